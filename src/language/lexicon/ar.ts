import type { Lexicon } from './senses.ts';

/** Arabic as it is written in business, with common spellings. */
export const ARABIC: Partial<Lexicon> = {
  by: 'حسب|بحسب|وفق',
  average: 'متوسط|معدل',
};
