import type { Locale } from '../chart/locale.ts';

const MARKS_OF = {
  EN_GB: ['‘', '’'],
  EN_US: ['“', '”'],
  AR: ['«', '»'],
  PT_PT: ['«', '»'],
} as const satisfies Record<Locale, readonly [string, string]>;

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;
const LEFT_TO_RIGHT = /[A-Za-z\u00c0-\u024f\u0370-\u058f]/;
const ISOLATE = '\u2068';
const END_ISOLATE = '\u2069';
const LONGEST = 60;

function shorten(text: string): string {
  const line = text
    .slice(0, LONGEST * 4)
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
 * A name from the caller's data in the quotation marks of a locale, on one line and at most 60 characters long. A name
 * whose script runs against the sentence is set apart by Unicode isolates, so that brackets and digits beside it stay
 * in their place.
 */
export function quoteName(name: string, locale: Locale): string {
  const [open, close] = MARKS_OF[locale];
  const text = shorten(name);
  const runsAgainst = (locale === 'AR' ? LEFT_TO_RIGHT : RIGHT_TO_LEFT).test(text);
  return runsAgainst ? `${open}${ISOLATE}${text}${END_ISOLATE}${close}` : `${open}${text}${close}`;
}
