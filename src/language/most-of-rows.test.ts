import { describe, expect, it, test } from 'vitest';
import { createSituation, tableConfig } from '../../test/fixtures/language/sample-situation.ts';
import { understand } from './understand.ts';

const ROWS = Array.from({ length: 30 }, (_, at) => [
  1000 + at,
  ['Ana Reis', 'Joe Park', 'Li Wei'][at % 3] ?? '',
  `2024-0${1 + (at % 9)}-0${1 + (at % 7)}`,
  20.5 + ((at * 37) % 90) * 9,
]);
/** Orders that have a number and an amount, and no name and no price. */
const ORDERS = tableConfig(['order_id', 'customer', 'order_date', 'amount'], ROWS);

const stepsOf = (wish: string, purpose: 'chart' | 'data' = 'data') =>
  understand(wish, createSituation(ORDERS, { purpose })).readings[0]?.plan.steps;

const highest = { by: { column: 'amount', direction: 'descending' } };
const ONE: readonly string[] = [
  'most expensive order',
  'the biggest order',
  'o pedido mais caro',
  'maior encomenda',
  'أغلى طلب',
  'اكبر طلب',
];
const MANY: readonly string[] = ['most expensive orders', 'largest orders', 'maiores encomendas'];
const OF_EACH: readonly string[] = [
  'most expensive order of each customer',
  'largest order per customer',
  'o pedido mais caro de cada cliente',
  'اغلى طلب لكل عميل',
];

describe('rows that only their numbers name', () => {
  test.each(ONE)('%s is the row of the greatest amount, in a list and for a picture', (wish) => {
    for (const purpose of ['data', 'chart'] as const)
      expect(stepsOf(wish, purpose)?.[0]).toMatchObject({ verb: 'limit', count: 1, ...highest });
  });

  test.each(MANY)('%s are the first few', (wish) => {
    expect(stepsOf(wish)?.[0]).toMatchObject({ verb: 'limit', count: 10, ...highest });
  });

  test.each(OF_EACH)('%s is one row of each', (wish) => {
    expect(stepsOf(wish)?.[0]).toMatchObject({ verb: 'limit', count: 1, per: ['customer'], ...highest });
  });

  it('tell which amount was taken', () => {
    const { assumptions } = understand('largest orders', createSituation(ORDERS)).readings[0] ?? {};
    expect(assumptions).toContainEqual({ kind: 'measure', column: 'amount' });
  });

  it('go by what is named behind them', () => {
    const table = tableConfig(
      ['school_id', 'pupils', 'teachers'],
      Array.from({ length: 20 }, (_, at) => [100 + at, 900 + at * 31, 20 + ((at * 7) % 19)]),
    );
    expect(
      understand('the 5 biggest schools by teachers', createSituation(table)).readings[0]?.plan.steps[0],
    ).toMatchObject({ verb: 'limit', count: 5, by: { column: 'teachers' } });
  });

  it('leave the highest figure where the figure is named', () => {
    expect(stepsOf('highest amount')?.[0]).toMatchObject({ verb: 'group', by: [], measures: [{ operation: 'max' }] });
  });

  it('are counted along time where several are named, and their amount is not drawn', () => {
    const rows = ROWS.map(([number, _, date, amount]) => [number ?? 0, date ?? '', amount ?? 0, 'Cancelado']);
    const labels = ['Número do pedido', 'Data do pedido', 'Valor total', 'Situação'];
    const situation = createSituation(tableConfig(labels, rows), { purpose: 'chart', locale: 'PT_PT' });
    const { plan } = understand('pedidos cancelados por mês em linha', situation).readings[0] ?? {};
    expect(plan?.steps.find(({ verb }) => verb === 'group')).toMatchObject({ measures: [{ operation: 'count' }] });
  });
});

describe('groups in their ranking', () => {
  const SALES = createSituation(
    tableConfig(
      ['Data', 'Vendedor', 'Quantidade', 'Valor'],
      Array.from({ length: 40 }, (_, at) => [
        `2024-0${1 + (at % 9)}-1${at % 9}`,
        ['Rita', 'Edu', 'Carla'][at % 3] ?? '',
        1 + (at % 6),
        20 + ((at * 37) % 90),
      ]),
    ),
    { purpose: 'chart' },
  );
  const groupOf = (wish: string) =>
    understand(wish, SALES).readings[0]?.plan.steps.find(({ verb }) => verb === 'group');

  test.each(['ranking de vendedores por quantidade', 'ranking of sellers by quantity', 'ترتيب البائعين حسب الكمية'])(
    'come highest first, and no row is given a place: %s',
    (wish) => {
      expect(groupOf(wish)).toMatchObject({ by: ['vendedor'] });
      expect(understand(wish, SALES).readings[0]?.plan.steps.at(-1)).toMatchObject({
        verb: 'sort',
        by: [{ column: expect.stringContaining('quantidade'), direction: 'descending' }],
      });
    },
  );

  it('may be the days of the week', () => {
    expect(groupOf('qual dia da semana vende mais')).toMatchObject({ measures: [{ operation: 'sum' }] });
  });
});

describe('a line with the average of something', () => {
  test.each([
    ['mostre um gráfico de linhas com a média do valor por mês para cada vendedor', 'Valor'],
    ['ارسم خطا لمتوسط المبيعات لكل شهر ولكل بائع', 'المبيعات'],
  ])('draws it, and no line across: %s', (wish, figure) => {
    const table = tableConfig(
      ['Data', 'Vendedor', figure],
      Array.from({ length: 40 }, (_, at) => [
        `2024-0${1 + (at % 9)}-1${at % 9}`,
        ['Rita', 'Edu'][at % 2] ?? '',
        20 + at,
      ]),
    );
    const steps = understand(wish, createSituation(table, { purpose: 'chart' })).readings[0]?.plan.steps ?? [];
    expect(steps.find(({ verb }) => verb === 'group')).toMatchObject({ measures: [{ operation: 'mean' }] });
    expect(steps.some(({ verb }) => verb === 'setReferenceLine')).toBe(false);
  });
});
