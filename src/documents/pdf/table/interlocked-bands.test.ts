import { describe, expect, it } from 'vitest';
import { bandsByInterlocks } from './interlocked-bands.ts';
import type { PlacedLine } from './placed-line.ts';

/** Lines of writing 12 points high, at a baseline each, with words in columns. */
function linesOf(
  lines: readonly (readonly [baseline: number, cells: Readonly<Record<number, string>>])[],
): readonly PlacedLine[] {
  return lines.map(([baseline, cells]) => {
    const box = { left: 0, top: baseline - 10, right: 90, bottom: baseline + 2 };
    const phrases = Object.entries(cells).map(([column, text]) => {
      const word = {
        text,
        box,
        baseline,
        size: 12,
        isBold: false,
        isMonospaced: false,
        isTurned: false,
        isRaised: false,
        isClosed: false,
      };
      return { phrase: { words: [word], box }, first: Number(column), last: Number(column) };
    });
    const words = phrases.flatMap(({ phrase }) => phrase.words);
    return { line: { words, phrases: phrases.map(({ phrase }) => phrase), box, baseline, size: 12 }, phrases };
  });
}

describe('lines that reach into each other', () => {
  it('are of one row, with the lines of a label around them', () => {
    const lines = linesOf([
      [69, { 0: 'Primary' }],
      [83, { 0: 'health care' }],
      [90, { 1: '1,204' }],
      [97, { 0: 'and' }],
      [111, { 0: 'prevention' }],
      [130, { 0: 'Hospitals', 1: '8,450' }],
      [149, { 0: 'Roads', 1: '95' }],
    ]);
    expect(bandsByInterlocks(lines)).toEqual([0, 0, 0, 0, 0, 1, 2]);
  });

  it('tell which row the words of another column belong to', () => {
    const lines = linesOf([
      [89, { 0: '01/03', 1: 'Opening balance', 2: '1,520.50' }],
      [106, { 1: 'Grocery store' }],
      [113, { 0: '02/03', 2: '1,466.30' }],
      [120, { 1: 'LONDON GB' }],
      [138, { 0: '05/03', 1: 'Salary', 2: '3,866.30' }],
    ]);
    expect(bandsByInterlocks(lines)).toEqual([0, 1, 1, 1, 2]);
  });

  it('are none where every line stands apart', () => {
    expect(
      bandsByInterlocks(
        linesOf([
          [20, { 0: 'a', 1: '1' }],
          [34, { 0: 'b' }],
          [48, { 0: 'c', 1: '2' }],
        ]),
      ),
    ).toBeUndefined();
  });
});
