import type { ColumnDefinition } from '../../chart/graph-config.ts';
import type { TypedColumn } from '../../table/column.ts';
import { parseColumn } from '../../table/parse-column.ts';
import { maybeUnit } from '../../table/parse-table.ts';
import { withNumbers } from '../../table/reading/lazy-values.ts';
import { areIntegers, decimalsOf } from '../../table/reading/number-values.ts';
import type { ColumnName } from '../plan-error.ts';
import { createColumn, type PlanColumn, shownLabel } from './plan-column.ts';

/**
 * A column under its own definition (or `definition`) with other cells. Where the column holds numbers that are no years,
 * `numbers` are those of the new cells; else the cells are read anew.
 */
export function changeCells(
  column: PlanColumn,
  cells: readonly unknown[],
  {
    numbers,
    definition = column.definition,
  }: { readonly numbers?: Float64Array; readonly definition?: ColumnDefinition },
): PlanColumn {
  const made: PlanColumn = createColumn({
    key: column.key,
    label: shownLabel(definition),
    definition,
    isHidden: column.isHidden,
    isOriginal: false,
    makeCells: () => cells,
    makeTyped: () => (numbers === undefined ? readAnew(made, column.typed) : replaceNumbers(column.typed, numbers)),
  });
  return made;
}

/** The same kind of column with other numbers. */
export function replaceNumbers(typed: TypedColumn, numbers: Float64Array): TypedColumn {
  const { label, kind, currency, unit, isFraction, misfits, placeholders, fitShare, scale } = typed;
  const { statedScale, scaleText } = typed;
  const isInteger = areIntegers(numbers);
  return withNumbers(numbers, {
    label,
    kind,
    format: kind === 'number' ? (isInteger ? 'integer' : 'decimal') : typed.format,
    fitShare,
    misfits: misfits.filter(({ row }) => Number.isNaN(numbers[row])),
    placeholders: placeholders.filter(({ row }) => Number.isNaN(numbers[row])),
    decimals: isInteger ? 0 : decimalsOf(numbers),
    ...(currency === undefined ? {} : { currency }),
    ...(unit === undefined ? {} : { unit }),
    ...(isFraction === undefined ? {} : { isFraction }),
    ...(scale === undefined ? {} : { scale }),
    ...(statedScale === undefined ? {} : { statedScale }),
    ...(scaleText === undefined ? {} : { scaleText }),
  });
}

type Unread = Pick<PlanColumn, 'label' | 'definition' | 'cells'>;

/** Types the cells of a column, with what its definition says of them and what the column before it proved of its notation. */
export function readAnew({ label, definition, cells }: Unread, before?: TypedColumn): TypedColumn {
  const unit = maybeUnit(definition);
  const habits = {
    ...(before?.decimalMark === undefined ? {} : { decimal: before.decimalMark }),
    ...(before?.dateOrder === undefined ? {} : { order: before.dateOrder }),
  };
  return parseColumn(cells, { label, ...(unit === undefined ? {} : { unit }), habits });
}

/** A new column of cells that are read when they are needed: numbers and dates among them are found then. */
export function unreadColumn({ key, label }: ColumnName, cells: readonly unknown[]): PlanColumn {
  const column: PlanColumn = createColumn({
    key,
    label,
    definition: { key, label },
    isHidden: false,
    isOriginal: false,
    makeCells: () => cells,
    makeTyped: () => readAnew(column),
  });
  return column;
}
