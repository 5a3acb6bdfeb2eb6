import { parseNumber } from '../../table/notation/number-notation.ts';

const COMMA = /[,،]/;
const WORDS = /\S+/g;
const PUNCTUATION = /[,،](?=\s|$)/g;
const GROUPED = /^\P{Nd}*(?![0٠])\p{Nd}{1,3}(?:[,،]\p{Nd}{2,3})*[,،]\p{Nd}{3}(?!\p{Nd})/u;
const DECIMAL = /^[^,،]*\p{Nd}[,،]\p{Nd}{1,2}(?!\p{Nd})[^,،]*$/u;
const YEAR = /^(?:19|20)\d\d[,،]/;
/** What ends a name for certain, however often it comes. */
const SURE_END = /[:=：]$/;
const MOST_LINES = 120;
const LONGEST_WORD = 40;

/**
 * True where every comma of these lines stands inside a number, so that none of them parts cells. All readers of plain
 * text ask this one question: where it holds, lines are cut at blanks and colons; where it does not, commas are left to
 * delimited text.
 *
 * A comma beside anything but digits, as in a line of labels, is a delimiter, and so are all others with it. Between
 * digits, commas group thousands in all words or stand before one or two decimals in all. What they stand in must be
 * named: where the same name comes twice ("Line 1,20", "Line 2,25"), or all have a year before the comma, the digits
 * before it belong to the name. Numbers without any name must group thousands. Commas that blanks follow in the first line
 * alone are those of a title.
 */
export function hasOnlyNumberCommas(lines: readonly string[]): boolean {
  const words: string[] = [];
  const names: string[] = [];
  const [title = '', ...rest] = lines.slice(0, MOST_LINES);
  for (const line of [title.replace(PUNCTUATION, ''), ...rest]) {
    const found = [...line.matchAll(WORDS)].filter(({ 0: word }) => COMMA.test(word));
    const [first] = found;
    if (first !== undefined) names.push(line.slice(0, first.index).trim());
    words.push(...found.map(({ 0: word }) => word));
  }
  if (words.length === 0) return true;
  if (!words.every((word) => word.length <= LONGEST_WORD && parseNumber(word) !== undefined)) return false;
  if (words.every((word) => DECIMAL.test(word))) return isNamed(names) && !words.every((word) => YEAR.test(word));
  return words.every((word) => GROUPED.test(word)) && (isNamed(names) || names.every((name) => name === ''));
}

function isNamed(names: readonly string[]): boolean {
  const open = names.filter((name) => !SURE_END.test(name));
  return names.every((name) => name !== '') && new Set(open).size === open.length;
}
