import { expect, it } from 'vitest';
import type { ChartData } from '../../../chart/graph-config.ts';
import { toPlanTable } from '../../table/plan-table.ts';
import { pivotWider } from './pivot-wider.ts';

/** A figure under each name, the names in the order in which they first appear. */
const dataOf = (names: readonly (string | number)[], label = 'Value'): ChartData => ({
  columns: [
    { key: 'k', label: 'Shop' },
    { key: 'n', label: 'Name' },
    { key: 'v', label },
  ],
  rows: names.map((n, v) => ({ k: 'Faro', n, v })),
});

const STEP = { verb: 'pivotWider', keys: ['k'], names: 'n', values: 'v', combine: 'sum' } as const;
const spread = (data: ChartData) =>
  pivotWider(toPlanTable(data), STEP, { locale: 'EN_US', signal: new AbortController().signal }).table.columns.slice(1);

it('states of the new columns what the label of the figures said', () => {
  const columns = spread(dataOf(['Tea', 'Cake'], 'Cancelled (%)'));
  expect(columns.map(({ definition }) => definition)).toEqual([
    expect.objectContaining({ label: 'Tea', valueFormat: 'percentage' }),
    expect.objectContaining({ label: 'Cake', valueFormat: 'percentage' }),
  ]);
});

it.each([
  ['dates', ['2025-03', '2025-01', '2025-02'], ['2025-01', '2025-02', '2025-03']],
  ['numbers', [10, 9, 2], ['2', '9', '10']],
  ['ranked words', ['high', 'low', 'medium'], ['low', 'medium', 'high']],
  ['plain words', ['Tea', 'Cake', 'Bread'], ['Tea', 'Cake', 'Bread']],
] as const)('spreads %s in their own order, else as they come', (_, names, order) => {
  const columns = spread(dataOf(names));
  expect(columns.map(({ label }) => label)).toEqual(order);
  expect(columns.map(({ cells }) => cells[0])).toEqual(order.map((name) => names.map(String).indexOf(name)));
});
