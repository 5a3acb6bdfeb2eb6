import type { ChartModel, Series } from '../model/chart-model.ts';
import type { PlotDrawing } from '../plots/plot-drawing.ts';
import type { DataPoint } from './trend/fit-polynomial.ts';

/** A line through the values of one series, or of the sums of a stack. */
export type ReferenceSeries = {
  /** Nothing for sums of several series. */
  readonly series: Series | undefined;
  readonly values: readonly (number | null)[];
};

/** A place along the axis of categories: its number for trends, and its pixel. */
type Place = { readonly x: number; readonly pixel: number };

const STACKED: ReadonlySet<string> = new Set(['stackedBar', 'stackedColumn', 'areaStacked']);
const WITHOUT: ReadonlySet<string> = new Set(['100StackedBar', '100StackedColumn', 'waterfall']);
const MOST_LINES = 4;

/**
 * What averages and trends are of: the column a line names, else the sums of a stack, else each series, up to four. Nothing for shares
 * of a whole and for the steps of a waterfall, over which neither means anything.
 */
export function listReferenceSeries(model: ChartModel, columnKey: string | undefined): readonly ReferenceSeries[] {
  if (WITHOUT.has(model.type)) return [];
  if (columnKey !== undefined) {
    const named = model.series.find((series) => series.columnKey === columnKey);
    return named === undefined ? [] : [toReference(named, model)];
  }
  const isSum = STACKED.has(model.type) || (model.type === 'combo' && model.settings.comboType === 'stacked-bars');
  const stacked = model.type === 'combo' ? model.series.slice(0, -1) : model.series;
  if (isSum && stacked.length > 1) return [sumOf(stacked, model)];
  return model.series.slice(0, MOST_LINES).map((series) => toReference(series, model));
}

function toReference(series: Series, model: ChartModel): ReferenceSeries {
  return { series, values: series.values.map((value, index) => (isTotal(model, index) ? null : value)) };
}

function sumOf(series: readonly Series[], model: ChartModel): ReferenceSeries {
  const values = model.categories.map((_, index) => {
    const cells = series.flatMap((one) => one.values[index] ?? []);
    return cells.length === 0 || isTotal(model, index) ? null : cells.reduce((sum, value) => sum + value, 0);
  });
  return { series: undefined, values };
}

/** A row that sums up others is no datum of its own. */
function isTotal({ totalRows, categories }: ChartModel, index: number): boolean {
  return totalRows.has(categories[index]?.rowIndex ?? -1);
}

/** The mean of the values there are. */
export function meanOf(values: readonly (number | null)[]): number | undefined {
  const numbers = values.filter((value) => value !== null);
  return numbers.length === 0 ? undefined : numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
}

/**
 * The points a trend is fitted through, and where numbers along the axis are drawn. Dots and lines over numbers keep their own; rows and
 * dates count from 1 in steps of their mean distance, as spreadsheets count them, so that a trend does not hang on the year 1970.
 */
export function layOutTrend(
  { values }: ReferenceSeries,
  model: ChartModel,
  drawing: PlotDrawing,
): { readonly points: readonly DataPoint[]; readonly toPixel: (x: number) => number } {
  const places = placeCategories(model, drawing);
  const points = values.flatMap((y, index): DataPoint[] => {
    const place = places[index];
    return y === null || place === undefined ? [] : [{ x: place.x, y }];
  });
  const known = places.filter((place) => place !== undefined).toSorted((one, other) => one.x - other.x);
  const { position } = drawing.axes;
  const ownNumbers = position !== undefined && model.axisKind !== 'time';
  return {
    points,
    toPixel:
      ownNumbers || model.xSeries !== undefined ? (position?.toPixel ?? (() => 0)) : (x) => interpolate(known, x),
  };
}

function placeCategories(model: ChartModel, drawing: PlotDrawing): readonly (Place | undefined)[] {
  const { isHorizontal } = drawing.axes;
  if (model.xSeries !== undefined) {
    return model.xSeries.values.map((x) =>
      x === null ? undefined : { x, pixel: drawing.axes.position?.toPixel(x) ?? 0 },
    );
  }
  const sums = new Map<number, { total: number; count: number }>();
  for (const { rowIndex, x, y } of drawing.marks) {
    const sum = sums.get(rowIndex) ?? { total: 0, count: 0 };
    sums.set(rowIndex, { total: sum.total + (isHorizontal ? y : x), count: sum.count + 1 });
  }
  const first = model.categories[0]?.position ?? 0;
  const last = model.categories.at(-1)?.position ?? 0;
  const step = (last - first) / Math.max(1, model.categories.length - 1);
  return model.categories.map(({ rowIndex, position }, index) => {
    const sum = sums.get(rowIndex);
    if (sum === undefined) return undefined;
    const isNumber = model.axisKind === 'numbers' && position !== undefined;
    const x = isNumber
      ? position
      : model.axisKind === 'time' && position !== undefined
        ? 1 + (position - first) / step
        : index + 1;
    return { x, pixel: sum.total / sum.count };
  });
}

/** The pixel of a number between the places it lies between. */
function interpolate(places: readonly Place[], x: number): number {
  const after = Math.max(
    1,
    places.findIndex((place) => place.x >= x),
  );
  const [low, high] = [places[after - 1], places[after]];
  if (low === undefined || high === undefined) return low?.pixel ?? 0;
  return low.pixel + ((x - low.x) / (high.x - low.x)) * (high.pixel - low.pixel);
}
