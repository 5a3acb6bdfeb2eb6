import type { TimeGrain } from '../../../table/column.ts';
import { dayTextOf } from '../../../table/notation/moment.ts';
import { computeTimeProfile } from '../../../table/profile/time-statistics.ts';
import { PlanError } from '../../plan-error.ts';
import { appendRows } from '../../table/append-rows.ts';
import { changeCells } from '../../table/change-cells.ts';
import { isMeasure, timesOf, unreadableNotes } from '../../table/column-numbers.ts';
import { findColumn, findColumns } from '../../table/find-column.ts';
import { groupRows } from '../../table/group-rows.ts';
import { GRAIN_PLACE, nextPeriod, periodText, startOfPeriod } from '../../table/periods.ts';
import { nameOf, type PlanColumn } from '../../table/plan-column.ts';
import { type PlanTable, takeRows, withColumn } from '../../table/plan-table.ts';
import { checkSize } from '../../table/row-chunks.ts';
import { orderByRanks } from '../../table/sort-rows.ts';
import { emptyNotes } from '../notes.ts';
import type { Step, TransformContext } from '../step.ts';
import { fillEmpty } from './fill-empty.ts';

/**
 * Adds a row for every period between the first and the last of the table that a combination of `per` has not, and puts the rows
 * in the order of time (backwards where they ran backwards). Measures of the new rows are filled by `method`; other cells of
 * theirs are empty. Days that all begin a month, or lie whole weeks apart, are taken for months and weeks.
 */
export const completeDates: Step<'completeDates'> = (table, { column: key, per = [], method }, context) => {
  const column = findColumn(table, key);
  const periods = periodsOf(column);
  const keys = findColumns(table, per);
  const grouping = groupRows(keys, table.rowCount, table.totals);
  checkSize(table.rowCount + grouping.count * periods.starts.length, table.columns.length, context);
  const missing = findMissing(grouping, periods, timesOf(column));
  const added = appendRows(missing.length === 0 ? table : withIsoDates(table, column), missing.length, (other) => {
    if (other.key === column.key) return missing.map(({ start }) => cellOf(column, start, periods));
    if (!per.includes(other.key)) return undefined;
    return missing.map(({ group }) => other.cells[grouping.firstRows[group] ?? 0]);
  });
  const ordered = inTime(added, { key, isBackwards: runsBackwards(timesOf(column)) }, context);
  const measures = table.columns.filter((other) => isMeasure(other) && other !== column && !per.includes(other.key));
  const isFilled = method !== undefined && measures.length > 0 && missing.length > 0;
  const fill = {
    verb: 'fillEmpty',
    columns: measures.map((measure) => measure.key),
    method: method ?? 'zero',
    per,
  } as const;
  const [first = 0] = periods.starts;
  return {
    table: isFilled ? fillEmpty(ordered, fill, context).table : ordered,
    did: {
      column: nameOf(column),
      grain: periods.grain,
      added: missing.length,
      first: periodText(first, periods.grain),
      last: periodText(periods.starts.at(-1) ?? first, periods.grain),
    },
    notes: [
      ...unreadableNotes(column, 'date', table.totals),
      ...emptyNotes(column, timesOf(column).filter(Number.isNaN).length - column.typed.misfits.length),
    ],
  };
};

type Periods = { readonly grain: TimeGrain; readonly starts: readonly number[] };

const DAY_MS = 86_400_000;
const MOST_PERIODS = 100_000;

/** Every period from the first date of a column to its last. */
function periodsOf(column: PlanColumn): Periods {
  const { grain: written = 'day', isCyclic = false } = column.typed;
  const profile = computeTimeProfile({ times: timesOf(column), grain: written, isCyclic });
  if (profile === undefined || isCyclic)
    throw new PlanError({ kind: 'wrongKind', column: nameOf(column), needs: 'date' });
  const { grain, first, last } = profile;
  // Weeks may begin on any day: they are counted from the first.
  const from = grain === 'week' ? first : startOfPeriod(first, grain);
  const starts: number[] = [];
  for (let start = from; start <= last; start = nextPeriod(start, grain)) {
    starts.push(start);
    if (starts.length > MOST_PERIODS)
      throw new PlanError({ kind: 'tooLarge', cells: starts.length, mostCells: MOST_PERIODS });
  }
  return { grain, starts };
}

/** The dates in ISO text, as those of the new rows will be: the two must be read alike. */
function withIsoDates(table: PlanTable, column: PlanColumn): PlanTable {
  const { typed, cells } = column;
  if (typed.numbers !== undefined || typed.values.every((value, row) => value === null || value === cells[row]))
    return table;
  const kept = new Set(typed.misfits.map(({ row }) => row));
  const iso = typed.values.map((value, row) => (kept.has(row) ? cells[row] : value));
  return withColumn(table, changeCells(column, iso, {}));
}

type Missing = { readonly group: number; readonly start: number };

/** The periods that each group has no row of. */
function findMissing(
  { codes, count }: { readonly codes: Int32Array; readonly count: number },
  { grain, starts }: Periods,
  times: Float64Array,
): readonly Missing[] {
  const place = new Map(starts.map((start, index) => [start, index]));
  const present = new Uint8Array(count * starts.length);
  for (let row = 0; row < codes.length; row++) {
    const code = codes[row] ?? -1;
    const time = times[row] ?? Number.NaN;
    if (code < 0 || Number.isNaN(time)) continue;
    const at = place.get(grain === 'week' ? time : startOfPeriod(time, grain));
    if (at !== undefined) present[code * starts.length + at] = 1;
  }
  const missing: Missing[] = [];
  for (let cell = 0; cell < present.length; cell++) {
    if (present[cell] === 1) continue;
    missing.push({ group: Math.floor(cell / starts.length), start: starts[cell % starts.length] ?? 0 });
  }
  return missing;
}

/** The new cell of a period, written as the column's cells are read: a number in a column of years, else ISO text. */
function cellOf({ typed }: PlanColumn, start: number, { grain }: Periods): string | number {
  const written = typed.grain ?? 'day';
  if (typed.kind === 'weeklyRange') return `${dayTextOf(start)}/${dayTextOf(start + 6 * DAY_MS)}`;
  const text = periodText(start, GRAIN_PLACE[written] > GRAIN_PLACE[grain] ? written : grain);
  return typed.numbers === undefined ? text : Number(text);
}

/** Rows in the order of time, or against it where the table ran so; rows of totals stay last. */
function inTime(
  table: PlanTable,
  { key, isBackwards }: { readonly key: string; readonly isBackwards: boolean },
  context: TransformContext,
): PlanTable {
  const times = timesOf(findColumn(table, key));
  const { totals } = table;
  const sign = isBackwards ? -1 : 1;
  const ranks = times.map((time, row) => (totals?.[row] === 1 ? Number.NaN : time * sign));
  return takeRows(table, orderByRanks([ranks], table.rowCount, context));
}

function runsBackwards(times: Float64Array): boolean {
  const first = times.find((time) => !Number.isNaN(time)) ?? 0;
  let [rises, falls] = [0, 0];
  let last = first;
  for (const time of times) {
    if (time > last) rises++;
    else if (time < last) falls++;
    if (!Number.isNaN(time)) last = time;
  }
  return falls > rises;
}
