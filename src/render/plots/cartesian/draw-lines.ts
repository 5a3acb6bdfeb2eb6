import type { Series } from '../../model/chart-model.ts';
import { element } from '../../svg/element.ts';
import { drawPoints } from './draw-points.ts';
import type { LineLayer } from './drawn-layer.ts';
import { outlineArea, outlineLine } from './line-path.ts';
import { clipTo, holdPixel, type LinePoint, splitRuns, thinPoints } from './line-points.ts';
import { strokeOf } from './line-stroke.ts';
import type { MarksWish } from './marks-wish.ts';

/** Points closer than this many pixels blur a line instead of marking its values. */
const LEAST_POINT_DISTANCE = 22;
/** How far the outline of a line over bars stands out on either side, in pixels. */
const OUTLINE = 1.75;
const FILL_OPACITY = 0.14;

type LinesWish = MarksWish & { readonly isOverBars: boolean };

/** One line and its stretches. */
type Stroke = { readonly series: Series; readonly runs: readonly (readonly LinePoint[])[] };

/** Lines through their values, parted at gaps. Those that are highlighted lie above the others. */
export function drawLines({ layer, marks }: LineLayer, wish: LinesWish): string {
  const { model, layout, look, emphasis } = wish;
  const { settings } = model;
  const scale = layout[layer.axis];
  if (scale === undefined) return '';
  const strokes = layer.series.map((series, place): Stroke => {
    const points = (layer.segments[place] ?? []).map((segment, index): LinePoint | undefined => {
      if (segment === null || (scale.isLog && segment.to <= 0)) return undefined;
      return { x: holdPixel(layout.places.centers[index] ?? 0), y: holdPixel(scale.toPixel(segment.to)), index };
    });
    return { series, runs: splitRuns(points, settings.missingValues === 'connect') };
  });
  const isBright = ({ series }: Stroke): boolean => {
    const { color } = look.seriesLook(series.index);
    return emphasis.paintSeries(color, series.columnKey) === color;
  };
  const ordered = [...strokes.filter((one) => !isBright(one)), ...strokes.filter(isBright)];
  const fills = settings.showFill ? ordered.map((one) => drawFill(one, scale.toPixel(scale.base), wish)) : [];
  const lines = [...fills, ...ordered.map((one) => drawStroke(one, wish))].join('');
  const bySeries = Map.groupBy(marks, ({ series }) => series);
  const points = ordered.map((one) =>
    drawPoints(
      {
        ...one,
        points: bySeries.get(one.series) ?? [],
        showsAll: settings.showPoints ?? layout.places.step >= LEAST_POINT_DISTANCE,
        ...(wish.isOverBars ? { outline: look.theme.background } : {}),
      },
      wish,
    ),
  );
  const all = strokes.flatMap(({ runs }) => runs.flat());
  return clipTo(lines, { area: layout.area, margin: thicknessOf(wish), points: all }) + points.join('');
}

const thicknessOf = ({ model, look }: MarksWish): number => model.settings.lineThickness ?? look.lineThickness;

function drawFill({ series, runs }: Stroke, base: number, { model, look, emphasis }: LinesWish): string {
  const fill = emphasis.paintSeries(look.seriesLook(series.index).color, series.columnKey);
  const d = runs.map((run) =>
    outlineArea(
      thinPoints(run).map((point) => ({ ...point, base })),
      model.settings.isSmoothLine,
    ),
  );
  return element('path', { d: d.join(''), fill, 'fill-opacity': FILL_OPACITY });
}

function drawStroke({ series, runs }: Stroke, wish: LinesWish): string {
  const { model, look, emphasis, isOverBars } = wish;
  const own = look.seriesLook(series.index);
  const thickness = thicknessOf(wish);
  const wide = runs.filter((run) => run.length > 1);
  if (wide.length === 0) return '';
  const d = wide.map((run) => outlineLine(run, model.settings.isSmoothLine)).join('');
  const around = { color: look.theme.background, lineStyle: 'solid' } as const;
  const outline = isOverBars ? element('path', { d, ...strokeOf(around, thickness + OUTLINE * 2) }) : '';
  const color = emphasis.paintSeries(own.color, series.columnKey);
  const stroke = strokeOf({ ...own, color }, thickness);
  return outline + element('path', { d, ...stroke, 'data-series': String(series.index) });
}
