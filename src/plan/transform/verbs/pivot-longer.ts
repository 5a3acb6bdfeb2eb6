import { unreadColumn } from '../../table/change-cells.ts';
import { numbersOf } from '../../table/column-numbers.ts';
import { findColumns } from '../../table/find-column.ts';
import { isSameLook, lookOf, type NumberLook, numberColumn, PLAIN } from '../../table/made-column.ts';
import { nameOf, type PlanColumn, takeColumn } from '../../table/plan-column.ts';
import { tableOfNewRows } from '../../table/plan-table.ts';
import { checkSize } from '../../table/row-chunks.ts';
import { badArgument, checkNewKeys } from '../check-argument.ts';
import type { Step } from '../step.ts';
import type { NewColumn } from '../transform.ts';

/** One row for each of the columns: its label in `nameAs`, its cell in `valueAs`. Other columns are repeated. */
export const pivotLonger: Step<'pivotLonger'> = (table, transform, context) => {
  const { nameAs, valueAs } = transform;
  const columns = findColumns(table, [...new Set(transform.columns)]);
  if (columns.length === 0) throw badArgument('columns', transform.columns, 'at least one column');
  const others = table.columns.filter((column) => !columns.includes(column));
  checkNewKeys([nameAs, valueAs], others);
  const size = table.rowCount * columns.length;
  checkSize(size, others.length + 2, context);
  const rows = Int32Array.from({ length: size }, (_, place) => Math.floor(place / columns.length));
  const labels = columns.map(({ label }) => label);
  const names = unreadColumn(
    nameAs,
    Array.from({ length: size }, (_, place) => labels[place % columns.length]),
  );
  const { totals } = table;
  const longTotals = totals === undefined ? undefined : Uint8Array.from(rows, (row) => totals[row] ?? 0);
  return {
    table: tableOfNewRows(
      size,
      [...others.map((column) => takeColumn(column, rows)), names, valueColumn(valueAs, columns, size)],
      longTotals,
    ),
    did: { columns: columns.map(nameOf), nameAs, valueAs },
  };
};

/** The cells of several columns in one: numbers where all hold numbers, else cells as they are. */
function valueColumn(as: NewColumn, columns: readonly PlanColumn[], size: number): PlanColumn {
  const areNumbers = columns.every(
    ({ typed }) => typed.numbers !== undefined && typed.kind !== 'date' && typed.misfits.length === 0,
  );
  if (!areNumbers) {
    const cells = columns.map((column) => column.cells);
    return unreadColumn(
      as,
      Array.from({ length: size }, (_, place) => cells[place % columns.length]?.[Math.floor(place / columns.length)]),
    );
  }
  const all = columns.map(numbersOf);
  const numbers = new Float64Array(size);
  for (let place = 0; place < size; place++) {
    numbers[place] = all[place % columns.length]?.[Math.floor(place / columns.length)] ?? Number.NaN;
  }
  return numberColumn(as, numbers, commonLook(columns));
}

/** The look that all columns have; a plain one where they differ. */
function commonLook(columns: readonly PlanColumn[]): NumberLook {
  const [first = PLAIN, ...others] = columns.map(({ typed }) => lookOf(typed));
  const decimals = Math.max(...[first, ...others].map((look) => look.decimals ?? 0));
  return others.every((look) => isSameLook(look, first))
    ? { ...first, ...(decimals === 0 ? {} : { decimals }) }
    : PLAIN;
}
