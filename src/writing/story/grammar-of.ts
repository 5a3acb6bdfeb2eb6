import type { Locale } from '../../chart/locale.ts';
import { createArabicGrammar } from './arabic/arabic-grammar.ts';
import { createEnglishGrammar } from './english/english-grammar.ts';
import type { Grammar } from './grammar.ts';
import { createPortugueseGrammar } from './portuguese/portuguese-grammar.ts';

const MAKERS = {
  EN_US: () => createEnglishGrammar('EN_US'),
  EN_GB: () => createEnglishGrammar('EN_GB'),
  AR: createArabicGrammar,
  PT_PT: createPortugueseGrammar,
} as const satisfies Record<Locale, () => Grammar>;

const grammars = new Map<Locale, Grammar>();

/** The grammar of a locale, made when it is first asked for. */
export function grammarOf(locale: Locale): Grammar {
  let grammar = grammars.get(locale);
  if (grammar === undefined) {
    grammar = MAKERS[locale]();
    grammars.set(locale, grammar);
  }
  return grammar;
}
