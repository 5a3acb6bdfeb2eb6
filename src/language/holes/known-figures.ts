import type { Locale } from '../../chart/locale.ts';
import type { BinaryOperator } from '../../plan/expression/expression.ts';
import { CURRENCY_CODES, CURRENCY_WORDS } from '../../table/notation/currency-names.ts';
import type { ColumnProfile, TableProfile } from '../../table/profile.ts';
import { canonicalWord, conceptsOf, toCanonical } from '../links/table-index.ts';
import { deedOf } from '../text/derivation.ts';
import { isTimelike } from './column-nature.ts';
import { isSale, type SalesWord, soldFor } from './sales-column.ts';

/** A figure that people speak of and that many tables have only in parts. */
type KnownFigure = {
  readonly names: Readonly<Record<Locale, string>>;
  readonly concepts: readonly string[];
  readonly operator: BinaryOperator;
  readonly isLeft: (column: ColumnProfile) => boolean;
  readonly isRight: (column: ColumnProfile) => boolean;
};

const REVENUES = conceptsOf('revenue');
const PROFITS = conceptsOf('profit');
const PRICES: ReadonlySet<string> = new Set(['price', 'preco', 'سعر', 'ثمن'].map(canonicalWord));
const QUANTITIES = conceptsOf('quantity');
const PRODUCTS = conceptsOf(canonicalWord('product'));
/**
 * What may stand beside the pieces that were sold, and the price that they were sold for. Any other word may make them something else:
 * a purchase price, a price index, pieces in stock.
 */
const BESIDE: ReadonlySet<string> = new Set(
  [
    ...'unit piece item each per of sale selling sold ordered order retail'.split(' '),
    ...'unidade unitario peca artigo de por cada venda vendido vendida encomendado encomendada'.split(' '),
    ...'وحدة قطعة صنف بيع مباع مباعة مطلوبة لكل'.split(' '),
  ].flatMap(toCanonical),
);

const isOf = (word: string, concepts: readonly string[]): boolean =>
  conceptsOf(word).some((concept) => concepts.includes(concept));

const speaksOf =
  (concepts: readonly string[]) =>
  ({ label }: ColumnProfile): boolean =>
    toCanonical(label).some((word) => isOf(word, concepts));

/** True for a label that says one thing, and nothing that makes it another. */
function isPlainly({ label }: ColumnProfile, isMeant: (word: string) => boolean): boolean {
  const words = toCanonical(label);
  const isBeside = (word: string): boolean =>
    BESIDE.has(word) || isOf(word, PRODUCTS) || CURRENCY_CODES.has(word.toUpperCase()) || CURRENCY_WORDS.has(word);
  return words.some(isMeant) && words.every((word) => isMeant(word) || isBeside(word));
}

/** True for a word for a price. */
export const isPriceWord = (word: string): boolean => PRICES.has(word);
/** True for what a piece is sold for; its cost is no price. */
export const isPrice = (column: ColumnProfile | undefined): boolean =>
  column !== undefined && isPlainly(column, isPriceWord);
const arePieces = (column: ColumnProfile): boolean => isPlainly(column, (word) => isOf(word, QUANTITIES));

/** What profit is called, in each locale. */
export const PROFIT_NAMES: Readonly<Record<Locale, string>> = {
  EN_US: 'Profit',
  EN_GB: 'Profit',
  PT_PT: 'Lucro',
  AR: 'الربح',
};

const KNOWN: readonly KnownFigure[] = [
  {
    names: PROFIT_NAMES,
    concepts: PROFITS,
    operator: '-',
    isLeft: speaksOf(REVENUES),
    isRight: speaksOf(conceptsOf('expense')),
  },
  {
    names: { EN_US: 'Revenue', EN_GB: 'Revenue', PT_PT: 'Receita', AR: 'الإيرادات' },
    concepts: REVENUES,
    operator: '*',
    isLeft: arePieces,
    isRight: isPrice,
  },
];

/** A figure made of two columns, by their positions. */
export type FigureOfColumns = { readonly operator: BinaryOperator; readonly left: number; readonly right: number };

/** A figure made of two columns, with what it is called in each locale. */
export type NamedFigure = FigureOfColumns & Pick<KnownFigure, 'names'>;

/** The words for what is left of earnings after their cost, and for earnings themselves. */
export const PROFIT: SalesWord = { word: 'profit', concepts: PROFITS };
export const REVENUE: SalesWord = { word: 'revenue', concepts: REVENUES };

/**
 * What a word means that no column is called by, where two columns make it up: profit is revenue less cost, revenue is pieces times
 * their price. Undefined where a column already says what was earned, and for "sales", which may as well be the pieces.
 */
export function knownFigure({ word, concepts }: SalesWord, profile: TableProfile): NamedFigure | undefined {
  const figure = KNOWN.find((one) => concepts.some((concept) => one.concepts.includes(concept)));
  if (figure === undefined) return undefined;
  const { operator, names, isLeft, isRight } = figure;
  if (operator === '*' && (isSale(word) || saysEarnings(profile))) return undefined;
  const find = (isWanted: (column: ColumnProfile) => boolean, other = -1): number =>
    profile.columns.findIndex((column, at) => at !== other && column.role === 'measure' && isWanted(column));
  // "Unit price" holds a word for pieces too, so the right side is found first.
  const right = find(isRight);
  const left = find(isLeft, right);
  return left < 0 || right < 0 ? undefined : { operator, left, right, names };
}

/** What sales come to where each row is one of them, in each locale. */
export const SALES_NAMES: Readonly<Record<Locale, string>> = {
  EN_US: 'Sales',
  EN_GB: 'Sales',
  PT_PT: 'Vendas',
  AR: 'المبيعات',
};

/**
 * The position of the only price that each row was sold for on a day of its own ("Sold price" of homes): such prices add up to what was
 * sold. Undefined where rows tell how many pieces they are of, where another column says what was earned, and in lists of prices.
 */
export function pricePerSale(profile: TableProfile): number | undefined {
  const { columns } = profile;
  if (!columns.some(isTimelike) || columns.some(arePieces) || saysEarnings(profile)) return undefined;
  const isOne = (column: ColumnProfile): boolean => column.role === 'measure' && isPrice(column) && isOfSale(column);
  const prices = columns.flatMap((column, at) => (isOne(column) ? [at] : []));
  return prices.length === 1 ? prices[0] : undefined;
}

/** The positions of the dates on which something was sold. */
export const datesOfSale = ({ columns }: TableProfile): readonly number[] =>
  columns.flatMap((column, at) => (isTimelike(column) && isOfSale(column) ? [at] : []));

const isOfSale = ({ label }: ColumnProfile): boolean => toCanonical(label).some((word) => isSale(deedOf(word)));

/** True where a column says what was earned: no pieces and prices need be multiplied. */
function saysEarnings(profile: TableProfile): boolean {
  const isEarned = speaksOf(REVENUES);
  return (
    soldFor(profile) !== undefined ||
    profile.columns.some(
      // A "sale price" says what a piece was sold for, "units sold" how many were.
      (column) => column.role === 'measure' && isEarned(column) && !isPrice(column) && !arePieces(column),
    )
  );
}
