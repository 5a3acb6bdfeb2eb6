import { describe, expect, test } from 'vitest';
import { askAgent } from '../../../test/fixtures/ask-agent.ts';
import { type Cells, tableOf } from '../../../test/fixtures/small-chart.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Locale } from '../../chart/locale.ts';
import { mutate } from './agent.ts';

/** The rows that a wish leaves, in the order of their columns. */
async function rowsOf(wish: string, config: GraphConfig, locale: Locale = 'EN_US') {
  const { columns, rows } = (await askAgent(mutate, wish, config, { locale })).config.data;
  return rows.map((row) => columns.map(({ key }) => row[key]));
}

const VOTES: readonly Cells[] = [
  ['Alder', 'Unity', 'Moss', 900],
  ['Alder', 'Reform', 'Lane', 1400],
  ['Alder', 'Green', 'Reid', 300],
  ['Birch', 'Unity', 'Shaw', 800],
  ['Birch', 'Reform', 'Webb', 700],
  ['Birch', 'Green', 'York', 100],
  ['Cedar', 'Unity', 'Hale', 640],
  ['Cedar', 'Reform', 'Dunn', 610],
  ['Cedar', 'Green', 'Park', 655],
];
const ELECTION = tableOf(['Constituency', 'Party', 'Candidate', 'Votes'], VOTES);

describe('who won', () => {
  test.each([
    ['who won in each constituency', ELECTION, 'EN_US'],
    ['winner of each constituency', ELECTION, 'EN_US'],
    ['quem ganhou em cada círculo', tableOf(['Círculo', 'Partido', 'Candidato', 'Votos'], VOTES), 'PT_PT'],
    ['من فاز في كل دائرة', tableOf(['الدائرة', 'الحزب', 'المرشح', 'الأصوات'], VOTES), 'AR'],
  ] as const)('is the row with the most votes of each: "%s"', async (wish, config, locale) => {
    expect(await rowsOf(wish, config, locale)).toEqual([VOTES[1], VOTES[3], VOTES[8]]);
  });

  test('may be asked of the second', async () => {
    expect(await rowsOf('runner-up in each constituency', ELECTION)).toEqual([VOTES[0], VOTES[4], VOTES[6]]);
  });

  test.each(['seats per party', 'how many constituencies did each party win', 'constituencies won by each party'])(
    'is counted for each party: "%s"',
    async (wish) => {
      const rows = await rowsOf(wish, ELECTION);
      expect(rows.toSorted()).toEqual([
        ['Green', 1],
        ['Reform', 1],
        ['Unity', 1],
      ]);
    },
  );

  test('is by so many votes', async () => {
    expect(await rowsOf('winning margin by constituency', ELECTION)).toEqual([
      ['Alder', 500],
      ['Birch', 100],
      ['Cedar', 15],
    ]);
  });

  test('is no wish for a column that is called so', async () => {
    const league = tableOf(
      ['Club', 'City', 'Won'],
      [
        ['Rovers', 'Dunmore', 14],
        ['Town', 'Ashby', 13],
        ['Vale', 'Dunmore', 3],
      ],
    );
    expect(await rowsOf('won by city', league)).toEqual([
      ['Dunmore', 17],
      ['Ashby', 13],
    ]);
  });
});

const TRIPS: readonly Cells[] = [
  ['T1', 'Canal', 'Museum', 12],
  ['T2', 'Canal', 'Canal', 7],
  ['T3', 'Museum', 'Canal', 9],
  ['T4', 'Depot', 'Canal', 30],
  ['T5', 'Depot', 'Museum', 4],
];
const BIKES = tableOf(['Trip', 'Start station', 'End station', 'Minutes'], TRIPS);
const FREIGHT = tableOf(['Shipment', 'Origin', 'Destination', 'Cost'], TRIPS);

describe('a cell that two columns hold', () => {
  test.each([
    ['trips ending at Canal', BIKES, ['T2', 'T3', 'T4']],
    ['trips that start at Canal', BIKES, ['T1', 'T2']],
    ['shipments sent to Canal', FREIGHT, ['T2', 'T3', 'T4']],
    ['shipments from Depot to Canal', FREIGHT, ['T4']],
  ])('is of the end that the words before it speak of: "%s"', async (wish, config, wanted) => {
    expect((await rowsOf(wish, config)).map(([name]) => name)).toEqual(wanted);
  });

  test('leaves the other column to a verb elsewhere', async () => {
    expect(await rowsOf('which station has the most trips ending there', BIKES)).toEqual([['Canal', 3]]);
  });
});

const SETS: readonly Cells[] = [
  ['2024-05-01', 'Squat', 1, 100, 8],
  ['2024-05-01', 'Squat', 2, 110, 9],
  ['2024-05-01', 'Squat', 3, 90, 7],
  ['2024-05-03', 'Squat', 1, 105, 9],
  ['2024-05-03', 'Squat', 2, 100, 10],
  ['2024-05-03', 'Squat', 3, 95, 6],
];
const GYM = tableOf(['Date', 'Exercise', 'Set', 'Weight', 'Effort'], SETS);

