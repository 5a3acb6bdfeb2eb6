import { describe, expect, it } from 'vitest';
import { askAgent, contextOf } from '../../../test/fixtures/ask-agent.ts';
import { tableOf } from '../../../test/fixtures/suggestions/tables.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import { mutate } from '../mutate/agent.ts';

const rowsOf = ({ data }: GraphConfig): readonly unknown[][] =>
  data.rows.map((row) => data.columns.map(({ key }) => row[key] ?? null));

const ask = async (config: GraphConfig, request: string, locale = contextOf().locale) =>
  rowsOf((await askAgent(mutate, request, config, { locale, isLocaleExplicit: true })).config);

describe('a request that suggestions write', () => {
  it('means what it says though the columns are called like other words of it', async () => {
    const odd = tableOf(['top 3 by day', 'Sum for each week'], 4, (at) => [at % 2 === 0 ? 'x' : 'y', 10 + at]);
    expect(await ask(odd, 'Add up “Sum for each week” for each “top 3 by day”, highest first.')).toEqual([
      ['y', 24],
      ['x', 22],
    ]);
  });

  it('sets out the steps of a scale in their order, along the side and along the top', async () => {
    const levels = ['High', 'Low', 'Medium'];
    const answers = tableOf(['Age group', 'Interest', 'Answers'], 9, (at) => [
      ['45-64', '18-24', '25-44'][at % 3] ?? null,
      levels[Math.floor(at / 3)] ?? null,
      at + 1,
    ]);
    const request = 'Add up “Answers” for each “Age group”, with one column per “Interest”.';
    const { config } = await askAgent(mutate, request, answers);
    expect(config.data.columns.map(({ label }) => label)).toEqual(['Age group', 'Low', 'Medium', 'High']);
    expect(rowsOf(config).map(([group]) => group)).toEqual(['18-24', '25-44', '45-64']);
  });

  it('is a wish like any other where the columns do not suit it', async () => {
    const orders = tableOf(['Region', 'Amount'], 4, (at) => [at % 2 === 0 ? 'North' : 'South', 10 + at]);
    const { config, response } = await askAgent(mutate, 'Add up “Region” for each month of “Amount”.', orders);
    expect(config).toEqual(orders);
    expect(response.message).toContain('“Amount”');
  });

  it('tells of no growth from one name to the next, and keeps no column twice', async () => {
    const orders = tableOf(['Month', 'Region', 'Amount'], 6, (at) => [
      ['2024-01', '2024-02', '2024-03'][at >> 1] ?? null,
      at % 2 === 0 ? 'North' : 'South',
      10 + at,
    ]);
    expect(await ask(orders, 'Show the percentage change of the total “Amount” by “Region”.')).toHaveLength(6);
    const regions = orders.data.rows.map((_, at) => [at % 2 === 0 ? 'North' : 'South']);
    expect(await ask(orders, 'Keep only the columns “Region” and “Region”.')).toEqual(regions);
  });

  it('adds up over no times what is there at a time, however it is worded', async () => {
    const people = tableOf(['Year', 'Country', 'Continent', 'Population'], 18, (at) => [
      2020 + (at % 3),
      `Country ${Math.floor(at / 3)}`,
      at < 9 ? 'Asia' : 'Europe',
      1_000_000 * (1 + Math.floor(at / 3)),
    ]);
    expect(await ask(people, 'Add up “Population” for each “Continent”, highest first.')).toEqual([
      ['Europe', 15_000_000],
      ['Asia', 6_000_000],
    ]);
  });
});
