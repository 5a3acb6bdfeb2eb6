import type { ChartType } from '../../chart/chart-type.ts';
import { foldWords } from '../../table/notation/characters.ts';
import { isNotAdditiveLabel } from '../../table/profile/measure-words.ts';
import { isStockLabel } from '../../table/profile/stock-labels.ts';
import type { ColumnProfile } from '../../table/profile.ts';
import { readLabel } from '../../table/reading/column-label.ts';
import type { CellReference, ColumnUnit, Figure, FigureUnit, Operation, StepGrain } from '../figure.ts';
import type { AxisName, Direction, Mark, Point, SeriesName } from '../insight.ts';
import type { Cells, FigureMaker } from '../recompute.ts';
import { rangeOf } from '../statistics/spread.ts';

/** What may be said of the values of a measure. */
export type MeasureNature = {
  /** Sums mean something. */
  readonly isAdditive: boolean;
  /** What is there at a time, such as a population: sums over several times mean nothing. */
  readonly isStock: boolean;
  /** Percentages: they differ by points and grow by no rate. */
  readonly isPercentage: boolean;
  /** Values of one sign on a scale with a true zero: "twice as much" means something. */
  readonly hasTrueZero: boolean;
  /** The values are shares of one whole already. */
  readonly isPartToWhole: boolean;
  /** Gains and losses: each value is a change already, and what they come to is their sum. */
  readonly isSignedChange: boolean;
};

/** The values of one series in the order of its axis, without empty ones. */
export type Series = {
  readonly name: SeriesName;
  readonly unit: ColumnUnit;
  readonly nature: MeasureNature;
  readonly values: Float64Array;
  /** The number of the period of each value; its place in the order where periods have no number. */
  readonly positions: Float64Array;
  /** The cell of each value. */
  readonly cells: readonly CellReference[];
  /** The cell of one value, without those of all others. */
  readonly cellOf: (place: number) => CellReference | undefined;
  /** True where cells hold the moments of the values. */
  readonly isDated: boolean;
  /** True for one of several columns whose rows add up to 1 or 100. */
  readonly isRowShare: boolean;
  /** True for a column that sums up the other series. */
  readonly isTotal: boolean;
  /** Keys of the columns that this one hangs together with by arithmetic: its parts or its sum, and itself in another unit. */
  readonly boundTo: ReadonlySet<string>;
  /** 1 for the main series, less for those after it, more for one that the caller names. */
  readonly importance: number;
};

/** One way to look at a table: an axis and the series along it. */
export type Scene = {
  readonly axis: AxisName;
  /** True where the points follow each other in time, each period once. */
  readonly isCourse: boolean;
  /** True for stages that one passes one after the other, each a part of the one before: their sum is nothing. */
  readonly isStaged?: boolean;
  /** True where every point along the axis stands for one row of a series. */
  readonly isUnique: boolean;
  /** True where the columns are themselves periods: they are not measures to be set against each other. */
  readonly hasPeriodsAsSeries: boolean;
  /** True for things set against each other, as in a table of correlations. */
  readonly isMatrix?: boolean;
  /** True where there are more series than these: they make up no whole, and nobody knows who is first among all. */
  readonly isCut: boolean;
  /** False where the chart gives each measure an axis of its own, as dots do. */
  readonly hasOneScale: boolean;
  readonly series: readonly Series[];
  readonly maker: FigureMaker;
  /** What a point along the axis is called, by its cell. */
  readonly nameOf: (cell: CellReference) => string;
  /** Where a point lies along an axis of numbers, by its cell. */
  readonly placeOf?: (cell: CellReference) => Figure;
  /** The cell that holds the moment of a cell; absent where moments are no cells. */
  readonly momentOf?: (cell: CellReference) => CellReference;
};

/** A scale without a true zero, by its degree sign or its name in the service's languages. */
const TEMPERATURE = /°|temperatur|حرار/iu;

/** Words of labels whose numbers are changes of an amount and add up, folded. Balances and differences do not. */
const CHANGES: ReadonlySet<string> = new Set(
  'change changes delta deltas gain gains loss losses movement movements variacao variacoes ganho ganhos perda perdas تغير التغير تغيير التغيير'.split(
    ' ',
  ),
);

function isOfChanges(label: string): boolean {
  return foldWords(label)
    .split(/[^\p{L}]+/u)
    .some((word) => CHANGES.has(word));
}

/** What a chart says of all its measures: its type, and the label of what they are figures of. */
export type MeasuredBy = { readonly type: ChartType | undefined; readonly figures: string | undefined };

/**
 * What may be said of the values of a column, by its own label and by that of what it is a group of: averages of regions add up to
 * nothing, though "North" says nothing of averages. A waterfall shows changes whatever their label.
 */
