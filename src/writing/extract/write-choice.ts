import { type Locale, WRITTEN_LOCALE_OF } from '../../chart/locale.ts';
import { writeCount } from '../plural.ts';
import { CHOICE_TEXTS, NAMED_SIGNS } from './choice-texts.ts';

const MOST_DECIMALS = 12;
const NAMES: Readonly<Record<string, keyof (typeof CHOICE_TEXTS)['EN_US']['signs']>> = NAMED_SIGNS;

/** A sign between cells by its name; one that has none as it stands. */
export function writeSign(sign: string, locale: Locale): string {
  const name = NAMES[sign];
  return name === undefined ? sign : CHOICE_TEXTS[locale].signs[name];
}

/** How many rows on top name the columns: none, or so many. */
export function writeHeaderChoice(count: number, locale: Locale): string {
  const { firstRowIsData, rowsAreNames } = CHOICE_TEXTS[locale];
  return count === 0 ? firstRowIsData : writeCount(count, rowsAreNames, locale);
}

/** A number without marks between thousands, so that the one mark there may be is that of its decimals. */
export function writeUngrouped(value: number, locale: Locale): string {
  const shown = { useGrouping: false, maximumFractionDigits: MOST_DECIMALS };
  return new Intl.NumberFormat(WRITTEN_LOCALE_OF[locale], shown).format(value);
}
