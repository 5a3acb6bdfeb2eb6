import { isAmount } from '../../holes/column-nature.ts';
import { defaultOperation } from '../../holes/default-operation.ts';
import { amongValues } from '../expressions.ts';
import type { MeaningOf } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';
import { mainAmount } from './extremes.ts';
import { moneyMade } from './figures-of-columns.ts';

/** Verbs for coming to money, those that mean other things elsewhere among them: "make", "take in", "bring in". */
const MADE = 'earnVerb|showVerb|bringBack';

/** The groups of "how much did each shop make", with the money that is asked for: "how much" counts no rows. */
function amountOfEach(parts: Parts, context: BuildContext): MeaningOf['By'] | undefined {
  const by = parts.get('By');
  const column = moneyMade(context) ?? mainAmount(context);
  if (by === undefined || column === undefined || by.role === 'series') return undefined;
  // "How much do various cars weigh" names the figure itself.
  const isOfFigure = by.groups.some(
    (group) => group.column !== undefined && context.columnOf(group.column).role === 'measure',
  );
  return isOfFigure ? undefined : { ...by, amount: { column } };
}

/** "How much did Joe pay", "how much did Joe pay vs Ana": what the rows of each come to. */
function amountOfValues(parts: Parts, context: BuildContext): MeaningOf['Rank'] | undefined {
  const values = parts.all('Values').flatMap((one) => one.values);
  const [first, ...others] = values;
  const named = parts.get('Column')?.column;
  // What is done names no groups, and a figure that it names is asked for itself.
  if (named !== undefined && context.columnOf(named).role === 'measure') return undefined;
  const column = moneyMade(context) ?? mainAmount(context);
  const where = amongValues(values, context);
  if (first === undefined || column === undefined || where === undefined) return undefined;
  if (others.some((other) => other.column !== first.column) || parts.says('howMany')) return undefined;
  const groups = others.length === 0 ? [] : [{ column: first.column }];
  return { groups, measure: { column, operation: 'sum' }, where };
}

/** "How much" of what no word names: money, else the main amount. */
export const HOW_MUCH_RULES: readonly Rule[] = [
  ...['howMuch earnVerb', 'howMuch showVerb? Filter earnVerb'].map((pattern, at) =>
    defineRule({
      id: `how-much-made-${at}`,
      gives: 'Rank',
      pattern,
      weight: 0.6,
      // "How much did Kenya give", "quanto faturou a loja de Braga".
      build: (parts, context) => {
        const column = moneyMade(context) ?? mainAmount(context);
        const where = parts.get('Filter')?.where;
        return column === undefined
          ? undefined
          : { groups: [], measure: { column, operation: 'sum' }, ...(where === undefined ? {} : { where }) };
      },
    }),
  ),
  ...['howMuch showVerb Values Word|Column', 'howMuch showVerb Values Word|Column versus|and|or|than Values'].map(
    (pattern, at) =>
      defineRule({ id: `how-much-of-values-${at}`, gives: 'Rank', pattern, weight: 0.7, build: amountOfValues }),
  ),
  defineRule({
    id: 'how-much-of-figure',
    gives: 'Measure',
    pattern: 'howMuch showVerb? Word? Column',
    weight: 0.4,
    // "How much did I spend": an amount is added up, without a word for it. "Quantas vendas" may count them.
    build: (parts, { columnOf }) => {
      if (parts.says('howMany')) return undefined;
      const column = parts.get('Column')?.column;
      const isAdded =
        column !== undefined && isAmount(columnOf(column)) && defaultOperation(columnOf(column)) === 'sum';
      return isAdded ? { measures: [{ column, operation: 'sum' }] } : undefined;
    },
  }),
  defineRule({
    id: 'how-much-each-made',
    gives: 'By',
    pattern: `howMuch showVerb? By ${MADE} money?`,
    weight: 0.5,
    build: amountOfEach,
  }),
  defineRule({
    id: 'how-much-made-each',
    gives: 'By',
    pattern: `howMuch earnVerb money? By`,
    weight: 0.5,
    build: amountOfEach,
  }),
  ...(['en', 'pt'] as const).map((language) =>
    defineRule({
      id: `how-much-each-${language}`,
      gives: 'By',
      pattern: 'howMuch money? By',
      weight: 0.3,
      language,
      // "Quantos por loja" asks how many.
      build: (parts, context) => (parts.says('howMany') ? undefined : amountOfEach(parts, context)),
    }),
  ),
];
