import { describe, expect, it } from 'vitest';
import { askAgent } from '../../../test/fixtures/ask-agent.ts';
import { cellsOf, labelsOf, tableOf } from '../../../test/fixtures/small-chart.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Locale } from '../../chart/locale.ts';
import { mutate } from '../mutate/agent.ts';
import { generate } from './agent.ts';

const draw = (wish: string, config: GraphConfig, locale: Locale = 'EN_US') =>
  askAgent(generate, wish, config, { locale });

const TRADE = tableOf(
  ['Shop', 'Line', 'Sales', 'Profit'],
  [
    ['Upper', 'Tea', 100, 50],
    ['Upper', 'Rice', 300, 30],
    ['Lower', 'Tea', 200, 30],
    ['Lower', 'Rice', 200, 50],
  ],
);
const HOMES = tableOf(
  ['Quarter', 'Price', 'Area'],
  [
    ['Old Town', 300_000, 100],
    ['Old Town', 100_000, 100],
    ['Harbour', 400_000, 100],
    ['Harbour', 200_000, 50],
  ],
);

describe('figures that two columns make up by division', () => {
  it.each([
    ['profit margin by shop', 'EN_US', 'Profit margin (%)'],
    ['margin % per shop', 'EN_US', 'Profit margin (%)'],
    ['margem de lucro por loja', 'PT_PT', 'Margem de lucro (%)'],
    ['هامش الربح حسب المتجر', 'AR', 'هامش الربح (%)'],
  ] as const)('takes what they add up to in each group: %s', async (wish, locale, label) => {
    const { config } = await draw(wish, TRADE, locale);
    expect(labelsOf(config)[1]).toBe(label);
    expect(cellsOf(config)).toEqual([
      ['Upper', 20],
      ['Lower', 20],
    ]);
  });

  it('ranks groups by them, and tells how they are worked out', async () => {
    const { config, response } = await draw('which line has the highest profit margin', TRADE);
    expect(cellsOf(config)).toEqual([
      ['Tea', expect.closeTo(26.67, 1)],
      ['Rice', 16],
    ]);
    expect(response.message).toContain('(“Total Profit” ÷ “Total Sales”) × 100');
  });

  it('ranks by a quotient that is spelt out too', async () => {
    const { config } = await draw('which line has the highest profit per sales', TRADE);
    expect(cellsOf(config).map(([line]) => line)).toEqual(['Tea', 'Rice']);
  });

  it('works them out in each row where rows stay', async () => {
    const { config } = await askAgent(mutate, 'add a profit margin column', TRADE);
    expect(cellsOf(config).map((row) => row.at(-1))).toEqual([50, 10, 15, 25]);
  });

  it.each([
    ['price per square meter by quarter', 'EN_US'],
    ['preço por metro quadrado por Quarter', 'PT_PT'],
    ['سعر المتر المربع لكل Quarter', 'AR'],
  ] as const)('knows what is told for one unit of area: %s', async (wish, locale) => {
    const { config } = await draw(wish, HOMES, locale);
    expect(cellsOf(config)).toEqual([
      ['Old Town', 2000],
      ['Harbour', 4000],
    ]);
  });

  it('shows a column that holds the figure itself', async () => {
    const told = tableOf(
      ['Shop', 'Sales', 'Profit', 'Margin'],
      [
        ['Upper', 100, 50, 0.4],
        ['Lower', 300, 30, 0.1],
      ],
    );
    const { config } = await draw('margin by shop', told);
    expect(cellsOf(config)).toEqual([
      ['Upper', 0.4],
      ['Lower', 0.1],
    ]);
  });

  it('shows no other rate for one that the table cannot tell', async () => {
    const pages = tableOf(
      ['Page', 'Visitors', 'Bounce rate'],
      [
        ['/home', 100, 0.4],
        ['/help', 300, 0.1],
      ],
    );
    const { config } = await draw('conversion rate by page', pages);
    expect(config).toBe(pages);
  });

  it('takes what is told per head as it stands, however its label is written', async () => {
    const lands = tableOf(
      ['land', 'pop', 'gdpPercap'],
      [
        ['North', 10, 3000],
        ['South', 20, 5000],
      ],
    );
    const { config } = await draw('gdp per capita by land', lands);
    expect(cellsOf(config)).toEqual([
      ['North', 3000],
      ['South', 5000],
    ]);
  });
});
