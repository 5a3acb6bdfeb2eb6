import type { TableProfile } from '../../table/profile.ts';
import { isPrice, isPriceWord, knownFigure, pricePerSale } from '../holes/known-figures.ts';
import { isEarned, isOfPieces, isSale, piecesColumn, type SalesWord, salesColumn } from '../holes/sales-column.ts';
import { isBalanceWord, sideOfWord, statementColumn } from '../holes/signed-amounts.ts';
import type { Language } from '../lexicon/lexicon-index.ts';
import { deedOf, isDone, isParticiple } from '../text/derivation.ts';
import { rootsOf } from '../text/roots.ts';
import { isPlural } from '../text/stem.ts';
import type { Token } from '../text/tokens.ts';
import type { Link } from './link.ts';
import { ENTITY_SCORE, ENTITY_SHARE } from './link-columns.ts';
import { conceptsOfRoot } from './look-up-words.ts';
import { canonicalWord, conceptsOf } from './table-index.ts';

const SALES_SCORE = 0.8;
/** Rows that are called sales, beside what they came to: "number of sales". */
const ROWS_SCORE = 0.3;

/** Rows of a statement that a cell calls by its side, beside the money: "only the income rows". */
const ROWS_OF_SIDE_SCORE = 0.5;

/** "Sold", of what rows of single sales came to, beside the rows themselves. */
const TAKINGS_SCORE = 0.6;

/** What sales are linked with. */
export type SalesTools = {
  readonly profile: TableProfile;
  readonly language: Language;
  /** True where a word says "per" or "each". */
  readonly isEach: (at: number) => boolean;
  /** True where a word counts what follows: "how many", "number of". */
  readonly isCounted: (at: number) => boolean;
  /** The words that say by the piece. */
  readonly pieces: ReadonlySet<number>;
  /** The column of prices whose sum is what was sold, where each row is a sale; absent where a word speaks of the prices. */
  readonly price?: number | undefined;
};

/**
 * The places of words that say by the piece: "more than 100 units". Not those within a longer name ("unit price"), the whole name of a
 * column beside which sales are something else ("sales and quantity"), what the rows are numbered as («القطع» of «رقم القطعة»), nor one of
 * several shops or branches ("by unit").
 */
export function piecesIn(
  tokens: readonly Token[],
  found: readonly (readonly Link[])[],
  { profile, language, isEach }: Pick<SalesTools, 'profile' | 'language' | 'isEach'>,
): ReadonlySet<number> {
  const isColumn = ({ target }: Link): boolean => target.kind === 'column';
  const within = new Set(
    found
      .flat()
      .flatMap((link) =>
        isColumn(link) && link.end > link.start + 1
          ? Array.from({ length: link.end - link.start }, (_, at) => link.start + at)
          : [],
      ),
  );
  const isOther = (at: number, folded: string): boolean =>
    (found[at] ?? []).some(({ end, target }) => {
      const column = target.kind === 'column' && end === at + 1 ? profile.columns[target.column] : undefined;
      if (target.kind !== 'column' || column === undefined) return false;
      const isOneOfSeveral = column.kind === 'text' && (isEach(at - 1) || !isMany(folded, language));
      return target.reason === 'exact' || column.role === 'identifier' || isOneOfSeveral;
    });
  return new Set(
    tokens.flatMap(({ kind, folded }, at) =>
      kind === 'word' && isOfPieces(canonicalWord(folded)) && !within.has(at) && !isOther(at, folded) ? [at] : [],
    ),
  );
}

/** The prices that sales add up of, unless a word of the wish speaks of prices. */
export function pricesMeant(tokens: readonly Token[], profile: TableProfile): number | undefined {
  const price = pricePerSale(profile);
  return tokens.some(({ folded }) => isPriceWord(canonicalWord(folded))) ? undefined : price;
}

/** True for a plural, as far as its ending tells. */
const isMany = (folded: string, language: Language): boolean =>
  language === 'ar' ? folded.endsWith('ات') : isPlural(folded);

/** What is earned or sold, in a table that calls it otherwise; "per sale" speaks of the rows. */
export function linkSales(
  tokens: readonly Token[],
  start: number,
  { profile, language, isEach, isCounted, pieces, price: saidPrice }: SalesTools,
): readonly Link[] {
  const { folded = '', kind } = tokens[start] ?? {};
  if (kind !== 'word') return [];
  const side = linkSide(folded, start, { profile, language });
  if (side.length > 0) return side;
  const said = earningsWord(folded, language);
  const { word } = said;
  const column = salesColumn({ ...said, isByPiece: pieces.size > 0 }, profile);
  const price = column === undefined && isEarned(said) ? saidPrice : undefined;
  if (column === undefined && price === undefined) return [];
  const isOne = isEach(start - 1) && !isPlural(folded) && isSale(word);
  // "How many homes did each agent sell", "number of sales": where each row is a sale they are counted.
  const isRow = isOne || (column === undefined && tokens.some((_, at) => at < start && isCounted(at)));
  const target: Link['target'] = isRow
    ? { kind: 'entity', words: [] }
    : column === undefined
      ? { kind: 'takings', column: price ?? 0 }
      : { kind: 'column', column, reason: isParticiple(folded) ? 'derived' : 'synonym' };
  return [{ start, end: start + 1, score: SALES_SCORE, target }];
}

