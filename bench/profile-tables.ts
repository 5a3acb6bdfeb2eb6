import type { ChartData } from '../src/chart/graph-config.ts';

type Maker = (row: number) => unknown;

/** Columns in the mix that people send: words, dates, numbers as text, numbers, shares, names. */
const MAKERS: readonly (readonly [label: string, make: Maker])[] = [
  ['Date', (row) => new Date(Date.UTC(2000, 0, 1 + (row % 9000))).toISOString().slice(0, 10)],
  ['Region', (row) => ['North', 'South', 'East', 'West', 'Centre'][row % 5]],
  ['Revenue', (row) => `$${(((row * 7919) % 100_003) + 1000).toLocaleString('en-US')}.50`],
  ['Units', (row) => (row * 104_729) % 10_007],
  ['Share', (row) => `${((row * 31) % 1000) / 10}%`],
  ['Customer', (row) => `Customer ${((row * 48_271) % 2_147_483_647).toString(36)}`],
];

/** A table of `rowCount` rows and the first `columnCount` columns of the mix, as it comes from a request body. */
export function makeTable(rowCount: number, columnCount: number): ChartData {
  const makers = MAKERS.slice(0, columnCount);
  const columns = makers.map(([label], index) => ({ key: `c${index}`, label }));
  const rows = Array.from({ length: rowCount }, (_, row) =>
    Object.fromEntries(makers.map(([, make], index) => [`c${index}`, make(row)])),
  );
  return JSON.parse(JSON.stringify({ columns, rows }));
}

/** The sizes of the project's speed goal, with the goal in milliseconds for profile and ranking together. */
export const SIZES: readonly { readonly rows: number; readonly columns: number; readonly goalMs: number }[] = [
  { rows: 12, columns: 3, goalMs: 0.1 },
  { rows: 100, columns: 6, goalMs: 1 },
  { rows: 10_000, columns: 4, goalMs: 10 },
  { rows: 200_000, columns: 6, goalMs: 150 },
];
