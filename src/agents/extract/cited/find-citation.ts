import type { SourceCell } from '../../../documents/source-table.ts';
import { parseNumber } from '../../../table/notation/number-notation.ts';
import type { PlacedCell, SourceLine } from './source-lines.ts';

/** A cell that was found where a model said, and its places counted through all lines. */
export type Cited = {
  readonly cell: SourceCell;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  /**
   * Where other digits end or begin with which these could be one figure ("1 200"): they are two where the others are cited by
   * themselves, and none of them is a figure else.
   */
  readonly besides: readonly number[];
  /** True for words that only a second look read there. */
  readonly isReadAgain?: true;
};

/** The words a model cites and the line it names; no line where it names none. */
export type Citation = { readonly line: number | undefined; readonly words: string };

const LONGEST_WORDS = 300;
const WORDS_WITH_LINE = /^\s*\[?L?(\d{1,6})\]?\s*[:|]\s?(.*)$/su;

/**
 * What a model wrote for a cell: `12:1,200`, `[12, "1,200"]` or `{"line": 12, "text": "1,200"}`. Undefined for an empty cell; words
 * without a line where it cites none.
 */
export function readCitation(value: unknown): Citation | undefined {
  if (typeof value === 'string') {
    const match = WORDS_WITH_LINE.exec(value);
    const words = (match === null ? value : (match[2] ?? '')).trim().slice(0, LONGEST_WORDS);
    return words === '' ? undefined : { line: match === null ? undefined : Number(match[1]), words };
  }
  if (typeof value === 'number') return { line: undefined, words: String(value) };
  if (typeof value !== 'object' || value === null) return undefined;
  const [line, words] = Array.isArray(value) ? value : [pick(value, 'line'), pick(value, 'text')];
  if (typeof words !== 'string' && typeof words !== 'number') return undefined;
  const text = String(words).trim().slice(0, LONGEST_WORDS);
  return text === '' ? undefined : { line: Number.isInteger(Number(line)) ? Number(line) : undefined, words: text };
}

function pick(value: object, name: string): unknown {
  return Object.entries(value).find(([key]) => key === name)?.[1];
}

/** Finds cited words in the lines that a model was shown. */
export class CitationFinder {
  readonly #lines: ReadonlyMap<number, SourceLine>;
  readonly #taken = new Set<number>();
  #sought = 0;

  constructor(lines: readonly SourceLine[]) {
    this.#lines = new Map(lines.map((line) => [line.number, line]));
  }

