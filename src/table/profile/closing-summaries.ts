import type { TypedColumn } from '../column.ts';
import { opensWithSummary } from '../notation/totals-words.ts';
import { decimalsOf } from '../reading/number-values.ts';

/** Rows that may close a table with averages, extremes and the like. */
const MOST_CLOSING = 6;
const LEAST_ROWS = 3;
/** Beyond that, nobody looks for the averages at the end of a table. */
const MOST_ROWS = 5000;
/** Digits of the averages that must agree in all: fewer beside a word for them. */
const LEAST_DIGITS = { withoutWord: 4, withWord: 1 } as const;

/** What a row may say of all rows above it, by their numbers in order. */
const STATISTICS = {
  mean: (sorted) => sum(sorted) / sorted.length,
  median: (sorted) => ((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2,
  least: (sorted) => sorted[0] ?? Number.NaN,
  most: (sorted) => sorted.at(-1) ?? Number.NaN,
  total: sum,
  range: (sorted) => (sorted.at(-1) ?? Number.NaN) - (sorted[0] ?? Number.NaN),
  count: (sorted) => sorted.length,
  deviation: (sorted) => Math.sqrt(squares(sorted) / (sorted.length - 1)),
  deviationOfAll: (sorted) => Math.sqrt(squares(sorted) / sorted.length),
} as const satisfies Readonly<Record<string, (sorted: Float64Array) => number>>;
type Statistic = keyof typeof STATISTICS;
const ALL_STATISTICS = Object.keys(STATISTICS) as readonly Statistic[];

function sum(values: Float64Array): number {
  return values.reduce((all, value) => all + value, 0);
}

function squares(values: Float64Array): number {
  const mean = sum(values) / values.length;
  return values.reduce((all, value) => all + (value - mean) ** 2, 0);
}

/**
 * Positions of the rows that close a table with the averages of its columns, and with what stands beside those: extremes, medians,
 * deviations ("Average, Highest, Lowest"; "Média da turma"). The arithmetic tells them, in every measure. None without an average.
 */
export function findClosingSummaries(columns: readonly TypedColumn[], rowCount: number): readonly number[] {
  const measures = columns.flatMap(({ numbers, format }) =>
    numbers === undefined || format === 'year' ? [] : [numbers],
  );
  if (measures.length === 0 || rowCount > MOST_ROWS) return [];
  const longest = Math.min(MOST_CLOSING, rowCount - LEAST_ROWS);
  const means = measures.map((numbers) => meansUpTo(numbers, rowCount - longest, rowCount));
  for (let size = longest; size > 0; size--) {
    const first = rowCount - size;
    const mayBeAverage = (row: number): boolean =>
      measures.some((numbers, i) => isClose(numbers[row] ?? Number.NaN, means[i]?.[longest - size] ?? Number.NaN));
    const rows = Array.from({ length: size }, (_, i) => first + i);
    if (!rows.some(mayBeAverage)) continue;
    const above = measures.map((numbers) =>
      numbers
        .slice(0, first)
        .filter((value) => !Number.isNaN(value))
        .sort(),
    );
    const found = rows.map((row) => statisticOf(measures, above, row));
    const isAverage = rows.some((row, i) => found[i] === 'mean' && isTold(columns, { measures, above }, row));
    if (isAverage && found.every((statistic) => statistic !== undefined)) return rows;
  }
  return [];
}

/** The mean of the numbers before each row from one on. */
function meansUpTo(numbers: Float64Array, from: number, to: number): readonly number[] {
  const means: number[] = [];
  let total = 0;
  let count = 0;
  for (let row = 0; row < to; row++) {
    if (row >= from) means.push(total / count);
    const value = numbers[row] ?? Number.NaN;
    if (Number.isNaN(value)) continue;
    total += value;
    count++;
  }
  return means;
}

/** What a row is of those above, the same in all measures that it has, or means and totals; undefined where it is nothing of them. */
function statisticOf(
  measures: readonly Float64Array[],
  above: readonly Float64Array[],
  row: number,
): Statistic | undefined {
  const filled = measures.flatMap((numbers, i) => (Number.isNaN(numbers[row]) ? [] : [i]));
  if (filled.length === 0) return undefined;
  const is = (statistic: Statistic, i: number): boolean => {
    const sorted = above[i] ?? new Float64Array(0);
    return sorted.length >= LEAST_ROWS && isClose(measures[i]?.[row] ?? Number.NaN, STATISTICS[statistic](sorted));
  };
  const found = ALL_STATISTICS.find((statistic) => filled.every((i) => is(statistic, i)));
  // A year is the mean of its temperatures and the sum of its rain.
  return found ?? (filled.every((i) => is('mean', i) || is('total', i)) ? 'mean' : undefined);
}

/** True where a stated figure is a computed one, as far as it is written out. */
function isClose(stated: number, computed: number): boolean {
  // A look that costs little before the one that writes the number out.
  if (!(Math.abs(stated - computed) <= 0.5 + Math.abs(computed) * 1e-9)) return false;
  const unit = 10 ** -decimalsOf(Float64Array.of(stated));
  return Math.abs(stated - computed) <= Math.max(unit / 2, Math.abs(computed) * 1e-9) * (1 + 1e-9);
}

type Compared = { readonly measures: readonly Float64Array[]; readonly above: readonly Float64Array[] };

/** Whether enough digits of a row agree to be no chance. No row of a moment of its own is told by arithmetic alone. */
function isTold(columns: readonly TypedColumn[], { measures, above }: Compared, row: number): boolean {
  const hasWord = columns.some(({ values, numbers, misfits }) => {
    const label = numbers === undefined ? values[row] : misfits.find((misfit) => misfit.row === row)?.text;
    return typeof label === 'string' && opensWithSummary(label);
  });
  if (!hasWord && columns.some(({ times }) => times !== undefined && !Number.isNaN(times[row]))) return false;
  const digits = measures.reduce((all, numbers, i) => {
    const isSteady = above[i]?.[0] === above[i]?.at(-1);
    return isSteady ? all : all + digitsOf(numbers[row] ?? Number.NaN);
  }, 0);
  return digits >= (hasWord ? LEAST_DIGITS.withWord : LEAST_DIGITS.withoutWord);
}

/** How many digits a figure is written with, without zeros before and behind. */
function digitsOf(stated: number): number {
  if (Number.isNaN(stated)) return 0;
  return String(Math.abs(stated))
    .replace(/e.*$/, '')
    .replace('.', '')
    .replace(/^0+|0+$/g, '').length;
}
