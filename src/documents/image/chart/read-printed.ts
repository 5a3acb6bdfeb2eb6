import type { Axis } from './axes/axis.ts';
import { type Scale, valuePerPixel } from './axes/fit-scale.ts';
import type { Sight } from './axes/sight.ts';
import type { Painting } from './colour/assign-colours.ts';
import type { FilledPainting } from './colour/fill-holes.ts';
import type { MarkColour } from './colour/find-palette.ts';
import { findValuePieces, readValueLabels, type ValueLabel } from './labels/read-value-labels.ts';
import { fieldAround } from './marks/find-mark-ink.ts';
import type { BarMark } from './marks/series.ts';
import type { Extent, Raster } from './raster/raster.ts';
import type { ReadScene } from './read-scene.ts';
import type { Scene } from './see-picture.ts';
import type { Fact } from './table/chart-facts.ts';
import {
  isTotal,
  matchLabels,
  type PrintedFacts,
  printFacts,
  scaleHeights,
  scaleLengths,
  withLostPoints,
} from './table/match-labels.ts';

/** The numbers that are printed beside the marks, and the ink of the marks without them. */
export type PrintedBeside = { readonly labels: readonly ValueLabel[]; readonly markInk: Uint8Array };

/** Most texts within the plot must be numbers, for them to be values of marks. */
const MOST = 0.6;

/** How far above the plot the label of its highest mark may stand, and how far to its right that of the longest one. */
const ROOM_ABOVE = 24;
const ROOM_BESIDE = 56;

/** The ink of the plot and of the room that labels have around it; none of the legend's, and none of labels of axes (`known`). */
function inkAround({ markInk, raster, legend }: Scene, plot: Extent, known: readonly Extent[]): Uint8Array {
  const mask = new Uint8Array(markInk.length);
  const field = fieldAround(plot, raster);
  const [top, right] = [Math.max(0, field.top - ROOM_ABOVE), Math.min(raster.width, field.right + ROOM_BESIDE)];
  for (let y = top; y < field.bottom; y += 1)
    mask.set(markInk.subarray(y * raster.width + field.left, y * raster.width + right), y * raster.width + field.left);
  for (const box of [...legend.flatMap(({ patch, piece }) => [patch.extent, piece.extent]), ...known])
    for (let y = Math.max(0, box.top - 1); y < Math.min(raster.height, box.bottom + 1); y += 1)
      mask.fill(
        0,
        y * raster.width + Math.max(0, box.left - 1),
        y * raster.width + Math.min(raster.width, box.right + 1),
      );
  return mask;
}

/** Reads the numbers that stand between and above the marks, and takes them out of the ink: a digit is no mark. */
export async function readPrintedBeside({ scene, sight, axes }: ReadScene, plot: Extent): Promise<PrintedBeside> {
  const { markInk, raster } = scene;
  const known = [axes.left, axes.right].flatMap((axis) => axis?.labels.map(({ extent }) => extent) ?? []);
  const pieces = findValuePieces(inkAround(scene, plot, known), raster);
  const labels = await readValueLabels(
    pieces.map((piece) => ({ piece })),
    sight,
  );
  if (labels.length < 2 || labels.length < MOST * pieces.length) return { labels: [], markInk };
  const rest = markInk.slice();
  for (const { glyphs } of pieces) for (const { pixels } of glyphs) for (const pixel of pixels) rest[pixel] = 0;
  return { labels, markInk: rest };
}

/** The holes of a painting in the coordinates of the whole picture. */
function toPictureMask({ width, height, left, top }: Painting, holes: Uint8Array, raster: Raster): Uint8Array {
  const mask = new Uint8Array(raster.width * raster.height);
  for (let y = 0; y < height; y += 1)
    mask.set(holes.subarray(y * width, (y + 1) * width), (y + top) * raster.width + left);
  return mask;
}

/** Reads the numbers that stand on the marks: what was a hole in them. */
export async function readPrintedOn(
  { painting, holes }: FilledPainting,
  palette: readonly MarkColour[],
  sight: Sight,
): Promise<readonly ValueLabel[]> {
  const { raster } = sight;
  const pieces = findValuePieces(toPictureMask(painting, holes, raster), raster).flatMap((piece) => {
    const pixel = piece.glyphs[0]?.pixels[0] ?? 0;
    const [x, y] = [(pixel % raster.width) - painting.left, Math.floor(pixel / raster.width) - painting.top];
    const on = palette[(painting.colours[y * painting.width + x] ?? 0) - 1]?.lab;
    return on === undefined ? [] : [{ piece, on }];
  });
  return readValueLabels(pieces, sight);
}

const TOUCH = 3.2;

/** Where a bar ends at the outer edge in that share of the places of bars, that edge is the base. */
const MOST_PLACES = 0.8;

/** A scale of pixels whose zero is the outer edge where bars stand on it at most places, or else the edge that most bars share. */
export function scaleOfPixels(bars: readonly BarMark[], isUpright: boolean): Scale {
  const edges = bars.flatMap(({ near, far }) => [near, far]);
  const counts = edges.map((edge) => edges.filter((other) => Math.abs(other - edge) <= TOUCH).length);
  const outer = isUpright ? Math.max(...edges) : Math.min(...edges);
  const places = new Set(bars.map(({ from }) => Math.round(from / TOUCH)));
  const onOuter = bars.filter(({ near, far }) => Math.abs((isUpright ? far : near) - outer) <= TOUCH);
  const isOuter = onOuter.length >= MOST_PLACES * places.size;
  const base = isOuter ? outer : (edges[counts.indexOf(Math.max(...counts))] ?? 0);
  const slope = isUpright ? -1 : 1;
  return { kind: 'linear', slope, intercept: -slope * base, support: 0, total: 0, residual: 0 };
}

const usualUnit = (labels: readonly ValueLabel[]): string => {
  const [first] = labels;
  return first !== undefined && labels.every(({ unit }) => unit === first.unit) ? first.unit : '';
};

/** The axis that printed numbers make where the picture has none: `facts` were measured in pixels by `pixels`. */
export function axisOfLabels(
  facts: readonly Fact[],
  labels: readonly ValueLabel[],
  { pixels, isUpright, areBars }: { readonly pixels: Scale; readonly isUpright: boolean; readonly areBars: boolean },
): Axis | undefined {
  const matches = matchLabels(facts, labels, isUpright);
  const scale = areBars ? scaleLengths(matches, pixels) : scaleHeights(matches);
  return scale === undefined ? undefined : { labels: [], title: '', scale, unit: usualUnit(labels), isYears: false };
}

/** Facts with the numbers that are printed at their marks, where these agree with what was measured. */
export function printValues(
  facts: readonly Fact[],
  labels: readonly ValueLabel[],
  { scale, isUpright }: { readonly scale: Scale; readonly isUpright: boolean },
): PrintedFacts | undefined {
  const perPixel = scale.kind === 'linear' ? valuePerPixel(scale, 0) : 0;
  const matches = matchLabels(facts, labels, isUpright).filter((match) => !isTotal(match, facts, perPixel));
  return printFacts(facts, withLostPoints(matches, perPixel), perPixel);
}
