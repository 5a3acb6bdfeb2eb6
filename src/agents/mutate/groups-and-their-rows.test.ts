import { describe, expect, it } from 'vitest';
import { askAgent } from '../../../test/fixtures/ask-agent.ts';
import { cellsOf, tableOf } from '../../../test/fixtures/small-chart.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Locale } from '../../chart/locale.ts';
import { mutate } from './agent.ts';

const LOANS = tableOf(
  ['Loan ID', 'Title', 'Branch', 'Reader', 'Days', 'Fine amount', 'Age group'],
  [
    [1, 'Moor', 'North', 'Ana', 10, 0, 'adult'],
    [2, 'Moor', 'South', 'Ben', 20, 4, 'child'],
    [3, 'Moor', 'North', 'Ana', 31, 9, 'adult'],
    [4, 'Tide', 'North', 'Eva', 12, 0, 'child'],
    [5, 'Tide', 'South', 'Ana', 25, 0, 'adult'],
    [6, 'Oak', 'South', 'Ben', 40, 1, 'child'],
  ],
);

const rowsOf = async (wish: string, config: GraphConfig = LOANS, locale: Locale = 'EN_US') =>
  cellsOf((await askAgent(mutate, wish, config, { locale })).config);

describe('groups that have so many rows', () => {
  it('are found by how often something was done to them', async () => {
    expect(await rowsOf('which titles have been borrowed at least 2 times')).toEqual([
      ['Moor', 3],
      ['Tide', 2],
    ]);
  });

  it('are found by what a verb says they did', async () => {
    expect(await rowsOf('readers that took at least 3 loans')).toEqual([['Ana', 3]]);
  });

  it('may have so many of one value', async () => {
    expect(await rowsOf('which branches have more than 1 adult loans')).toEqual([['North', 2]]);
  });
});

describe('conditions on rows', () => {
  it.each([
    [
      'number of loans per branch with days not longer than 20',
      [
        ['North', 2],
        ['South', 1],
      ],
    ],
    [
      'number of loans per branch for those who do not have a fine amount',
      [
        ['North', 2],
        ['South', 1],
      ],
    ],
    [
      'how many loans did not run as adult, for each branch',
      [
        ['South', 2],
        ['North', 1],
      ],
    ],
  ])('may be denied: %s', async (wish, rows) => expect(await rowsOf(wish)).toEqual(rows));

  it('are joined over a verb that says no more than what stands behind it', async () => {
    expect(await rowsOf('title and days of the loans that have days over 15 and happened in North')).toEqual([
      ['Moor', 31],
    ]);
  });

  it('are no list where two verbs speak of one column', async () => {
    const { response } = await askAgent(mutate, 'average days for loans that start in North or land in South', LOANS);
    expect(response.message).toContain('land');
  });
});

describe('the most of a figure', () => {
  it.each([
    ['find the branch that has the highest average days', 'EN_US'],
    ['which branch has the highest days on average', 'EN_US'],
  ] as const)('is of one group: %s', async (wish, locale) => {
    const [first, ...others] = await rowsOf(wish, LOANS, locale);
    expect([first?.[0], others]).toEqual(['South', []]);
  });

  it('is told of all groups where several are asked for', async () => {
    expect((await rowsOf('which branches have the highest average days')).map(([branch]) => branch)).toEqual([
      'South',
      'North',
    ]);
  });

  it('puts bars in the order of the figure that stands behind it', async () => {
    expect(await rowsOf('number of loans in each title, rank the bars from the lowest to the highest count')).toEqual([
      ['Oak', 1],
      ['Tide', 2],
      ['Moor', 3],
    ]);
  });
});

