import { describe, expect, test } from 'vitest';
import { askAgent } from '../../../test/fixtures/ask-agent.ts';
import { type Cells, tableOf } from '../../../test/fixtures/small-chart.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Locale } from '../../chart/locale.ts';
import { generate } from '../generate/agent.ts';
import { mutate } from './agent.ts';

/** The rows that wishes leave one after the other, in the order of their columns. */
async function rowsOf(wishes: string | readonly string[], first: GraphConfig, locale: Locale = 'EN_US') {
  let config = first;
  for (const wish of [wishes].flat()) config = (await askAgent(mutate, wish, config, { locale })).config;
  return config.data.rows.map((row) => config.data.columns.map(({ key }) => row[key]));
}

const WEB = tableOf(
  ['Source', 'Sessions', 'Bounces', 'Signups'],
  [
    ['Email', 100, 40, 4],
    ['Email', 300, 60, 8],
    ['Search', 200, 90, 2],
    ['Search', 200, 110, 6],
    ['Social', 50, 20, 1],
    ['Social', 50, 30, 0],
    ['Paid', 80, 8, 5],
    ['Paid', 20, 2, 3],
  ],
);

describe('the rate of what is counted', () => {
  test('is of the counts that are nowhere fewer', async () => {
    expect(await rowsOf('bounce rate by source', WEB)).toEqual([
      ['Email', 25],
      ['Search', 50],
      ['Social', 50],
      ['Paid', 10],
    ]);
  });

  test('is none where no column holds them all', async () => {
    const apart = tableOf(
      ['Day', 'Skips', 'Plays'],
      Array.from({ length: 9 }, (_, at) => [`d${at}`, 5 + at, at % 2 === 0 ? 30 : 2]),
    );
    const { config } = await askAgent(mutate, 'skip rate', apart);
    expect(config.data.columns.map(({ label }) => label)).toEqual(['Day', 'Skips', 'Plays']);
  });

  test('is a score of promoters, of those who answered', async () => {
    const answers = tableOf(
      ['Segment', 'Promoters', 'Passives', 'Detractors'],
      [
        ['Small', 60, 20, 20],
        ['Small', 40, 40, 20],
        ['Large', 10, 50, 40],
      ],
    );
    expect(await rowsOf('nps by segment', answers)).toEqual([
      ['Small', 30],
      ['Large', -30],
    ]);
  });
});

const MENU = tableOf(
  ['Dish', 'Section', 'Unit price', 'Unit cost', 'Units sold'],
  [
    ['Soup', 'Starters', 6, 2, 100],
    ['Squid', 'Starters', 9, 4, 10],
    ['Ribeye', 'Mains', 30, 12, 20],
  ],
);

describe('what pieces earn', () => {
  test.each([
    [
      'profit per dish',
      [
        ['Soup', 400],
        ['Squid', 50],
        ['Ribeye', 360],
      ],
    ],
    [
      'profit by section',
      [
        ['Starters', 450],
        ['Mains', 360],
      ],
    ],
    [
      'margin by section',
      [
        ['Starters', (450 / 690) * 100],
        ['Mains', 60],
      ],
    ],
  ])('is their price less their cost, times how many were sold: "%s"', async (wish, wanted) => {
    const rows = await rowsOf(wish, MENU);
    expect(rows.map(([name]) => name)).toEqual(wanted.map(([name]) => name));
    rows.forEach(([, figure], at) => {
      expect(figure).toBeCloseTo(Number(wanted[at]?.[1]), 6);
    });
  });

  test('says which sells best', async () => {
    expect((await rowsOf("what's our best selling dish", MENU)).map(([name]) => name)).toEqual(['Soup']);
  });

  test('is not guessed where the cost may be that of all pieces', async () => {
    const open = tableOf(
      ['Dish', 'Price', 'Cost', 'Units sold'],
      [
        ['Soup', 6, 200, 100],
        ['Squid', 9, 40, 10],
      ],
    );
    const { config } = await askAgent(mutate, 'profit per dish', open);
    expect(config.data.columns).toHaveLength(4);
  });
});

