import { describe, expect, it } from 'vitest';
import type { Ruling } from '../layout/rulings.ts';
import type { Word } from '../page/words.ts';
import { partSideBySide } from './part-side-by-side.ts';

const SIZE = 10;
const LETTER = 5;

/** A word that begins, or ends, at a place of a line. */
function toWord(text: string, x: number, { line, isFlushRight }: { line: number; isFlushRight: boolean }): Word {
  const width = text.length * LETTER;
  const left = isFlushRight ? x - width : x;
  const baseline = 100 + line * PITCH;
  const box = { left, right: left + width, top: baseline - 8, bottom: baseline + 2 };
  return {
    text,
    box,
    baseline,
    size: SIZE,
    isBold: false,
    isMonospaced: false,
    isTurned: false,
    isRaised: false,
    isClosed: false,
  };
}

const PITCH = 15;

type Column = { readonly x: number; readonly isFlushRight: boolean; readonly texts: readonly string[] };

const toWords = (columns: readonly Column[]): readonly Word[] =>
  columns.flatMap(({ x, isFlushRight, texts }) =>
    texts.flatMap((text, line) => (text === '' ? [] : [toWord(text, x, { line, isFlushRight })])),
  );

const namesAt = (x: number, texts: readonly string[]): Column => ({ x, isFlushRight: false, texts });
const figuresTo = (x: number, texts: readonly string[]): Column => ({ x, isFlushRight: true, texts });

const REGIONS = ['Region', 'North', 'South', 'East'];
const SALES = ['Sales', '204', '987', '540'];
const TEAMS = ['Team', 'Finance', 'Support', 'Legal'];
const STAFF = ['Staff', '12', '48', '31'];

/** Names and figures at both sides; the gutter between them is so wide. */
const twoOf = (gutter: number, { firstLine = [], end = 200 }: { firstLine?: readonly string[]; end?: number } = {}) => {
  const head = (i: number, texts: readonly string[]): readonly string[] =>
    firstLine.length === 0 ? texts : [firstLine[i] ?? '', ...texts];
  return toWords([
    namesAt(0, head(0, REGIONS)),
    figuresTo(200, head(1, SALES)),
    namesAt(200 + gutter, head(2, TEAMS)),
    figuresTo(200 + gutter + end, head(3, STAFF)),
  ]);
};

const line = (at: number, from: number, to: number): Ruling => ({ at, from, to });
const firstsOf = (parts: readonly (readonly Word[])[]): readonly string[] => parts.map(([first]) => first?.text ?? '');

describe('two tables side by side are parted', () => {
  it('where both are as wide, though their own columns stand further apart', () => {
    expect(firstsOf(partSideBySide(twoOf(35), []))).toEqual(['Region', 'Team']);
  });

  it('where lines are drawn over each and not between them', () => {
    const levels = [line(104, -4, 204), line(104, 214, 354)];
    expect(firstsOf(partSideBySide(twoOf(18, { end: 132 }), levels))).toEqual(['Region', 'Team']);
  });

  it.each([
    ['as wide as one another', []],
    ['each below a line of its own', [line(104, -4, 204), line(104, 222, 436), line(104, 454, 670)]],
  ])('where there are three, %s', (_, levels) => {
    const words = [
      ...twoOf(35),
      ...toWords([namesAt(470, ['Fruit', 'Apples', 'Pears', 'Figs']), figuresTo(670, ['kg', '120', '80', '33'])]),
    ];
    expect(firstsOf(partSideBySide(words, levels))).toEqual(['Region', 'Team', 'Fruit']);
  });

  it('where each has its title', () => {
    const words = twoOf(18, { firstLine: ['Turnover', '', 'People', ''], end: 132 });
    expect(firstsOf(partSideBySide(words, []))).toEqual(['Turnover', 'People']);
  });

  it('where writing runs to the left', () => {
    const words = toWords([
      namesAt(0, ['عدد', '12', '48', '31']),
      figuresTo(200, ['القسم', 'المالية', 'العمليات', 'الدعم']),
      namesAt(235, ['عدد', '204', '987', '540']),
      figuresTo(435, ['المنطقة', 'الشمال', 'الجنوب', 'الشرق']),
    ]);
    expect(partSideBySide(words, [])).toHaveLength(2);
  });
});

describe('one table stays whole', () => {
  it('with a line below all of its columns', () => {
    expect(partSideBySide(twoOf(35), [line(104, -4, 440)])).toHaveLength(1);
  });

  it('with lines below the headers of its groups alone', () => {
    const levels = [line(104, 150, 204), line(104, 300, 354)];
    expect(partSideBySide(twoOf(18, { end: 132 }), levels)).toHaveLength(1);
  });

  it('whose sides are not as wide', () => {
    expect(partSideBySide(twoOf(35, { end: 132 }), [])).toHaveLength(1);
  });

  it('with as much room at the sides of its cells as over them', () => {
    const apart = twoOf(35).map((word) => {
      const down = (word.baseline - 100) * 1.2;
      const box = { ...word.box, top: word.box.top + down, bottom: word.box.bottom + down };
      return { ...word, box, baseline: word.baseline + down };
    });
    expect(partSideBySide(apart, [])).toHaveLength(1);
  });
});