describe('words that say what the rows are', () => {
  it('make no group of who did something or of what it was done to', async () => {
    expect(await rowsOf('readers who borrowed novels under 15 days and how many they have')).toEqual([
      ['Ana', 1],
      ['Eva', 1],
    ]);
  });

  it('make no group of a crowd', async () => {
    const crowd = tableOf(
      ['athlete', 'sex', 'sport', 'age'],
      Array.from({ length: 40 }, (_, at) => [
        `Runner ${at % 20}`,
        at % 2 === 0 ? 'F' : 'M',
        at % 4 < 2 ? 'Judo' : 'Golf',
        20 + (at % 2),
      ]),
    );
    expect(await rowsOf('average age of athletes in each sport', crowd)).toEqual([
      ['Judo', 20.5],
      ['Golf', 20.5],
    ]);
    expect(await rowsOf('what is the average age of male and female athletes', crowd)).toEqual([
      ['F', 20],
      ['M', 21],
    ]);
  });
});

it('either of two conditions is enough where a verb stands between them', async () => {
  const rows = await rowsOf('how many loans have days over 30 or are shelved in North, for each title');
  expect(rows).toEqual([
    ['Moor', 2],
    ['Tide', 1],
    ['Oak', 1],
  ]);
});

describe('groups that the table has not', () => {
  it.each([
    ['média de Days por zona, exceto adult', 'zona', 'PT_PT'],
    ['عدد الإعارات في كل حارة', 'حارة', 'AR'],
  ] as const)('are told, and no total stands for them: %s', async (wish, word, locale) => {
    const { config, response } = await askAgent(mutate, wish, LOANS, { locale });
    expect(config.data.rows).toHaveLength(6);
    expect(response.message).toContain(word);
  });
});

it.each([
  ['total de multas por filial', 'PT_PT'],
  ['مجموع الغرامات لكل فرع', 'AR'],
] as const)('labels of another language are named: %s', async (wish, locale) => {
  expect(await rowsOf(wish, LOANS, locale)).toEqual([
    ['North', 9],
    ['South', 5],
  ]);
});

it('a denial is no number of what stands before it', async () => {
  const staff = tableOf(
    ['EMP_NO', 'city', 'bonus'],
    Array.from({ length: 12 }, (_, at) => [7000 + at, at % 2 === 0 ? 'Oslo' : 'Rome', at % 3 === 0 ? 0 : 50]),
  );
  const rows = await rowsOf('quantos funcionários não têm bonus em cada cidade', staff, 'PT_PT');
  expect(rows).not.toEqual([
    ['Oslo', 6],
    ['Rome', 6],
  ]);
});

it('the group whose rows have the most is one', async () => {
  expect(await rowsOf('find the branch whose loans have the lowest average days')).toEqual([
    ['North', expect.closeTo(17.67)],
  ]);
});

describe('values that are counted', () => {
  it('have a count each', async () => {
    const rows = await rowsOf('the number of adult and child loans in each branch');
    expect(rows.map((row) => row.join(' ')).toSorted()).toEqual([
      'North adult 2',
      'North child 1',
      'South adult 1',
      'South child 2',
    ]);
  });

  it('are counted among the rows that a whole is made of', async () => {
    expect(await rowsOf('show the proportion of age group for the loans with days over 15 as a pie')).toEqual([
      ['child', 2],
      ['adult', 2],
    ]);
  });
});

it('the best of each group is told by marks where nothing adds up', async () => {
  const exams = tableOf(
    ['student', 'class', 'subject', 'score'],
    [
      ['Ana', '7A', 'Art', 60],
      ['Ana', '7A', 'Math', 90],
      ['Ben', '7A', 'Art', 70],
      ['Ben', '7A', 'Math', 50],
      ['Eva', '7B', 'Art', 40],
      ['Eva', '7B', 'Math', 44],
      ['Ivo', '7B', 'Art', 80],
      ['Ivo', '7B', 'Math', 35],
    ],
  );
  expect(await rowsOf('top student per class', exams)).toEqual([
    ['7A', 'Ana', 75],
    ['7B', 'Ivo', 57.5],
  ]);
});

it('a relation that is grouped keeps its rows', async () => {
  const rows = await rowsOf('what is the relationship between days and fine amount, and group by attribute branch');
  expect(rows).toHaveLength(6);
});
