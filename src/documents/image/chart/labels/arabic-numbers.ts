import { createArabicAtlas } from '../../ocr/arabic-atlas.ts';
import { ARABIC_LOOKS } from '../../ocr/arabic-looks.ts';
import type { GlyphLook } from '../../ocr/glyph-atlas.ts';
import { lookAtDigit } from '../../ocr/look-at-digit.ts';
import { toWesternDigits } from '../axes/parse-tick.ts';
import type { Sight } from '../axes/sight.ts';
import { median } from '../median.ts';
import { type Component, findComponents } from '../raster/components.ts';
import { type Extent, heightOf, widthOf } from '../raster/raster.ts';
import { type Crop, cropPiece } from './crop-piece.ts';
import type { TextPiece } from './find-texts.ts';

/** A number as its signs look, in Western digits: likeliest first, and as it may be where a sign looks like another one as well. */
export type ArabicNumber = {
  readonly texts: readonly string[];
  /** How like the known signs they are at least, 0 to 1. */
  readonly confidence: number;
};

/** What is read is of this line of the atlas. */
const READ = 1;
const ATLAS = createArabicAtlas();

/** Up to this distance a shape may be a sign; beyond it is a letter, or two signs that touch. */
const NEAR = 0.27;
/** From this confidence on a number is likely by its looks alone. */
export const LIKELY_NUMBER = 0.25;
/** Another sign is possible too where it is no further off than by this factor. */
const AS_NEAR = 1.6;
/** Dots are lower and narrower than that share of the digits. */
const DOT = 0.5;
/** A dot that lies lower than noughts do by that share of the digits is a mark between them; by less it may be. */
const LOWER = 0.16;
const HARDLY_LOWER = 0.08;
/** Where no number ends with a nought, noughts are taken to lie here between the top and the bottom of digits. */
const MIDDLE = 0.55;
/** From that share of their height on, shapes are as wide as two digits. */
const TWO_WIDE = 0.9;
/** Digits that touch are parted where their edges are fainter than that: tried one after the other. */
const EDGES = [0, 0.3, 0.45, 0.6] as const;

type Sign = { readonly signs: readonly string[]; readonly distance: number; readonly box: Extent };

/** Where the digits of pieces stand, in parts of the picture: their height, and how far above its foot a piece's own are. */
const digitHeight = (pieces: readonly TextPiece[]): number =>
  median(
    pieces.map(({ glyphs }) => Math.max(...glyphs.map(({ box }) => heightOf(box)))).filter((height) => height >= 5),
  );

/** How far down a box lies between the top of digits of such a height and the foot of those beside it; `undefined` beside none. */
const depthOf = ({ top, bottom }: Extent, tall: readonly Extent[], height: number): number | undefined =>
  tall.length === 0 ? undefined : 1 - (Math.max(...tall.map((one) => one.bottom)) - (top + bottom) / 2) / height;

const isDot = (box: Extent, height: number): boolean => heightOf(box) <= DOT * height && widthOf(box) <= DOT * height;
const isTall = (box: Extent, height: number): boolean => heightOf(box) > DOT * height;

/** Where noughts lie: no number ends with a mark. */
function noughtDepth(pieces: readonly TextPiece[], height: number): number {
  const depths = pieces.flatMap(({ glyphs }) => {
    const boxes = glyphs.map(({ box }) => box);
    const last = boxes.reduce((one, other) => (other.right > one.right ? other : one));
    const tall = boxes.filter((box) => isTall(box, height));
    return isDot(last, height) ? (depthOf(last, tall, height) ?? []) : [];
  });
  return depths.length === 0 ? MIDDLE : median(depths);
}

/** How digits stand in a set of pieces: their height in pixels, and how far down noughts lie. */
type Stature = { readonly height: number; readonly nought: number };

/** What a dot may be: beside other dots of its number the highest are noughts, by itself it is compared with those of other numbers. */
function readDot(box: Extent, shapes: readonly Extent[], { height, nought }: Stature): readonly string[] {
  const tall = shapes.filter((one) => isTall(one, height));
  const depth = (one: Extent): number => depthOf(one, tall, height) ?? nought;
  const dots = shapes.filter((one) => isDot(one, height));
  const lower = depth(box) - (dots.length > 1 ? Math.min(...dots.map(depth)) : nought);
  if (lower > LOWER) return dots.length > 1 ? [','] : [',', '٠'];
  return lower > HARDLY_LOWER ? ['٠', ','] : ['٠'];
}

/** The sign that a shape is like; none where it is like no sign. */
function readShape({ width, height, darkness }: Crop, { box, pixels }: Component): readonly Sign[] {
  const values = new Uint8Array(width * height);
  for (const pixel of pixels) values[pixel] = Math.round(255 * (darkness[pixel] ?? 0));
  const around = { left: box.left, top: box.top, width: widthOf(box), height: heightOf(box) };
  const look = lookAtDigit({ width, height, values }, around);
  const near = look === undefined ? [] : nearestSigns(look);
  const [first] = near;
  if (first === undefined || first.distance > NEAR) return [];
  const likely = near.filter(({ distance }) => distance <= AS_NEAR * first.distance);
  return [{ signs: likely.map(({ sign }) => sign), distance: first.distance, box }];
}

