import { describe, expect, it } from 'vitest';
import { askAgent } from '../../../test/fixtures/ask-agent.ts';
import { cellsOf, tableOf } from '../../../test/fixtures/small-chart.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Locale } from '../../chart/locale.ts';
import { mutate } from './agent.ts';

/** Five orders in three states that no scale holds. */
function orders(labels: readonly string[], states: readonly string[]): GraphConfig {
  const rows = [
    ['O-1', '2024-03-01', states[1], 2, 40],
    ['O-2', '2024-01-09', states[2], 1, 10],
    ['O-3', '2024-02-05', states[0], 5, 90],
    ['O-4', '2024-04-05', states[2], 3, 30],
    ['O-5', '2024-05-05', states[0], 4, 80],
  ];
  return {
    type: 'table',
    data: {
      columns: labels.map((label, at) => ({ key: `c${at}`, label })),
      rows: rows.map((row) => Object.fromEntries(row.map((cell, at) => [`c${at}`, cell ?? '']))),
    },
  };
}

const TABLES = {
  EN_US: orders(['Order', 'Order date', 'Status', 'Quantity', 'Revenue'], ['Picked', 'Booked', 'Handed over']),
  PT_PT: orders(['Encomenda', 'Data', 'Estado', 'Quantidade', 'Vendas'], ['Recolhida', 'Marcada', 'Levantada']),
  AR: orders(['رقم الطلب', 'تاريخ الطلب', 'الحالة', 'الكمية', 'المبيعات'], ['مجموعة', 'محجوزة', 'مسلمة']),
} satisfies Partial<Record<Locale, GraphConfig>>;

const ask = async (wish: string, locale: keyof typeof TABLES) =>
  (await askAgent(mutate, wish, TABLES[locale], { locale })).config.data;

it.each([
  ['EN_US', 'rename Quantity to Count', 3, 'Count'],
  ['EN_US', 'rename Revenue to Total sales and Quantity to Number of items', 3, 'Number of items'],
  ['PT_PT', 'renomeia Vendas para Valor médio', 4, 'Valor médio'],
  ['AR', 'غير اسم الكمية إلى العدد', 3, 'العدد'],
] as const)('a new name is one whatever its words mean: %s %s', async (locale, wish, place, label) => {
  const { columns, rows } = await ask(wish, locale);
  expect(columns[place]?.label).toBe(label);
  expect(rows).toHaveLength(5);
});

it('sorts by what was just renamed', async () => {
  const { rows } = await ask('rename Revenue to Average and sort by it descending', 'EN_US');
  expect(rows.map(({ c4 }) => c4)).toEqual([90, 80, 40, 30, 10]);
});

it.each([
  ['EN_US', 'sort status from Handed over to Booked', 'Handed over', 'Booked'],
  ['PT_PT', 'ordena o estado de Levantada a Marcada', 'Levantada', 'Marcada'],
  ['AR', 'رتب الحالة من مسلمة إلى محجوزة', 'مسلمة', 'محجوزة'],
] as const)('an order from one value to another leaves no row out: %s', async (locale, wish, first, last) => {
  const states = (await ask(wish, locale)).rows.map(({ c2 }) => c2);
  expect(states).toHaveLength(5);
  expect([states[0], states[4]]).toEqual([first, last]);
});

it('what numbers the rows says what is sorted, and not by what', async () => {
  const { rows } = await ask('رتب الطلبات من الأقدم إلى الأحدث', 'AR');
  expect(rows.map(({ c0 }) => c0)).toEqual(['O-2', 'O-3', 'O-1', 'O-4', 'O-5']);
});

it.each([
  ['EN_US', 'average order value'],
  ['PT_PT', 'ticket médio'],
  ['AR', 'متوسط قيمة الطلب'],
] as const)('what an order comes to on average: %s', async (locale, wish) => {
  expect((await ask(wish, locale)).rows.map((row) => Object.values(row))).toEqual([[50]]);
});

