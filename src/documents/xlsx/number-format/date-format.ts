import type { ValueFormat } from '../../../table/column.ts';
import type { DateField, FormatSection, FormatToken } from './format-section.ts';
import { languageOf, monthName, weekdayName } from './month-names.ts';
import { maybeMoment, type SheetMoment, toSeconds } from './serial-date.ts';

type DateToken = Extract<FormatToken, { kind: 'date' }>;

const HOUR_SECONDS = 3600;
const NAMED_MONTH_WIDTH = 3;

/** True for a section that shows a date, a time or a length of time. */
export function isDateSection({ tokens }: FormatSection): boolean {
  return tokens.some(isDateToken);
}

function isDateToken(token: FormatToken): token is DateToken {
  return token.kind === 'date';
}

/** The value format of a section of dates or times. */
export function dateFormatOf({ tokens }: FormatSection): ValueFormat {
  const dates = tokens.filter(isDateToken);
  const has = (field: DateField): boolean => dates.some((token) => token.field === field);
  const isClock = has('hour') || has('minute') || has('second');
  if (dates.some((token) => token.isElapsed)) return 'duration';
  if (has('day') && has('month')) return isClock ? 'datetime' : isFull(dates, has) ? 'date' : 'day_month';
  if (has('year') || has('month') || has('day') || has('weekday')) return isClock ? 'datetime' : periodOf(has);
  return has('hour') ? 'time' : 'duration';
}

/** A numeric day and month are shown with their year, which the cell holds: "3/4" alone would be read in two ways. */
function isFull(dates: readonly DateToken[], has: (field: DateField) => boolean): boolean {
  return has('year') || !dates.some(isNamedMonth);
}

function isNamedMonth(token: DateToken): boolean {
  return token.field === 'month' && token.width >= NAMED_MONTH_WIDTH;
}

function periodOf(has: (field: DateField) => boolean): ValueFormat {
  if (has('month')) return has('year') ? 'month_year' : 'month';
  return has('year') ? 'year' : 'text';
}

/**
 * The text of a serial number under a section of dates: ISO for whole dates and moments, and for the rest what the sheet
 * shows ("Jan-24", "9:30 AM"); lengths of time with their units ("27 h 15 min"). Undefined for numbers that are no date.
 */
export function showDate(section: FormatSection, serial: number, is1904: boolean): string | undefined {
  const format = dateFormatOf(section);
  if (format === 'duration') return showLength(section, serial);
  const moment = maybeMoment(serial, { is1904, decimals: countSecondDecimals(section) });
  if (moment === undefined) return undefined;
  if (format === 'date') return serial < 1 && !is1904 ? undefined : toIsoDate(moment);
  if (format === 'datetime') return `${toIsoDate(moment)} ${toClock(moment)}`;
  if (format === 'month_year' && !section.tokens.some((token) => isDateToken(token) && isNamedMonth(token))) {
    return toIsoDate(moment).slice(0, -3);
  }
  return render(section, moment);
}

/** True for a section that shows a day of a year, or a month, without the year. */
export function isYearHidden(section: FormatSection): boolean {
  return isDateSection(section) && ['day_month', 'month'].includes(dateFormatOf(section));
}

/** The day that a serial number holds, its month alone where the section shows no more, in ISO. Undefined for numbers that are no date. */
export function showFullDay(section: FormatSection, serial: number, is1904: boolean): string | undefined {
  const moment = maybeMoment(serial, { is1904 });
  if (moment === undefined) return undefined;
  return dateFormatOf(section) === 'month' ? toIsoDate(moment).slice(0, -3) : toIsoDate(moment);
}

const pad = (value: number, width: number): string => String(value).padStart(width, '0');

