import type { LabelFacts } from './column-label.ts';

const FIRST_YEAR = 1900;
const LAST_YEAR = 2199;
const FIRST_NAMED_YEAR = 1000;
const MOST_YEARS_APART = 150;

const YEAR_WORDS: ReadonlySet<string> = new Set([
  'year',
  'years',
  'yr',
  'fy',
  'season',
  'date',
  'period',
  'time',
  'vintage',
  'since',
  'founded',
  'established',
  'born',
  'built',
  'edition',
  'cohort',
  'ano',
  'anos',
  'data',
  'periodo',
  'temporada',
  'epoca',
  'fundacao',
  'nascimento',
  'exercicio',
  'سنه',
  'السنه',
  'عام',
  'العام',
  'التاريخ',
  'تاريخ',
  'الموسم',
  'الفتره',
  'سنوات',
  'الاعوام',
]);

/**
 * True where whole numbers are years: all from 1900 to 2199 (from 1000 where the label says year), and the label says so, or
 * the values move like years, in order or repeating, and not like amounts.
 */
export function isYearColumn(facts: LabelFacts, numbers: Float64Array): boolean {
  const isNamed = hasYearWord(facts);
  const least = isNamed ? FIRST_NAMED_YEAR : FIRST_YEAR;
  let first = Number.POSITIVE_INFINITY;
  let last = 0;
  for (const value of numbers) {
    if (Number.isNaN(value)) continue;
    if (!(value >= least && value <= LAST_YEAR)) return false;
    if (value < first) first = value;
    if (value > last) last = value;
  }
  if (last === 0 || facts.currency !== undefined || facts.isPercentage || facts.scale !== undefined) return false;
  if (isNamed) return true;
  return facts.measureWord === undefined && last - first <= MOST_YEARS_APART && movesLikeYears(numbers);
}

function hasYearWord(facts: LabelFacts): boolean {
  if (facts.folded === 'y' || facts.folded === 'x') return false;
  for (const word of facts.words) {
    if (YEAR_WORDS.has(word)) return true;
  }
  return false;
}

/** True where rows rise or fall one after another without a step back, or values come again and again as in long data. */
function movesLikeYears(numbers: Float64Array): boolean {
  const distinct = new Set<number>();
  let last = Number.NaN;
  let rises = 0;
  let falls = 0;
  let count = 0;
  for (const value of numbers) {
    if (Number.isNaN(value)) continue;
    if (value > last) rises++;
    else if (value < last) falls++;
    last = value;
    count++;
    distinct.add(value);
  }
  if (rises === 0 || falls === 0) return true;
  return distinct.size * 2 <= count;
}
