import { type GreyImage, type Pixels, toGrey } from '../pixels.ts';
import { type FlatGround, findFlatGround } from './flat-ground.ts';
import { findMedianGround } from './median-ground.ts';

/** What stands out from the ground of a picture, whatever the colours of both. */
export type Ink = {
  /** How far each pixel is from the ground below it, 0 to 255, in the channel where it is farthest. */
  readonly strength: GreyImage;
  /** From here on a pixel belongs to a letter. */
  readonly letterThreshold: number;
  /** From here on it may belong to a ruling: those are often pale. */
  readonly rulingThreshold: number;
  /** Photographed or scanned, not drawn by a program: there are shades, noise, and lines that are not level. */
  readonly isPhotographed: boolean;
};

const DRAWN_FLAT_SHARE = 0.35;
/** Small pictures have small cells, of which a number leaves little free. */
const LEAST_GROUND_SHARE = 0.75;
const DRAWN_LETTER = 40;
const DRAWN_RULING = 9;
/** A letter of a photograph is this many times as far from the ground as its noise, or more. */
const NOISE_TIMES = 5;
const LEAST_PHOTOGRAPHED_LETTER = 22;

/** The side of the squares that fit between the letters of a cell and its edges, in heights of letters. */
const GROUND_OF_LETTERS = 0.7;
/** Squares that are larger than that, in the same unit, hardly fit. */
const MOST_OF_LETTERS = 0.9;
const LEAST_SIDE = Math.round(9 * LEAST_GROUND_SHARE);

/** The side of the squares that make a ground, in pixels, where nothing is known of the letters: large pictures mostly have larger ones. */
function sideBySize({ width, height }: Pixels): number {
  return Math.round(9 * Math.min(2.4, Math.max(LEAST_GROUND_SHARE, Math.min(width, height) / 1000)));
}

/** True where the letters of a drawn picture, so high in pixels, are too small for its size: cells with a ground of their own may be lost. */
export function isFoundTooCoarsely(pixels: Pixels, { isPhotographed }: Ink, letterHeight: number): boolean {
  const side = sideBySize(pixels);
  return !isPhotographed && side > LEAST_SIDE && side > MOST_OF_LETTERS * letterHeight;
}

/** Finds the ink of a picture, light on dark as well as dark on light; of one with letters of a height in pixels where that is told. */
export function findInk(pixels: Pixels, letterHeight?: number): Ink {
  const own = letterHeight === undefined ? undefined : Math.round(GROUND_OF_LETTERS * letterHeight);
  const flat = findFlatGround(pixels, own === undefined ? sideBySize(pixels) : Math.max(LEAST_SIDE, own));
  if (flat.flatShare < DRAWN_FLAT_SHARE) return findPhotographedInk(toGrey(pixels));
  const strength = { width: pixels.width, height: pixels.height, values: measureStrength(pixels, flat) };
  return { strength, letterThreshold: DRAWN_LETTER, rulingThreshold: DRAWN_RULING, isPhotographed: false };
}

function measureStrength({ rgba }: Pixels, { nearest }: FlatGround): Uint8Array {
  const strength = new Uint8Array(nearest.length);
  for (let at = 0; at < strength.length; at += 1) {
    const [here, ground] = [at * 4, (nearest[at] ?? 0) * 4];
    strength[at] = Math.max(
      Math.abs((rgba[here] ?? 0) - (rgba[ground] ?? 0)),
      Math.abs((rgba[here + 1] ?? 0) - (rgba[ground + 1] ?? 0)),
      Math.abs((rgba[here + 2] ?? 0) - (rgba[ground + 2] ?? 0)),
    );
  }
  return strength;
}

function findPhotographedInk(grey: GreyImage): Ink {
  const { width, height } = grey;
  const reach = Math.max(width, height) / 40;
  const ground = findMedianGround(grey, reach, reach / 4);
  const values = new Uint8Array(width * height);
  for (let at = 0; at < values.length; at += 1)
    values[at] = Math.abs((grey.values[at] ?? 0) - (ground.values[at] ?? 0));
  const noise = medianOf(values);
  const letters = Math.max(LEAST_PHOTOGRAPHED_LETTER, noise * NOISE_TIMES, shareBelow(values, 0.985) * 0.4);
  return {
    strength: { width, height, values },
    letterThreshold: letters,
    rulingThreshold: Math.max(LEAST_PHOTOGRAPHED_LETTER, letters * 0.6),
    isPhotographed: true,
  };
}

function medianOf(values: Uint8Array): number {
  return shareBelow(values, 0.5);
}

/** The value that the given share of all values does not exceed. */
function shareBelow(values: Uint8Array, share: number): number {
  const counts = new Uint32Array(256);
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  let seen = 0;
  for (let value = 0; value < 256; value += 1) {
    seen += counts[value] ?? 0;
    if (seen >= values.length * share) return value;
  }
  return 255;
}
