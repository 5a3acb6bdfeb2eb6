import type { TypedTable } from '../../table/parse-table.ts';
import type { ColumnProfile, TableProfile } from '../../table/profile.ts';
import type { Candidate } from '../candidate.ts';
import type { CellReference } from '../figure.ts';
import type { CompletenessFact } from '../insight.ts';
import { periodsOf } from '../operations.ts';
import type { FigureMaker } from '../recompute.ts';

/** A table with what is known of it. */
export type KnownTable = { readonly table: TypedTable; readonly profile: TableProfile; readonly maker: FigureMaker };

const EFFECT_OF_HOLES = 0.5;

/**
 * Measures with empty cells and courses with periods left out. Plain counting, without a test. Effect: the share that is missing;
 * what is complete is no fact worth a place.
 */
export function findHoles(known: KnownTable): readonly Candidate[] {
  const isCrossed = isSparse(known.profile);
  return known.profile.columns.flatMap((column) => {
    if (column.role === 'measure' && column.missing > 0) return isCrossed ? [] : [missingValues(known, column)];
    if (column.time !== undefined && !column.time.isCyclic && isGrid(column) && !isEven(known, column))
      return [missingPeriods(known, column)];
    return [];
  });
}

/** Where so much of several measures is empty, nothing is missing: what flows from here to there leaves most pairs out. */
const SPARSE = { measures: 3, share: 0.4 } as const;

function isSparse({ columns }: TableProfile): boolean {
  const measures = columns.filter(({ role }) => role === 'measure');
  const missing = measures.reduce((sum, column) => sum + column.missing, 0);
  const cells = measures.reduce((sum, column) => sum + column.missing + column.count, 0);
  return measures.length >= SPARSE.measures && missing >= SPARSE.share * cells;
}

/** Where more periods than these are left out nobody waits for one each: years of elections; of days, those of trade lack two in seven. */
const MOST_LEFT_OUT = { day: 0.25, others: 0.34 } as const;

function isGrid({ time, distinct }: ColumnProfile): boolean {
  const gaps = time?.gaps ?? 0;
  return gaps > 0 && gaps <= MOST_LEFT_OUT[time?.grain === 'day' ? 'day' : 'others'] * (gaps + distinct);
}

function rowsOf({ table, profile }: KnownTable): readonly number[] {
  const totals = new Set(profile.totalRows);
  return Array.from({ length: table.rowCount }, (_, row) => row).filter((row) => !totals.has(row));
}

function missingValues(known: KnownTable, column: ColumnProfile): Candidate {
  const share = column.missing / Math.max(1, column.missing + column.count);
  return {
    kind: 'completeness',
    subject: column.key,
    effect: share,
    surprise: 0.1 + EFFECT_OF_HOLES * share,
    importance: 1,
    state: (): CompletenessFact => {
      const cells = rowsOf(known).map((rowIndex) => ({ rowIndex, columnKey: column.key }));
      return {
        kind: 'completeness',
        missing: 'values',
        column: { columnKey: column.key, label: column.label },
        count: known.maker.figure({ name: 'count-empty' }, cells, { kind: 'count' }),
        filled: known.maker.figure({ name: 'filled-share' }, cells, { kind: 'percent' }),
      };
    },
  };
}

function missingPeriods(known: KnownTable, column: ColumnProfile): Candidate {
  const gaps = column.time?.gaps ?? 0;
  return {
    kind: 'completeness',
    subject: column.key,
    effect: gaps / (gaps + column.distinct),
    surprise: 0.2,
    importance: 1,
    state: (): CompletenessFact => ({
      kind: 'completeness',
      missing: 'periods',
      column: { columnKey: column.key, label: column.label },
      count: known.maker.figure(
        { name: 'missing-periods', parts: 0, grain: column.time?.grain ?? 'order' },
        datedCells(known, column),
        { kind: 'count' },
      ),
    }),
  };
}

/** True for periods in even steps of more than one, as a census every ten years: none of those between is missing. */
function isEven({ table }: KnownTable, { index, time }: ColumnProfile): boolean {
  const times = timesOf(table, index);
  const periods = [...new Set(periodsOf(times, time?.grain ?? 'order'))]
    .filter(Number.isFinite)
    .sort((one, other) => one - other);
  const step = (periods[1] ?? 0) - (periods[0] ?? 0);
  return periods.length > 2 && periods.every((period, place) => period === (periods[0] ?? 0) + place * step);
}

function timesOf({ columns }: TypedTable, index: number): Float64Array {
  return columns.find((column) => column.index === index)?.typed.times ?? new Float64Array(0);
}

/** The cells of a column of moments in the order of time. */
function datedCells(known: KnownTable, { index, key }: ColumnProfile): readonly CellReference[] {
  const times = timesOf(known.table, index);
  const at = (row: number): number => times[row] ?? Number.NaN;
  return rowsOf(known)
    .filter((row) => !Number.isNaN(at(row)))
    .sort((left, right) => at(left) - at(right))
    .map((rowIndex) => ({ rowIndex, columnKey: key }));
}
