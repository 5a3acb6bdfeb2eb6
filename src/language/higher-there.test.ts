import { describe, expect, test } from 'vitest';
import { createSituation, tableConfig } from '../../test/fixtures/language/sample-situation.ts';
import { understand } from './understand.ts';

const HOUSES = createSituation(
  tableConfig(
    ['city', 'type', 'area', 'price'],
    Array.from({ length: 40 }, (_, at) => [
      ['Porto', 'Braga', 'Faro'][at % 3] ?? '',
      ['House', 'Flat'][at % 2] ?? '',
      40 + ((at * 7) % 90),
      900 + ((at * 371) % 800),
    ]),
  ),
  { purpose: 'chart' },
);
const TIPS = createSituation(
  tableConfig(
    ['total_bill', 'tip', 'sex', 'day', 'satisfaction'],
    Array.from({ length: 40 }, (_, at) => [
      10 + ((at * 13) % 40),
      1 + ((at * 7) % 9),
      ['Female', 'Male'][at % 2] ?? '',
      ['Thur', 'Fri', 'Sat', 'Sun'][at % 4] ?? '',
      1 + ((at * 3) % 5),
    ]),
  ),
  { purpose: 'chart' },
);
const stepsOf = (wish: string, situation = HOUSES) => understand(wish, situation).readings[0]?.plan.steps ?? [];
const groupOf = (wish: string, situation = HOUSES) => stepsOf(wish, situation).find((step) => step.verb === 'group');

describe('things that are more so in one place', () => {
  test.each(['are houses more expensive in Porto', 'as casas são mais caras no Porto?', 'هل المنازل أغلى في Porto'])(
    'are set against those elsewhere: %s',
    (wish) => {
      expect(stepsOf(wish)[0]).toMatchObject({
        verb: 'filter',
        where: { left: { key: 'type' }, right: { value: 'House' } },
      });
      expect(groupOf(wish)).toMatchObject({ by: ['city'], measures: [{ operation: 'mean', column: 'price' }] });
    },
  );

  test('are set against those of the place that is named', () => {
    expect(JSON.stringify(stepsOf('are houses more expensive in Porto than in Faro')[0])).toContain('"Faro"');
  });

  test.each(['quais são as casas mais caras no Porto', 'most expensive houses in Porto'])(
    'are no dearest ones: %s',
    (wish) => expect(stepsOf(wish).map(({ verb }) => verb)).toEqual(['filter', 'filter', 'limit', 'sort']),
  );

  test.each([
    ['are women happier', { by: ['sex'], measures: [{ operation: 'mean', column: 'satisfaction' }] }],
    ['os homens são mais satisfeitos do que as mulheres?', { by: ['sex'] }],
    ['most satisfied sex', { by: ['sex'], measures: [{ operation: 'mean', column: 'satisfaction' }] }],
  ])('may be people: %s', (wish, group) => expect(groupOf(wish, TIPS)).toMatchObject(group));
});

describe('a figure that is higher at one time', () => {
  test.each(['is the tip higher on Sunday', 'a gorjeta é maior ao domingo?', 'هل البقشيش أعلى يوم الأحد'])(
    'is shown beside the other times: %s',
    (wish) => {
      expect(stepsOf(wish, TIPS).some(({ verb }) => verb === 'filter')).toBe(false);
      expect(groupOf(wish, TIPS)).toMatchObject({ by: ['day'], measures: [{ operation: 'mean', column: 'tip' }] });
    },
  );

  test('is shown beside the one that is named', () => {
    expect(stepsOf('is the tip higher on Sundays than on Fridays', TIPS)[0]).toMatchObject({ verb: 'filter' });
  });

  test.each(['are tips higher on weekends', 'as gorjetas são maiores ao fim de semana?'])(
    'is shown beside the working days: %s',
    (wish) =>
      expect(
        stepsOf(wish, TIPS)
          .map(({ verb }) => verb)
          .slice(0, 2),
      ).toEqual(['derive', 'group']),
  );
});
