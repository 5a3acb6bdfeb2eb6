import type { Series } from '../../model/chart-model.ts';
import { drawDots } from '../dots/draw-dots.ts';
import type { LinePoint } from './line-points.ts';
import type { MarksWish } from './marks-wish.ts';

/** The points of one line or area, which of them are marked anyway, and the colour of a ring around them, if any. */
export type PointsOfSeries = {
  readonly series: Series;
  readonly points: readonly LinePoint[];
  /** True where every value is marked. */
  readonly showsAll: boolean;
  /** The stretches of the line: a point that is one by itself is marked. */
  readonly runs: readonly (readonly LinePoint[])[];
  readonly outline?: string;
};

const RING = 1.5;

/** Marks the points of a line: all where they are asked for, those that no line reaches, and those that are highlighted. */
export function drawPoints(
  { series, points, showsAll, runs, outline }: PointsOfSeries,
  { model, look, emphasis }: MarksWish,
): string {
  const { color: own } = look.seriesLook(series.index);
  const color = emphasis.paintSeries(own, series.columnKey);
  const thickness = model.settings.lineThickness ?? look.lineThickness;
  const alone = new Set(
    runs.flatMap(([first, ...others]) => (first === undefined || others.length > 0 ? [] : [first.index])),
  );
  if (!showsAll && alone.size === 0 && !emphasis.isOn) return '';
  const colorOf = (index: number): string =>
    emphasis.paint(own, { rowIndex: model.categories[index]?.rowIndex ?? index, columnKey: series.columnKey });
  const isHighlighted = ({ index }: LinePoint): boolean => emphasis.isOn && colorOf(index) !== color;
  const usual = points.filter((point) => (showsAll || alone.has(point.index)) && !isHighlighted(point));
  const ring = outline === undefined ? {} : { outline: { color: outline, width: RING } };
  const shared = { series: String(series.index), ...ring };
  return (
    drawDots(usual, { ...shared, color, radius: Math.max(5, thickness * 2.4) / 2 }) +
    drawDots(points.filter(isHighlighted), { ...shared, color: own, radius: thickness * 1.8 })
  );
}
