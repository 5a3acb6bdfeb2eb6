import type { Cell } from '../../chart/graph-config.ts';
import type { ReadMethod, SourceCell } from '../../documents/source-table.ts';
import type { TypedColumn } from '../../table/column.ts';
import { isPlaceholder } from '../../table/notation/blank-notation.ts';

const FULL_DATE = /^\d{4}-\d\d-\d\d$/;
/** Ways of reading that take a unit for a word about the number; elsewhere "5 km" is what the table's author wrote. */
const UNIT_APART: ReadonlySet<ReadMethod> = new Set(['prose', 'list', 'key-value', 'cited']);

/**
 * What each cell of a column becomes in `data.rows`. Numbers, percentages and amounts of money become numbers, full
 * dates ISO dates where every cell of the column is one; everything else stays the text of the source with its white
 * space collapsed, and so does the odd text in a column of numbers. Empty cells and placeholders ("n/a") become null. A number with a mark
 * that says more ("~6", "=10", "12*", "1.", "7-") stays text.
 */
export function toCellValues(column: TypedColumn, cells: readonly SourceCell[], method: ReadMethod): readonly Cell[] {
  if (isNumeric(column, method)) return numberValues(column, cells);
  if (isFullDates(column, cells)) return column.values;
  if (column.kind === 'boolean' && (method === 'json' || method === 'sheet'))
    return cells.map((cell) => toBoolean(cell.text));
  return cells.map(toText);
}

/** True where a column's cells become JSON numbers. */
export function isNumeric({ kind, numbers, unit }: TypedColumn, method: ReadMethod): boolean {
  if (numbers === undefined || (kind !== 'number' && kind !== 'percentage' && kind !== 'currency' && kind !== 'date'))
    return false;
  return unit === undefined || UNIT_APART.has(method);
}

/**
 * Marks that say more than the number they stand beside: about, equal rank, more than, a footnote, a power, a fraction; and
 * a single letter before the digits, which is a code more often than a currency ("R16").
 */
const MEANINGFUL_MARK = /[~≈≃=<>±*†‡§#^?!¹²³⁰⁴-⁹½¼¾]|[.,–—−-]$|^\p{L}\p{N}/u;
/** A minus behind cents, as accounting programs write it: "12,50-". It says no more than the sign. */
const MINUS_BEHIND_CENTS = /(?<=[.,]\p{Nd}{2}) ?[−-]$/u;
/** Placeholders that say more than "no value": what they say would be lost. */
const MEANINGFUL_PLACEHOLDER = /^(?:tb[adc]|x|\*|missing|unknown|-?inf(?:inity)?|n\.?\s?[ads]\.?)$/i;

function numberValues({ numbers }: TypedColumn, cells: readonly SourceCell[]): readonly Cell[] {
  return cells.map((cell, row) => {
    const value = numbers?.[row] ?? Number.NaN;
    const isPlain = !MEANINGFUL_MARK.test(cell.text.replace(MINUS_BEHIND_CENTS, '').replace(POWER_OF_TEN, ''));
    if (
      Number.isFinite(value) &&
      isPlain &&
      (isExact(value) || EXPONENT.test(cell.text) || POWER_OF_TEN.test(cell.text))
    )
      return value;
    return isNothing(cell.text) ? null : toText(cell);
  });
}

/** True for signs and words that say nothing but "no value". Others ("TBA") stay. */
function isNothing(text: string): boolean {
  return text === 'na' || text === 'NA' || (isPlaceholder(text) && !MEANINGFUL_PLACEHOLDER.test(text));
}

/** A power that says how large the number before it is, and no more: "1.2 × 10^-3". */
const POWER_OF_TEN =
  /[ \u2009\u202f\u00a0]?[×x·*⋅∙][ \u2009\u202f\u00a0]?10(?:\^\(?[-−]?\p{Nd}+\)?|[⁻⁺]?[⁰¹²³⁴-⁹]+|−\p{Nd}{1,2})$/u;
/**
 * Of a power of ten no digits are lost: "6.02e+23" holds no more of them than a JSON number does. It follows one digit and a fraction, or has
 * a sign: "12345E20" may be a code.
 */
const EXPONENT = /(?<![\p{Nd}.,])\p{Nd}(?:[.,]\p{Nd}+)?e\p{Nd}|\p{Nd}e[+-]\p{Nd}/iu;

/** False for whole numbers that JSON readers would round: those stay text. */
function isExact(value: number): boolean {
  return !Number.isInteger(value) || Number.isSafeInteger(value);
}

function isFullDates({ kind, values }: TypedColumn, cells: readonly SourceCell[]): boolean {
  if (kind !== 'date') return false;
  return values.every((value, row) => (typeof value === 'string' ? FULL_DATE.test(value) : cells[row]?.text === ''));
}

function toBoolean(text: string): Cell {
  const word = text.toLowerCase();
  return word === 'true' ? true : word === 'false' ? false : text === '' ? null : text;
}

/** The text of a cell on one line; null for an empty one. */
export function toText({ text }: SourceCell): string | null {
  const plain = text.replace(/\s+/g, ' ').trim();
  return plain === '' ? null : plain;
}
