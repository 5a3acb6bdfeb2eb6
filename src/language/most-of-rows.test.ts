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

  it('leave the highest figure where the figure is named', () => {
    expect(stepsOf('highest amount')?.[0]).toMatchObject({ verb: 'group', by: [], measures: [{ operation: 'max' }] });
  });
});
