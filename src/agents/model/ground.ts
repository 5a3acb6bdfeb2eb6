import { numbersIn } from '../../language/text/numbers-in.ts';
import type { TypedTable } from '../../table/parse-table.ts';
import { isTradeWord, wordsOf } from './trade-words.ts';

/** What a mind outside was given to plan with. */
export type PlanGround = { readonly wish: string; readonly table: TypedTable };

const LONGEST_LABEL = 80;
const LONGEST_NAME = 50;
/** Marks between texts that say nothing: ", ", " - ", "/". */
const SEPARATOR = /^[^\p{L}\p{N}\p{C}<>]{0,3}$/u;
const MARKUP = /<[a-z/!?]|https?:|www\.|\/\/|javascript:|data:|&#?\w+;/i;
/** Signs that nobody sees, or that turn the order of what is seen. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]/u;
/** ISO text of a date or period, as cells hold it. */
const MOMENT = /^(\d{4})(?:-(?:\d\d(?:-\d\d(?:T[\d:]{5,8})?)?|Q[1-4]|W\d\d|H[12]))?$/;
/** Names that objects keep for themselves. */
const RESERVED: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);
/** Endings that a word may have more or less than the word it comes from. */
const LONGEST_ENDING = 3;
const SHORTEST_STEM = 4;

/** What a wish and its table say, and so what a plan of another mind may say. Each complaint is fit to be sent back. */
export class Ground {
  readonly #wish: string;
  readonly #table: TypedTable;
  readonly #numbers: ReadonlySet<number>;
  readonly #wishWords: ReadonlySet<string>;
  #labelWords: ReadonlySet<string> | undefined;
  #cells: ReadonlySet<unknown> | undefined;
  #years: ReadonlySet<number> | undefined;

  constructor({ wish, table }: PlanGround) {
    this.#wish = wish.normalize('NFKC').toLowerCase();
    this.#table = table;
    this.#numbers = numbersIn(wish);
    this.#wishWords = new Set(wordsOf(wish));
  }

