import type { ChartData } from '../src/chart/graph-config.ts';

/** A table to be timed, with the time it may take from rows to written reasons. */
export type SizedTable = { readonly name: string; readonly data: ChartData; readonly limitMs: number };

const REGIONS = ['North', 'South', 'East', 'West', 'Centre'];

/** One cell of a made-up table: dates, regions, then amounts; always the same for the same place. */
function cellOf(row: number, column: number): string | number {
  if (column === 0) return new Date(Date.UTC(2000, 0, 1 + row)).toISOString().slice(0, 10);
  if (column === 1) return REGIONS[row % REGIONS.length] ?? '';
  return Math.round(((row * 7919 + column * 104_729) % 10_007) * 1.37 * 100) / 100;
}

function tableOf(rowCount: number, columnCount: number): ChartData {
  const columns = Array.from({ length: columnCount }, (_, index) => ({
    key: `c${index}`,
    label: ['Date', 'Region'][index] ?? `Amount ${index - 1}`,
  }));
  const rows = Array.from({ length: rowCount }, (_, row) =>
    Object.fromEntries(columns.map(({ key }, column) => [key, cellOf(row, column)])),
  );
  return { columns, rows };
}

/** From a small table to a very large one. */
export const SIZED_TABLES: readonly SizedTable[] = [
  {
    name: '12 x 2',
    data: {
      columns: [
        { key: 'm', label: 'Month' },
        { key: 's', label: 'Sales' },
      ],
      rows: Array.from({ length: 12 }, (_, i) => ({
        m: `2024-${String(i + 1).padStart(2, '0')}`,
        s: 100 + ((i * 37) % 50),
      })),
    },
    limitMs: 0.1,
  },
  { name: '100 x 6', data: tableOf(100, 6), limitMs: 1 },
  { name: '10,000 x 4', data: tableOf(10_000, 4), limitMs: 10 },
  { name: '200,000 x 6', data: tableOf(200_000, 6), limitMs: 150 },
];
