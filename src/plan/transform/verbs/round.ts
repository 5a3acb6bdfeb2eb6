import { changeCells } from '../../table/change-cells.ts';
import { roundTo } from '../../table/clean-number.ts';
import { numbersOf, unreadableNotes } from '../../table/column-numbers.ts';
import { findColumns } from '../../table/find-column.ts';
import { nameOf, type PlanColumn } from '../../table/plan-column.ts';
import { withColumn } from '../../table/plan-table.ts';
import { wholeNumber } from '../check-argument.ts';
import type { Step } from '../step.ts';

const MOST_DECIMALS = 15;

/** Rounds numbers to decimals, halves away from zero; negative decimals round to tens, hundreds and so on. */
export const round: Step<'round'> = (table, { columns: keys, decimals }) => {
  const columns = findColumns(table, [...new Set(keys)]);
  wholeNumber('decimals', decimals, -MOST_DECIMALS, MOST_DECIMALS);
  let changed = 0;
  const rounded = columns.map((column) => {
    const { made, count } = roundColumn(column, decimals);
    changed += count;
    return made;
  });
  return {
    table: rounded.reduce(withColumn, table),
    did: { columns: columns.map(nameOf), decimals, changed },
    notes: columns.flatMap((column) => unreadableNotes(column, 'number')),
  };
};

function roundColumn(column: PlanColumn, decimals: number): { readonly made: PlanColumn; readonly count: number } {
  const before = numbersOf(column);
  const numbers = before.map((value) => roundTo(value, decimals));
  let count = 0;
  const cells = column.cells.map((cell, row) => {
    const value = numbers[row] ?? Number.NaN;
    if (Number.isNaN(value)) return cell;
    if (value !== before[row]) count++;
    return value === before[row] ? cell : value;
  });
  // A definition that says how many decimals there are says so truly afterwards.
  const definition =
    'decimals' in column.definition ? { ...column.definition, decimals: Math.max(0, decimals) } : column.definition;
  return { made: changeCells(column, cells, { numbers, definition }), count };
}
