import type { Locale } from './locale.ts';

const MINUS = '\u2212';

/** Latin digits as the digits of a locale. */
export function writeDigits(text: string, locale: Locale): string {
  return locale === 'AR' ? text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit))) : text;
}

const DECIMAL_MARKS = { EN_GB: '.', EN_US: '.', PT_PT: ',', AR: '٫' } as const satisfies Record<Locale, string>;

/**
 * A length of time as a clock shows it, rounded to seconds or to some decimals of one: `h:mm:ss`, or `m:ss` below an hour, where no hours
 * are asked for.
 */
export function writeLengthOfTime(seconds: number, locale: Locale, withHours = false, decimals = 0): string {
  const unit = 10 ** decimals;
  const units = Math.round(Math.abs(seconds) * unit);
  const size = Math.floor(units / unit);
  const rest = decimals === 0 ? '' : DECIMAL_MARKS[locale] + String(units % unit).padStart(decimals, '0');
  const hours = Math.floor(size / 3600);
  const minutes = Math.floor((size % 3600) / 60);
  const padded = (part: number): string => String(part).padStart(2, '0');
  const isLong = withHours || hours > 0;
  const written = `${isLong ? `${hours}:${padded(minutes)}` : minutes}:${padded(size % 60)}${rest}`;
  return (seconds < 0 ? MINUS : '') + writeDigits(written, locale);
}
