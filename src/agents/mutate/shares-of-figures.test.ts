import { expect, it } from 'vitest';
import { askAgent } from '../../../test/fixtures/ask-agent.ts';
import { tableOf } from '../../../test/fixtures/small-chart.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Locale } from '../../chart/locale.ts';
import { generate } from '../generate/agent.ts';
import { mutate } from './agent.ts';

/** Electricity made in two countries, the years in the headings. */
const YEARS = (label: string): GraphConfig =>
  tableOf(
    [label, '2020', '2021', '2022'],
    [
      ['Norway', 30, 20, 90],
      ['Chile', 70, 60, 10],
    ],
  );

async function cellsOf(
  agent: typeof mutate | typeof generate,
  wish: string,
  table: GraphConfig,
  locale: Locale = 'EN_US',
) {
  const { config } = await askAgent(agent, wish, table, { locale });
  return config.data.rows.map((row) => Object.values(row));
}

it.each([
  ['EN_US', 'share of Norway over time', 'Country'],
  ['PT_PT', 'percentagem da Norway por ano', 'País'],
  ['AR', 'حصة Norway كل سنة', 'الدولة'],
] as const)(
  'a share over years is one of figures where each year has one row of it: %s',
  async (locale, wish, label) => {
    expect(await cellsOf(mutate, wish, YEARS(label), locale)).toEqual([
      ['2020', 30],
      ['2021', 25],
      ['2022', 90],
    ]);
  },
);

it('the shares of all of them run over the years', async () => {
  expect(await cellsOf(generate, 'share of each country over the years', YEARS('Country'))).toEqual([
    ['2020', 30, 70],
    ['2021', 25, 75],
    ['2022', 90, 10],
  ]);
});

it.each([['what percentage of 2022 was Chile?'], ['what share of 2022 does Chile have?'], ['share of Chile in 2022']])(
  'a share of a figure is taken of all of it, and not of the rows that are left: %s',
  async (wish) => {
    expect((await cellsOf(mutate, wish, YEARS('Country'))).map((row) => row.at(-1))).toEqual([90, 10]);
  },
);

const SALES = tableOf(
  ['Data', 'Loja', 'Valor'],
  [
    ['2024-01-02', 'Porto', 10],
    ['2024-01-03', 'Porto', 10],
    ['2024-01-04', 'Braga', 60],
  ],
);

it('sales that have an amount are shared out by it', async () => {
  const rows = await cellsOf(mutate, 'que percentagem das vendas foi de Braga?', SALES, 'PT_PT');
  expect(rows.map((row) => row.at(-1))).toEqual([25, 75]);
});
