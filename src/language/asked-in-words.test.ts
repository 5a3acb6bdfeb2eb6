import { describe, expect, test } from 'vitest';
import { createSituation, tableConfig } from '../../test/fixtures/language/sample-situation.ts';
import type { GraphConfig } from '../chart/graph-config.ts';
import { understand } from './understand.ts';

const stepsOf = (wish: string, config: GraphConfig, purpose: 'chart' | 'data' = 'data') =>
  understand(wish, createSituation(config, { purpose })).readings[0]?.plan.steps ?? [];

const cell = (key: string) => ({ kind: 'column', key });

const BOATS = tableConfig(
  ['Boat', 'Length', 'Max speed'],
  [
    ['Aurora', 12.5, 28],
    ['Bluefin', 9.8, 41],
    ['Calypso', 15.2, 22],
  ],
);

test('rows are put in the order of a figure that they do not show', () =>
  expect(stepsOf('show the boats and their lengths, ordered by their max speeds', BOATS)).toEqual([
    { verb: 'sort', by: [{ column: 'max_speed', direction: 'ascending' }] },
    { verb: 'select', columns: ['boat', 'length'] },
  ]));

const STOCK = tableConfig(
  ['Product', 'Category', 'Stock', 'Price'],
  Array.from({ length: 12 }, (_, at) => [`P${at}`, ['Office', 'Home'][at % 2] ?? '', 9 + at * 40, 1 + at * 18]),
);

describe('two bounds of one figure', () => {
  const either = (key: string) => ({
    kind: 'binary',
    operator: 'or',
    left: { operator: '<', left: cell(key) },
    right: { operator: '>', left: cell(key) },
  });

  test.each(['fewer than 20 or more than 380 in stock', 'products with fewer than 20 or more than 380 in stock'])(
    'are both of the column behind the second: "%s"',
    (wish) => expect(stepsOf(wish, STOCK)).toMatchObject([{ verb: 'filter', where: either('stock') }]),
  );

  test('are both of the figure that the first speaks of', () =>
    expect(stepsOf('products under 20 or over 100', STOCK)).toMatchObject([
      { verb: 'filter', where: either('price') },
    ]));

  test('stay apart where each names its own', () =>
    expect(stepsOf('products with stock below 20 or a price over 100', STOCK)).toMatchObject([
      { where: { operator: 'or', left: { left: cell('stock') }, right: { left: cell('price') } } },
    ]));
});

const BUDGET = tableConfig(
  ['Category', 'Year', 'Budget', 'Actual'],
  [
    ['Rent', 2024, 1200, 1200],
    ['Food', 2024, 400, 460],
    ['Travel', 2024, 300, 250],
    ['Rent', 2025, 1250, 1250],
    ['Food', 2025, 420, 510],
    ['Travel', 2025, 320, 380],
  ],
);

describe('budgets and what was spent', () => {
  test('percent over budget is by how much of its sum each group is beyond it', () =>
    expect(stepsOf('percent over budget by category', BUDGET)).toMatchObject([
      { verb: 'group', by: ['category'], measures: [{ column: 'actual' }, { column: 'budget' }] },
      { verb: 'derive', as: { label: 'Budget → Actual (%)' } },
      { verb: 'select', columns: ['category', 'quotient'] },
    ]));

  test('the percentage of rows over budget is one of rows', () =>
    expect(stepsOf('what percentage are over budget', BUDGET)).toMatchObject([
      { verb: 'derive' },
      { verb: 'group', by: [], measures: [{ operation: 'mean' }] },
    ]));

  test('periods that are compared have both', () =>
    expect(stepsOf('compare 2024 and 2025', BUDGET, 'chart')).toContainEqual(
      expect.objectContaining({
        verb: 'group',
        by: ['year'],
        measures: [expect.objectContaining({ column: 'budget' }), expect.objectContaining({ column: 'actual' })],
      }),
    ));

  test('periods of groups that are compared have what was spent', () =>
    expect(stepsOf('2024 vs 2025 by category', BUDGET, 'chart')).toContainEqual(
      expect.objectContaining({ verb: 'group', measures: [expect.objectContaining({ column: 'actual' })] }),
    ));
});