  /**
   * The place of cited words: whole words of the line that is named, or the only ones near it, or of all where no line is; of
   * several places the first that was not given yet. A figure is widened to all that makes it the number it is: its sign, its brackets, its scale. Undefined
   * where the words stand nowhere, or only within another figure.
   */
  find({ line, words }: Citation): Cited | undefined {
    const named = line === undefined ? undefined : this.#lines.get(line);
    const pattern = toPattern(words);
    const own = named === undefined ? [] : [...placesIn(named, pattern), ...placesReadAgain(named, pattern)];
    const places = own.length > 0 ? own : this.#onlyNear(pattern, line);
    const place = places.find(({ start }) => !this.#taken.has(start)) ?? places[0];
    if (place !== undefined) this.#taken.add(place.start);
    return place;
  }

  #onlyNear(pattern: RegExp, named: number | undefined): readonly Cited[] {
    if (named === undefined) this.#sought += 1;
    if (this.#sought > MOST_SOUGHT) return [];
    const lines = [...this.#lines.values()].filter(({ number }) => isNear(number, named));
    const all = lines.flatMap((line) => placesIn(line, pattern));
    return all.length === 1 ? all : [];
  }
}

/** Models miscount lines by one or two. */
const NEAR_LINES = 2;
/** Words without a line that are sought in all lines: each takes the time of all. */
const MOST_SOUGHT = 200;

function isNear(number: number, named: number | undefined): boolean {
  return named === undefined || Math.abs(number - named) <= NEAR_LINES;
}

/** Finds words whatever the blanks between them; marks that were shown in place of others stand for these. */
function toPattern(words: string): RegExp {
  const parts = words.split(/\s+/u).map((word) => escapeSigns(word).replaceAll('‹', '[<‹]').replaceAll('›', '[>›]'));
  return new RegExp(parts.join('\\s+'), 'giu');
}

/** Every place of a line where words stand whole, figures that a second look read otherwise left out. */
function placesIn(line: SourceLine, pattern: RegExp): readonly Cited[] {
  const others = line.cells.filter(isOtherFigure);
  return placesOf(line, pattern).filter(
    ({ start, end }) => !others.some(({ from, to }) => line.start + from < end && line.start + to > start),
  );
}

/** True where two looks read two figures, one of which must be wrong. */
function isOtherFigure({ cell, again }: PlacedCell): boolean {
  return again !== undefined && DIGIT.test(cell.text) && plain(again) !== plain(cell.text);
}

function plain(text: string): string {
  return text.replaceAll(/\s/gu, '').toLowerCase();
}

/** The cells of a line in which a second look read the words, whole. */
function placesReadAgain(line: SourceLine, pattern: RegExp): readonly Cited[] {
  return line.cells.flatMap(({ cell, from, again }) => {
    if (again === undefined || plain(again) === plain(cell.text)) return [];
    const { number, start } = line;
    const cut = (left: number, right: number): SourceCell => ({ ...cell, text: again.slice(left, right) });
    const places = placesOf({ number, start: start + from, text: again, cut, cells: [] }, pattern);
    return places.map((place) => ({ ...place, isReadAgain: true as const }));
  });
}

function placesOf(line: SourceLine, pattern: RegExp): readonly Cited[] {
  return [...line.text.matchAll(pattern)].flatMap(({ index, 0: found }) => {
    const stretch = { from: index, to: index + found.length };
    const whole = DIGIT.test(found) ? widenFigure(line.text, stretch) : stretch;
    return whole === undefined || !standsWhole(line.text, whole) ? [] : [toCited(line, whole)];
  });
}

function escapeSigns(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

type Stretch = { readonly from: number; readonly to: number };

function toCited(line: SourceLine, { from, to }: Stretch): Cited {
  const { number, start, text } = line;
  const besides = DIGIT.test(text.slice(from, to)) ? besidesOf(text, { from, to }).map((place) => start + place) : [];
  return { cell: line.cut(from, to), line: number, start: start + from, end: start + to, besides };
}

const DIGITS_BEFORE = /(?<!\p{N})\p{N}{1,3} $/u;
const DIGITS_BEHIND = /^ \p{N}{3}(?!\p{N})/u;

/** Where groups of digits lie beside a figure that a blank parts from it. */
function besidesOf(text: string, { from, to }: Stretch): readonly number[] {
  const inner = text.slice(from, to);
  const isBehindGroup = /^\p{N}{3}(?!\p{N})/u.test(inner) && DIGITS_BEFORE.test(text.slice(0, from));
  const isBeforeGroup = /(?<!\p{N})\p{N}{1,3}$/u.test(inner) && DIGITS_BEHIND.test(text.slice(to));
  return [...(isBehindGroup ? [from - 1] : []), ...(isBeforeGroup ? [to + 1] : [])];
}

const DIGIT = /\p{N}/u;
const LETTER_BEFORE = /[\p{L}\p{N}\p{M}_]$/u;
const LETTER_BEHIND = /^[\p{L}\p{N}\p{M}_]/u;
/** Marks that join digits to one number, date or range. */
const JOINED_BEFORE = /\p{N}[.,'’٫٬:/\u00a0\u202f–—-]$/u;
const JOINED_BEHIND = /^[.,'’٫٬:/\u00a0\u202f–—-]\p{N}/u;

/** True where neither a word nor a figure goes on before or behind. */
function standsWhole(text: string, { from, to }: Stretch): boolean {
  const before = text.slice(Math.max(0, from - 2), from);
  const behind = text.slice(to, to + 2);
  const inner = text.slice(from, to);
  if (LETTER_BEHIND.test(inner) && LETTER_BEFORE.test(before)) return false;
  if (LETTER_BEFORE.test(inner) && LETTER_BEHIND.test(behind)) return false;
  if (/^\p{N}/u.test(inner) && JOINED_BEFORE.test(before)) return false;
  return !(/\p{N}$/u.test(inner) && JOINED_BEHIND.test(behind));
}

/** What may stand before a figure and change it: a sign, a currency, an opening bracket, a mark for "about" or a bound. */
const SIGNS_BEFORE = /(?:^|[^\p{L}\p{N}\s])?(?:(?:[-−–+(~≈<>≤≥±]|\p{Sc}|[A-Z]{3})\s?){1,3}$/u;
const OPENING = /^\(/;
/** A bracket behind words adds a figure to them; elsewhere it makes the figure negative. */
const WORDS_BEFORE = /\p{L}[\p{L}\p{N}.'’]*\s?$/u;
const WORD_BEHIND = /^(?:[%‰)]|\s?%|\s?\p{L}{2,12}(?:\s\p{L}{2,12})?|\p{L})/u;

/**
 * The stretch of a figure with all that makes it another number: "1.9" of "$1.9 million" becomes all of it, "30" of "-30" too.
 * Undefined where the figure goes on in a way that makes no number.
 */
function widenFigure(text: string, { from, to }: Stretch): Stretch | undefined {
  const base = parseNumber(text.slice(from, to));
  if (base === undefined) return { from, to };
  const before = SIGNS_BEFORE.exec(text.slice(0, from))?.[0].length ?? 0;
  const behind = [...endsBehind(text, to), to];
  for (let left = from - before; left <= from; left += 1) {
    for (const right of behind) {
      if ((left === from && right === to) || !isAllowed(text, { from: left, to: right })) continue;
      const wider = parseNumber(text.slice(left, right).trim());
      if (wider === undefined) continue;
      const isOther =
        wider.value !== base.value || wider.isPercentage !== base.isPercentage || wider.currency !== base.currency;
      if (isOther) return trimmed(text, { from: left, to: right });
    }
  }
  return { from, to };
}

function trimmed(text: string, { from, to }: Stretch): Stretch {
  const inner = text.slice(from, to);
  return { from: from + (inner.length - inner.trimStart().length), to: to - (inner.length - inner.trimEnd().length) };
}

/** Where a wider figure may end, the widest first: behind two words, one, or a mark. */
function endsBehind(text: string, to: number): readonly number[] {
  const found = WORD_BEHIND.exec(text.slice(to, to + 30))?.[0];
  if (found === undefined) return [];
  const first = /^\s?\S+/u.exec(found)?.[0] ?? found;
  return [...new Set([found.length, first.length])].map((length) => to + length);
}

function isAllowed(text: string, { from, to }: Stretch): boolean {
  const inner = text.slice(from, to);
  const before = text.slice(0, from);
  if (OPENING.test(inner.trimStart()) !== inner.trimEnd().endsWith(')')) return false;
  if (OPENING.test(inner.trimStart())) return !WORDS_BEFORE.test(before);
  // A dash within a word or a range is no sign, and neither is one with blanks on both sides.
  if (!/^[-−–+]/u.test(inner)) return true;
  return !(/^.\s/u.test(inner) ? /[\p{L}\p{N})]\s?$/u : /[\p{L}\p{N})]$/u).test(before);
}
