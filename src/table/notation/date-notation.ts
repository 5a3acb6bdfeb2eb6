import { digitValue, foldWords, isBlankCode, isDashCode, isLetterCode, trimBlanks } from './characters.ts';
import { mayNameMoment } from './date-beginnings.ts';
import { type DateOrder, type ParsedMoment, timeOfDay } from './moment.ts';
import { maybeNamedMoment } from './named-dates.ts';
import { maybeNumericMoment } from './numeric-dates.ts';
import { maybePeriod, weekRange } from './period-notation.ts';
import { WEEKDAY_NAMES, weekdayOf } from './weekday-names.ts';

const LONGEST_MOMENT = 48;
const SHORTEST_RANGE = 7;
const LEAST_MARKS = 3;

/**
 * Gives the moment or period that a whole text names, or undefined where it names none: ISO and numeric dates, dates in words
 * in English, Portuguese and Arabic, months, quarters, halves, weeks, weekly ranges, weekdays, times of day, school and
 * fiscal years. A bare year ("2024") is a number, not a moment: only its column tells what it is. `order` settles "3/4/2025";
 * without it the result carries both readings.
 */
export function parseMoment(text: string, options: { readonly order?: DateOrder } = {}): ParsedMoment | undefined {
  const moment = maybeMoment(trimBlanks(text));
  if (moment?.other === undefined || options.order === undefined) return moment;
  const { other, ...settled } = moment;
  return options.order === 'month-first' ? { ...settled, ...other } : settled;
}

/** As `parseMoment` for a text without blanks at its ends; refuses most words after a look at three letters. */
export function maybeMoment(text: string): ParsedMoment | undefined {
  const { length } = text;
  if (length < 2 || length > LONGEST_MOMENT) return undefined;
  if (!mayNameMoment(text)) return undefined;
  if (digitValue(text.charCodeAt(0)) < 0) return maybeMomentInWords(text);
  return (
    maybeIsoDatetime(text) ??
    maybeNumericMoment(text) ??
    (hasLetter(text) ? maybeMomentInWords(text) : maybeRange(text))
  );
}

function maybeMomentInWords(text: string): ParsedMoment | undefined {
  const folded = foldWords(text);
  return maybeNamedMoment(folded, text) ?? maybePeriod(folded) ?? maybeWeekdayAndFigures(folded) ?? maybeRange(text);
}

/** "Thu 3/4/2025": the weekday proves the order of day and month. */
function maybeWeekdayAndFigures(folded: string): ParsedMoment | undefined {
  const blank = folded.indexOf(' ');
  const weekday = blank < 0 ? undefined : WEEKDAY_NAMES.get(folded.slice(0, blank).replace(/[,.]$/, ''));
  const moment = weekday === undefined ? undefined : maybeNumericMoment(folded.slice(blank + 1));
  if (moment?.shape !== 'date' && moment?.shape !== 'datetime') return undefined;
  if (moment.other === undefined) return moment;
  const { other, ...settled } = moment;
  if (weekdayOf(moment.time) === weekday) return { ...settled, order: 'day-first' };
  return weekdayOf(other.time) === weekday ? { ...settled, ...other, order: 'month-first' } : moment;
}

function hasLetter(text: string): boolean {
  for (let index = 1; index < text.length; index++) {
    if (isLetterCode(text.charCodeAt(index))) return true;
  }
  return false;
}

/** Marks between figures, up to those that two days in figures have at least. */
function countMarks(text: string): number {
  let count = 0;
  for (let index = 1; index < text.length && count < LEAST_MARKS; index++) {
    const code = text.charCodeAt(index);
    if (code === 46 || code === 47 || isDashCode(code)) count++;
  }
  return count;
}

