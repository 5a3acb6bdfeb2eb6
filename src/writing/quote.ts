import type { Locale } from '../chart/locale.ts';

const MARKS_OF = {
  EN_GB: ['‘', '’'],
  EN_US: ['“', '”'],
  AR: ['«', '»'],
  PT_PT: ['«', '»'],
} as const satisfies Record<Locale, readonly [string, string]>;

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;
/** A letter of any other script. */
const LEFT_TO_RIGHT = /[^\P{L}\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u;
const ISOLATE = '\u2068';
const END_ISOLATE = '\u2069';
/** Marks and embeddings of direction, which a name cut short would leave open. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const LONGEST = 60;

function shorten(text: string): string {
  const line = text
    .slice(0, LONGEST * 4)
    .replace(DIRECTION_MARKS, '')
    .replace(/\s+/g, ' ')
    .trim();
  const letters = [...line];
  return letters.length > LONGEST
    ? `${letters
        .slice(0, LONGEST - 1)
        .join('')
        .trimEnd()}…`
    : line;
}

/**
 * True for a text that would be laid out wrongly within a sentence. Signs and European digits without a letter have no
 * direction of their own: among Arabic words "2024-05-12" would show its year last, and "-5%" its signs behind.
 */
function runsAgainst(text: string, locale: Locale): boolean {
  const isRightToLeft = RIGHT_TO_LEFT.test(text);
  return locale === 'AR' ? !isRightToLeft || LEFT_TO_RIGHT.test(text) : isRightToLeft;
}

/** Words that answer a question rather than name a thing, as cells hold them. */
const ANSWERS: ReadonlySet<string> = new Set([
  'yes',
  'no',
  'true',
  'false',
  'sim',
  'não',
  'nao',
  'نعم',
  'لا',
  'صح',
  'خطأ',
]);

/** A name within a sentence: answers in quotation marks, which "No had the lowest value" needs to be understood. `written` is the name as marked. */
export function quoteAnswer(name: string, written: string, locale: Locale): string {
  if (!ANSWERS.has(name.trim().toLowerCase())) return written;
  const [open, close] = MARKS_OF[locale];
  return `${open}${written}${close}`;
}

/**
 * A name from the caller's data in the quotation marks of a locale, on one line and at most 60 characters long. A name
 * that runs against the sentence is set apart by Unicode isolates, so that its signs and what stands beside it stay in
 * their place.
 */
export function quoteName(name: string, locale: Locale): string {
  const [open, close] = MARKS_OF[locale];
  const text = shorten(name);
  return runsAgainst(text, locale) ? `${open}${ISOLATE}${text}${END_ISOLATE}${close}` : `${open}${text}${close}`;
}
