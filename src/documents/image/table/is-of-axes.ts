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

/** True where rows are only what stands along the axes of a chart: one row of numbers in even steps, or a few without any word. */
export function isOfAxes(rows: readonly (readonly string[])[]): boolean {
  const withNumbers = rows.map(numbersIn).filter((numbers) => numbers.length > 0);
  const [only, ...others] = withNumbers;
  if (only === undefined) return false;
  if (others.length === 0 && only.length >= LEAST_STEPS && areEven(only)) return true;
  return rows.length <= FEW_ROWS && !rows.flat().some((text) => /\p{L}/u.test(text));
}

/** From this share on cells hold several numbers each, which belong apart. */
const MOSTLY = 0.25;

/** True where many cells hold several numbers that have a decimal mark each: columns were not told apart. */
export function areRunTogether(rows: readonly (readonly string[])[]): boolean {
  const filled = rows.flat().filter((text) => text !== '');
  const joined = filled.filter((text) => /\d[.,]\d+\s+\d+[.,]\d/u.test(text));
  return joined.length > MOSTLY * filled.length;
}
