import { type Component, findComponents } from '../raster/components.ts';
import { type Extent, heightOf, widthOf } from '../raster/raster.ts';
import type { Crop } from './crop-piece.ts';

/** A mark over a letter that the recogniser takes for another: its combining character, and where its middle lies along the line, 0 to 1. */
export type LetterMark = { readonly sign: '\u0308' | '\u030a'; readonly at: number };

/** A line of text without the marks that were found over its letters. */
export type Parted = { readonly crop: Crop; readonly marks: readonly LetterMark[] };

/** From this darkness on a pixel is ink. */
const DARK = 0.45;
/** Marks are lower than that share of the line, end above the second, and are as near to the letter below as the third. */
const LOW = 0.32;
const HIGH = 0.42;
const NEAR = 0.22;

/** Two dots are of one size and at one height, so far apart in widths of one. */
const ALIKE = 1.7;
const LEVEL = 0.35;
const CLOSEST = 0.3;
const FURTHEST = 3;
/** Two dots that blur into one shape are that much wider than high, and paler between them than at both. */
const WIDE = 1.6;
const PALER = 0.75;
/** A ring is about as wide as high, and paler in its middle. */
const ROUND = 1.4;

type Shape = { readonly box: Extent; readonly sign: LetterMark['sign']; readonly parts: readonly Component[] };

const middleOf = ({ left, right }: Extent): number => (left + right) / 2;

const around = (one: Extent, other: Extent): Extent => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
});

function areTwoDots(one: Extent, other: Extent): boolean {
  const [wide, narrow] = [Math.max(widthOf(one), widthOf(other)), Math.min(widthOf(one), widthOf(other))];
  const gap = other.left - one.right;
  return (
    wide <= ALIKE * narrow &&
    Math.max(heightOf(one), heightOf(other)) <= ALIKE * Math.min(heightOf(one), heightOf(other)) &&
    Math.abs(one.top - other.top) <= LEVEL * heightOf(one) + 1 &&
    gap >= CLOSEST * narrow &&
    gap <= FURTHEST * narrow
  );
}

/** How dark each column of a box is where it is darkest. */
function columnsOf({ width, darkness }: Crop, { left, right, top, bottom }: Extent): readonly number[] {
  return Array.from({ length: right - left }, (_, x) => {
    let most = 0;
    for (let y = top; y < bottom; y += 1) most = Math.max(most, darkness[y * width + left + x] ?? 0);
    return most;
  });
}

/** True for a shape that is pale in its middle, against both of its sides. */
function isPaleWithin(values: readonly number[]): boolean {
  const third = Math.max(1, Math.floor(values.length / 3));
  const [before, after] = [Math.max(...values.slice(0, third)), Math.max(...values.slice(-third))];
  return Math.min(...values.slice(third, -third)) <= PALER * Math.min(before, after);
}

function isRing(crop: Crop, box: Extent): boolean {
  const [width, height] = [widthOf(box), heightOf(box)];
  if (Math.max(width, height) > ROUND * Math.min(width, height) || Math.min(width, height) < 5) return false;
  const row = Math.round((box.top + box.bottom - 1) / 2);
  const column = Math.round(middleOf(box) - 0.5);
  const across = columnsOf(crop, { ...box, top: row, bottom: row + 1 });
  const down = Array.from({ length: height }, (_, y) => crop.darkness[(box.top + y) * crop.width + column] ?? 0);
  return isPaleWithin(across) && isPaleWithin(down);
}

/** What stands below a place of a crop: the number of the first component that a column meets on its way down, and where. */
function firstBelow(labels: Int32Array, { width, height }: Crop, x: number, from: number): number | undefined {
  for (let y = from; y < height; y += 1) {
    const label = labels[y * width + x] ?? 0;
    if (label > 0) return label;
  }
  return undefined;
}

/** A tilde lies lower on its right side, by a part of a pixel and more; two dots do not. */
const LOWER = 0.3;

/** How far down the ink of a box lies on the whole. */
function depthOf({ width, darkness }: Crop, { left, top, right, bottom }: Extent): number {
  let [weight, sum] = [0, 0];
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      weight += darkness[y * width + x] ?? 0;
      sum += y * (darkness[y * width + x] ?? 0);
    }
  return sum / Math.max(weight, Number.EPSILON);
}

function isLevel(crop: Crop, box: Extent): boolean {
  const middle = Math.round(middleOf(box));
  return Math.abs(depthOf(crop, { ...box, right: middle }) - depthOf(crop, { ...box, left: middle })) <= LOWER;
}

