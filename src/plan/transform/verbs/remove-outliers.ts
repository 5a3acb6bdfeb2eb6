import { deviateNumbers, meanNumbers, percentileNumbers } from '../../aggregate/reduce-numbers.ts';
import { numbersOf, unreadableNotes } from '../../table/column-numbers.ts';
import { findColumn, findColumns } from '../../table/find-column.ts';
import { type Grouping, groupRows } from '../../table/group-rows.ts';
import { keepMarked } from '../../table/pick-rows.ts';
import { nameOf } from '../../table/plan-column.ts';
import { shownCell } from '../../table/shown-cell.ts';
import { positiveNumber } from '../check-argument.ts';
import type { Step } from '../step.ts';
import type { TransformOf } from '../transform.ts';

const MOST_LISTED = 10;

type Method = TransformOf<'removeOutliers'>['method'];
type Bounds = { readonly low: Float64Array; readonly high: Float64Array };

const BOUNDS = {
  interquartile: (numbers, groups, factor) => {
    const first = percentileNumbers(numbers, groups, 25);
    const third = percentileNumbers(numbers, groups, 75);
    const reach = third.map((value, group) => (value - (first[group] ?? Number.NaN)) * factor);
    return boundsAround(first, third, reach);
  },
  deviations: (numbers, groups, factor) => {
    const means = meanNumbers(numbers, groups);
    return boundsAround(
      means,
      means,
      deviateNumbers(numbers, groups).map((value) => value * factor),
    );
  },
} as const satisfies Record<Method, (numbers: Float64Array, groups: Grouping, factor: number) => Bounds>;

/**
 * Drops rows whose number lies beyond the bounds of its combination of `per`. Rows without a number stay, and so do rows that
 * sum up others, which take no part in the bounds. Where bounds cannot be found, as for one row, nothing is dropped.
 */
export const removeOutliers: Step<'removeOutliers'> = (table, { column: key, method, factor, per = [] }) => {
  const column = findColumn(table, key);
  positiveNumber('factor', factor);
  const numbers = numbersOf(column);
  const keys = findColumns(table, per);
  const groups = groupRows(keys, table.rowCount, table.totals);
  const { low, high } = BOUNDS[method](numbers, groups, factor);
  const marks = new Uint8Array(table.rowCount);
  for (let row = 0; row < marks.length; row++) {
    const code = groups.codes[row] ?? -1;
    const value = numbers[row] ?? Number.NaN;
    const isOut = code >= 0 && (value < (low[code] ?? Number.NaN) || value > (high[code] ?? Number.NaN));
    marks[row] = isOut ? 0 : 1;
  }
  const kept = keepMarked(table, marks);
  const listed = Array.from(groups.firstRows.subarray(0, MOST_LISTED), (row, group) => ({
    group: keys.map(({ cells }) => shownCell(cells[row]) ?? ''),
    low: low[group] ?? Number.NaN,
    high: high[group] ?? Number.NaN,
  }));
  return {
    table: kept,
    did: {
      column: nameOf(column),
      removed: table.rowCount - kept.rowCount,
      bounds: listed.filter((bounds) => Number.isFinite(bounds.low) && Number.isFinite(bounds.high)),
    },
    notes: unreadableNotes(column, 'number', table.totals),
  };
};

function boundsAround(low: Float64Array, high: Float64Array, reach: Float64Array): Bounds {
  return {
    low: low.map((value, group) => value - (reach[group] ?? Number.NaN)),
    high: high.map((value, group) => value + (reach[group] ?? Number.NaN)),
  };
}
