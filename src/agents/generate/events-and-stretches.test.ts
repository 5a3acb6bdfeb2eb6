import { describe, expect, it } from 'vitest';
import { askAgent } from '../../../test/fixtures/ask-agent.ts';
import { cellsOf, labelsOf, tableOf } from '../../../test/fixtures/small-chart.ts';
import { generate } from './agent.ts';

/** Tickets of two agents, each closed some hours after it was opened; the last is open still. */
const TICKETS = tableOf(
  ['Ticket', 'Opened', 'Closed', 'Agent', 'Topic', 'Cost'],
  [
    ['T-1', '2024-01-05 08:00', '2024-01-06 08:00', 'Maya', 'Bug', 40],
    ['T-2', '2024-01-20 08:00', '2024-02-01 08:00', 'Theo', 'Login', 25],
    ['T-3', '2024-02-03 08:00', '2024-02-05 20:00', 'Maya', 'Login', 90],
    ['T-4', '2024-02-10 08:00', '2024-02-11 20:00', 'Theo', 'Bug', 15],
    ['T-5', '2024-03-01 08:00', '2024-03-02 08:00', 'Maya', 'Bug', 60],
    ['T-6', '2024-03-09 08:00', '', 'Theo', 'Login', 30],
  ],
);

/** Marks of four pupils of two classes in two subjects. */
const MARKS = tableOf(
  ['Pupil', 'Class', 'Subject', 'Mark'],
  [
    ['Abbott', '7A', 'Art', 42],
    ['Abbott', '7A', 'Music', 71],
    ['Bright', '7A', 'Art', 48],
    ['Bright', '7A', 'Music', 90],
    ['Cole', '7B', 'Art', 66],
    ['Cole', '7B', 'Music', 39],
    ['Dunn', '7A', 'Art', 80],
    ['Dunn', '7A', 'Music', 77],
  ],
);

const ask = async (wish: string, table = TICKETS) => (await askAgent(generate, wish, table)).config;

describe('two events that have dates of their own', () => {
  it.each(['opened vs closed per month', 'tickets opened and closed per month', 'monthly opened vs closed'])(
    'are counted in each period: %s',
    async (wish) => {
      const config = await ask(wish);
      expect(labelsOf(config)).toEqual(['Month', 'Opened', 'Closed']);
      expect(cellsOf(config)).toEqual([
        ['2024-01', 2, 1],
        ['2024-02', 2, 3],
        ['2024-03', 2, 1],
      ]);
    },
  );
});

describe('how long each row lasted', () => {
  it('is what lies between its only two dates, though no column is called so', async () => {
    expect(cellsOf(await ask('average duration by agent'))).toEqual([
      ['Maya', 1.5],
      ['Theo', 6.75],
    ]);
    expect(cellsOf(await ask('longest ticket')).at(0)).toEqual(['T-2', 12]);
  });

  it.each([
    ['average days on hold by agent'],
    ['average time on hold by agent'],
    ['days open by agent'],
    ['tenure by agent'],
  ])('wherever the rows were meanwhile: %s', async (wish) => {
    expect(cellsOf(await ask(wish)).map(([agent, lasted]) => [agent, lasted])).toEqual([
      ['Maya', 1.5],
      ['Theo', 6.75],
    ]);
  });

  it('is told in hours where hours are asked for', async () => {
    const config = await ask('average hours to close by agent');
    expect([labelsOf(config)[1], cellsOf(config)]).toEqual([
      'Average Opened → Closed (h)',
      [
        ['Maya', 36],
        ['Theo', 162],
      ],
    ]);
  });
});

it('counts events of a table that has periods and events of its own', async () => {
  const loans = tableOf(
    ['event', 'period', 'Opened', 'Closed'],
    ['03', '04', '05', '06'].map((day, at) => [`E-${at}`, `P${at}`, `2024-0${1 + (at % 2)}-${day}`, `2024-02-1${at}`]),
  );
  const keyed = {
    ...loans,
    data: {
      columns: loans.data.columns.map((column) => ({ ...column, key: column.label ?? '' })),
      rows: loans.data.rows.map((row) =>
        Object.fromEntries(loans.data.columns.map(({ key, label }) => [label ?? '', row[key]])),
      ),
    },
  };
  expect(cellsOf(await ask('opened vs closed per month', keyed)).map(([, ...counts]) => counts)).toEqual([
    [2, 0],
    [2, 4],
  ]);
});

describe('what is counted', () => {
  it('is each name once, where names come again within their group', async () => {
    expect(cellsOf(await ask('number of pupils per class', MARKS))).toEqual([
      ['7A', 3],
      ['7B', 1],
    ]);
  });

  it('is each row where it has an id of its own, though names come again', async () => {
    const wares = tableOf(
      ['Product ID', 'Product Name', 'Shelf'],
      ['Pen', 'Pen', 'Ink', 'Cup', 'Cup'].map((name, at) => [501 + at * 3, name, at < 3 ? 'Paper' : 'Kitchen']),
    );
    expect(cellsOf(await ask('number of products per shelf', wares))).toEqual([
      ['Paper', 3],
      ['Kitchen', 2],
    ]);
  });

  it('is rows whose figure meets a bound, where the figure adds up to nothing', async () => {
    expect(cellsOf(await ask('how many marks below 50 per class', MARKS))).toEqual([
      ['7A', 2],
      ['7B', 1],
    ]);
  });
});

describe('shares', () => {
  it('of parts over time are parts of a whole in each period', async () => {
    expect((await ask('share of cost by agent and month')).type).toBe('100StackedColumn');
  });

  it('are meant by a sign of percent before an amount', async () => {
    const config = await ask('% cost by agent');
    expect(cellsOf(config)).toEqual([
      ['Maya', expect.closeTo(73.08, 2)],
      ['Theo', expect.closeTo(26.92, 2)],
    ]);
  });
});

it('sets values that are compared side by side', async () => {
  expect((await ask('Maya vs Theo by topic')).type).toBe('groupedColumn');
});

describe('the period of most', () => {
  it.each(['peak month for each agent', 'which month has the highest cost per agent'])(
    'is one for each group: %s',
    async (wish) => {
      const config = await ask(wish);
      expect(labelsOf(config)).toEqual(['Opened', 'Maya', 'Theo']);
      expect(cellsOf(config)).toEqual([
        ['2024-02', 90, null],
        ['2024-03', null, 30],
      ]);
    },
  );

  it('is ranked by the figure behind it, and by no other', async () => {
    expect(labelsOf(await ask('highest month of cost'))).toEqual(['Opened', 'Cost']);
  });
});
