import { readBracket } from './format-brackets.ts';
import type { DateField, FormatCondition, FormatSection, FormatToken } from './format-section.ts';

/** Excel takes no longer code. */
const LONGEST_CODE = 1024;
const MOST_SECTIONS = 4;

/** The sections of a number format. Never throws: what has no meaning stands for itself. */
export function tokenizeFormat(code: string): readonly FormatSection[] {
  const reader = new FormatReader(code.slice(0, LONGEST_CODE));
  return reader.read().slice(0, MOST_SECTIONS);
}

const DATE_FIELDS: ReadonlyMap<string, DateField> = new Map([
  ['y', 'year'],
  ['e', 'year'],
  ['b', 'year'],
  ['m', 'month'],
  ['d', 'day'],
  ['h', 'hour'],
  ['s', 'second'],
]);

const SIMPLE_SIGNS: ReadonlyMap<string, 'point' | 'comma' | 'percent' | 'slash' | 'text'> = new Map([
  ['.', 'point'],
  [',', 'comma'],
  ['%', 'percent'],
  ['/', 'slash'],
  ['@', 'text'],
]);

const WEEKDAY_WIDTH = 3;
const FULL_YEAR_WIDTH = 4;

class FormatReader {
  readonly #code: string;
  readonly #sections: FormatSection[] = [];
  #tokens: FormatToken[] = [];
  #condition: FormatCondition | undefined;
  #languageId: number | undefined;
  #at = 0;

  constructor(code: string) {
    this.#code = code;
  }

  read(): readonly FormatSection[] {
    while (this.#at < this.#code.length) this.#readOne();
    this.#endSection();
    return this.#sections;
  }

  #readOne(): void {
    const sign = this.#code[this.#at] ?? '';
    const simple = SIMPLE_SIGNS.get(sign);
    if (sign === '"') this.#readQuoted();
    else if (sign === '[') this.#readBracket();
    else if (sign === '\\' || sign === '!') this.#readEscaped();
    else if (sign === '_' || sign === '*') this.#skipFill(sign);
    else if ('0#?'.includes(sign)) this.#push({ kind: 'digit', text: sign }, 1);
    else if (simple !== undefined) this.#push({ kind: simple }, 1);
    else this.#readWord(sign);
  }

  #readQuoted(): void {
    const end = this.#code.indexOf('"', this.#at + 1);
    const stop = end < 0 ? this.#code.length : end;
    this.#pushLiteral(this.#code.slice(this.#at + 1, stop));
    this.#at = stop + 1;
  }

  #readEscaped(): void {
    this.#pushLiteral(this.#code[this.#at + 1] ?? '');
    this.#at += 2;
  }

  /** Room as wide as the next letter, or the next letter as often as there is room. */
  #skipFill(sign: string): void {
    if (sign === '_') this.#pushLiteral(' ');
    this.#at += 2;
  }

  #readBracket(): void {
    const end = this.#code.indexOf(']', this.#at);
    if (end < 0) {
      this.#pushLiteral(this.#code.slice(this.#at));
      this.#at = this.#code.length;
      return;
    }
    const found = readBracket(this.#code.slice(this.#at + 1, end));
    if (found.token !== undefined) this.#tokens.push(found.token);
    this.#condition = found.condition ?? this.#condition;
    this.#languageId = found.languageId ?? this.#languageId;
    this.#at = end + 1;
  }

  #readWord(sign: string): void {
    const rest = this.#code.slice(this.#at, this.#at + 8).toLowerCase();
    const letter = sign.toLowerCase();
    const field = DATE_FIELDS.get(letter);
    if (sign === ';') {
      this.#endSection();
      this.#at += 1;
    } else if (rest.startsWith('general')) this.#push({ kind: 'general' }, 7);
    else if (rest.startsWith('am/pm')) this.#push({ kind: 'meridiem' }, 5);
    else if (rest.startsWith('a/p')) this.#push({ kind: 'meridiem' }, 3);
    else if (/^e[+-]/.test(rest)) this.#push({ kind: 'exponent' }, 2);
    else if (field !== undefined) this.#readDate(letter, field);
    else {
      this.#pushLiteral(sign);
      this.#at += 1;
    }
  }

  #readDate(letter: string, field: DateField): void {
    let width = 1;
    while (this.#code[this.#at + width]?.toLowerCase() === letter) width += 1;
    const isWeekday = field === 'day' && width >= WEEKDAY_WIDTH;
    // An "e" is the whole year, however often it stands.
    const shown = letter === 'e' ? FULL_YEAR_WIDTH : width;
    this.#push({ kind: 'date', field: isWeekday ? 'weekday' : field, width: shown, isElapsed: false }, width);
  }

  #push(token: FormatToken, length: number): void {
    this.#tokens.push(token);
    this.#at += length;
  }

  #pushLiteral(text: string): void {
    if (text !== '') this.#tokens.push({ kind: 'literal', text });
  }

  #endSection(): void {
    this.#sections.push({
      tokens: settleMinutes(this.#tokens),
      ...(this.#condition === undefined ? {} : { condition: this.#condition }),
      ...(this.#languageId === undefined ? {} : { languageId: this.#languageId }),
    });
    this.#tokens = [];
    this.#condition = undefined;
    this.#languageId = undefined;
  }
}

/** "m" is the minute behind an hour and before a second, the month elsewhere. */
function settleMinutes(tokens: readonly FormatToken[]): readonly FormatToken[] {
  const dates = tokens.filter((token) => token.kind === 'date');
  const minutes = new Set<FormatToken>();
  for (const [i, token] of dates.entries()) {
    const isBesideClock = dates[i - 1]?.field === 'hour' || dates[i + 1]?.field === 'second';
    if (token.field === 'month' && token.width <= 2 && isBesideClock) minutes.add(token);
  }
  return tokens.map((token) =>
    token.kind === 'date' && minutes.has(token) ? { ...token, field: 'minute' as const } : token,
  );
}
