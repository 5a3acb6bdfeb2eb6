import { isTimelike } from '../../holes/column-nature.ts';
import type { MeaningOf } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';

/** True where each row is one of the periods that a word names: "days" of a table with a row for each day. */
function areRows(parts: Parts, { profile }: BuildContext): boolean {
  const part = parts.get('Unit')?.part;
  return profile.columns.some((column) => {
    const grain = column.time?.grain ?? (isTimelike(column) ? 'year' : undefined);
    return column.isUnique && column.time?.isCyclic !== true && grain === part;
  });
}

function where(parts: Parts, context: BuildContext): MeaningOf['Filter'] | undefined {
  const condition = parts.get('Condition') ?? parts.get('Filter');
  return condition !== undefined && areRows(parts, context)
    ? { where: condition.where, areRowsNamed: true }
    : undefined;
}

/** Periods that are the rows themselves: they are counted and filtered as other things are. */
export const PERIOD_ROW_RULES: readonly Rule[] = [
  defineRule({
    id: 'periods-that',
    gives: 'Filter',
    pattern: 'only|keepVerb|all? Unit that|questionWord|with|whose|has|on? is|has|with? Condition|Filter',
    weight: 0.3,
    build: where,
  }),
  ...['count|number|howMany of? Unit', 'questionWord? howMany Unit has|is|there?'].map((pattern, at) =>
    defineRule({
      id: `periods-counted-${at}`,
      gives: 'Measure',
      pattern,
      weight: 0.3,
      build: (parts, context) => (areRows(parts, context) ? { measures: [{ operation: 'count' }] } : undefined),
    }),
  ),
];
