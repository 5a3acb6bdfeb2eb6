import { expect, test } from 'vitest';
import type { TextPiece } from '../labels/find-texts.ts';
import { partRuns } from './part-runs.ts';

/** A level piece of glyphs ten pixels wide that begin at these places. */
const pieceAt = (...lefts: readonly number[]): TextPiece => ({
  extent: { left: Math.min(...lefts), right: Math.max(...lefts) + 8, top: 0, bottom: 10 },
  glyphs: lefts.map((left) => ({ box: { left, right: left + 8, top: 0, bottom: 10 }, pixels: new Int32Array([0]) })),
  direction: 'level',
});
const TWO_YEARS = pieceAt(0, 10, 20, 30, 46, 56, 66, 76);

test('years that ran into each other come apart where the gap is widest', () => {
  const parted = partRuns([TWO_YEARS], ['2014 2015'], []);
  expect(parted.map(({ extent }) => [extent.left, extent.right])).toEqual([
    [0, 38],
    [46, 84],
  ]);
});

test('digits read as one number below two tick marks are two labels; a mark and its line are one', () => {
  expect(partRuns([TWO_YEARS], ['20142015'], [19, 19.5, 65])).toHaveLength(2);
  expect(partRuns([TWO_YEARS], ['20142015'], [42, 42.5])).toHaveLength(1);
});

test('a number with a space between thousands, and words, stay whole', () => {
  expect(partRuns([TWO_YEARS], ['2 000 000'], [])).toHaveLength(1);
  expect(partRuns([TWO_YEARS], ['New York'], [19, 65])).toHaveLength(1);
});

test('one long number and one month stay whole over several tick marks', () => {
  expect(partRuns([TWO_YEARS], ['24,000,000'], [19, 65])).toHaveLength(1);
  expect(partRuns([TWO_YEARS], ['2024-08'], [19, 65])).toHaveLength(1);
});

test('words below three tick marks are three labels where most are a space apart', () => {
  const months = pieceAt(0, 9, 18, 34, 43, 52, 62, 71, 80, 97, 106, 115);
  expect(partRuns([months], ['Jan FebMar Apr'], [13, 47.5, 75.5, 110]).map(({ glyphs }) => glyphs.length)).toEqual([
    3, 3, 3, 3,
  ]);
  const title = pieceAt(0, 9, 18, 27, 36, 45, 54, 63, 72, 81, 90, 99);
  expect(partRuns([title], ['Temperatures'], [13, 40, 67, 94])).toHaveLength(1);
});

test('the frame of a plot at either end of a run is no tick mark of it', () => {
  const run = pieceAt(...[0, 50, 100, 150].flatMap((left) => [left, left + 10, left + 20]));
  const parted = partRuns([run], ['100 200 300 400'], [4, 14, 64, 114, 164, 173]);
  expect(parted.map(({ extent }) => extent.left)).toEqual([0, 50, 100, 150]);
});

test('two labels of words come apart where all others stand below one tick mark each', () => {
  const [first, last] = [pieceAt(0, 10, 20), pieceAt(200, 210, 220)];
  const two = pieceAt(60, 69, 83, 92, 107, 116, 125, 134);
  const places = [15, 80, 122, 215];
  expect(partRuns([first, two, last], ['IT', 'R&D XFinance', 'HR'], places).map(({ glyphs }) => glyphs.length)).toEqual(
    [3, 4, 4, 3],
  );
  expect(partRuns([two], ['New York City'], places)).toHaveLength(1);
  expect(
    partRuns([first, pieceAt(60, 69, 78, 87, 96, 105, 114, 123), last], ['IT', 'Quantity', 'HR'], places),
  ).toHaveLength(3);
});

test('more labels and tick marks than any chart has are told apart in time', { timeout: 5_000 }, () => {
  const lefts = Array.from({ length: 2_000 }, (_, index) => 20 * index);
  const labels = lefts.map((left) => pieceAt(left, left + 9));
  const places = lefts.map((left) => left + 8);
  expect(
    partRuns(
      labels,
      lefts.map(() => 'ab'),
      places,
    ),
  ).toBe(labels);
});

test('a tick mark nearer to the frame than letters are high is the one of the only label there', () => {
  expect(partRuns([pieceAt(0, 10, 20, 30)], ['2012'], [14, 20])).toHaveLength(1);
});
