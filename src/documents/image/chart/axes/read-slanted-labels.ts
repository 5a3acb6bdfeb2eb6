import type { Ground } from '../colour/find-ground.ts';
import type { PlotArea } from '../frame/find-plot-area.ts';
import { alikeNames } from '../labels/alike-names.ts';
import { findSlant } from '../labels/find-slant.ts';
import { findTexts, type TextPiece } from '../labels/find-texts.ts';
import { readTexts } from '../labels/read-texts.ts';
import { findComponents } from '../raster/components.ts';
import { createRaster, distanceOf, type Extent, heightOf, labAt, type Raster, widthOf } from '../raster/raster.ts';
import type { Scene } from '../see-picture.ts';
import type { Axis, AxisLabel } from './axis.ts';
import { joinRow } from './find-axis-labels.ts';
import type { Sight } from './sight.ts';
import { snapLabels } from './snap-labels.ts';

/** How far below the plot labels begin, in letters' heights, and how far beside it the first may reach, as a share of its width. */
const NEAR = 2.2;
const ASIDE = 0.15;
/** That share of the picture below the plot shows the slant, within so many pixels. */
const SHOWN = 0.12;
const LEAST_SHOWN = 40;
const MOST_SHOWN = 110;
/** Tick marks are thinner and shorter, in pixels. */
const TICK = { width: 3, height: 14 };
const GREATEST_LETTER = 44;
/** Slanted letters are enlarged before they are read. */
const LARGER = 2;
/** From this distance (CIE76) on a pixel is ink. */
const INK = 8;
/** An axis has so many labels or more. */
const LEAST_LABELS = 3;
/** They are read so surely on average. */
const LEAST_SURE = 0.7;

/** True within one of some boxes and their blurred edges. */
const isIn = (boxes: readonly Extent[], x: number, y: number): boolean =>
  boxes.some(({ left, top, right, bottom }) => x >= left - 2 && x < right + 2 && y >= top - 2 && y < bottom + 2);

/** The ink below the plot without tick marks, and how far these reach into the strip. */
function inkBelow({ ink, raster }: Scene, strip: Extent, without: readonly Extent[]) {
  const width = widthOf(strip);
  const mask = new Uint8Array(width * heightOf(strip));
  for (let y = strip.top; y < strip.bottom; y += 1)
    for (let x = strip.left; x < strip.right; x += 1)
      mask[(y - strip.top) * width + x - strip.left] = isIn(without, x, y) ? 0 : (ink[y * raster.width + x] ?? 0);
  const shapes = findComponents(mask, width, heightOf(strip));
  const isTick = ({ box }: (typeof shapes)[number]): boolean =>
    box.top === 0 && widthOf(box) <= TICK.width && heightOf(box) <= TICK.height;
  return {
    ticks: Math.max(0, ...shapes.filter(isTick).map(({ box }) => box.bottom)),
    places: shapes
      .filter((shape) => !isTick(shape))
      .flatMap(({ pixels }) => [...pixels].map((pixel) => ({ x: pixel % width, y: Math.floor(pixel / width) }))),
  };
}

/** A part of a picture turned so that what ran at an angle lies level, enlarged; and the place of each of its points in the picture. */
type Turned = { readonly raster: Raster; readonly toPicture: (x: number, y: number) => { x: number; y: number } };

/** What is turned: a strip of the picture without what lies in some boxes, and the colour of the page. */
type ToTurn = { readonly strip: Extent; readonly without: readonly Extent[]; readonly page: readonly number[] };

