import { type Locale, WRITTEN_LOCALE_OF } from '../../chart/locale.ts';
import type { ColumnName } from '../../plan/plan-error.ts';
import { writeAlternatives, writeList } from '../list.ts';
import { writeNumber } from '../number.ts';
import { type PluralForms, writeCount } from '../plural.ts';
import { quoteName } from '../quote.ts';
import { writeMoment } from './write-moment.ts';

/** How a locale writes the parts of its sentences. */
export type Say = {
  /** A name from the data, or a text of the person, in quotation marks. */
  readonly name: (name: string | ColumnName) => string;
  /** Names joined by "and"; beyond four the rest are counted by `more`. */
  readonly names: (names: readonly (string | ColumnName)[], more: PluralForms) => string;
  /** A number with all its digits. */
  readonly number: (value: number) => string;
  /** A number that may be a year: without separators. */
  readonly year: (value: number) => string;
  /** A counted noun. */
  readonly count: (count: number, forms: PluralForms) => string;
  readonly list: (items: readonly string[]) => string;
  readonly alternatives: (items: readonly string[]) => string;
  /** A date or period given as ISO text, in words. */
  readonly moment: (iso: string) => string;
};

const MOST_NAMES = 4;

/** The parts of sentences in a locale. */
export function sayIn(locale: Locale): Say {
  const name = (named: string | ColumnName) => quoteName(typeof named === 'string' ? named : named.label, locale);
  const count = (value: number, forms: PluralForms) => writeCount(value, forms, locale);
  return {
    name,
    names: (names, more) => {
      const shown = names.length > MOST_NAMES + 1 ? names.slice(0, MOST_NAMES) : names;
      const left = names.length - shown.length;
      const written = shown.map(name);
      return writeList(left > 0 ? [...written, count(left, more)] : written, locale);
    },
    number: (value) => writeExactNumber(value, locale),
    year: (value) => new Intl.NumberFormat(WRITTEN_LOCALE_OF[locale], { useGrouping: false }).format(value),
    count,
    list: (items) => writeList(items, locale),
    alternatives: (items) => writeAlternatives(items, locale),
    moment: (iso) => writeMoment(iso, locale),
  };
}

/** A number as it is: a condition or a bound may turn on its last digit. */
function writeExactNumber(value: number, locale: Locale): string {
  if (Number.isInteger(value)) return writeNumber(value, locale);
  return new Intl.NumberFormat(WRITTEN_LOCALE_OF[locale], { maximumSignificantDigits: 15 }).format(value);
}
