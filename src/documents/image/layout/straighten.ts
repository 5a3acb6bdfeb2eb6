import type { Box, GreyImage } from '../pixels.ts';
import { boxThrough } from './box-through.ts';
import type { Component } from './components.ts';
import { sampleBetween } from './median-ground.ts';

/** How the lines of a photographed sheet lean. Places are measured from the middle of the picture. */
export type Lean = {
  /** Pixels down for one to the right, in the middle, and how much that grows for each pixel down. */
  readonly rows: { readonly middle: number; readonly growth: number };
  /** Pixels to the right for one down, in the middle, and how much that grows for each pixel to the right. */
  readonly columns: { readonly middle: number; readonly growth: number };
};

const MOST_LEAN = Math.tan((7 * Math.PI) / 180);
const COARSE_STEP = 0.003;
const FINE_STEP = 0.0005;
const LEAST_LEAN = 0.002;
/** Letters fall on that many times as few rows where a picture leans for certain. */
const LEAST_GAIN = 1.15;
/** Fewer letters than that in a part of a picture do not tell how it leans. */
const LEAST_LETTERS = 40;
const PARTS = 3;

type Point = { readonly along: number; readonly across: number };

/**
 * Finds how lines of text lean: their letters stand on few rows once these are level (the projection profile of Postl 1986). Each third
 * of the picture is judged by itself, so that the narrowing of a sheet seen from the side is found too. Undefined where lines are level.
 */
export function findLean(letters: readonly Component[], { width, height }: GreyImage): Lean | undefined {
  const [centreX, centreY] = [width / 2, height / 2];
  const feet = letters.map(({ box }) => ({
    along: box.left + box.width / 2 - centreX,
    across: box.top + box.height - centreY,
  }));
  const rows = fitLean(feet, height, MOST_LEAN);
  if (scoreOf(feet, rows.middle) < LEAST_GAIN * scoreOf(feet, 0)) return undefined;
  const sides = letters.map(({ box }) => ({
    along: box.top + box.height / 2 - centreY,
    across: box.left + box.width - centreX,
  }));
  const turned = fitLean(sides, width, MOST_LEAN);
  // Columns of letters are less sure than lines: a lean far from a right angle to the rows is taken for chance.
  const columns = Math.abs(turned.middle + rows.middle) < 0.06 ? turned : { middle: -rows.middle, growth: 0 };
  const reach = Math.max(width, height) / 2;
  const isStraight = Math.abs(rows.middle) + Math.abs(rows.growth) * reach < LEAST_LEAN;
  return isStraight ? undefined : { rows, columns };
}

/** The picture as it would be with level lines. White comes in at the edges. */
export function straighten(image: GreyImage, lean: Lean): GreyImage {
  const { width, height } = image;
  const values = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = toLeaning(x, y, lean, image);
      const isInside = from.x >= 0 && from.y >= 0 && from.x <= width - 1 && from.y <= height - 1;
      if (isInside) values[y * width + x] = sampleBetween(image, from.x, from.y);
    }
  }
  return { width, height, values };
}

/** The box around a box of the straightened picture in the picture as it was. */
export function toLeaningBox(box: Box, lean: Lean, image: Pick<GreyImage, 'width' | 'height'>): Box {
  return boxThrough(box, (x, y) => toLeaning(x, y, lean, image), image);
}

function toLeaning(
  x: number,
  y: number,
  { rows, columns }: Lean,
  { width, height }: Pick<GreyImage, 'width' | 'height'>,
): { readonly x: number; readonly y: number } {
  const [fromX, fromY] = [x - width / 2, y - height / 2];
  return {
    x: x + (columns.middle + columns.growth * fromX) * fromY,
    y: y + (rows.middle + rows.growth * fromY) * fromX,
  };
}

/** The lean of all, and the slope of those of the parts, where enough parts have one of their own near it. */
function fitLean(points: readonly Point[], extent: number, most: number): Lean['rows'] {
  if (points.length < LEAST_LETTERS) return { middle: 0, growth: 0 };
  const overall = bestLean(points, -most, most);
  const parts = Array.from({ length: PARTS }, (_, part) => {
    const [from, to] = [(part / PARTS - 0.5) * extent, ((part + 1) / PARTS - 0.5) * extent];
    const members = points.filter(({ across }) => across >= from && across < to);
    if (members.length < LEAST_LETTERS) return undefined;
    const at = members.reduce((sum, { across }) => sum + across, 0) / members.length;
    return { at, lean: bestLean(members, overall - 0.05, overall + 0.05) };
  }).filter((part) => part !== undefined);
  const [first, last] = [parts[0], parts.at(-1)];
  if (first === undefined || last === undefined || first === last) return { middle: overall, growth: 0 };
  const growth = (last.lean - first.lean) / (last.at - first.at);
  return { middle: first.lean - growth * first.at, growth };
}

function bestLean(points: readonly Point[], from: number, to: number): number {
  const coarse = bestOf(points, from, to, COARSE_STEP);
  return bestOf(points, coarse - COARSE_STEP, coarse + COARSE_STEP, FINE_STEP);
}

function bestOf(points: readonly Point[], from: number, to: number, step: number): number {
  let best = 0;
  let bestScore = -1;
  for (let lean = from; lean <= to + step / 2; lean += step) {
    const score = scoreOf(points, lean);
    if (score <= bestScore) continue;
    [best, bestScore] = [lean, score];
  }
  return best;
}

/** How few places the points fall on, in steps of two pixels, once their lean is taken away. */
function scoreOf(points: readonly Point[], lean: number): number {
  const counts = new Map<number, number>();
  for (const { along, across } of points) {
    const place = Math.round((across - lean * along) / 2);
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  let score = 0;
  for (const count of counts.values()) score += count * count;
  return score;
}
