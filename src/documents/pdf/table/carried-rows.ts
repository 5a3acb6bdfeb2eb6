import { parseNumber } from '../../../table/notation/number-notation.ts';
import { countFilled } from '../../grid/raw-grid.ts';
import type { SourceCell } from '../../source-table.ts';
import { isNumber } from './page-grid.ts';

type Row = readonly SourceCell[];

/** The rows of a table on each of its pages, and how many were left out that only carry sums from one page to the next. */
export type WithoutCarried = { readonly parts: readonly (readonly Row[])[]; readonly count: number };

/** In shares of the figure: sums of rounded figures may differ by that. */
const ROUNDED = 0.000_001;

/**
 * Leaves out the last row of a page and the first one of the next where both hold the same figures beside one name: a sum that is
 * carried over. They fill fewer cells than other rows do, or sum the rows above them. `heads` are the rows of each part that stand on
 * top of its data.
 */
export function withoutCarried(parts: readonly (readonly Row[])[], heads: readonly number[]): WithoutCarried {
  const usual = usualCells(parts.flatMap((rows, i) => rows.slice(heads[i] ?? 0)));
  const kept = parts.map((rows) => [...rows]);
  let count = 0;
  for (const [i, rows] of parts.entries()) {
    const at = heads[i + 1] ?? 0;
    const [last, next] = [rows.at(-1), parts[i + 1]?.[at]];
    if (last === undefined || next === undefined || !holdSameSums(last, next)) continue;
    const isSum = doesSum(rows.slice(heads[i] ?? 0, -1), last);
    if (!isSum && Math.max(countFilled(last), countFilled(next)) >= usual) continue;
    kept[i]?.pop();
    kept[i + 1]?.splice(at, 1);
    count += 2;
  }
  return { parts: kept, count };
}

/** How many cells most rows fill. */
function usualCells(rows: readonly Row[]): number {
  const filled = rows.map(countFilled).sort((a, b) => a - b);
  return filled[Math.floor(filled.length / 2)] ?? 0;
}

const figuresOf = (row: Row): readonly string[] => row.map(({ text }) => (isNumber(text) ? text : ''));

/** True for two rows with the same figures in the same columns, and one other text in each at most. */
function holdSameSums(one: Row, other: Row): boolean {
  const figures = figuresOf(one);
  const count = figures.filter((text) => text !== '').length;
  const areSame = figuresOf(other).every((text, i) => text === figures[i]);
  return count > 0 && areSame && [one, other].every((row) => countFilled(row) <= count + 1);
}

/** True where a figure of a row is what those above it in its column sum up to. */
function doesSum(above: readonly Row[], row: Row): boolean {
  return row.some(({ text }, column) => {
    const sum = isNumber(text) ? parseNumber(text)?.value : undefined;
    if (sum === undefined) return false;
    const values = above.map((other) => parseNumber(other[column]?.text ?? '')?.value ?? 0);
    const total = values.reduce((all, value) => all + value, 0);
    return values.length > 1 && Math.abs(total - sum) <= Math.max(1, Math.abs(sum)) * ROUNDED;
  });
}
