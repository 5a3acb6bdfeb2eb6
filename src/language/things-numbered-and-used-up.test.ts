import { describe, expect, test } from 'vitest';
import { createSituation } from '../../test/fixtures/language/sample-situation.ts';
import { tableOf } from '../../test/fixtures/small-chart.ts';
import type { GraphConfig } from '../chart/graph-config.ts';
import { understand } from './understand.ts';
import type { Purpose } from './understanding.ts';

const stepsOf = (wish: string, config: GraphConfig, purpose: Purpose = 'data') =>
  understand(wish, createSituation(config, { locale: 'EN_US', purpose })).readings[0]?.plan.steps ?? [];
const column = (key: string) => ({ kind: 'column', key });

const STOCK = tableOf(
  ['SKU', 'Item', 'Supplier', 'In stock', 'Unit cost'],
  Array.from({ length: 12 }, (_, at) => [
    `K${at}`,
    `Tool ${String.fromCharCode(65 + at)}`,
    ['Acme', 'Borg', 'Cyan'][at % 3] ?? '',
    [0, 4, 9, 0, 31][at % 5] ?? 0,
    2.5 + at,
  ]),
);
const NONE_LEFT = { verb: 'filter', where: { operator: '<=', left: column('c3'), right: { value: 0 } } };

describe('what is out of stock', () => {
  test.each(['items out of stock', 'which items are out of stock'])('is what nothing is left of: "%s"', (wish) => {
    expect(stepsOf(wish, STOCK)).toMatchObject([NONE_LEFT]);
  });

  test('is counted for each group', () => {
    expect(stepsOf('how many items are out of stock per supplier', STOCK)).toMatchObject([
      NONE_LEFT,
      { verb: 'group', by: ['c2'], measures: [{ operation: 'count' }] },
    ]);
  });

  test('is no condition on what never runs out', () => {
    expect(stepsOf('items out of unit cost', STOCK).some(({ verb }) => verb === 'filter')).toBe(false);
  });
});

const LIFTS = tableOf(
  ['Date', 'Exercise', 'Set', 'Reps', 'Weight kg'],
  Array.from({ length: 24 }, (_, at) => [
    `2024-01-${String(1 + (at >> 2)).padStart(2, '0')}`,
    at % 4 < 2 ? 'Squat' : 'Bench',
    1 + (at % 2),
    4 + (at % 7),
    40 + ((at * 13) % 57),
  ]),
);

describe('the parts that rows are numbered by', () => {
  test.each(['heaviest set for each exercise', 'best set of each exercise by weight'])(
    'are picked by the figure that is spoken of: "%s"',
    (wish) => {
      expect(stepsOf(wish, LIFTS)).toMatchObject([
        { verb: 'limit', count: 1, by: { column: 'c4', direction: 'descending' }, per: ['c1'] },
        ...stepsOf(wish, LIFTS).slice(1),
      ]);
    },
  );

  test('are a figure where the plural says how many there were', () => {
    const sets = tableOf(
      ['Exercise', 'Sets'],
      Array.from({ length: 12 }, (_, at) => [at % 2 === 0 ? 'Squat' : 'Bench', 1 + (at % 3)]),
    );
    expect(stepsOf('highest sets for each exercise', sets)).toMatchObject([
      { verb: 'group', measures: [{ operation: 'max', column: 'c1' }] },
    ]);
  });
});

const CROPS = tableOf(
  ['Farm', 'Year', 'Tonnes', 'Price per tonne'],
  Array.from({ length: 12 }, (_, at) => [['Hill', 'Vale'][at % 2] ?? '', 2021 + (at % 3), 40 + at * 7, 120 + at * 3]),
);

describe('an amount times its price', () => {
  test.each(['tonnes × price by farm', 'tonnes times price per farm'])('adds up over the rows: "%s"', (wish) => {
    expect(stepsOf(wish, CROPS, 'chart')).toMatchObject([
      { verb: 'derive', expression: { operator: '*', left: column('c2'), right: column('c3') } },
      { verb: 'group', by: ['c0'], measures: [{ operation: 'sum' }] },
    ]);
  });
});

const TICKETS = tableOf(
  ['Ticket', 'Project', 'Opened', 'Closed'],
  Array.from({ length: 12 }, (_, at) => [
    `TK-${at + 1}`,
    ['App', 'Web'][at % 2] ?? '',
    `2024-0${1 + (at % 3)}-05`,
    at % 4 === 0 ? '' : `2024-0${2 + (at % 3)}-1${at % 9}`,
  ]),
);

describe('how long rows take', () => {
  test('is the average time from the one date to the other', () => {
    expect(stepsOf('how long do tickets take to close by project', TICKETS)).toMatchObject([
      { verb: 'derive', expression: { name: 'daysBetween', arguments: [column('c2'), column('c3')] } },
      { verb: 'group', by: ['c1'], measures: [{ operation: 'mean' }] },
    ]);
  });

  test('is refused where nothing tells it, and no rows are counted instead', () => {
    const undated = tableOf(
      ['Ticket', 'Project'],
      TICKETS.data.rows.map(({ c0, c1 }) => [String(c0), String(c1)]),
    );
    expect(
      understand('how long do tickets take by project', createSituation(undated, { purpose: 'data' })).readings,
    ).toEqual([]);
  });
});

