import { expect, it } from 'vitest';
import { toWords } from './words.ts';

/** Letters side by side from the left, each as wide as told and as high as its part of the typeface is said to be. */
const read = (letters: readonly (readonly [text: string, size: number])[], gap = 0): readonly string[] => {
  let x = 100;
  const glyphs = letters.map(([text, size]) => {
    const left = x;
    x += 5 + gap;
    return {
      text,
      x: left,
      y: 50,
      endX: left + 5,
      endY: 50,
      size,
      isBold: false,
      isMonospaced: false,
      turn: 0 as const,
    };
  });
  return toWords(glyphs, false).map(({ text }) => text);
};

it('keeps Arabic words together whose letters are of parts of a typeface that differ in height', () => {
  expect(
    read([
      ['ﺔ', 10],
      ['ﻘ', 10],
      ['ﻄ', 6.5],
      ['ﻨ', 9.1],
      ['ﻤ', 10],
      ['ﻟ', 9.1],
      ['ا', 9.1],
    ]),
  ).toEqual(['المنطقة']);
});

it('parts them where they do not touch, and Latin letters and raised marks that differ as much', () => {
  expect(
    read(
      [
        ['ة', 10],
        ['ط', 6.5],
      ],
      1,
    ),
  ).toEqual(['ة', 'ط']);
  expect(
    read([
      ['a', 10],
      ['1', 6],
    ]),
  ).toEqual(['a', '1']);
});

/** Words of the width that their letters have, a space between them where one is written, and else as much room. */
const closedOf = (...texts: readonly string[]): readonly string[] => {
  let x = 100;
  const glyphs = texts.flatMap((text) =>
    [...text].map((letter) => {
      const left = x;
      x += letter === '|' ? 3 : 5;
      return {
        text: letter,
        x: left,
        y: 50,
        endX: x,
        endY: 50,
        size: 10,
        isBold: false,
        isMonospaced: false,
        turn: 0 as const,
      };
    }),
  );
  return toWords(
    glyphs.filter(({ text }) => text !== '|'),
    false,
  ).flatMap(({ text, isClosed }) => (isClosed ? [text] : []));
};

it('tells words without a space behind them where the page writes its spaces, and none where it moves the pen', () => {
  expect(closedOf('Sales by region 120|340')).toEqual(['120', '340']);
  expect(closedOf('Sales by|region of|Faro and|Beja 120|340')).toEqual([]);
});

it('marks where letters of a word are that the file does not name, and leaves bullets out', () => {
  expect(read([...'of'].map((text) => [text, 10] as const).concat([['\u0000', 10]], [['r', 10]]))).toEqual([
    'of\ufffdr',
  ]);
  expect(
    read([
      ['\u0000', 10],
      ['A', 10],
      ['d', 10],
    ]),
  ).toEqual(['Ad']);
});
