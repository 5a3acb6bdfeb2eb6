import { foldWords } from '../../../table/notation/characters.ts';
import { SCALE_FACTORS, SCALE_WORDS } from '../../../table/notation/scale-words.ts';
import type { StatedFormat } from '../../source-table.ts';
import { currencyOfLocale, type StatedCurrency } from './currency-of-locale.ts';
import { dateFormatOf, isDateSection, isYearHidden, showDate, showFullDay } from './date-format.ts';
import { fillMask, isMask } from './digit-masks.ts';
import type { FormatSection, FormatToken } from './format-section.ts';
import { tokenizeFormat } from './format-tokens.ts';

/** A number format, read once and used for all its cells. */
export type NumberFormat = {
  /** What it says of the numbers; undefined for "General", which says nothing. */
  readonly stated?: StatedFormat;
  /** What it writes behind the numbers, where that is a word: "km". */
  readonly unit?: string;
  /** What it divides all numbers by before it shows them: 1000 for `#,##0,`. The texts that it makes are not divided. */
  readonly divisor?: number;
  /** True where it leaves digits out and tells so beside each number, `0.0,,"M"`, or leaves out more of the greater: its numbers are whole amounts. */
  readonly tellsScale?: true;
  /**
   * The text of a number, which the notations of `table/` read back as the value: in full, whatever is rounded on the sheet,
   * with a point for the decimal mark, `%` for a percentage, its currency before it; dates as `showDate` has them.
   */
  showNumber(value: number): string;
  /** The day or month of a number in full (ISO), where the format shows it without its year; absent for other formats. */
  showDay?(value: number): string | undefined;
  /** The text of a text. */
  showText(text: string): string;
};

/** Digits that a sheet keeps of a number. */
const PRECISION = 15;

/** Reads the code of a number format. Never throws. */
export function readNumberFormat(code: string, is1904: boolean): NumberFormat {
  const sections = tokenizeFormat(code);
  const shapes = sections.map((section) => shapeOf(section));
  const [first] = shapes;
  const [firstSection] = sections;
  const pick = createPicker(sections);
  const textSection = sections.find(({ tokens }) => tokens.some((token) => token.kind === 'text'));
  return {
    ...(firstSection === undefined || first === undefined ? {} : describe(first, firstSection)),
    ...describeScale(sections, shapes),
    showNumber: (value) => {
      const section = sections[pick(value)];
      const shape = shapes[pick(value)];
      if (section === undefined || shape === undefined) return toPlain(value);
      return showBy(shape, { value, section, is1904, isWords: first?.kind === 'words' });
    },
    ...(firstSection !== undefined && isYearHidden(firstSection)
      ? { showDay: (value: number) => showFullDay(firstSection, value, is1904) }
      : {}),
    showText: (text) => (textSection === undefined ? text : showText(textSection, text)),
  };
}

/** What one section makes of a number. */
type Shape =
  | { readonly kind: 'plain' | 'date' | 'words' | 'mask' }
  | {
      readonly kind: 'amount';
      readonly decimals: number | undefined;
      readonly isPercentage: boolean;
      /** True where the sign is a word of the format (`0.0"%"`), so that 12.5 is shown, and meant, as 12.5%. */
      readonly isPrintedPercentage: boolean;
      readonly currency: StatedCurrency | undefined;
      readonly unit: string | undefined;
      readonly divisor: number;
      /** True where the words behind the digits say what the divisor leaves out. */
      readonly tellsScale: boolean;
      readonly format: StatedFormat | undefined;
    };

function shapeOf(section: FormatSection): Shape {
  if (isDateSection(section)) return { kind: 'date' };
  const { tokens } = section;
  if (tokens.some((token) => token.kind === 'general' || token.kind === 'text')) return { kind: 'plain' };
  const firstDigit = tokens.findIndex((token) => token.kind === 'digit');
  if (firstDigit < 0) return { kind: tokens.some(isWord) ? 'words' : 'plain' };
  if (isMask(tokens) || hasNameBefore(tokens.slice(0, firstDigit))) return { kind: 'mask' };
  return amountOf(tokens);
}

