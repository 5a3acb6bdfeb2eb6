import type { Locale } from '../../chart/locale.ts';
import { ARABIC_MERITS } from './arabic-merits.ts';
import { ARABIC_OBSTACLES } from './arabic-obstacles.ts';
import { ENGLISH_MERITS } from './english-merits.ts';
import { ENGLISH_OBSTACLES } from './english-obstacles.ts';
import type { FactorTexts } from './factor-text.ts';
import { PORTUGUESE_MERITS } from './portuguese-merits.ts';
import { PORTUGUESE_OBSTACLES } from './portuguese-obstacles.ts';

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
  english: { ...ENGLISH_OBSTACLES, ...ENGLISH_MERITS },
  portuguese: { ...PORTUGUESE_OBSTACLES, ...PORTUGUESE_MERITS },
  arabic: { ...ARABIC_OBSTACLES, ...ARABIC_MERITS },
};

/** What stands for a column whose name is blank. */
export const NAMELESS = {
  english: '(no name)',
  portuguese: '(sem nome)',
  arabic: '(بلا اسم)',
} as const satisfies Record<Language, string>;
