import { describe, expect, test } from 'vitest';
import { ordersSituation } from '../../../../test/fixtures/language/sample-situation.ts';
import type { PlanStep } from '../../../plan/plan.ts';
import { understand } from '../../understand.ts';

const situation = ordersSituation();

function stepsOf(wish: string): readonly PlanStep[] {
  return understand(wish, situation).readings[0]?.plan.steps ?? [];
}

type Construct = {
  readonly name: string;
  /** What the plan of each wish holds, in order; further fields and steps are free. */
  readonly steps: readonly Readonly<Record<string, unknown>>[];
  /** A plain case, paraphrases, and one with a slip of the keys. */
  readonly wishes: readonly string[];
  /** Looks alike and must not give these steps. */
  readonly not: string;
};

const column = (key: string) => ({ kind: 'column', key });
const literal = (value: string | number) => ({ kind: 'literal', value });
const compare = (key: string, operator: string, value: number) => ({
  verb: 'filter',
  where: { kind: 'binary', operator, left: column(key), right: literal(value) },
});
const descending = (key: string) => ({ column: key, direction: 'descending' });

const CONSTRUCTS: readonly Construct[] = [
  {
    name: 'a measure of a group',
    steps: [{ verb: 'group', by: ['region'], measures: [{ operation: 'mean', column: 'revenue' }] }],
    wishes: ['average revenue by region', 'what is the mean revenue for each region?', 'averge revenue per regoin'],
    not: 'average revenue by region and product',
  },
  {
    name: 'an amount without an operation, which adds up',
    steps: [{ verb: 'group', by: ['product'], measures: [{ operation: 'sum', column: 'revenue' }] }],
    wishes: ['revenue by product', 'show me the revenue of each product please', 'revenu by prodct'],
    not: 'median revenue by product',
  },
  {
    name: 'a level without an operation, which is averaged',
    steps: [{ verb: 'group', by: ['product'], measures: [{ operation: 'mean', column: 'customer_rating' }] }],
    wishes: ['rating by product', 'customer ratings across products', 'custmer rating by product'],
    not: 'highest rating by product',
  },
  {
    name: 'a count of rows',
    steps: [{ verb: 'group', by: ['region'], measures: [{ operation: 'count' }] }],
    wishes: [
      'number of rows by region',
      'how many orders per region',
      'count of entries in each regon',
      'deals by region',
    ],
    not: 'number of units by region',
  },
  {
    name: 'a count of different values',
    steps: [{ verb: 'group', by: ['region'], measures: [{ operation: 'countDistinct', column: 'sales_rep' }] }],
    wishes: ['count distinct sales reps per region', 'how many different sales reps in each region'],
    not: 'how many orders in each region',
  },
  {
    name: 'two groups',
    steps: [{ verb: 'group', by: ['region', 'product'] }],
    wishes: ['revenue by region and product', 'revenue for each region and product'],
    not: 'revenue by region',
  },
  {
    name: 'a period',
    steps: [
      { verb: 'truncateTime', column: 'order_date', part: 'month' },
      { verb: 'group', measures: [{ operation: 'sum', column: 'revenue' }] },
    ],
    wishes: ['monthly revenue', 'revenue by month', 'revenue per month', 'montly revenue'],
    not: 'revenue by quarter',
  },
  {
    name: 'a value to keep',
    steps: [{ verb: 'filter', where: { operator: '=', left: column('region'), right: literal('North') } }],
    wishes: ['only the North', 'keep only North', 'show just the rows in the north', 'only Noth'],
    not: 'only the South',
  },
  {
    name: 'values to keep',
    steps: [
      { verb: 'filter', where: { kind: 'in', of: column('region'), values: [literal('North'), literal('South')] } },
    ],
    wishes: ['only North and South', 'just the north or south'],
    not: 'only North',
  },
  {
    name: 'a value to leave out',
    steps: [{ verb: 'filter', where: { kind: 'not', of: { left: column('product'), right: literal('Phone') } } }],
    wishes: ['exclude phones', 'without phones', 'everything except phones', 'remove the phones'],
    not: 'only phones',
  },
  {
    name: 'a comparison',
    steps: [compare('revenue', '>', 5000)],
    wishes: [
      'revenue above 5000',
      'only rows where revenue is greater than 5,000',
      'revenue over 5k',
      'orders whose revenue is more than five thousand',
      'revene > 5000',
    ],
    not: 'revenue below 5000',
  },
  {
    name: 'a comparison that holds its end',
    steps: [compare('units_sold', '>=', 20)],
    wishes: ['units sold at least 20', 'units of 20 or more', 'orders with at least 20 units'],
    not: 'units over 20',
  },
  {
    name: 'a range',
    steps: [
      { verb: 'filter', where: { kind: 'between', of: column('revenue'), low: literal(1000), high: literal(2000) } },
    ],
    wishes: [
      'revenue between 1000 and 2000',
      'revenue from 1000 to 2000',
      'keep rows with revenue in the range of 1000 and 2000',
    ],
    not: 'revenue above 1000',
  },
  {
    name: 'two comparisons',
    steps: [{ verb: 'filter', where: { operator: 'and', left: { operator: '>' }, right: { operator: '<' } } }],
    wishes: ['revenue over 5000 and cost under 2000', 'orders with revenue above 5000 and cost below 2000'],
    not: 'revenue over 5000 or cost under 2000',
  },
  {
    name: 'a comparison with the average',
    steps: [
      { verb: 'filter', where: { operator: '>', right: { kind: 'aggregate', operation: 'mean', key: 'revenue' } } },
    ],
    wishes: ['revenue above average', 'revenue higher than the average'],
    not: 'average revenue',
  },
  {
    name: 'a text that begins',
    steps: [{ verb: 'filter', where: { operator: 'startsWith', left: column('sales_rep'), right: literal('A') } }],
    wishes: ['sales rep starts with A', 'sales reps beginning with the letter A'],
    not: 'sales rep ends with A',
  },
  {
    name: 'a year',
    steps: [
      { verb: 'filter', where: { operator: '=', left: column('order_date'), right: { kind: 'moment', iso: '2024' } } },
    ],
    wishes: ['only 2024', 'orders in 2024', 'just 2024 please'],
    not: 'since 2024',
  },
  {
    name: 'a stretch of time',
    steps: [{ verb: 'filter', where: { kind: 'between', low: { iso: '2023-01' }, high: { iso: '2023-03' } } }],
    wishes: ['from January 2023 to March 2023', 'between Jan 2023 and Mar 2023'],
    not: 'since January 2023',
  },
  {
    name: 'the last months, counted from the last date of the data',
    steps: [{ verb: 'filter', where: { kind: 'between', low: { iso: '2024-07-01' }, high: { iso: '2024-12-31' } } }],
    wishes: ['last 6 months', 'only the past six months'],
    not: 'last 6 rows',
  },
  {
    name: 'an order',
    steps: [{ verb: 'sort', by: [descending('cost')] }],
    wishes: [
      'sort by cost descending',
      'order by cost from high to low',
      'rank by cost, highest first',
      'sort by cost desending',
    ],
    not: 'sort by cost ascending',
  },
  {
    name: 'an order of two columns',
    steps: [{ verb: 'sort', by: [{ column: 'region', direction: 'ascending' }, descending('revenue')] }],
    wishes: ['sort by region then by revenue descending', 'sort by region and then by revenue from high to low'],
    not: 'sort by revenue descending',
  },
  {
    name: 'the highest few rows',
    steps: [{ verb: 'limit', count: 5, from: 'start', by: descending('revenue') }],
    wishes: ['top 5 by revenue', 'the five highest revenues', 'top five rows by reveneu'],
    not: 'bottom 5 by revenue',
  },
  {
    name: 'the highest few groups',
    steps: [
      { verb: 'group', by: ['sales_rep'], measures: [{ operation: 'sum', column: 'revenue' }] },
      { verb: 'limit', count: 3, by: descending('sum_revenue') },
    ],
    wishes: ['top 3 sales reps by revenue', 'best 3 sales reps in revenue'],
    not: 'bottom 3 sales reps by revenue',
  },
  {
    name: 'the highest few of each group',
    steps: [
      { verb: 'group', by: ['region', 'product'] },
      { verb: 'limit', count: 2, by: descending('sum_revenue'), per: ['region'] },
    ],
    wishes: ['top 2 products per region by revenue', 'top 2 products by revenue in each region'],
    not: 'top 2 products by revenue',
  },
  {
    name: 'the rest gathered',
    steps: [
      { verb: 'group', by: ['region'] },
      { verb: 'limit', count: 2, rest: { column: 'region', label: 'Other' } },
    ],
    wishes: ['top 2 regions by revenue and group the rest as Other'],
    not: 'top 2 regions by revenue',
  },
  {
    name: 'the first rows as they stand',
    steps: [{ verb: 'limit', count: 10, from: 'start' }],
    wishes: ['first 10 rows', 'the first ten records'],
    not: 'last 10 rows',
  },
  {
    name: 'a running total',
    steps: [
      { verb: 'truncateTime', part: 'month' },
      { verb: 'group' },
      { verb: 'window', operation: 'runningTotal', column: 'sum_revenue' },
    ],
    wishes: ['running total of revenue by month', 'cumulative revenue by month', 'cumulative monthly revenue'],
    not: 'total revenue by month',
  },
  {
    name: 'a moving average',
    steps: [{ verb: 'truncateTime' }, { verb: 'group' }, { verb: 'window', operation: 'movingAverage', size: 3 }],
    wishes: ['3 month moving average of revenue by month', 'moving average of revenue over 3 months by month'],
    not: 'average revenue by month',
  },
  {
    name: 'growth',
    steps: [{ verb: 'truncateTime', part: 'year' }, { verb: 'group' }, { verb: 'window', operation: 'percentChange' }],
    wishes: ['revenue growth by year', 'percent change in revenue by year', 'growth of revenue per year'],
    not: 'revenue by year',
  },
  {
    name: 'a share',
    steps: [
      { verb: 'group', by: ['region'] },
      { verb: 'window', operation: 'shareOfTotal', column: 'sum_revenue' },
    ],
    wishes: ['share of total revenue by region', 'revenue by region as a percentage of the total'],
    not: 'total revenue by region',
  },
  {
    name: 'a difference of two columns',
    steps: [{ verb: 'derive', expression: { operator: '-', left: column('revenue'), right: column('cost') } }],
    wishes: ['difference between revenue and cost', 'revenue minus cost', 'add a column with revenue minus cost'],
    not: 'revenue and cost',
  },
  {
    name: 'a ratio in groups, of the sums',
    steps: [
      { verb: 'group', by: ['product'] },
      { verb: 'derive', expression: { operator: '/', left: column('sum_cost') } },
    ],
    wishes: ['ratio of cost to revenue by product', 'cost divided by revenue by product'],
    not: 'cost by product',
  },
  {
    name: 'columns to leave out',
    steps: [{ verb: 'drop', columns: ['cost', 'units_sold'] }],
    wishes: ['drop cost and units', 'remove the columns cost and units sold', 'hide the cost and units sold columns'],
    not: 'only cost and units',
  },
  {
    name: 'columns to keep',
    steps: [{ verb: 'select', columns: ['region', 'revenue'] }],
    wishes: ['keep only region and revenue', 'keep the columns region and revenue'],
    not: 'remove region and revenue',
  },
  {
    name: 'a new name',
    steps: [{ verb: 'rename', column: 'units_sold', label: 'Quantity' }],
    wishes: ['rename Units Sold to Quantity', 'rename the column units sold as "Quantity"'],
    not: 'remove Units Sold',
  },
  {
    name: 'rounding',
    steps: [{ verb: 'round', columns: ['customer_rating'], decimals: 1 }],
    wishes: ['round the rating to 1 decimal', 'round customer rating to one decimal place'],
    not: 'round the cost to 1 decimal',
  },
  {
    name: 'filling',
    steps: [{ verb: 'fillEmpty', columns: ['revenue'], method: 'zero' }],
    wishes: [
      'fill missing revenue with zero',
      'fill missing values in revenue with 0',
      'replace missing values of revenue with 0',
    ],
    not: 'fill missing revenue with the average',
  },
  {
    name: 'replacing a value',
    steps: [{ verb: 'replace', column: 'product', from: 'Laptop', to: 'Notebook' }],
    wishes: ['replace Laptop with Notebook', 'rename Laptop to Notebook'],
    not: 'remove Laptop',
  },
  {
    name: 'duplicates',
    steps: [{ verb: 'distinct' }],
    wishes: ['remove duplicates', 'delete duplicate rows'],
    not: 'remove rows',
  },
  {
    name: 'outliers',
    steps: [{ verb: 'removeOutliers', column: 'revenue' }],
    wishes: ['remove outliers in revenue', 'drop the outliers from revenue'],
    not: 'remove revenue',
  },
  {
    name: 'a sample',
    steps: [{ verb: 'sample', count: 20 }],
    wishes: ['sample 20 rows', '20 random rows'],
    not: 'first 20 rows',
  },
];

describe.each(CONSTRUCTS)('$name', ({ steps, wishes, not }) => {
  test.each(wishes)('is understood from "%s"', (wish) => {
    expect(stepsOf(wish).slice(0, steps.length)).toMatchObject(steps);
  });

  test(`is not what "${not}" means`, () => {
    expect(stepsOf(not).slice(0, steps.length)).not.toMatchObject(steps);
  });
});
