import { describe, expect, it } from 'vitest';
import type { TextRow } from './find-rows.ts';
import { joinWrappedLines } from './join-wrapped-lines.ts';

type Cell = readonly [text: string, left: number];

/** Lines of letters 10 pixels high, at a height each. */
function linesOf(lines: readonly (readonly [top: number, ...cells: readonly Cell[]])[]): readonly TextRow[] {
  return lines.map(([top, ...cells]) => ({
    top,
    bottom: top + 10,
    segments: cells.map(([text, left]) => {
      const box = { left, top, width: 8 * text.length, height: 10 };
      return {
        segment: { box, letterHeight: 10, parts: [box] },
        words: [{ text, box, confidence: 0.9 }],
        confidence: 0.9,
      };
    }),
  }));
}

const textsOf = (rows: readonly TextRow[]): readonly (readonly string[])[] =>
  rows.map(({ segments }) => segments.map(({ words }) => words.map(({ text }) => text).join(' ')));

describe('lines of cells that go on', () => {
  it('are one row where they stand nearer than rows do', () => {
    const rows = joinWrappedLines(
      linesOf([
        [0, ['Name', 0], ['2022', 200]],
        [30, ['Health care', 0]],
        [46, ['and schools', 0], ['12', 200]],
        [62, ['for all', 0]],
        [92, ['Roads', 0], ['14', 200]],
        [122, ['Water', 0], ['15', 200]],
      ]),
    );
    expect(textsOf(rows).map((texts) => texts.length)).toEqual([2, 4, 2, 2]);
  });

  it('are one header, without a title on top of it', () => {
    const rows = joinWrappedLines(
      linesOf([
        [0, ['Report', 0]],
        [16, ['Country', 0], ['People in', 200], ['Income', 300]],
        [32, ['millions', 200], ['each', 300]],
        [62, ['Norway', 0], ['5.4', 200], ['89', 300]],
        [92, ['Chile', 0], ['19.5', 200], ['16', 300]],
      ]),
    );
    expect(textsOf(rows).map((texts) => texts.length)).toEqual([1, 5, 3, 3]);
  });

  it('stay rows of their own where rows of figures stand as near', () => {
    const lines = linesOf([
      [0, ['Name', 0], ['2022', 200]],
      [30, ['Health', 0]],
      [46, ['Care', 0], ['12', 200]],
      [62, ['Roads', 0], ['14', 200]],
      [92, ['Water', 0], ['15', 200]],
    ]);
    expect(joinWrappedLines(lines)).toEqual(lines);
  });
});
