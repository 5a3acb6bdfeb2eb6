import type { ColumnProfile, TableProfile } from '../../table/profile.ts';
import { canonicalWord, conceptsOf, toCanonical } from '../links/table-index.ts';
import { isAmount } from './column-nature.ts';

const EARNED: ReadonlySet<string> = new Set(conceptsOf('revenue'));
/** Of the words for what is earned, those that may as well mean how much is sold. */
const SOLD: ReadonlySet<string> = new Set(
  ['sale', 'sell', 'venda', 'مبيعات', 'بيع', 'باع', 'بعنا', 'بيعت', 'تباع', 'مباع'].map(canonicalWord),
);
/** True for a word that may stand for one row of trade as well: "per sale". */
export const isSale = (word: string): boolean => SOLD.has(word);
/** Labels of money that say no more than that it is money. */
const PLAIN_MONEY: ReadonlySet<string> = new Set([
  ...conceptsOf('value'),
  ...['total', 'الإجمالي', 'المجموع'].flatMap(toCanonical),
]);
const QUANTITY: ReadonlySet<string> = new Set(conceptsOf('quantity'));
const PIECES: ReadonlySet<string> = new Set(
  ['unit', 'piece', 'quantity', 'unidade', 'peca', 'quantidade', 'وحدة', 'قطعة', 'كمية'].map((word) =>
    toCanonical(word).join(''),
  ),
);
/** What stands beside amounts in rows of trade: the value of an indicator is no sale. */
const TRADE: ReadonlySet<string> = new Set(
  ['product', 'customer', 'shop', 'order', 'salesperson', 'price', 'supplier', 'quantity'].flatMap((word) =>
    conceptsOf(canonicalWord(word)),
  ),
);

/** True for a column that rows of trade have: a product, a customer, an order, what was earned, or money of a currency. */
function isOfTrade(column: ColumnProfile): boolean {
  return column.currency !== undefined || isTraded(column);
}

/** True for a column that only rows of trade have, whatever its currency. An amount may be a quantity, and is money as well. */
export const isTraded = ({ label }: ColumnProfile): boolean =>
  toCanonical(label).some((word) => {
    const meanings = conceptsOf(word);
    return meanings.some((one) => TRADE.has(one)) && meanings.every((one) => !PLAIN_MONEY.has(one));
  });

/** True for a label that says no more than that it is money. */
export const isPlainMoney = (column: ColumnProfile): boolean => meaningsOf(column).some((one) => PLAIN_MONEY.has(one));

/** True where rows are of trade, or tell what was earned. */
export const tellsOfTrade = ({ columns }: TableProfile): boolean =>
  columns.some((column) => isOfTrade(column) || meaningsOf(column).some((one) => EARNED.has(one)));

/** The position of the column that says what rows of trade were sold for, where none is called revenue or sales. */
export function soldFor(profile: TableProfile): number | undefined {
  return salesColumn({ word: 'revenue', concepts: [...EARNED] }, profile);
}

/** The position of the only column that says how many pieces rows of trade are of. */
export function piecesColumn(profile: TableProfile): number | undefined {
  return salesColumn({ word: PORTUGUESE_SALE, concepts: [...EARNED], isByPiece: true }, profile);
}

const PORTUGUESE_SALE = canonicalWord('venda');

/** True for a word that says by the piece: "units sold". */
export const isOfPieces = (word: string): boolean => PIECES.has(word);

/** What a label's words mean, a word without synonyms itself. */
const meaningsOf = ({ label }: ColumnProfile): readonly string[] =>
  toCanonical(label).flatMap((word) => (conceptsOf(word).length > 0 ? conceptsOf(word) : [word]));

/** A word for sales, the groups of synonyms it belongs to, and whether they are told by the piece. */
export type SalesWord = {
  readonly word: string;
  readonly concepts: readonly string[];
  readonly isByPiece?: boolean;
};

/** True for a word for what is earned or sold. */
export const isEarned = ({ concepts }: SalesWord): boolean => concepts.some((concept) => EARNED.has(concept));

/**
 * The position of the column that "sales" or "revenue" means where none is called so: the only amount that is called plainly an amount,
 * a value or a total, else, for sales, the only quantity. Undefined for other words, where several could be meant, and for rows of no trade.
 */
export function salesColumn({ isByPiece = false, ...said }: SalesWord, { columns }: TableProfile): number | undefined {
  const { word } = said;
  if (!isEarned(said)) return undefined;
  if (!columns.some(isOfTrade)) return undefined;
  const soleOf = (meanings: ReadonlySet<string>): number | undefined => {
    const found = columns.flatMap((column, at) =>
      isAmount(column) && meaningsOf(column).some((one) => meanings.has(one)) ? [at] : [],
    );
    return found.length === 1 ? found[0] : undefined;
  };
  if (isByPiece && SOLD.has(word)) return soleOf(QUANTITY);
  return soleOf(PLAIN_MONEY) ?? (SOLD.has(word) ? soleOf(QUANTITY) : undefined);
}
