import { dayTextOf, fullYear, type ParsedMoment, padded, timeOfDay } from './moment.ts';

const DAY_MS = 86_400_000;

/** Words for a part of the year, folded, with the number of parts. */
const PART_WORDS: ReadonlyMap<string, number> = new Map([
  ['q', 4],
  ['quarter', 4],
  ['qtr', 4],
  ['t', 4],
  ['trimestre', 4],
  ['trim', 4],
  ['الربع', 4],
  ['ربع', 4],
  ['h', 2],
  ['half', 2],
  ['s', 2],
  ['semestre', 2],
  ['النصف', 2],
  ['نصف', 2],
  ['w', 53],
  ['wk', 53],
  ['week', 53],
  ['semana', 53],
  ['sem', 53],
  ['الاسبوع', 53],
  ['اسبوع', 53],
]);

type CountedShape = 'weekNumber' | 'dayNumber' | 'monthNumber';

/** Words for periods that are counted without a year ("Day 3"), folded, with their shape. */
const COUNTED_WORDS: ReadonlyMap<string, CountedShape> = new Map<string, CountedShape>([
  ...wordsOf('weekNumber', 'w wk week semana الاسبوع اسبوع'),
  ...wordsOf('dayNumber', 'day dia اليوم يوم'),
  ...wordsOf('monthNumber', 'month mes الشهر شهر'),
]);
const MOST_COUNTED = 999;

function wordsOf(shape: CountedShape, words: string): readonly (readonly [string, CountedShape])[] {
  return words.split(' ').map((word) => [word, shape] as const);
}

/** Ordinal words that number parts of a year, folded. */
const ORDINAL_WORDS: ReadonlyMap<string, number> = new Map([
  ['first', 1],
  ['second', 2],
  ['third', 3],
  ['fourth', 4],
  ['1st', 1],
  ['2nd', 2],
  ['3rd', 3],
  ['4th', 4],
  ['primeiro', 1],
  ['segundo', 2],
  ['terceiro', 3],
  ['quarto', 4],
  ['الاول', 1],
  ['الاولي', 1],
  ['الثاني', 2],
  ['الثانيه', 2],
  ['الثالث', 3],
  ['الثالثه', 3],
  ['الرابع', 4],
  ['الرابعه', 4],
]);

const FISCAL_WORDS: ReadonlySet<string> = new Set([
  'fy',
  'fiscal',
  'ay',
  'sy',
  'cy',
  'year',
  'ano',
  'سنه',
  'عام',
  'season',
  'epoca',
]);
/** Every word that a period may begin with, folded. */
export const PERIOD_WORDS: readonly string[] = [
  ...PART_WORDS.keys(),
  ...ORDINAL_WORDS.keys(),
  ...FISCAL_WORDS,
  ...COUNTED_WORDS.keys(),
];

