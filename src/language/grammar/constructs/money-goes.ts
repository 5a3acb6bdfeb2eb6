import { isNaming } from '../../holes/column-nature.ts';
import { statementColumn } from '../../holes/signed-amounts.ts';
import { speaksOf } from '../../holes/speaks-of.ts';
import { whatColumn } from '../../holes/what-column.ts';
import { sideOfAccount } from '../made-columns.ts';
import type { MeaningOf } from '../meaning.ts';
import { type BuildContext, defineRule, type Rule } from '../rule.ts';
import { mainAmount } from './extremes.ts';
import { moneyMade } from './figures-of-columns.ts';

/** What money is spent on: the kinds that rows are of, else what they name. */
function kindsOf({ profile }: BuildContext): number | undefined {
  const kinds = profile.columns.findIndex(
    (column) =>
      column.kind === 'text' &&
      !column.isUnique &&
      !isNaming(column, profile) &&
      speaksOf(column.label, ['category', 'department']),
  );
  return kinds >= 0 ? kinds : whatColumn(profile);
}

/** "Where does my money go": what was spent on each kind of thing, the most first. */
function whereMoneyGoes(context: BuildContext): MeaningOf['Rank'] | undefined {
  const account = statementColumn(context.profile);
  const spent = account === undefined ? undefined : sideOfAccount({ column: account, side: 'out' }, context);
  const column = spent ?? moneyMade(context) ?? mainAmount(context);
  const kinds = kindsOf(context);
  if (column === undefined || kinds === undefined) return undefined;
  return { groups: [{ column: kinds }], measure: { column, operation: 'sum' }, direction: 'descending' };
}

/** Questions for what money was spent on. */
export const MONEY_GOES_RULES: readonly Rule[] = [
  defineRule({
    id: 'where-money-goes',
    gives: 'Rank',
    pattern: 'moneyGoes',
    weight: 0.3,
    build: (_, context) => whereMoneyGoes(context),
  }),
];
