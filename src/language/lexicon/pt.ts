import type { Lexicon } from './senses.ts';

/** European Portuguese, with forms that are common in Brazil. */
export const PORTUGUESE: Partial<Lexicon> = {
  article: 'o|a|os|as|um|uma|uns|umas',
  of: 'de|do|da|dos|das',
  by: 'por|pelo|pela|pelos|pelas',
  average: 'média|médio|médias|médios',
};
