import type { Expression } from '../../../plan/expression/expression.ts';
import { promoterColumn } from '../../holes/promoter-column.ts';
import { yesOf } from '../../links/link-flags.ts';
import { amongValues, binary, columnCell, literal } from '../expressions.ts';
import type { MeaningOf } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';
import { rateOf } from './rates.ts';

/** That the one column of yes and no among the parts says yes. */
function saysYes(
  parts: Parts,
  { columnOf, table }: BuildContext,
): { readonly where: Expression; readonly label: string } | undefined {
  const [column, ...others] = parts.all('Column').map((one) => one.column);
  const yes = column === undefined || others.length > 0 ? undefined : yesOf(column, table);
  if (column === undefined || yes === undefined) return undefined;
  const { key, label } = columnOf(column);
  return { where: binary('=', columnCell(key), literal(yes)), label };
}

/** "Survival rate": the share of the rows with yes in the column, as a figure like others. */
function rateOfFlag(parts: Parts, context: BuildContext): MeaningOf['Column'] | undefined {
  const yes = saysYes(parts, context);
  const column = yes && rateOf(yes.where, `${yes.label} (%)`, context).measures[0]?.column;
  return column === undefined ? undefined : { column, reason: 'synonym' };
}

/** "The share of survivors by sex": how many of each say yes. */
function rateInEach(parts: Parts, context: BuildContext): MeaningOf['Rank'] | undefined {
  const yes = saysYes(parts, context);
  const groups = parts.get('By')?.groups ?? [];
  const [measure] = yes === undefined ? [] : rateOf(yes.where, `${yes.label} (%)`, context).measures;
  return measure && { groups, measure };
}

/** "What percentage of women survived": of those alone; of each of them where several are named. */
function rateAmongSome(parts: Parts, context: BuildContext): MeaningOf['Rank'] | undefined {
  const yes = saysYes(parts, context);
  const values = parts.get('Values')?.values ?? [];
  const [first, ...others] = values;
  const where = amongValues(values, context);
  if (yes === undefined || first === undefined || where === undefined) return undefined;
  if (!others.every(({ column }) => column === first.column)) return undefined;
  const [measure] = rateOf(yes.where, `${yes.label} (%)`, context).measures;
  const own = parts.get('By')?.groups ?? [];
  const groups = others.length === 0 ? own : [...own, { column: first.column }];
  return measure && { groups, measure, where };
}

/** "How many people survived": the rows with yes in the column. */
function countOfYes(parts: Parts, context: BuildContext): MeaningOf['Rank'] | undefined {
  const yes = saysYes(parts, context);
  const values = parts.get('Values')?.values ?? [];
  const among = values.length === 0 ? undefined : amongValues(values, context);
  if (yes === undefined || (values.length > 0 && among === undefined)) return undefined;
  const where = among === undefined ? yes.where : binary('and', among, yes.where);
  return { groups: parts.get('By')?.groups ?? [], measure: { operation: 'count' }, where };
}

/** "NPS by region": the promoters less the detractors, in percent of those who answered from 0 to 10. */
function netPromoters(_: Parts, { profile, columnOf, makeColumn }: BuildContext): MeaningOf['Column'] | undefined {
  const score = promoterColumn(profile);
  if (score === undefined) return undefined;
  const cell = columnCell(columnOf(score).key);
  const choose = (where: Expression, met: Expression, otherwise: Expression): Expression => ({
    kind: 'call',
    name: 'if',
    arguments: [where, met, otherwise],
  });
  const detracts = choose(binary('<=', cell, literal(6)), literal(-100), literal(0));
  const expression = choose(binary('>=', cell, literal(9)), literal(100), detracts);
  return {
    column: makeColumn({ key: 'nps', label: 'NPS', expression, isAdditive: false, isRate: true }),
    reason: 'synonym',
  };
}

const SHARE = 'questionWord? percentage|shareWord|rateWord';

/** What part of the rows answers yes in a column of yes and no. */
export const FLAG_RATE_RULES: readonly Rule[] = [
  ...['Column rateWord|percentage', 'rateWord|percentage of Column'].map((pattern, at) =>
    defineRule({ id: `rate-of-flag-${at}`, gives: 'Column', pattern, weight: 0.3, build: rateOfFlag }),
  ),
  ...[
    `${SHARE} of|in? Values that? is|has? Column`,
    'Column rateWord|percentage of|for|in|between Values',
    `${SHARE} of Column of|for|in|between Values`,
  ].flatMap((pattern, at) => [
    defineRule({ id: `rate-among-some-${at}`, gives: 'Rank', pattern, weight: 0.9, build: rateAmongSome }),
    defineRule({
      id: `rate-among-some-by-${at}`,
      gives: 'Rank',
      pattern: `${pattern} By`,
      weight: 1,
      build: rateAmongSome,
    }),
  ]),
  ...[`${SHARE} of|that? Column By?`, 'Column shareWord By?'].map((pattern, at) =>
    defineRule({ id: `rate-of-yes-${at}`, gives: 'Rank', pattern, weight: 1, build: rateInEach }),
  ),
  ...['howMany of? Values|rows|Scope|Entity|Noun? that? is|has? Column'].flatMap((pattern) => [
    defineRule({ id: 'how-many-say-yes', gives: 'Rank', pattern, weight: 0.5, build: countOfYes }),
    defineRule({ id: 'how-many-say-yes-by', gives: 'Rank', pattern: `${pattern} By`, weight: 0.6, build: countOfYes }),
  ]),
  defineRule({ id: 'net-promoters', gives: 'Column', pattern: 'netPromoter', weight: 0.3, build: netPromoters }),
];
