import { expect, it } from 'vitest';
import { askAgent } from '../../../test/fixtures/ask-agent.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import { mutate } from './agent.ts';

/** Orders that are numbered, of two shops and channels, some of which came back. */
const ORDERS: GraphConfig = {
  type: 'table',
  data: {
    columns: ['Order No', 'Shop', 'Channel', 'Sales', 'Returned'].map((label) => ({ key: label, label })),
    rows: (
      [
        [901, 'Ghent', 'web', 40, 'no'],
        [902, 'Ghent', 'desk', 130, 'yes'],
        [903, 'Lille', 'web', 75, 'yes'],
        [904, 'Lille', 'desk', 20, 'yes'],
        [905, 'Ghent', 'web', 210, 'no'],
        [906, 'Lille', 'web', 300, 'no'],
      ] as const
    ).map(([no, shop, channel, sales, returned]) => ({
      'Order No': no,
      Shop: shop,
      Channel: channel,
      Sales: sales,
      Returned: returned,
    })),
  },
};

const ask = (wish: string) => askAgent(mutate, wish, ORDERS);
const numbersOf = ({ data }: GraphConfig): readonly unknown[] => data.rows.map((row) => row['Order No']);

it('orders over an amount are no order numbers', async () => {
  expect(numbersOf((await ask('only orders over 100')).config)).toEqual([902, 905, 906]);
  expect(numbersOf((await ask('only order no over 904')).config)).toEqual([905, 906]);
});

it('the top orders of each shop are its own rows', async () => {
  const { config, response } = await ask('top 2 orders per shop');
  expect(numbersOf(config)).toEqual([905, 902, 906, 903]);
  expect(response.message).toContain('No measure was named, so “Sales” was used.');
});

it('what was returned the most is counted by its returns', async () => {
  const { config } = await ask('which shop was returned the most');
  expect(config.data.rows.map((row) => Object.values(row))[0]).toEqual(['Lille', 2]);
});

it('names that are asked for as columns become columns', async () => {
  const { config } = await ask('sales per shop, channels as columns');
  expect(config.data.columns.map(({ label }) => label)).toEqual(['Shop', 'web', 'desk']);
});

it('a word before a column that means nothing here is told', async () => {
  expect((await ask('gross sales by shop')).response.message).toContain('“gross” was not understood and was left out');
});
