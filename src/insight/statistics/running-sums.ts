const CLOSE = 1e-9;
/** Among more values sums are met by chance. */
const MOST = 100;
const FEWEST_SUMS = 2;

/**
 * True where the last of some values is what those before it come to, or two of them from the third on are: they are results and no
 * changes, as gross profit and net income are.
 */
export function holdsSums(values: Float64Array): boolean {
  if (values.length > MOST) return false;
  let sum = 0;
  let found = 0;
  for (const [place, value] of values.entries()) {
    const isSum = place >= 2 && value !== 0 && Math.abs(value - sum) <= CLOSE * Math.max(1, Math.abs(value));
    if (isSum && (place === values.length - 1 || ++found === FEWEST_SUMS)) return true;
    // What a result states is in the sum already.
    if (!isSum) sum += value;
  }
  return false;
}
