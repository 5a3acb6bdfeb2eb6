import { currencyOfLocale } from './currency-of-locale.ts';
import type { DateField, FormatCondition, FormatToken } from './format-section.ts';

/** What stands in one pair of square brackets of a number format; nothing for colours and what else only looks. */
export type BracketReading = {
  readonly token?: FormatToken;
  readonly condition?: FormatCondition;
  readonly languageId?: number;
};

const ELAPSED: ReadonlyMap<string, DateField> = new Map([
  ['h', 'hour'],
  ['m', 'minute'],
  ['s', 'second'],
]);

/** Reads what stands between brackets: `[>=100]`, `[h]`, `[$€-816]`, `[Red]`. */
export function readBracket(inside: string): BracketReading {
  const condition = /^(<=|>=|<>|<|>|=)\s*(-?\d+(?:\.\d+)?)$/.exec(inside.trim());
  if (condition !== null) return { condition: { operator: condition[1] ?? '', limit: Number(condition[2]) } };
  if (inside.startsWith('$')) return readCurrency(inside.slice(1));
  const [letter = ''] = inside.toLowerCase();
  const field = /^(?:h+|m+|s+)$/i.test(inside) ? ELAPSED.get(letter) : undefined;
  return field === undefined ? {} : { token: { kind: 'date', field, width: inside.length, isElapsed: true } };
}

/** "€-816": a sign, and the language whose country it is of. */
function readCurrency(inside: string): BracketReading {
  const dash = inside.lastIndexOf('-');
  const sign = (dash < 0 ? inside : inside.slice(0, dash)).trim();
  const code = dash < 0 ? Number.NaN : Number.parseInt(inside.slice(dash + 1), 16);
  const language = Number.isNaN(code) ? {} : { languageId: code & 0xffff };
  if (sign === '') return language;
  const currency = currencyOfLocale(sign, language.languageId);
  return {
    ...language,
    token: currency === undefined ? { kind: 'literal', text: sign } : { kind: 'currency', currency },
  };
}
