import { expect, it } from 'vitest';
import type { ChartData } from '../../../chart/graph-config.ts';
import { toPlanTable } from '../../table/plan-table.ts';
import { pivotWider } from './pivot-wider.ts';

/** A figure under each name, the names in the order in which they first appear. */
const dataOf = (names: readonly (string | number)[]): ChartData => ({
  columns: [
    { key: 'k', label: 'Shop' },
    { key: 'n', label: 'Name' },
    { key: 'v', label: 'Value' },
  ],
  rows: names.map((n, v) => ({ k: 'Faro', n, v })),
});

it.each([
  ['dates', ['2025-03', '2025-01', '2025-02'], ['2025-01', '2025-02', '2025-03']],
  ['numbers', [10, 9, 2], ['2', '9', '10']],
  ['ranked words', ['high', 'low', 'medium'], ['low', 'medium', 'high']],
  ['plain words', ['Tea', 'Cake', 'Bread'], ['Tea', 'Cake', 'Bread']],
] as const)('spreads %s in their own order, else as they come', (_, names, order) => {
  const step = { verb: 'pivotWider', keys: ['k'], names: 'n', values: 'v', combine: 'sum' } as const;
  const { table } = pivotWider(toPlanTable(dataOf(names)), step, {
    locale: 'EN_US',
    signal: new AbortController().signal,
  });
  expect(table.columns.slice(1).map(({ label }) => label)).toEqual(order);
  expect(table.columns.slice(1).map(({ cells }) => cells[0])).toEqual(
    order.map((name) => names.map(String).indexOf(name)),
  );
});
