import { foldWords } from '../../../../table/notation/characters.ts';
import { fullYear } from '../../../../table/notation/moment.ts';
import { MONTH_NAMES } from '../../../../table/notation/month-names.ts';
import { WEEKDAY_NAMES } from '../../../../table/notation/weekday-names.ts';
import { bareName, CYCLES } from '../labels/calendar-cycles.ts';

/** The parts of a moment, the longest first. */
export const DATE_PARTS = ['year', 'month', 'day', 'hour', 'minute'] as const;
/** What one label states of a moment; months and days count from 1. The others follow from the labels beside it. */
export type DateParts = Readonly<Partial<Record<(typeof DATE_PARTS)[number], number>>>;

/** What labels of one axis mean where they may be read in two ways: "1/2", "Mar 05", and "01-1912" for the hour of a day. */
export type DateStyle = {
  readonly isDayFirst: boolean;
  readonly areYearsShort: boolean;
  readonly areSpacesLost: boolean;
};

const MONTHS_IN_A_YEAR = 12;
/** The month, from 1, of each of its names, and the names of weekdays, in small letters. */
const MONTHS: ReadonlyMap<string, number> = new Map([
  ...CYCLES.filter(({ length }) => length === MONTHS_IN_A_YEAR).flatMap((names) =>
    names.map((name, index): [string, number] => [name, index + 1]),
  ),
  ...MONTH_NAMES,
]);
const WEEKDAYS: ReadonlySet<string> = new Set([
  ...CYCLES.filter(({ length }) => length < MONTHS_IN_A_YEAR).flat(),
  ...WEEKDAY_NAMES.keys(),
]);
const FILLERS: ReadonlySet<string> = new Set(['de', 'of', 'st', 'nd', 'rd', 'th']);

/** The month, from 1, that a word names. */
export const monthOf = (word: string): number | undefined => MONTHS.get(bareName(word)) ?? MONTHS.get(foldWords(word));

const isWeekday = (word: string): boolean => WEEKDAYS.has(bareName(word)) || WEEKDAYS.has(foldWords(word));

/** Times of day: "18:00", "06:30 PM", "6 PM", "18h". */
const CLOCKS = [
  /(?<hour>\d{1,2}):(?<minute>\d{2})(?::\d{2})?(?:\s*(?<half>[ap])\.?m\b\.?)?/iu,
  /(?<!\d)(?<hour>\d{1,2})\s*(?<half>[ap])\.?m\b\.?/iu,
  /(?<!\d)(?<hour>\d{1,2})h(?<minute>\d{2})?(?!\p{L})/iu,
] as const;

function readClock(text: string): { readonly parts: DateParts; readonly rest: string } | undefined {
  for (const pattern of CLOCKS) {
    const found = pattern.exec(text);
    if (found === null) continue;
    const { hour, minute, half } = found.groups ?? {};
    const own = Number(hour);
    const parts = {
      hour: half === undefined ? own : (own % 12) + (half.toLowerCase() === 'p' ? 12 : 0),
      minute: Number(minute ?? 0),
    };
    return { parts, rest: text.replace(found[0], ' ') };
  }
  return undefined;
}

/** Dates in figures, and what each of these is: "2024-03-12", "12/03/2024", "03/2024", "03-12". */
function readFigures(text: string, { isDayFirst }: DateStyle): DateParts | undefined {
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})(?:[-/.](\d{1,2}))?$/u.exec(text) ?? [];
  if (year !== undefined)
    return { year: Number(year), month: Number(month), ...(day !== undefined && { day: Number(day) }) };
  // A dash of small print is easily lost.
  const [, run, ofRun] = /^((?:19|20)\d{2})(0[1-9]|1[0-2])$/u.exec(text) ?? [];
  if (run !== undefined) return { year: Number(run), month: Number(ofRun) };
  const [, own, ofYear] = /^(\d{1,2})[-/.](\d{4})$/u.exec(text) ?? [];
  if (ofYear !== undefined) return { month: Number(own), year: Number(ofYear) };
  const [, first, mark, second, last] = /^(\d{1,2})([-/.])(\d{1,2})(?:[-/.](\d{4}|\d{2})?)?$/u.exec(text) ?? [];
  if (first === undefined) return undefined;
  // Points mean that the day comes first.
  const leadsWithDay = isDayFirst || mark === '.';
  return {
    ...(last !== undefined && { year: fullYear(Number(last), last.length) }),
    month: Number(leadsWithDay ? second : first),
    day: Number(leadsWithDay ? first : second),
  };
}

