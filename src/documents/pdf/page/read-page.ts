import type { DrawnPage, Glyph, Rule, Shade, Turn } from './drawn-page.ts';
import { type Box, type Matrix, mapBox, mapPoint } from './geometry.ts';
import { markRaised, toWords, type Word } from './words.ts';

/** A page as it is read, upright: where most of its writing is turned, the page was turned with it. */
export type PageContent = {
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly words: readonly Word[];
  readonly rules: readonly Rule[];
  readonly shades: readonly Shade[];
  /** From here to the page as it is shown. */
  readonly toShown: (box: Box) => Box;
};

/** Words and lines of a page, in the direction of most of its writing. */
export function readPage(page: DrawnPage): PageContent {
  const turn = mainTurn(page.glyphs);
  const { matrix, inverse, width, height } = uprightMaps(turn, page.width, page.height);
  const byTurn: readonly Glyph[][] = [[], [], [], []];
  for (const glyph of page.glyphs) byTurn[(glyph.turn - turn + 4) % 4]?.push(turnGlyph(glyph, matrix));
  const written = byTurn.flatMap((glyphs, relative) => wordsOfTurn(glyphs, relative as Turn));
  const { words, rules: typed } = takeTypedRules(written);
  return {
    number: page.number,
    width,
    height,
    words,
    rules: [...page.rules.map((rule) => turnRule(rule, matrix, turn % 2 === 1)), ...typed],
    shades: page.shades.map(({ box, colour }): Shade => ({ box: mapBox(matrix, box), colour })),
    toShown: (box) => mapBox(inverse, box),
  };
}

/** A line made of characters, with what they make of its crossings. */
const DRAWN_LINE = /^(?=.*[-_=–—─═]{3})[-_=–—─═|+│┼├┤┌┐└┘┬┴]{5,}$/;
/** A piece of an upright line: one line of writing high. */
const BAR = /^[|│]$/;
const FEWEST_BARS = 3;
const SAME_PLACE = 1.5;

/** Parts the words from the lines that are typed: level ones of dashes, and upright ones of bars under one another. */
function takeTypedRules(written: readonly Word[]): {
  readonly words: readonly Word[];
  readonly rules: readonly Rule[];
} {
  const bars = written.filter(({ text, isTurned }) => BAR.test(text) && !isTurned);
  const isInColumn = ({ box }: Word): boolean =>
    bars.filter((bar) => Math.abs(bar.box.left - box.left) < SAME_PLACE).length >= FEWEST_BARS;
  const upright = new Set(bars.filter(isInColumn));
  const level = new Set(written.filter(({ text }) => DRAWN_LINE.test(text)));
  return {
    words: written.filter((word) => !upright.has(word) && !level.has(word)),
    rules: [...Array.from(level, toLevel), ...Array.from(upright, toUpright)],
  };
}

function toLevel({ box: { left, right }, baseline, size }: Word): Rule {
  return { isLevel: true, at: baseline - size * 0.3, from: left, to: right, width: 1 };
}

function toUpright({ box: { left, right }, baseline, size }: Word): Rule {
  return { isLevel: false, at: (left + right) / 2, from: baseline - size, to: baseline + size * 0.4, width: 1 };
}

function mainTurn(glyphs: readonly Glyph[]): Turn {
  const counts = [0, 0, 0, 0];
  for (const { turn } of glyphs) counts[turn] = (counts[turn] ?? 0) + 1;
  const most = Math.max(...counts);
  return counts.indexOf(most) as Turn;
}

type Maps = { readonly matrix: Matrix; readonly inverse: Matrix; readonly width: number; readonly height: number };

/** The maps from a page whose writing is turned by so many quarters clockwise to one where it is upright, and back. */
function uprightMaps(turn: Turn, width: number, height: number): Maps {
  const maps: readonly Maps[] = [
    { matrix: [1, 0, 0, 1, 0, 0], inverse: [1, 0, 0, 1, 0, 0], width, height },
    { matrix: [0, -1, 1, 0, 0, width], inverse: [0, 1, -1, 0, width, 0], width: height, height: width },
    { matrix: [-1, 0, 0, -1, width, height], inverse: [-1, 0, 0, -1, width, height], width, height },
    { matrix: [0, 1, -1, 0, height, 0], inverse: [0, -1, 1, 0, 0, height], width: height, height: width },
  ];
  // There is one for each turn.
  return maps[turn] as Maps;
}

function turnGlyph(glyph: Glyph, matrix: Matrix): Glyph {
  const [x, y] = mapPoint(matrix, glyph.x, glyph.y);
  const [endX, endY] = mapPoint(matrix, glyph.endX, glyph.endY);
  return { ...glyph, x, y, endX, endY };
}

function turnRule(rule: Rule, matrix: Matrix, isSwapped: boolean): Rule {
  const { isLevel, at, from, to } = rule;
  const box = isLevel ? { left: from, right: to, top: at, bottom: at } : { left: at, right: at, top: from, bottom: to };
  const { left, top, right, bottom } = mapBox(matrix, box);
  return isLevel !== isSwapped
    ? { ...rule, isLevel: true, at: top, from: left, to: right }
    : { ...rule, isLevel: false, at: left, from: top, to: bottom };
}

/** Words that are turned against the page are put together upright, then put back in their place. */
function wordsOfTurn(glyphs: readonly Glyph[], relative: Turn): readonly Word[] {
  if (relative === 0) return markRaised(toWords(glyphs, false));
  const { matrix, inverse } = uprightMaps(relative, 0, 0);
  return toWords(
    glyphs.map((glyph) => turnGlyph(glyph, matrix)),
    true,
  ).map((word) => {
    const box = mapBox(inverse, word.box);
    return { ...word, box, baseline: box.bottom };
  });
}
