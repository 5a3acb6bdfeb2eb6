import type { ColumnProfile } from '../../../table/profile.ts';
import { comesAgain } from '../../holes/column-nature.ts';
import { knownFigure, PROFIT } from '../../holes/known-figures.ts';
import { pieceProfit } from '../../holes/piece-profit.ts';
import { amongValues, literal } from '../expressions.ts';
import { profitOfPieces } from '../made-columns.ts';
import type { MeaningOf } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';
import { isAbout } from './extremes.ts';
import { columnOfDerive } from './figures-of-columns.ts';
import { isNamedAsMany, isOfThings, ranked, rankOrOne } from './ranked-groups.ts';

/** The position of the profit: a column that is called so and is meant, or what revenue and cost make. */
export function profitOf(
  context: BuildContext,
  isMeant: (column: ColumnProfile) => boolean = () => true,
): number | undefined {
  const { columns } = context.profile;
  const told = columns.findIndex(
    (column, at) => column.role === 'measure' && isAbout(at, ['profit'], context) && isMeant(column),
  );
  if (told >= 0) return told;
  const figure = knownFigure(PROFIT, context.profile);
  const pieces = figure === undefined ? pieceProfit(context.profile) : undefined;
  if (pieces !== undefined) return profitOfPieces(pieces, context);
  return figure && columnOfDerive(figure, context)?.column;
}

/** "The most profitable categories": by what they earn, where "profitable" alone is a condition. */
function mostProfitable(parts: Parts, context: BuildContext): ReturnType<typeof ranked> {
  const of = parts.get('Column')?.column;
  const column = profitOf(context);
  if (of === undefined || column === undefined || !isOfThings(of, context)) return undefined;
  const direction = parts.get('Superlative')?.direction;
  const turned = direction === 'ascending' ? 'descending' : 'ascending';
  return ranked(parts, context, { of, measure: { column } }, parts.has('lossWord') ? turned : direction);
}

/** "The 3 most profitable products". */
function someMostProfitable(parts: Parts, context: BuildContext): MeaningOf['Top'] | undefined {
  const found = mostProfitable(parts, context);
  const of = parts.get('Column')?.column;
  const count = parts.get('Number')?.value;
  if (found === undefined || of === undefined || count === undefined || !Number.isInteger(count) || count < 1)
    return undefined;
  const { direction, measure } = found.rank;
  return direction && { of, count, direction, by: { kind: 'measure', measure } };
}

/** "How profitable is each region". */
function howProfitable(parts: Parts, context: BuildContext): MeaningOf['Rank'] | undefined {
  const of = parts.get('Column')?.column;
  const column = profitOf(context);
  return of === undefined || column === undefined || !isOfThings(of, context)
    ? undefined
    : { groups: [{ column: of }], measure: { column } };
}

/** "How profitable is the Central region": what its rows earned. */
function howProfitableOnes(parts: Parts, context: BuildContext): MeaningOf['Rank'] | undefined {
  const values = parts.get('Values')?.values ?? [];
  const [first, ...others] = values;
  const column = profitOf(context);
  const where = amongValues(values, context);
  if (first === undefined || column === undefined || where === undefined) return undefined;
  const isOfOne = others.every((other) => other.column === first.column);
  return isOfOne ? { groups: [{ column: first.column }], measure: { column }, where } : undefined;
}

/** "Which regions are profitable", "categories at a loss": what all rows of each come to. Where data are kept and nothing is asked, the rows are meant. */
function profitableGroups(parts: Parts, context: BuildContext): MeaningOf['Having'] | undefined {
  const of = parts.get('Column')?.column;
  const column = profitOf(context);
  if (of === undefined || column === undefined || (context.purpose === 'data' && !parts.has('questionWord')))
    return undefined;
  const own = context.columnOf(of);
  const areGroups = isOfThings(of, context) && comesAgain(own, context.profile) && isNamedAsMany(parts.text, own.label);
  if (!areGroups) return undefined;
  const operator = parts.has('lossWord') ? '<' : '>';
  return {
    tail: { kind: 'compare', operator, operand: literal(0) },
    measure: { operation: 'sum', column },
    gathers: { column: of },
  };
}

const PROFITABLE = 'gainWord|lossWord';

/** What earns the most or the least, said by an adjective. */
export const MOST_PROFITABLE_RULES: readonly Rule[] = [
  ...[
    `only|keepVerb? Superlative ${PROFITABLE} Column`,
    `Column that|questionWord? is? Superlative ${PROFITABLE}`,
    `Superlative Column ${PROFITABLE}`,
  ].flatMap((form, at) =>
    rankOrOne({ id: `most-profitable-${at}`, pattern: `questionWord? ${form}`, weight: 0.6 }, mostProfitable),
  ),
  ...[
    `Number Superlative ${PROFITABLE} Column`,
    `Number Column Superlative ${PROFITABLE}`,
    `Superlative Number Column ${PROFITABLE}`,
  ].map((form, at) =>
    defineRule({
      id: `some-most-profitable-${at}`,
      gives: 'Top',
      pattern: `only|keepVerb|of? top? ${form}`,
      weight: 0.9,
      build: someMostProfitable,
    }),
  ),
  defineRule({
    id: 'profitable-groups',
    gives: 'Having',
    pattern: `showVerb|questionWord|all? Column that|questionWord? is|with|has? ${PROFITABLE}`,
    weight: 0.6,
    build: profitableGroups,
  }),
  defineRule({
    id: 'how-profitable',
    gives: 'Rank',
    pattern: 'questionWord gainWord is each|all? Column',
    weight: 0.6,
    build: howProfitable,
  }),
  ...['questionWord gainWord is Values Column?', 'questionWord gainWord is Column Values'].map((pattern, at) =>
    defineRule({ id: `how-profitable-ones-${at}`, gives: 'Rank', pattern, weight: 0.8, build: howProfitableOnes }),
  ),
];