describe('what is new beside what is done', () => {
  test('is counted by the date that rows begin with', () => {
    const steps = stepsOf('new vs closed per month', TICKETS, 'chart');
    expect(steps[0]).toMatchObject({ verb: 'pivotLonger', columns: ['c2', 'c3'] });
    expect(steps).toContainEqual(expect.objectContaining({ verb: 'truncateTime', part: 'month' }));
  });
});

describe('all but the first few', () => {
  test('are lumped together', () => {
    const drawn = tableOf(
      ['Category', 'Spent'],
      ['a', 'b', 'c', 'd', 'e'].map((name, at) => [name, 9 + at * at]),
    );
    expect(stepsOf('keep the top 3 and lump the rest together', drawn, 'chart')).toMatchObject([
      { verb: 'limit', count: 3, rest: { label: 'Rest' } },
      ...stepsOf('keep the top 3 and lump the rest together', drawn, 'chart').slice(1),
    ]);
  });
});

const WORK = tableOf(
  ['Ticket', 'Assignee', 'Kind', 'Hours', 'Opened', 'Closed'],
  Array.from({ length: 12 }, (_, at) => [
    `TK-${at + 1}`,
    ['Lea', 'Marc', 'Yusuf'][at % 3] ?? '',
    ['Bug', 'Task'][at % 2] ?? '',
    2 + ((at * 5) % 9),
    `2024-0${1 + (at % 3)}-05`,
    `2024-0${2 + (at % 3)}-1${at % 9}`,
  ]),
);

describe('each person', () => {
  test.each([
    ['tickets per person', { operation: 'count' }],
    ['hours by each person', { operation: 'sum', column: 'c3' }],
    ['average hours per person', { operation: 'mean', column: 'c3' }],
  ])('is one of those whom the only column of people names: "%s"', (wish, measure) => {
    expect(stepsOf(wish, WORK)).toMatchObject([{ verb: 'group', by: ['c1'], measures: [measure] }]);
  });

  test('is an inhabitant where the table tells how many there are', () => {
    const towns = tableOf(
      ['Mayor', 'Population', 'Fires'],
      ['Al', 'Bea', 'Cal', 'Dot'].map((name, at) => [name, 9000 + at * 700, 3 + at]),
    );
    expect(stepsOf('fires per person', towns)).toMatchObject([{ verb: 'derive', expression: { operator: '/' } }]);
  });
});

describe('one event less another', () => {
  test('is how many more there were of it in each period', () => {
    const steps = stepsOf('opened minus closed per month', WORK);
    expect(steps[0]).toMatchObject({ verb: 'pivotLonger', columns: ['c4', 'c5'] });
    expect(steps).toContainEqual(
      expect.objectContaining({ verb: 'derive', as: expect.objectContaining({ label: 'Opened − Closed' }) }),
    );
  });

  test('is refused where "minus" means nothing', () => {
    expect(stepsOf('assignee minus kind', WORK)).toEqual([]);
  });
});

describe('the few with the least, of rows that hold a value', () => {
  test('are picked in each group', () => {
    const homes = tableOf(
      ['Ref', 'Area', 'Type', 'Asking price'],
      Array.from({ length: 16 }, (_, at) => [
        `L${at}`,
        ['Harbour', 'Northgate'][at % 2] ?? '',
        ['House', 'Flat', 'Studio'][at % 3] ?? '',
        200000 + ((at * 7919) % 90000),
      ]),
    );
    expect(stepsOf('3 cheapest houses in each area', homes)).toMatchObject([
      { verb: 'filter', where: { operator: '=', left: column('c2'), right: { value: 'House' } } },
      { verb: 'limit', count: 3, by: { column: 'c3', direction: 'ascending' }, per: ['c1'] },
      ...stepsOf('3 cheapest houses in each area', homes).slice(2),
    ]);
  });
});

describe('the value of what is in stock', () => {
  test.each(['stock value per supplier', 'value of stock by supplier'])('is pieces at their cost: "%s"', (wish) => {
    expect(stepsOf(wish, STOCK)).toMatchObject([
      { verb: 'derive', expression: { operator: '*', left: column('c3'), right: column('c4') } },
      { verb: 'group', by: ['c2'], measures: [{ operation: 'sum' }] },
    ]);
  });

  test('is the column that holds it', () => {
    const told = tableOf(
      ['Item', 'Supplier', 'Stock value', 'Unit cost'],
      Array.from({ length: 9 }, (_, at) => [`T${at}`, ['Acme', 'Borg'][at % 2] ?? '', 90 + at * 7, 2.5 + at]),
    );
    expect(stepsOf('stock value per supplier', told)).toMatchObject([
      { verb: 'group', by: ['c1'], measures: [{ column: 'c2' }] },
    ]);
  });
});

describe('what somebody does', () => {
  test('is no cell that another word of its kind stands in', () => {
    const account = tableOf(
      ['Date', 'Category', 'Amount'],
      Array.from({ length: 12 }, (_, at) => [
        `2024-0${1 + (at % 6)}-03`,
        ['Rent', 'Salary', 'Food'][at % 3] ?? '',
        50 + at * 9,
      ]),
    );
    expect(JSON.stringify(stepsOf('how much do I pay for rent per month', account))).not.toContain('Salary');
    expect(JSON.stringify(stepsOf('only salary', account))).toContain('Salary');
  });
});
