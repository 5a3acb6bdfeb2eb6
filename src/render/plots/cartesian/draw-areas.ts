import type { Series } from '../../model/chart-model.ts';
import type { ValueScale } from '../../scale/value-scale.ts';
import { element } from '../../svg/element.ts';
import { drawPoints } from './draw-points.ts';
import type { LineLayer } from './drawn-layer.ts';
import { type AreaPoint, outlineArea, outlineLine } from './line-path.ts';
import { clipTo, holdPixel, splitRuns } from './line-points.ts';
import { strokeOf } from './line-stroke.ts';
import type { MarksWish } from './marks-wish.ts';
import { type Band, layOutBands, type SeriesBands } from './stack-bands.ts';

const OPACITY = 0.82;
/** The line along the outer edge of an area, in pixels: it covers the seam to the area beyond. */
const THICKEST_EDGE = 1.5;

type AreasWish = MarksWish & { readonly scale: ValueScale; readonly thickness: number };

/** Areas on each other, each with a line along its outer edge. Those below zero hang from it. */
export function drawAreas({ layer, marks }: LineLayer, wish: MarksWish): string {
  const { layout, model, look } = wish;
  const scale = layout[layer.axis];
  if (scale === undefined) return '';
  const thickness = Math.min(THICKEST_EDGE, model.settings.lineThickness ?? look.lineThickness);
  const bands = layOutBands(layer.segments);
  const drawn = layer.series.flatMap((series, place) => {
    const own = bands[place];
    return own === undefined ? [] : [drawArea(series, own, { ...wish, scale, thickness })];
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
  const runs = sides.flatMap((bands) => splitRuns(toPoints(bands, wish), false));
  const wide = runs.filter((run) => run.length > 1);
  if (wide.length === 0) return { series, fill: '', edge: '', runs };
  const isSmooth = model.settings.isSmoothLine;
  const fill = element('path', {
    d: wide.map((run) => outlineArea(run, isSmooth)).join(''),
    fill: color,
    'fill-opacity': OPACITY,
    'data-series': String(series.index),
  });
  const d = wide.map((run) => outlineLine(run, isSmooth)).join('');
  const edge = side === 'both' ? '' : element('path', { d, ...strokeOf({ ...own, color }, wish.thickness) });
  return { series, fill, edge, runs };
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
