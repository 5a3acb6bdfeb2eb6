import { describe, expect, it } from 'vitest';
import { askAgent } from '../../../test/fixtures/ask-agent.ts';
import { cellsOf, labelsOf, tableOf } from '../../../test/fixtures/small-chart.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Locale } from '../../chart/locale.ts';
import { generate } from './agent.ts';

const draw = (wish: string, config: GraphConfig, locale: Locale = 'EN_US') =>
  askAgent(generate, wish, config, { locale });

const PLANS = tableOf(
  ['Department', 'Budget 2023', 'Actual 2023', 'Budget 2024', 'Actual 2024'],
  [
    ['IT', 100, 110, 150, 140],
    ['HR', 80, 70, 100, 103],
    ['Law', 200, 190, 220, 240],
  ],
);
const GRID = tableOf(
  ['Timestamp', 'Demand (MW)', 'Solar (MW)'],
  Array.from({ length: 96 }, (_, at) => [
    `2024-03-0${1 + Math.floor(at / 24)} ${String(at % 24).padStart(2, '0')}:00`,
    at < 24 ? 100 : 200.5,
    at < 24 ? 25 : 10,
  ]),
);
const MEALS = tableOf(
  ['Room', 'total_bill', 'tip'],
  [
    ['Bar', 10.5, 1.5],
    ['Bar', 29.5, 2.5],
    ['Hall', 50, 10],
    ['Hall', 30, 6],
  ],
);

describe('plans and what came of them', () => {
  it.each([
    ['percent over budget in 2023', 'EN_US'],
    ['budget variance % 2023', 'EN_US'],
    ['desvio em percentagem 2023', 'PT_PT'],
    ['الانحراف عن الميزانية بالنسبة المئوية 2023', 'AR'],
  ] as const)('are compared in percent of the plan: %s', async (wish, locale) => {
    const { config } = await draw(wish, PLANS, locale);
    expect(cellsOf(config).map(([name, percent]) => [name, Number(Number(percent).toFixed(3))])).toEqual([
      ['IT', 10],
      ['HR', -12.5],
      ['Law', -5],
    ]);
  });

  it.each([
    ['departments over budget', 'EN_US'],
    ['which departments went over budget in 2024', 'EN_US'],
    ['departamentos acima do orçamento', 'PT_PT'],
    ['الأقسام التي تجاوزت الميزانية', 'AR'],
  ] as const)('leaves those beyond the plan, by how far: %s', async (wish, locale) => {
    const { config } = await draw(wish, PLANS, locale);
    expect(labelsOf(config)[1]).toBe('Actual 2024 − Budget 2024');
    expect(cellsOf(config)).toEqual([
      ['Law', 20],
      ['HR', 3],
    ]);
  });

  it('takes the year that is named, and the other side of the plan', async () => {
    expect(cellsOf((await draw('departments over budget in 2023', PLANS)).config)).toEqual([['IT', 10]]);
    expect(cellsOf((await draw('departments under budget', PLANS)).config)).toEqual([['IT', -10]]);
  });

  it('tells the variance of a year', async () => {
    const { config } = await draw('variance 2023 by department', PLANS);
    expect(cellsOf(config)).toEqual([
      ['IT', 10],
      ['HR', -10],
      ['Law', -10],
    ]);
  });

  it.each([
    ['budget growth', 'EN_US'],
    ['crescimento do orçamento', 'PT_PT'],
  ] as const)('grows from one heading to the next, and from no row to another: %s', async (wish, locale) => {
    const { config } = await draw(wish, PLANS, locale);
    expect(labelsOf(config)).toEqual(['Department', 'Budget 2023 → 2024 (%)']);
    expect(cellsOf(config).map(([, growth]) => Math.round(Number(growth)))).toEqual([50, 25, 10]);
  });

  it('sets plan and outcome side by side', async () => {
    const { config } = await draw('budget vs actual 2024', PLANS);
    expect(config.type).toBe('groupedColumn');
    expect(labelsOf(config)).toEqual(['Department', 'Budget 2024', 'Actual 2024']);
  });
});

describe('power that was read hour by hour', () => {
  it('is averaged, unless a total is asked for', async () => {
    expect(cellsOf((await draw('demand per day', GRID)).config)[0]?.[1]).toBe(100);
    expect(cellsOf((await draw('total demand per day', GRID)).config)[0]?.[1]).toBe(2400);
  });

  it('adds up where it is that of plants', async () => {
    const plants = tableOf(
      ['Land', 'Plant', 'Output (MW)'],
      [
        ['North', 'A', 400],
        ['North', 'B', 350],
        ['South', 'C', 800],
        ['South', 'D', 10],
      ],
    );
    expect(cellsOf((await draw('output by land', plants)).config)).toEqual([
      ['North', 750],
      ['South', 810],
    ]);
  });

  it('has a share in other power', async () => {
    const { config } = await draw('solar share of demand per day', GRID);
    expect(cellsOf(config)[0]?.[1]).toBe(25);
  });
});

describe('percentages of figures', () => {
  it.each(['tip percentage by room', 'tip % by room'])('are of the total that rows tell: %s', async (wish) => {
    const { config } = await draw(wish, MEALS);
    expect(cellsOf(config)).toEqual([
      ['Bar', 10],
      ['Hall', 20],
    ]);
  });

  it.each(['total bill % by room', 'total bill percentage by room'])(
    'are shares of the groups where there is no total: %s',
    async (wish) => {
      const { config } = await draw(wish, MEALS);
      expect(cellsOf(config)).toEqual([
        ['Bar', expect.closeTo(33.33, 1)],
        ['Hall', expect.closeTo(66.67, 1)],
      ]);
    },
  );
});
