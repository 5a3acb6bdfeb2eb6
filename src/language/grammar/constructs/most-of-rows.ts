import { numbersRows } from '../../holes/column-nature.ts';
import { moneyColumn } from '../../holes/money-column.ts';
import { VAGUE_DIMENSIONS } from '../../lexicon/dimension-words.ts';
import type { MeaningOf } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';
import { EACH, mainAmount } from './extremes.ts';
import { namesOf } from './nameless-rows.ts';
import { FEW_OF_MANY, MOST_RANKED_BARS } from './ranked-groups.ts';

type Top = MeaningOf['Top'];

/** The figure that rows stand in the order of; `isAssumed` where no word names it. */
export type MostOfRows = Required<Pick<Top, 'by' | 'direction'>> & Pick<Top, 'isAssumed'>;

/** "The largest orders" of a table that tells no size, and the dearest of one without prices: those of the main amount, which is told. */
export function mostOfRows(parts: Parts, context: BuildContext): MostOfRows | undefined {
  const { dimension, direction } = parts.get('Extreme') ?? {};
  const column = parts.get('Column')?.column;
  const areRows = column === undefined ? parts.has('Entity') : numbersRows(context.columnOf(column));
  if (!areRows || dimension === undefined || dimension === 'time') return undefined;
  const isVague = VAGUE_DIMENSIONS.has(dimension);
  const by = isVague ? mainAmount(context) : dimension === 'price' ? moneyColumn(context.profile) : undefined;
  return by === undefined || direction === undefined
    ? undefined
    : { by: { kind: 'column', column: by }, direction, isAssumed: true };
}

/** "The dearest order of each customer": one row of each, by the same figure. */
function mostOfEach(parts: Parts, context: BuildContext): Top | undefined {
  const found = mostOfRows(parts, context);
  const per = parts.all('Column').at(-1)?.column;
  const isGroup = per !== undefined && context.columnOf(per).kind === 'text';
  return found === undefined || !isGroup ? undefined : { ...found, count: 1, per };
}

/** "Highest grossing films": rows that a noun names, by a figure that says what was done; with their names, where they have some. */
function mostDoneRows(
  parts: Parts,
  context: BuildContext,
): { readonly rank: MeaningOf['Rank']; readonly top?: Top } | undefined {
  const figure = parts.get('Column');
  const direction = parts.get('Superlative')?.direction;
  const word = parts.get('Word');
  const isNoun = parts.has('Noun') || (word?.isName === false && word.isFigure !== true && word.isSlip !== true);
  if (figure?.reason !== 'derived' || direction === undefined || !isNoun) return undefined;
  const of = namesOf(context);
  if (of === undefined || context.columnOf(figure.column).role !== 'measure') return undefined;
  const rank = { groups: [{ column: of }], measure: { column: figure.column }, direction };
  const isOne = context.purpose === 'data' && !parts.has('Noun');
  const areFew = context.purpose === 'chart' && context.columnOf(of).distinct > MOST_RANKED_BARS;
  if (!isOne && !areFew) return { rank };
  return {
    rank,
    top: { count: isOne ? 1 : FEW_OF_MANY, of, direction, by: { kind: 'column', column: figure.column } },
  };
}

/** The most of what rows are counted by, where the table tells no more than one amount of them. */
export const MOST_OF_ROWS_RULES: readonly Rule[] = [
  ...['Extreme Entity|Column', 'Entity|Column that? is? Extreme'].map((pattern, at) =>
    defineRule({
      id: `most-of-rows-${at}`,
      gives: 'Top',
      pattern: `${pattern} ${EACH}`,
      weight: 1.1,
      build: mostOfEach,
    }),
  ),
  ...['Superlative Column Noun|Word', 'Noun|Word that? is? Superlative Column'].flatMap((pattern, at) => {
    const form = { pattern: `only|keepVerb|questionWord? is? ${pattern}`, weight: 0.4 };
    return [
      defineRule({
        ...form,
        id: `most-done-rows-${at}`,
        gives: 'Rank',
        build: (parts, context) => {
          const found = mostDoneRows(parts, context);
          return found?.top === undefined ? found?.rank : undefined;
        },
      }),
      defineRule({
        ...form,
        id: `most-done-row-${at}`,
        gives: 'Top',
        build: (parts, context) => mostDoneRows(parts, context)?.top,
      }),
    ];
  }),
];
