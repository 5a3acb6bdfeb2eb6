import { describe, expect, test } from 'vitest';
import { createSituation, tableConfig } from '../../test/fixtures/language/sample-situation.ts';
import { understand } from './understand.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const CITIES = tableConfig(
  ['City', ...MONTHS],
  [
    ['Lisbon', 11.6, 12.7, 14.9, 15.9, 18, 21.2],
    ['Cairo', 13.9, 15.2, 18, 21.8, 25.6, 27.6],
    ['Oslo', -4.3, -4, -0.2, 4.5, 10.8, 15.2],
  ],
);
const COUNTRIES = tableConfig(
  ['Country', '2021', '2022', '2023'],
  [
    ['Portugal', 24.3, 24.5, 27.3],
    ['Spain', 30.1, 29.7, 32.7],
    ['Greece', 20.3, 20.9, 22.6],
  ],
);
const readingOf = (wish: string, config = CITIES) =>
  understand(wish, createSituation(config, { locale: 'EN_US', purpose: 'chart' })).readings[0];
const verbsOf = (wish: string, config = CITIES) =>
  readingOf(wish, config)?.plan.steps.flatMap(({ verb }) => (verb === 'setType' ? [] : [verb]));

describe('a table with a row for each name and a column for each period', () => {
  test.each([
    ['a line for each city', CITIES],
    ['line chart with one line per city', CITIES],
    ['one line per country', COUNTRIES],
    ['uma linha por país', COUNTRIES],
    ['خط لكل دولة', COUNTRIES],
  ])('is drawn as lines of names over the periods: "%s"', (wish, config) => {
    const reading = readingOf(wish, config);
    expect(reading?.suits[0]).toBe('line');
    expect(verbsOf(wish, config)).toEqual(['pivotLonger', 'group', 'sort', 'pivotWider']);
  });

  test('runs over the periods where lines are all that is said', () => {
    expect(verbsOf('line chart')).toEqual(['pivotLonger']);
    expect(verbsOf('only Oslo and Lisbon as lines')).toEqual(['pivotLonger', 'filter']);
  });

  test.each([
    ['a line of 2022 by country', COUNTRIES],
    ['line chart of Mar by city', CITIES],
  ])('stays as it is where one period is picked: "%s"', (wish, config) => {
    expect(verbsOf(wish, config)).toEqual(['select']);
  });

  test.each([
    ['average of each city', 'mean'],
    ['total by city', 'sum'],
    ['maximum per city', 'max'],
  ])('brings down the periods of each name: "%s"', (wish, operation) => {
    expect(readingOf(wish)?.plan.steps).toMatchObject([
      { verb: 'pivotLonger' },
      { verb: 'group', by: ['city'], measures: [{ operation }] },
    ]);
  });

  test.each(['by city', 'compare the cities'])('stays as it is where nothing is to be brought down: "%s"', (wish) => {
    expect(verbsOf(wish)).not.toContain('group');
  });

  test.each(['show shares by city', 'mostra as quotas por cidade', 'النسب حسب المدينة'])(
    'is shown as shares: "%s"',
    (wish) => {
      const cities = {
        ...tableConfig(
          ['City', '2023', '2024'],
          [
            ['Faro', 10, 20],
            ['Braga', 30, 5],
          ],
        ),
        type: 'groupedColumn' as const,
      };
      expect(readingOf(wish, cities)?.suits[0]).toBe('100StackedColumn');
    },
  );

  test('counts nothing where each name has one row', () => {
    const cars = tableConfig(
      ['Model', 'Price', 'Power'],
      [
        ['A1', 20, 90],
        ['B2', 30, 120],
        ['C3', 18, 80],
      ],
    );
    expect(verbsOf('compare the models', cars)).not.toContain('group');
    expect(readingOf('number of models', cars)?.plan.steps).toMatchObject([
      { verb: 'group', measures: [{ operation: 'count' }] },
    ]);
  });
});

