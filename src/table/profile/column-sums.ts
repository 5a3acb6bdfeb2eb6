/** A measure that may be a sum or a part of one, with its place in the table. */
type Measure = { readonly index: number; readonly numbers: Float64Array };

/** A measure that others of its row add up to, by their indices. */
export type ColumnSum = { readonly total: number; readonly parts: readonly number[] };

const FEWEST_PARTS = 2;
const MOST_PARTS = 8;
/** Two or three rows close by chance where numbers are small. */
const FEWEST_ROWS = 4;
const MOST_MEASURES = 16;
/** The share of a sum that rounding of its parts may lose. */
const ROUNDING = 1e-3;

/**
 * Measures that neighbouring columns add up to in every row, as games played are those won, drawn and lost, and revenue is cost and
 * profit. The first run of neighbours that closes is taken for each.
 */
export function findColumnSums(measures: readonly Measure[]): readonly ColumnSum[] {
  if (measures.length <= FEWEST_PARTS || measures.length > MOST_MEASURES) return [];
  return measures.flatMap((total, place) => {
    const parts = runsWithout(place, measures.length).find((run) => closes(total, run, measures));
    return parts === undefined ? [] : [{ total: total.index, parts: indicesOf(parts, measures) }];
  });
}

type Run = { readonly from: number; readonly length: number };

/** Runs of columns that leave one out, those beside it first. */
function runsWithout(place: number, count: number): readonly Run[] {
  const runs: Run[] = [];
  for (let from = 0; from < count; from++) {
    for (let length = FEWEST_PARTS; length <= MOST_PARTS && from + length <= count; length++) {
      if (place < from || place >= from + length) runs.push({ from, length });
    }
  }
  const isBeside = ({ from, length }: Run): boolean => from === place + 1 || from + length === place;
  return [...runs.filter(isBeside), ...runs.filter((run) => !isBeside(run))];
}

function closes({ numbers }: Measure, { from, length }: Run, measures: readonly Measure[]): boolean {
  let rows = 0;
  for (let row = 0; row < numbers.length; row++) {
    const claimed = numbers[row] ?? Number.NaN;
    let sum = 0;
    let filled = 0;
    for (let at = from; at < from + length; at++) {
      const value = measures[at]?.numbers[row] ?? Number.NaN;
      sum += value;
      if (value !== 0) filled++;
    }
    if (Number.isNaN(claimed) || Number.isNaN(sum)) continue;
    if (Math.abs(sum - claimed) > Math.max(Math.abs(claimed) * ROUNDING, 1e-9)) return false;
    if (filled >= FEWEST_PARTS) rows++;
  }
  return rows >= FEWEST_ROWS;
}

const indicesOf = ({ from, length }: Run, measures: readonly Measure[]): readonly number[] =>
  measures.slice(from, from + length).map(({ index }) => index);
