import { expect, it } from 'vitest';
import { askAgent } from '../../../test/fixtures/ask-agent.ts';
import { tableOf } from '../../../test/fixtures/small-chart.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Locale } from '../../chart/locale.ts';
import { mutate } from './agent.ts';

/** Homes, each sold once by one of two agents: who sold fewer got more for each. */
const homes = (labels: readonly string[]): GraphConfig =>
  tableOf(labels, [
    ['H1', 'Nina', 'House', '2023-01-04', '2023-02-03', 100],
    ['H2', 'Omar', 'Flat', '2023-01-09', '2023-03-05', 300],
    ['H3', 'Nina', 'Flat', '2023-02-11', '2023-03-09', 150],
    ['H4', 'Nina', 'House', '2023-02-20', '2023-04-21', 120],
  ]);
const ENGLISH = homes(['Home ID', 'Agent', 'Property Type', 'Listed Date', 'Sold Date', 'Sold Price']);
const PORTUGUESE = homes([
  'Código',
  'Corretor',
  'Tipo de imóvel',
  'Data do anúncio',
  'Data da venda',
  'Preço de venda',
]);
const ARABIC = homes(['رقم العقار', 'الوكيل', 'نوع العقار', 'تاريخ العرض', 'تاريخ البيع', 'سعر البيع']);

async function cellsOf(wish: string, table: GraphConfig, locale: Locale = 'EN_US') {
  const { config } = await askAgent(mutate, wish, table, { locale });
  return config.data.rows.map((row) => Object.values(row));
}

it.each([
  ['EN_US', ENGLISH, 'which agent sold the most?'],
  ['EN_US', ENGLISH, 'best agent'],
  ['PT_PT', PORTUGUESE, 'qual corretor vendeu mais?'],
  ['AR', ARABIC, 'أي وكيل باع أكثر؟'],
] as const)('the prices of single sales add up to what was sold: %s %s', async (locale, table, wish) => {
  expect((await cellsOf(wish, table, locale))[0]).toEqual(['Nina', 370]);
});

it.each([
  ['EN_US', ENGLISH, 'which agent sold the most homes?'],
  ['EN_US', ENGLISH, 'how many homes did each agent sell?'],
  ['EN_US', ENGLISH, 'number of sales per agent'],
  ['PT_PT', PORTUGUESE, 'qual corretor vendeu mais imóveis'],
] as const)('and the sales are counted where they are asked for: %s %s', async (locale, table, wish) => {
  expect((await cellsOf(wish, table, locale))[0]).toEqual(['Nina', 3]);
});

it('a price that is named stays the typical one', async () => {
  const [nina] = await cellsOf('sold price by agent', ENGLISH);
  expect(Number(nina?.[1])).toBeCloseTo(123.33, 2);
});

it('sales are told on the day of the sale', async () => {
  expect(await cellsOf('sales by month', ENGLISH)).toEqual([
    ['2023-02', 100],
    ['2023-03', 450],
    ['2023-04', 120],
  ]);
});
