import type { Locale } from '../../chart/locale.ts';
import { ARABIC_AXIS_MERITS } from './arabic-axis-merits.ts';
import { ARABIC_MEASURE_MERITS } from './arabic-measure-merits.ts';
import { ARABIC_OBSTACLES } from './arabic-obstacles.ts';
import { ARABIC_PART_MERITS } from './arabic-part-merits.ts';
import { ENGLISH_AXIS_MERITS } from './english-axis-merits.ts';
import { ENGLISH_MEASURE_MERITS } from './english-measure-merits.ts';
import { ENGLISH_OBSTACLES } from './english-obstacles.ts';
import { ENGLISH_PART_MERITS } from './english-part-merits.ts';
import type { FactorTexts } from './factor-text.ts';
import { PORTUGUESE_AXIS_MERITS } from './portuguese-axis-merits.ts';
import { PORTUGUESE_MEASURE_MERITS } from './portuguese-measure-merits.ts';
import { PORTUGUESE_OBSTACLES } from './portuguese-obstacles.ts';
import { PORTUGUESE_PART_MERITS } from './portuguese-part-merits.ts';

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
  english: { ...ENGLISH_OBSTACLES, ...ENGLISH_AXIS_MERITS, ...ENGLISH_PART_MERITS, ...ENGLISH_MEASURE_MERITS },
  portuguese: {
    ...PORTUGUESE_OBSTACLES,
    ...PORTUGUESE_AXIS_MERITS,
    ...PORTUGUESE_PART_MERITS,
    ...PORTUGUESE_MEASURE_MERITS,
  },
  arabic: { ...ARABIC_OBSTACLES, ...ARABIC_AXIS_MERITS, ...ARABIC_PART_MERITS, ...ARABIC_MEASURE_MERITS },
};

/** What stands for a column whose name is blank. */
export const NAMELESS = {
  english: '(no name)',
  portuguese: '(sem nome)',
  arabic: '(بلا اسم)',
} as const satisfies Record<Language, string>;
