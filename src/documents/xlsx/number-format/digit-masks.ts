import type { FormatToken } from './format-section.ts';

/** Signs that stand within or around an amount and do not make it a code. */
const AMOUNT_SIGNS = /^[\s$€£¥()+'’\u00a0\u202f-]*$/u;
const MOST_DIGITS = 21;

/** True for a format of codes: zeros alone ("00000"), or signs between the digits ("000-00-0000", "(###) ###-####"). */
export function isMask(tokens: readonly FormatToken[]): boolean {
  if (tokens.length > 1 && tokens.every((token) => token.kind === 'digit' && token.text === '0')) return true;
  const digits = tokens.flatMap((token, i) => (token.kind === 'digit' ? [i] : []));
  const [first = 0] = digits;
  const inner = tokens.slice(first, digits.at(-1));
  if (inner.some((token) => token.kind === 'point' || token.kind === 'exponent' || token.kind === 'slash'))
    return false;
  return inner.some((token) => token.kind === 'literal' && (token.text === '-' || !AMOUNT_SIGNS.test(token.text)));
}

/** A whole number filled into a format from the right, the rest of its digits before the first; undefined for others. */
export function fillMask(tokens: readonly FormatToken[], value: number): string | undefined {
  const digits = toDigits(value);
  if (digits === undefined) return undefined;
  const words: string[] = [];
  let left = digits.length;
  const firstDigit = tokens.findIndex((token) => token.kind === 'digit');
  for (let i = tokens.length - 1; i >= 0; i -= 1) {
    const token = tokens[i];
    if (token?.kind === 'literal') words.push(token.text);
    if (token?.kind !== 'digit') continue;
    left -= 1;
    words.push(left >= 0 ? (digits[left] ?? '') : token.text === '0' ? '0' : '');
    if (i === firstDigit && left > 0) words.push(digits.slice(0, left));
  }
  return `${value < 0 ? '-' : ''}${words.reverse().join('').trim()}`;
}

function toDigits(value: number): string | undefined {
  const digits = String(Math.abs(value));
  return digits.length <= MOST_DIGITS && /^\d+$/.test(digits) ? digits : undefined;
}
