import { distanceOf, type Extent, heightOf, labAt, type Raster, widthOf } from '../raster/raster.ts';
import type { Lab } from './lab.ts';

/** What marks are drawn on: the page, and a panel of another colour behind the plot where there is one. */
export type Ground = { readonly page: Lab; readonly panel?: { readonly box: Extent; readonly colour: Lab } };

function mostFrequent(raster: Raster, pixels: Iterable<number>): { key: number; count: number; at: number } {
  const counts = new Map<number, { count: number; at: number }>();
  let best = { key: 0, count: 0, at: 0 };
  for (const pixel of pixels) {
    const shade = (channel: number): number => (raster.rgb[3 * pixel + channel] ?? 0) >> 2;
    const key = (shade(0) << 12) | (shade(1) << 6) | shade(2);
    const entry = counts.get(key) ?? { count: 0, at: pixel };
    entry.count += 1;
    counts.set(key, entry);
    if (entry.count > best.count) best = { key, count: entry.count, at: entry.at };
  }
  return best;
}

function* borderPixels({ width, height }: Raster): Generator<number> {
  for (let x = 0; x < width; x += 1) {
    yield x;
    yield (height - 1) * width + x;
  }
  for (let y = 0; y < height; y += 1) {
    yield y * width;
    yield y * width + width - 1;
  }
}

const pixelLab = (raster: Raster, pixel: number): Lab =>
  labAt(raster, pixel % raster.width, Math.floor(pixel / raster.width));

type Stretch = readonly [from: number, to: number];

const LEAST_STRETCH = 20;
/** Lines of a grid part the rows of a panel by no more than that, in pixels. */
const WIDEST_LINE = 8;

/** Rows or columns that a colour fills for a good part: the extent of a panel behind the plot. */
function extentOf(counts: Float64Array, length: number): Stretch | undefined {
  const isFull = (index: number) => (counts[index] ?? 0) > 0.04 * length;
  const first = counts.findIndex((_, index) => isFull(index));
  const last = counts.findLastIndex((_, index) => isFull(index));
  return first < 0 || last - first < LEAST_STRETCH ? undefined : [first, last + 1];
}

/** The longest stretch of such rows or columns without more than a line between them: a legend of the same colour stands apart. */
function longestOf(counts: Float64Array, length: number): Stretch | undefined {
  let [longest, from, last]: [Stretch, number, number] = [[0, 0], 0, Number.NEGATIVE_INFINITY];
  for (const [index, count] of counts.entries()) {
    if (count <= 0.04 * length) continue;
    if (index - last > WIDEST_LINE) from = index;
    last = index;
    if (last + 1 - from > longest[1] - longest[0]) longest = [from, last + 1];
  }
  return longest[1] - longest[0] <= LEAST_STRETCH ? undefined : longest;
}

/** The boxes that a colour may fill, the likelier first: all of it, and the most that hangs together. */
function boxesOfColour(raster: Raster, colour: Lab): readonly Extent[] {
  const { width, height } = raster;
  const isOwn = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) isOwn[y * width + x] = distanceOf(labAt(raster, x, y), colour) > 2 ? 0 : 1;
  const rows = new Float64Array(height);
  const columns = new Float64Array(width);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      // The edges of letters have the colour of the panel here and there, but fill nothing.
      const isFilled = (isOwn[at - 1] || isOwn[at + 1]) && (isOwn[at - width] || isOwn[at + width]);
      if (!isOwn[at] || !isFilled) continue;
      rows[y] = (rows[y] ?? 0) + 1;
      columns[x] = (columns[x] ?? 0) + 1;
    }
  }
  return [extentOf, longestOf].flatMap((stretchOf) => {
    const [vertical, horizontal] = [stretchOf(rows, width), stretchOf(columns, height)];
    if (vertical === undefined || horizontal === undefined) return [];
    return [{ left: horizontal[0], top: vertical[0], right: horizontal[1], bottom: vertical[1] }];
  });
}

/** A pale colour is near that of the page, in lightness and hue. */
const isPale = (colour: Lab, page: Lab): boolean =>
  Math.abs(colour[0] - page[0]) < 16 && Math.hypot(colour[1] - page[1], colour[2] - page[2]) < 12;

/** Pixels paler than marks, of another colour than the page, that lie within an area of their own colour; lines have none. */
function* solidPixels(raster: Raster, page: Lab): Generator<number> {
  for (let y = 2; y < raster.height - 2; y += 1) {
    for (let x = 2; x < raster.width - 2; x += 1) {
      const colour = labAt(raster, x, y);
      if (distanceOf(colour, page) <= 2 || !isPale(colour, page)) continue;
      const isSolid =
        distanceOf(colour, labAt(raster, x - 2, y)) < 2 &&
        distanceOf(colour, labAt(raster, x + 2, y)) < 2 &&
        distanceOf(colour, labAt(raster, x, y - 2)) < 2 &&
        distanceOf(colour, labAt(raster, x, y + 2)) < 2;
      if (isSolid) yield y * raster.width + x;
    }
  }
}

