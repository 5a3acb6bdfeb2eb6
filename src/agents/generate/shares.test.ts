import { expect, it } from 'vitest';
import { askAgent } from '../../../test/fixtures/ask-agent.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Locale } from '../../chart/locale.ts';
import { generate } from './agent.ts';

/** Two kinds of three villages over two years, with amounts and a rate. */
function villages(labels: readonly string[]): GraphConfig {
  const rows = [
    ['Alva', 'North', 2023, 40, 10],
    ['Alva', 'North', 2024, 60, 30],
    ['Beira', 'South', 2023, 80, 20],
    ['Beira', 'South', 2024, 20, 50],
    ['Cima', 'North', 2023, 30, 60],
    ['Cima', 'North', 2024, 20, 40],
  ];
  return {
    type: 'table',
    data: {
      columns: labels.map((label, at) => ({ key: `c${at}`, label })),
      rows: rows.map((row) => Object.fromEntries(row.map((cell, at) => [`c${at}`, cell]))),
    },
  };
}

const ask = async (userPrompt: string, config: GraphConfig, locale: Locale) =>
  (await askAgent(generate, userPrompt, config, { locale })).config;

it.each([
  ['EN_US', ['Village', 'Area', 'Year', 'Harvest', 'Rate'], 'share of harvest per area in 2024 as donut'],
  ['PT_PT', ['Aldeia', 'Zona', 'Ano', 'Colheita', 'Taxa'], 'percentagem da colheita por zona em 2024, em donut'],
] as const)(
  'the share of an amount under a condition is one of the amount, not of rows: %s',
  async (locale, labels, wish) => {
    const { type, data } = await ask(wish, villages(labels), locale);
    expect(type).toBe('donut');
    const [north, south] = data.rows.map((row) => Number(Object.values(row).at(-1)));
    expect((north ?? 0) / (south ?? 1)).toBeCloseTo(4);
  },
);

it.each([
  ['EN_US', ['Village', 'Area', 'Year', 'Harvest', 'Share of women'], 'average share of women by area'],
  ['AR', ['القرية', 'المنطقة', 'السنة', 'المحصول', 'نسبة القراءة'], 'متوسط نسبة القراءة حسب المنطقة'],
] as const)('a share that a column is called is no share of it: %s', async (locale, labels, wish) => {
  const { data } = await ask(wish, villages(labels), locale);
  expect(data.rows.map((row) => Object.values(row).at(-1))).toEqual([35, 35]);
});

it.each([
  ['EN_US', ['Village', 'Area', 'Year', 'Harvest', 'Rate'], 'harvest share of North by year'],
  ['EN_US', ['Village', 'Area', 'Year', 'Harvest', 'Rate'], 'what share of the harvest comes from North each year?'],
  ['PT_PT', ['Aldeia', 'Zona', 'Ano', 'Colheita', 'Taxa'], 'quota de North na colheita por ano'],
  ['AR', ['القرية', 'المنطقة', 'السنة', 'المحصول', 'نسبة القراءة'], 'حصة North من المحصول حسب السنة'],
] as const)('the share that one has is told of each period: %s %s', async (locale, labels, wish) => {
  const { data } = await ask(wish, villages(labels), locale);
  const shares = data.rows.map((row) => Number(Object.values(row).at(-1)));
  expect(shares[0]).toBeCloseTo(46.67, 2);
  expect(shares[1]).toBeCloseTo(80, 2);
});

it('shares of two groups are those of each period', async () => {
  const english = villages(['Village', 'Area', 'Year', 'Harvest', 'Rate']);
  const { data } = await ask('percentage of harvest by area and year', english, 'EN_US');
  const [first] = data.rows;
  const shares = Object.values(first ?? {}).slice(1);
  expect(shares.map(Number).reduce((sum, share) => sum + share, 0)).toBeCloseTo(100);
});

it.each([
  ['EN_US', ['Village', 'Area', 'Year', 'Harvest', 'Rate'], 'share of harvest per area as a pie'],
  ['PT_PT', ['Aldeia', 'Zona', 'Ano', 'Colheita', 'Taxa'], 'proporção da colheita por zona em gráfico circular'],
] as const)('the slices of a pie are shares of the figures themselves: %s', async (locale, labels, wish) => {
  const { type, data } = await ask(wish, villages(labels), locale);
  expect(type).toBe('pie');
  expect(data.rows.map((row) => Object.values(row).at(-1))).toEqual([150, 100]);
});

it('points of columns that are called averages are rows', async () => {
  const weather = villages(['Station', 'Area', 'Year', 'Mean wind', 'Mean humidity']);
  const { type, data } = await ask('scatter plot of mean wind and mean humidity', weather, 'EN_US');
  expect(type).toBe('scatter');
  expect(data.rows).toHaveLength(6);
});
