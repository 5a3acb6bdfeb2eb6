import type { Locale } from '../../chart/locale.ts';
import { ARABIC_TEXTS } from './arabic-texts.ts';
import { ENGLISH_TEXTS } from './english-texts.ts';
import type { FactorTexts } from './factor-text.ts';
import { PORTUGUESE_TEXTS } from './portuguese-texts.ts';

/** The languages that reasons are written in. The two locales of English differ in quotation marks and lists only. */
export type Language = 'english' | 'portuguese' | 'arabic';

/** The language of each locale. */
export const LANGUAGE_OF = {
  EN_GB: 'english',
  EN_US: 'english',
  AR: 'arabic',
  PT_PT: 'portuguese',
} as const satisfies Record<Locale, Language>;

/** The words of every rule in every language. */
export const TEXTS: Readonly<Record<Language, FactorTexts>> = {
  english: ENGLISH_TEXTS,
  portuguese: PORTUGUESE_TEXTS,
  arabic: ARABIC_TEXTS,
};
