import { describe, expect, test } from 'vitest';
import { createSituation, ordersSituation, tableConfig } from '../../../test/fixtures/language/sample-situation.ts';
import type { ChartType } from '../../chart/chart-type.ts';
import { understand } from '../understand.ts';

const orders = ordersSituation({ purpose: 'chart' });
const read = (wish: string) => understand(wish, orders).readings[0];

/** A chart of three series over eight quarters. */
function seriesSituation(type: ChartType = 'groupedColumn') {
  const lines = Array.from({ length: 8 }, (_, at) => [
    `${2023 + Math.floor(at / 4)}-Q${1 + (at % 4)}`,
    100 + ((at * 13) % 50),
    80 + ((at * 29) % 60),
    60 + at * 7,
  ]);
  const config = tableConfig(['Quarter', 'North', 'South', 'East'], lines);
  return createSituation({ ...config, type }, { purpose: 'chart' });
}

const change = (wish: string, type?: ChartType) => understand(wish, seriesSituation(type)).readings[0]?.plan.steps;

describe('a wish for a picture', () => {
  test('widens the second of two groups into series', () => {
    expect(read('revenue by region and product')?.plan.steps.at(-1)).toMatchObject({
      verb: 'pivotWider',
      keys: ['region'],
      names: 'product',
    });
  });

  test('puts time along the axis whatever its place in the wish', () => {
    expect(read('revenue by region over time')?.plan.steps.at(-1)).toMatchObject({
      verb: 'pivotWider',
      keys: ['order_date_month'],
      names: 'region',
    });
  });

  test('brings dates down to a period that leaves few enough points, and says so', () => {
    expect(read('revenue over time')?.assumptions).toContainEqual({
      kind: 'grain',
      column: 'Order Date',
      part: 'month',
    });
  });

  test('shows the first few of more periods than bars can show, where the best or the worst is asked for', () => {
    expect(read('peak day')?.plan.steps).toContainEqual(expect.objectContaining({ verb: 'limit', count: 10 }));
    expect(read('worst day for revenue')?.plan.steps).toContainEqual(expect.objectContaining({ verb: 'limit' }));
    expect(read('best month')?.plan.steps.map(({ verb }) => verb)).not.toContain('limit');
  });

  test('says by which operation it brought a column down, and why', () => {
    expect(read('revenue by region')?.assumptions).toEqual([
      { kind: 'operation', column: 'Revenue', operation: 'sum', because: 'amounts-add-up' },
    ]);
    expect(read('rating by region')?.assumptions).toEqual([
      { kind: 'operation', column: 'Customer Rating', operation: 'mean', because: 'levels-average' },
    ]);
  });

  test('counts a column of figures in intervals for a distribution', () => {
    expect(read('histogram of revenue')?.plan.steps).toMatchObject([
      { verb: 'bin', column: 'revenue' },
      { verb: 'group', measures: [{ operation: 'count' }] },
      { verb: 'sort' },
      { verb: 'setType', type: 'column' },
    ]);
  });

  test('shows two figures that have to do with one another as points', () => {
    expect(read('how does revenue relate to cost?')?.plan.steps.at(-1)).toEqual({ verb: 'setType', type: 'scatter' });
  });

  test.each([
    ['revenue over time', 'line'],
    ['revenue by region', 'column'],
    ['revenue by region and product', 'stackedColumn'],
    ['average rating by region and product', 'groupedColumn'],
    ['share of revenue by product', 'pie'],
    ['revenue by region as a pie chart', 'pie'],
    ['horizontal bars of revenue by region', 'bar'],
  ])('"%s" suits %s first', (wish, type) => {
    expect(read(wish)?.suits[0]).toBe(type);
  });

  test('carries the task of its words', () => {
    expect(read('compare revenue across regions')?.task).toBe('compare');
    expect(read('trend of revenue')?.task).toBe('trend');
  });

  test('groups by plain numbers as by names, in the order of the numbers', () => {
    const lines = Array.from({ length: 40 }, (_, at) => [`car ${at}`, 4 + 2 * (at % 3), 10 + ((at * 7) % 31)]);
    const cars = createSituation(tableConfig(['Model', 'Cylinders', 'MPG'], lines), { purpose: 'chart' });
    expect(understand('average mpg by cylinders', cars).readings[0]?.plan.steps).toMatchObject([
      { verb: 'group', by: ['cylinders'] },
      { verb: 'sort', by: [{ column: 'cylinders', direction: 'ascending' }] },
      { verb: 'convert', columns: ['cylinders'], to: 'text' },
    ]);
  });
});

describe('a wish about the chart there is', () => {
  test('keeps the categories of the series it picks', () => {
    expect(change('only North and South')).toEqual([{ verb: 'select', columns: ['quarter', 'north', 'south'] }]);
  });

  test('takes its figures where it names none', () => {
    expect(change('by year')).toMatchObject([
      { verb: 'truncateTime', column: 'quarter', part: 'year' },
      { verb: 'group', measures: [{ column: 'north' }, { column: 'south' }, { column: 'east' }] },
      { verb: 'sort' },
    ]);
  });

  test.each([
    ['horizontal please', 'groupedColumn', 'groupedBar'],
    ['make them vertical', '100StackedBar', '100StackedColumn'],
    ['stacked', 'groupedBar', 'stackedBar'],
    ['make it 100% stacked', 'column', '100StackedColumn'],
    ['make it a pie chart', 'column', 'pie'],
  ] as const)('"%s" turns %s into %s and nothing else', (wish, from, to) => {
    expect(change(wish, from)).toEqual([{ verb: 'setType', type: to }]);
  });

  test('that links to nothing changes nothing and says which word failed and what there is', () => {
    const { readings, unknown } = understand('average Narnia by quarter', seriesSituation());
    expect(readings).toEqual([]);
    expect(unknown).toMatchObject([
      { text: 'Narnia', wanted: 'measure', columns: ['Quarter', 'North', 'South', 'East'] },
    ]);
  });

  test('names the nearest column of a word that comes near none surely', () => {
    const { unknown } = understand('remove the Nrtoh', seriesSituation());
    expect(unknown).toMatchObject([{ text: 'Nrtoh', columns: ['North'] }]);
  });
});
