import { expect, test } from 'vitest';
import type { ReadSegment } from '../ocr/read-segment.ts';
import { findStreams } from './find-stream.ts';

/** Words of a row, 80 pixels apart, at a height of their own. */
function rowOf(texts: readonly string[], top: number, height: number): readonly ReadSegment[] {
  return texts.map((text, at) => {
    const box = { left: 80 * at, top, width: 40, height };
    return {
      segment: { box, letterHeight: height, parts: [box] },
      words: [{ text, box, confidence: 0.9 }],
      confidence: 0.9,
    };
  });
}

const textsOf = (segments: readonly ReadSegment[]) =>
  findStreams(segments, [], false).map(({ rows }) => rows.map((row) => row.map((cell) => cell?.text)));

test('a row of low letters that stands as far below the others as they stand apart belongs to them', () => {
  const rows = [
    ...rowOf(['Town', 'Price'], 0, 24),
    ...rowOf(['Jeddah', '20'], 96, 24),
    ...rowOf(['Aqaba', '31'], 192, 24),
    ...rowOf(['ma', '17'], 290, 20),
  ];
  expect(textsOf(rows)).toEqual([
    [
      ['Town', 'Price'],
      ['Jeddah', '20'],
      ['Aqaba', '31'],
      ['ma', '17'],
    ],
  ]);
});

test('rows far below those of a table are another one', () => {
  const rows = [
    ...rowOf(['Town', 'Price'], 0, 20),
    ...rowOf(['Jeddah', '20'], 40, 20),
    ...rowOf(['Aqaba', '31'], 80, 20),
    ...rowOf(['Name', 'Age'], 200, 20),
    ...rowOf(['Ali', '31'], 240, 20),
    ...rowOf(['Mona', '28'], 280, 20),
  ];
  expect(textsOf(rows)).toHaveLength(2);
});
