import type { ProseLanguage } from '../lexicon/lexicon.ts';

const ENGLISH_WORDS: ReadonlySet<string> = new Set(
  'the of and in to was were is are from with for by at on had has that this it its we per than up over more while which'.split(
    ' ',
  ),
);
const PORTUGUESE_WORDS: ReadonlySet<string> = new Set(
  'o os as da de do das dos e em no na nos nas para foi foram com por uma um que é são ao à mil face dos se mais subiu desceu teve'.split(
    ' ',
  ),
);

/** Words looked at before a language is settled. */
const SAMPLE = 400;

/** The language of a text by its script and its commonest words; English where nothing tells. */
export function languageOf(text: string): ProseLanguage {
  const sample = text.slice(0, SAMPLE * 12);
  const arabic = sample.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const latin = sample.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (arabic > latin) return 'ar';
  let english = 0;
  let portuguese = (sample.match(/[ãõçáéíóúâêô]/gi)?.length ?? 0) * 0.5;
  for (const [word] of sample.toLowerCase().matchAll(/\p{L}+/gu)) {
    if (ENGLISH_WORDS.has(word)) english++;
    if (PORTUGUESE_WORDS.has(word)) portuguese++;
  }
  return portuguese > english ? 'pt' : 'en';
}
