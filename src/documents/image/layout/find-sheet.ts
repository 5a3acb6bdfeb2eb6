import { type GreyImage, type Pixels, toGrey } from '../pixels.ts';

/** A place in a picture, in pixels. */
export type Point = { readonly x: number; readonly y: number };

/** The corners of a sheet, from the upper left one clockwise. */
export type Sheet = readonly [Point, Point, Point, Point];

/** Sheets are looked for in a copy of about so many pixels along its longer side. */
const COPY_SIDE = 360;
/** How much brighter than what it lies on a sheet is. */
const LEAST_CONTRAST = 45;
const [LEAST_SHARE, MOST_SHARE] = [0.12, 0.96];
/** The share of a sheet that is bright, letters left aside, and that of all the rest that may be. */
const [LEAST_BRIGHT, MOST_BRIGHT_AROUND] = [0.6, 0.2];
/** A sheet that reaches over the edge of a picture has no corner there: pixels of the copy that may touch it. */
const MOST_TOUCHING = 6;
/** How far, in pixels of the copy, the border of a sheet may be from a straight line. */
const MOST_BEND = 1.2;
/** The shorter of two opposite sides, against the longer. */
const LEAST_SIDES = 0.5;
/** Sides that lean less, in pixels for each pixel, stand upright. */
const UPRIGHT = 0.006;
/** The share of neighbours of nearly the same colour from which on a picture was drawn by a program, and is seen from no side. */
const DRAWN_SHARE = 0.85;
const NEARLY = 2;
const SAMPLED_PIXELS = 40_000;
/** Points at both ends of a side, where corners may be bent, that tell nothing of it: as a share of its length. */
const ENDS = 0.12;

/**
 * Finds the sheet of paper that a photograph shows on a darker ground, its four edges straight and all inside the picture. Undefined where
 * no such sheet is plain, and for the cards of drawn pictures, which stand upright.
 */
export function findSheet(pixels: Pixels): Sheet | undefined {
  const step = Math.max(1, Math.round(Math.max(pixels.width, pixels.height) / COPY_SIDE));
  const copy = shrink(toGrey(pixels), step);
  const threshold = splitLevels(copy);
  if (threshold === undefined) return undefined;
  const bright = largestArea(copy, threshold);
  const sides = bright === undefined ? undefined : fitSides(bright);
  const corners = sides === undefined ? undefined : toCorners(sides);
  if (sides === undefined || corners === undefined || !isSheet(corners, copy, threshold)) return undefined;
  // What stands upright may be a part of a page that a program drew.
  if (sides.every(({ slope }) => Math.abs(slope) < UPRIGHT) && isDrawn(pixels)) return undefined;
  const scaled = corners.map(({ x, y }) => ({ x: (x + 0.5) * step, y: (y + 0.5) * step }));
  const [a, b, c, d] = scaled;
  return a === undefined || b === undefined || c === undefined || d === undefined ? undefined : [a, b, c, d];
}

function isDrawn({ width, height, rgba }: Pixels): boolean {
  const stride = Math.max(1, Math.floor((width * height) / SAMPLED_PIXELS));
  let [alike, all] = [0, 0];
  for (let at = 0; at + 1 < width * height; at += stride) {
    const [here, next] = [at * 4, at * 4 + 4];
    const isAlike = [0, 1, 2].every((c) => Math.abs((rgba[here + c] ?? 0) - (rgba[next + c] ?? 0)) <= NEARLY);
    all += 1;
    if (isAlike) alike += 1;
  }
  return alike > all * DRAWN_SHARE;
}

/** Each pixel the mean of a square of the picture. */
function shrink({ width, height, values }: GreyImage, step: number): GreyImage {
  const [newWidth, newHeight] = [Math.max(1, Math.floor(width / step)), Math.max(1, Math.floor(height / step))];
  const small = new Uint8Array(newWidth * newHeight);
  for (let y = 0; y < newHeight; y += 1) {
    for (let x = 0; x < newWidth; x += 1) {
      let sum = 0;
      for (let dy = 0; dy < step; dy += 1) {
        const row = (y * step + dy) * width + x * step;
        for (let dx = 0; dx < step; dx += 1) sum += values[row + dx] ?? 0;
      }
      small[y * newWidth + x] = sum / (step * step);
    }
  }
  return { width: newWidth, height: newHeight, values: small };
}