function turnLevel({ rgb, width, height }: Raster, { strip, without, page }: ToTurn, degrees: number): Turned {
  const angle = (degrees * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const along = (x: number, y: number): readonly [number, number] => [x * cosine + y * sine, y * cosine - x * sine];
  const corners = [strip.left, strip.right].flatMap((x) => [strip.top, strip.bottom].map((y) => along(x, y)));
  const [left, top] = [Math.min(...corners.map(([x]) => x)), Math.min(...corners.map(([, y]) => y))];
  const [newWidth, newHeight] = [
    Math.ceil(LARGER * (Math.max(...corners.map(([x]) => x)) - left)),
    Math.ceil(LARGER * (Math.max(...corners.map(([, y]) => y)) - top)),
  ];
  const toPicture = (x: number, y: number): { x: number; y: number } => {
    const [level, down] = [left + x / LARGER, top + y / LARGER];
    return { x: level * cosine - down * sine, y: level * sine + down * cosine };
  };
  const rgba = new Uint8Array(4 * newWidth * newHeight).fill(255);
  const isShown = (x: number, y: number): boolean =>
    x >= Math.max(0, strip.left) &&
    y >= strip.top &&
    x < Math.min(width, strip.right) - 1 &&
    y < Math.min(height, strip.bottom) - 1 &&
    !isIn(without, x, y);
  for (let y = 0; y < newHeight; y += 1) {
    for (let x = 0; x < newWidth; x += 1) {
      const from = toPicture(x + 0.5, y + 0.5);
      const [ownX, ownY] = [Math.floor(from.x - 0.5), Math.floor(from.y - 0.5)];
      const [shareX, shareY] = [from.x - 0.5 - ownX, from.y - 0.5 - ownY];
      const isIn = isShown(ownX, ownY);
      for (let channel = 0; channel < 3; channel += 1) {
        const at = (byX: number, byY: number): number => rgb[3 * ((ownY + byY) * width + ownX + byX) + channel] ?? 0;
        rgba[4 * (y * newWidth + x) + channel] = isIn
          ? (at(0, 0) * (1 - shareX) + at(1, 0) * shareX) * (1 - shareY) +
            (at(0, 1) * (1 - shareX) + at(1, 1) * shareX) * shareY
          : (page[channel] ?? 255);
      }
    }
  }
  return { raster: createRaster({ width: newWidth, height: newHeight, rgba }), toPicture };
}

/** Red, green and blue of the page. */
function pageColour(raster: Raster, { page }: Ground): readonly number[] {
  let pixel = 0;
  while (pixel < raster.width * raster.height - 1) {
    const own = labAt(raster, pixel % raster.width, Math.floor(pixel / raster.width));
    if (distanceOf(own, page) < 1) break;
    pixel += 1;
  }
  return [0, 1, 2].map((channel) => raster.rgb[3 * pixel + channel] ?? 255);
}

/** How far places lie from an even row of them, on average, in pixels. */
function unevenness(places: readonly number[]): number {
  const sorted = [...places].sort((one, other) => one - other);
  const [first, last] = [sorted[0] ?? 0, sorted.at(-1) ?? 0];
  const step = (last - first) / Math.max(1, sorted.length - 1);
  return sorted.reduce((sum, at, index) => sum + Math.abs(at - first - index * step), 0) / sorted.length;
}

/** The lines of text in a turned strip that end, or where they fall begin, right below the plot; with the place they stand for. */
function findLabels({ raster, toPicture }: Turned, page: Ground['page'], falls: boolean, plot: Extent) {
  const mask = new Uint8Array(raster.width * raster.height);
  for (let y = 0; y < raster.height; y += 1)
    for (let x = 0; x < raster.width; x += 1)
      mask[y * raster.width + x] = distanceOf(labAt(raster, x, y), page) > INK ? 1 : 0;
  const pieces = joinRow(
    findTexts(mask, raster.width, raster.height, GREATEST_LETTER * LARGER).filter(
      ({ direction }) => direction === 'level',
    ),
  );
  const heights = pieces
    .filter(({ extent }) => widthOf(extent) > heightOf(extent))
    .map(({ extent }) => heightOf(extent))
    .sort((one, other) => one - other);
  const letter = (heights[heights.length >> 1] ?? 0) / LARGER;
  return pieces.flatMap((piece) => {
    const { left, right, top, bottom } = piece.extent;
    const end = toPicture(falls ? left : right, (top + bottom) / 2);
    const middle = toPicture((left + right) / 2, (top + bottom) / 2);
    const isNear = end.y - plot.bottom <= NEAR * letter && (bottom - top) / LARGER >= 0.6 * letter;
    return isNear ? [{ piece, end: end.x, middle: middle.x }] : [];
  });
}

const boxInPicture = ({ extent }: TextPiece, { toPicture }: Turned): Extent => {
  const corners = [extent.left, extent.right].flatMap((x) => [extent.top, extent.bottom].map((y) => toPicture(x, y)));
  return {
    left: Math.floor(Math.min(...corners.map(({ x }) => x))),
    top: Math.floor(Math.min(...corners.map(({ y }) => y))),
    right: Math.ceil(Math.max(...corners.map(({ x }) => x))),
    bottom: Math.ceil(Math.max(...corners.map(({ y }) => y))),
  };
};

/**
 * The names below a plot that are set at a slant, as they are where level ones would touch each other; `undefined` where they are
 * level or on end. They stand for the places where they end at the axis, or for those above their middles, whichever are evener.
 */
export async function readSlantedLabels(
  scene: Scene,
  { extent: plot }: PlotArea,
  places: readonly number[],
  sight: Sight,
): Promise<Axis | undefined> {
  const { raster, ground } = scene;
  const aside = Math.round(ASIDE * widthOf(plot));
  const strip = {
    left: Math.max(0, plot.left - aside),
    right: Math.min(raster.width, plot.right + aside),
    top: Math.min(raster.height, plot.bottom + 3),
    bottom: raster.height,
  };
  const shown = Math.max(LEAST_SHOWN, Math.min(MOST_SHOWN, Math.round(SHOWN * raster.height)));
  const without = scene.legend.flatMap(({ patch, piece }) => [patch.extent, piece.extent]);
  const below = inkBelow(scene, { ...strip, bottom: Math.min(strip.bottom, strip.top + shown) }, without);
  const slant = findSlant(below.places);
  if (slant === undefined) return undefined;
  const toTurn = { strip: { ...strip, top: strip.top + below.ticks }, without, page: pageColour(raster, ground) };
  const turned = turnLevel(raster, toTurn, slant);
  const found = findLabels(turned, ground.page, slant > 0, plot);
  if (found.length < LEAST_LABELS) return undefined;
  const read = alikeNames(
    await readTexts(
      found.map(({ piece }) => piece),
      { raster: turned.raster, ground: { page: ground.page } },
      { languages: ['eng'] },
      sight.recogniser,
    ),
  );
  // What is level or drawn reads as no words when it is turned.
  const sureness = read.reduce((sum, { confidence }) => sum + confidence, 0) / read.length;
  if (sureness < LEAST_SURE) return undefined;
  const [ends, middles] = [found.map(({ end }) => end), found.map(({ middle }) => middle)];
  const isAtEnds = unevenness(ends) <= unevenness(middles) + 1;
  const own = isAtEnds ? ends : middles;
  const step = (Math.max(...own) - Math.min(...own)) / Math.max(1, own.length - 1);
  const snapped = snapLabels(own, places, 0.45 * step);
  const labels: AxisLabel[] = found.map(({ piece }, index) => ({
    text: read[index]?.text ?? '',
    confidence: read[index]?.confidence ?? 0,
    extent: boxInPicture(piece, turned),
    at: snapped[index] ?? 0,
  }));
  return { labels: labels.sort((one, other) => one.at - other.at), title: '', unit: '', isYears: false };
}