/** So much of a row or column is no page where marks hide the panel, and so many rows may be lines of a grid in the page's colour. */
const HIDDEN = 0.9;
const GRID_LINE = 3;

/** The box with what marks hide of it: they cover a panel from side to side. */
function growBehindMarks(raster: Raster, page: Lab, box: Extent): Extent {
  const isCovered = (length: number, labOf: (along: number) => Lab): boolean => {
    let count = 0;
    for (let along = 0; along < length; along += 1) count += Number(distanceOf(labOf(along), page) > 2);
    return count >= HIDDEN * length;
  };
  const grow = (from: number, step: 1 | -1, end: number, isIn: (across: number) => boolean): number => {
    let [edge, gap] = [from, 0];
    for (let across = step === 1 ? from : from - 1; across !== end && gap <= GRID_LINE; across += step) {
      gap = isIn(across) ? 0 : gap + 1;
      if (gap === 0) edge = step === 1 ? across + 1 : across;
    }
    return edge;
  };
  const isRow = (y: number): boolean => isCovered(widthOf(box), (along) => labAt(raster, box.left + along, y));
  const isColumn = (x: number): boolean => isCovered(heightOf(box), (along) => labAt(raster, x, box.top + along));
  return {
    left: grow(box.left, -1, -1, isColumn),
    top: grow(box.top, -1, -1, isRow),
    right: grow(box.right, 1, raster.width, isColumn),
    bottom: grow(box.bottom, 1, raster.height, isRow),
  };
}

/**
 * How much of a side of a panel may have the colour of the page, where white lines of a grid end. One side may be hidden by a legend
 * where the others are shut. A line of the grid may run along a side: it is looked further within, in pixels.
 */
const MOST_PAGE = 0.3;
const SHUT = 0.12;
const WITHIN = 2;
const FURTHER = 6;

/** True where the page shows along a side of a box: what fills it is no panel, but pale marks of several heights. */
function isOpenAtSide(raster: Raster, page: Lab, { left, top, right, bottom }: Extent): boolean {
  const shareOf = (length: number, labOf: (along: number) => Lab): number => {
    let count = 0;
    for (let along = 0; along < length; along += 1) count += Number(distanceOf(labOf(along), page) <= 2);
    return count / Math.max(1, length);
  };
  const row = (y: number): number => shareOf(right - left, (along) => labAt(raster, left + along, y));
  const column = (x: number): number => shareOf(bottom - top, (along) => labAt(raster, x, top + along));
  const shares = [
    Math.min(row(top + WITHIN), row(top + FURTHER)),
    Math.min(row(bottom - 1 - WITHIN), row(bottom - 1 - FURTHER)),
    Math.min(column(left + WITHIN), column(left + FURTHER)),
    Math.min(column(right - 1 - WITHIN), column(right - 1 - FURTHER)),
  ].sort((one, other) => other - one);
  const [most = 0, second = 0] = shares;
  return most > MOST_PAGE && second > SHUT;
}

/** Where marks cover nearly all of a panel that share of the picture has its colour, and its corners show. */
const HARDLY = 0.04;

function hasCorners(raster: Raster, colour: Lab, { left, top, right, bottom }: Extent): boolean {
  return [left + WITHIN, right - 1 - WITHIN].every((x) =>
    [top + WITHIN, bottom - 1 - WITHIN].every((y) => distanceOf(labAt(raster, x, y), colour) <= 2),
  );
}

/**
 * The colour of the page (the most frequent along the border) and of a panel behind the plot: a pale colour that fills a large
 * rectangle with marks and lines on it.
 */
export function findGround(raster: Raster): Ground {
  const page = pixelLab(raster, mostFrequent(raster, borderPixels(raster)).at);
  const other = mostFrequent(raster, solidPixels(raster, page));
  const colour = pixelLab(raster, other.at);
  if (other.count < HARDLY * raster.width * raster.height || !isPale(colour, page)) return { page };
  const isPlain = (box: Extent): boolean =>
    other.count >= 0.12 * raster.width * raster.height && other.count > 0.25 * widthOf(box) * heightOf(box);
  const box = boxesOfColour(raster, colour).find(
    (own) => (isPlain(own) || hasCorners(raster, colour, own)) && !isOpenAtSide(raster, page, own),
  );
  return box === undefined ? { page } : { page, panel: { box: growBehindMarks(raster, page, box), colour } };
}

/** The colour of the ground at one pixel. */
export function groundAt({ page, panel }: Ground, x: number, y: number): Lab {
  if (panel === undefined) return page;
  const { box } = panel;
  return x >= box.left && x < box.right && y >= box.top && y < box.bottom ? panel.colour : page;
}
