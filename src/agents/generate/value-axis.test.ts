import { expect, test } from 'vitest';
import { askAgent } from '../../../test/fixtures/ask-agent.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import { generate } from './agent.ts';

const SALES: GraphConfig = {
  type: 'table',
  data: {
    columns: ['Month', 'Region', 'Revenue', 'Orders'].map((label) => ({ key: label.toLowerCase(), label })),
    rows: ['2024-01', '2024-02', '2024-03'].flatMap((month, at) =>
      ['North', 'South'].map((region, place) => ({
        month,
        region,
        revenue: 1000 + 100 * at + 70 * place,
        orders: 20 + 3 * at + place,
      })),
    ),
  },
};
const LINES = 'line chart of revenue by month for each region';

async function axesAfter(...wishes: readonly string[]): Promise<unknown> {
  let config = SALES;
  for (const wish of wishes) config = (await askAgent(generate, wish, config)).config;
  return config.axes;
}

test('a measure that is spread over its groups names the axis of values', async () => {
  expect(await axesAfter(LINES)).toEqual({ y: { label: 'Revenue' } });
});

test('the title goes with the figures: to others, to lying bars, and away with the groups', async () => {
  expect(await axesAfter(LINES, 'show orders instead')).toEqual({ y: { label: 'Orders' } });
  expect(await axesAfter(LINES, 'as stacked bars')).toEqual({ x: { label: 'Revenue' } });
  expect(await axesAfter(LINES, 'total by region')).toBeUndefined();
  expect(await axesAfter(LINES, 'undo')).toBeUndefined();
  expect(await axesAfter(LINES, 'show orders instead', 'undo')).toEqual({ y: { label: 'Revenue' } });
});

test('a title of the person stays, and one that was taken away stays away', async () => {
  expect(await axesAfter(LINES, 'call the y axis Money', 'show orders instead')).toEqual({ y: { label: 'Money' } });
  expect(await axesAfter(LINES, 'remove the y axis title', 'only February')).toBeUndefined();
});
