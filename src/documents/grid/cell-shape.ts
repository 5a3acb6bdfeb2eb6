import { digitValue, foldWords, isDashCode, isLetterCode } from '../../table/notation/characters.ts';
import { maybeCurrency } from '../../table/notation/currency-names.ts';
import { MONTH_NAMES } from '../../table/notation/month-names.ts';

/**
 * What a cell looks like, judged by its letters and signs alone.
 * `number`: digits with separators, signs, currency, per cent, or a short unit or scale on one side ("$1.9M", "5 km").
 * `figure`: digits with other signs (dates, scores, ranges). `mixed`: words and digits. `word`: letters. `mark`: signs
 * that stand for nothing ("-", "—", "?").
 */
export type CellShape = 'empty' | 'number' | 'figure' | 'mixed' | 'word' | 'mark';

const CURRENCY = /\p{Sc}/u;
const LONGEST_SHAPED = 80;
const LONGEST_UNIT = 4;
const OPEN_BRACKET = 40;
const ORDINAL = /^(?:st|nd|rd|th)$/i;

type Tally = { digits: number; letters: number; letterRuns: number; others: number };

/** Signs that may stand inside a plain number: separators, signs, brackets, per cent, blanks, footnote marks. */
const NUMBER_SIGNS = new Set([..." \u00a0\u202f\u2009.,'’+-−–()%‰٪٫٬~*†‡¹²³"].map((sign) => sign.charCodeAt(0)));

const OTHER_LETTER = /\p{L}/u;

function isLetter(code: number): boolean {
  return isLetterCode(code) || (code > 0x700 && OTHER_LETTER.test(String.fromCharCode(code)));
}

function tally(text: string): Tally {
  const found: Tally = { digits: 0, letters: 0, letterRuns: 0, others: 0 };
  let isInRun = false;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    const wasInRun = isInRun;
    isInRun = false;
    if (digitValue(code) >= 0) found.digits += 1;
    else if (isLetter(code)) {
      isInRun = true;
      found.letters += 1;
      if (!wasInRun) found.letterRuns += 1;
    } else if (!NUMBER_SIGNS.has(code) && !(code > 35 && CURRENCY.test(text.charAt(i)))) found.others += 1;
  }
  return found;
}

/** The shape of one cell. Long texts are words or mixed without being read to their end. */
export function shapeOf(text: string): CellShape {
  if (text === '') return 'empty';
  const { digits, letters, letterRuns, others } = tally(
    text.length > LONGEST_SHAPED ? text.slice(0, LONGEST_SHAPED) : text,
  );
  if (text.length > LONGEST_SHAPED) return digits > 0 ? 'mixed' : 'word';
  if (digits === 0) return letters === 0 || isPlaceholder(text) ? 'mark' : 'word';
  if (letters === 0) return others === 0 && hasOneNumber(text) ? 'number' : 'figure';
  if (others > 0 || letterRuns !== 1 || letters > LONGEST_UNIT || !hasOneNumber(text)) return 'mixed';
  if (isDayOfMonth(text)) return 'figure';
  return isUnitAtEdge(text) ? 'number' : 'mixed';
}

/** True for "1-Jan", "8 fev.": a date whose month is short enough for a unit. */
function isDayOfMonth(text: string): boolean {
  const month = /^\p{Nd}{1,2}[ .-]*(\p{L}+)/u.exec(text)?.[1];
  return month !== undefined && MONTH_NAMES.has(foldWords(month));
}

const PLACEHOLDERS: ReadonlySet<string> = new Set([
  'n/a',
  'na',
  'n.a.',
  'nan',
  'null',
  'nd',
  'n.d.',
  'غ.م',
  'غير متاح',
]);

/** True for the usual words of "no value here". */
function isPlaceholder(text: string): boolean {
  return PLACEHOLDERS.has(text.toLowerCase());
}

/** True where the digits form one number: no dash or bracket between digits, as in "7–1", "31 - 60" or "41(11)". */
function hasOneNumber(text: string): boolean {
  for (let i = 1; i + 1 < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (!isDashCode(code) && code !== OPEN_BRACKET) continue;
    const hasBlanks = isDashCode(code) && text.charAt(i - 1) === ' ' && text.charAt(i + 1) === ' ';
    const reach = hasBlanks ? 2 : 1;
    if (digitValue(text.charCodeAt(i - reach)) >= 0 && digitValue(text.charCodeAt(i + reach)) >= 0) return false;
  }
  return true;
}

/** True where the letters are a unit behind the digits or a currency before them: "5 km", "USD 20", not "Q1". */
function isUnitAtEdge(text: string): boolean {
  const [, before = '', after = ''] = /^[^\p{L}\d]*([\p{L}\p{Sc}.]*)[^\p{L}]*(\p{L}*)/u.exec(text) ?? [];
  if (/\p{L}/u.test(before)) return after === '' && maybeCurrency(before) !== undefined;
  return !ORDINAL.test(after);
}

/** True for shapes whose text is a quantity, a date or another figure rather than a name. */
export function isFigureShape(shape: CellShape): boolean {
  return shape === 'number' || shape === 'figure';
}

/** True for a text that names a period by itself and so may head a column: a year, or a quarter, month or half of one. */
export function isPeriodLabel(text: string): boolean {
  const plain = text.replace(/[٠-٩۰-۹]/g, (digit) => String(digitValue(digit.charCodeAt(0))));
  return /^(?:FY|FY ?')?(?:1[5-9]|2[01])\d\d(?:\s?[-–/]\s?(?:\d\d|\d{4}))?[EFPAefpa*]?$/.test(plain);
}

const RANGE = /^\p{Nd}+ ?[-–—] ?\p{Nd}+$/u;
const OPEN_RANGE = /^(?:\p{Nd}+ ?\+|[<>≤≥] ?\p{Nd}+)$/u;

/** True for two whole numbers with a dash between them: "15-24". */
export function isRange(text: string): boolean {
  return RANGE.test(text);
}

/** True for a whole number and all above or below it: "65+", "<15". */
export function isOpenRange(text: string): boolean {
  return OPEN_RANGE.test(text);
}