const daysWith = (label: string): GraphConfig =>
  tableConfig(
    ['Date', label],
    Array.from({ length: 14 }, (_, at) => [`2025-07-${String(at + 1).padStart(2, '0')}`, 20 + ((at * 7) % 11)]),
  );

describe('what days are like', () => {
  test.each(['are weekends hotter', 'are weekends hotter than weekdays', 'is it warmer on weekends'])(
    'is that of weekends beside the other days: "%s"',
    (wish) =>
      expect(stepsOf(wish, daysWith('High (°C)'), 'chart')).toMatchObject([
        { verb: 'derive' },
        { verb: 'group', measures: [{ operation: 'mean', column: 'high_c_' }] },
      ]),
  );

  test('is how many rows a day has where it is busy', () => {
    const trips = tableConfig(
      ['Trip', 'Started'],
      Array.from({ length: 30 }, (_, at) => [
        `T${at}`,
        `2025-05-${String(1 + (at % 9)).padStart(2, '0')} 08:${10 + at}`,
      ]),
    );
    expect(stepsOf('are weekends busier', trips, 'chart').slice(-2)).toMatchObject([
      { verb: 'group', measures: [{ operation: 'count' }] },
      { verb: 'group', measures: [{ operation: 'mean', column: 'total' }] },
    ]);
  });

  test('is not told where no column is of it: the hottest day is no latest date', () =>
    expect(stepsOf('hottest day', daysWith('Visitors'), 'chart')).toEqual([]));
});

const OUTPUT = tableConfig(
  ['Country', 'Year', 'Output'],
  ['Norway', 'Kenya', 'Japan'].flatMap((country, at) =>
    [2021, 2022, 2023].map((year, turn) => [country, year, 200 + at * 61 + turn * (10 + at)]),
  ),
);

describe('things with one row for each year', () => {
  test.each(['chart', 'data'] as const)('have a course each where some are named, for a %s', (purpose) =>
    expect(stepsOf('output of Norway and Kenya over the years', OUTPUT, purpose)).toContainEqual(
      expect.objectContaining({ verb: 'group', by: ['year', 'country'] }),
    ),
  );

  test('are brought together where their total is asked for', () =>
    expect(stepsOf('total output of Norway and Kenya by year', OUTPUT, 'chart')).toContainEqual(
      expect.objectContaining({ verb: 'group', by: ['year'] }),
    ));

  test.each(['chart', 'data'] as const)('grow from their own row to their own next, for a %s', (purpose) =>
    expect(stepsOf('growth rate', OUTPUT, purpose)).toContainEqual(
      expect.objectContaining({ verb: 'window', per: ['country'] }),
    ),
  );
});

const VISITS = ['Device', 'Sessions', 'Pageviews', 'Conversions', 'Bounce rate'];
const visitsOf = (labels: readonly string[]): GraphConfig =>
  tableConfig(
    labels,
    Array.from({ length: 12 }, (_, at) =>
      labels.map((label) =>
        label === 'Device'
          ? (['Desktop', 'Mobile'][at % 2] ?? '')
          : label === 'Bounce rate'
            ? `${30 + at}%`
            : 90 + at * 37,
      ),
    ),
  );

