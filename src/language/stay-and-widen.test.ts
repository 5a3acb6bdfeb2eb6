import { describe, expect, test } from 'vitest';
import { createSituation } from '../../test/fixtures/language/sample-situation.ts';
import { understand } from './understand.ts';

const columns = ['Day', 'Region', 'Product', 'Sales'].map((label) => ({ key: label.toLowerCase(), label }));
const rows = Array.from({ length: 60 }, (_, at) => ({
  day: `2024-0${1 + (at % 6)}-1${at % 9}`,
  region: ['North', 'South', 'East'][at % 3],
  product: ['Tea', 'Coffee'][at % 2],
  sales: 10 + at,
}));
const situation = createSituation({ type: 'table', data: { columns, rows } }, { locale: 'EN_US' });
const stepsOf = (wish: string) => understand(wish, situation).readings[0]?.plan.steps;

describe('a wish that leaves the data as they are', () => {
  test.each([
    'Keep the data as it is.',
    'leave the data as it is',
    'use all rows as they are',
    'أبق البيانات كما هي',
    'mantém os dados como estão',
  ])('is understood and does nothing: "%s"', (wish) => expect(stepsOf(wish)).toEqual([]));

  test('does what else it asks for', () => {
    expect(stepsOf('sort by sales, highest first, and keep the rest as it is')).not.toEqual([]);
  });
});

describe('a column for each value', () => {
  test('of a second group spreads the figures that were gathered', () => {
    const steps = stepsOf('total sales by month, with one column per region');
    expect(steps?.map(({ verb }) => verb)).toEqual(['truncateTime', 'group', 'sort', 'pivotWider']);
    expect(steps?.at(-1)).toMatchObject({ keys: ['day_month'], names: 'region', values: 'sum_sales' });
  });

  test('is stacked where groups are to be stacked', () => {
    const { readings } = understand('group and stack by product: number of rows per region', {
      ...situation,
      purpose: 'chart',
    });
    expect(readings[0]?.plan.steps[0]).toMatchObject({ verb: 'group', by: ['product', 'region'] });
  });

  test('alone spreads the rows as they come', () => {
    expect(stepsOf('one column per region')).toMatchObject([{ verb: 'pivotWider', keys: ['day'], names: 'region' }]);
  });
});
