import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clipTo, isDense, type LinePoint, splitRuns, thinPoints } from './line-points.ts';

const WIDTH = 40;

const points = fc
  .array(fc.double({ min: -300, max: 300, noNaN: true }), { minLength: 1, maxLength: 2000 })
  .map((ys) => ys.map((y, index): LinePoint => ({ x: (index / ys.length) * WIDTH, y, index })));

/** What a line covers of each column of pixels: how far up and down, and where it comes and goes. */
function footprint(line: readonly LinePoint[]): readonly (readonly [number, readonly number[]])[] {
  return Array.from(
    Map.groupBy(line, ({ x }) => Math.floor(x)),
    ([column, own]) => {
      const ys = own.map(({ y }) => y);
      return [column, [Math.min(...ys), Math.max(...ys), ys[0] ?? 0, ys.at(-1) ?? 0]];
    },
  );
}

describe('thinned points', () => {
  test('cover the same of every column of pixels, in order, and are few', () => {
    fc.assert(
      fc.property(points, fc.boolean(), (line, isBackward) => {
        const whole = isBackward ? line.map((point) => ({ ...point, x: WIDTH - point.x })) : line;
        const kept = thinPoints(whole);
        expect(footprint(kept)).toEqual(footprint(whole));
        expect(kept.map(({ index }) => index)).toEqual(kept.map(({ index }) => index).toSorted((a, b) => a - b));
        if (isDense(whole)) expect(kept.length).toBeLessThanOrEqual(4 * (WIDTH + 1));
      }),
    );
  });

  test('are all points where there are few', () => {
    const few = [3, 1, 2].map((y, index) => ({ x: index, y, index }));
    expect(thinPoints(few)).toBe(few);
  });
});

describe('the stretches of a line', () => {
  test('end at gaps, unless these are bridged', () => {
    expect(splitRuns([undefined, 1, 2, undefined, undefined, 3], false)).toEqual([[1, 2], [3]]);
    expect(splitRuns([undefined, 1, 2, undefined, undefined, 3], true)).toEqual([[1, 2, 3]]);
    expect(splitRuns([undefined], true)).toEqual([]);
  });
});

describe('what is drawn within a box', () => {
  const area = { x: 10, y: 10, width: 80, height: 40 };

  test('is cut only where something lies outside', () => {
    expect(clipTo('<path/>', { area, margin: 2, points: [{ x: 9, y: 51 }] })).toBe('<path/>');
    expect(clipTo('<path/>', { area, margin: 2, points: [{ x: 10, y: -20 }] })).toBe(
      '<svg x="8" y="8" width="84" height="44" viewBox="8.00 8.00 84.00 44.00" overflow="hidden"><path/></svg>',
    );
  });
});
