import { trimBlanks } from '../../../table/notation/characters.ts';
import { changeCells } from '../../table/change-cells.ts';
import { filledRows } from '../../table/column-numbers.ts';
import { findColumn } from '../../table/find-column.ts';
import { normalText } from '../../table/group-rows.ts';
import { nameOf, type PlanColumn } from '../../table/plan-column.ts';
import { withColumn } from '../../table/plan-table.ts';
import { badArgument } from '../check-argument.ts';
import type { Step } from '../step.ts';
import type { TransformOf } from '../transform.ts';

/** Replaces whole cells, or a part of their text. null stands for an empty cell; a number for every notation of it. */
export const replace: Step<'replace'> = (table, transform) => {
  const column = findColumn(table, transform.column);
  const toCell = transform.isPartial === true ? partReplacer(transform) : wholeReplacer(column, transform);
  let replaced = 0;
  const cells = column.cells.map((cell, row) => {
    const after = toCell(cell, row);
    if (after !== cell) replaced++;
    return after;
  });
  return {
    table: replaced === 0 ? table : withColumn(table, changeCells(column, cells, {})),
    did: { column: nameOf(column), replaced },
  };
};

type Replacer = (cell: unknown, row: number) => unknown;

function partReplacer({ from, to }: TransformOf<'replace'>): Replacer {
  if (typeof from !== 'string' || from === '') throw badArgument('from', from, 'a text with at least one letter');
  const sought = from.normalize('NFC');
  return (cell) => {
    if (typeof cell !== 'string') return cell;
    const text = normalText(cell);
    return text.includes(sought) ? text.replaceAll(sought, () => String(to ?? '')) : cell;
  };
}

function wholeReplacer(column: PlanColumn, { from, to }: TransformOf<'replace'>): Replacer {
  if (from === null) {
    const filled = filledRows(column);
    return (cell, row) => (filled[row] === 0 ? to : cell);
  }
  const { numbers } = column.typed;
  if (typeof from === 'number') return (cell, row) => (cell === from || numbers?.[row] === from ? to : cell);
  const sought = normalText(trimBlanks(from));
  return (cell) => (cell !== null && cell !== undefined && normalText(trimBlanks(String(cell))) === sought ? to : cell);
}
