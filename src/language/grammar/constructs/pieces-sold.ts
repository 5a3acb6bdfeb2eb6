import { isAmount, isNaming } from '../../holes/column-nature.ts';
import { defaultOperation } from '../../holes/default-operation.ts';
import { moneyColumn } from '../../holes/money-column.ts';
import { isOfPieces, isSale, piecesColumn, soldFor, tellsOfTrade } from '../../holes/sales-column.ts';
import { canonicalWord, conceptsOf, toCanonical } from '../../links/table-index.ts';
import { tokenize } from '../../text/tokens.ts';
import { amongValues, joinedBy } from '../expressions.ts';
import type { ColumnMention, MeaningOf } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';
import { moneyMade } from './figures-of-columns.ts';

/** True for a word of trade ("sold", "vendidas", «بيعه») that stands for an amount that is called otherwise. */
function isOfTrade({ column, reason }: ColumnMention, { profile }: BuildContext): boolean {
  const isDone = reason === 'derived' || reason === 'synonym';
  return isDone && [piecesColumn(profile), soldFor(profile), moneyColumn(profile)].includes(column);
}

/** What groups of trade come to: pieces where the words say so, else the amount that is meant, of money or of pieces. */
export function tradedColumn(parts: Parts, meant: ColumnMention, context: BuildContext): number | undefined {
  if (!isOfTrade(meant, context)) return undefined;
  const areByPiece = toCanonical(parts.text).some(isOfPieces);
  const column = areByPiece ? (piecesColumn(context.profile) ?? meant.column) : meant.column;
  const own = context.columnOf(column);
  return isAmount(own) && defaultOperation(own) === 'sum' ? column : undefined;
}

const NOUNS: ReadonlySet<string> = new Set(['sale', 'venda', 'مبيعات'].map(canonicalWord));

/** True for what is done ("sold", "vendemos", «بيع»), and not for what it comes to or for the rows: "the number of sales in Oslo". */
function isDeed(text: string): boolean {
  const words = tokenize(text).map(({ folded }) => canonicalWord(folded));
  return words.every((word) => !NOUNS.has(word) && (isSale(word) || conceptsOf(word).length === 0));
}

/** "How many croissants were sold": the pieces of the rows that are named, or those rows where none tells its pieces. */
function piecesSold(parts: Parts, context: BuildContext): MeaningOf['Rank'] | undefined {
  const sold = parts.all('Column').at(-1);
  const conditions = parts.all('Values').map(({ values }) => amongValues(values, context));
  const where = joinedBy(
    'and',
    conditions.flatMap((one) => one ?? []),
  );
  if (sold === undefined || !isOfTrade(sold, context) || !isDeed(parts.lastText)) return undefined;
  const column = piecesColumn(context.profile);
  if (where === undefined && column === undefined) return undefined;
  return {
    groups: [],
    measure: column === undefined ? { operation: 'count' } : { operation: 'sum', column },
    ...(where === undefined ? {} : { where }),
  };
}

/** "Average order value": what a row of trade was sold for, on average. Undefined where an order has several rows. */
function averageOrder(_: Parts, context: BuildContext): MeaningOf['Measure'] | undefined {
  const { profile } = context;
  const column = moneyMade(context);
  const haveLines = profile.columns.some(
    (own) => !own.isUnique && (own.role === 'identifier' || isNaming(own, profile)) && speaksOfOrders(own.label),
  );
  if (
    column === undefined ||
    haveLines ||
    !tellsOfTrade(profile) ||
    defaultOperation(context.columnOf(column)) !== 'sum'
  )
    return undefined;
  return { measures: [{ operation: 'mean', column }] };
}

const ORDERS: ReadonlySet<string> = new Set(['order', 'invoice', 'transaction'].flatMap(toCanonical));

const speaksOfOrders = (label: string): boolean => toCanonical(label).some((word) => ORDERS.has(word));

/** "How many products were sold": the pieces of all of them, where each comes in many rows. */
function piecesOfAll(parts: Parts, context: BuildContext): MeaningOf['Rank'] | undefined {
  const [things, sold] = parts.all('Column');
  if (things === undefined || sold === undefined) return undefined;
  const { kind, isUnique } = context.columnOf(things.column);
  const areThings = kind === 'text' && !isUnique && !isNaming(context.columnOf(things.column), context.profile);
  return areThings ? piecesSold(parts, context) : undefined;
}

const MANY = 'howMany|number|count of?';

/** How many pieces were sold, where rows of trade tell how many each is of. */
export const PIECES_SOLD_RULES: readonly Rule[] = [
  defineRule({
    id: 'average-order',
    gives: 'Measure',
    pattern: 'orderAverage of|in? rows|Entity?',
    weight: 0.2,
    build: averageOrder,
  }),
  defineRule({
    id: 'pieces-sold',
    gives: 'Rank',
    pattern: `${MANY} Values is|has|showVerb|Word? Values? Column`,
    weight: 0.6,
    build: piecesSold,
  }),
  defineRule({
    id: 'pieces-of-all-sold',
    gives: 'Rank',
    pattern: `${MANY} Column is|Word Column`,
    weight: 0.6,
    build: piecesOfAll,
  }),
];
