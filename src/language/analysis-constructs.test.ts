import { describe, expect, test } from 'vitest';
import { createSituation, tableConfig } from '../../test/fixtures/language/sample-situation.ts';
import type { PlanStep } from '../plan/plan.ts';
import { understand } from './understand.ts';

const LABELS = [
  'Ticket',
  'Depot',
  'Driver',
  'Order Date',
  'Delivery Date',
  'Weight (kg)',
  'Sales',
  'Costs',
  'Waiting time (min)',
];
const DEPOTS = ['Hull', 'York', 'Leeds'];
const DRIVERS = ['Ada', 'Bert', 'Cleo', 'Dov'];

const LINES = Array.from({ length: 72 }, (_, at) => [
  `T${100 + at}`,
  DEPOTS[(at * 2 + Math.floor(at / 5)) % 3] ?? '',
  DRIVERS[(at * 3 + Math.floor(at / 7)) % 4] ?? '',
  `${2022 + (at % 2)}-${String(1 + (at % 12)).padStart(2, '0')}-${String(1 + ((at * 5) % 14)).padStart(2, '0')}`,
  `${2022 + (at % 2)}-${String(1 + (at % 12)).padStart(2, '0')}-${String(15 + ((at * 3) % 13)).padStart(2, '0')}`,
  1 + ((at * 37) % 49),
  100 + ((at * 7919) % 900),
  80 + ((at * 5171) % 900),
  5 + ((at * 31) % 70),
]);

const situation = createSituation(tableConfig(LABELS, LINES));
const column = (key: string) => ({ kind: 'column', key });
const literal = (value: number) => ({ kind: 'literal', value });
const days = { kind: 'call', name: 'daysBetween', arguments: [column('order_date'), column('delivery_date')] };
const profit = { kind: 'binary', operator: '-', left: column('sales'), right: column('costs') };

function stepsOf(wish: string): readonly PlanStep[] {
  return understand(wish, situation).readings[0]?.plan.steps ?? [];
}

type Construct = {
  readonly name: string;
  /** What the plan of each wish begins with; further fields and steps are free. */
  readonly steps: readonly Readonly<Record<string, unknown>>[];
  readonly wishes: readonly string[];
  /** Looks alike and must not give these steps. */
  readonly not: string;
};