/** True where one letter stands right below a shape, as wide as that or wider: the dots of two letters side by side have one each. */
function hasLetterBelow(crop: Crop, letters: readonly Component[], labels: Int32Array, { box, parts }: Shape): boolean {
  const middles = [middleOf(box), ...parts.map((part) => middleOf(part.box))].map((x) => Math.floor(x));
  const below = new Set(
    middles.map((x) => firstBelow(labels, crop, x, box.bottom)).filter((label) => label !== undefined),
  );
  const [label = 0] = below;
  const letter = letters[label - 1]?.box;
  return (
    below.size === 1 &&
    letter !== undefined &&
    widthOf(letter) >= widthOf(box) &&
    heightOf(letter) > heightOf(box) &&
    letter.top >= box.bottom - 1 &&
    letter.top - box.bottom <= NEAR * crop.height
  );
}

function labelsOf({ darkness }: Crop, components: readonly Component[]): Int32Array {
  const labels = new Int32Array(darkness.length);
  for (const [index, { pixels }] of components.entries()) for (const pixel of pixels) labels[pixel] = index + 1;
  return labels;
}

/** The marks that small shapes make: two dots, a ring. */
function shapesOf(crop: Crop, small: readonly Component[]): readonly Shape[] {
  const sorted = [...small].sort((one, other) => one.box.left - other.box.left);
  const pairs = sorted.flatMap((one) =>
    sorted.flatMap((other) =>
      one !== other && areTwoDots(one.box, other.box) && isLevel(crop, around(one.box, other.box))
        ? [{ box: around(one.box, other.box), sign: '\u0308' as const, parts: [one, other] }]
        : [],
    ),
  );
  const single = sorted.flatMap((part): readonly Shape[] => {
    const { box } = part;
    if (widthOf(box) >= WIDE * heightOf(box) && isPaleWithin(columnsOf(crop, box)) && isLevel(crop, box))
      return [{ box, sign: '\u0308', parts: [part] }];
    return isRing(crop, box) ? [{ box, sign: '\u030a', parts: [part] }] : [];
  });
  return [...pairs, ...single];
}

/**
 * Parts a level line of text from the two dots and the rings over its letters. Recognisers of English and Portuguese take
 * these for accents that they know; letters without them are read well.
 */
export function partMarks(crop: Crop): Parted {
  const mask = Uint8Array.from(crop.darkness, (dark) => Number(dark >= DARK));
  const components = findComponents(mask, crop.width, crop.height);
  const small = components.filter(
    ({ box }) => heightOf(box) <= LOW * crop.height && widthOf(box) >= 2 && box.bottom <= HIGH * crop.height,
  );
  const labels = labelsOf(crop, components);
  const marks = shapesOf(crop, small).filter((shape) => hasLetterBelow(crop, components, labels, shape));
  if (marks.length === 0) return { crop, marks: [] };
  const darkness = crop.darkness.slice();
  for (const { box } of marks)
    for (let y = Math.max(0, box.top - 2); y < box.bottom + 1; y += 1)
      darkness.fill(
        0,
        y * crop.width + Math.max(0, box.left - 2),
        y * crop.width + Math.min(crop.width, box.right + 2),
      );
  return {
    crop: { ...crop, darkness },
    marks: marks.map(({ box, sign }) => ({ sign, at: middleOf(box) / crop.width })),
  };
}

/** How wide letters are, about, against most others. */
const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[iljI.,:;'|!]/u, 0.45],
  [/[ftr()\s-]/u, 0.6],
  [/[mwMW]/u, 1.5],
  [/[\p{Lu}]/u, 1.25],
];

const widthOfLetter = (letter: string): number => WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 1;

/** The letters that each mark stands over. */
const BEARERS = {
  '\u0308': /[aeiouy]/iu,
  '\u030a': /[au]/iu,
} as const satisfies Record<LetterMark['sign'], RegExp>;

/** How far from its letter a mark may stand, in letters: their widths are not known. */
const ASIDE = 1.3;

/** A text with marks over its letters again, each over the nearest that can bear it; undefined where one has none. */
export function putMarks(text: string, marks: readonly LetterMark[]): string | undefined {
  const letters = [...text.normalize('NFC')];
  let length = 0;
  const middles = letters.map((letter) => {
    length += widthOfLetter(letter);
    return length - widthOfLetter(letter) / 2;
  });
  const marked = [...letters];
  for (const { sign, at } of marks) {
    const [best] = letters
      .map((letter, index) => ({
        index,
        bare: letter.normalize('NFD').charAt(0),
        far: Math.abs((middles[index] ?? 0) - at * length),
      }))
      .filter(({ index, bare, far }) => BEARERS[sign].test(bare) && far <= ASIDE && marked[index] === letters[index])
      .sort((one, other) => one.far - other.far);
    if (best === undefined) return undefined;
    marked[best.index] = `${best.bare}${sign}`;
  }
  return marked.join('').normalize('NFC');
}
