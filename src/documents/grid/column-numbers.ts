import { digitValue } from '../../table/notation/characters.ts';
import type { SourceCell } from '../source-table.ts';

const MARK = /^([([])?([\p{Nd}]{1,2}|[a-zA-Z])[)\]]?$/u;
const FEWEST_IN_BRACKETS = 2;
const FEWEST_BARE = 4;
const MOST_BLANK = 2;

/**
 * True for a row that numbers the columns, as forms and official statistics do right under their headers: 1, 2, 3 … or a, b, c …
 * in each column, those that name the rows left blank or not. Without brackets there must be four at least: fewer may be values.
 */
export function isColumnNumbers(row: readonly SourceCell[]): boolean {
  const blank = row.findIndex(({ text }) => text !== '');
  if (blank < 0 || blank > MOST_BLANK) return false;
  const matches = row.slice(blank).map(({ text }) => MARK.exec(text.trim()));
  const places = matches.map((match) => placeOf(match?.[2] ?? ''));
  const areInBrackets = matches.every((match) => match?.[1] !== undefined);
  const [start = 0] = places;
  if (places.length < (areInBrackets ? FEWEST_IN_BRACKETS : FEWEST_BARE) || start < 1 || start > 1 + blank)
    return false;
  return places.every((place, i) => place === start + i);
}

/** The number that a mark stands for: 3 of "3", "٣" and "c"; 0 of no mark. */
function placeOf(mark: string): number {
  const letter = mark.toLowerCase().charCodeAt(0) - 96;
  if (letter >= 1 && letter <= 26) return letter;
  return Array.from(mark).reduce((number, digit) => number * 10 + digitValue(digit.charCodeAt(0)), 0);
}