const LETTER = /\p{L}/u;
/** What a unit is written with: letters, and signs that are one by themselves. */
const UNIT_SIGN = /[\p{L}°‰′″]/u;

function isWord(token: FormatToken): boolean {
  return token.kind === 'literal' && LETTER.test(token.text);
}

const joinLiterals = (tokens: readonly FormatToken[]): string =>
  tokens
    .map((token) => (token.kind === 'literal' ? token.text : ''))
    .join('')
    .trim();

/** True where words other than a currency come before the digits: "Week 5", a name rather than an amount. */
function hasNameBefore(tokens: readonly FormatToken[]): boolean {
  const before = joinLiterals(tokens);
  return LETTER.test(before) && currencyIn(before) === undefined;
}

/** The currency that literals of a format name, signs of other kinds left aside: "-$", "( R$". */
function currencyIn(text: string): StatedCurrency | undefined {
  const sign = text.replace(/[-+()\s]/g, '');
  return sign === '' ? undefined : currencyOfLocale(sign);
}

function amountOf(tokens: readonly FormatToken[]): Shape {
  const lastDigit = tokens.findLastIndex((token) => token.kind === 'digit');
  const firstDigit = tokens.findIndex((token) => token.kind === 'digit');
  const before = joinLiterals(tokens.slice(0, firstDigit));
  const after = joinLiterals(tokens.slice(lastDigit + 1));
  const named = tokens.find((token) => token.kind === 'currency')?.currency;
  const currency = named ?? currencyIn(before) ?? currencyIn(after);
  const isPercentage = tokens.some((token) => token.kind === 'percent');
  const isPrintedPercentage = !isPercentage && after === '%';
  const divisor = divisorOf(tokens, lastDigit);
  const unit = currency !== undefined || divisor > 1 || !UNIT_SIGN.test(after) ? undefined : after;
  const decimals = countDecimals(tokens);
  return {
    kind: 'amount',
    decimals,
    isPercentage,
    isPrintedPercentage,
    currency,
    unit,
    divisor,
    tellsScale: divisor > 1 && factorOf(after) === divisor,
    format: formatOf({ decimals, isPercentage: isPercentage || isPrintedPercentage, currency }),
  };
}

/** What the word of a scale multiplies by: a million for "M €". */
function factorOf(after: string): number | undefined {
  const scale = SCALE_WORDS.get(foldWords(after.match(/\p{L}+/u)?.[0] ?? ''));
  return scale === undefined ? undefined : SCALE_FACTORS[scale];
}

/** What becomes of the scale of the amounts that are shown; noughts, which have none, left aside. */
function describeScale(
  sections: readonly FormatSection[],
  shapes: readonly Shape[],
): Pick<NumberFormat, 'divisor' | 'tellsScale'> {
  const hasConditions = sections.some(({ condition }) => condition !== undefined);
  const amounts = shapes.flatMap((shape, i) => {
    const { condition } = sections[i] ?? {};
    const isNought = hasConditions ? condition?.operator === '=' && condition.limit === 0 : i === 2;
    return shape.kind === 'amount' && !isNought ? [shape] : [];
  });
  const divisors = new Set(amounts.map(({ divisor }) => divisor));
  const [divisor = 1] = divisors;
  if (divisors.size > 1 || amounts.some(({ tellsScale }) => tellsScale)) return { tellsScale: true };
  return divisor === 1 ? {} : { divisor };
}

/** Each comma behind the last digit, or behind the last before the point, leaves out three digits. */
function divisorOf(tokens: readonly FormatToken[], lastDigit: number): number {
  const point = tokens.findIndex((token) => token.kind === 'point');
  return 1000 ** (countCommas(tokens, lastDigit + 1, 1) + (point < 0 ? 0 : countCommas(tokens, point - 1, -1)));
}

function countCommas(tokens: readonly FormatToken[], from: number, step: 1 | -1): number {
  let count = 0;
  while (tokens[from + count * step]?.kind === 'comma') count += 1;
  return count;
}

type Amount = {
  readonly decimals: number | undefined;
  readonly isPercentage: boolean;
  readonly currency: StatedCurrency | undefined;
};

