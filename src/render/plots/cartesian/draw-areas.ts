import type { Series } from '../../model/chart-model.ts';
import type { ValueScale } from '../../scale/value-scale.ts';
import { element } from '../../svg/element.ts';
import { drawPoints } from './draw-points.ts';
import type { LineLayer } from './drawn-layer.ts';
import { type AreaPoint, outlineArea, outlineLine } from './line-path.ts';
import { clipTo, holdPixel, isDense, type LinePoint, splitRuns, thinPoints } from './line-points.ts';
import { strokeOf } from './line-stroke.ts';
import type { MarksWish } from './marks-wish.ts';
import { type Band, layOutBands, type SeriesBands } from './stack-bands.ts';

const OPACITY = 0.82;
/** The line along the outer edge of an area, in pixels: it covers the seam to the area beyond. */
const THICKEST_EDGE = 1.5;

type AreasWish = MarksWish & {
  readonly scale: ValueScale;
  readonly thickness: number;
  /** The categories that are drawn, where they are too many for all. */
  readonly kept: ReadonlySet<number> | undefined;
};

/** Areas on each other, each with a line along its outer edge. Those below zero hang from it. */
export function drawAreas({ layer, marks }: LineLayer, wish: MarksWish): string {
  const { layout, model, look } = wish;
  const scale = layout[layer.axis];
  if (scale === undefined) return '';
  const thickness = Math.min(THICKEST_EDGE, model.settings.lineThickness ?? look.lineThickness);
  const bands = layOutBands(layer.segments);
  const kept = keepExtremes(bands, layout.places.centers);
  const drawn = layer.series.flatMap((series, place) => {
    const own = bands[place];
    return own === undefined ? [] : [drawArea(series, own, { ...wish, scale, thickness, kept })];
  });
  const svg = drawn.map(({ fill }) => fill).join('') + drawn.map(({ edge }) => edge).join('');
  const bySeries = Map.groupBy(marks, ({ series }) => series);
  const showsAll = model.settings.showPoints ?? false;
  const dots = drawn.map(({ series, runs }) =>
    drawPoints({ series, runs, points: bySeries.get(series) ?? [], showsAll }, wish),
  );
  const points = drawn.flatMap(({ runs }) => runs.flat());
  return clipTo(svg, { area: layout.area, margin: thickness, points }) + dots.join('');
}

type DrawnArea = {
  readonly series: Series;
  readonly fill: string;
  readonly edge: string;
  readonly runs: readonly (readonly AreaPoint[])[];
};

function drawArea(series: Series, { above, below, side }: SeriesBands, wish: AreasWish): DrawnArea {
  const { look, emphasis, model } = wish;
  const own = look.seriesLook(series.index);
  const color = emphasis.paintSeries(own.color, series.columnKey);
  const sides = side === 'both' ? [above, below] : [side === 'above' ? above : below];
  const runs = sides.flatMap((bands) => splitRuns(toPoints(bands, wish), false)).map((run) => thinRun(run, wish.kept));
  const wide = runs.filter((run) => run.length > 1);
  if (wide.length === 0) return { series, fill: '', edge: '', runs };
  const isSmooth = model.settings.isSmoothLine && wish.kept === undefined;
  const fill = element('path', {
    d: wide.map((run) => outlineArea(run, isSmooth)).join(''),
    fill: color,
    'fill-opacity': OPACITY,
    'data-series': String(series.index),
  });
  const d = wide.map((run) => outlineLine(run, isSmooth)).join('');
  const edge =
    side === 'both' || wish.kept !== undefined
      ? ''
      : element('path', { d, ...strokeOf({ ...own, color }, wish.thickness) });
  return { series, fill, edge, runs };
}

/** The categories that show the extremes of the whole stack; nothing where all of them can be drawn. */
function keepExtremes(bands: readonly SeriesBands[], centers: readonly number[]): ReadonlySet<number> | undefined {
  if (!isDense(centers.map((x) => ({ x })))) return undefined;
  const edgeOf = (side: 'above' | 'below'): readonly LinePoint[] =>
    centers.map((x, index) => {
      const outer = bands.findLast((one) => one[side][index] !== undefined)?.[side][index];
      return { x, y: outer?.to ?? 0, index };
    });
  return new Set([...thinPoints(edgeOf('above')), ...thinPoints(edgeOf('below'))].map(({ index }) => index));
}

/** All areas keep the same categories, so that they still share their edges; each keeps its own ends. */
function thinRun(run: readonly AreaPoint[], kept: ReadonlySet<number> | undefined): readonly AreaPoint[] {
  return kept === undefined ? run : run.filter(({ index }, at) => at === 0 || at === run.length - 1 || kept.has(index));
}

function toPoints(
  bands: readonly (Band | undefined)[],
  { layout, scale }: AreasWish,
): readonly (AreaPoint | undefined)[] {
  const toPixel = (value: number): number => holdPixel(scale.toPixel(scale.isLog ? Math.max(value, scale.min) : value));
  return bands.map((band, index) => {
    if (band === undefined) return undefined;
    return { x: holdPixel(layout.places.centers[index] ?? 0), y: toPixel(band.to), base: toPixel(band.from), index };
  });
}
