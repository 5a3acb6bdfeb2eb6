import { statedFormat } from '../../table/stated-format.ts';
import type { ColumnName } from '../plan-error.ts';
import { lookOf, type MadeDefinition, momentColumn, numberColumn } from './made-column.ts';
import { changeColumn, createColumn, type PlanColumn } from './plan-column.ts';
import { takeCells, takeNumbers, takeTyped } from './take-typed.ts';

/**
 * A new column of cells of another one, by their rows; -1 gives an empty cell. Numbers become JSON numbers and dates ISO text
 * of their grain, with their format beside them: what all rows together proved of a notation could not be proved again by a few.
 */
export function settleColumn(name: ColumnName, column: PlanColumn, rows: Int32Array): PlanColumn {
  const { typed } = column;
  const { numbers, times, kind, format, grain = 'day', isCyclic = false } = typed;
  if (typed.misfits.length > 0 || kind === 'boolean' || kind === 'text' || kind === 'empty')
    return keepCells(name, column, rows);
  if (numbers !== undefined && kind !== 'date') return numberColumn(name, takeNumbers(numbers, rows), lookOf(typed));
  if (times === undefined || numbers !== undefined) return keepCells(name, column, rows);
  const texts = takeCells(typed.values, rows).map((value) => (typeof value === 'string' ? value : null));
  return momentColumn(name, { texts, times: takeNumbers(times, rows), grain, format, isCyclic });
}

/** The column that rows are gathered by, one row for each: under its own definition, with the format of its cells. */
export function settleKey(column: PlanColumn, rows: Int32Array): PlanColumn {
  const settled = settleColumn(column, column, rows);
  const { definition, typed } = column;
  const format: Partial<MadeDefinition> = typed.kind === 'date' ? statedFormat(typed) : {};
  return changeColumn(settled, { definition: { ...settled.definition, ...definition, ...format } });
}

function keepCells({ key, label }: ColumnName, column: PlanColumn, rows: Int32Array): PlanColumn {
  return createColumn({
    key,
    label,
    definition: { ...column.definition, key, label },
    isHidden: false,
    isOriginal: false,
    makeCells: () => takeCells(column.cells, rows),
    makeTyped: () => takeTyped(column.typed, rows),
  });
}
