import { describe, expect, test } from 'vitest';
import { createSituation, tableConfig } from '../../test/fixtures/language/sample-situation.ts';
import { understand } from './understand.ts';

const FILMS = tableConfig(
  ['Title', 'Genre', 'US Gross', 'Worldwide Gross', 'Votes'],
  ['Avatar', 'Titanic', 'Frozen', 'Minions', 'Skyfall', 'Joker', 'Coco', 'Up', 'Wicked'].map((title, at) => [
    title,
    ['Drama', 'Action'][at % 2] ?? '',
    20 + at * 31,
    150 + ((at * 37) % 200),
    400 + at,
  ]),
);
const HIRED = tableConfig(
  ['Name', 'Department', 'Hire Date', 'Salary'],
  Array.from({ length: 12 }, (_, at) => [`N${at}`, ['A', 'B'][at % 2] ?? '', `20${10 + at}-03-01`, 900 + at]),
);

describe('rows that a noun names', () => {
  test.each(['highest grossing films', 'top grossing movies', 'filmes com maior bilheteira', 'الأفلام الأعلى إيرادا'])(
    'go by what they did, of all before a part: %s',
    (wish) =>
      expect(understand(wish, createSituation(FILMS, { purpose: 'chart' })).readings[0]?.plan.steps).toMatchObject([
        { verb: 'select', columns: ['title', 'worldwide_gross'] },
        { verb: 'sort', by: [{ column: 'worldwide_gross', direction: 'descending' }] },
      ]),
  );
});

describe('how long somebody has been there', () => {
  test('is told by the column for it, whatever it is called', () => {
    const table = tableConfig(
      ['employee', 'department', 'years_at_company'],
      Array.from({ length: 12 }, (_, at) => [`N${at}`, ['A', 'B'][at % 2] ?? '', at % 7]),
    );
    for (const wish of [
      'average tenure by department',
      'antiguidade média por departamento',
      'متوسط مدة الخدمة حسب القسم',
    ])
      expect(understand(wish, createSituation(table)).readings[0]?.plan.steps[0]).toMatchObject({
        verb: 'group',
        measures: [{ operation: 'mean', column: 'years_at_company' }],
      });
  });

  test('is named as what is missing where no column tells it', () => {
    const { readings, unknown } = understand('average tenure by department', createSituation(HIRED));
    expect(readings).toEqual([]);
    expect(unknown.map(({ text }) => text)).toEqual(['tenure']);
  });
});
