/** A measure that may be one part of a whole, with its place in the table. */
type Part = { readonly index: number; readonly numbers: Float64Array };

/** How far from 100 the parts of a row may add up, for rounding. */
const ROUNDING = 0.015;
const LEAST_ROWS = 2;

/** Indices of the measures that add up, in every row, to 1 or in every row to 100; none where they do not, or hold negatives. */
export function findRowShares(parts: readonly Part[]): readonly number[] {
  const [first] = parts;
  if (first === undefined || parts.length < 2) return [];
  let whole = 0;
  let rows = 0;
  for (let row = 0; row < first.numbers.length; row++) {
    const sum = rowSum(parts, row);
    if (sum === undefined) continue;
    if (Number.isNaN(sum)) return [];
    if (whole === 0) whole = Math.abs(sum - 1) <= ROUNDING ? 1 : 100;
    if (Math.abs(sum - whole) > whole * ROUNDING) return [];
    rows++;
  }
  return rows >= LEAST_ROWS ? parts.map(({ index }) => index) : [];
}

/** The sum of a row; undefined where it is empty, NaN where a part is negative. */
function rowSum(parts: readonly Part[], row: number): number | undefined {
  let sum: number | undefined;
  for (const { numbers } of parts) {
    const value = numbers[row] ?? Number.NaN;
    if (value < 0) return Number.NaN;
    if (!Number.isNaN(value)) sum = (sum ?? 0) + value;
  }
  return sum;
}
