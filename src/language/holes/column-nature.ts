import type { ColumnProfile, TableProfile } from '../../table/profile.ts';
import { readLabel } from '../../table/reading/column-label.ts';
import { isIdentifying, toCanonical } from '../links/table-index.ts';
import { isPlural } from '../text/stem.ts';
import { tokenize } from '../text/tokens.ts';
import { defaultOperation } from './default-operation.ts';

/** From so many distinct numbers on, a column of numbers is a scale and no set of groups. */
const SCALE_FROM = 21;
const HALF = 0.5;
/** Whole numbers from here on may be years. */
const FIRST_YEAR = 1700;
/** Years in the plural are spans of time: "Years of experience". */
const SPANS: ReadonlySet<string> = new Set('years anos سنوات اعوام سنين'.split(' '));
const TIME_WORDS: ReadonlySet<string> = new Set('year ano سنه عام'.split(' '));

/** True for columns of numbers, whatever they stand for. */
export function isNumeric({ kind, number }: ColumnProfile): boolean {
  return number !== undefined && kind !== 'text';
}

/** What is known of each column, since rules ask again and again. */
const TIMELIKE = new WeakMap<ColumnProfile, boolean>();

/** True for columns of dates and periods, and of whole numbers that are years by their size or by their label. */
export function isTimelike(profile: ColumnProfile): boolean {
  const known = TIMELIKE.get(profile);
  if (known !== undefined) return known;
  const found = findTimelike(profile);
  TIMELIKE.set(profile, found);
  return found;
}

function findTimelike({ role, kind, number, label, currency }: ColumnProfile): boolean {
  if (role === 'time' || kind === 'date' || kind === 'weeklyRange') return true;
  // Salaries of 1,900 and rents of 2,100 are no years.
  if (number?.isInteger !== true || currency !== undefined || readLabel(label).measureWord !== undefined) return false;
  if (number.min >= FIRST_YEAR && number.max <= 2199) return true;
  if (tokenize(label).some(({ folded }) => SPANS.has(folded))) return false;
  return number.min >= 0 && number.max <= 2199 && toCanonical(label).some((word) => TIME_WORDS.has(word));
}

/** A column of numbers too many to name groups by: each thing has its own, or nearly. */
export function isScale(column: ColumnProfile, { rowCount }: Pick<TableProfile, 'rowCount'>): boolean {
  if (!isNumeric(column) || isTimelike(column)) return false;
  return column.distinct >= SCALE_FROM || column.distinct >= rowCount * HALF;
}

/** From this share of the rows on, values are as good as unique: gathering by them brings nothing together. */
const NEARLY_UNIQUE = 0.9;

/** True for a column whose values come again, so that rows can be gathered by it. */
export function comesAgain({ distinct }: ColumnProfile, { rowCount }: Pick<TableProfile, 'rowCount'>): boolean {
  return distinct < rowCount * NEARLY_UNIQUE;
}

/** A column of measured numbers that add up. */
export function isAmount(column: ColumnProfile): boolean {
  return column.role === 'measure' && column.number?.isAdditive === true && !numbersThings(column);
}

/** Numbers that are given out have three figures or more, and none is small beside the others. */
const LEAST_GIVEN = 100;
const WIDEST_GIVEN = 99;

/** True for a column of ids, and for numbers as invoices, flights and accounts have them: each may stand in several rows. */
export function numbersThings({ role, label, number }: ColumnProfile): boolean {
  if (role !== 'measure' || number === undefined) return role === 'identifier';
  const words = toCanonical(label);
  const areGivenOut = number.isInteger && number.min >= LEAST_GIVEN && number.max < number.min * WIDEST_GIVEN;
  return areGivenOut && words.length > 1 && isIdentifying(words.at(-1) ?? '');
}

/** A column of texts that names the rows rather than groups them: most rows have their own. */
export function isNaming(column: ColumnProfile, { rowCount }: Pick<TableProfile, 'rowCount'>): boolean {
  return column.kind === 'text' && (column.isUnique || (rowCount > 20 && column.distinct >= rowCount * HALF));
}

/** Fewer rows have numbers in a row by chance. */
const LEAST_NUMBERED = 8;

/** True for a column that numbers the rows: they are counted, and their numbers never added up. One number after another is no figure, whatever the label says. */
export function numbersRows(column: ColumnProfile): boolean {
  const { role, isUnique, number, count, index } = column;
  if (!isUnique) return false;
  if (role === 'identifier') return true;
  // Tickets may be numbered from 5000 on, in the column that stands first; ages and temperatures run on from anywhere.
  const isFirst = index === 0 && defaultOperation(column) === 'sum';
  const isStart = number !== undefined && number.min >= 0 && (number.min <= 1 || isFirst);
  const isInRow = isStart && number.isInteger && count >= LEAST_NUMBERED;
  return isInRow && role === 'measure' && number.max - number.min === count - 1 && !isTimelike(column);
}

/** What the rows of one thing are numbered by, each from one on. */
const PARTS: ReadonlySet<string> = new Set(
  toCanonical(
    'set round lap attempt trial heat leg stage episode session inning serie ronda volta tentativa etapa episodio sessao جوله لفه محاوله مرحله حلقه جلسه',
  ),
);

/**
 * True for a column that numbers the parts that the rows are: the sets of an exercise, the laps of a race. "Sets" in the plural are how
 * many there were.
 */
export function numbersParts({ role, label, number, distinct, count }: ColumnProfile): boolean {
  if (role === 'time' || number === undefined || !number.isInteger || number.min < 0 || number.min > 1) return false;
  const [word, ...others] = tokenize(label);
  if (word === undefined || others.length > 0 || isPlural(word.folded) || !PARTS.has(toCanonical(label)[0] ?? ''))
    return false;
  return distinct < count && number.max - number.min === distinct - 1;
}
