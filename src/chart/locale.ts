/** The languages the service answers in, by the contract's names. */
export const LOCALES = ['EN_GB', 'EN_US', 'AR', 'PT_PT'] as const;

/** One of the contract's locales. */
export type Locale = (typeof LOCALES)[number];

/**
 * The locale data that numbers, dates and names are written with. Arabic names Egypt, whose habits (Arabic-Indic digits, `٬` and `٫` as
 * separators, Gregorian months) most Arabic readers share; plain `ar` gives Latin digits in current Unicode data.
 */
export const WRITTEN_LOCALE_OF = {
  EN_GB: 'en-GB',
  EN_US: 'en-US',
  AR: 'ar-EG-u-nu-arab-ca-gregory',
  PT_PT: 'pt-PT',
} as const satisfies Record<Locale, string>;

/** The locale of an answer when a request names none. */
export const DEFAULT_LOCALE: Locale = 'EN_US';

/** How `data._metadata.parsingLocale` names a locale: BCP 47 tags. */
export const PARSING_LOCALES = ['en-GB', 'en-US', 'ar', 'pt-PT'] as const;

/** A locale by whose habits ambiguous dates and separators are read. */
export type ParsingLocale = (typeof PARSING_LOCALES)[number];

/** The parsing habits that belong to each locale of the contract. */
export const PARSING_LOCALE_OF = {
  EN_GB: 'en-GB',
  EN_US: 'en-US',
  AR: 'ar',
  PT_PT: 'pt-PT',
} as const satisfies Record<Locale, ParsingLocale>;
