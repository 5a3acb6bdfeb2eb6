import type { LabelFacts } from './column-label.ts';

const FIRST_YEAR = 1900;
const LAST_YEAR = 2199;
const FIRST_NAMED_YEAR = 1000;
const MOST_YEARS_APART = 150;
/** Unsorted values without a telling label are years only where none is beyond this and they are at least this many. */
const LAST_LIKELY_YEAR = 2040;
const LEAST_LIKELY = 4;

const YEAR_WORDS: ReadonlySet<string> = new Set(
  (
    'year years yr fy season date period time vintage since founded founding established establishment born birth built construction edition cohort opened ' +
    'opening closed completed completion released release launched launch joined appointed elected debut died commenced inaugurated created published ' +
    'publication incorporated introduced discovered ended ends started starts begun retired ' +
    'ano anos data periodo temporada epoca fundacao fundado fundada nascimento exercicio estabelecimento inauguracao lancamento abertura publicacao construcao inicio fim ' +
    'سنه السنه عام العام التاريخ تاريخ الموسم الفتره سنوات الاعوام تاسيس التاسيس افتتاح الافتتاح ميلاد الميلاد اصدار الاصدار انشاء'
  ).split(' '),
);

/** True for a text of four figures that can be a year. */
export function isBareYear(text: string): boolean {
  return /^[12]\d{3}$/.test(text);
}

/** True for a whole number that can be a year beside periods that are. */
export function isYearNumber(value: number | undefined): boolean {
  return value !== undefined && Number.isInteger(value) && value >= FIRST_NAMED_YEAR && value <= LAST_YEAR;
}

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
  if (
    last === 0 ||
    facts.isAmount === true ||
    facts.currency !== undefined ||
    facts.isPercentage ||
    facts.scale !== undefined
  )
    return false;
  if (isNamed) return true;
  if (facts.measureWord !== undefined || last - first > MOST_YEARS_APART) return false;
  return movesLikeYears(numbers, last <= LAST_LIKELY_YEAR);
}

/** True where a label says that years, dates or periods stand below it. */
export function hasYearWord(facts: LabelFacts): boolean {
  if (facts.folded === 'y' || facts.folded === 'x') return false;
  for (const word of facts.words) {
    if (YEAR_WORDS.has(word)) return true;
  }
  return false;
}

/** True where rows rise or fall one after another without a step back, or values come again and again as in long data. */
function movesLikeYears(numbers: Float64Array, areLikely: boolean): boolean {
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
  return (areLikely && count >= LEAST_LIKELY) || distinct.size * 2 <= count;
}
