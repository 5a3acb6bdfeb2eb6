import { digitValue, isBlankCode, isDashCode, skipBlanks, trimEnd } from './characters.ts';
import { maybeCurrency } from './currency-names.ts';
import { DigitReader, EVIDENCE, type Evidence } from './digit-groups.ts';
import { readNumberSuffix } from './number-suffix.ts';
import type { NumberScale } from './scale-words.ts';

/**
 * What a text states as a number. A percentage keeps its figure: `value` is 12 for "12%" (this is the one place that
 * decides it; columns, profiles and writing follow). Scale words are multiplied in: 1,900,000 for "1.9M".
 */
export type ParsedNumber = {
  readonly value: number;
  readonly isPercentage: boolean;
  readonly currency?: string;
  readonly scale?: NumberScale;
  /** Decimals as written, before any scale. */
  readonly decimals: number;
  /** True where another decimal mark would give another number ("1.234"). */
  readonly isAmbiguous: boolean;
};

const LONGEST_CURRENCY = 5;
const LONGEST_NUMBER = 80;
/** A plus sign before this many digits or more begins a telephone number. */
const TELEPHONE_DIGITS = 1e9;
const POWERS_OF_TEN = Array.from({ length: 23 }, (_, power) => 10 ** power);

/**
 * Gives the number that a whole text states, or undefined where it states none. Understands the separators of all locales,
 * signs and accounting brackets, Arabic-Indic and Persian digits, currencies, per cent, scale words in three languages,
 * footnote marks. No number: ranges, scores, ratios, versions, telephone numbers, figures with leading zeros, whole numbers
 * too long to be held exactly.
 * `decimal` settles "1.234" and "1,234"; without it the point is the decimal mark.
 */
export function parseNumber(text: string, options: { readonly decimal?: ',' | '.' } = {}): ParsedNumber | undefined {
  const reader = new NumberReader();
  if (!reader.read(text, options.decimal ?? '.')) return undefined;
  return {
    value: reader.value,
    isPercentage: reader.isPercentage,
    ...(reader.currency === undefined ? {} : { currency: reader.currency }),
    ...(reader.scale === undefined ? {} : { scale: reader.scale }),
    decimals: reader.decimals,
    isAmbiguous: reader.evidence >= EVIDENCE.ambiguousPoint,
  };
}

/**
 * Reads one number after another and holds what it found, so that a column of many thousand cells makes no objects.
 * The fields are those of the last text that `read` accepted.
 */
export class NumberReader {
  value = 0;
  isPercentage = false;
  currency: string | undefined = undefined;
  scale: NumberScale | undefined = undefined;
  /** The product of the scale words. */
  factor = 1;
  /** Set to false to read no single letter as a scale: "1B" is then no number. */
  takesLetterScales = true;
  /** Set to false to read "CR" as a credit and not as ten millions. */
  takesCrores = true;
  /** What stands behind a number where it is no word of this notation ("km"); `read` gave false then, `value` is set. */
  unit = '';

  private readonly digits = new DigitReader();
  private isNegative = false;
  private lastSign = '';
  /** The code unit of the last currency sign of one letter; -1 for a longer one. */
  private lastSignCode = -1;
  private lastCurrency: string | undefined = undefined;
  private isBracketed = false;
  private isSigned = false;
  private exponent = 0;

  /** Decimals as written. */
  get decimals(): number {
    return this.digits.decimals;
  }

  /** What the marks inside say of the decimal mark. */
  get evidence(): Evidence {
    return this.digits.evidence;
  }

  /** True where thousands separators stand in the number: "1,950" is no year. */
  get hasGroups(): boolean {
    return this.digits.hasGroups;
  }

  /** True for a text refused only because it begins with needless zeros: a code, not a number. */
  get hasLeadingZeros(): boolean {
    return this.digits.hasLeadingZeros;
  }

  /** True where the whole text is a number; the fields then describe it. */
  read(text: string, decimal: ',' | '.'): boolean {
    this.unit = '';
    this.digits.hasLeadingZeros = false;
    let end = text.length;
    if (end === 0 || end > LONGEST_NUMBER) return false;
    const first = text.charCodeAt(0);
    const last = text.charCodeAt(end - 1);
    let start = 0;
    if (first <= 32 || first > 127) start = skipBlanks(text, 0, end);
    if (last <= 32 || last > 127) end = trimEnd(text, start, end);
    this.reset();
    if (first < 48 || first > 57) {
      start = this.readPrefix(text, start, end);
      if (start < 0) return false;
    }
    const stop = this.digits.read(text, start, end, decimal);
    if (stop < 0) return false;
    const exponentEnd = stop === end ? stop : this.readExponent(text, stop, end);
    const isKnown = exponentEnd === end || readNumberSuffix(this, text, exponentEnd, end);
    if (!isKnown && this.unit === '') return false;
    return !this.isBracketed && this.finish(text, start, stop, exponentEnd) && isKnown;
  }

  /** Notes a closing bracket; false where none was opened. A number with a sign of its own keeps that: "(+0.5%)" is no loss. */
  closeBracket(): boolean {
    if (!this.isBracketed) return false;
    this.isBracketed = false;
    if (!this.isSigned) this.isNegative = true;
    return true;
  }

  /** Notes a minus sign behind the number, as accounting programs write it; false where it already has a sign. */
  addTrailingMinus(): boolean {
    if (this.isSigned) return false;
    this.isSigned = true;
    this.isNegative = true;
    return true;
  }

  private reset(): void {
    this.isPercentage = false;
    this.currency = undefined;
    this.scale = undefined;
    this.factor = 1;
    this.isNegative = false;
    this.isBracketed = false;
    this.isSigned = false;
  }

