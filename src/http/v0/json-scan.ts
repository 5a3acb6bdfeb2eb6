/** What one pass over the text of a JSON document can see without parsing it. */
export type JsonScan = {
  /** How many lists and objects are open at once, at most. */
  readonly depth: number;
  /** True where some number may not survive being read as a double. */
  readonly hasUnsafeNumber: boolean;
};

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const MINUS = 0x2d;
/** `[` and `{` differ by the bit that parts capitals from small letters, and so do `]` and `}`. */
const CASE_BIT = 0x20;
const OPENING_BRACE = 0x7b;
const CLOSING_BRACE = 0x7d;
const SMALL_E = 0x65;
/** Fifteen significant digits always survive; a number of fewer characters has no more. */
const SAFE_LENGTH = 15;
const PLAIN_INTEGER = /^-?\d+$/;
const ZERO = /^-?[0.]+(?:[eE]|$)/;

function isNumberStart(code: number): boolean {
  return code === MINUS || (code >= 0x30 && code <= 0x39);
}

/** The position behind the string that opens at `start`; the end of the text where it never closes. */
function skipString(text: string, start: number): number {
  for (let quote = text.indexOf('"', start + 1); quote !== -1; quote = text.indexOf('"', quote + 1)) {
    let backslashes = 0;
    while (text.charCodeAt(quote - 1 - backslashes) === BACKSLASH) backslashes++;
    if (backslashes % 2 === 0) return quote + 1;
  }
  return text.length;
}

/** The position behind the number that starts at `start`, or behind whatever else its characters spell. */
function skipNumber(text: string, start: number): number {
  let at = start + 1;
  while (isNumberPart(text.charCodeAt(at))) at++;
  return at;
}

function isNumberPart(code: number): boolean {
  return (
    (code >= 0x30 && code <= 0x39) || code === 0x2e || code === 0x2b || code === MINUS || (code | CASE_BIT) === SMALL_E
  );
}

/** The significant digits of a decimal notation and the power of ten of the last, without zeros at either end. */
function toDigits(notation: string): string {
  const [mantissa = '', exponent = '0'] = notation.replace('-', '').toLowerCase().split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const digits = (whole + fraction).replace(/^0+/, '');
  const significant = digits.replace(/(?<!0)0+$/, '');
  return `${significant}e${Number(exponent) - fraction.length + digits.length - significant.length}`;
}

/**
 * True where reading a JSON number as a double would lose what it says: an integer beyond 2^53, a value that becomes
 * infinite or zero, or one beyond 2^53 whose digits change. Digits of a fraction beyond the precision of a double are
 * rounded by every reader of JSON and are no reason to refuse.
 */
export function isUnsafeNumber(notation: string): boolean {
  const value = Number(notation);
  if (!Number.isFinite(value)) return true;
  if (value === 0) return !ZERO.test(notation);
  if (Math.abs(value) <= Number.MAX_SAFE_INTEGER + 1 && !isBeyond(notation, value)) return false;
  return PLAIN_INTEGER.test(notation) || toDigits(notation) !== toDigits(String(value));
}

/** 2^53 + 1 is read as 2^53: only the digits tell them apart. */
function isBeyond(notation: string, value: number): boolean {
  return Math.abs(value) === Number.MAX_SAFE_INTEGER + 1 && toDigits(notation) !== toDigits(String(value));
}

/**
 * Looks over a JSON text in one linear pass: how deep it nests, and whether a number in it would not survive. The text
 * need not be valid; strings are skipped by native search, so that megabytes of base64 cost little.
 */
export function scanJson(text: string): JsonScan {
  let depth = 0;
  let deepest = 0;
  let hasUnsafeNumber = false;
  for (let at = 0; at < text.length; ) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      at = skipString(text, at);
    } else if (isNumberStart(code)) {
      const end = skipNumber(text, at);
      hasUnsafeNumber ||= mayBeUnsafe(text, at, end) && isUnsafeNumber(text.slice(at, end));
      at = end;
    } else {
      if ((code | CASE_BIT) === OPENING_BRACE) deepest = Math.max(deepest, ++depth);
      else if ((code | CASE_BIT) === CLOSING_BRACE) depth--;
      at++;
    }
  }
  return { depth: deepest, hasUnsafeNumber };
}

/** Most numbers are short and have no power of ten: they need no closer look. */
function mayBeUnsafe(text: string, start: number, end: number): boolean {
  if (end - start > SAFE_LENGTH) return true;
  for (let at = start; at < end; at++) if ((text.charCodeAt(at) | CASE_BIT) === SMALL_E) return true;
  return false;
}
