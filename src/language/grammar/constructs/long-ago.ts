import type { BinaryOperator, Expression } from '../../../plan/expression/expression.ts';
import { amongValues, binary, columnCell, joinedBy } from '../expressions.ts';
import type { MeaningOf, ValueMention } from '../meaning.ts';
import { momentAgo } from '../periods.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';
import { datesOf } from './stretches.ts';

/** Of a date longer ago it is earlier than the moment so far back. */
const OF_DATE: Partial<Record<BinaryOperator, BinaryOperator>> = { '>': '<', '>=': '<=', '<': '>', '<=': '>=' };

/** A date against the moment so many units before the last of the data. */
function agoOf(column: number, own: Parts, context: BuildContext): Expression | undefined {
  const operator = OF_DATE[own.get('Comparison')?.operator ?? '='];
  const part = own.get('Unit')?.part;
  const ago = part && momentAgo(part, own.get('Number')?.value ?? 1, context.today);
  const isDated = datesOf(context).includes(column);
  if (operator === undefined || ago === undefined || !isDated) return undefined;
  return binary(operator, columnCell(context.columnOf(column).key), ago);
}

/** The only date that rows with a value have: those that are open have none on which they were closed. */
function dateOfRows({ column, value }: ValueMention, context: BuildContext): number | undefined {
  const { columns } = context.table;
  const values = columns[column]?.typed.values ?? [];
  const found = datesOf(context).filter((date) =>
    columns[date]?.typed.values.some((cell, row) => cell !== null && String(values[row]) === value),
  );
  return found.length === 1 ? found[0] : undefined;
}

/** "Opened more than 3 days ago", «criados há mais de um mês», of the date that is named. */
function longAgo(own: Parts, context: BuildContext): MeaningOf['Condition'] | undefined {
  const column = own.get('Column')?.column;
  const where = column === undefined ? undefined : agoOf(column, own, context);
  return column === undefined || where === undefined ? undefined : { column, where };
}

/** «Abertos há mais de 3 dias»: rows that hold a value, since the only date that they have. */
function suchSinceLongAgo(own: Parts, context: BuildContext): MeaningOf['Filter'] | undefined {
  const values = own.get('Values')?.values ?? [];
  const [value, ...others] = values;
  const column = value === undefined || others.length > 0 ? undefined : dateOfRows(value, context);
  const such = amongValues(values, context);
  const ago = column === undefined ? undefined : agoOf(column, own, context);
  const where = such && ago && joinedBy('and', [such, ago]);
  return where && { where };
}

const BEHIND = 'ago|since Comparison than? Number? Unit';
const BEFORE = 'Comparison than? Number Unit ago';

/** How long ago something was: "opened more than 3 days ago". */
export const LONG_AGO_RULES: readonly Rule[] = [BEHIND, BEFORE].flatMap((said, at) => [
  defineRule({
    id: `long-ago-${at}`,
    gives: 'Condition',
    pattern: `that|questionWord? is? Column ${said}`,
    weight: 0.9,
    build: longAgo,
  }),
  defineRule({
    id: `such-since-long-ago-${at}`,
    gives: 'Filter',
    pattern: `that|questionWord? is? Values ${said}`,
    weight: 0.9,
    build: suchSinceLongAgo,
  }),
]);