describe('an order by the highest or the lowest', () => {
  const LABELS: Partial<Record<Locale, readonly string[]>> = {
    PT_PT: ['Encomenda', 'Região', 'Vendas'],
    AR: ['الطلب', 'المنطقة', 'المبيعات'],
  };
  const first = async (wish: string, locale: Locale) => {
    const sales = tableOf(LABELS[locale] ?? ['Order', 'Region', 'Sales'], [
      ['A1', 'North', 20],
      ['A2', 'South', 90],
      ['A3', 'North', 40],
      ['A4', 'South', 10],
    ]);
    return cellsOf((await askAgent(mutate, wish, sales, { locale })).config)[0]?.at(-1);
  };

  it.each<readonly [string, Locale, number]>([
    ['sort by highest sales', 'EN_US', 90],
    ['order by the lowest sales', 'EN_GB', 10],
    ['sort regions by highest sales', 'EN_US', 90],
    ['sort regions by maximum sales', 'EN_US', 40],
    ['ordena pelas vendas mais altas', 'PT_PT', 90],
    ['رتب حسب أعلى المبيعات', 'AR', 90],
  ])('begins with the end that is named: %s', async (wish, locale, sales) => {
    expect(await first(wish, locale)).toBe(sales);
  });
});

it.each([
  ['EN_US', 'sort by order date from the newest', 'c1', ['2024-05-05', '2024-01-09']],
  ['EN_US', 'sort by order date starting with the oldest', 'c1', ['2024-01-09', '2024-05-05']],
  ['EN_US', 'sort by revenue from the highest', 'c4', [90, 10]],
  ['PT_PT', 'ordena por data a partir da mais recente', 'c1', ['2024-05-05', '2024-01-09']],
  ['PT_PT', 'ordena por vendas da menor', 'c4', [10, 90]],
  ['AR', 'رتب حسب تاريخ الطلب من الأحدث', 'c1', ['2024-05-05', '2024-01-09']],
  ['AR', 'رتب حسب تاريخ الطلب من الأقدم', 'c1', ['2024-01-09', '2024-05-05']],
  ['AR', 'رتب حسب المبيعات من الأكبر', 'c4', [90, 10]],
] as const)(
  'an order begins with the end it is told from, and keeps all rows: %s %s',
  async (locale, wish, key, ends) => {
    const values = (await ask(wish, locale)).rows.map((row) => row[key]);
    expect(values).toHaveLength(5);
    expect([values[0], values[4]]).toEqual(ends);
  },
);

it.each([
  ['EN_US', 'add a tax column of 15% of revenue', 'tax'],
  ['EN_US', 'add a column called tax with 15% of revenue', 'tax'],
  ['EN_US', 'add a column with 15% of revenue', 'Revenue × 15%'],
  ['PT_PT', 'adiciona uma coluna imposto de 15% das vendas', 'imposto'],
  ['AR', 'أضف عمود ضريبة ١٥٪ من المبيعات', 'ضريبة'],
] as const)('so many per cent of a figure are a column: %s %s', async (locale, wish, label) => {
  const { columns, rows } = await ask(wish, locale);
  const made = columns.at(-1);
  expect(made?.label).toBe(label);
  expect(rows.map((row) => row[made?.key ?? ''])).toEqual([6, 1.5, 13.5, 4.5, 12]);
});

it.each([
  ['EN_US', 'only the month of January'],
  ['PT_PT', 'só o mês de janeiro'],
  ['AR', 'فقط شهر يناير'],
] as const)('a month that is called one keeps its rows: %s', async (locale, wish) => {
  expect((await ask(wish, locale)).rows.map(({ c0 }) => c0)).toEqual(['O-2']);
});

it('groups by a column that is called as rows are', async () => {
  const groupsOf = async (wish: string) => (await ask(wish, 'AR')).rows.map((row) => Object.values(row));
  expect(await groupsOf('متوسط المبيعات لكل حالة')).toEqual([
    ['محجوزة', 40],
    ['مسلمة', 20],
    ['مجموعة', 85],
  ]);
  expect(await groupsOf('عدد الصفوف حسب الحالة')).toEqual([
    ['محجوزة', 1],
    ['مسلمة', 2],
    ['مجموعة', 2],
  ]);
});
