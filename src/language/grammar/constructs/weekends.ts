import type { Expression } from '../../../plan/expression/expression.ts';
import { binary, columnCell, literal, negation } from '../expressions.ts';
import type { MeaningOf } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';

/** Monday is day 1 of the week. */
const SATURDAY = 6;

/** The first column of whole dates. */
function dateColumn({ table, columnOf }: BuildContext): number | undefined {
  const date = table.columns.findIndex(
    (_, column) => columnOf(column).kind === 'date' && columnOf(column).time?.isCyclic !== true,
  );
  return date < 0 ? undefined : date;
}

/** Saturdays and Sundays of the first column of dates. */
function weekend(context: BuildContext): Expression | undefined {
  const date = dateColumn(context);
  if (date === undefined) return undefined;
  const { key } = context.columnOf(date);
  return binary('>=', { kind: 'call', name: 'weekday', arguments: [columnCell(key)] }, literal(SATURDAY));
}

const titled = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Weekends set against the days between them: two groups, called as the wish calls them. */
function weekendOrNot(parts: Parts, context: BuildContext): MeaningOf['By'] | undefined {
  const date = dateColumn(context);
  const where = weekend(context);
  if (date === undefined || where === undefined) return undefined;
  const [off, on] = [titled(parts.textOf('weekend')), titled(parts.textOf('workday'))];
  const expression: Expression = { kind: 'call', name: 'if', arguments: [where, literal(off), literal(on)] };
  const { label } = context.columnOf(date);
  const column = context.makeColumn({ key: 'days', label, expression, isAdditive: false, texts: [off, on] });
  return { groups: [{ column }], role: 'group' };
}

/** Weekends and working days: as a condition, and set against one another. */
export const WEEKEND_RULES: readonly Rule[] = [
  ...(['weekend', 'workday'] as const).flatMap((days) => [
    defineRule({
      id: `filter-${days}`,
      gives: 'Filter',
      // "Weekdays" alone are as well the days of the week, one by one.
      pattern: days === 'weekend' ? 'only|keepVerb? in|on|of|for|to? weekend' : 'only|keepVerb|in|on|of|for|to workday',
      weight: 0.2,
      build: (_, context) => {
        const where = weekend(context);
        return where && { where: days === 'weekend' ? where : negation(where) };
      },
    }),
    defineRule({
      id: `filter-no-${days}`,
      gives: 'Filter',
      pattern: `without|removeVerb|not in|on|of? ${days}`,
      weight: 0.4,
      build: (_, context) => {
        const where = weekend(context);
        return where && { where: days === 'weekend' ? negation(where) : where };
      },
    }),
  ]),
  ...['weekend JOINT workday', 'workday JOINT weekend'].map((pattern, at) =>
    defineRule({
      id: `weekend-or-not-${at}`,
      gives: 'By',
      pattern: `by|per|on|in|of|between|compare? ${pattern.replace('JOINT', 'and|or|versus|with|to|than on|in|of?')}`,
      weight: 0.8,
      build: weekendOrNot,
    }),
  ),
];