/** The signs of a shape that is as wide as two digits, cut where it is faintest; none where these are no two signs. */
function partShape(crop: Crop, { box, pixels }: Component, height: number): readonly Sign[] {
  if (widthOf(box) < TWO_WIDE * height) return [];
  const ink = new Float64Array(crop.width);
  for (const pixel of pixels) ink[pixel % crop.width] = (ink[pixel % crop.width] ?? 0) + (crop.darkness[pixel] ?? 0);
  const quarter = Math.ceil(widthOf(box) / 4);
  const columns = Array.from(
    { length: Math.max(0, widthOf(box) - 2 * quarter) },
    (_, index) => box.left + quarter + index,
  );
  const cut = columns.reduce(
    (best, column) => ((ink[column] ?? 0) < (ink[best] ?? 0) ? column : best),
    columns[0] ?? 0,
  );
  const parts = [
    pixels.filter((pixel) => pixel % crop.width <= cut),
    pixels.filter((pixel) => pixel % crop.width > cut),
  ].map((own) => readShape(crop, { pixels: own, box: boxOf(own, crop.width) }));
  return parts.every((part) => part.length > 0) ? parts.flat() : [];
}

function boxOf(pixels: Int32Array, width: number): Extent {
  const [columns, rows] = [pixels.map((pixel) => pixel % width), pixels.map((pixel) => Math.floor(pixel / width))];
  return {
    left: Math.min(...columns),
    right: Math.max(...columns) + 1,
    top: Math.min(...rows),
    bottom: Math.max(...rows) + 1,
  };
}

/** The signs of a crop whose shapes are parted at edges fainter than `edge`; `undefined` where one of them is no sign. */
function readShapes(
  { width, height: rows, darkness }: Crop,
  stature: Stature,
  edge: number,
): readonly Sign[] | undefined {
  const mask = Uint8Array.from(darkness, (share) => Number(share > Math.max(edge, FAINT)));
  const shapes = findComponents(mask, width, rows).toSorted((one, other) => one.box.left - other.box.left);
  const { height } = stature;
  const boxes = shapes.map(({ box }) => box);
  // What falls into dots when it is parted was no number; by itself a dot is a nought.
  if (shapes.length > 1 && !boxes.some((box) => isTall(box, height))) return undefined;
  const signs: Sign[] = [];
  for (const { box, pixels } of shapes) {
    if (isDot(box, height)) {
      signs.push({ signs: readDot(box, boxes, stature), distance: 0, box });
      continue;
    }
    if (signs.length === 0 && heightOf(box) <= 0.3 * height && widthOf(box) <= 1.4 * height) {
      signs.push({ signs: ['-'], distance: 0, box });
      continue;
    }
    const own = readShape({ width, height: rows, darkness }, { box, pixels });
    const read = own.length > 0 ? own : partShape({ width, height: rows, darkness }, { box, pixels }, height);
    if (read.length === 0) return undefined;
    signs.push(...read);
  }
  return signs;
}

const nearestSigns = (look: GlyphLook): readonly { readonly sign: string; readonly distance: number }[] =>
  Object.keys(ARABIC_LOOKS)
    .map((sign) => ({ sign, distance: ATLAS.distanceTo(sign, look, READ) }))
    .sort((one, other) => one.distance - other.distance);

/** Fainter than that is no ink at all. */
const FAINT = 0.08;

function readSigns(piece: TextPiece, stature: Stature, { raster, ground }: Sight): readonly Sign[] | undefined {
  const crop = cropPiece(raster, ground, piece);
  return EDGES.map((edge) => readShapes(crop, stature, edge)).find((signs) => signs !== undefined);
}

/** The two dots of a sign of percent stand above and below its stroke. */
function withoutDotsOfPercent(signs: readonly Sign[]): readonly Sign[] {
  const strokes = signs.filter((sign) => sign.signs[0] === '٪');
  const isOver = ({ box }: Sign, { box: stroke }: Sign): boolean => {
    const [middle, beyond] = [(box.left + box.right) / 2, 0.3 * heightOf(stroke)];
    return heightOf(box) < DOT * heightOf(stroke) && middle >= stroke.left - beyond && middle <= stroke.right + beyond;
  };
  return signs.filter((sign) => strokes.includes(sign) || !strokes.some((stroke) => isOver(sign, stroke)));
}

/** Signs before a number in Arabic stand on its left or its right: the number as it is written in one order. */
function inOrder(letters: readonly string[]): string {
  const text = letters.join('');
  const [sign] = /[-+]/u.exec(text) ?? [''];
  const percent = text.includes('٪') ? '٪' : '';
  return `${sign}${text.replace(/[-+٪]/gu, '')}${percent}`;
}

const MOST_TEXTS = 4;

/** The likeliest text, and those with one sign read as the next likely one. */
function textsOf(signs: readonly Sign[]): readonly string[] {
  const first = signs.map((sign) => sign.signs[0] ?? '');
  const others = signs.flatMap((sign, index) => sign.signs.slice(1).map((other) => first.with(index, other)));
  return [first, ...others].slice(0, MOST_TEXTS).map((letters) => toWesternDigits(inOrder(letters)));
}

/**
 * Reads pieces as numbers of Arabic digits by the shapes of these, which recognisers of letters hardly know at the size of labels.
 * `undefined` for a piece that has any other shape. A number that was read so is likely, no more: that others agree with it must
 * show that it is right.
 */
export function readArabicNumbers(pieces: readonly TextPiece[], sight: Sight): readonly (ArabicNumber | undefined)[] {
  const height = digitHeight(pieces);
  const stature = { height, nought: noughtDepth(pieces, height) };
  return pieces.map((piece) => {
    if (piece.direction !== 'level' || height === 0) return undefined;
    const signs = readSigns(piece, stature, sight);
    if (signs === undefined) return undefined;
    const own = withoutDotsOfPercent(signs);
    const texts = textsOf(own).filter((text) => /^[-+]?\d+(?:,\d+)*%?$/u.test(text));
    const distance = Math.max(...own.map((sign) => sign.distance));
    return texts.length === 0 ? undefined : { texts, confidence: Math.max(0, 1 - distance / NEAR) };
  });
}