describe('a rate that two columns make up', () => {
  test('is theirs though another rate stands beside them', () =>
    expect(stepsOf('conversion rate by device', visitsOf(VISITS), 'chart')).toMatchObject([
      { verb: 'group', by: ['device'], measures: [{ column: 'conversions' }, { column: 'sessions' }] },
      { verb: 'derive', as: { label: 'Conversion rate (%)' } },
      { verb: 'select' },
    ]));

  test('is that of its own column where there is one', () =>
    expect(
      stepsOf('conversion rate by device', visitsOf(['Device', 'Sessions', 'Conversion rate']), 'chart')[0],
    ).toMatchObject({ measures: [{ column: 'conversion_rate' }] }));

  test('is not made of its part and the rate of something else', () =>
    expect(stepsOf('conversion rate by device', visitsOf(['Device', 'Conversions', 'Bounce rate']), 'chart')).toEqual(
      [],
    ));

  test('is that of standings, whose headings are initials', () =>
    expect(
      stepsOf(
        'win percentage of each team',
        tableConfig(
          ['Team', 'P', 'W', 'D'],
          [
            ['City', 22, 14, 7],
            ['Town', 22, 9, 5],
          ],
        ),
      )[0],
    ).toMatchObject({ verb: 'derive', as: { label: 'Win rate (%)' } }));
});

const STATEMENT = tableConfig(
  ['Date', 'Description', 'Category', 'Money out (£)', 'Money in (£)', 'Balance (£)'],
  Array.from({ length: 40 }, (_, at) => [
    new Date(Date.UTC(2025, 0, 2 + at * 2)).toISOString().slice(0, 10),
    ['SHOP', 'FUEL', 'SALARY'][at % 3] ?? '',
    ['Food', 'Travel', 'Pay'][at % 3] ?? '',
    at % 3 === 2 ? null : 10 + ((at * 37) % 90),
    at % 3 === 2 ? 1900 + at : null,
    2000 + ((at * 71) % 900),
  ]),
);

describe('the lines of an account', () => {
  test.each(['monthly spending', 'spending by month', 'expenses by month'])('tell what was spent: "%s"', (wish) =>
    expect(stepsOf(wish, STATEMENT, 'chart')).toContainEqual(
      expect.objectContaining({
        verb: 'group',
        measures: [expect.objectContaining({ operation: 'sum', column: 'money_out_' })],
      }),
    ),
  );

  test('have a balance behind each, which is not added up', () =>
    expect(stepsOf('balance by month', STATEMENT, 'chart')).toContainEqual(
      expect.objectContaining({ verb: 'group', measures: [expect.objectContaining({ operation: 'mean' })] }),
    ));

  test('are brought down to months before one figure is set beside another', () =>
    expect(stepsOf('money in vs money out by month', STATEMENT, 'chart')).toContainEqual(
      expect.objectContaining({
        verb: 'group',
        measures: [expect.objectContaining({ column: 'money_in_' }), expect.objectContaining({ column: 'money_out_' })],
      }),
    ));
});

const RACE = tableConfig(
  ['Bib', 'Runner', 'Club', 'Half split', 'Finish time'],
  Array.from({ length: 12 }, (_, at) => [
    12 + at * 9,
    `Runner ${at}`,
    ['Harriers', 'Striders'][at % 2] ?? '',
    `1:${20 + ((at * 7) % 30)}:10`,
    `${at % 3 === 0 ? 4 : 3}:${10 + ((at * 11) % 45)}:05`,
  ]),
);

describe('a race', () => {
  const byFinish = { column: 'finish_time', direction: 'ascending' };

  test('is won by the least time of the whole of it', () =>
    expect(stepsOf('top 3 runners', RACE)[0]).toMatchObject({ verb: 'limit', count: 3, by: byFinish }));

  test('is won in each club by the rows of the least time there', () =>
    expect(stepsOf('top 2 in each club', RACE)[0]).toMatchObject({ verb: 'limit', by: byFinish, per: ['club'] }));

  test('has typical times, and no sum of them', () =>
    expect(stepsOf('half splits of each club', RACE, 'chart')).toContainEqual(
      expect.objectContaining({ verb: 'group', measures: [expect.objectContaining({ operation: 'mean' })] }),
    ));
});

test('the top few in each group are rows of it, and no few of the groups', () =>
  expect(stepsOf('top 2 in each category', STOCK)[0]).toMatchObject({ verb: 'limit', count: 2, per: ['category'] }));

