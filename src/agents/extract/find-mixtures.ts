import type { SourceCell } from '../../documents/source-table.ts';
import { parseMoment } from '../../table/notation/date-notation.ts';
import { parseNumber } from '../../table/notation/number-notation.ts';
import { areOpenShares } from './open-shares.ts';
import type { ExtractedColumn, ExtractedTable } from './type-table.ts';

/** A column that may not be what it was read as, with a cell of it. */
export type Mixture = {
  readonly kind:
    | 'may-be-codes'
    | 'may-be-two-columns'
    | 'mixed-currencies'
    | 'mixed-percentages'
    | 'mixed-names'
    | 'open-shares'
    | 'may-be-of-name';
  readonly column: number;
  readonly text: string;
};

const FEWEST_DIGITS = 9;
const MOST = 0.7;
const CODE = /^\p{N}(?: ?\p{N})+$/u;
const PERCENT_SIGN = /[%٪]/;
const WHOLE = 100;
const HAS_SIGN = /[\p{L}\p{Sc}]/u;
const YEAR = /^\p{N}{4}$/u;
const HAS_DIGIT = /\p{N}/u;

/**
 * The columns that look like something else: in a list, whole numbers of one length that are as long as telephone numbers; in
 * an aligned table, words and figures below a label of as many words, which a single blank may part; amounts of several
 * currencies; percentages among numbers that are none; numbers that are shares of one or of a hundred; names in sentences that are times
 * all but one; amounts with a blank inside behind names that may end in a number, "iPhone 15 999 €".
 */
export function findMixtures({ source, columns }: ExtractedTable): readonly Mixture[] {
  const isList = source.method === 'list' || source.method === 'key-value';
  return columns.flatMap((column, i): readonly Mixture[] => {
    const filled = column.cells.filter(({ text }) => text !== '');
    const [first] = filled;
    if (first === undefined || filled.length < 2) return [];
    if (source.method === 'prose' && i === 0 && haveOddName(filled))
      return [{ kind: 'mixed-names', column: i, text: first.text }];
    const isNamed = source.method === 'list' || source.method === 'prose';
    const ofName = isNamed && column.isNumeric ? maybeOfName(columns[0], column) : undefined;
    if (ofName !== undefined) return [{ kind: 'may-be-of-name', column: i, text: ofName }];
    if (isList && areCodes(filled)) return [{ kind: 'may-be-codes', column: i, text: first.text }];
    if (column.isNumeric && haveCurrencies(filled)) return [{ kind: 'mixed-currencies', column: i, text: first.text }];
    const share = column.isNumeric ? maybeShareAmongAmounts(filled, source.method === 'sheet') : undefined;
    if (share !== undefined) return [{ kind: 'mixed-percentages', column: i, text: share }];
    if (areOpenShares(columns, i)) return [{ kind: 'open-shares', column: i, text: first.text }];
    if (source.method === 'aligned' && holdsTwo(column, source.columns[i]?.label ?? '', filled))
      return [{ kind: 'may-be-two-columns', column: i, text: first.text }];
    return [];
  });
}

/** True where most cells are whole numbers of one length; a short one may stand among them. */
function areCodes(cells: readonly SourceCell[]): boolean {
  const codes = cells.filter(({ text }) => CODE.test(text)).map(({ text }) => text.replaceAll(' ', '').length);
  const long = codes.filter((length) => length >= FEWEST_DIGITS);
  return new Set(long).size === 1 && long.length > 1 && long.length >= cells.length * MOST;
}

/** True where most names are months or days and some are not: a word was taken for a time, or a time for a word. */
function haveOddName(cells: readonly SourceCell[]): boolean {
  const periods = cells.filter(({ text }) => parseMoment(text) !== undefined).length;
  return periods < cells.length && periods * 2 >= cells.length && !cells.some(({ text }) => YEAR.test(text));
}

/** Two groups of digits with a plain blank between, of which the second can be an amount by itself. */
const SPACED = /(?:^|\P{N})[1-9]\p{N}{0,2} [1-9]\p{N}{2}(?!\p{N})/u;
/** A blank that can only part thousands: before a nought, or beside another. */
const SURELY_SPACED = /\p{N} (?:0\p{N}{2}|\p{N}{3} \p{N}{3})(?!\p{N})/u;

/**
 * An amount whose first digits may end the name before it, from which a blank alone parts it: one of some that are written so, or the
 * number that tells names apart, "Room 12 450". Undefined where there is none, or a blank in the column plainly parts thousands.
 */
function maybeOfName(names: ExtractedColumn | undefined, { cells }: ExtractedColumn): string | undefined {
  if (names === undefined || cells.some(({ text }) => SURELY_SPACED.test(text))) return undefined;
  const spaced = cells.filter(({ text, spans: [own] }, row) => {
    const name = names.cells[row]?.spans.at(-1);
    return SPACED.test(text) && own !== undefined && name?.end === own.start - 1;
  });
  const areTold = new Set(names.cells.map(({ text }) => text)).size === names.cells.length;
  return spaced.length === cells.length && areTold ? undefined : spaced[0]?.text;
}

/** True where the amounts of one column are of different currencies. */
function haveCurrencies(cells: readonly SourceCell[]): boolean {
  const currencies = new Set<string>();
  for (const { text } of cells) {
    const currency = HAS_SIGN.test(text) ? parseNumber(text)?.currency : undefined;
    if (currency !== undefined) currencies.add(currency);
  }
  return currencies.size > 1;
}

/**
 * A percentage that stands among numbers too large for one that lost its sign, or in a sheet, where none is lost, among as many others;
 * undefined where there is none.
 */
function maybeShareAmongAmounts(cells: readonly SourceCell[], isSheet: boolean): string | undefined {
  const share = cells.find(({ text }) => isShare(text))?.text;
  if (share === undefined) return undefined;
  const others = cells.flatMap(({ text }) => (isShare(text) ? [] : (parseNumber(text)?.value ?? [])));
  const isAmong = others.some((value) => Math.abs(value) > WHOLE);
  const areMany = isSheet && others.filter((value) => value !== 0).length * 2 >= cells.length;
  return isAmong || areMany ? share : undefined;
}

const isShare = (text: string): boolean => PERCENT_SIGN.test(text);

/** True where each cell has as many words as the label, and in the same place a figure among them. */
function holdsTwo({ typed, isNumeric }: ExtractedColumn, label: string, cells: readonly SourceCell[]): boolean {
  const width = label.split(' ').length;
  if (isNumeric || typed.kind !== 'text' || width < 2) return false;
  const rows = cells.map(({ text }) => text.split(' '));
  if (rows.some((row) => row.length !== width)) return false;
  const isFigure = Array.from({ length: width }, (_, i) => rows.every((row) => HAS_DIGIT.test(row[i] ?? '')));
  return isFigure.includes(true) && isFigure.includes(false);
}
