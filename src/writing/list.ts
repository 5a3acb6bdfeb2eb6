import { type Locale, WRITTEN_LOCALE_OF } from '../chart/locale.ts';

type ListType = 'conjunction' | 'disjunction';

const formatters = new Map<string, Intl.ListFormat>();

function formatterOf(type: ListType, locale: Locale): Intl.ListFormat {
  const name = `${locale} ${type}`;
  let formatter = formatters.get(name);
  if (formatter === undefined) {
    formatter = new Intl.ListFormat(WRITTEN_LOCALE_OF[locale], { type });
    formatters.set(name, formatter);
  }
  return formatter;
}

function writeItems(items: readonly string[], type: ListType, locale: Locale): string {
  const [only] = items;
  if (only === undefined) return '';
  return items.length === 1 ? only : formatterOf(type, locale).format(items);
}

/** Items joined by the locale's "and": `a, b and c`, `a, b e c`, `«a» و«b»`. Nothing for no items. */
export function writeList(items: readonly string[], locale: Locale): string {
  return writeItems(items, 'conjunction', locale);
}

/** Items joined by the locale's "or": `a, b or c`, `a, b ou c`, `«a» أو «b»`. Nothing for no items. */
export function writeAlternatives(items: readonly string[], locale: Locale): string {
  return writeItems(items, 'disjunction', locale);
}