test.each(['total per region', 'total por Region'])('a row that is called "Total" is not what "%s" means', (wish) => {
  const totalled = tableConfig(
    ['Region', 'Q1', 'Q2'],
    [
      ['North', 10, 20],
      ['South', 30, 15],
      ['Total', 40, 35],
    ],
  );
  expect(verbsOf(wish, totalled)).not.toContain('filter');
  expect(verbsOf(wish, totalled)).toContain('group');
});

describe('columns of which some are taken out', () => {
  const YEARS = tableConfig(
    ['City', '2022', '2023', '2024'],
    [
      ['Lisbon', 120, 140, 180],
      ['Porto', 90, 95, 130],
      ['Faro', 70, 160, 85],
    ],
  );
  const [CITY, , LATER, LAST] = YEARS.data.columns.map(({ key }) => key);

  test.each([
    ['only 2024, highest first', LAST],
    ['só 2024, do maior para o menor', LAST],
    ['just 2023 sorted descending', LATER],
  ])('are ordered by what is kept: "%s"', (wish, kept) => {
    expect(readingOf(wish, YEARS)?.plan.steps).toEqual([
      { verb: 'select', columns: [CITY, kept] },
      { verb: 'sort', by: [{ column: kept, direction: 'descending' }] },
    ]);
  });

  test('are ordered by one that is taken out before it is gone', () => {
    expect(verbsOf('sort by 2022, only show 2024', YEARS)).toEqual(['sort', 'select']);
  });
});

describe('a word for an amount that the table calls nothing so, where months stand in headings', () => {
  const SHOPS = tableConfig(
    ['Loja', 'Cidade', 'Jan', 'Fev', 'Mar', 'Abr', 'Mai', 'Jun'],
    ['Alfa', 'Beta', 'Gama', 'Delta'].map((name, at) => [
      name,
      at < 2 ? 'Recife' : 'Natal',
      ...Array.from({ length: 6 }, (_, month) => 40 + at * 7 + month),
    ]),
  );
  const stepsOf = (wish: string) =>
    understand(wish, createSituation(SHOPS, { locale: 'PT_PT', purpose: 'chart' })).readings[0]?.plan.steps ?? [];

  test.each([['vendas por cidade'], ['sales by cidade']])('is what the cells hold: "%s"', (wish) => {
    expect(stepsOf(wish)).toMatchObject([
      { verb: 'pivotLonger' },
      { verb: 'group', by: ['cidade'], measures: [{ operation: 'sum', column: 'value' }] },
    ]);
  });

  test('is ranked in the month that is named', () => {
    expect(stepsOf('qual loja vendeu mais em março?')).toMatchObject([
      { verb: 'pivotLonger' },
      { verb: 'filter' },
      { verb: 'group', by: ['loja'], measures: [{ operation: 'sum', column: 'value' }] },
      { verb: 'sort', by: [{ direction: 'descending' }] },
    ]);
  });

  test('is no word for things, which nothing tells of', () => {
    expect(stepsOf('clientes por cidade').some(({ verb }) => verb === 'pivotLonger')).toBe(false);
  });
});

describe('a change asked of a table with a column for each period', () => {
  test.each([
    'which country grew most',
    'which country grew the most',
    'the fastest growing country',
    'top 2 countries by growth',
    'que país cresceu mais',
  ])('goes from its first period to its last: "%s"', (wish) => {
    const steps = readingOf(wish, COUNTRIES)?.plan.steps ?? [];
    expect(steps.slice(0, 2)).toMatchObject([
      { verb: 'pivotLonger' },
      { verb: 'group', by: ['country'], measures: [{ as: { label: 'Value 2021' } }, { as: { label: 'Value 2023' } }] },
    ]);
  });

  test('runs within each name along the periods, and from no name down to the next', () =>
    expect(readingOf('growth by country', COUNTRIES)?.plan.steps).toContainEqual(
      expect.objectContaining({ verb: 'window', operation: 'percentChange', per: ['country'] }),
    ));

  test('of some names that are named has a line for each of them', () => {
    expect(verbsOf('show Spain and Greece over the years', COUNTRIES)).toEqual([
      'pivotLonger',
      'filter',
      'group',
      'sort',
      'pivotWider',
    ]);
  });
});