/** The level that parts dark from bright best (Otsu 1979); undefined where both differ little. */
function splitLevels({ values }: GreyImage): number | undefined {
  const counts = new Uint32Array(256);
  let total = 0;
  for (const value of values) {
    counts[value] = (counts[value] ?? 0) + 1;
    total += value;
  }
  let [below, sumBelow, best, most, contrast] = [0, 0, 0, -1, 0];
  for (let level = 0; level < 255; level += 1) {
    below += counts[level] ?? 0;
    sumBelow += level * (counts[level] ?? 0);
    const above = values.length - below;
    if (below === 0 || above === 0) continue;
    const difference = (total - sumBelow) / above - sumBelow / below;
    const between = below * above * difference * difference;
    if (between > most) [most, best, contrast] = [between, level, difference];
  }
  return contrast < LEAST_CONTRAST ? undefined : best;
}

/** For each row the first and the last pixel of the largest bright area, and the same for each column; -1 where it has none. */
type Outline = {
  readonly size: number;
  readonly left: Int32Array;
  readonly right: Int32Array;
  readonly top: Int32Array;
  readonly bottom: Int32Array;
};

function largestArea({ width, height, values }: GreyImage, threshold: number): Outline | undefined {
  const seen = new Uint8Array(values.length);
  let largest: readonly number[] = [];
  for (let start = 0; start < values.length; start += 1) {
    if (seen[start] === 1 || (values[start] ?? 0) <= threshold) continue;
    const members = [start];
    seen[start] = 1;
    for (const at of members) {
      const x = at % width;
      for (const next of [x > 0 ? at - 1 : -1, x + 1 < width ? at + 1 : -1, at - width, at + width]) {
        if (next < 0 || next >= values.length || seen[next] === 1 || (values[next] ?? 0) <= threshold) continue;
        seen[next] = 1;
        members.push(next);
      }
    }
    if (members.length > largest.length) largest = members;
  }
  const share = largest.length / values.length;
  if (share < LEAST_SHARE * LEAST_BRIGHT || share > MOST_SHARE) return undefined;
  return outlineOf(largest, width, height);
}

function outlineOf(members: readonly number[], width: number, height: number): Outline | undefined {
  const outline: Outline = {
    size: members.length,
    left: new Int32Array(height).fill(-1),
    right: new Int32Array(height).fill(-1),
    top: new Int32Array(width).fill(-1),
    bottom: new Int32Array(width).fill(-1),
  };
  let touching = 0;
  for (const at of members) {
    const [x, y] = [at % width, Math.floor(at / width)];
    if (outline.left[y] === -1 || x < (outline.left[y] ?? 0)) outline.left[y] = x;
    if (x > (outline.right[y] ?? 0)) outline.right[y] = x;
    if (outline.top[x] === -1 || y < (outline.top[x] ?? 0)) outline.top[x] = y;
    if (y > (outline.bottom[x] ?? 0)) outline.bottom[x] = y;
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) touching += 1;
  }
  return touching > MOST_TOUCHING ? undefined : outline;
}

/** `across = offset + slope * along`: along x for the upper and lower side, along y for the others. */
type Side = { readonly offset: number; readonly slope: number };

/** Upper, right, lower and left side of an area; undefined where one is not straight. */
function fitSides({ left, right, top, bottom }: Outline): readonly [Side, Side, Side, Side] | undefined {
  const [upper, lower] = [fitSide(top), fitSide(bottom)];
  const [before, behind] = [fitSide(left), fitSide(right)];
  if (upper === undefined || lower === undefined || before === undefined || behind === undefined) return undefined;
  return [upper, behind, lower, before];
}

