/** The numbers of a column, by row, the smallest and largest or 0, and the unit of all: the last digit that tells anything. */
export type Measure = {
  readonly numbers: Float64Array;
  readonly least: number;
  readonly most: number;
  readonly unit: number;
};

/** Rows that were read and are part of no sum yet, the last on top. */
export type OpenRow = { readonly row: number; readonly isSum: boolean; readonly below: OpenRow | undefined };

/** Rows read last that add up to the next one. */
export type ClosingRun = {
  /** How many of them hold more than nothing. */
  readonly size: number;
  /** What is left below them. */
  readonly below: OpenRow | undefined;
  /** How many digits close, as a logarithm. */
  readonly digits: number;
};

/** Rows that a sum may have: fewer among numbers below zero, where nothing tells that more would be too many. */
export const LONGEST_RUN = { ofPositive: 500, ofMixed: 60 } as const;

/** A power of ten beyond which no number has digits to tell. */
const LARGEST_UNIT = 1e15;

/** The numbers of a column written with so many decimals, with their bounds and their unit. */
export function toMeasure(numbers: Float64Array, decimals: number): Measure {
  let unit = 10 ** -decimals;
  while (unit < LARGEST_UNIT && areMultiples(numbers, unit * 10)) unit *= 10;
  let [least, most] = [0, 0];
  for (const value of numbers) {
    if (value > most) most = value;
    else if (value < least) least = value;
  }
  return { numbers, least, most, unit };
}

function areMultiples(numbers: Float64Array, of: number): boolean {
  for (const value of numbers) {
    const times = Math.abs(value) / of;
    // A look that costs little; what binary fractions lose is no digit.
    if (times > 0 && Math.abs(times - Math.round(times)) > 1e-6 * Math.min(1, times)) return false;
  }
  return true;
}

/**
 * The runs of open rows, from the last on, that a row sums up, the shortest first: in one measure at least; in others it holds nothing, or
 * lies among theirs, as an average or a price does. Where nothing is below zero, `isMixed` is false and the search ends sooner.
 */
export function closingRuns(
  measures: readonly Measure[],
  row: number,
  open: OpenRow | undefined,
  isMixed: boolean,
): readonly ClosingRun[] {
  const runs: ClosingRun[] = [];
  const sums = measures.flatMap((measure) => toRunningSum(measure, row));
  if (sums.every(({ claimed }) => claimed === 0)) return runs;
  const longest = isMixed ? LONGEST_RUN.ofMixed : LONGEST_RUN.ofPositive;
  let size = 0;
  let length = 0;
  for (let item = open; item !== undefined && length < longest; item = item.below) {
    length += 1;
    let isEmpty = true;
    let isBelow = isMixed;
    let mayClose = false;
    for (const sum of sums) {
      const value = sum.numbers[item.row] || 0;
      if (value !== 0) isEmpty = false;
      sum.sum += value;
      if (value < sum.least) sum.least = value;
      if (value > sum.most) sum.most = value;
      if (sum.sum <= sum.claimed + sum.slack) isBelow = true;
      // A first look, wider than the slack of any run.
      if (Math.abs(sum.sum - sum.claimed) <= sum.slack * MOST_ROUNDED) mayClose = true;
    }
    if (isEmpty) continue;
    size += 1;
    const digits = mayClose ? digitsClosed(sums, length) : 0;
    if (digits > 0) runs.push({ size, below: item.below, digits });
    if (!isBelow) break;
  }
  return runs;
}

/** Parts of a sum whose rounding may all go one way. */
const MOST_ROUNDED = 10;

/** What rows add up to, beside what a row claims that they do, and what rounding one part may cost. */
type RunningSum = {
  readonly numbers: Float64Array;
  readonly claimed: number;
  readonly slack: number;
  readonly unit: number;
  sum: number;
  least: number;
  most: number;
};

/** Nothing where the row claims nothing. */
function toRunningSum({ numbers, unit }: Measure, row: number): readonly RunningSum[] {
  const claimed = numbers[row] ?? Number.NaN;
  if (Number.isNaN(claimed)) return [];
  // Whole numbers add up without loss; of decimals each part may have lost half a unit, of doubles all some last bits.
  const slack = Math.max(unit >= 1 ? 0.5 / MOST_ROUNDED : 0.5 * unit, Math.abs(claimed) * 1e-9);
  const [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  return [{ numbers, claimed, slack, unit, sum: 0, least, most }];
}

/** How many digits close in all; none where one measure neither closes nor lies among its parts. */
function digitsClosed(sums: readonly RunningSum[], length: number): number {
  let digits = 0;
  for (const { sum, claimed, slack, unit, least, most } of sums) {
    const allowed = slack * (unit >= 1 ? MOST_ROUNDED : Math.min(length, MOST_ROUNDED));
    if (Math.abs(sum - claimed) <= allowed) digits += Math.max(0, Math.log10(Math.abs(claimed) / unit));
    else if (claimed < least || claimed > most) return 0;
  }
  return digits;
}
