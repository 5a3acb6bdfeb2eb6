/** Languages by the low ten bits of the number that Windows has for them; English stands for all others. */
const LANGUAGES: ReadonlyMap<number, string> = new Map([
  [0x01, 'ar'],
  [0x07, 'de'],
  [0x0a, 'es'],
  [0x0c, 'fr'],
  [0x10, 'it'],
  [0x13, 'nl'],
  [0x15, 'pl'],
  [0x16, 'pt'],
  [0x1d, 'sv'],
]);

const PRIMARY_LANGUAGE = 0x3ff;
const FIRST_LETTER_WIDTH = 5;
const FULL_WIDTH = 4;

/** The language of a number that Windows has for a language and its country. */
export function languageOf(languageId: number | undefined): string {
  return LANGUAGES.get((languageId ?? 0) & PRIMARY_LANGUAGE) ?? 'en';
}

/** The name of a month, 1 to 12: "Jan", "January", or "J" for "mmmmm". */
export function monthName(month: number, width: number, language: string): string {
  const name = format(new Date(Date.UTC(2024, month - 1, 15)), { month: width === 3 ? 'short' : 'long' }, language);
  return width >= FIRST_LETTER_WIDTH ? name.slice(0, 1) : name;
}

/** The name of a weekday, 0 for Sunday: "Mon", or "Monday" for "dddd". */
export function weekdayName(weekday: number, width: number, language: string): string {
  const date = new Date(Date.UTC(2024, 0, 7 + weekday));
  return format(date, { weekday: width >= FULL_WIDTH ? 'long' : 'short' }, language);
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function format(date: Date, field: Intl.DateTimeFormatOptions, language: string): string {
  const key = `${language} ${Object.values(field).join()} ${Object.keys(field).join()}`;
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(language, { ...field, timeZone: 'UTC' });
  formatters.set(key, formatter);
  return formatter.format(date).replace(/\.$/, '');
}
