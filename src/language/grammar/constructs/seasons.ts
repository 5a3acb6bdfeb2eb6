import type { Expression } from '../../../plan/expression/expression.ts';
import { maybeMoment } from '../../../table/notation/date-notation.ts';
import { isTimelike } from '../../holes/column-nature.ts';
import { isOfMoment, negation } from '../expressions.ts';
import { type BuildContext, defineRule, type Rule } from '../rule.ts';

/** The months of each season as meteorologists of the northern hemisphere count them; the steps name them, for whom they do not suit. */
const MONTHS = {
  spring: ['March', 'April', 'May'],
  summer: ['June', 'July', 'August'],
  autumn: ['September', 'October', 'November'],
  winter: ['December', 'January', 'February'],
} as const;

const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const satisfies readonly (keyof typeof MONTHS)[];

/** Rows of the months of a season, by the first column that knows months. */
function ofSeason(season: keyof typeof MONTHS, { table, columnOf }: BuildContext): Expression | undefined {
  const dates = table.columns.map((_, column) => columnOf(column)).filter(isTimelike);
  const profile = dates.find(({ time }) => time?.isCyclic === false || time?.grain === 'month');
  if (profile === undefined) return undefined;
  const months = MONTHS[season].flatMap((month) => maybeMoment(month) ?? []);
  return amongOne(months.map(({ text }) => isOfMoment({ iso: text }, profile)));
}

/** Equations of one side as a list of what it may be. */
function amongOne(equations: readonly Expression[]): Expression | undefined {
  const [first] = equations;
  if (first?.kind !== 'binary') return undefined;
  const values = equations.flatMap((one) => (one.kind === 'binary' ? [one.right] : []));
  return { kind: 'in', of: first.left, values };
}

/** Seasons as conditions: "in summer", "without the winter". */
export const SEASON_RULES: readonly Rule[] = SEASONS.flatMap((season) => [
  defineRule({
    id: `filter-${season}`,
    gives: 'Filter',
    pattern: `only|keepVerb? in|on|of|for|over|by? ${season}`,
    weight: 0.2,
    build: (_, context) => {
      const where = ofSeason(season, context);
      return where && { where };
    },
  }),
  defineRule({
    id: `filter-no-${season}`,
    gives: 'Filter',
    pattern: `without|removeVerb|not in|of? ${season}`,
    weight: 0.4,
    build: (_, context) => {
      const where = ofSeason(season, context);
      return where && { where: negation(where) };
    },
  }),
]);
