import { describe, expect, test } from 'vitest';
import { createSituation, ordersSituation } from '../../../test/fixtures/language/sample-situation.ts';
import { tableOf } from '../../../test/fixtures/small-chart.ts';
import type { Locale } from '../../chart/locale.ts';
import { understand } from '../understand.ts';
import type { Purpose } from '../understanding.ts';

const stepsOf = (wish: string, purpose: Purpose = 'data', locale: Locale = 'EN_GB') =>
  understand(wish, ordersSituation({ purpose, locale })).readings[0]?.plan.steps;

const column = (key: string) => ({ kind: 'column', key });
const literal = (value: number | string) => ({ kind: 'literal', value });

describe('conditions on one column that no row meets together', () => {
  const eitherAmount = {
    operator: 'or',
    left: { operator: '>', left: column('revenue'), right: literal(9000) },
    right: { operator: '<', left: column('revenue'), right: literal(2000) },
  };

  test.each([
    ['EN_GB', 'revenue above 9000 and revenue below 2000'],
    ['EN_GB', 'revenue above 9000 and below 2000'],
    ['PT_PT', 'revenue acima de 9000 e revenue abaixo de 2000'],
    ['AR', 'revenue أكثر من 9000 و revenue أقل من 2000'],
  ] as const)('are met by either, %s: %s', (locale, wish) =>
    expect(stepsOf(wish, 'data', locale)).toMatchObject([{ verb: 'filter', where: eitherAmount }]),
  );

  test('are a list where they name values', () =>
    expect(stepsOf('region is North and region is South')).toMatchObject([
      { verb: 'filter', where: { kind: 'in', of: column('region'), values: [literal('North'), literal('South')] } },
    ]));

  test('keep the condition that each of them has of its own', () =>
    expect(stepsOf('North in 2022 and South in 2024')).toMatchObject([
      { verb: 'filter', where: { operator: 'or', left: { operator: 'and' }, right: { operator: 'and' } } },
    ]));

  test('are told apart in a picture', () =>
    expect(stepsOf('revenue for orders in 2023 and orders in 2024 by product', 'chart')).toMatchObject([
      { verb: 'filter', where: { operator: 'or' } },
      { verb: 'truncateTime', part: 'year' },
      { verb: 'group', by: ['product', 'order_date_year'] },
      { verb: 'sort' },
      { verb: 'pivotWider', names: 'order_date_year' },
    ]));

  test.each([
    ['revenue on 3 May 2023 and on 9 May 2023 by product', 'day'],
    ['compare revenue on 3 May 2023 and 9 May 2023 by product', 'day'],
    ['revenue in May 2023 and in June 2023 by product', 'month'],
    ['revenue in Q1 2023 and in Q2 2023 by product', 'quarter'],
  ])('are told apart by the periods that are named: %s', (wish, part) =>
    expect(stepsOf(wish, 'chart')?.[1]).toMatchObject({ verb: 'truncateTime', part }),
  );

  test('take away rows of either', () =>
    expect(stepsOf('remove rows where region is North and region is South')).toMatchObject([
      { verb: 'filter', where: { kind: 'not', of: { operator: 'or' } } },
    ]));

  test.each(['revenue above 2000 and revenue below 9000', 'in 2023 and in May 2023'])(
    'are not those that a row can meet: %s',
    (wish) => expect(JSON.stringify(stepsOf(wish))).not.toContain('"or"'),
  );
});

describe('two stretches of one column with nothing between them', () => {
  const rows = Array.from({ length: 40 }, (_, at) => [
    `F${at}`,
    1975 + ((at * 7) % 45),
    at % 13,
    `2024-0${1 + (at % 6)}-15`,
    1e6 * (1 + at),
  ]);
  const whereOf = (labels: readonly string[], wish: string, locale: Locale) =>
    understand(wish, createSituation(tableOf(labels, rows), { locale, purpose: 'data' })).readings[0]?.plan.steps[0];
  const FILMS = ['title', 'year', 'awards', 'shown_on', 'population'];
  const FILMES = ['título', 'ano', 'prémios', 'estreia', 'população'];
  const AFLAM = ['العنوان', 'السنة', 'الجوائز', 'العرض', 'السكان'];
  const eitherSide = (key: string, low: number, high: number) => ({
    verb: 'filter',
    where: {
      operator: 'or',
      left: { operator: '<', left: column(key), right: literal(low) },
      right: { operator: '>', left: column(key), right: literal(high) },
    },
  });

  test.each([
    [FILMS, 'EN_US', 'films before 1990 and after 2010', eitherSide('c1', 1990, 2010)],
    [FILMES, 'PT_PT', 'filmes antes de 1990 e depois de 2010', eitherSide('c1', 1990, 2010)],
    [AFLAM, 'AR', 'الأفلام قبل 1990 وبعد 2010', eitherSide('c1', 1990, 2010)],
    [FILMS, 'EN_US', 'awards less than 2 and more than 9', eitherSide('c2', 2, 9)],
    [FILMES, 'PT_PT', 'prémios abaixo de 2 e acima de 9', eitherSide('c2', 2, 9)],
    [AFLAM, 'AR', 'الجوائز أقل من 2 وأكثر من 9', eitherSide('c2', 2, 9)],
  ] as const)('%#: %s, %s: %s', (labels, locale, wish, step) =>
    expect(whereOf(labels, wish, locale)).toMatchObject(step),
  );

  test.each([
    [FILMS, 'EN_US', 'films in January and March'],
    [FILMES, 'PT_PT', 'filmes em janeiro e março'],
    [AFLAM, 'AR', 'الأفلام في يناير ومارس'],
  ] as const)('are the months that are named: %#', (labels, locale, wish) =>
    expect(whereOf(labels, wish, locale)).toMatchObject({
      where: { operator: 'or', left: { right: literal(1) }, right: { right: literal(3) } },
    }),
  );

  test.each([
    [FILMS, 'EN_US', 'population from 1980 to 1995'],
    [FILMES, 'PT_PT', 'população de 1980 a 1995'],
    [AFLAM, 'AR', 'السكان من 1980 إلى 1995'],
  ] as const)('are years where no figure comes near them: %#', (labels, locale, wish) =>
    expect(whereOf(labels, wish, locale)).toMatchObject({
      where: { kind: 'between', of: column('c1'), low: literal(1980), high: literal(1995) },
    }),
  );
});
