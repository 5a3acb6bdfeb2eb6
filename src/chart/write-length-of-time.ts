import type { Locale } from './locale.ts';

const MINUS = '\u2212';

/** Latin digits as the digits of a locale. */
export function writeDigits(text: string, locale: Locale): string {
  return locale === 'AR' ? text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit))) : text;
}

/** A length of time as a clock shows it, rounded to seconds: `h:mm:ss`, or `m:ss` below an hour, where no hours are asked for. */
export function writeLengthOfTime(seconds: number, locale: Locale, withHours = false): string {
  const size = Math.round(Math.abs(seconds));
  const hours = Math.floor(size / 3600);
  const minutes = Math.floor((size % 3600) / 60);
  const padded = (part: number): string => String(part).padStart(2, '0');
  const isLong = withHours || hours > 0;
  const written = `${isLong ? `${hours}:${padded(minutes)}` : minutes}:${padded(size % 60)}`;
  return (seconds < 0 ? MINUS : '') + writeDigits(written, locale);
}
