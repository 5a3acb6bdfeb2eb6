import { describe, expect, test } from 'vitest';
import { createSituation } from '../../test/fixtures/language/sample-situation.ts';
import { understand } from './understand.ts';

const columns = ['Athlete', 'Club', 'Age', 'Swim (m)', 'Run (m)', 'Active', 'Federado', '2022', '2023'].map(
  (label) => ({
    key: label.toLowerCase(),
    label,
  }),
);
const rows = Array.from({ length: 40 }, (_, at) => ({
  athlete: `Athlete ${at}`,
  club: ['Reef', 'Dune', 'Peak'][at % 3],
  age: 16 + ((at * 7) % 40),
  'swim (m)': 100 + at * 13,
  'run (m)': 900 + at * 31,
  active: at % 4 > 0,
  federado: at % 3 === 0 ? 'Sim' : 'Não',
  '2022': 5 + at,
  '2023': 80 - at,
}));
const situation = createSituation({ type: 'table', data: { columns, rows } }, { locale: 'EN_US' });
const stepsOf = (wish: string) => understand(wish, situation).readings[0]?.plan.steps;
const isEqual = (key: string, value: string) => ({
  operator: '=',
  left: { kind: 'column', key },
  right: { kind: 'literal', value },
});

describe('a column of yes and no is said of the rows', () => {
  test.each([
    ['only active athletes', 'active', 'true'],
    ['which athletes are inactive?', 'active', 'false'],
    ['só os atletas federados', 'federado', 'Sim'],
  ])('%s', (wish, key, value) => expect(stepsOf(wish)).toMatchObject([{ verb: 'filter', where: isEqual(key, value) }]));

  test('and its column is meant where the wish says so', () => {
    expect(stepsOf('keep only the active column')).toMatchObject([{ verb: 'select', columns: ['active'] }]);
  });
});

test('a plural that no label has is what the rows are called, and is told', () => {
  const [reading] = understand('only swimmers with age above 30', situation).readings;
  expect(reading?.plan.steps).toMatchObject([{ verb: 'filter', where: { operator: '>' } }]);
});

describe('figures row by row', () => {
  test('are raised by a part in their place', () => {
    expect(stepsOf('raise age by 10%')).toMatchObject([
      { verb: 'derive', as: { key: 'age' }, expression: { operator: '*', right: { value: 1.1 } } },
    ]);
  });

  test('lie so far from the average of their group', () => {
    expect(stepsOf('difference between the age of each athlete and the average of their club')).toMatchObject([
      { verb: 'window', operation: 'differenceFromMean', column: 'age', per: ['club'] },
    ]);
  });

  test('are added up across columns', () => {
    expect(stepsOf('add a column with the total of swim and run')).toMatchObject([
      { verb: 'derive', expression: { operator: '+' } },
    ]);
  });
});

test('a number that is a label names its column', () => {
  expect(stepsOf('only 2022 and 2023')).toMatchObject([{ verb: 'select' }]);
});
