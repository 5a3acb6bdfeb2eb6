import { LOCALES, WRITTEN_LOCALE_OF } from '../../../chart/locale.ts';
import type { LinkedWish } from '../../../language/links/link-words.ts';
import { foldWords } from '../../../table/notation/characters.ts';

/** Words before the name of a language that a text is to be in. */
const INTO: ReadonlySet<string> = new Set(['in', 'into', 'to', 'em', 'para', 'a', 'ao', 'الي', 'ب', 'ل']);
/** The languages that texts are written in, by ISO 639-1. */
const WRITTEN: ReadonlySet<string> = new Set(LOCALES.map((locale) => locale.slice(0, 2).toLowerCase()));
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

let known: ReadonlySet<string> | undefined;

/** The names, in one word, of all languages with a code of two letters, in the languages of the service, folded. */
function otherLanguages(): ReadonlySet<string> {
  if (known !== undefined) return known;
  const codes = [...LETTERS].flatMap((one) => [...LETTERS].map((other) => one + other));
  const names = LOCALES.flatMap((locale) => {
    const display = new Intl.DisplayNames(WRITTEN_LOCALE_OF[locale], { type: 'language', fallback: 'none' });
    return codes.flatMap((code) => (WRITTEN.has(code) ? [] : [display.of(code) ?? '']));
  });
  known = new Set(names.map(foldWords).filter((name) => name !== '' && !name.includes(' ')));
  return known;
}

/** Languages that a prompt wants the texts in and that nothing is written in: "in French", "بالفرنسية". */
export function findOtherLanguages({ tokens }: LinkedWish): readonly string[] {
  return tokens.flatMap(({ folded, text, kind }, at) => {
    if (kind !== 'word') return [];
    const isInto = INTO.has(tokens[at - 1]?.folded ?? '') && otherLanguages().has(folded);
    const isAttached = /^[بل]ال/.test(folded) && otherLanguages().has(folded.slice(1));
    return isInto || isAttached ? [text] : [];
  });
}
