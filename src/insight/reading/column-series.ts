import type { ChartType } from '../../chart/chart-type.ts';
import type { TypedColumn } from '../../table/column.ts';
import type { TableColumn, TypedTable } from '../../table/parse-table.ts';
import type { ColumnProfile, TableProfile } from '../../table/profile.ts';
import type { CellReference } from '../figure.ts';
import { numberAt } from '../recompute.ts';
import { perNumbers } from '../statistics/per-numbers.ts';
import type { Bonds } from './bonds.ts';
import { columnUnit } from './column-unit.ts';
import { natureOfMeasure, type Series } from './series.ts';

/** Each later series matters a little less. */
export const IMPORTANCE_STEP = 0.96;

/** What the second of two columns that are one measure tells is told by the first. */
const TWIN = 0.3;

/** A table being read: what the making of every scene needs. */
export type Source = {
  readonly table: TypedTable;
  readonly profile: TableProfile;
  readonly columns: ReadonlyMap<number, TableColumn>;
  readonly measures: readonly ColumnProfile[];
  readonly bonds: Bonds;
  /** False where the chart gives each measure an axis of its own. */
  readonly hasOneScale: boolean;
  readonly type: ChartType | undefined;
  /** The label of what all measures are figures of, where something says so. */
  readonly figures: string | undefined;
  /** Rows that are not totals, from 0. */
  readonly rows: readonly number[];
};

/** Rows in the order of an axis, and the number of the period of each. */
export type RowOrder = {
  readonly rows: readonly number[];
  /** True where these are the first rows of the table, as they stand there. */
  readonly isWhole: boolean;
  readonly positions: Float64Array;
  readonly isOnce: boolean;
  readonly isDated: boolean;
};

/** A group of a series, with a cell that names it. */
export type GroupName = { readonly group: string; readonly groupCell: CellReference };

/** A measure in the order of its rows, without empty cells: of a table, or of one group of it. */
export function columnSeries(
  source: Source,
  measure: ColumnProfile,
  { order, place, group }: { readonly order: RowOrder; readonly place: number; readonly group?: GroupName },
): Series {
  const column = source.columns.get(measure.index);
  const all = readNumbers(column, order);
  const isFull = areFinite(all);
  const keep = <Numbers extends readonly number[] | Float64Array>(numbers: Numbers): Numbers | Float64Array =>
    isFull ? numbers : Float64Array.from(numbers).filter((_, place) => Number.isFinite(all[place]));
  const unit = columnUnit(column, measure);
  const rows = keep(order.rows);
  const { key: columnKey } = measure;
  let cells: readonly CellReference[] | undefined;
  return {
    name: { measure: measure.label, columnKey, ...group },
    unit,
    nature: natureOfMeasure(measure, unit, source),
    values: keep(all),
    positions: keep(order.positions),
    // Facts that are told need their cells, and few of all that are looked for are told.
    get cells() {
      cells ??= cellsOf(rows, columnKey);
      return cells;
    },
    cellOf: (place) => {
      const rowIndex = rows[place];
      return rowIndex === undefined ? undefined : { rowIndex, columnKey };
    },
    isDated: order.isDated,
    isRowShare: source.profile.rowShares.includes(measure.index),
    isTotal: source.profile.totalColumns?.includes(measure.index) === true,
    boundTo: source.bonds.of(measure),
    importance: IMPORTANCE_STEP ** place * (source.bonds.isTwin(measure) ? TWIN : 1),
  };
}

const areFinite = perNumbers((numbers) => {
  for (let place = 0; place < numbers.length; place++) if (!Number.isFinite(numbers[place])) return false;
  return true;
});

function cellsOf(rows: ArrayLike<number>, columnKey: string): readonly CellReference[] {
  const cells: CellReference[] = [];
  for (let place = 0; place < rows.length; place++) cells.push({ rowIndex: rows[place] ?? 0, columnKey });
  return cells;
}

/** The numbers of a column in the order of some rows: its very own where these are all of them, so that what is known of them serves again. */
function readNumbers(column: TableColumn | undefined, { rows, isWhole }: RowOrder): Float64Array {
  if (column === undefined) return new Float64Array(rows.length).fill(Number.NaN);
  const { numbers, isFraction } = column.typed;
  if (numbers !== undefined && isWhole && numbers.length === rows.length && isFraction !== true) return numbers;
  return numbersAt(column.typed, rows);
}

/** The numbers of a column at some rows, percentages in percent; NaN where there is none. */
export function numbersAt(column: TypedColumn, rows: readonly number[]): Float64Array {
  const read = new Float64Array(rows.length);
  for (let at = 0; at < rows.length; at++) read[at] = numberAt(column, rows[at] ?? 0);
  return read;
}
