import type { Locale } from '../../../chart/locale.ts';
import { standingsOf } from '../../holes/standings.ts';
import { binary, columnCell } from '../expressions.ts';
import { defineRule, type Rule } from '../rule.ts';

const NAMES = {
  EN_US: 'Goal difference',
  EN_GB: 'Goal difference',
  PT_PT: 'Diferença de golos',
  AR: 'فارق الأهداف',
} as const satisfies Record<Locale, string>;

/** What tables of leagues leave to be worked out. */
export const STANDING_RULES: readonly Rule[] = [
  defineRule({
    id: 'goal-difference',
    gives: 'Column',
    pattern: 'goalDifference',
    weight: 0.1,
    // Where a column holds it, its words name that column.
    build: (_, { profile, columnOf, makeColumn, locale }) => {
      const { scored, conceded, difference } = standingsOf(profile) ?? {};
      if (scored === undefined || conceded === undefined || difference !== undefined) return undefined;
      const expression = binary('-', columnCell(columnOf(scored).key), columnCell(columnOf(conceded).key));
      const column = makeColumn({ key: 'goal_difference', label: NAMES[locale], expression, isAdditive: true });
      return { column, reason: 'synonym' };
    },
  }),
];
