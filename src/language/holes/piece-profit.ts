import type { ColumnProfile, TableProfile } from '../../table/profile.ts';
import { canonicalWord, conceptsOf, toCanonical } from '../links/table-index.ts';
import { isPrice, isPriceWord } from './known-figures.ts';

/** What one piece is sold for, what it costs, and how many were sold where a column tells it, by position. */
export type PieceProfit = { readonly price: number; readonly cost: number; readonly pieces?: number };

const COSTS: ReadonlySet<string> = new Set(conceptsOf(canonicalWord('expense')));
const QUANTITIES: ReadonlySet<string> = new Set(conceptsOf('quantity'));
const EARNED: ReadonlySet<string> = new Set(conceptsOf('revenue'));
const PIECES: ReadonlySet<string> = new Set(
  toCanonical('unit piece item each per unidade unitario peca cada por وحدة قطعة لكل الوحدة القطعة'),
);

const wordsIn = ({ label }: ColumnProfile, concepts: ReadonlySet<string>): boolean =>
  toCanonical(label).some((word) => conceptsOf(word).some((concept) => concepts.has(concept)));
const isOfPiece = ({ label }: ColumnProfile): boolean => toCanonical(label).some((word) => PIECES.has(word));
const saysPrice = ({ label }: ColumnProfile): boolean => toCanonical(label).some(isPriceWord);

/** True for what one piece costs whoever sells it: said of a piece, and no price. */
const isCost = (column: ColumnProfile): boolean => wordsIn(column, COSTS) && !saysPrice(column);
/** True for how many pieces there are: no price and no cost of one. */
const arePieces = (column: ColumnProfile): boolean =>
  wordsIn(column, QUANTITIES) && !saysPrice(column) && !wordsIn(column, COSTS) && column.currency === undefined;

/**
 * The columns that tell what each piece earns: its price and its cost, and how many were sold. Undefined where a column says what was
 * earned or spent in all, where several could be meant, and where pieces are told but the cost may be that of all of them.
 */
export function pieceProfit({ columns }: TableProfile): PieceProfit | undefined {
  const those = (isMeant: (column: ColumnProfile) => boolean): readonly number[] =>
    columns.flatMap((column, at) => (column.role === 'measure' && isMeant(column) ? [at] : []));
  const [price, ...prices] = those(isPrice);
  const [cost, ...costs] = those(isCost);
  const [pieces, ...others] = those(arePieces);
  if (price === undefined || cost === undefined || prices.length + costs.length + others.length > 0) return undefined;
  const isEarned = those((column) => wordsIn(column, EARNED) && !isPrice(column) && !arePieces(column)).length > 0;
  const own = columns[cost];
  if (isEarned || own === undefined || (pieces !== undefined && !isOfPiece(own))) return undefined;
  return pieces === undefined ? { price, cost } : { price, cost, pieces };
}
