import type { ExtractedColumn } from './type-table.ts';

/** How far shares that are rounded to two decimals may be off. */
const ROUNDED = 0.006;
const SUM_WITHIN = 0.02;
/** Columns and rows that are tried for what the shares are of. */
const [MOST_TRIED, ROWS_TRIED] = [8, 200];

/**
 * True for numbers under a label of per cent that were taken for shares of one, since none is above 1, where nothing else proves it: "0.3"
 * may be 30% or 0.3%. Numbers that add up to 1 prove it, a total of 1 below them too, and columns that they are a share, a ratio or the
 * growth of.
 */
export function areOpenShares(columns: readonly ExtractedColumn[], index: number): boolean {
  const shares = numbersOf(columns[index]);
  if (columns[index]?.typed.isFraction !== true || shares.length === 0) return false;
  const sum = sumOf(shares);
  const isWhole = Math.abs(sum - 1) < SUM_WITHIN;
  const hasTotal = Math.abs((shares.at(-1) ?? 0) - 1) < SUM_WITHIN && Math.abs(sum - 2) < SUM_WITHIN;
  return !isWhole && !hasTotal && !areComputed(columns, index);
}

function numbersOf(column: ExtractedColumn | undefined): readonly number[] {
  return (column?.values ?? []).filter((value) => typeof value === 'number');
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** True where each share is that of a column in its sum, or the ratio or the growth between two. */
function areComputed(columns: readonly ExtractedColumn[], index: number): boolean {
  const others: ExtractedColumn[] = [];
  for (const [i, column] of columns.entries()) {
    if (others.length === MOST_TRIED) break;
    if (column.isNumeric && i !== index) others.push(column);
  }
  const shares = (columns[index]?.values ?? []).slice(0, ROWS_TRIED);
  const isAll = (shareAt: (row: number) => number): boolean =>
    shares.every((share, row) => typeof share !== 'number' || Math.abs(share - shareAt(row)) < ROUNDED);
  const at = ({ values }: ExtractedColumn, row: number): number => Number(values[row] ?? Number.NaN);
  return others.some((part) => {
    const sum = sumOf(numbersOf(part));
    if (isAll((row) => at(part, row) / sum)) return true;
    return others.some((whole) => {
      if (whole === part) return false;
      return isAll((row) => at(part, row) / at(whole, row)) || isAll((row) => at(part, row) / at(whole, row) - 1);
    });
  });
}
