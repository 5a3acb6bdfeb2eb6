import { changeCells } from '../../table/change-cells.ts';
import { filledRows, isMeasure, numbersOf } from '../../table/column-numbers.ts';
import { fillNumbers, fillSources, type Gaps, type NumberFill } from '../../table/fill-rows.ts';
import { findColumns } from '../../table/find-column.ts';
import { groupRows, rowsByGroup } from '../../table/group-rows.ts';
import { nameOf, type PlanColumn } from '../../table/plan-column.ts';
import { withColumn } from '../../table/plan-table.ts';
import { badArgument } from '../check-argument.ts';
import type { Step } from '../step.ts';
import type { TransformOf } from '../transform.ts';

/**
 * Fills empty cells. "n/a" and the like are empty; a text that is no number in a column of numbers is not, and stays. What lies
 * before the first value or behind the last is not guessed by `linear`, nor by `previous` and `next` where there is none.
 */
export const fillEmpty: Step<'fillEmpty'> = (table, transform, context) => {
  const columns = findColumns(table, [...new Set(transform.columns)]);
  const grouping = groupRows(findColumns(table, transform.per ?? []), table.rowCount, table.totals);
  const { rows, starts } = rowsByGroup(grouping.codes, grouping.count);
  const groups = Array.from({ length: grouping.count }, (_, group) => rows.subarray(starts[group], starts[group + 1]));
  let after = table;
  const told = columns.map((column) => {
    context.signal?.throwIfAborted();
    const filled = filledRows(column);
    const changed = fillColumn(column, transform, { filled, groups });
    after = withColumn(after, changed.column);
    const empty = filled.filter((mark) => mark === 0).length;
    return { column: nameOf(column), filled: changed.count, left: empty - changed.count };
  });
  return { table: after, did: { method: transform.method, columns: told } };
};

type Filled = { readonly column: PlanColumn; readonly count: number };

function fillColumn(column: PlanColumn, { method, value }: TransformOf<'fillEmpty'>, gaps: Gaps): Filled {
  if (method === 'previous' || method === 'next') return fillFromRows(column, gaps, method);
  if (method === 'value') {
    if (value === undefined) throw badArgument('value', value, 'the value to fill in');
    return fillWith(column, gaps, value);
  }
  if (method === 'zero') return fillWith(column, gaps, 0);
  return fillComputed(column, gaps, method);
}

/** Each empty cell becomes the cell of another row. */
function fillFromRows(column: PlanColumn, gaps: Gaps, method: 'previous' | 'next'): Filled {
  const sources = fillSources(gaps, method);
  const cells = [...column.cells];
  const { numbers } = column.typed;
  const own = numbers?.slice();
  let count = 0;
  for (let row = 0; row < cells.length; row++) {
    const source = sources[row] ?? -1;
    if (source < 0) continue;
    cells[row] = column.cells[source];
    if (own !== undefined) own[row] = numbers?.[source] ?? Number.NaN;
    count++;
  }
  return { column: changeCells(column, cells, isMeasure(column) && own !== undefined ? { numbers: own } : {}), count };
}

function fillWith(column: PlanColumn, { filled, groups }: Gaps, value: number | string): Filled {
  const cells = [...column.cells];
  const numbers = typeof value === 'number' && isMeasure(column) ? numbersOf(column).slice() : undefined;
  let count = 0;
  for (const rows of groups) {
    for (const row of rows) {
      if (filled[row] === 1) continue;
      cells[row] = value;
      if (numbers !== undefined && typeof value === 'number') numbers[row] = value;
      count++;
    }
  }
  return { column: changeCells(column, cells, numbers === undefined ? {} : { numbers }), count };
}

function fillComputed(column: PlanColumn, gaps: Gaps, method: NumberFill): Filled {
  const before = numbersOf(column);
  const numbers = fillNumbers(before, gaps, method);
  const cells = [...column.cells];
  let count = 0;
  for (let row = 0; row < cells.length; row++) {
    const value = numbers[row] ?? Number.NaN;
    if (gaps.filled[row] === 1 || Number.isNaN(value)) continue;
    cells[row] = value;
    count++;
  }
  return { column: changeCells(column, cells, isMeasure(column) ? { numbers } : {}), count };
}
