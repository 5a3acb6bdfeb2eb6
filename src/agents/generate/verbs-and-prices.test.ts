import { describe, expect, it } from 'vitest';
import { askAgent } from '../../../test/fixtures/ask-agent.ts';
import { cellsOf, labelsOf, tableOf } from '../../../test/fixtures/small-chart.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Locale } from '../../chart/locale.ts';
import { generate } from './agent.ts';

const draw = (wish: string, config: GraphConfig, locale: Locale = 'EN_US') =>
  askAgent(generate, wish, config, { locale });

const ROWS = [
  ['T-1', 'Red', '2024-01-03', '2024-03-02', 'Ana'],
  ['T-2', 'Blue', '2024-01-05', '2024-03-09', 'Rui'],
  ['T-3', 'Red', '2024-02-11', '2024-02-12', 'Ana'],
  ['T-4', 'Red', '2024-03-20', '2024-04-02', 'Rui'],
  ['T-5', 'Blue', '2024-04-21', '', 'Rui'],
  ['T-6', 'Blue', '2024-05-01', '', 'Rui'],
] as const;
const TICKETS = {
  EN_US: tableOf(['Ticket', 'Team', 'Opened', 'Closed', 'Agent'], ROWS),
  PT_PT: tableOf(['Chamado', 'Equipe', 'Abertura', 'Fechamento', 'Atendente'], ROWS),
  AR: tableOf(['رقم التذكرة', 'الفريق', 'تاريخ الفتح', 'تاريخ الإغلاق', 'الموظف'], ROWS),
} satisfies Partial<Record<Locale, GraphConfig>>;

describe('a verb that the name of a date is made of', () => {
  it.each([
    ['how many tickets did each team close in March', [1, 1]],
    ['how many tickets do we close per month', [1, 2, 1]],
  ])('says which date is meant, though it may be said of lines too: %s', async (wish, counts) => {
    const { config } = await draw(wish, TICKETS.EN_US);
    expect(cellsOf(config).map((cells) => cells.at(-1))).toEqual(counts);
  });

  it.each([
    ['EN_US', 'which team closed the most tickets'],
    ['EN_US', 'which team closes the most tickets'],
    ['PT_PT', 'qual equipe fecha mais chamados'],
    ['AR', 'أي فريق أغلق أكثر التذاكر'],
  ] as const)('counts what was done, and takes no date for the highest: %s %s', async (locale, wish) => {
    const { config } = await draw(wish, TICKETS[locale], locale);
    expect(cellsOf(config)).toEqual([
      ['Red', 3],
      ['Blue', 1],
    ]);
  });

  it.each([
    ['EN_US', 'who closed the fewest tickets in March or April'],
    ['PT_PT', 'quem fechou menos chamados em março ou abril'],
    ['AR', 'من أغلق أقل عدد من التذاكر'],
  ] as const)('asks for people, where the rows have numbers for names: %s %s', async (locale, wish) => {
    const { config } = await draw(wish, TICKETS[locale], locale);
    expect(cellsOf(config).map(([name]) => name)).toEqual(['Ana', 'Rui']);
  });
});

describe('the price of a sale beside the pieces sold', () => {
  const LINES = [
    ['Lamp', 'North', 2, 10],
    ['Lamp', 'South', 3, 12],
    ['Desk', 'North', 1, 50],
  ] as const;

  it.each([
    ['EN_US', ['Product', 'Region', 'Units sold', 'Sale price'], 'revenue by product'],
    ['EN_US', ['Product', 'Region', 'Quantity', 'Selling price'], 'total revenue per product'],
    ['PT_PT', ['Produto', 'Zona', 'Quantidade', 'Preço de venda'], 'receita por produto'],
    ['AR', ['المنتج', 'المنطقة', 'الكمية', 'سعر البيع'], 'الإيرادات حسب المنتج'],
  ] as const)('is no revenue, but makes it up with them: %s %s', async (locale, labels, wish) => {
    const { config } = await draw(wish, tableOf(labels, LINES), locale);
    expect(cellsOf(config)).toEqual([
      ['Lamp', 56],
      ['Desk', 50],
    ]);
  });

  it('is the price where it is named', async () => {
    const { config } = await draw(
      'average sale price by product',
      tableOf(['Product', 'Region', 'Units sold', 'Sale price'], LINES),
    );
    expect(labelsOf(config)[1]).toContain('Sale price');
    expect(cellsOf(config)[0]).toEqual(['Lamp', 11]);
  });
});

describe('a plural that no column is called by', () => {
  const FLIGHTS = tableOf(
    ['Date', 'Airline', 'Route', 'Delay (min)'],
    [
      ['2024-01-05', 'Azul', 'LIS-MAD', 0],
      ['2024-01-09', 'Tap', 'LIS-OPO', 30],
      ['2024-02-05', 'Azul', 'LIS-MAD', 12],
      ['2024-02-11', 'Azul', 'LIS-OPO', -4],
      ['2024-02-15', 'Tap', 'LIS-MAD', 0],
    ],
  );

  it.each([
    ['EN_US', 'flights per month', [2, 3]],
    ['EN_US', 'passengers per month', [2, 3]],
    ['PT_PT', 'voos por mês', [2, 3]],
    ['AR', 'الرحلات حسب الشهر', [2, 3]],
    ['EN_US', 'total flights by airline', [3, 2]],
    ['EN_US', 'routes with most flights', [3, 2]],
    ['EN_US', 'top 2 routes by flights', [3, 2]],
    ['EN_US', 'delayed flights by airline', [1, 1]],
  ] as const)('stands for the rows, which is told: %s %s', async (locale, wish, counts) => {
    const { config, response } = await draw(wish, FLIGHTS, locale);
    expect(cellsOf(config).map((cells) => cells.at(-1))).toEqual(counts);
    expect(response.message).toMatch(/Nothing is called|Nada se chama|لا شيء هنا باسم/);
  });

  it.each(['kilometres per month', 'profits by airline', 'flights by gate'])(
    'is refused where it may be a figure: %s',
    async (wish) => {
      const { config } = await draw(wish, FLIGHTS);
      expect(config).toEqual(FLIGHTS);
    },
  );
});