  /** True for a number of the request, also as a share or a percentage of it. */
  isAsked(value: number): boolean {
    return [value, -value, value * 100, value / 100].some((one) => this.#numbers.has(one));
  }

  /** True for a number of the request or of a cell. */
  isKnown(value: number): boolean {
    return this.isAsked(value) || this.#cellsOfTable().has(value);
  }

  /** True for a year that the request names, or one of the table's or next to them. */
  isYear(value: number): boolean {
    return this.isAsked(value) || [value - 1, value, value + 1].some((year) => this.#yearsOfTable().has(year));
  }

  /** True where the request has these very letters, whatever their case. */
  isSaid(text: string): boolean {
    return this.#wish.includes(text.normalize('NFKC').toLowerCase());
  }

  complainOfNumber(value: number): string {
    return `the number ${value} stands neither in the request nor in the table; use an operation such as mean(…) instead`;
  }

  /** A text that readers are shown as somebody's words: every word of it must be one of the request. */
  complainOfDictation(text: string): string | undefined {
    if (this.isSaid(text)) return undefined;
    if (text.length > this.#wish.length) return `the text ${quote(text)} is longer than the request`;
    return (
      this.#complainOfSigns(text) ??
      (wordsOf(text).every((word) => this.#wishWords.has(word))
        ? undefined
        : `the text ${quote(text)} was not dictated in the request`)
    );
  }

  /** An address: it must stand in the request. */
  complainOfAddress(text: string): string | undefined {
    return this.isSaid(text) ? undefined : `the address ${quote(text)} does not stand in the request`;
  }

  /**
   * A text that names something that is there, or stands in cells: words of the request or of the trade. Columns lend none here, so
   * that no label can make another say what it wants.
   */
  complainOfName(text: string): string | undefined {
    return this.#complainOfWords(text, this.#wishWords, 'use words of the request');
  }

  /** A label of a new column: words of the request, of the columns, or of the trade. */
  complainOfLabel(text: string): string | undefined {
    this.#labelWords ??= new Set([
      ...this.#wishWords,
      ...this.#table.columns.flatMap(({ key, label }) => [key, label].filter(isName).flatMap(wordsOf)),
    ]);
    return this.#complainOfWords(text, this.#labelWords, 'use words of the request and of the columns');
  }

  /** A value to look for or to write into cells: of the request, of a cell, a date of its years, or mere punctuation. */
  complainOfValue(text: string): string | undefined {
    if (this.isSaid(text) || SEPARATOR.test(text) || this.#cellsOfTable().has(text) || this.isMoment(text))
      return undefined;
    return `the text ${quote(text)} stands neither in the request nor in a cell`;
  }

  /** True for mere punctuation, which says nothing. */
  isPunctuation(text: string): boolean {
    return SEPARATOR.test(text);
  }

  /** What stands between texts that are joined: as the request says, or mere punctuation. */
  complainOfSeparator(text: string): string | undefined {
    return this.isSaid(text) || SEPARATOR.test(text)
      ? undefined
      : `the separator ${quote(text)} is more than punctuation`;
  }

  /** True where a cell of a column reads so. */
  isCellOf(key: string, text: string): boolean {
    return this.#table.columns.some((column) => column.key === key && column.typed.values.includes(text));
  }

  /** True where some cell has these letters. */
  isPartOfCell(text: string): boolean {
    return this.#table.columns.some(({ typed }) =>
      typed.values.some((cell) => typeof cell === 'string' && cell.includes(text)),
    );
  }

  /** A date or period of a year that the request names or the table has. */
  isMoment(text: string): boolean {
    const year = MOMENT.exec(text)?.[1];
    return year !== undefined && this.isYear(Number(year));
  }

  #complainOfSigns(text: string): string | undefined {
    if (MARKUP.test(text)) return `the address or markup ${quote(text)} does not stand in the request`;
    return UNSEEN.test(text) ? `the text ${quote(text)} has signs that nobody sees` : undefined;
  }

  #complainOfWords(text: string, known: ReadonlySet<string>, advice: string): string | undefined {
    if (RESERVED.has(text)) return `the name ${quote(text)} is taken`;
    if (text.length > LONGEST_LABEL) return `the name ${quote(text)} is too long`;
    if (this.isSaid(text)) return undefined;
    const number = [...numbersIn(text)].find((one) => !this.isKnown(one) && !this.isYear(one));
    if (number !== undefined)
      return `the text ${quote(text)} has the number ${number}, which stands neither in the request nor in the table`;
    const isKnownWord = (word: string): boolean => isTradeWord(word) || /^\d+$/.test(word) || isFormOf(word, known);
    const strange = wordsOf(text).find((word) => !isKnownWord(word));
    const complaint = this.#complainOfSigns(text);
    if (complaint !== undefined || strange === undefined) return complaint;
    return `the name ${quote(text)} has the word ${quote(strange)}; ${advice}`;
  }

  #yearsOfTable(): ReadonlySet<number> {
    this.#years ??= new Set(
      [...this.#cellsOfTable()].flatMap((cell) => {
        const year = typeof cell === 'string' ? MOMENT.exec(cell)?.[1] : undefined;
        if (year !== undefined) return [Number(year)];
        return typeof cell === 'number' && Number.isInteger(cell) && cell > 1000 && cell < 3000 ? [cell] : [];
      }),
    );
    return this.#years;
  }

  #cellsOfTable(): ReadonlySet<unknown> {
    this.#cells ??= new Set(this.#table.columns.flatMap(({ typed }) => typed.values));
    return this.#cells;
  }
}

/** True for a known word, or one that differs from it by its ending. */
function isFormOf(word: string, known: ReadonlySet<string>): boolean {
  if (known.has(word)) return true;
  if (word.length < SHORTEST_STEM) return false;
  const isNear = (other: string): boolean =>
    other.length >= SHORTEST_STEM &&
    Math.abs(other.length - word.length) <= LONGEST_ENDING &&
    (other.startsWith(word) || word.startsWith(other));
  return [...known].some(isNear);
}

/** What is as long as a sentence is no name, and lends no words to names. */
function isName(text: string): boolean {
  return text.length <= LONGEST_NAME && !MARKUP.test(text);
}

function quote(text: string): string {
  return JSON.stringify(text.slice(0, LONGEST_LABEL));
}