export function natureOfMeasure(
  { number, format, label }: ColumnProfile,
  unit: ColumnUnit,
  { type, figures = '' }: MeasuredBy,
): MeasureNature {
  const isPercentage = format === 'percentage';
  const isChange = number?.isChange === true || (number?.negatives ?? 0) > 0;
  const isPartToWhole = number?.isPartToWhole === true;
  return {
    isAdditive:
      number?.isAdditive === true && !isPercentage && (isPartToWhole || !isNotAdditiveLabel(readLabel(figures))),
    isStock: isStockLabel(label) || isStockLabel(figures),
    isPercentage,
    hasTrueZero: !isPercentage && !isChange && !TEMPERATURE.test(unit.unit ?? label) && !TEMPERATURE.test(figures),
    isPartToWhole,
    isSignedChange:
      !isPercentage &&
      number?.isCoordinate !== true &&
      (number?.negatives ?? 0) > 0 &&
      (type === 'waterfall' || isOfChanges(label)),
  };
}

/** True where a value lies below 0. */
export function holdsNegatives({ values }: Series): boolean {
  return rangeOf(values).low < 0;
}

/** The unit of values of a series. */
export function unitOf({ unit }: Series): FigureUnit {
  return { kind: 'column', ...unit };
}

/** The unit of differences within a series: percentage points for percentages. */
export function differenceUnit(series: Series): FigureUnit {
  return series.nature.isPercentage ? { kind: 'points' } : unitOf(series);
}

/** The unit of differences for each step of time. */
export function paceUnit(series: Series, grain: StepGrain): FigureUnit {
  return series.nature.isPercentage
    ? { kind: 'points-per-period', grain }
    : { kind: 'per-period', grain, ...series.unit };
}

/** The cell at a place of a series. Throws a RangeError where there is none: a finder asked for a place it had not seen. */
export function cellAt(series: Series, place: number): CellReference {
  const cell = series.cellOf(place);
  if (cell === undefined) throw new RangeError(`no cell ${place} in a series of ${series.values.length}`);
  return cell;
}

/** The value at a place of a series, NaN outside it. */
export function valueAt({ values }: Series, place: number): number {
  return values[place] ?? Number.NaN;
}

/** The point at a place of a series. */
export function pointAt(scene: Scene, series: Series, place: number): Point {
  const cell = cellAt(series, place);
  return { name: scene.nameOf(cell), ...cell, ...(scene.placeOf === undefined ? {} : { place: scene.placeOf(cell) }) };
}

/** A value and where it stands. */
export function markAt(scene: Scene, series: Series, place: number): Mark {
  return markOf(scene, series, [place]);
}

/** A value and the places where it stands, of which there is at least one. */
export function markOf(scene: Scene, series: Series, places: readonly number[]): Mark {
  const cells = [cellAt(series, places[0] ?? 0)];
  return {
    points: places.map((place) => pointAt(scene, series, place)),
    value: scene.maker.figure({ name: 'value' }, cells, unitOf(series)),
  };
}

/** A figure over the cells at some places of a series. */
export function figureOf(
  scene: Scene,
  name: Exclude<Operation, { readonly parts: number }>['name'],
  cells: Cells,
  unit: FigureUnit,
): Figure {
  return scene.maker.figure({ name }, cells, unit);
}

/** True where a change between two places may be told in percent. */
export function hasRelativeChange(series: Series, from: number, to: number): boolean {
  return series.nature.hasTrueZero && valueAt(series, from) > 0 && valueAt(series, to) >= 0;
}

/** What every fact about one series begins with. */
export function about(scene: Scene, series: Series): { readonly series: SeriesName; readonly axis: AxisName } {
  return { series: series.name, axis: scene.axis };
}

/** Up, down or flat, by the sign of a difference. */
export function directionOf(difference: number): Direction {
  if (difference > 0) return 'up';
  return difference < 0 ? 'down' : 'flat';
}

/** A key for what a series is about. */
export function subjectOf({ name }: Series): string {
  return JSON.stringify([name.columnKey, name.group]);
}

/** True where a rate for each step can be found again from cells: they hold the moments, or no period is left out. */
export function hasEvenSteps(series: Series): boolean {
  return series.isDated || series.positions.every((position, place) => position === (series.positions[0] ?? 0) + place);
}

/** A stretch of a series. */
export type Stretch = { readonly series: Series; readonly from: number; readonly to: number };

/** A figure that needs the moments of its values: from their cells, or from their order where all periods are there. */
export function timedFigure(
  scene: Scene,
  { series, from, to }: Stretch,
  name: 'slope' | 'compound-growth' | 'elapsed',
  unit: FigureUnit,
): Figure {
  const isWhole = name === 'slope' || !series.isDated;
  const count = isWhole ? to - from + 1 : 2;
  const cells = (): readonly CellReference[] =>
    isWhole ? series.cells.slice(from, to + 1) : [cellAt(series, from), cellAt(series, to)];
  const { momentOf, maker, axis } = scene;
  if (momentOf === undefined) return maker.figure({ name, parts: count, grain: 'order' }, cells, unit);
  const parts = name === 'elapsed' ? 0 : count;
  const values = (): readonly CellReference[] => (name === 'elapsed' ? [] : cells());
  return maker.figure({ name, parts, grain: axis.grain }, () => [...values(), ...cells().map(momentOf)], unit);
}
