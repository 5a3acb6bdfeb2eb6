import type { ChartData } from '../src/chart/graph-config.ts';

/** A table to be timed, with the time that `evaluate` may take for it, from rows to written reasons. */
export type SizedTable = {
  readonly name: string;
  readonly data: ChartData;
  readonly limitMs: number;
  /** How the amounts are written: "$1,200.50" or 1200.5. */
  readonly amounts: 'text' | 'numbers';
};

type Maker = (row: number) => unknown;
type Column = readonly [label: string, make: Maker];

const REGIONS = ['North', 'South', 'East', 'West', 'Centre'];

const dayOf = (row: number): string => new Date(Date.UTC(2000, 0, 1 + row)).toISOString().slice(0, 10);

const amountOf =
  (seed: number): Maker =>
  (row) =>
    Math.round(((row * 7919 + seed * 104_729) % 10_007) * 137) / 100;

const MONTH: Column = ['Month', (row) => `2024-${String((row % 12) + 1).padStart(2, '0')}`];
const SALES: Column = ['Sales', (row) => 100 + ((row * 37) % 50)];
const DATE: Column = ['Date', (row) => dayOf(row % 9000)];
const REGION: Column = ['Region', (row) => REGIONS[row % REGIONS.length]];

/** Columns as people send them: dates, words, amounts as text, numbers, shares as text, names that nearly all differ. */
const MIXED: readonly Column[] = [
  DATE,
  REGION,
  ['Revenue', (row) => `$${(((row * 7919) % 100_003) + 1000).toLocaleString('en-US')}.50`],
  ['Units', (row) => (row * 104_729) % 10_007],
  ['Share', (row) => `${((row * 31) % 1000) / 10}%`],
  ['Customer', (row) => `Customer ${((row * 48_271) % 2_147_483_647).toString(36)}`],
];

/** Columns as programs send them: every amount a JSON number. */
const PLAIN: readonly Column[] = [
  DATE,
  REGION,
  ...[1, 2, 3, 4].map((seed): Column => [`Amount ${seed}`, amountOf(seed)]),
];

/** A table of the first columns of a mix, as it comes from a request body. */
function tableOf(rowCount: number, makers: readonly Column[]): ChartData {
  const columns = makers.map(([label], index) => ({ key: `c${index}`, label }));
  const rows = Array.from({ length: rowCount }, (_, row) =>
    Object.fromEntries(makers.map(([, make], index) => [`c${index}`, make(row)])),
  );
  return JSON.parse(JSON.stringify({ columns, rows }));
}

/** A table as people send it: dates, words, amounts and shares as text, names that nearly all differ. */
export const mixedTable = (rowCount: number): ChartData => tableOf(rowCount, MIXED);

/** A table as programs send it: a date, a word, and amounts as JSON numbers. */
export const plainTable = (rowCount: number): ChartData => tableOf(rowCount, PLAIN);

type Size = { readonly rows: number; readonly columns: number; readonly limitMs: number };

const LIMITS: readonly Size[] = [
  { rows: 100, columns: 6, limitMs: 1 },
  { rows: 10_000, columns: 4, limitMs: 10 },
  { rows: 200_000, columns: 6, limitMs: 150 },
];

const nameOf = ({ rows, columns }: Omit<Size, 'limitMs'>): string => `${rows.toLocaleString('en-US')} x ${columns}`;

/** The tables of the project's speed limits, from a small one to a very large one, made one at a time. */
export function* sizedTables(): Generator<SizedTable> {
  yield { name: '12 x 2', data: tableOf(12, [MONTH, SALES]), limitMs: 0.1, amounts: 'numbers' };
  for (const size of LIMITS) {
    const { rows, columns, limitMs } = size;
    for (const [amounts, makers] of [
      ['text', MIXED],
      ['numbers', PLAIN],
    ] as const) {
      const name = `${nameOf(size)} as ${amounts}`;
      yield { name, data: tableOf(rows, makers.slice(0, columns)), limitMs, amounts };
    }
  }
}
