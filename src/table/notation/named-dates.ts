import { isDashCode } from './characters.ts';
import { maybeClock } from './clock-notation.ts';
import { dayText, fullYear, type ParsedMoment, padded, timeOfDay } from './moment.ts';
import { MONTH_NAMES } from './month-names.ts';
import { withClock } from './numeric-dates.ts';
import { WEEKDAY_NAMES } from './weekday-names.ts';

/** One piece of a date in words. A figure keeps its width and whether an apostrophe stands before it. */
type Piece =
  | { readonly kind: 'month'; readonly value: number }
  | { readonly kind: 'weekday'; readonly value: number }
  | { readonly kind: 'figure'; readonly value: number; readonly digits: number; readonly isYear: boolean };

const FILLERS: ReadonlySet<string> = new Set([
  'de',
  'do',
  'of',
  'the',
  'st',
  'nd',
  'rd',
  'th',
  'o',
  'من',
  'يوم',
  'شهر',
  'عام',
  'سنه',
]);
const WORD = /[a-z\u0600-\u065f\u066e-\u06ef]+(?:-feira)?|\d+|[^\s]/g;
const MARKS: ReadonlySet<string> = new Set([',', '.', '/', '-', 'º', 'ª', '،', '(', ')']);
const MOST_PIECES = 4;

/**
 * Reads a moment with a month or weekday named in words: "12 March 2024", "March 12, 2024", "Mar-24", "12 de março de 2024",
 * "Tue 12 Mar", "١٢ مارس ٢٠٢٤", "كانون الثاني 2024", with or without a time behind. `folded` is the folded text (`foldWords`),
 * `original` the text a moment without a year keeps. Undefined for anything else.
 */
export function maybeNamedMoment(folded: string, original: string): ParsedMoment | undefined {
  const clockAt = startOfClock(folded);
  if (clockAt < 0) return maybeDay(folded, original);
  const day = maybeDay(folded.slice(0, clockAt), original);
  return day?.shape === 'date' ? withClock(day, ` ${folded.slice(clockAt)}`) : undefined;
}

/** Where a time of day begins that ends the text; -1 where none does. */
function startOfClock(folded: string): number {
  const colon = folded.indexOf(':');
  if (colon < 0) return -1;
  const start = folded.lastIndexOf(' ', colon) + 1;
  return maybeClock(folded.slice(start)) === undefined ? -1 : start;
}

function maybeDay(folded: string, original: string): ParsedMoment | undefined {
  const pieces = readPieces(folded);
  if (pieces === undefined) return undefined;
  const weekday = pieces.find((piece) => piece.kind === 'weekday');
  const rest = pieces.filter((piece) => piece.kind !== 'weekday');
  if (weekday !== undefined && rest.length === 0) {
    return pieces.length === 1 ? { shape: 'weekday', time: weekday.value, text: original } : undefined;
  }
  const months = rest.filter((piece) => piece.kind === 'month');
  const figures = rest.filter((piece) => piece.kind === 'figure');
  const [month] = months;
  if (month === undefined || months.length > 1 || figures.length > 2) return undefined;
  const [first, second] = figures;
  if (first === undefined) return { shape: 'month', time: month.value - 1, text: original };
  return second === undefined
    ? monthAndFigure(month.value, first, { original, isMonthFirst: rest[0] === month })
    : monthAndTwoFigures(month.value, first, second);
}

type Figure = Extract<Piece, { kind: 'figure' }>;

function monthAndFigure(
  month: number,
  figure: Figure,
  { original, isMonthFirst }: { readonly original: string; readonly isMonthFirst: boolean },
): ParsedMoment | undefined {
  if (figure.isYear || figure.digits === 4) {
    const year = fullYear(figure.value, figure.digits);
    return year < 1000 ? undefined : monthOfYear(year, month);
  }
  if (figure.digits > 2) return undefined;
  const day = dayOfMonth(month, figure.value, original);
  const year = figure.digits === 2 && isMonthFirst ? monthOfYear(fullYear(figure.value, 2), month) : undefined;
  if (day === undefined || year === undefined) return day ?? year;
  return { ...day, alternative: { shape: year.shape, time: year.time, text: year.text } };
}

function monthAndTwoFigures(month: number, first: Figure, second: Figure): ParsedMoment | undefined {
  const [day, yearFigure] = first.isYear || first.digits === 4 ? [second, first] : [first, second];
  if (day.digits > 2 || (yearFigure.digits !== 4 && yearFigure.digits !== 2)) return undefined;
  const year = fullYear(yearFigure.value, yearFigure.digits);
  const time = timeOfDay(year, month, day.value);
  return Number.isNaN(time) ? undefined : { shape: 'date', time, text: dayText(year, month, day.value) };
}

function monthOfYear(year: number, month: number): ParsedMoment {
  return { shape: 'monthOfYear', time: timeOfDay(year, month, 1), text: `${year}-${padded(month, 2)}` };
}

/** A day without a year: its place in a leap year. */
function dayOfMonth(month: number, day: number, original: string): ParsedMoment | undefined {
  const time = timeOfDay(2000, month, day);
  if (Number.isNaN(time)) return undefined;
  return { shape: 'dayOfMonth', time: (time - timeOfDay(2000, 1, 1)) / 86_400_000, text: original };
}

/** The pieces of a date in words; undefined at the first word that belongs to none. */
function readPieces(folded: string): readonly Piece[] | undefined {
  const words = folded.match(WORD) ?? [];
  const pieces: Piece[] = [];
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? '';
    const before = words[index - 1] ?? '';
    if (/^\d/.test(word)) {
      const isYear =
        before === "'" || before === '’' || (isDashWord(before) && word.length === 2 && isMonth(words[index - 2]));
      pieces.push({ kind: 'figure', value: Number(word), digits: word.length, isYear });
      if (word.length > 4) return undefined;
    } else {
      const pair = MONTH_NAMES.get(`${word} ${words[index + 1] ?? ''}`);
      const month = pair ?? MONTH_NAMES.get(word);
      const weekday = WEEKDAY_NAMES.get(word);
      if (word === 'out' && words[index + 1] === 'of') return undefined;
      if (month !== undefined) pieces.push({ kind: 'month', value: month });
      else if (weekday !== undefined) pieces.push({ kind: 'weekday', value: weekday });
      else if (!FILLERS.has(word) && !MARKS.has(word) && word !== "'" && word !== '’' && !isDashWord(word))
        return undefined;
      if (pair !== undefined) index++;
    }
    if (pieces.length > MOST_PIECES) return undefined;
  }
  return pieces;
}

function isMonth(word: string | undefined): boolean {
  return word !== undefined && MONTH_NAMES.has(word);
}

function isDashWord(word: string): boolean {
  return word.length === 1 && isDashCode(word.charCodeAt(0));
}
