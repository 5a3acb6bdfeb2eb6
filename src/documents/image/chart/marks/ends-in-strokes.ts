import { type Ground, groundAt } from '../colour/find-ground.ts';
import { unmix } from '../colour/find-palette.ts';
import { labAt, type Raster } from '../raster/raster.ts';
import type { BarMark } from './series.ts';

/** The picture of bars, and which way these stand. */
export type StrokeSight = { readonly raster: Raster; readonly ground: Ground; readonly isUpright: boolean };

/** No stroke around a bar is thicker, in pixels, and none begins further within or beyond its edge. */
const THICKEST = 6;
const WITHIN = 3;
/** A pixel that differs by more from every mixture of ground and bar belongs to a stroke (CIE76); its blurred edges by that share of it. */
const STROKE = 12;
const BLURRED = 0.2;
/** Where along an edge it is looked at, as shares of it: corners may be round. */
const PLACES = [0.25, 0.4, 0.5, 0.6, 0.75] as const;
/** So many bars of a plot have the stroke, or none has. */
const MOST = 0.6;

/** How far a pixel is from every mixture of the ground and the colour of a bar; nothing beyond the picture. */
function strangeness({ raster, ground }: StrokeSight, bar: readonly [number, number, number], x: number, y: number) {
  if (x < 0 || y < 0 || x >= raster.width || y >= raster.height) return 0;
  return unmix(labAt(raster, x, y), groundAt(ground, x, y), bar).residual;
}

/** How far beyond the first pixel the middle of a thin stroke is, by the strangeness of the pixels from there outwards; `undefined` where none is. */
function middleOfStroke(profile: readonly number[]): number | undefined {
  const most = Math.max(...profile);
  const first = profile.findIndex((strange) => strange > BLURRED * most);
  const after = profile.findIndex((strange, step) => step > first && strange <= BLURRED * most);
  if (most < STROKE || first > 2 * WITHIN || first === 0 || after < 0 || after - first > THICKEST) return undefined;
  const stroke = profile.map((strange, step) => (step < after ? strange : 0));
  const sum = stroke.reduce((all, strange) => all + strange, 0);
  return stroke.reduce((all, strange, step) => all + strange * (step + 0.5), 0) / sum;
}

type Edge = 'near' | 'far' | 'from' | 'to';

/** Where the middle of the stroke beyond an edge of a bar is, in pixels of the picture. */
function strokeAt(bar: BarMark, edge: Edge, sight: StrokeSight): number | undefined {
  const isEnd = edge === 'near' || edge === 'far';
  const [low, high] = isEnd ? [bar.from, bar.to] : [bar.near, bar.far];
  const outwards = edge === 'near' || edge === 'from' ? -1 : 1;
  const middle = [(bar.from + bar.to) / 2, (bar.near + bar.far) / 2].map(Math.floor);
  const [across = 0, along = 0] = middle;
  const own = sight.isUpright ? labAt(sight.raster, across, along) : labAt(sight.raster, along, across);
  const start = Math.floor(bar[edge]) - outwards * WITHIN;
  const profile = Array.from({ length: THICKEST + 2 * WITHIN + 2 }, (_, step) => {
    const beyond = start + outwards * step;
    const strange = PLACES.map((share) => {
      const beside = Math.floor(low + share * (high - low));
      const isRow = isEnd === sight.isUpright;
      return isRow ? strangeness(sight, own, beside, beyond) : strangeness(sight, own, beyond, beside);
    });
    return Math.min(...strange);
  });
  const off = middleOfStroke(profile);
  if (off === undefined) return undefined;
  return outwards < 0 ? start + 1 - off : start + off;
}

/**
 * Bars with their ends in the middle of the strokes around them: what fills a bar ends at its stroke, but the value is where this was
 * drawn. What lies at an end alone is another mark or a line; bars without strokes stay.
 */
export function endInStrokes(bars: readonly BarMark[], sight: StrokeSight): readonly BarMark[] {
  const isFramed = (bar: BarMark): boolean =>
    (['from', 'to'] as const).every((side) => strokeAt(bar, side, sight) !== undefined);
  const thick = bars.filter(({ near, far }) => far - near > THICKEST);
  if (thick.filter(isFramed).length < MOST * thick.length) return bars;
  return bars.map((bar) => ({
    ...bar,
    ...(thick.includes(bar) && {
      near: strokeAt(bar, 'near', sight) ?? bar.near,
      far: strokeAt(bar, 'far', sight) ?? bar.far,
    }),
  }));
}
