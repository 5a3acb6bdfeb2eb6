import { describe, expect, it } from 'vitest';
import type { ReadSegment } from '../ocr/read-segment.ts';
import { findStreams } from './find-stream.ts';

/** Cells of 8 pixels a letter in rows 30 pixels apart, each at the left edge of its column. */
function read(rows: readonly (readonly string[])[], lefts: readonly number[]): readonly (readonly string[])[] {
  const segments = rows.flatMap((row, at) =>
    row.flatMap((text, column): readonly ReadSegment[] => {
      if (text === '') return [];
      const box = { left: lefts[column] ?? 0, top: at * 30, width: 8 * text.length, height: 12 };
      const words = [{ text, box, confidence: 0.95 }];
      return [{ segment: { box, letterHeight: 12, parts: [box] }, words, confidence: 0.95 }];
    }),
  );
  return findStreams(segments, [], false).map((grid) => grid.rows[0]?.map((cell) => cell?.text ?? '') ?? []);
}

const TEAMS = [
  ['Region', 'Sales', 'Team', 'People'],
  ['North', '120', 'Dev', '12'],
  ['South', '95', 'Ops', '5'],
  ['East', '80', 'Law', '3'],
];

describe('tables side by side in a picture', () => {
  it('are parted where the space between them is plainly wider than between columns', () => {
    expect(read(TEAMS, [0, 80, 260, 340])).toEqual([
      ['Region', 'Sales'],
      ['Team', 'People'],
    ]);
  });

  it('are one table where its columns stand about as far apart', () => {
    expect(read(TEAMS, [0, 100, 210, 320])).toEqual([['Region', 'Sales', 'Team', 'People']]);
  });

  it('are one table where no names stand on the right', () => {
    const figures = TEAMS.map((row, at) => row.map((text, column) => (at > 0 && column === 2 ? `${at}1` : text)));
    expect(read(figures, [0, 80, 260, 340])).toEqual([['Region', 'Sales', 'Team', 'People']]);
  });
});