const FILLER = /^(?:de|do|of|the|in|من|لعام|لسنه|عام|سنه|ano|year|fiscal|-|'|\/|,|\.|º|ª|o|st|nd|rd|th)$/;

/** Letters in one run, figures in another; every other sign by itself. */
const PIECES = /[a-z\u0600-\u065f\u066e-\u06ef]+|\d+|[^\s]/g;

type Part = { readonly parts: number; readonly number: number };

/**
 * Reads a quarter, half or week with or without its year, or a fiscal year: "Q1 2022", "2022-Q1", "1T24", "H2 2023", "2024-W05",
 * "الربع الأول 2024", "FY2024", "FY24/25". `folded` is the folded text; undefined where it names something else.
 */
export function maybePeriod(folded: string): ParsedMoment | undefined {
  const pieces = (folded.match(PIECES) ?? []).map((piece) => (isDash(piece) ? '-' : piece));
  const words = pieces.filter((piece, index) => index === 0 || !FILLER.test(piece) || PART_WORDS.has(piece));
  const first = words[0] ?? '';
  if (FISCAL_WORDS.has(first) && first.length <= 4) return fiscalYear(words.slice(1));
  const counted = countedPeriod(words);
  if (counted !== undefined) return counted;
  const at = words.findIndex((word) => PART_WORDS.has(word));
  if (at < 0 || words.length > 3) return undefined;
  const parts = PART_WORDS.get(words[at] ?? '') ?? 0;
  return partOf(words, at, parts);
}

/** "Week 3", "Dia 12", "اليوم 5": the third week of something. */
function countedPeriod(words: readonly string[]): ParsedMoment | undefined {
  const [word = '', number = ''] = words;
  const shape = COUNTED_WORDS.get(word);
  if (shape === undefined || words.length !== 2 || !/^\d{1,3}$/.test(number)) return undefined;
  const count = Number(number);
  return count >= 1 && count <= MOST_COUNTED ? { shape, time: count - 1, text: `${word} ${count}` } : undefined;
}

const isDash = (piece: string): boolean => /^[-\u2010-\u2015\u2212]$/.test(piece);

function partOf(words: readonly string[], at: number, parts: number): ParsedMoment | undefined {
  const others = words.filter((_, index) => index !== at);
  const [left, right] = others;
  if (left === undefined) return undefined;
  if (right === undefined) {
    const number = partNumber(left);
    return number === undefined ? undefined : periodMoment({ parts, number }, undefined);
  }
  const years = others.map(yearNumber);
  const leadsWithYear = years[0] !== undefined && (at === 1 || partNumber(left) === undefined || left.length === 4);
  const year = leadsWithYear ? years[0] : years[1];
  const number = partNumber(leadsWithYear ? right : left);
  return year === undefined || number === undefined ? undefined : periodMoment({ parts, number }, year);
}

function partNumber(word: string): number | undefined {
  const ordinal = ORDINAL_WORDS.get(word);
  if (ordinal !== undefined) return ordinal;
  return /^\d{1,2}$/.test(word) ? Number(word) : undefined;
}

function yearNumber(word: string): number | undefined {
  return /^(?:\d{2}|[12]\d{3})$/.test(word) ? fullYear(Number(word), word.length) : undefined;
}

function periodMoment({ parts, number }: Part, year: number | undefined): ParsedMoment | undefined {
  if (number < 1 || number > parts) return undefined;
  if (parts === 53) return year === undefined ? undefined : weekMoment(year, number);
  const letter = parts === 4 ? 'Q' : 'H';
  if (year === undefined) {
    return { shape: parts === 4 ? 'quarter' : 'half', time: number - 1, text: `${letter}${number}` };
  }
  return {
    shape: parts === 4 ? 'quarterOfYear' : 'halfOfYear',
    time: timeOfDay(year, (number - 1) * (12 / parts) + 1, 1),
    text: `${year}-${letter}${number}`,
  };
}

/** A week by its number (ISO 8601: week 1 holds the first Thursday); its time is the Monday. */
function weekMoment(year: number, week: number): ParsedMoment {
  const fourth = timeOfDay(year, 1, 4);
  const monday = fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * DAY_MS;
  return { shape: 'week', time: monday + (week - 1) * 7 * DAY_MS, text: `${year}-W${padded(week, 2)}` };
}

/** "FY2024", "FY24", "FY 2023/24": a year whose text stays as it came, because it is no calendar year. */
function fiscalYear(words: readonly string[]): ParsedMoment | undefined {
  const year = yearNumber(words[0] ?? '');
  if (year === undefined || words.length > 2) return undefined;
  const time = timeOfDay(year, 1, 1);
  if (words.length === 1) return { shape: 'year', time, text: `FY${year}` };
  const next = yearNumber(words[1] ?? '');
  return next === year + 1 ? { shape: 'year', time, text: `FY${year}/${padded(next % 100, 2)}` } : undefined;
}

/** A span of 5 to 7 days as a weekly range, `2024-02-01/2024-02-07`; undefined for any other span. */
export function weekRange(start: number, end: number): ParsedMoment | undefined {
  const days = Math.round((end - start) / DAY_MS) + 1;
  if (!(days >= 5 && days <= 7)) return undefined;
  return { shape: 'weekRange', time: start, text: `${dayTextOf(start)}/${dayTextOf(end)}` };
}
