import { describe, expect, test } from 'vitest';
import { createSituation } from '../../test/fixtures/language/sample-situation.ts';
import { cellsOf, tableOf } from '../../test/fixtures/small-chart.ts';
import type { GraphConfig } from '../chart/graph-config.ts';
import { applyPlan } from '../plan/apply-plan.ts';
import { understand } from './understand.ts';
import type { Purpose } from './understanding.ts';

const stepsOf = (wish: string, config: GraphConfig, purpose: Purpose = 'data') =>
  understand(wish, createSituation(config, { locale: 'EN_US', purpose })).readings[0]?.plan.steps ?? [];

const POWER = tableOf(
  ['Building', 'Elec (kWh)', 'Gas (kWh)', 'Elec cost', 'Gas cost'],
  Array.from({ length: 12 }, (_, at) => [
    ['Library', 'Lab'][at % 2] ?? '',
    4000 + at * 311,
    900 + at * 173,
    800 + at * 61,
    60 + at * 17,
  ]),
);

describe('a formula in brackets', () => {
  test('is made of columns that the word before it may name', () => {
    expect(stepsOf('total energy cost (elec + gas) by building', POWER)).toMatchObject([
      { verb: 'group', by: ['c0'], measures: [{ column: 'c3' }, { column: 'c4' }] },
      ...stepsOf('total energy cost (elec + gas) by building', POWER).slice(1),
    ]);
  });

  test('is made of what it names where nothing stands before it', () => {
    expect(JSON.stringify(stepsOf('energy = elec + gas by building', POWER))).not.toContain('c3');
  });
});

const ACCOUNT = tableOf(
  ['Date', 'Category', 'Money out', 'Money in'],
  Array.from({ length: 18 }, (_, at) => {
    const month = 1 + Math.floor(at / 6);
    const isSalary = at % 6 < 3 && month !== 2;
    return [
      `2024-0${month}-1${at % 6}`,
      isSalary ? 'Salary' : (['Rent', 'Food'][at % 2] ?? ''),
      isSalary ? '' : 100 + at,
      isSalary ? 1000 + at : '',
    ];
  }),
);

describe('one sum less another', () => {
  test('takes what nothing was added up for as nothing', () => {
    const [reading] = understand('money in minus money out each month', createSituation(ACCOUNT)).readings;
    expect(cellsOf(applyPlan(ACCOUNT, reading?.plan ?? { steps: [] }).config)).toEqual([
      ['2024-01', 3003 - 312],
      ['2024-02', -651],
      ['2024-03', 3039 - 348],
    ]);
  });
});

const WORK = tableOf(
  ['Ticket', 'Assignee', 'Est. hours', 'Hours spent'],
  Array.from({ length: 12 }, (_, at) => [
    `TK-${at + 1}`,
    ['Lea', 'Marc', 'Yusuf'][at % 3] ?? '',
    1 + ((at * 5) % 9),
    2 + ((at * 7) % 11),
  ]),
);

describe('a figure over another of its unit', () => {
  test('is how much more it comes to in each group', () => {
    expect(stepsOf('hours over estimate per assignee', WORK)).toMatchObject([
      { verb: 'derive', expression: { operator: '-', left: { key: 'c3' }, right: { key: 'c2' } } },
      { verb: 'group', by: ['c1'], measures: [{ operation: 'sum' }] },
    ]);
  });

  test('is a condition where no group is told', () => {
    expect(stepsOf('hours over estimate', WORK)).toMatchObject([{ verb: 'filter' }]);
  });
});

describe('a chart that is to be sorted', () => {
  const drawn: GraphConfig = {
    ...tableOf(
      ['Category', 'Spent'],
      [
        ['a', 9],
        ['b', 30],
        ['c', 12],
      ],
    ),
    type: 'column',
  };

  test('has its highest figure first where nothing else is said', () => {
    expect(stepsOf('sort it and show the values on the bars', drawn, 'chart')).toMatchObject([
      { verb: 'sort', by: [{ column: 'c1', direction: 'descending' }] },
      { verb: 'setField', value: true },
    ]);
  });

  test('follows the order that is said', () => {
    expect(stepsOf('sort it by category', drawn, 'chart').at(-1)).toMatchObject({
      verb: 'sort',
      by: [{ column: 'c0', direction: 'ascending' }],
    });
  });
});

describe('what is told per something that a column is called by', () => {
  test('is told of each of them, and not for another figure of its kind', () => {
    const homes = tableOf(
      ['Ref', 'Area', 'Size sqft', 'Listed on', 'Sold on'],
      Array.from({ length: 12 }, (_, at) => [
        `L${at}`,
        ['Harbour', 'Old Town', 'Northgate'][at % 3] ?? '',
        400 + at * 97,
        `2023-0${1 + (at % 6)}-03`,
        `2023-0${3 + (at % 6)}-1${at % 9}`,
      ]),
    );
    expect(stepsOf('how many days to sell on average per area', homes)).toMatchObject([
      { verb: 'derive', expression: { name: 'daysBetween' } },
      { verb: 'group', by: ['c1'], measures: [{ operation: 'mean' }] },
    ]);
  });
});
