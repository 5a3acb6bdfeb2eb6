import { digitValue, isLetterCode } from './characters.ts';
import { MONTH_NAMES } from './month-names.ts';
import { PERIOD_WORDS } from './period-notation.ts';
import { WEEKDAY_NAMES } from './weekday-names.ts';

/** Letters that may stand right before a figure: Q1, H2, T3, S1, W12, FY24. */
const LETTERS_BEFORE_FIGURE = 'qhtsw';
/** Short words that may follow the first figure of a moment: "1st", "12 de março", "1T24", "9 am", "14:30 UTC". */
const AFTER_FIGURE: ReadonlySet<string> = new Set(
  'st nd rd th de do of to a o e f t q h s w z utc gmt am pm p m trim sem'.split(' '),
);

const ALPHABET = 26;
/** One mark for each three Latin letters that some word of dates begins with. */
const LATIN = new Uint8Array(ALPHABET ** 3);
/** The first two letters of each Arabic word of dates, as one number. */
const ARABIC = new Set<number>();
/** Every Latin word of dates; of "segunda-feira" the first part. */
const WORDS = new Set<string>();
const LONGEST_WORD = 12;
for (const name of [...MONTH_NAMES.keys(), ...WEEKDAY_NAMES.keys(), ...PERIOD_WORDS, 'شهر', 'يوم', 'عام', 'سنه']) {
  const place = placeOf(name, 0);
  if (place >= 0) {
    LATIN[place] = 1;
    WORDS.add(name.replace('-feira', ''));
  }
  if (isArabic(name.charCodeAt(0))) ARABIC.add(pairOf(name, afterArticle(name, 0)));
}

/**
 * True where a text may name a moment, by a look at a few letters: false for nearly every other word, so that long columns of
 * words and of addresses cost little.
 */
export function mayNameMoment(text: string): boolean {
  const first = text.charCodeAt(0);
  if (digitValue(first) >= 0) return mayFollowFigure(text);
  return isLetterCode(first) && mayBegin(text, 0);
}

/** True where the first letters after a leading figure may belong to a moment; true where no letter follows. */
function mayFollowFigure(text: string): boolean {
  let start = 1;
  while (start < text.length && !isLetterCode(text.charCodeAt(start))) start++;
  if (start === text.length) return true;
  let end = start;
  while (end < text.length && isLetterCode(text.charCodeAt(end))) end++;
  if (end - start <= 4 && AFTER_FIGURE.has(text.slice(start, end).toLowerCase())) return true;
  return text.charCodeAt(start) > 127 ? end - start <= 2 || mayBegin(text, start) : mayBegin(text, start);
}

function mayBegin(text: string, start: number): boolean {
  const first = text.charCodeAt(start);
  if (isArabic(first)) return mayBeginArabic(text, afterArticle(text, start));
  const place = placeOf(text, start);
  return place >= 0 ? LATIN[place] === 1 && isDateWord(text, start) : mayBeginShort(text, start);
}

function mayBeginArabic(text: string, start: number): boolean {
  return ARABIC.has(pairOf(text, start)) || isVowelMark(text.charCodeAt(start + 1));
}

/** The index behind the article with which many Arabic words begin. */
function afterArticle(text: string, start: number): number {
  return text.charCodeAt(start) === 0x627 && text.charCodeAt(start + 1) === 0x644 ? start + 2 : start;
}

/** True where the Latin word from `start` on is a word of dates; true for one with accents, which are not undone here. */
function isDateWord(text: string, start: number): boolean {
  let end = start + 3;
  while (end < text.length && isLetterCode(text.charCodeAt(end))) {
    if (text.charCodeAt(end) > 127) return true;
    end++;
  }
  return end - start <= LONGEST_WORD && WORDS.has(text.slice(start, end).toLowerCase());
}

/** "Q1", "Q 1", "FY24", and words whose second or third letter bears an accent ("sábado"). */
function mayBeginShort(text: string, start: number): boolean {
  const second = text.charCodeAt(start + 1);
  if (second > 127 || text.charCodeAt(start + 2) > 127) return true;
  const letter = text.charAt(start).toLowerCase();
  if (isLetterCode(second)) return (second | 32) === 121 && 'fasc'.includes(letter);
  return LETTERS_BEFORE_FIGURE.includes(letter);
}

/** The place of three Latin letters in `LATIN`, or -1 where something else stands there. */
function placeOf(text: string, start: number): number {
  let place = 0;
  for (let index = start; index < start + 3; index++) {
    const letter = (text.charCodeAt(index) | 32) - 97;
    if (!(letter >= 0 && letter < ALPHABET)) return -1;
    place = place * ALPHABET + letter;
  }
  return place;
}

function isArabic(code: number): boolean {
  return code >= 0x620 && code <= 0x6ff;
}

function isVowelMark(code: number): boolean {
  return code === 0x640 || (code >= 0x64b && code <= 0x652);
}

/** Two Arabic letters as one number, the forms of alef as one. */
function pairOf(text: string, start: number): number {
  return plainLetter(text.charCodeAt(start)) * 65_536 + plainLetter(text.charCodeAt(start + 1));
}

function plainLetter(code: number): number {
  const isAlef = code === 0x622 || code === 0x623 || code === 0x625 || code === 0x671;
  return isAlef ? 0x627 : code;
}
