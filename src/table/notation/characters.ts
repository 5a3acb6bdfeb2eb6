/** Value of a decimal digit (ASCII, Arabic-Indic, Persian, full width) by its code unit, or -1. */
export function digitValue(code: number): number {
  if (code <= 57) return code >= 48 ? code - 48 : -1;
  if (code < 0x660) return -1;
  if (code <= 0x669) return code - 0x660;
  if (code >= 0x6f0 && code <= 0x6f9) return code - 0x6f0;
  return code >= 0xff10 && code <= 0xff19 ? code - 0xff10 : -1;
}

/** True for blanks of every width, line breaks and tabs included, and for marks that take no room (direction marks, BOM). */
export function isBlankCode(code: number): boolean {
  if (code <= 32) return code === 32 || (code >= 9 && code <= 13);
  if (code < 0xa0) return false;
  if (code === 0xa0 || code === 0x061c || code === 0x3000 || code === 0xfeff) return true;
  if (code < 0x2000 || code > 0x2069) return false;
  return (
    code <= 0x200f || code === 0x2028 || code === 0x2029 || code === 0x202f || code === 0x205f || isDirectionCode(code)
  );
}

function isDirectionCode(code: number): boolean {
  return (code >= 0x202a && code <= 0x202e) || (code >= 0x2060 && code <= 0x2069);
}

/** True for the hyphen, the minus sign and every dash. */
export function isDashCode(code: number): boolean {
  if (code === 45) return true;
  if (code < 0x2010) return false;
  return code <= 0x2015 || code === 0x2212 || code === 0xfe58 || code === 0xfe63 || code === 0xff0d;
}

/** True for a letter of the Latin or Arabic scripts (accents included), by code unit. */
export function isLetterCode(code: number): boolean {
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
  if (code < 0xc0) return code === 0xaa || code === 0xb5 || code === 0xba;
  if (code < 0x250) return code !== 0xd7 && code !== 0xf7;
  if (code < 0x600) return code >= 0x300;
  return code <= 0x6ff && digitValue(code) < 0 && code >= 0x620 && code !== 0x66a && code !== 0x66b && code !== 0x66c;
}

/** First index at or after `start` that is no blank; `end` where there is none. */
export function skipBlanks(text: string, start: number, end: number): number {
  let index = start;
  while (index < end && isBlankCode(text.charCodeAt(index))) index++;
  return index;
}

/** Index after the last character before `end` that is no blank; `start` where there is none. */
export function trimEnd(text: string, start: number, end: number): number {
  let index = end;
  while (index > start && isBlankCode(text.charCodeAt(index - 1))) index--;
  return index;
}

/** True for ASCII that is no blank: a quick look that settles most cells. */
function isPlainCode(code: number): boolean {
  return code > 32 && code < 128;
}

/** The text without blanks and direction marks at its ends; the same string where there are none. */
export function trimBlanks(text: string): string {
  if (isPlainCode(text.charCodeAt(0)) && isPlainCode(text.charCodeAt(text.length - 1))) return text;
  const start = skipBlanks(text, 0, text.length);
  const end = trimEnd(text, start, text.length);
  return end - start === text.length ? text : text.slice(start, end);
}

/** Accents and vowel marks; the Arabic hamza is not among them, since it belongs to its letter. */
const MARKS = /[\u0300-\u036f\u0640\u064b-\u0652\u0656-\u065f\u0670]/g;
const NOT_PLAIN = /[^ -~]/;

/**
 * The text by which words are compared: lower case, without Latin accents, Arabic vowel marks and tatweel; the forms of
 * alef, ya and ta marbuta are one each; digits are ASCII; blanks are single spaces.
 */
export function foldWords(text: string): string {
  const lower = text.toLowerCase();
  if (!NOT_PLAIN.test(lower)) return squeezeBlanks(lower);
  const folded = lower
    .normalize('NFKD')
    .replace(MARKS, '')
    .normalize('NFC')
    .replace(/[آأإٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digitValue(digit.charCodeAt(0))))
    .replace(/[\u200b-\u200f\u061c\u202a-\u202e\u2060-\u2069\ufeff]/g, '');
  return squeezeBlanks(folded);
}

function squeezeBlanks(text: string): string {
  return /\s/.test(text) ? text.replace(/\s+/g, ' ').trim() : text;
}