const isYear = (figure: string): boolean => /^(?:1[5-9]|20|21)\d\d$/u.test(figure);

/** Words and figures side by side: "Mar 2024", "12 Mar", "Tue 08", "Mar '24", "2019", "5". */
function readWords(text: string, { areYearsShort }: DateStyle): DateParts | undefined {
  const tokens = text.match(/\p{L}+|['’]?\d+/gu) ?? [];
  const words = tokens.filter((token) => /^\p{L}/u.test(token));
  const months = words.flatMap((word) => monthOf(word) ?? []);
  const others = words.filter((word) => monthOf(word) === undefined);
  const [month] = months;
  if (months.length > 1 || others.some((word) => !isWeekday(word) && !FILLERS.has(word.toLowerCase())))
    return undefined;
  const figures = tokens.filter((token) => !/^\p{L}/u.test(token));
  const years = figures.filter((figure) => isYear(figure) || /^['’]\d{2}$/u.test(figure));
  const small = figures.filter((figure) => /^\d{1,2}$/u.test(figure));
  const [first, second, ...more] = small;
  if (years.length > 1 || years.length + small.length < figures.length || more.length > 0) return undefined;
  const [stated = month !== undefined && areYearsShort && second === undefined ? first : second] = years;
  const day = first === stated ? undefined : first;
  if (tokens.length === 0 || (second !== undefined && (month === undefined || years.length > 0))) return undefined;
  const year = stated?.replace(/['’]/u, '');
  return {
    ...(year !== undefined && { year: fullYear(Number(year), year.length) }),
    ...(month !== undefined && { month }),
    ...(day !== undefined && { day: Number(day) }),
  };
}

const LIMITS = { year: [1500, 2200], month: [1, 12], day: [1, 31], hour: [0, 23], minute: [0, 59] } as const;

/** True where each part may be one, and none is left out between two of them. */
function isPossible(parts: DateParts): boolean {
  const given = DATE_PARTS.map((part) => parts[part] !== undefined);
  const stated = given.slice(given.indexOf(true), given.lastIndexOf(true) + 1);
  return (
    stated.length > 0 &&
    stated.every(Boolean) &&
    DATE_PARTS.every((part) => {
      const [least, most] = LIMITS[part];
      return (parts[part] ?? least) >= least && (parts[part] ?? most) <= most;
    })
  );
}

const LONGEST_LABEL = 40;
/** Letters that are digits where they stand beside one. */
const NOUGHT = /(?<=\d)o|(?<!\p{L})o(?=\d)/giu;
const ONE = /(?<=\d)[lI|](?!\p{L})|(?<!\p{L})[lI|](?=\d)/gu;

/** What a label of an axis of dates states; `undefined` where it holds anything else. */
export function readDateLabel(label: string, style: DateStyle): DateParts | undefined {
  if (label.length > LONGEST_LABEL) return undefined;
  const text = label.normalize('NFKC').trim().replace(NOUGHT, '0').replace(ONE, '1');
  const clock = readClock(text);
  const whole = (clock?.rest ?? text).replace(/^[\s,]+|[\s,]+$/gu, '');
  const rest = style.areSpacesLost ? whole.replace(/^(\d{2}-\d{2})(\d{2})$/u, '$1 $2') : whole;
  if (rest === '') return clock !== undefined && isPossible(clock.parts) ? clock.parts : undefined;
  // "09-01 12": the hour of a day in figures.
  const [, figures = rest, hour] = clock === undefined ? (/^(\d\S+) (\d{2})$/u.exec(rest) ?? []) : [];
  const own = readFigures(figures, style);
  const parts =
    own === undefined ? readWords(rest, style) : { ...own, ...(hour !== undefined && { hour: Number(hour) }) };
  const all = parts === undefined ? undefined : { ...parts, ...clock?.parts };
  return all !== undefined && isPossible(all) ? all : undefined;
}
