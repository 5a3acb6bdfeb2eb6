import { isBlankCode } from '../../../table/notation/characters.ts';
import { maybeDurationInWords } from '../../../table/notation/duration-notation.ts';
import { parseNumber } from '../../../table/notation/number-notation.ts';
import { isFigureShape, shapeOf } from '../../grid/cell-shape.ts';
import { EMPTY_CELL } from '../../grid/raw-grid.ts';
import type { SourceCell, Span } from '../../source-table.ts';
import { isBracketOpen } from '../brackets.ts';
import type { Line } from '../lines.ts';
import { cutCell } from '../source-cells.ts';

/** A line that says one thing of one name: `- Lisbon: 1,200 visitors (estimate)`. */
export type ListEntry = {
  readonly line: Line;
  readonly name: SourceCell;
  readonly value: SourceCell;
  readonly hasBullet: boolean;
  /** What stands between name and value. */
  readonly mark: string;
  /** The words behind a value that begins with a figure. */
  readonly rest: SourceCell;
};

const BULLET = /[-*+•◦▪‣►●○·–—]\s+|(?:\d{1,3}|[A-Za-z])[.)]\s+|>\s+/y;
/** Marks between name and value, looked for in this order. */
const MARKS: readonly RegExp[] = [
  /\s*:\s+|\s*:$/g,
  /\s*(?:=>|→|⟶|->|⇒)\s*/g,
  /\s*=\s*/g,
  /\s*\.{3,}\s*|\s\.{2,}\s|\s*…+\s*/g,
  /\s+[–—-]\s+/g,
  /:(?!\/\/)/g,
];
const LONGEST_NAME = 80;
const MOST_MARKS = 12;
const LONGEST_LINE = 400;
const LONGEST_PREFIX = 8;

/** The entry on a line, or undefined where the line is none. */
export function maybeListEntry(text: string, line: Line): ListEntry | undefined {
  if (line.isBlank || line.end - line.start > LONGEST_LINE) return undefined;
  let start = line.start;
  while (start < line.end && isBlankCode(text.charCodeAt(start))) start += 1;
  BULLET.lastIndex = start;
  const bullet = BULLET.exec(text)?.[0] ?? '';
  const body = { start: Math.min(line.end, start + bullet.length), end: line.end };
  const split =
    splitAtMark(text, body, bullet !== '') ??
    splitAtBracket(text, body) ??
    (bullet === '' ? undefined : splitBeforeMoney(text, body));
  if (split === undefined) return undefined;
  const name = cutCell(text, body.start, split.mark.start);
  if (name.text === '' || name.text.length > LONGEST_NAME || / {3}/.test(name.text) || /[.!?؟;]\s/.test(name.text))
    return undefined;
  if (isBracketOpen(name.text) || isStatement(text, name.text, split.mark, body)) return undefined;
  if (isScore(text, name.text, split.mark)) return undefined;
  const whole = withoutEmphasis(text, split.mark.end, split.end ?? body.end);
  const { value, rest } = splitValue(text, whole);
  if (value.text === '') return undefined;
  return {
    line,
    name: plainName(text, name),
    value,
    rest,
    hasBullet: bullet !== '',
    mark: text.slice(split.mark.start, split.mark.end).trim(),
  };
}

/** True for an assignment of a programming language or a line of a patch: `let x = 1;`, `+const b = 3`. */
function isStatement(text: string, name: string, mark: Span, { end }: Span): boolean {
  const hasEquals = text.slice(mark.start, mark.end).includes('=');
  return hasEquals && (/[;{}]\s*$/.test(text.slice(mark.end, end)) || /^[-+]\S/.test(name));
}

/** True where a dash parts two numbers, as in a result or a range: "Lions 3 - 1 Bears". */
function isScore(text: string, name: string, { start, end }: Span): boolean {
  return (
    /(?:^|\s)\p{N}+$/u.test(name) && /^\s*[–—-]\s*$/.test(text.slice(start, end)) && /\p{N}/u.test(text.charAt(end))
  );
}

/** What parts name and value; `end` where the value ends before the line does. */
type Split = { readonly mark: Span; readonly end?: number };

/** Where name and value part: at the first mark, or, behind a bullet, at a later one where only there a figure follows. */
function splitAtMark(text: string, body: Span, hasBullet: boolean): Split | undefined {
  const inside = text.slice(body.start, body.end);
  const marks = MARKS.flatMap((pattern) => findMarks(inside, pattern)).slice(0, MOST_MARKS);
  const sure = hasBullet ? marks.find(({ end }) => beginsWithFigure(inside.slice(end))) : undefined;
  const best = sure ?? marks[0];
  return best === undefined ? undefined : { mark: { start: body.start + best.start, end: body.start + best.end } };
}

