import type { TypedColumn } from '../column.ts';

/** Rows beyond which nobody writes subtotals by hand, and no machine without a word for them. */
const MOST_ROWS = 5000;
/** Groups with two rows or more, of which the sum is no mere copy. */
const LEAST_SUMMED_GROUPS = 2;
/** What sums that close must tell in all, in decimal digits: a table of chance does so once in ten thousand. */
const LEAST_DIGITS = 4;

/** A measure without negative numbers: among others, sums close by chance or by balance. */
type Measure = { readonly numbers: Float64Array; readonly unit: number };

/**
 * Positions of the rows that sum up the rows below them until the next such row, where the whole table is made of such groups, in
 * every measure: "Housing, Rent, Power, Transport, Fuel, Bus", as budgets and pivot tables tell by indentation alone. A last row that
 * sums up those sums belongs to them. None where a single row does not fit.
 */
export function findNestedTotals(columns: readonly TypedColumn[], rowCount: number): readonly number[] {
  if (rowCount < 2 * (LEAST_SUMMED_GROUPS + 1) || rowCount > MOST_ROWS) return [];
  const measures = columns.flatMap(toMeasure);
  if (measures.length === 0 || measures.length < columns.filter(({ numbers }) => numbers !== undefined).length)
    return [];
  const heads: number[] = [];
  const digits: number[] = [];
  const isTold = (): boolean =>
    digits.length >= LEAST_SUMMED_GROUPS * measures.length &&
    digits.reduce((all, some) => all + some, 0) >= LEAST_DIGITS;
  for (let row = 0; row < rowCount; ) {
    const parts = countParts(measures, row, rowCount);
    if (parts === 0) {
      return row === rowCount - 1 && isTold() && addUp(measures, heads, row) ? [...heads, row] : [];
    }
    heads.push(row);
    if (parts > 1) digits.push(...measures.map((measure) => digitsOf(measure, row)));
    row += parts + 1;
  }
  return isTold() ? heads : [];
}

function toMeasure({ numbers, decimals = 0, format }: TypedColumn): readonly Measure[] {
  if (numbers === undefined || format === 'year' || numbers.some((value) => value < 0)) return [];
  return [{ numbers, unit: 10 ** -decimals }];
}

/** How many digits of a sum close, as a logarithm. */
function digitsOf({ numbers, unit }: Measure, row: number): number {
  return Math.max(0, Math.log10((numbers[row] || 0) / unit));
}

/** How many rows below a row it sums up in every measure; 0 where none do. */
function countParts(measures: readonly Measure[], head: number, rowCount: number): number {
  const sums = measures.map(() => 0);
  for (let row = head + 1; row < rowCount; row++) {
    let isClosed = true;
    for (const [i, { numbers, unit }] of measures.entries()) {
      const sum = (sums[i] ?? 0) + (numbers[row] || 0);
      sums[i] = sum;
      const claimed = numbers[head] ?? Number.NaN;
      const slack = roundingOf(unit, row - head, claimed);
      if (Number.isNaN(claimed) || sum > claimed + slack) return 0;
      if (sum < claimed - slack) isClosed = false;
    }
    if (isClosed) return row - head + countZeros(measures, row + 1, rowCount);
  }
  return 0;
}

function addUp(measures: readonly Measure[], rows: readonly number[], total: number): boolean {
  return measures.every(({ numbers, unit }) => {
    const claimed = numbers[total] ?? Number.NaN;
    const sum = rows.reduce((all, row) => all + (numbers[row] || 0), 0);
    return Math.abs(sum - claimed) <= roundingOf(unit, rows.length, claimed);
  });
}

/** Rows from one on in which nothing was measured: they belong to the group before. */
function countZeros(measures: readonly Measure[], from: number, rowCount: number): number {
  let row = from;
  while (row < rowCount && measures.every(({ numbers }) => (numbers[row] || 0) === 0)) row++;
  return row - from;
}

/** What rounding its parts may cost a sum: half a unit of the last digit for each decimal part, or what binary fractions lose. */
function roundingOf(unit: number, parts: number, claimed: number): number {
  const rounding = unit >= 1 ? 0.5 : 0.5 * unit * Math.min(parts, 10);
  return Math.max(rounding, Math.abs(claimed) * 1e-9);
}
