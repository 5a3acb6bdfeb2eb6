import { expect, it } from 'vitest';
import { askAgent } from '../../../test/fixtures/ask-agent.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Locale } from '../../chart/locale.ts';
import { mutate } from './agent.ts';

function tableOf(labels: readonly string[], rows: readonly (readonly (string | number)[])[]): GraphConfig {
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

/** Orders of two countries, in three states, paid in two ways. */
const orders = (labels: readonly string[], words: readonly string[]): GraphConfig => {
  const [east = '', west = '', sent = '', returned = '', card = '', cash = ''] = words;
  return tableOf(labels, [
    ['O-1', '2024-01-03', east, sent, card, 10],
    ['O-2', '2024-01-03', east, returned, card, 25],
    ['O-3', '2024-01-05', west, sent, cash, 40],
    ['O-4', '2024-02-06', west, returned, card, 60],
    ['O-5', '2024-02-07', west, returned, cash, 15],
  ]);
};
const ENGLISH = orders(
  ['Order', 'Date', 'Country', 'Status', 'Payment', 'Revenue'],
  ['Spain', 'Italy', 'Shipped', 'Returned', 'Card', 'Cash'],
);
const PORTUGUESE = orders(
  ['Encomenda', 'Data', 'País', 'Estado', 'Pagamento', 'Valor'],
  ['Espanha', 'Itália', 'Enviada', 'Devolvida', 'Cartão', 'Dinheiro'],
);
const ARABIC = orders(
  ['رقم الطلب', 'التاريخ', 'الدولة', 'الحالة', 'الدفع', 'المبيعات'],
  ['إسبانيا', 'إيطاليا', 'مشحون', 'مرتجع', 'بطاقة', 'نقدا'],
);

it.each([
  ['EN_US', ENGLISH, 'percentage of orders paid with card per country'],
  ['PT_PT', PORTUGUESE, 'percentagem de encomendas pagas com cartão por país'],
  ['AR', ARABIC, 'نسبة الطلبات المدفوعة بالبطاقة حسب الدولة'],
] as const)('a verb says whose value stands behind it: %s', async (locale, table, wish) => {
  const [spain, italy] = await cellsOf(wish, table, locale);
  expect(spain?.[1]).toBe(100);
  expect(Number(italy?.[1])).toBeCloseTo(33.33, 2);
});

it.each([
  ['EN_US', ENGLISH, 'difference between Italy and Spain in revenue'],
  ['PT_PT', PORTUGUESE, 'diferença entre Itália e Espanha no valor'],
  ['AR', ARABIC, 'الفرق بين إيطاليا وإسبانيا في المبيعات'],
] as const)('the figure of two values may stand behind them: %s', async (locale, table, wish) => {
  expect(await cellsOf(wish, table, locale)).toEqual([[80]]);
});

it.each([
  ['EN_US', ENGLISH, 'share of each status'],
  ['PT_PT', PORTUGUESE, 'quota de cada estado'],
  ['AR', ARABIC, 'حصة كل حالة'],
] as const)('a share of each is told beside how many there are: %s', async (locale, table, wish) => {
  expect((await cellsOf(wish, table, locale)).map((row) => row[2])).toEqual([40, 60]);
});

it('links a noun in -ução to the state of its verb', async () => {
  expect((await cellsOf('que país teve mais devoluções?', PORTUGUESE, 'PT_PT'))[0]).toEqual(['Itália', 2]);
});

it('gathers the days before an average of so many days', async () => {
  const { config } = await ask('2 day moving average of revenue', ENGLISH);
  expect(config.data.rows.map((row) => Object.values(row).at(-1))).toEqual([null, 37.5, 50, 37.5]);
});

const RATED = tableOf(
  ['الرقم', 'الرضا', 'القناة'],
  [
    [1, 'راض', 'ويب'],
    [2, 'غير راض', 'ويب'],
    [3, 'محايد', 'هاتف'],
    [4, 'غير راض', 'هاتف'],
  ],
);

it('takes a denial that a cell holds for its value', async () => {
  expect(await cellsOf('كم شخصا غير راض؟', RATED, 'AR')).toEqual([[2]]);
});

const CUSTOMERS = tableOf(
  ['Quarter', 'Region', 'New customers', 'Lost customers'],
  [
    ['Q1', 'North', 40, 7],
    ['Q1', 'South', 10, 12],
    ['Q2', 'North', 50, 1],
    ['Q2', 'South', 20, 9],
  ],
);

it('finds a figure whose words stand apart', async () => {
  expect(await cellsOf('which region lost most customers?', CUSTOMERS)).toEqual([
    ['South', 21],
    ['North', 8],
  ]);
});

it.each([['clean the region names'], ['lowercase regions'], ['add a column: big if new customers above 30']])(
  'leaves everything alone where what is to be done is not known: %s',
  async (wish) => {
    expect((await ask(wish, CUSTOMERS)).config).toBe(CUSTOMERS);
  },
);

const VOTES = tableOf(
  ['Year', 'District', 'Party', 'Votes'],
  [
    [2020, 'Alto', 'Green', 10],
    [2020, 'Alto', 'Labour', 90],
    [2022, 'Alto', 'Green', 500],
    [2024, 'Alto', 'Green', 35],
    [2024, 'Alto', 'Labour', 50],
  ],
);

it.each([['change in votes of Green from 2020 to 2024'], ['change in Green votes between 2020 and 2024']])(
  'a change is one of the rows that hold the value: %s',
  async (wish) => {
    expect(await cellsOf(wish, VOTES)).toEqual([[25]]);
  },
);