/** What tells an amount of money or a share from a number that belongs to a name. */
const AMOUNT_SIGN = /[\p{Sc}%٪]/u;

const IN_BRACKETS = /\s+\(([^()]{1,20})\)\s*$/;

/** Where a name and an amount of money or a share in brackets at the end of the line part: "Every day (45%)". */
function splitAtBracket(text: string, body: Span): Split | undefined {
  const inside = text.slice(body.start, body.end);
  const found = IN_BRACKETS.exec(inside);
  const amount = found?.[1] ?? '';
  if (found === null || !AMOUNT_SIGN.test(amount) || parseNumber(amount) === undefined) return undefined;
  if (/\p{N}/u.test(inside.slice(0, found.index))) return undefined;
  const start = body.start + found.index;
  const from = body.start + inside.indexOf('(', found.index) + 1;
  return { mark: { start, end: from }, end: from + amount.length };
}

/**
 * Where a name and an amount of money or a share part, with a blank alone between them: before the longest end of the line that states
 * one, "Tolls R$ 23,50", "iPhone 15 $999".
 */
function splitBeforeMoney(text: string, body: Span): Split | undefined {
  const inside = text.slice(body.start, body.end).trimEnd();
  const blank = [...inside.matchAll(/\s+/g)].slice(-MOST_WORDS).find(({ 0: found, index }) => {
    const [name, amount] = [inside.slice(0, index), inside.slice(index + found.length)];
    const isAmount = AMOUNT_SIGN.test(amount) && parseNumber(amount) !== undefined;
    return isAmount && /\p{L}/u.test(name) && !AMOUNT_SIGN.test(name);
  });
  if (blank === undefined) return undefined;
  const start = body.start + blank.index;
  return { mark: { start, end: start + blank[0].length } };
}

function findMarks(inside: string, pattern: RegExp): readonly Span[] {
  return [...inside.matchAll(pattern)].flatMap(({ 0: mark, index }) => {
    const isInFigure = /\d$/.test(inside.slice(0, index)) && /^:\d/.test(inside.slice(index));
    return index === 0 || isInFigure ? [] : [{ start: index, end: index + mark.length }];
  });
}

function beginsWithFigure(value: string): boolean {
  return /^[^\p{L}\p{N}]{0,4}(?:\p{L}{1,3}\.?\s?)?\p{Sc}?\p{N}/u.test(value);
}

/** Stars and underscores of Markdown around a name: `**Lisbon**`. */
function plainName(text: string, name: SourceCell): SourceCell {
  const [span] = name.spans;
  return span === undefined ? name : withoutEmphasis(text, span.start, span.end);
}

function withoutEmphasis(text: string, from: number, to: number): SourceCell {
  let start = from;
  let end = to;
  while (start < end && '*_` \t'.includes(text.charAt(start))) start += 1;
  while (end > start && '*_` \t\r'.includes(text.charAt(end - 1))) end -= 1;
  return cutCell(text, start, end);
}

/** True for a text that is one number or another figure, scale words and lengths of time included. */
export function isFigureText(text: string): boolean {
  return isFigureShape(shapeOf(text)) || isOneFigure(text);
}

function isOneFigure(text: string): boolean {
  return parseNumber(text) !== undefined || maybeDurationInWords(text) !== undefined;
}

const MOST_WORDS = 4;
/** What an amount is stated for, right behind it: "$1,450/mo". */
const RATE = /\s?\/\s?\p{L}+\.?$/u;

type ValueAndRest = { readonly value: SourceCell; readonly rest: SourceCell };

/** A value and the words behind it, where it begins with a number: the longest beginning that states one. */
function splitValue(text: string, whole: SourceCell): ValueAndRest {
  const [span] = whole.spans;
  const isOne = isOneFigure(whole.text) || shapeOf(whole.text) === 'figure';
  if (span === undefined || isOne || !/\p{N}/u.test(whole.text.slice(0, LONGEST_PREFIX)))
    return { value: whole, rest: EMPTY_CELL };
  const rate = RATE.exec(whole.text);
  if (rate !== null && parseNumber(whole.text.slice(0, rate.index)) !== undefined)
    return cutValue(text, span, rate.index);
  const words = [...whole.text.matchAll(/\S+/g)].slice(0, MOST_WORDS).reverse();
  for (const { 0: word, index } of words) {
    const figure = whole.text.slice(0, index + word.length).replace(/[,;]$/, '');
    if (parseNumber(figure) !== undefined) return cutValue(text, span, figure.length);
  }
  return { value: whole, rest: EMPTY_CELL };
}

function cutValue(text: string, { start, end }: Span, length: number): ValueAndRest {
  return { value: cutCell(text, start, start + length), rest: cutCell(text, start + length, end) };
}