  /** Index of the first digit (or decimal mark) after signs, brackets and currency; -1 where the text is no number. */
  private readPrefix(text: string, start: number, end: number): number {
    if (text.charCodeAt(start) === this.lastSignCode && digitValue(text.charCodeAt(start + 1)) >= 0) {
      this.currency = this.lastCurrency;
      return start + 1;
    }
    let index = start;
    while (index < end) {
      const code = text.charCodeAt(index);
      if (digitValue(code) >= 0) return index;
      if (isBlankCode(code) || code === 126 || code === 61 || code === 0x2248) index++;
      else if (code === 37 || code === 0x66a) {
        if (this.isPercentage) return -1;
        this.isPercentage = true;
        index++;
      } else if (isDecimalMark(code) && digitValue(text.charCodeAt(index + 1)) >= 0) return index;
      else if (isDashCode(code) || code === 43) {
        if (this.isSigned) return -1;
        this.isSigned = true;
        this.isNegative = code !== 43;
        index++;
      } else if (code === 40) {
        if (this.isBracketed) return -1;
        this.isBracketed = true;
        index++;
      } else {
        index = this.readCurrencyPrefix(text, index, end);
        if (index < 0) return -1;
      }
    }
    return -1;
  }

  /** The index behind a power of ten ("e+21", "× 10^-3", "·10⁻³") that begins at `start`; `start` where none does. */
  private readExponent(text: string, start: number, end: number): number {
    const letterEnd = endOfExponent(text, start, end);
    if (letterEnd > start) this.exponent = Number(text.slice(start + 1, letterEnd));
    const code = text.charCodeAt(start);
    if (letterEnd > start || (!isBlankCode(code) && !TIMES.includes(text.charAt(start)))) return letterEnd;
    const power = POWER.exec(text.slice(start, Math.min(end, start + LONGEST_POWER)));
    if (power === null || start + power[0].length !== end) return start;
    const plain = power[1] ?? power[3];
    this.exponent = plain === undefined ? ofSuperscripts(power[2] ?? '') : Number(plain.replace('−', '-'));
    return end;
  }

  private readCurrencyPrefix(text: string, start: number, end: number): number {
    if (this.currency !== undefined) return -1;
    let index = start;
    while (index < end) {
      const code = text.charCodeAt(index);
      if (code < 64 && (digitValue(code) >= 0 || isBlankCode(code) || code === 45 || code === 40 || code === 43)) break;
      if (code > 127 && (digitValue(code) >= 0 || isBlankCode(code) || isDashCode(code))) break;
      index++;
      if (index - start > LONGEST_CURRENCY) return -1;
    }
    if (index === end) return -1;
    const sign = index - start === 1 ? text.charAt(start) : text.slice(start, index);
    if (sign !== this.lastSign) {
      this.lastSign = sign;
      this.lastCurrency = maybeCurrency(sign);
      this.lastSignCode = this.lastCurrency !== undefined && sign.length === 1 ? sign.charCodeAt(0) : -1;
    }
    this.currency = this.lastCurrency;
    return this.currency === undefined ? -1 : index;
  }

  /** Computes the value; false where it is beyond what a number can hold, or a telephone number. */
  private finish(text: string, start: number, stop: number, exponentEnd: number): boolean {
    const { mantissa, decimals, isExact } = this.digits;
    if (
      this.isSigned &&
      !this.isNegative &&
      decimals === 0 &&
      this.currency === undefined &&
      mantissa >= TELEPHONE_DIGITS
    ) {
      return false;
    }
    let value: number;
    if (exponentEnd > stop) {
      const { exponent } = this;
      value = isExact
        ? Number(`${mantissa}e${exponent - decimals}`)
        : Number(`${this.digits.toText(text, start, stop)}`) * 10 ** exponent;
    } else if (isExact) value = mantissa / (POWERS_OF_TEN[decimals] ?? 1);
    else value = Number(this.digits.toText(text, start, stop));
    if (this.factor !== 1) {
      const whole = mantissa * this.factor;
      value =
        isExact && whole <= Number.MAX_SAFE_INTEGER ? whole / (POWERS_OF_TEN[decimals] ?? 1) : value * this.factor;
    }
    this.value = this.isNegative && value !== 0 ? -value : value;
    const isCode =
      !isExact && decimals === 0 && exponentEnd === stop && this.factor === 1 && value > Number.MAX_SAFE_INTEGER;
    return Number.isFinite(value) && !isCode;
  }
}

const TIMES = '×x·*⋅∙';
/** Below ten a power is told without a mark for it as well: copies of raised figures lose their height, and a minus is no dash of a range. */
const POWER =
  /^[ \u2009\u202f\u00a0]?[×x·*⋅∙][ \u2009\u202f\u00a0]?10(?:\^\(?([-−]?\d{1,3})\)?|([⁻⁺]?[⁰¹²³⁴-⁹]{1,3})|(−\d{1,2}))/u;
const LONGEST_POWER = 12;
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

function ofSuperscripts(power: string): number {
  return Number(
    [...power].map((sign) => (sign === '⁻' ? '-' : sign === '⁺' ? '' : SUPERSCRIPTS.indexOf(sign))).join(''),
  );
}

function isDecimalMark(code: number): boolean {
  return code === 46 || code === 44 || code === 0x66b;
}

/** The index after "e+21" where an exponent begins at `start`; else `start`. */
function endOfExponent(text: string, start: number, end: number): number {
  const code = text.charCodeAt(start);
  if (code !== 101 && code !== 69) return start;
  const sign = text.charCodeAt(start + 1);
  let index = sign === 43 || sign === 45 ? start + 2 : start + 1;
  const firstDigit = index;
  while (index < end && text.charCodeAt(index) >= 48 && text.charCodeAt(index) <= 57) index++;
  return index > firstDigit && index - firstDigit <= 3 ? index : start;
}
