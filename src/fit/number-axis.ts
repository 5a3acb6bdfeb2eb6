import type { ColumnProfile, TableProfile } from '../table/profile.ts';
import { type Axis, NAMING_ROLES } from './axis.ts';
import { findSeries } from './crossing.ts';

const COUNT_WORDS = /\b(?:count|counts|frequency|freq|contagem|frequência)\b|تكرار|عدد/iu;
const FEWEST_STEPS = 5;
const FEWEST_CROSSED_STEPS = 3;
const MOST_NUMBERED = 7;
const FEWEST_NUMBERED = 3;
const MOST_BINS = 20;
/** Unevenly spaced whole numbers with a count are values and how often they occur, while they are few. */
const MOST_COUNTED = 24;

const isEven = ({ number }: ColumnProfile): boolean => number?.isEvenlySpaced === true;

const isCount = ({ label, number }: ColumnProfile): boolean =>
  COUNT_WORDS.test(label) && number?.isInteger === true && number.negatives === 0;

/** A few rows numbered from 0 or 1: the numbers are names. */
function isNumbering({ number, distinct }: ColumnProfile): boolean {
  if (number === undefined || distinct < FEWEST_NUMBERED || distinct > MOST_NUMBERED || !number.isInteger) return false;
  return (number.min === 0 || number.min === 1) && number.max - number.min === distinct - 1;
}

/** Values with their counts, the ends of bins among them: a frequency table. */
function frequencyAxis(x: ColumnProfile, others: readonly ColumnProfile[]): Axis | undefined {
  const count = others.find(isCount);
  const isListed = isEven(x) || (x.number?.isInteger === true && x.distinct <= MOST_COUNTED);
  if (count === undefined || !x.isUnique || !isListed) return undefined;
  const ends = others.filter((column) => column !== count && isEven(column) && column.distinct === x.distinct);
  if (ends.length + 1 !== others.length) return undefined;
  return { kind: 'bins', column: x, points: x.distinct, preparation: 'none', spent: [x, ...ends] };
}

/**
 * A first measure is an axis where its values lie evenly apart, as in the table of a function, where another measure
 * counts them, as in a histogram, or where it only numbers the rows. With a column that names the series, rows are long.
 */
export function numberAxis(profile: TableProfile, measures: readonly ColumnProfile[]): Axis | undefined {
  const [x, ...others] = measures;
  if (profile.columns.some(({ role, isUnique }) => isUnique && NAMING_ROLES.has(role))) return undefined;
  if (x === undefined || others.length === 0) return undefined;
  const frequencies = frequencyAxis(x, others);
  if (frequencies !== undefined) return frequencies;
  const base = { column: x, points: x.distinct } as const;
  if (x.isUnique && isNumbering(x)) return { ...base, kind: 'ordered', preparation: 'none', spent: [x] };
  if (!isEven(x)) return undefined;
  if (x.isUnique && x.distinct >= FEWEST_STEPS) return { ...base, kind: 'number', preparation: 'none', spent: [x] };
  const series = x.distinct < FEWEST_CROSSED_STEPS ? undefined : findSeries(x, profile);
  return series && { ...base, kind: 'number', series, preparation: 'widen', spent: [x, series] };
}

/** The bins of one lone measure, as a histogram has them. */
export function binAxis(profile: TableProfile, measures: readonly ColumnProfile[]): Axis | undefined {
  const [column, ...others] = measures;
  const hasNames = profile.columns.some(({ role }) => NAMING_ROLES.has(role));
  if (column === undefined || others.length > 0 || hasNames || column.distinct < 2) return undefined;
  return { kind: 'bins', column, points: Math.min(column.distinct, MOST_BINS), preparation: 'bin' };
}
