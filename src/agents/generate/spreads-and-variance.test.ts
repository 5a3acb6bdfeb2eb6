import { describe, expect, it } from 'vitest';
import { askAgent } from '../../../test/fixtures/ask-agent.ts';
import { cellsOf, labelsOf, tableOf } from '../../../test/fixtures/small-chart.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Locale } from '../../chart/locale.ts';
import { generate } from './agent.ts';

const draw = (wish: string, config: GraphConfig, locale: Locale = 'EN_US') =>
  askAgent(generate, wish, config, { locale });

describe('the spread of a level within groups', () => {
  const STAFF = Array.from({ length: 24 }, (_, at) => [
    `P${at}`,
    ['Sales', 'Labs'][at % 2] ?? '',
    20_000 + at * 3100,
    at + 1,
  ]);
  const TABLES = {
    EN_US: tableOf(['Employee', 'Department', 'Salary', 'Trips'], STAFF),
    PT_PT: tableOf(['Funcionário', 'Departamento', 'Salário', 'Viagens'], STAFF),
    AR: tableOf(['الموظف', 'القسم', 'الراتب', 'الرحلات'], STAFF),
  } satisfies Partial<Record<Locale, GraphConfig>>;

  it.each([
    ['EN_US', 'salary distribution by department', 'heatmap'],
    ['EN_US', 'boxplot of salary per department', 'heatmap'],
    ['EN_US', 'histogram of salary by department', 'stackedColumn'],
    ['PT_PT', 'distribuição do salário por departamento', 'heatmap'],
    ['AR', 'توزيع الرواتب حسب القسم', 'heatmap'],
  ] as const)('counts the rows of each in intervals, and averages nothing: %s %s', async (locale, wish, type) => {
    const { config } = await draw(wish, TABLES[locale], locale);
    expect(config.type).toBe(type);
    expect(labelsOf(config).slice(1).toSorted()).toEqual(['Labs', 'Sales']);
    const counts = cellsOf(config).flatMap((cells) => cells.slice(1).map(Number));
    expect(counts.reduce((sum, count) => sum + count)).toBe(24);
  });

  it('tells that a box plot is none of the types', async () => {
    const { response } = await draw('box plot of salary by department', TABLES.EN_US);
    expect(response.message).toContain('“box plot” is none of the 20 chart types');
  });

  it('leaves amounts that add up to their groups', async () => {
    const sales = tableOf(
      ['Shop', 'Revenue'],
      Array.from({ length: 24 }, (_, at) => [['A', 'B'][at % 2] ?? '', 100 + at * 7]),
    );
    const { config } = await draw('distribution of revenue by shop', sales);
    expect(cellsOf(config)).toEqual([
      ['A', 2124],
      ['B', 2208],
    ]);
  });
});

describe('the variance of a plan', () => {
  const LINES = [
    ['Roads', 'Q1 2024', 100, 120],
    ['Parks', 'Q1 2024', 80, 60],
    ['Roads', 'Q2 2024', 90, 95],
    ['Parks', 'Q2 2024', 70, 71],
  ] as const;

  it.each([
    ['EN_US', ['Department', 'Quarter', 'Planned', 'Actual'], 'variance by department'],
    ['EN_US', ['Department', 'Quarter', 'Budget', 'Actual'], 'budget variance per department'],
    ['PT_PT', ['Departamento', 'Trimestre', 'Previsto', 'Realizado'], 'desvio por departamento'],
    ['AR', ['القسم', 'الربع', 'المخطط', 'الفعلي'], 'الانحراف حسب القسم'],
  ] as const)('is what came of it less the plan: %s %s', async (locale, labels, wish) => {
    const { config } = await draw(wish, tableOf(labels, LINES), locale);
    expect(cellsOf(config)).toEqual([
      ['Roads', 25],
      ['Parks', -19],
    ]);
  });

  it('ranks those that overspent', async () => {
    const { config } = await draw(
      'which department overspent the most',
      tableOf(['Department', 'Quarter', 'Planned', 'Actual'], LINES),
    );
    expect(cellsOf(config)[0]).toEqual(['Roads', 25]);
  });

  it('is refused where there is no plan', async () => {
    const table = tableOf(['Department', 'Quarter', 'Staff', 'Cost'], LINES);
    expect((await draw('variance of cost by department', table)).config).toEqual(table);
  });
});

describe('a half of a month', () => {
  const DAYS = [
    ['2024-01-03', 'A', 1],
    ['2024-01-15', 'A', 2],
    ['2024-01-16', 'B', 4],
    ['2024-01-31', 'A', 8],
    ['2024-08-20', 'B', 16],
  ] as const;
  const ENGLISH = tableOf(['Date', 'Shop', 'Units'], DAYS);

  it.each([
    ['EN_US', ENGLISH, 'total units in the second half of January', 12],
    ['EN_US', ENGLISH, 'total units in the first half of January 2024', 3],
    ['EN_US', ENGLISH, 'total units in the second half of 2024', 16],
    ['PT_PT', tableOf(['Data', 'Loja', 'Unidades'], DAYS), 'total de unidades na segunda quinzena de janeiro', 12],
    ['AR', tableOf(['التاريخ', 'الفرع', 'الكمية'], DAYS), 'إجمالي الكمية في النصف الثاني من يناير', 12],
  ] as const)('is of its days, and that of a year of its months: %s %s', async (locale, table, wish, total) => {
    const { config } = await draw(wish, table, locale);
    expect(Number(cellsOf(config)[0]?.at(-1))).toBe(total);
  });
});

describe('parts that have columns of their own', () => {
  const ENERGY = tableOf(
    ['Month', 'Wind', 'Solar', 'Hydro'],
    [
      ['2024-01', 50, 30, 20],
      ['2024-02', 25, 25, 50],
    ],
  );

  it.each([
    'wind share of total by month',
    'share of wind per month',
    'what share of the energy came from wind each month',
  ])('have shares of each row: %s', async (wish) => {
    const { config } = await draw(wish, ENERGY);
    expect(labelsOf(config)).toEqual(['Month', 'Wind (%)']);
    expect(cellsOf(config).map(([, share]) => share)).toEqual([50, 25]);
  });

  it('are no figures of different kinds', async () => {
    const shop = tableOf(
      ['Month', 'Revenue', 'Orders', 'Visits'],
      [
        ['2024-01', 50, 30, 20],
        ['2024-02', 25, 25, 50],
      ],
    );
    const { config } = await draw('revenue share of total by month', shop);
    expect(cellsOf(config).map((cells) => Math.round(Number(cells.at(-1))))).toEqual([67, 33]);
  });

  it('are not named as the source of the chart', async () => {
    expect((await draw('share of each source by month', ENERGY)).config).toEqual(ENERGY);
  });
});