const STAFF = tableOf(
  ['Employee', 'Department', 'Hire date', 'Termination date', 'Salary'],
  [
    ['Ana', 'Finance', '2019-02-01', '2022-03-01', 50],
    ['Ben', 'Finance', '2019-05-01', '', 70],
    ['Cleo', 'Support', '2020-02-01', '2022-09-01', 40],
    ['Dan', 'Support', '2020-07-01', '2023-01-01', 30],
    ['Eve', 'Support', '2021-02-01', '', 45],
  ],
);

describe('people who left', () => {
  test.each(['leavers per year', 'how many people left each year'])('are told by when they did: "%s"', async (wish) => {
    expect(await rowsOf(wish, STAFF)).toEqual([
      ['2022', 2],
      ['2023', 1],
    ]);
  });

  test('are a part of all', async () => {
    const rows = await rowsOf('attrition rate by department', STAFF);
    expect(rows.map(([name, rate]) => [name, Math.round(Number(rate))])).toEqual([
      ['Finance', 50],
      ['Support', 67],
    ]);
  });

  test.each(['headcount by department, only people still here', 'headcount by department for current staff'])(
    'are left out where those are meant who did not: "%s"',
    async (wish) => {
      expect(await rowsOf(wish, STAFF)).toEqual([
        ['Finance', 1],
        ['Support', 1],
      ]);
    },
  );

  test('are no matter of who earns the most', async () => {
    expect((await rowsOf('top earner in each department', STAFF)).map(([name]) => name)).toEqual(['Ben', 'Eve']);
  });
});

const MARKS = tableOf(
  ['Pupil', 'Term', 'Mark', 'Absences'],
  [
    ['Ada', 'Autumn', 50, 1],
    ['Ada', 'Spring', 80, 0],
    ['Ben', 'Autumn', 90, 4],
    ['Ben', 'Spring', 70, 2],
    ['Cleo', 'Autumn', 60, 3],
    ['Cleo', 'Spring', 62, 5],
  ],
);

describe('rows that are graded', () => {
  test('are compared from one value to another', async () => {
    expect(await rowsOf('improvement from autumn to spring by pupil', MARKS)).toEqual([
      ['Ada', 30],
      ['Ben', -20],
      ['Cleo', 2],
    ]);
  });

  test('are averaged where a verb says so', async () => {
    expect(await rowsOf('pupils averaging over 63', MARKS)).toEqual([
      ['Ada', 65],
      ['Ben', 80],
    ]);
  });
});

describe('groups', () => {
  test('are kept by the figure that stands beside them', async () => {
    expect(await rowsOf('total sessions by source, only sources above 300', WEB)).toEqual([
      ['Email', 400],
      ['Search', 400],
    ]);
  });

  test('change places', async () => {
    const visits = tableOf(
      ['Source', 'Device', 'Sessions'],
      [
        ['Email', 'Mobile', 4],
        ['Email', 'Desktop', 6],
        ['Search', 'Mobile', 9],
        ['Search', 'Desktop', 1],
      ],
    );
    const { config } = await askAgent(generate, 'sessions by source and device', visits);
    const swapped = (await askAgent(generate, 'swap source and device', config)).config;
    expect(swapped.data.columns.map(({ label }) => label)).toEqual(['Device', 'Email', 'Search']);
  });

  test('that are small go under one name, which need not be said', async () => {
    const donut = {
      ...tableOf(
        ['Dish', 'Sold'],
        [
          ['A', 50],
          ['B', 45],
          ['C', 2],
          ['D', 3],
        ],
      ),
      type: 'donut' as const,
    };
    const { config } = await askAgent(generate, 'group the small ones', donut);
    expect(config.data.rows).toHaveLength(3);
    expect(JSON.stringify(config.data.rows)).toContain('Other');
  });

  test('are the same for another value', async () => {
    const meters = tableOf(
      ['Building', 'Type', 'kWh'],
      [
        ['Gym', 'Gas', 5],
        ['Gym', 'Power', 7],
        ['Hall', 'Gas', 1],
        ['Hall', 'Power', 2],
      ],
    );
    expect(await rowsOf(['kwh by building, gas only', 'same for power'], meters)).toEqual([
      ['Gym', 7],
      ['Hall', 2],
    ]);
  });
});

