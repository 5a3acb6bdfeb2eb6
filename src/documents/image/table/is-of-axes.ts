import { isPeriodLabel } from '../../grid/cell-shape.ts';

/** So many numbers in even steps are those of an axis, where no other row has any. */
const LEAST_STEPS = 4;
/** Rows of nothing but numbers are those of a table where there are more of them. */
const FEW_ROWS = 2;
/** How far steps may differ, as a share of one. */
const EVEN = 0.02;

const numberIn = (text: string): number | undefined =>
  /^[-−]?\d+(?:[.,]\d+)?$/u.test(text) ? Number(text.replace('−', '-').replace(',', '.')) : undefined;

const numbersIn = (row: readonly string[]): readonly number[] => row.flatMap((text) => numberIn(text.trim()) ?? []);

function areEven(numbers: readonly number[]): boolean {
  const steps = numbers.slice(1).map((number, index) => number - (numbers[index] ?? 0));
  const [first = 0] = steps;
  return first !== 0 && steps.every((step) => Math.abs(step - first) <= EVEN * Math.abs(first));
}

const isText = (text: string): boolean => text !== '' && numberIn(text.trim()) === undefined;

/** True where another row has a word above or below every number of a row: they are values under names, or years over words. */
function areNamed(row: readonly string[], rows: readonly (readonly string[])[]): boolean {
  const columns = row.flatMap((text, column) => (numberIn(text.trim()) === undefined ? [] : [column]));
  return rows.some((other) => other !== row && columns.every((column) => isText(other[column] ?? '')));
}

/** Columns of two axes beside each other are no more than that. */
const AXES = 2;

const areYearsOverAll = ([years = [], ...rows]: readonly (readonly string[])[]): boolean =>
  years.length > AXES && rows.length > 0 && years.every(isPeriodLabel) && rows.flat().every((text) => text !== '');

/** True where rows are only what stands along the axes of a chart: one row of numbers in even steps, or a few without any word. */
export function isOfAxes(rows: readonly (readonly string[])[]): boolean {
  const [only, ...others] = rows.filter((row) => numbersIn(row).length > 0);
  if (only === undefined) return false;
  const numbers = numbersIn(only);
  if (others.length === 0 && numbers.length >= LEAST_STEPS && areEven(numbers)) return !areNamed(only, rows);
  return rows.length <= FEW_ROWS && !rows.flat().some((text) => /\p{L}/u.test(text)) && !areYearsOverAll(rows);
}

/** From this share on cells hold several numbers each, which belong apart. */
const MOSTLY = 0.25;

/** True where many cells hold several numbers that have a decimal mark each: columns were not told apart. */
export function areRunTogether(rows: readonly (readonly string[])[]): boolean {
  const filled = rows.flat().filter((text) => text !== '');
  const joined = filled.filter((text) => /\d[.,]\d+\s+\d+[.,]\d/u.test(text));
  return joined.length > MOSTLY * filled.length;
}