function toIsoDate({ year, month, day }: SheetMoment): string {
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

function toClock({ hour, minute, second, millisecond }: SheetMoment): string {
  const parts = millisecond === 0 ? '' : `.${pad(millisecond, 3)}`;
  return `${pad(hour, 2)}:${pad(minute, 2)}${second === 0 && parts === '' ? '' : `:${pad(second, 2)}${parts}`}`;
}

/** Decimals of a second that a section shows: "ss.00". */
function countSecondDecimals({ tokens }: FormatSection): number {
  const point = tokens.findIndex((token) => token.kind === 'point');
  const rest = point < 0 ? [] : tokens.slice(point + 1);
  const end = rest.findIndex((token) => token.kind !== 'digit');
  return end < 0 ? rest.length : end;
}

/** A section word by word, as a sheet shows it. */
function render({ tokens, languageId }: FormatSection, moment: SheetMoment): string {
  const language = languageOf(languageId);
  const isHalfDay = tokens.some((token) => token.kind === 'meridiem');
  const words = tokens.map((token, at) => {
    if (token.kind === 'literal') return token.text;
    if (token.kind === 'meridiem') return moment.hour < 12 ? 'AM' : 'PM';
    if (token.kind === 'date') return showField(token, moment, { language, isHalfDay });
    if (token.kind === 'point') return showPoint(tokens, at, moment);
    return SIGNS.get(token.kind) ?? '';
  });
  return words.join('').replace(/\s+/g, ' ').trim();
}

const SIGNS: ReadonlyMap<FormatToken['kind'], string> = new Map([
  ['slash', '/'],
  ['comma', ','],
]);

const CLOCK_FIELDS: ReadonlySet<DateField> = new Set(['hour', 'minute', 'second']);

/** A point before decimals of a second, with them; between fields of a clock, which "h.mm" divides so, a colon, which none takes for a number. */
function showPoint(tokens: readonly FormatToken[], at: number, moment: SheetMoment): string {
  if (tokens[at + 1]?.kind === 'digit') return moment.millisecond === 0 ? '' : `.${pad(moment.millisecond, 3)}`;
  const isClock = (token: FormatToken | undefined): boolean =>
    token !== undefined && isDateToken(token) && CLOCK_FIELDS.has(token.field);
  return isClock(tokens[at - 1]) && isClock(tokens[at + 1]) ? ':' : '.';
}

type Manner = { readonly language: string; readonly isHalfDay: boolean };

function showField({ field, width }: DateToken, moment: SheetMoment, { language, isHalfDay }: Manner): string {
  if (field === 'month' && width >= NAMED_MONTH_WIDTH) return monthName(moment.month, width, language);
  if (field === 'weekday') return weekdayName(moment.weekday, width, language);
  if (field === 'year') return width > 2 ? pad(moment.year, 4) : pad(moment.year % 100, 2);
  const value = field === 'hour' && isHalfDay ? moment.hour % 12 || 12 : moment[field];
  return pad(value, Math.min(2, width));
}

const LENGTH_UNITS = [
  ['hour', HOUR_SECONDS, 'h'],
  ['minute', 60, 'min'],
  ['second', 1, 's'],
] as const satisfies readonly (readonly [DateField, number, string])[];

/**
 * A length of time with its units, as many as its format has: "27 h 15 min". With colons, as a sheet shows it, nobody could tell hours and
 * minutes from minutes and seconds, or from a time of day.
 */
function showLength(section: FormatSection, serial: number): string {
  const { tokens } = section;
  const has = (field: DateField): boolean => tokens.some((token) => token.kind === 'date' && token.field === field);
  const units = LENGTH_UNITS.filter(([field]) => has(field));
  const seconds = toSeconds(Math.abs(serial), countSecondDecimals(section));
  // Without brackets only what is beyond the last full hour is shown.
  let left = tokens.some((token) => isDateToken(token) && token.isElapsed) ? seconds : seconds % HOUR_SECONDS;
  const words = units.map(([, size, unit]) => {
    if (size === 1) return `${Number(left.toFixed(3))} ${unit}`;
    const whole = Math.floor(left / size);
    left -= whole * size;
    return `${whole} ${unit}`;
  });
  return `${serial < 0 ? '-' : ''}${words.join(' ')}`;
}
