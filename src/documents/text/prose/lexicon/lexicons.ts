import { ARABIC_LEXICON } from './ar.ts';
import { ENGLISH_LEXICON } from './en.ts';
import type { Lexicon, ProseLanguage } from './lexicon.ts';
import { PORTUGUESE_LEXICON } from './pt.ts';

/** The lexicon of each language. */
export const LEXICONS = {
  en: ENGLISH_LEXICON,
  pt: PORTUGUESE_LEXICON,
  ar: ARABIC_LEXICON,
} as const satisfies Record<ProseLanguage, Lexicon>;
