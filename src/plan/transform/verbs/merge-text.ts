import { findColumns } from '../../table/find-column.ts';
import { textColumn } from '../../table/made-column.ts';
import { nameOf } from '../../table/plan-column.ts';
import { withColumn } from '../../table/plan-table.ts';
import { checkSize } from '../../table/row-chunks.ts';
import { shownCell } from '../../table/shown-cell.ts';
import { badArgument } from '../check-argument.ts';
import type { Step } from '../step.ts';

/** Joins the cells of several columns, empty ones left out. The columns themselves stay. */
export const mergeText: Step<'mergeText'> = (table, { columns: keys, separator, as }, context) => {
  const columns = findColumns(table, keys);
  if (columns.length === 0) throw badArgument('columns', keys, 'at least one column');
  checkSize(table.rowCount, table.columns.length + 1, context);
  const cells = columns.map((column) => column.cells);
  const texts = Array.from({ length: table.rowCount }, (_, row) => {
    const parts = cells.flatMap((own) => shownCell(own[row]) ?? []);
    return parts.length === 0 ? null : parts.join(separator);
  });
  return { table: withColumn(table, textColumn(as, texts)), did: { columns: columns.map(nameOf), as } };
};
