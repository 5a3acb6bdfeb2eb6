import { expect, it } from 'vitest';
import { askAgent } from '../../../test/fixtures/ask-agent.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Locale } from '../../chart/locale.ts';
import { mutate } from './agent.ts';

function tableOf(labels: readonly string[], rows: readonly (readonly (string | number | null)[])[]): GraphConfig {
  return {
    type: 'table',
    data: {
      columns: labels.map((label, at) => ({ key: `c${at}`, label })),
      rows: rows.map((row) => Object.fromEntries(row.map((cell, at) => [`c${at}`, cell]))),
    },
  };
}

const ask = (wish: string, table: GraphConfig, locale: Locale = 'EN_US') => askAgent(mutate, wish, table, { locale });
const cellsOf = async (wish: string, table: GraphConfig, locale: Locale = 'EN_US') =>
  (await ask(wish, table, locale)).config.data.rows.map((row) => Object.values(row));

/** Sales of two branches by two people. */
const salesOf = (labels: readonly string[], [first = '', second = '', one = '', other = '']: readonly string[]) =>
  tableOf(labels, [
    ['2024-01-03', first, one, 10],
    ['2024-01-09', first, other, 25],
    ['2024-02-05', second, one, 40],
    ['2024-02-06', second, one, 60],
    ['2024-03-07', second, other, 15],
  ]);

it.each([
  ['PT_PT', 'vendas por loja', ['Data', 'Loja', 'Vendedor', 'Valor'], ['Porto', 'Braga', 'Ana', 'Rui']],
  ['AR', 'المبيعات حسب الفرع', ['التاريخ', 'الفرع', 'البائع', 'المبلغ'], ['جدة', 'الدمام', 'منى', 'سعد']],
] as const)('sales are not those who sell: %s', async (locale, wish, labels, names) => {
  expect(await cellsOf(wish, salesOf(labels, names), locale)).toEqual([
    [names[0], 35],
    [names[1], 115],
  ]);
});

const SUPPLIES = tableOf(
  ['Product', 'Supplier', 'Price', 'Checked'],
  [
    ['Lamp', 'Fenix', 30, '2024-02-01'],
    ['Chair', 'Orbit', 80, '2024-02-03'],
    ['Desk', 'Fenix', 120, null],
    ['Sofa', 'Orbit', 410, '2024-03-09'],
  ],
);

it('takes what was done by somebody for who did it', async () => {
  const { config } = await ask('products supplied by Fenix', SUPPLIES);
  expect(config.data.rows.map((row) => Object.values(row))).toEqual([
    ['Lamp', 'Fenix', 30, '2024-02-01'],
    ['Desk', 'Fenix', 120, null],
  ]);
});

it('and that it was done, where its date is told', async () => {
  expect((await cellsOf('products checked by Fenix', SUPPLIES)).map(([name]) => name)).toEqual(['Lamp']);
});