/** "Spending", «entradas», "balance": of a statement of account, the amounts of one sign, or all of them. */
function linkSide(
  folded: string,
  start: number,
  { profile, language }: Pick<SalesTools, 'profile' | 'language'>,
): readonly Link[] {
  const { word, concepts } = earningsWord(folded, language);
  const side = sideOfWord(word, concepts);
  const column = side !== undefined || isBalanceWord(word) ? statementColumn(profile) : undefined;
  if (column === undefined) return [];
  const target: Link['target'] =
    side === undefined ? { kind: 'column', column, reason: 'synonym' } : { kind: 'side', column, side };
  return [{ start, end: start + 1, score: SALES_SCORE, target }];
}

/** A word as one for what is earned or sold, with what it and its root mean. */
export function earningsWord(folded: string, language: Language): SalesWord {
  const word = saleOf(folded, language);
  const own = conceptsOf(word);
  const concepts = own.length > 0 || language === 'en' ? own : conceptsOfRoot(folded, language);
  return { word, concepts };
}

/** The word for a sale that a word is made of: "venda" of "venderam". */
function saleOf(folded: string, language: Language): string {
  const word = canonicalWord(deedOf(folded));
  const isMade = language === 'pt' && !isSale(word) && rootsOf(folded, language).includes(PORTUGUESE_SALE_ROOT);
  return isMade ? PORTUGUESE_SALE : word;
}

const PORTUGUESE_SALE = canonicalWord('venda');
const PORTUGUESE_SALE_ROOT = 'vend';

/** "How many units" adds up the pieces, where rows of trade tell how many each is of: a unit is none of the rows. */
function preferPieces(own: Link[], start: number, { profile, pieces }: SalesTools): void {
  const column = pieces.has(start) ? piecesColumn(profile) : undefined;
  if (column === undefined) return;
  const isAlone = ({ end, target }: Link): boolean =>
    end === start + 1 && (target.kind === 'column' || target.kind === 'entity');
  const target = { kind: 'column', column, reason: 'synonym' } as const;
  const others = own.filter((link) => !isAlone(link));
  own.splice(0, own.length, ...others, { start, end: start + 1, score: SALES_SCORE, target });
}

/**
 * Puts what sales came to in the place of the rows or dates that are called after them. Where one word for sales names only the date
 * on which they were made ("Sale date"), it means what they came to, and the date where nothing else will do. "Sold" says of the rows
 * what is true of them all.
 */
export function preferSales(
  own: Link[],
  tokens: readonly Token[],
  start: number,
  { isTime, ...tools }: SalesTools & { readonly isTime: (column: number) => boolean },
): void {
  preferPieces(own, start, tools);
  const { folded = '', kind } = tokens[start] ?? {};
  // «Entradas» may be rows elsewhere.
  const isNamed = own.some(({ target }) => target.kind === 'column');
  const sides = kind === 'word' && own.length > 0 && !isNamed ? linkSide(folded, start, tools) : [];
  // "Monthly income" of a statement with a category Income is money, and counts no rows.
  const others = own.map((link) =>
    sides.length > 0 && link.target.kind === 'value' ? { ...link, score: ROWS_OF_SIDE_SCORE } : link,
  );
  own.splice(0, own.length, ...others, ...sides);
  const isName = ({ end, target }: Link): boolean => end === start + 1 && target.kind === 'column';
  const isOfDate = ({ target }: Link): boolean =>
    target.kind === 'column' && target.reason !== 'exact' && isTime(target.column);
  const names = own.filter(isName);
  const isWhole = own.some(
    ({ end, target }) => end > start + 1 && target.kind === 'column' && target.reason === 'exact',
  );
  // "Revenue" is no "Sale price", nor are "sales": what makes up a figure is none of its names.
  const isOfPrice = ({ target }: Link): boolean =>
    !isWhole && target.kind === 'column' && target.reason !== 'exact' && isPrice(tools.profile.columns[target.column]);
  const isOther = names.length > 0 && names.every((link) => isOfDate(link) || isOfPrice(link));
  const [sales] = isOther ? linkSales(tokens, start, tools) : [];
  if (sales === undefined) {
    if (isOther && knownFigure(earningsWord(folded, tools.language), tools.profile))
      own.splice(0, own.length, ...own.filter((link) => !isName(link) && link.target.kind !== 'entity'));
    return;
  }
  const isOfRows = isDone(folded, tools.language) && tools.pieces.size === 0;
  const better: Link = isOfRows ? { ...sales, score: ENTITY_SCORE, target: { kind: 'entity', words: [] } } : sales;
  const isPriced = sales.target.kind === 'takings';
  const dates = names
    .filter((link) => !isPriced || isOfDate(link))
    .map((link) => ({ ...link, score: Math.min(link.score, sales.score) * ENTITY_SHARE }));
  const rest = own.filter((link) => !isName(link) && link.target.kind !== 'entity');
  const isCounted = isMany(folded, tools.language) && (tools.isCounted(start - 1) || tools.isCounted(start - 2));
  const rows = own
    .filter(({ target }) => target.kind === 'entity')
    .map((link) => ({ ...link, score: isCounted ? link.score : ROWS_SCORE }));
  const figure = isCounted && rows.length > 0 ? { ...better, score: ROWS_SCORE } : better;
  own.splice(0, own.length, ...rest, figure, ...(isOfRows ? [] : rows), ...dates);
  if (isOfRows && isPriced) own.push({ ...sales, score: TAKINGS_SCORE });
}