const CONSTRUCTS: readonly Construct[] = [
  {
    name: 'a condition on the total of each group',
    steps: [
      { verb: 'group', by: ['depot'], measures: [{ operation: 'sum', column: 'sales' }] },
      { verb: 'filter', where: { operator: '>', right: literal(9000) } },
    ],
    wishes: ['depots whose total sales are over 9000', 'depots that sold more than 9000 in total'],
    not: 'rows with sales over 900',
  },
  {
    name: 'a condition on the size of each group',
    steps: [
      { verb: 'group', by: ['driver'], measures: [{ operation: 'count' }] },
      { verb: 'filter', where: { operator: '>=', right: literal(10) } },
    ],
    wishes: ['drivers with at least 10 tickets', 'drivers with 10 tickets or more'],
    not: 'drivers with at least 10 kg',
  },
  {
    name: 'a change between two periods',
    steps: [{ verb: 'group', by: ['depot'], measures: [{ operation: 'sum', column: 'sales' }, { column: 'sales' }] }],
    wishes: [
      'change in sales from 2022 to 2023 by depot',
      'how much did sales rise between 2022 and 2023 in each depot',
    ],
    not: 'sales between 2022 and 2023 by depot',
  },
  {
    name: 'the stretch between two dates, brought down',
    steps: [
      { verb: 'derive', expression: days },
      { verb: 'group', by: ['driver'], measures: [{ operation: 'mean' }] },
    ],
    wishes: ['average delivery time in days by driver', 'average days between order and delivery by driver'],
    not: 'average waiting time by driver',
  },
  {
    name: 'the stretch between two dates, compared',
    steps: [{ verb: 'filter', where: { operator: '>', left: days, right: literal(10) } }],
    wishes: ['tickets that took more than 10 days'],
    not: 'tickets with more than 10 kg',
  },
  {
    name: 'a place in the ranking of each group',
    steps: [{ verb: 'limit', count: 1, offset: 1, by: { column: 'sales', direction: 'descending' }, per: ['depot'] }],
    wishes: ['second highest sales in each depot', '2nd highest sales per depot'],
    not: 'highest sales in each depot',
  },
  {
    name: 'the latest row of each group',
    steps: [{ verb: 'limit', count: 1, by: { column: 'order_date', direction: 'descending' }, per: ['driver'] }],
    wishes: ['latest ticket of each driver', 'most recent ticket for every driver'],
    not: 'earliest ticket of each driver',
  },
  {
    name: 'a figure named before what became of it',
    steps: [
      { verb: 'filter', where: { right: { value: 'Hull' } } },
      { verb: 'group', by: [], measures: [{ column: 'sales' }, { column: 'sales' }] },
      { verb: 'derive' },
    ],
    wishes: ['how did the sales of Hull change between January 2024 and February 2024'],
    not: 'how did the sales change in Hull',
  },
  {
    name: 'a share within another group',
    steps: [
      { verb: 'group', by: ['depot', 'driver'], measures: [{ operation: 'sum', column: 'sales' }] },
      { verb: 'window', operation: 'shareOfTotal', per: ['depot'] },
    ],
    wishes: ['share of each driver within its depot', 'percentage of sales that each driver has within each depot'],
    not: 'share of each driver in sales',
  },
  {
    name: 'the share of a figure that one value has',
    steps: [
      { verb: 'group', by: ['depot'], measures: [{ operation: 'sum', column: 'sales' }] },
      { verb: 'window', operation: 'shareOfTotal' },
    ],
    wishes: [
      'what share of the sales comes from Hull?',
      "Hull's share of the total sales",
      'que percentagem de sales vem de Hull',
      'ما نسبة sales التي تأتي من Hull',
    ],
    not: 'sales from Hull',
  },
  {
    name: 'values set against each other along time',
    steps: [
      { verb: 'filter', where: { kind: 'in' } },
      { verb: 'truncateTime', part: 'month' },
      { verb: 'group', by: ['order_date_month', 'driver'], measures: [{ operation: 'sum', column: 'sales' }] },
    ],
    wishes: ['compare the sales of Ada and Bert by month of order date', 'sales of Ada vs Bert by month of order date'],
    not: 'the sales of Ada and Bert together by month of order date',
  },
  {
    name: 'values set against each other in the first amount there is, where none is named',
    steps: [
      { verb: 'filter', where: { kind: 'in' } },
      { verb: 'group', by: ['depot', 'driver'], measures: [{ operation: 'sum', column: 'sales' }] },
    ],
    wishes: ['compare Ada and Bert by depot', 'compare Cleo and Dov for each depot'],
    not: 'number of rows of Ada and Bert by depot',
  },
  {
    name: 'a running total of what is shown',
    steps: [{ verb: 'window', operation: 'runningTotal', column: 'sales' }],
    wishes: ['sales by order date, as a running total', 'sales over order date, cumulative'],
    not: 'running total of the weight',
  },
  {
    name: 'a mark on rows',
    steps: [{ verb: 'derive', expression: { name: 'if' } }],
    wishes: ['flag tickets heavier than 20 kg as heavy, the rest light', 'mark rows with sales over 500 as big'],
    not: 'tickets heavier than 20 kg',
  },
  {
    name: 'the best where less is better',
    steps: [
      { verb: 'group', by: ['depot'], measures: [{ operation: 'mean', column: 'waiting_time_min_' }] },
      { verb: 'limit', count: 1, by: { direction: 'ascending' } },
    ],
    wishes: ['which depot has the best waiting time on average'],
    not: 'which depot has the longest waiting time on average',
  },
  {
    name: 'figures of two columns, in order',
    steps: [
      { verb: 'derive', expression: profit },
      { verb: 'group', by: ['depot'] },
      { verb: 'sort', by: [{ direction: 'descending' }] },
    ],
    wishes: ['sort depots by profit, best first', 'order depots by profit descending'],
    not: 'profit by depot',
  },
  {
    name: 'both ends of a ranking',
    steps: [
      { verb: 'window', operation: 'rank', direction: 'descending' },
      { verb: 'window', operation: 'rank', direction: 'ascending' },
      { verb: 'filter' },
    ],
    wishes: ['top 3 and bottom 3 rows by sales', 'highest 3 and lowest 3 by sales'],
    not: 'top 3 by sales',
  },
  {
    name: 'a unit in the place of another',
    steps: [{ verb: 'derive', expression: { operator: '*', left: column('weight_kg_') }, as: { key: 'weight_kg_' } }],
    wishes: ['convert the weight to pounds'],
    not: 'convert the weight to text',
  },
  {
    name: 'a month of any year',
    steps: [{ verb: 'filter', where: { operator: '=', left: { name: 'month' }, right: literal(3) } }],
    wishes: ['only March', 'orders in March'],
    not: 'orders in March 2022',
  },
];

describe.each(CONSTRUCTS)('$name', ({ steps, wishes, not }) => {
  test.each(wishes)('is understood from "%s"', (wish) => {
    expect(stepsOf(wish).slice(0, steps.length)).toMatchObject(steps);
  });

  test(`is not meant by "${not}"`, () => {
    expect(stepsOf(not).slice(0, steps.length)).not.toMatchObject(steps);
  });
});
