import type { Expression } from '../../../plan/expression/expression.ts';
import { isNumeric, isTimelike } from '../../holes/column-nature.ts';
import { toCanonical } from '../../links/table-index.ts';
import { binary, columnCell, completeTail, literal, negation } from '../expressions.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';

const AGE_WORDS: ReadonlySet<string> = new Set('age idade عمر سن'.split(' '));
const LIMIT_WORDS: ReadonlySet<string> = new Set(
  'minimum maximum minimo minima maximo maxima target goal planned objetivo meta'.split(' '),
);

function wordsOf(column: number, { columnOf }: BuildContext): readonly string[] {
  return toCanonical(columnOf(column).label);
}

/** "More than 65 years" is about ages where a column has them. */
function aboutAge(
  parts: Parts,
  context: BuildContext,
): { readonly where: Expression; readonly column: number } | undefined {
  const column = context.table.columns.findIndex((_, at) => wordsOf(at, context).some((word) => AGE_WORDS.has(word)));
  const tail = parts.get('Tail')?.tail;
  if (column < 0 || tail === undefined || tail.kind === 'empty' || tail.isMoment === true) return undefined;
  const where = completeTail(tail, context.columnOf(column));
  return where && { where, column };
}

/** The column that a limit is set for: "stock" for "minimum stock". */
function limitedColumn(limit: number, context: BuildContext): number | undefined {
  const core = wordsOf(limit, context).filter((word) => !LIMIT_WORDS.has(word));
  if (core.length === 0 || core.length === wordsOf(limit, context).length) return undefined;
  const found = context.table.columns.findIndex(
    (_, column) => column !== limit && wordsOf(column, context).join(' ') === core.join(' '),
  );
  return found < 0 ? undefined : found;
}

function compareColumns(
  left: number | undefined,
  parts: Parts,
  { columnOf }: BuildContext,
): { readonly where: Expression; readonly column: number } | undefined {
  const right = parts.all('Column').at(-1)?.column;
  const operator = parts.get('Comparison')?.operator;
  if (left === undefined || right === undefined || operator === undefined || left === right) return undefined;
  const isNumbers = isNumeric(columnOf(left)) && isNumeric(columnOf(right));
  if (!isNumbers && !(isTimelike(columnOf(left)) && isTimelike(columnOf(right)))) return undefined;
  return { where: binary(operator, columnCell(columnOf(left).key), columnCell(columnOf(right).key)), column: left };
}

/** Saturdays and Sundays of the first column of dates. */
function weekend({ table, columnOf }: BuildContext): Expression | undefined {
  const date = table.columns.findIndex(
    (_, column) => columnOf(column).kind === 'date' && columnOf(column).time?.isCyclic !== true,
  );
  if (date < 0) return undefined;
  const weekday: Expression = { kind: 'call', name: 'weekday', arguments: [columnCell(columnOf(date).key)] };
  return binary('>=', weekday, literal(6));
}

/** Quantities with their units, columns set against columns, and weekends. */
export const QUANTITY_RULES: readonly Rule[] = [
  defineRule({
    id: 'number-with-unit',
    gives: 'Number',
    pattern: 'Number measureUnit',
    weight: 0,
    build: (parts) => parts.get('Number'),
  }),
  defineRule({
    id: 'condition-age',
    gives: 'Condition',
    pattern: 'that|with|whose? has|is|of|with? Tail year',
    weight: 0.3,
    build: aboutAge,
  }),
  defineRule({
    id: 'condition-columns',
    gives: 'Condition',
    pattern: 'whose|with|that? Column is? Comparison than? of|to? Column',
    weight: -0.25,
    build: (parts, context) => compareColumns(parts.get('Column')?.column, parts, context),
  }),
  defineRule({
    id: 'condition-own-limit',
    gives: 'Condition',
    pattern: 'is? Comparison than? of|to? Column',
    weight: 0.3,
    build: (parts, context) => {
      const limit = parts.get('Column')?.column;
      return limit === undefined ? undefined : compareColumns(limitedColumn(limit, context), parts, context);
    },
  }),
  defineRule({
    id: 'condition-tail-in',
    gives: 'Condition',
    pattern: 'has|with Tail in|on|for|of Column',
    weight: 0.3,
    build: (parts, { columnOf }) => {
      const column = parts.get('Column')?.column;
      const tail = parts.get('Tail')?.tail;
      if (column === undefined || tail === undefined) return undefined;
      const where = completeTail(tail, columnOf(column));
      return where && { where, column };
    },
  }),
  defineRule({
    id: 'filter-weekend',
    gives: 'Filter',
    pattern: 'only|keepVerb? in|on|of|for|to? weekend',
    weight: 0.2,
    build: (_, context) => {
      const where = weekend(context);
      return where && { where };
    },
  }),
  defineRule({
    id: 'filter-no-weekend',
    gives: 'Filter',
    pattern: 'without|removeVerb|not in|on|of? weekend',
    weight: 0.4,
    build: (_, context) => {
      const where = weekend(context);
      return where && { where: negation(where) };
    },
  }),
  defineRule({
    id: 'percentile',
    gives: 'Measure',
    pattern: 'percentile Number of? Column',
    weight: 0.4,
    build: percentileOf,
  }),
  defineRule({
    id: 'percentile-number-first',
    gives: 'Measure',
    pattern: 'Number percentile of? Column',
    weight: 0.4,
    build: percentileOf,
  }),
];

function percentileOf(parts: Parts, { columnOf }: BuildContext) {
  const column = parts.get('Column')?.column;
  const percentile = parts.get('Number')?.value;
  if (column === undefined || percentile === undefined || percentile < 0 || percentile > 100) return undefined;
  if (!isNumeric(columnOf(column))) return undefined;
  return { measures: [{ operation: 'percentile', column, percentile } as const] };
}
