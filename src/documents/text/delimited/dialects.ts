import type { Span } from '../../source-table.ts';
import type { Dialect } from './scan-records.ts';

/** Delimiters that are tried, the common ones first: of two that read a text equally well the earlier wins. */
const DELIMITERS = [...'\t,;|\u00a6^~#*&§،؛\u0001\u001f'].map((sign) => sign.charCodeAt(0));
const COMMON = new Set([...'\t,;|'].map((sign) => sign.charCodeAt(0)));
const DOUBLE_QUOTE = 34;
const SINGLE_QUOTE = 39;
const BACKSLASH = 92;
const STAR = 42;
const BOLD = /\*\*[^*\n]{1,80}\*\*/g;
const STARS_OF_BOLD_ENTRY = 5;
const LONG_TEXT = 50_000;
const FEWEST_IN_LONG = 200;

const ESCAPE_LETTERS = new Set([...'nrtpN\\"\'|,;'].map((sign) => sign.charCodeAt(0)));

/** The text's first line where it names the delimiter as spreadsheets do (`sep=;`), and where the table begins then. */
export function readDeclaredDelimiter(
  text: string,
): { readonly delimiter: number; readonly start: number } | undefined {
  const declared = /^\ufeff?sep=(.)\r?\n/i.exec(text);
  return declared === null ? undefined : { delimiter: declared[1]?.charCodeAt(0) ?? 44, start: declared[0].length };
}

/** The dialects worth trying on a text: one or two for each delimiter that occurs in it, or for the one that a person named. */
export function listDialects(text: string, span: Span, named?: number): readonly Dialect[] {
  const declared = named === undefined ? readDeclaredDelimiter(text) : { delimiter: named };
  const counts = countSigns(text, span);
  const backslash = findEscape(text, span);
  const quotes = quotesOf(text, counts);
  const isTried = (code: number): boolean =>
    isWorthTrying(code, counts, span) && !(code === STAR && isEmphasis(text, counts, span));
  const delimiters = declared === undefined ? DELIMITERS.filter(isTried) : [declared.delimiter];
  return delimiters.flatMap((delimiter) => quotes.map((quote) => ({ delimiter, quote, backslash })));
}

/** True where stars stand in pairs around words, as Markdown sets them bold, with one more a line for a bullet at most. */
function isEmphasis(text: string, counts: ReadonlyMap<number, number>, { start, end }: Span): boolean {
  const bold = text.slice(start, end).match(BOLD)?.length ?? 0;
  return bold * STARS_OF_BOLD_ENTRY >= (counts.get(STAR) ?? 0);
}

function countSigns(text: string, { start, end }: Span): ReadonlyMap<number, number> {
  const counts = new Map<number, number>([...DELIMITERS, DOUBLE_QUOTE, SINGLE_QUOTE].map((code) => [code, 0]));
  for (let i = start; i < end; i += 1) {
    const code = text.charCodeAt(i);
    const seen = counts.get(code);
    if (seen !== undefined) counts.set(code, seen + 1);
  }
  return counts;
}

function isWorthTrying(code: number, counts: ReadonlyMap<number, number>, { start, end }: Span): boolean {
  const seen = counts.get(code) ?? 0;
  if (COMMON.has(code)) return seen >= (end - start > LONG_TEXT ? FEWEST_IN_LONG : 1);
  return seen >= (end - start > LONG_TEXT ? FEWEST_IN_LONG : 3);
}

/** With and without quotes; single quotes are tried only where they stand at the edges of cells and double ones do not occur. */
function quotesOf(text: string, counts: ReadonlyMap<number, number>): readonly number[] {
  if ((counts.get(DOUBLE_QUOTE) ?? 0) > 1) return [DOUBLE_QUOTE, -1];
  const hasSingle = (counts.get(SINGLE_QUOTE) ?? 0) > 1 && /(?:^|[\t,;|\n])'[^'\n]*'(?=[\t,;|\r\n]|$)/.test(text);
  return hasSingle ? [SINGLE_QUOTE, -1] : [-1];
}

/** What backslashes do: they write line breaks where every one of them stands before a letter that is used so. */
function findEscape(text: string, { start, end }: Span): Dialect['backslash'] {
  let found: Dialect['backslash'] = 'none';
  for (let i = text.indexOf('\\', start); i >= 0 && i < end; i = text.indexOf('\\', i + 2)) {
    const next = text.charCodeAt(i + 1);
    if (next === DOUBLE_QUOTE || (COMMON.has(next) && found === 'none')) found = 'delimiter';
    const isPath = i > 0 && (text.charAt(i - 1) === ':' || text.charAt(i - 1) === '\\');
    if (!ESCAPE_LETTERS.has(next) || isPath) return hasEscapedEdge(text, { start, end }) ? 'delimiter' : 'none';
    if (next !== DOUBLE_QUOTE && !COMMON.has(next) && next !== BACKSLASH) found = 'letters';
  }
  return found;
}

function hasEscapedEdge(text: string, { start, end }: Span): boolean {
  const at = text.indexOf('\\"', start);
  return at >= 0 && at < end;
}