const ANSWERS = tableConfig(
  ['Team', 'I feel valued', 'The tools suffice'],
  Array.from({ length: 24 }, (_, at) => [
    ['Sales', 'Support'][at % 2] ?? '',
    ['Disagree', 'Agree', 'Strongly agree'][at % 3] ?? '',
    ['Strongly agree', 'Agree', 'Disagree', 'Neutral'][at % 4] ?? '',
  ]),
);

describe('answers that several questions share', () => {
  test('are those to the question that is named', () =>
    expect(stepsOf('percent who agree or strongly agree that the tools suffice, by team', ANSWERS)).toMatchObject([
      { verb: 'derive', expression: { arguments: [{ kind: 'in', of: cell('the_tools_suffice') }, {}, {}] } },
      { verb: 'group', by: ['team'] },
    ]));

  test('are of one question where none is named', () =>
    expect(stepsOf('agree or strongly agree', ANSWERS)[0]).toMatchObject({ where: { kind: 'in' } }));
});

test('a formula in brackets is called by the words before it', () =>
  expect(
    stepsOf(
      'total volume (reps x weight) by lift',
      tableConfig(
        ['Lift', 'Reps', 'Weight'],
        [
          ['Squat', 5, 100],
          ['Squat', 8, 80],
          ['Press', 5, 50],
        ],
      ),
    ),
  ).toMatchObject([
    { verb: 'derive', expression: { operator: '*' }, as: { label: 'total volume' } },
    { verb: 'group', by: ['lift'], measures: [{ operation: 'sum' }] },
  ]));

test('the group before a formula in brackets is no part of its name', () =>
  expect(
    stepsOf(
      'conversion rate per device (conversions divided by sessions)',
      visitsOf(['Device', 'Sessions', 'Conversions']),
    ),
  ).toContainEqual(expect.objectContaining({ verb: 'group', by: ['device'] })));

test('issues opened and closed are counted by their own dates', () =>
  expect(
    stepsOf(
      'issues opened vs closed per month',
      tableConfig(
        ['Title', 'State', 'Created at', 'Closed at'],
        Array.from({ length: 12 }, (_, at) => [
          `Issue ${at}`,
          at % 3 === 0 ? 'open' : 'closed',
          `2025-0${1 + (at % 6)}-04`,
          at % 3 === 0 ? null : `2025-0${2 + (at % 6)}-09`,
        ]),
      ),
      'chart',
    )[0],
  ).toMatchObject({ verb: 'pivotLonger', columns: ['created_at', 'closed_at'] }));

describe('tips', () => {
  const tips = tableConfig(
    ['Total bill', 'Tip', 'Day', 'Time'],
    Array.from({ length: 24 }, (_, at) => [
      12 + ((at * 7) % 31),
      1 + ((at * 3) % 5),
      ['Sat', 'Sun', 'Thu'][at % 3] ?? '',
      at % 4 === 0 ? 'Lunch' : 'Dinner',
    ]),
  );

  test('are set side by side as they typically are, as parts of each bill', () =>
    expect(stepsOf('dinner vs lunch tips', tips, 'chart')).toContainEqual(
      expect.objectContaining({
        verb: 'group',
        by: ['time'],
        measures: [expect.objectContaining({ operation: 'mean' })],
      }),
    ));

  test('by time are those of the column that is called so', () =>
    expect(stepsOf('tips by time', tips, 'chart')).toContainEqual(
      expect.objectContaining({ verb: 'group', by: ['time'] }),
    ));
});

test('salaries of 1,900 to 2,100 are no years', () =>
  expect(
    stepsOf(
      'salary by team',
      tableConfig(
        ['Name', 'Team', 'Salary (€)'],
        Array.from({ length: 9 }, (_, at) => [`N${at}`, ['A', 'B'][at % 2] ?? '', 1900 + at * 23]),
      ),
      'chart',
    ),
  ).toContainEqual(
    expect.objectContaining({
      verb: 'group',
      by: ['team'],
      measures: [expect.objectContaining({ column: 'salary_' })],
    }),
  ));
