import { toDigits } from '../axes/parse-tick.ts';
import type { ReadText } from './read-text.ts';

/** Labels of one pattern, letters and a number, are read alike: beside A2 and A3 there is no Al. */
export function alikeNames(read: readonly ReadText[]): readonly ReadText[] {
  const pattern = /^(?<letters>\p{L}{1,8}[ -]?)(?<digits>\d{1,3})$/u;
  const stems = new Set(read.flatMap(({ text }) => pattern.exec(text)?.groups?.letters ?? []));
  return read.map((one) => {
    const stem = [...stems].find((letters) => one.text.startsWith(letters) && one.text.length > letters.length);
    const rest = stem === undefined ? '' : toDigits(one.text.slice(stem.length));
    return stem !== undefined && /^\d{1,3}$/u.test(rest) ? { ...one, text: `${stem}${rest}` } : one;
  });
}
