import { describe, expect, it } from 'vitest';
import { askAgent } from '../../../test/fixtures/ask-agent.ts';
import { cellsOf, days, labelsOf, tableOf } from '../../../test/fixtures/small-chart.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Locale } from '../../chart/locale.ts';
import { generate } from './agent.ts';

const draw = (wish: string, config: GraphConfig, locale: Locale = 'EN_US') =>
  askAgent(generate, wish, config, { locale });

const LEAVES = tableOf(
  ['stalk_length', 'stalk_width', 'leaf_length', 'leaf_width', 'plant'],
  Array.from({ length: 30 }, (_, at) => [
    9.5 - (at % 7),
    2.5 + (at % 5),
    1.5 + (at % 11),
    0.5 + at / 10,
    at % 2 === 0 ? 'fern' : 'moss',
  ]),
);
const ORDERS = tableOf(
  ['Order ID', 'Line', 'Sales', 'Profit'],
  Array.from({ length: 20 }, (_, at) => [`O-${at}`, at % 2 === 0 ? 'Tea' : 'Rice', 100 + at, at % 5 === 0 ? -4.5 : 12]),
);
const HOUSES = tableOf(
  ['Price', 'Built'],
  Array.from({ length: 30 }, (_, at) => [100_000 + at * 1000, 1950 + ((at * 7) % 50)]),
);

describe('a part that several columns tell of', () => {
  it('is that of the column which the wish names beside it', async () => {
    const { config } = await draw('leaf length vs width', LEAVES);
    expect(labelsOf(config).slice(0, 2)).toEqual(['leaf_length', 'leaf_width']);
  });

  it('is that of what an adjective is said of', async () => {
    const { config } = await draw(
      'which plant has the longest leaves',
      tableOf(
        ['stalk_length', 'leaf_length', 'plant'],
        Array.from({ length: 30 }, (_, at) => [9.5 - (at % 7), 1.5 + (at % 11), at % 2 === 0 ? 'fern' : 'moss']),
      ),
    );
    expect(labelsOf(config)[1]).toContain('leaf_length');
  });
});

describe('what makes a loss', () => {
  it.each([
    ['unprofitable orders by line', 'EN_US'],
    ['encomendas com prejuízo por Line', 'PT_PT'],
    ['الطلبات الخاسرة حسب Line', 'AR'],
  ] as const)('has a profit below zero: %s', async (wish, locale) => {
    const { config } = await draw(wish, ORDERS, locale);
    expect(cellsOf(config)).toEqual([
      ['Tea', 2],
      ['Rice', 2],
    ]);
  });
});

describe('whom a question asks for', () => {
  it('is not left out of the answer', async () => {
    const { config } = await draw('which agent sold the most', ORDERS);
    expect(config).toBe(ORDERS);
  });

  it('is found where the table has it', async () => {
    const { config } = await draw('which line sold the most', ORDERS);
    expect(cellsOf(config).map(([line]) => line)).toEqual(['Rice', 'Tea']);
  });
});

describe('decades of a year that is named', () => {
  it('are all that the count runs along', async () => {
    const { config } = await draw('houses built per decade', HOUSES);
    expect(labelsOf(config)).toHaveLength(2);
  });
});

describe('the ends of a figure', () => {
  const WEATHER = tableOf(
    ['Date', 'temp_max', 'temp_min', 'wind'],
    days(40).map((day, at) => [day, 12 + (at % 9), 3 + (at % 7), 5 + (at % 4)]),
  );

  it.each([
    ['lowest temperature', [[3]], ['Lowest temp_min']],
    ['highest temperature', [[20]], ['Highest temp_max']],
    ['lowest temp_max', [[12]], ['Lowest temp_max']],
  ])('are found where it has them: %s', async (wish, cells, labels) => {
    const { config } = await askAgent(generate, wish, WEATHER);
    expect(cellsOf(config)).toEqual(cells);
    expect(labelsOf(config)).toEqual(labels);
  });

  it('are neither of them the figure itself: the first is taken, and the other told', async () => {
    const { config, response } = await askAgent(generate, 'average temperature', WEATHER);
    expect(labelsOf(config)).toEqual(['Average temp_max']);
    expect(response.message).toContain('temp_min');
  });
});
