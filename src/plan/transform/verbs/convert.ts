import type { TypedColumn } from '../../../table/column.ts';
import { parseNumber } from '../../../table/notation/number-notation.ts';
import { statedFormat } from '../../../table/stated-format.ts';
import { maybeMomentOf } from '../../expression/compiled.ts';
import { changeCells } from '../../table/change-cells.ts';
import { cleanNumber } from '../../table/clean-number.ts';
import { filledRows } from '../../table/column-numbers.ts';
import { findColumns } from '../../table/find-column.ts';
import { type MadeDefinition, numberColumn, PERCENT, PLAIN, textColumn } from '../../table/made-column.ts';
import { nameOf, type PlanColumn, redefine } from '../../table/plan-column.ts';
import { withColumn } from '../../table/plan-table.ts';
import { shownCell } from '../../table/shown-cell.ts';
import type { Step } from '../step.ts';
import type { TransformOf } from '../transform.ts';

type Target = TransformOf<'convert'>['to'];

const CONVERTERS = {
  number: (column) => numberColumn(column, numbersFrom(column), PLAIN),
  text: (column) => textColumn(column, column.cells.map(shownCell)),
  date: toDates,
  percentage: toPercentages,
} as const satisfies Record<Target, (column: PlanColumn) => PlanColumn>;

/** Makes cells of another kind. Cells that cannot become it are empty afterwards, and are counted. */
export const convert: Step<'convert'> = (table, { columns: keys, to }, context) => {
  const columns = findColumns(table, [...new Set(keys)]);
  let after = table;
  const told = columns.map((column) => {
    context.signal?.throwIfAborted();
    const made = CONVERTERS[to](column);
    after = withColumn(after, made);
    const before = filledRows(column);
    const filled = filledRows(made);
    let [converted, failed] = [0, 0];
    for (let row = 0; row < before.length; row++) {
      if (before[row] === 0) continue;
      if (filled[row] === 1) converted++;
      else failed++;
    }
    return { column: nameOf(column), converted, failed };
  });
  return { table: after, did: { columns: told } };
};

/** The numbers of a column of numbers; of any other those that its texts state. */
function numbersFrom({ typed, cells }: PlanColumn): Float64Array {
  const { numbers, kind, decimalMark } = typed;
  if (numbers !== undefined) return numbers;
  const options = decimalMark === undefined ? {} : { decimal: decimalMark };
  return Float64Array.from(cells, (cell) => {
    if (typeof cell === 'boolean' || kind === 'boolean') return cell === true ? 1 : cell === false ? 0 : Number.NaN;
    return typeof cell === 'number' ? cell : (parseNumber(shownCell(cell) ?? '', options)?.value ?? Number.NaN);
  });
}

/** Shares of one become hundredths: 0.25 is 25%. Numbers that are not all within one are taken as hundredths already. */
function toPercentages(column: PlanColumn): PlanColumn {
  const numbers = numbersFrom(column);
  const isOfOne =
    column.typed.kind !== 'percentage' && numbers.every((value) => Number.isNaN(value) || Math.abs(value) <= 1);
  const areFractions = column.typed.isFraction === true || isOfOne;
  return numberColumn(column, areFractions ? numbers.map((value) => cleanNumber(value * 100)) : numbers, PERCENT);
}

/** ISO text of each cell that names a date or period. */
function toDates(column: PlanColumn): PlanColumn {
  const { typed, cells } = column;
  if (typed.times !== undefined) return changeCells(column, isoValues(typed), { definition: dated(column, typed) });
  const texts = cells.map((cell) => {
    const text = shownCell(cell);
    const moment = text === null ? undefined : maybeMomentOf(text, text);
    return moment === undefined ? null : moment.textAt(0);
  });
  const { key, label } = column.definition;
  const made = changeCells(column, texts, { definition: label === undefined ? { key } : { key, label } });
  return made.typed.kind === 'date' ? redefine(made, dated(made, made.typed)) : made;
}

function isoValues({ values, misfits }: TypedColumn): readonly unknown[] {
  const gone = new Set(misfits.map(({ row }) => row));
  return values.map((value, row) => (gone.has(row) ? null : value));
}

function dated({ definition }: PlanColumn, typed: TypedColumn): MadeDefinition {
  const { key, label = key } = definition;
  return { key, label, ...statedFormat(typed) };
}