describe('rows that a running number counts', () => {
  test('stay whole where their plural names them', async () => {
    expect(await rowsOf('sets with effort 9 or higher', GYM)).toEqual([SETS[1], SETS[3], SETS[4]]);
  });

  test('are no rows where a rating is meant', async () => {
    const hotels = tableOf(
      ['Hotel', 'City', 'Rating'],
      [
        ['A', 'Porto', 3],
        ['B', 'Lisbon', 5],
        ['C', 'Porto', 1],
        ['D', 'Porto', 2],
        ['E', 'Lisbon', 4],
      ],
    );
    expect(await rowsOf('ratings in Porto', hotels)).toEqual([[3], [1], [2]]);
  });
});

describe('the highest of each period', () => {
  test('is one figure of each', async () => {
    expect(await rowsOf('heaviest squat over time', GYM)).toEqual([
      ['2024-05-01', 110],
      ['2024-05-03', 105],
    ]);
  });
});

const PURCHASES: readonly Cells[] = [
  ['2024-01-03', 'Tesco', 'Groceries', 40, 'Ana'],
  ['2024-01-09', 'Landlord', 'Rent', 900, 'Joe'],
  ['2024-02-02', 'Tesco', 'Groceries', 60, 'Joe'],
  ['2024-02-09', 'Landlord', 'Rent', 900, 'Joe'],
];
const HOUSEHOLD = tableOf(['Date', 'Payee', 'Expense category', 'Amount', 'Paid by'], PURCHASES);

describe('spending', () => {
  test('is the amount, and no column of kinds that is called after it', async () => {
    expect(await rowsOf('monthly spending excluding rent', HOUSEHOLD)).toEqual([
      ['2024-01', 40],
      ['2024-02', 60],
    ]);
  });

  test('is told of each who is named', async () => {
    expect(await rowsOf('how much did joe pay vs ana', HOUSEHOLD)).toEqual([
      ['Ana', 40],
      ['Joe', 1860],
    ]);
  });

  test('is read of a statement whose money is called Amount, and so is income where a category is called so', async () => {
    const lines: readonly Cells[] = [
      ['2024-01-03', 'Income', 2500],
      ['2024-01-09', 'Rent', -900],
      ['2024-02-02', 'Income', 2500],
      ['2024-02-05', 'Food', -60],
    ];
    const bank = tableOf(['Date', 'Category', 'Amount'], lines);
    expect(await rowsOf('monthly income', bank)).toEqual([
      ['2024-01', 2500],
      ['2024-02', 2500],
    ]);
    expect(await rowsOf('spending by category', bank)).toEqual([
      ['Rent', 900],
      ['Food', 60],
    ]);
    expect(await rowsOf('only the income rows', bank)).toEqual([lines[0], lines[2]]);
  });
});

describe('shares of a figure', () => {
  const menu = tableOf(
    ['Section', 'Dish', 'Units sold', 'Vegetarian'],
    [
      ['Mains', 'Gnocchi', 30, 'Yes'],
      ['Mains', 'Ribeye', 10, 'No'],
      ['Starters', 'Soup', 20, 'Yes'],
      ['Starters', 'Squid', 60, 'No'],
    ],
  );

  test('that meet a condition are of what is named, and not of the rows', async () => {
    expect(await rowsOf('share of units sold that are vegetarian, by section', menu)).toEqual([
      ['Mains', 75],
      ['Starters', 25],
    ]);
  });

  test('of each group are among the rows that are meant', async () => {
    const rows = await rowsOf('vote share of each party in Birch', ELECTION);
    expect(rows.map(([party, , share]) => [party, share])).toEqual([
      ['Unity', 50],
      ['Reform', 43.75],
      ['Green', 6.25],
    ]);
  });
});

describe('rows brought together', () => {
  test('are sorted by the figure that a formula makes of them', async () => {
    const web = tableOf(
      ['Source', 'Sessions', 'Signups'],
      [
        ['Email', 100, 5],
        ['Search', 100, 9],
        ['Email', 100, 6],
      ],
    );
    expect((await rowsOf('signups / sessions by source, sorted desc', web)).map(([source]) => source)).toEqual([
      'Search',
      'Email',
    ]);
  });

  test('are laid out along both sides, the figure named first', async () => {
    const marks = tableOf(
      ['Class', 'Subject', 'Mark'],
      [
        ['7A', 'Maths', 50],
        ['7A', 'Maths', 70],
        ['7B', 'Maths', 80],
        ['7B', 'Art', 40],
      ],
    );
    expect(await rowsOf('average mark, classes as columns, subjects as rows', marks)).toEqual([
      ['Maths', 60, 80],
      ['Art', null, 40],
    ]);
  });
});
