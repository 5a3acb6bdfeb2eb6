import { expect, it } from 'vitest';
import { askAgent } from '../../../test/fixtures/ask-agent.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Locale } from '../../chart/locale.ts';
import { mutate } from './agent.ts';

/** Single sales of two shops: two on each of some days of two years. */
function sales([date, shop, amount]: readonly string[]): GraphConfig {
  const days = ['2023-01-05', '2023-01-06', '2023-09-05', '2024-01-05', '2024-02-06', '2024-09-05'];
  const rows = days.flatMap((day, at) => [
    { date: day, shop: 'Alva', amount: 10 * (at + 1) },
    { date: day, shop: 'Alva', amount: 30 * (at + 1) },
    { date: day, shop: 'Beira', amount: 5 * (at + 1) },
  ]);
  const labels = { date, shop, amount };
  const columns = Object.entries(labels).map(([key, label = key]) => ({ key, label }));
  return { type: 'table', data: { columns, rows } };
}

const ENGLISH = ['Date', 'Shop', 'Revenue'];
const PORTUGUESE = ['Data', 'Loja', 'Vendas'];
const ARABIC = ['التاريخ', 'المتجر', 'المبيعات'];

const cellsOf = async (labels: readonly string[], wish: string, locale: Locale) => {
  const { config } = await askAgent(mutate, wish, sales(labels), { locale });
  return config.data.rows.map((row) => config.data.columns.map(({ key }) => row[key]));
};

it.each([
  ['EN_US', ENGLISH, 'average daily revenue', 157.5],
  ['EN_US', ENGLISH, 'highest monthly revenue', 270],
  ['EN_US', ENGLISH, 'average monthly sales', 189],
  ['PT_PT', PORTUGUESE, 'vendas diárias médias', 157.5],
  ['PT_PT', PORTUGUESE, 'média diária de vendas', 157.5],
  ['AR', ARABIC, 'متوسط المبيعات اليومية', 157.5],
  ['AR', ARABIC, 'المتوسط الشهري للمبيعات', 189],
] as const)(
  'what periods come to is brought down, and not single rows: %s %s %s',
  async (locale, labels, wish, figure) => {
    expect(await cellsOf(labels, wish, locale)).toEqual([[figure]]);
  },
);

it.each([
  ['EN_US', ENGLISH, 'average daily revenue by shop'],
  ['PT_PT', PORTUGUESE, 'média diária de vendas por loja'],
  ['AR', ARABIC, 'متوسط المبيعات اليومية حسب المتجر'],
] as const)('each group has totals of its own: %s', async (locale, labels, wish) => {
  expect(await cellsOf(labels, wish, locale)).toEqual([
    ['Alva', 140],
    ['Beira', 17.5],
  ]);
});

it('counts the rows of each period where they are what is averaged', async () => {
  expect(await cellsOf(['Date', 'Shop', 'Revenue'], 'average number of rows per day', 'EN_US')).toEqual([[3]]);
});

it.each([
  ['EN_US', ENGLISH, 'first half vs second half of 2024', '2024-H1', 405, '2024-H2', 270],
  ['EN_US', ENGLISH, 'revenue Q1 2023 vs Q1 2024', '2023-Q1', 135, '2024-Q1', 405],
  [
    'PT_PT',
    PORTUGUESE,
    'vendas do primeiro semestre contra o segundo semestre de 2024',
    '2024-H1',
    405,
    '2024-H2',
    270,
  ],
  ['AR', ARABIC, 'مبيعات النصف الأول مقابل النصف الثاني من 2024', '2024-H1', 405, '2024-H2', 270],
] as const)(
  'sets periods of their year against one another: %s %s %s',
  async (locale, labels, wish, one, first, other, second) => {
    expect(await cellsOf(labels, wish, locale)).toEqual([
      [one, first],
      [other, second],
    ]);
  },
);

it('tells the halves of each year apart where none is named', async () => {
  const cells = await cellsOf(ENGLISH, 'revenue H1 vs H2', 'EN_US');
  expect(cells.map(([half]) => half)).toEqual(['2023-H1', '2023-H2', '2024-H1', '2024-H2']);
});

it.each([
  ['EN_US', ENGLISH, 'keep Jan 2023 vs Jan 2024'],
  ['PT_PT', PORTUGUESE, 'mantém janeiro de 2023 vs janeiro de 2024'],
] as const)('keeps the rows of both periods where rows are wanted: %s', async (locale, labels, wish) => {
  const rows = await cellsOf(labels, wish, locale);
  expect(rows.map(([date]) => date)).toEqual(
    ['2023-01-05', '2023-01-06', '2024-01-05'].flatMap((day) => [day, day, day]),
  );
});

it('keeps the rows of a half of any year', async () => {
  expect(await cellsOf(ENGLISH, 'only H2', 'EN_US')).toHaveLength(6);
});

it.each([
  ['average annual bonus', 'Hired', 'Bonus'],
  ['prémio anual médio', 'Admissão', 'Prémio'],
])('the dates of people are no periods of what they get: %s', async (wish, hired, bonus) => {
  const rows = ['Ana', 'Rui', 'Eva', 'Tom'].map((name, at) => ({
    name,
    hired: `${2015 + (at % 3)}-03-0${at + 1}`,
    bonus: 100 * (at + 1),
  }));
  const columns = [
    { key: 'name', label: 'Name' },
    { key: 'hired', label: hired },
    { key: 'bonus', label: bonus },
  ];
  const { config } = await askAgent(mutate, wish, { type: 'table', data: { columns, rows } });
  // Those of 2015 come to 500, and the mean of three totals would be 333.
  expect(config.data.rows.some((row) => Object.values(row).some((cell) => Math.round(Number(cell)) === 333))).toBe(
    false,
  );
});
