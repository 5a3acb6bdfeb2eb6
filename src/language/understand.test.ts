import { describe, expect, test } from 'vitest';
import { moviesSituation } from '../../test/fixtures/language/sample-situation.ts';
import { understand } from './understand.ts';

const stepsOf = (wish: string) => understand(wish, moviesSituation()).readings[0]?.plan.steps;

describe('a wish about data', () => {
  test('for a measure of each group gathers the rows', () => {
    expect(stepsOf('average rating per genre')).toEqual([
      {
        verb: 'group',
        by: ['genre'],
        measures: [{ operation: 'mean', column: 'rating', as: { key: 'mean_rating', label: 'Average Rating' } }],
      },
    ]);
  });

  test.each(['please show me the mean rating for each genre', 'avg rating by genre', 'averge rating per gnere'])(
    'is the same when it is said as "%s"',
    (wish) => {
      expect(stepsOf(wish)).toEqual(stepsOf('average rating per genre'));
    },
  );

  test('for one year keeps the rows of that year', () => {
    expect(stepsOf('only 2024')).toMatchObject([
      { verb: 'filter', where: { operator: '=', right: { kind: 'moment', iso: '2024' } } },
    ]);
  });

  test('for the highest few keeps and orders them', () => {
    const by = { column: 'sales', direction: 'descending' };
    expect(stepsOf('top 5 by sales')).toEqual([
      { verb: 'limit', count: 5, from: 'start', by },
      { verb: 'sort', by: [by] },
    ]);
  });

  test('that needs a column there is not names the word and does nothing', () => {
    const { readings, unknown } = understand('average happiness per genre', moviesSituation());
    expect(readings).toEqual([]);
    expect(unknown).toMatchObject([{ text: 'happiness', wanted: 'measure' }]);
  });

  test.each(['sales by genre within 24 hours', 'vendas por genre em 24 horas', 'Sales حسب Genre خلال 24 ساعة'])(
    'asks for what a stretch of time bounds where nothing is told in it: %s',
    (wish) => {
      const { readings, unknown } = understand(wish, moviesSituation());
      expect(readings).toEqual([]);
      expect(unknown.map(({ text }) => text).join(' ')).toMatch(/24 (?:hours|horas|ساعة)/);
    },
  );

  test.each([
    'total sales by "Studio"',
    'Add up “Sales” for each “Studio”, highest first.',
    'somar Sales para cada «Studio»',
    'مجموع Sales لكل «Studio»',
  ])('asks for what stands between quotation marks and is nowhere: %s', (wish) => {
    const { readings, unknown } = understand(wish, moviesSituation());
    expect(readings).toEqual([]);
    expect(unknown).toMatchObject([{ text: 'Studio', wanted: 'column' }]);
  });
});
