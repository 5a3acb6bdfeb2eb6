import { digitValue, isBlankCode, isDashCode } from './characters.ts';
import { maybeClock } from './clock-notation.ts';
import { dayText, fullYear, type ParsedMoment, padded, timeOfDay } from './moment.ts';

const SLASH = 1;
const HYPHEN = 2;
const POINT = 3;

/** Figures and the marks between them at the beginning of a text. */
type Figures = {
  readonly values: readonly number[];
  readonly lengths: readonly number[];
  readonly mark: number;
  readonly stop: number;
};

/**
 * Reads a moment written in figures alone: ISO dates with or without time and zone, days in any order, "03/2024", "2024-03",
 * times of day, school years. Points between figures mean day first. Two digits of a year are 1950 to 2049. Undefined for anything else.
 */
export function maybeNumericMoment(text: string): ParsedMoment | undefined {
  const figures = readFigures(text);
  if (figures === undefined) return undefined;
  const { values, lengths, mark, stop } = figures;
  if (values.length === 3) {
    const date = threeFigures(values, lengths, mark);
    return date === undefined || stop === text.length ? date : withClock(date, text.slice(stop));
  }
  if (values.length === 2 && stop === text.length) return twoFigures(values, lengths, mark);
  return values.length === 1 ? (markedYear(text) ?? clockMoment(text)) : undefined;
}

/** Up to three figures parted by one and the same mark; undefined where the text can begin no such date. */
function readFigures(text: string): Figures | undefined {
  const values: number[] = [];
  const lengths: number[] = [];
  let mark = 0;
  let index = 0;
  while (values.length < 3) {
    let value = 0;
    const start = index;
    for (let digit = digitValue(text.charCodeAt(index)); digit >= 0; digit = digitValue(text.charCodeAt(++index))) {
      value = value * 10 + digit;
    }
    const length = index - start;
    if (length === 0 || length > 4) return undefined;
    values.push(value);
    lengths.push(length);
    const next = index < text.length ? markOf(text.charCodeAt(index)) : 0;
    if (next === 0 || values.length === 3 || (mark !== 0 && next !== mark)) break;
    mark = next;
    index++;
  }
  return { values, lengths, mark, stop: index };
}

function markOf(code: number): number {
  if (code === 47) return SLASH;
  if (code === 46) return POINT;
  return isDashCode(code) ? HYPHEN : 0;
}

function threeFigures(values: readonly number[], lengths: readonly number[], mark: number): ParsedMoment | undefined {
  const [first = 0, second = 0, third = 0] = values;
  const [firstLength = 0, secondLength = 0, thirdLength = 0] = lengths;
  if (firstLength === 4) return secondLength <= 2 && thirdLength <= 2 ? dayMoment(first, second, third) : undefined;
  const isYear =
    thirdLength === 4 || (thirdLength === 2 && (mark !== POINT || (firstLength === 2 && secondLength === 2)));
  if (firstLength > 2 || secondLength > 2 || !isYear) return undefined;
  const year = fullYear(third, thirdLength);
  const dayFirst = dayMoment(year, second, first);
  const monthFirst = dayMoment(year, first, second);
  if (dayFirst === undefined) return monthFirst && { ...monthFirst, order: 'month-first' };
  if (monthFirst === undefined) return { ...dayFirst, order: 'day-first' };
  if (first === second) return dayFirst;
  if (mark === POINT) return { ...dayFirst, order: 'day-first' };
  return { ...dayFirst, order: 'either', other: { time: monthFirst.time, text: monthFirst.text } };
}

function dayMoment(year: number, month: number, day: number): ParsedMoment | undefined {
  const time = timeOfDay(year, month, day);
  return Number.isNaN(time) ? undefined : { shape: 'date', time, text: dayText(year, month, day) };
}

function twoFigures(values: readonly number[], lengths: readonly number[], mark: number): ParsedMoment | undefined {
  const [first = 0, second = 0] = values;
  const [firstLength = 0, secondLength = 0] = lengths;
  if (mark === POINT) return undefined;
  if (firstLength === 4 && secondLength === 4) return second === first + 1 ? schoolYear(first) : undefined;
  if (firstLength === 4 && secondLength <= 2) {
    const isSchoolYear = secondLength === 2 && second === (first + 1) % 100;
    const month = monthMoment(first, second);
    if (!isSchoolYear) return month;
    const year = schoolYear(first);
    return month === undefined || mark === SLASH
      ? { ...year, ...alternativeOf(month) }
      : { ...month, ...alternativeOf(year) };
  }
  return firstLength <= 2 && secondLength === 4 ? monthMoment(second, first) : undefined;
}

function alternativeOf(moment: ParsedMoment | undefined): Pick<ParsedMoment, 'alternative'> {
  return moment === undefined ? {} : { alternative: { shape: moment.shape, time: moment.time, text: moment.text } };
}

function monthMoment(year: number, month: number): ParsedMoment | undefined {
  if (month < 1 || month > 12 || year < 1000) return undefined;
  return { shape: 'monthOfYear', time: timeOfDay(year, month, 1), text: `${year}-${padded(month, 2)}` };
}

/** A school, season or fiscal year over two calendar years; its text stays two years. */
function schoolYear(year: number): ParsedMoment {
  return { shape: 'year', time: timeOfDay(year, 1, 1), text: `${year}/${padded((year + 1) % 100, 2)}` };
}

/** "2025e", "2024F": a year that is actual, estimated, forecast or projected; "1990s": a decade, from its first year. */
function markedYear(text: string): ParsedMoment | undefined {
  const match = /^([12]\d{3}) ?(?:[aefp]|(s))$/i.exec(text);
  const year = Number(match?.[1]);
  if (match === null || (match[2] !== undefined && year % 10 !== 0)) return undefined;
  return { shape: 'year', time: timeOfDay(year, 1, 1), text };
}

function clockMoment(text: string): ParsedMoment | undefined {
  const clock = maybeClock(text);
  return clock === undefined || clock.isOnlyDuration
    ? undefined
    : { shape: 'time', time: clock.seconds, text: clock.text };
}

/** A day with the time behind it: "2024-03-12T14:30:00Z", "12/03/2024 2:30 pm". */
export function withClock(date: ParsedMoment, rest: string): ParsedMoment | undefined {
  const code = rest.charCodeAt(0);
  const isJoined = code === 84 || code === 116 || code === 44 || isBlankCode(code);
  const clock = isJoined ? maybeClock(rest.slice(1)) : undefined;
  if (clock === undefined || clock.isOnlyDuration) return undefined;
  const offset = clock.offsetMinutes ?? 0;
  const shift = clock.seconds * 1000 - offset * 60_000;
  const clockText = `T${clock.hasSeconds ? clock.text : `${clock.text}:00`}${zoneText(clock.offsetMinutes)}`;
  return {
    ...date,
    shape: 'datetime',
    time: date.time + shift,
    text: date.text + clockText,
    ...(date.other === undefined
      ? {}
      : { other: { time: date.other.time + shift, text: date.other.text + clockText } }),
  };
}

function zoneText(offsetMinutes: number | undefined): string {
  if (offsetMinutes === undefined) return '';
  if (offsetMinutes === 0) return 'Z';
  const size = Math.abs(offsetMinutes);
  return `${offsetMinutes < 0 ? '-' : '+'}${padded(Math.floor(size / 60), 2)}:${padded(size % 60, 2)}`;
}
