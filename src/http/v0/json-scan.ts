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
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);
const NUMBER_END = /[^0-9+\-.eE]/g;
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

function skipNumber(text: string, start: number): number {
  NUMBER_END.lastIndex = start;
  return NUMBER_END.test(text) ? NUMBER_END.lastIndex - 1 : text.length;
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
      continue;
    }
    if (isNumberStart(code)) {
      const end = skipNumber(text, at);
      // Fifteen digits always survive; only longer numbers and powers of ten are worth a closer look.
      hasUnsafeNumber ||= mayBeUnsafe(text, at, end) && isUnsafeNumber(text.slice(at, end));
      at = end;
      continue;
    }
    if (OPENING.has(code)) deepest = Math.max(deepest, ++depth);
    else if (CLOSING.has(code)) depth--;
    at++;
  }
  return { depth: deepest, hasUnsafeNumber };
}

function mayBeUnsafe(text: string, start: number, end: number): boolean {
  return end - start > 15 || /[eE]/.test(text.slice(start, end));
}
