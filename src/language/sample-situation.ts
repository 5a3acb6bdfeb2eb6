import type { GraphConfig } from '../chart/graph-config.ts';
import { parseTable } from '../table/parse-table.ts';
import { profileTyped } from '../table/profile-table.ts';
import type { Situation } from './understanding.ts';

/** The situation of a chart: its table typed and profiled, English, for data, in the year 2026 unless told otherwise. */
export function createSituation(config: GraphConfig, own: Partial<Situation> = {}): Situation {
  const table = parseTable(config.data);
  return {
    config,
    table,
    profile: profileTyped(table),
    locale: 'EN_US',
    purpose: 'data',
    now: Date.UTC(2026, 0, 15),
    ...own,
  };
}

/** A chart of the type `table` from labels and lines of cells; keys are the labels in snake case. */
export function tableConfig(
  labels: readonly string[],
  lines: readonly (readonly (string | number | null)[])[],
): GraphConfig {
  const columns = labels.map((label) => ({ key: label.toLowerCase().replace(/\W+/g, '_'), label }));
  const rows = lines.map((line) => Object.fromEntries(columns.map(({ key }, at) => [key, line[at] ?? null])));
  return { type: 'table', data: { columns, rows } };
}

/** Seven films: a small table with a category, a date, a level and an amount. */
export function moviesSituation(own: Partial<Situation> = {}): Situation {
  const labels = ['Title', 'Genre', 'Release Date', 'Rating', 'Sales', 'Country'];
  const lines = [
    ['Alpha', 'Drama', '2023-01-15', 7.1, 1200, 'Spain'],
    ['Beta', 'Comedy', '2023-03-02', 6.4, 800, 'France'],
    ['Gamma', 'Drama', '2024-02-11', 8, 1500, 'Spain'],
    ['Delta', 'Action', '2024-05-20', 5.9, 2500, 'USA'],
    ['Epsilon', 'Comedy', '2024-07-01', 7.7, 640, 'USA'],
    ['Zeta', 'Action', '2022-09-09', 6.6, 3100, 'France'],
    ['Eta', 'Drama', '2024-10-10', 9.1, 450, 'Spain'],
  ];
  return createSituation(tableConfig(labels, lines), own);
}

const REGIONS = ['North', 'South', 'East', 'West'];
const PRODUCTS = ['Laptop', 'Phone', 'Tablet'];
const REPS = ['Ana Silva', 'John Doe', 'Mary Major', 'Omar Ali', 'Rita Costa'];

/** Three years of orders, 432 rows: dates, three categories that repeat, amounts, a count and a level. */
export function ordersConfig(): GraphConfig {
  const labels = ['Order Date', 'Region', 'Product', 'Sales Rep', 'Revenue', 'Cost', 'Units Sold', 'Customer Rating'];
  const lines = Array.from({ length: 432 }, (_, index) => {
    const month = Math.floor(index / 12);
    const day = String(1 + ((index * 7) % 27)).padStart(2, '0');
    const date = `${2022 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-${day}`;
    const names = [REGIONS[index % 4] ?? '', PRODUCTS[index % 3] ?? '', REPS[(index * 3) % 5] ?? ''];
    return [
      date,
      ...names,
      1000 + ((index * 7919) % 9001),
      500 + ((index * 104_729) % 5003),
      1 + ((index * 31) % 97),
      1 + ((index * 17) % 41) / 10,
    ];
  });
  return tableConfig(labels, lines);
}

/** The situation of the orders. */
export function ordersSituation(own: Partial<Situation> = {}): Situation {
  return createSituation(ordersConfig(), own);
}