function formatOf({ decimals, isPercentage, currency }: Amount): StatedFormat {
  const shown = decimals === undefined ? {} : { decimals };
  if (isPercentage) return { format: 'percentage', ...shown };
  if (currency !== undefined) {
    return { format: 'currency', currency: currency.code, ...shown };
  }
  return { format: decimals === 0 ? 'integer' : 'decimal', ...shown };
}

/** Decimals shown; undefined for fractions and powers of ten, which leave them open. */
function countDecimals(tokens: readonly FormatToken[]): number | undefined {
  if (tokens.some((token) => token.kind === 'exponent' || token.kind === 'slash')) return undefined;
  const point = tokens.findIndex((token) => token.kind === 'point');
  return point < 0 ? 0 : tokens.slice(point).filter((token) => token.kind === 'digit').length;
}

function describe(first: Shape, section: FormatSection): Pick<NumberFormat, 'stated' | 'unit'> {
  if (first.kind === 'date') return { stated: { format: dateFormatOf(section) } };
  if (first.kind !== 'amount') return {};
  return {
    ...(first.format === undefined ? {} : { stated: first.format }),
    ...(first.unit === undefined ? {} : { unit: first.unit }),
  };
}

type Showing = {
  readonly value: number;
  readonly section: FormatSection;
  readonly is1904: boolean;
  /** True where the first section is words alone, so that the format stands for answers rather than amounts. */
  readonly isWords: boolean;
};

function showBy(shape: Shape, { value, section, is1904, isWords }: Showing): string {
  if (shape.kind === 'date') return showDate(section, value, is1904) ?? toPlain(value);
  if (shape.kind === 'mask') return fillMask(section.tokens, value) ?? toPlain(value);
  if (shape.kind === 'words') return isWords ? joinLiterals(section.tokens) : toPlain(value);
  if (shape.kind !== 'amount') return toPlain(value);
  if (shape.isPercentage) return `${toPlain(value * 100)}%`;
  if (shape.isPrintedPercentage) return `${toPlain(value)}%`;
  if (shape.currency !== undefined) return showMoney(shape.currency, value);
  return toPlain(value);
}

/** The sign of the format where it alone means its currency, else the code: "$5", "kr 5", "AUD 5". */
function showMoney({ sign, code }: StatedCurrency, value: number): string {
  const name = currencyOfLocale(sign)?.code === code ? sign : code;
  return `${value < 0 ? '-' : ''}${name}${LETTER.test(name) ? ' ' : ''}${toPlain(Math.abs(value))}`;
}

/** A number in full, without the noise of binary fractions beyond what a sheet keeps. */
export function toPlain(value: number): string {
  const text = String(value);
  return text.length <= PRECISION ? text : String(Number(value.toPrecision(PRECISION)));
}

function showText({ tokens }: FormatSection, text: string): string {
  return tokens.map((token) => (token.kind === 'text' ? text : token.kind === 'literal' ? token.text : '')).join('');
}

/** Gives for a number the section that shows it: by the conditions they state, else positive; negative; zero. */
function createPicker(sections: readonly FormatSection[]): (value: number) => number {
  const count = sections.findIndex(({ tokens }) => tokens.some((token) => token.kind === 'text'));
  const numeric = count <= 0 ? Math.min(3, sections.length) : Math.min(3, count);
  if (sections.some(({ condition }) => condition !== undefined)) {
    return (value) => {
      const found = sections.findIndex(({ condition }) => condition !== undefined && holds(condition, value));
      return found >= 0
        ? found
        : Math.max(
            0,
            sections.findIndex(({ condition }) => condition === undefined),
          );
    };
  }
  return (value) => {
    if (value < 0) return Math.min(1, numeric - 1);
    return value === 0 && numeric > 2 ? 2 : 0;
  };
}

function holds({ operator, limit }: NonNullable<FormatSection['condition']>, value: number): boolean {
  if (operator === '=') return value === limit;
  if (operator === '<>') return value !== limit;
  if (operator.startsWith('<')) return value < limit || (operator === '<=' && value === limit);
  return value > limit || (operator === '>=' && value === limit);
}