/**
 * The line along which the most of a border lies: that of its middle part, since the ends of a side that leans belong to the sides next to
 * it, taken again of the points near it.
 */
function fitSide(border: Int32Array): Side | undefined {
  const points = [...border.entries()].filter(([, across]) => across >= 0);
  const cut = Math.floor(points.length * ENDS);
  let members = points.slice(cut, points.length - cut);
  let side = fitLine(members);
  for (let round = 0; round < 4 && side !== undefined; round += 1) {
    const { offset, slope } = side;
    const distances = members.map(([along, across]) => Math.abs(across - offset - slope * along));
    const median = distances.toSorted((a, b) => a - b)[Math.floor(distances.length / 2)] ?? 0;
    members = members.filter((_, i) => (distances[i] ?? 0) <= 2 * median + 0.5);
    side = fitLine(members);
  }
  if (side === undefined || members.length * 2 < points.length) return undefined;
  const { offset, slope } = side;
  const bend = members.reduce((sum, [along, across]) => sum + Math.abs(across - offset - slope * along), 0);
  return bend <= MOST_BEND * members.length ? side : undefined;
}

function fitLine(points: readonly (readonly [number, number])[]): Side | undefined {
  const count = points.length;
  const meanAlong = points.reduce((sum, [along]) => sum + along, 0) / count;
  const meanAcross = points.reduce((sum, [, across]) => sum + across, 0) / count;
  const spread = points.reduce((sum, [along]) => sum + (along - meanAlong) ** 2, 0);
  if (count < 8 || spread === 0) return undefined;
  const slope = points.reduce((sum, [along, across]) => sum + (along - meanAlong) * (across - meanAcross), 0) / spread;
  return { offset: meanAcross - slope * meanAlong, slope };
}

function toCorners([upper, right, lower, left]: readonly [Side, Side, Side, Side]): Sheet {
  return [meet(upper, left), meet(upper, right), meet(lower, right), meet(lower, left)];
}

/** Where a level side `y = a + b x` and an upright one `x = c + d y` meet. */
function meet(level: Side, upright: Side): Point {
  const y = (level.offset + level.slope * upright.offset) / (1 - level.slope * upright.slope);
  return { x: upright.offset + upright.slope * y, y };
}

/** True for corners inside the picture whose opposite sides are alike, of an area that is bright in a dark one. */
function isSheet(corners: Sheet, { width, height, values }: GreyImage, threshold: number): boolean {
  const isInside = corners.every(({ x, y }) => x >= -1 && y >= -1 && x <= width && y <= height);
  if (!isInside || !areSidesAlike(corners)) return false;
  let [inside, bright, brightAround] = [0, 0, 0];
  for (let at = 0; at < values.length; at += 1) {
    const isBright = (values[at] ?? 0) > threshold;
    if (holds(corners, at % width, Math.floor(at / width))) {
      inside += 1;
      if (isBright) bright += 1;
    } else if (isBright) brightAround += 1;
  }
  const around = values.length - inside;
  const share = inside / values.length;
  return (
    share >= LEAST_SHARE &&
    share <= MOST_SHARE &&
    bright >= inside * LEAST_BRIGHT &&
    brightAround <= around * MOST_BRIGHT_AROUND
  );
}

function areSidesAlike([a, b, c, d]: Sheet): boolean {
  const lengthOf = (from: Point, to: Point): number => Math.hypot(to.x - from.x, to.y - from.y);
  return [
    [lengthOf(a, b), lengthOf(d, c)],
    [lengthOf(a, d), lengthOf(b, c)],
  ].every(([one = 0, other = 0]) => Math.min(one, other) >= LEAST_SIDES * Math.max(one, other));
}

/** True for a place to the right of all four sides, as one walks around clockwise. */
function holds(corners: Sheet, x: number, y: number): boolean {
  return corners.every((from, i) => {
    const to = corners[(i + 1) % corners.length] ?? from;
    return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x) >= 0;
  });
}
