import { toDigits } from '../axes/parse-tick.ts';
import { mendCalendarNames } from './mend-calendar-names.ts';
import type { ReadText } from './read-text.ts';

/** Labels of one pattern, letters and a number, are read alike: beside A2 and A3 there is no Al, and beside Jul and Sep no Aud. */
export function alikeNames(read: readonly ReadText[]): readonly ReadText[] {
  const own = mendCalendarNames(read);
  const pattern = /^(?<letters>\p{L}{1,8}[ -]?)(?<digits>\d{1,3})$/u;
  const stems = new Set(own.flatMap(({ text }) => pattern.exec(text)?.groups?.letters ?? []));
  return own.map((one) => {
    const stem = [...stems].find((letters) => one.text.startsWith(letters) && one.text.length > letters.length);
    const rest = stem === undefined ? '' : toDigits(one.text.slice(stem.length));
    return stem !== undefined && /^\d{1,3}$/u.test(rest) ? { ...one, text: `${stem}${rest}` } : one;
  });
}
