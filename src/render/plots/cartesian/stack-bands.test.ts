import { describe, expect, test } from 'vitest';
import { PLAIN_NUMBERS } from '../../format/number-style.ts';
import { layOutSegments } from './segments.ts';
import { layOutBands } from './stack-bands.ts';

const series = (values: readonly (number | null)[], index: number) => ({
  index,
  styleKey: `series${index + 1}`,
  columnKey: String(index),
  label: '',
  values,
  style: PLAIN_NUMBERS,
});

describe('the bands of stacked areas', () => {
  test('stand on each other and run out where a series changes sign', () => {
    const [first, second] = layOutBands(
      layOutSegments(
        [
          [4, 6],
          [3, -2],
        ].map(series),
        'stacked',
      ),
    );
    expect(first?.above).toEqual([
      { from: 0, to: 4 },
      { from: 0, to: 6 },
    ]);
    expect(second?.above).toEqual([
      { from: 4, to: 7 },
      { from: 6, to: 6 },
    ]);
    expect(second?.below).toEqual([
      { from: 0, to: 0 },
      { from: 0, to: -2 },
    ]);
    expect([first?.side, second?.side]).toEqual(['above', 'both']);
  });

  test('have gaps where values are missing', () => {
    const [first, second] = layOutBands(
      layOutSegments(
        [
          [null, 1],
          [2, -3],
        ].map(series),
        'stacked',
      ),
    );
    expect(first?.above).toEqual([undefined, { from: 0, to: 1 }]);
    expect(second?.above[0]).toEqual({ from: 0, to: 2 });
  });
});
