import { trimBlanks } from '../../../table/notation/characters.ts';
import { unreadColumn } from '../../table/change-cells.ts';
import { findColumn } from '../../table/find-column.ts';
import { nameOf } from '../../table/plan-column.ts';
import { withColumn } from '../../table/plan-table.ts';
import { checkSize } from '../../table/row-chunks.ts';
import { shownCell } from '../../table/shown-cell.ts';
import { badArgument } from '../check-argument.ts';
import type { Step } from '../step.ts';

/** Cuts texts at a separator into new columns; the last of them takes what is left. The column itself stays. */
export const splitText: Step<'splitText'> = (table, { column: key, separator, into }, context) => {
  const column = findColumn(table, key);
  if (separator === '') throw badArgument('separator', separator, 'at least one letter');
  if (into.length === 0) throw badArgument('into', into, 'at least one new column');
  checkSize(table.rowCount, table.columns.length + into.length, context);
  let [split, surplus] = [0, 0];
  const parts = column.cells.map((cell) => {
    const text = shownCell(cell);
    if (text === null) return [];
    const all = text.split(separator);
    if (all.length > 1) split++;
    if (all.length > into.length) surplus++;
    return [...all.slice(0, into.length - 1), all.slice(into.length - 1).join(separator)];
  });
  const made = into.map((name, place) =>
    unreadColumn(
      name,
      parts.map((each) => maybePart(each[place])),
    ),
  );
  return {
    table: made.reduce(withColumn, table),
    did: { column: nameOf(column), into, split, surplus },
  };
};

function maybePart(part: string | undefined): string | null {
  const trimmed = trimBlanks(part ?? '');
  return trimmed === '' ? null : trimmed;
}
