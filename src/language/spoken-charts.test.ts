import { describe, expect, it, test } from 'vitest';
import { createSituation, tableConfig } from '../../test/fixtures/language/sample-situation.ts';
import { understand } from './understand.ts';
import type { Situation } from './understanding.ts';

const NAMES = ['Abel', 'Bruna', 'Carl', 'Dora', 'Emil', 'Flora', 'Gil', 'Hanna', 'Ivan', 'Julia', 'Kim', 'Lara'];
const GUILDS = ['Bakers', 'Smiths', 'Weavers'];
const TOWNS = ['Aveiro', 'Beja'];

const LINES = NAMES.map((name, at) => [
  name,
  GUILDS[at % 3] ?? '',
  TOWNS[at % 2] ?? '',
  21 + ((at * 7) % 40),
  900 + ((at * 577) % 800),
]);
const LABELS = ['Master', 'Guild', 'Town', 'Age', 'Wage'];

function stepsOf(wish: string, own: Partial<Situation> = {}) {
  const situation = createSituation(tableConfig(LABELS, LINES), { purpose: 'chart', ...own });
  return understand(wish, situation).readings[0]?.plan.steps ?? [];
}

test.each([
  ['masters per guild', [{ operation: 'count' }]],
  ['wage per guild', [{ operation: 'mean', column: 'wage' }]],
  ['per guild', [{ operation: 'mean' }, { operation: 'mean' }]],
])('on a chart with figures "%s" counts what is named, and takes the figures where nothing is', (wish, measures) => {
  const config = { ...tableConfig(LABELS, LINES), type: 'column' } as const;
  const { plan } = understand(wish, createSituation(config, { purpose: 'chart' })).readings[0] ?? {};
  expect(plan?.steps[0]).toMatchObject({ verb: 'group', by: ['guild'], measures });
});

describe('a histogram of no named figure', () => {
  it('is of the only figure there is', () => {
    const situation = createSituation(
      tableConfig(
        ['Master', 'Wage'],
        LINES.map(([name, , , , wage]) => [name ?? '', wage ?? 0]),
      ),
      {
        purpose: 'chart',
      },
    );
    const steps = understand('make it a histogram', situation).readings[0]?.plan.steps ?? [];
    expect(steps[0]).toMatchObject({ verb: 'bin', column: 'wage' });
  });

  it('is none where it could be of several', () => {
    expect(stepsOf('histogram')).toEqual([]);
  });
});

test('what is worst comes first, be it high or low', () => {
  const labels = ['Shift', 'Waiting time', 'Output'];
  const lines = ['Day', 'Night', 'Day', 'Night'].map((shift, at) => [shift, 10 + at * 7, 90 - at * 3]);
  const orderOf = (wish: string) =>
    understand(wish, createSituation(tableConfig(labels, lines))).readings[0]?.plan.steps.find(
      ({ verb }) => verb === 'sort',
    );
  expect(orderOf('average waiting time per shift, worst first')).toMatchObject({ by: [{ direction: 'descending' }] });
  expect(orderOf('average output per shift, worst first')).toMatchObject({ by: [{ direction: 'ascending' }] });
});

describe('a name set against a figure', () => {
  it('stands beside it, row by row', () => {
    expect(stepsOf('bar chart of master versus age')).toEqual([
      { verb: 'select', columns: ['master', 'age'] },
      { verb: 'setType', type: 'bar' },
    ]);
  });

  it('is no pair of figures, which make points', () => {
    expect(stepsOf('age versus wage coloured by guild')[0]).toMatchObject({ verb: 'select' });
  });
});

test('points are placed by the very numbers that rows are gathered by', () => {
  const verbs = stepsOf('scatter plot with age on the x axis and the average wage on the y axis').map(
    ({ verb }) => verb,
  );
  expect(verbs).toEqual(['group', 'setType']);
});

describe('the type that suits', () => {
  const DAYS = ['2022-03-01', '2022-08-11', '2023-02-05', '2023-09-30'];
  const lines = Array.from({ length: 24 }, (_, at) => [
    DAYS[at % 4] ?? '',
    GUILDS[at % 3] ?? '',
    40 + ((at * 31) % 17),
  ]);
  const suits = (wish: string) =>
    understand(wish, createSituation(tableConfig(['Day', 'Guild', 'Sales'], lines), { purpose: 'chart' })).readings[0]
      ?.suits[0];

  it.each([
    ['compare sales in 2022 with 2023 by guild', 'groupedColumn'],
    ['sales by year and guild', 'line'],
    ['sales over time by guild', 'line'],
  ])('%s: %s', (wish, type) => {
    expect(suits(wish)).toBe(type);
  });
});

describe('conditions', () => {
  it('are joined by "or" whatever they are about', () => {
    expect(stepsOf('number of masters with wage above 1500 or from Beja by guild')[0]).toMatchObject({
      verb: 'filter',
      where: { kind: 'binary', operator: 'or' },
    });
  });

  it('may be about the names of the rows', () => {
    expect(stepsOf('masters whose name ends with a', { purpose: 'data' })).toEqual([
      {
        verb: 'filter',
        where: {
          kind: 'binary',
          operator: 'endsWith',
          left: { kind: 'column', key: 'master' },
          right: { kind: 'literal', value: 'a' },
        },
      },
    ]);
  });

  it('on parts of names leave as many bars as there are names', () => {
    const steps = stepsOf('bar chart of the average wage of masters whose name starts with J or K');
    expect(steps.find(({ verb }) => verb === 'group')).toMatchObject({ by: ['master'] });
  });

  it('that leave out values of a column are no split by it', () => {
    const steps = stepsOf('number of masters per town for guilds other than Smiths');
    expect(steps.find(({ verb }) => verb === 'group')).toMatchObject({ by: ['town'] });
  });
});

describe('groups that have the most rows', () => {
  it.each([
    ['the two guilds with the most people', 2, 'descending'],
    ['the 2 guilds with the fewest orders', 2, 'ascending'],
  ])('%s', (wish, count, direction) => {
    const steps = stepsOf(wish);
    expect(steps[0]).toMatchObject({ verb: 'group', by: ['guild'], measures: [{ operation: 'count' }] });
    expect(steps[1]).toMatchObject({ verb: 'limit', count, by: { direction } });
  });
});

test.each([
  [16, 5],
  [100, 8],
  [400, 10],
])('a histogram of %i numbers asks for %i intervals', (rows, count) => {
  const lines = Array.from({ length: rows }, (_, at) => [`P${at}`, 3 + ((at * 37) % 101) + at / 1000]);
  const situation = createSituation(tableConfig(['Parcel', 'Weight'], lines), { purpose: 'chart' });
  const [step] = understand('histogram of weight', situation).readings[0]?.plan.steps ?? [];
  expect(step).toMatchObject({ verb: 'bin', column: 'weight', count });
});
