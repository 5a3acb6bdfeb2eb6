import { digitValue, foldWords, isBlankCode, isDashCode, isLetterCode } from './characters.ts';
import { CURRENCY_WORDS, maybeCurrency, refineCurrency } from './currency-names.ts';
import { maybeMoneyScale, maybeScale, type NumberScale, SCALE_FACTORS, scaleOfFactor } from './scale-words.ts';

/** What the words and signs behind a number change. */
export type SuffixTarget = {
  isPercentage: boolean;
  currency: string | undefined;
  scale: NumberScale | undefined;
  factor: number;
  /** Set to the rest of the text where it is no word of this notation: a unit of measure, perhaps. */
  unit: string;
  /** False where single letters behind a number are no scales. */
  readonly takesLetterScales: boolean;
  /** False where "CR" marks a credit. */
  readonly takesCrores: boolean;
  /** Notes a closing bracket; false where none was opened. */
  closeBracket(): boolean;
  /** Notes a minus sign behind the number; false where it already has a sign. */
  addTrailingMinus(): boolean;
};

const PERCENT_WORDS: ReadonlySet<string> = new Set([
  'percent',
  'pct',
  'porcento',
  'cent',
  'cento',
  'المئه',
  'المائه',
  'بالمئه',
  'بالمائه',
]);
/** Words that join a number to what follows: "por cento", "de euros"; they may not stand last. */
const JOINING_WORDS: ReadonlySet<string> = new Set(['per', 'por', 'في', 'de', 'of']);
const LONGEST_NOTE = 6;

/**
 * Reads what stands behind a number from `start` on: per cent, currency, scale words, brackets, footnote marks. False where
 * something else stands there; `target.unit` then holds it.
 */
export function readNumberSuffix(target: SuffixTarget, text: string, start: number, end: number): boolean {
  let index = start;
  let isApart = false;
  let isJoining = false;
  while (index < end) {
    const code = text.charCodeAt(index);
    if (isBlankCode(code)) {
      isApart = true;
      index++;
    } else if (isLetterCode(code)) {
      const stop = endOfWord(text, index, end);
      const word = readWord(target, text.slice(index, stop), isApart);
      if (word === 'unknown') {
        target.unit = text.slice(index, end);
        return false;
      }
      isJoining = word === 'joining';
      index = stop;
    } else {
      index = readSign(target, text, index, end);
      if (index < 0) return false;
    }
  }
  return !isJoining;
}

function endOfWord(text: string, start: number, end: number): number {
  let index = start;
  while (index < end) {
    const code = text.charCodeAt(index);
    if (!isLetterCode(code) && !(code === 46 && index + 1 < end && isLetterCode(text.charCodeAt(index + 1)))) break;
    index++;
  }
  return index < end && text.charCodeAt(index) === 46 ? index + 1 : index;
}

function readWord(target: SuffixTarget, word: string, isApart: boolean): 'known' | 'joining' | 'unknown' {
  const folded = word.length === 1 ? word.toLowerCase() : foldWords(word.endsWith('.') ? word.slice(0, -1) : word);
  const scale = maybeScale(word, folded, isApart) ?? maybeMoneyScale(folded, target.currency);
  if (scale !== undefined) {
    if (target.isPercentage || (word.length === 1 && !target.takesLetterScales)) return 'unknown';
    if (folded === 'cr' && !target.takesCrores) return 'unknown';
    target.factor *= SCALE_FACTORS[scale];
    target.scale = scaleOfFactor(target.factor);
    return 'known';
  }
  if (PERCENT_WORDS.has(folded)) {
    target.isPercentage = true;
    return 'known';
  }
  if (JOINING_WORDS.has(folded)) return 'joining';
  const refined = refineCurrency(target.currency, folded);
  if (refined !== undefined) {
    target.currency = refined;
    return 'known';
  }
  const currency = maybeCurrency(word) ?? CURRENCY_WORDS.get(folded);
  if (currency === undefined || (target.currency !== undefined && target.currency !== currency)) return 'unknown';
  target.currency = currency;
  return 'known';
}

/** Reads one sign; gives the index after it, or -1 where it can't stand behind a number. */
function readSign(target: SuffixTarget, text: string, index: number, end: number): number {
  const code = text.charCodeAt(index);
  if (code === 37 || code === 0x66a || code === 0xfe6a || code === 0xff05) {
    if (target.isPercentage || target.scale !== undefined) return -1;
    target.isPercentage = true;
    return index + 1;
  }
  if (code === 41) return target.closeBracket() ? index + 1 : -1;
  if (code === 46) return index + 1 === end ? end : -1;
  if (isDashCode(code)) return index + 1 === end && target.addTrailingMinus() ? end : -1;
  if (isNoteSign(code)) return index + 1;
  if (code === 91) return readNote(text, index, end);
  if (digitValue(code) >= 0) return -1;
  const currency = maybeCurrency(text.charAt(index));
  if (currency === undefined || target.currency !== undefined) {
    target.unit = text.slice(index, end);
    return -1;
  }
  target.currency = currency;
  return index + 1;
}

/** Footnote signs: asterisk, daggers, section sign, superscript figures. */
function isNoteSign(code: number): boolean {
  if (code === 42 || code === 0xa7 || code === 0xb9 || code === 0xb2 || code === 0xb3) return true;
  return code === 0x2020 || code === 0x2021 || (code >= 0x2070 && code <= 0x2079);
}

/** "[2]", "[a]": the index behind it, or -1. */
function readNote(text: string, start: number, end: number): number {
  const stop = text.indexOf(']', start);
  return stop > start && stop < end && stop - start <= LONGEST_NOTE ? stop + 1 : -1;
}