describe('money', () => {
  const purchases: readonly Cells[] = [
    ['2024-01-03', 'Tesco', 'Groceries', 40],
    ['2024-01-09', 'Landlord', 'Rent', 900],
    ['2024-02-02', 'Tesco', 'Groceries', 60],
  ];
  test.each([
    ['where does my money go', 'EN_US', ['Date', 'Payee', 'Category', 'Amount']],
    ['para onde vai o meu dinheiro?', 'PT_PT', ['Data', 'Loja', 'Categoria', 'Valor']],
    ['أين تذهب أموالي', 'AR', ['التاريخ', 'المتجر', 'الفئة', 'المبلغ']],
  ] as const)('goes to kinds of things, the most first: "%s"', async (wish, locale, labels) => {
    expect(await rowsOf(wish, tableOf(labels, purchases), locale)).toEqual([
      ['Rent', 900],
      ['Groceries', 100],
    ]);
  });
});

describe('words of a row', () => {
  const clubs = tableOf(
    ['Club', 'Won', 'Lost'],
    [
      ['Rovers', 9, 2],
      ['Town', 3, 8],
      ['Vale', 5, 5],
    ],
  );
  test('stand for what was won and lost', async () => {
    expect(await rowsOf('clubs with more losses than wins', clubs)).toEqual([['Town', 3, 8]]);
  });

  test('are no parts of all figures of the row', async () => {
    const league = tableOf(
      ['Club', 'Played', 'Won', 'Lost', 'Goals'],
      [
        ['Rovers', 10, 5, 5, 31],
        ['Town', 20, 5, 15, 12],
      ],
    );
    const rows = await rowsOf('win percentage of every club', league);
    expect(rows.map((cells) => cells.at(-1))).toEqual([50, 25]);
  });

  test('are units right behind a number', async () => {
    const parcels = tableOf(
      ['Parcel', 'Weight (kg)', 'Minutes'],
      [
        ['P1', 620, 12],
        ['P2', 80, 40],
        ['P3', 500, 9],
      ],
    );
    expect((await rowsOf('parcels heavier than 500kg', parcels)).map(([name]) => name)).toEqual(['P1']);
    expect((await rowsOf('parcels under 15min', parcels)).map(([name]) => name)).toEqual(['P1', 'P3']);
  });

  test('are verbs of what a cell says', async () => {
    const lines: readonly Cells[] = [
      ['Nordex', 'Lost'],
      ['Nordex', 'Late'],
      ['BlueVan', 'Delivered'],
      ['BlueVan', 'Lost'],
      ['Nordex', 'Lost'],
      ['BlueVan', 'Delivered'],
      ['BlueVan', 'Late'],
    ];
    const freight = tableOf(['Carrier', 'Status'], lines);
    expect(await rowsOf('which carrier loses the most parcels', freight)).toEqual([
      ['Nordex', 2],
      ['BlueVan', 1],
    ]);
  });

  test('say who of several has the most of a state', async () => {
    const states = ['Open', 'Open', 'Open', 'Open', 'Done', 'Open'];
    const issues = tableOf(
      ['Key', 'Status', 'Assignee'],
      states.map((state, at) => [`K-${at}`, state, ['Nia', 'Raj', 'Raj'][at % 3] ?? '']),
    );
    expect(await rowsOf('who has the most open issues assigned', issues)).toEqual([['Raj', 3]]);
  });
});
