import { monthOf } from '../dates/read-date-label.ts';

const FIGURES = /^\d{1,2}(?::\d{2}\b|\s*[ap]m$|\/\d{1,4}\b)|^(?:19|20)\d{2}[-.](?:0[1-9]|1[0-2])$/iu;

/**
 * True for a time of day or a date, whose marks are easily lost: 1800, 6 PM, 2018.05 and 05/2000 are no numbers among such labels, and
 * neither is what is left of Jun 16, 2022 where digits alone are looked for.
 */
export const isMoment = (text: string): boolean =>
  FIGURES.test(text) || (text.match(/\p{L}{3,}/gu) ?? []).some((word) => monthOf(word) !== undefined);