/** A range of two days a week apart: "1 Feb – 7 Feb 2024", "1–7 Feb 2024", "2024-02-01 to 2024-02-07". */
function maybeRange(text: string): ParsedMoment | undefined {
  if (text.length < SHORTEST_RANGE) return undefined;
  if (!hasLetter(text) && countMarks(text) < LEAST_MARKS) return undefined;
  const cut = findRangeMark(text);
  if (cut === undefined) return undefined;
  const left = trimBlanks(text.slice(0, cut.start));
  const end = dayOf(trimBlanks(text.slice(cut.end)));
  if (end === undefined) return undefined;
  const start = dayOf(left) ?? dayOf(completed(left, end.text));
  return start === undefined ? undefined : weekRange(start.time, end.time);
}

function dayOf(text: string): ParsedMoment | undefined {
  const moment = text === '' ? undefined : (maybeNumericMoment(text) ?? maybeNamedMoment(foldWords(text), text));
  return moment?.shape === 'date' ? moment : undefined;
}

/** The start of a range with what only its end names: the year, or year and month. `end` is ISO text. */
function completed(left: string, end: string): string {
  const [year = '', month = ''] = end.split('-');
  if (/^\d{1,2}$/.test(left)) return `${year}-${month}-${left}`;
  return `${left} ${year}`;
}

/** The mark that parts a range: a dash with blanks around it, a long dash, or a word. */
function findRangeMark(text: string): { readonly start: number; readonly end: number } | undefined {
  const word = / (?:to|until|a|até|ate|إلى|الى|حتى) /i.exec(text);
  if (word !== null) return { start: word.index, end: word.index + word[0].length };
  for (let index = 1; index < text.length - 1; index++) {
    const code = text.charCodeAt(index);
    if (!isDashCode(code)) continue;
    const isSpaced = isBlankCode(text.charCodeAt(index - 1)) && isBlankCode(text.charCodeAt(index + 1));
    if (isSpaced || code !== 45) return { start: index, end: index + 1 };
  }
  const hyphen = text.indexOf('-');
  return hyphen > 0 && hyphen === text.lastIndexOf('-') ? { start: hyphen, end: hyphen + 1 } : undefined;
}

/** `2024-03-12T14:30:00` with or without thousandths and Z, as JSON writes moments: read without a regular expression. */
function maybeIsoDatetime(text: string): ParsedMoment | undefined {
  const { length } = text;
  const end = text.charCodeAt(length - 1) === 90 ? length - 1 : length;
  if (
    (end !== 19 && end !== 23) ||
    text.charCodeAt(10) !== 84 ||
    text.charCodeAt(13) !== 58 ||
    text.charCodeAt(16) !== 58
  )
    return undefined;
  const day = timeOfIsoDay(text.slice(0, 10));
  const hours = twoDigits(text, 11);
  const minutes = twoDigits(text, 14);
  const seconds = twoDigits(text, 17);
  const thousandths = end === 23 && text.charCodeAt(19) === 46 ? Number(text.slice(20, 23)) : 0;
  if (end === 23 && text.charCodeAt(19) !== 46) return undefined;
  const time = day + ((hours * 60 + minutes) * 60 + seconds) * 1000 + thousandths;
  if (Number.isNaN(time) || hours > 23 || minutes > 59 || seconds > 59) return undefined;
  return { shape: 'datetime', time, text: end === 19 ? text : text.slice(0, 19) + text.slice(end) };
}

/** The number of two digits of a text; NaN where they are none. */
function twoDigits(text: string, start: number): number {
  const tens = text.charCodeAt(start) - 48;
  const ones = text.charCodeAt(start + 1) - 48;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : Number.NaN;
}

/** Milliseconds since 1970 UTC of a text that is exactly an ISO day, `2024-03-12`; NaN for any other text. */
export function timeOfIsoDay(text: string): number {
  if (text.length !== 10 || text.charCodeAt(4) !== 45 || text.charCodeAt(7) !== 45) return Number.NaN;
  const year = twoDigits(text, 0) * 100 + twoDigits(text, 2);
  return timeOfDay(year, twoDigits(text, 5), twoDigits(text, 8));
}
