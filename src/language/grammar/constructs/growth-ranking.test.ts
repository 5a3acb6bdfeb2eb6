import { describe, expect, test } from 'vitest';
import { createSituation } from '../../../../test/fixtures/language/sample-situation.ts';
import { tableOf } from '../../../../test/fixtures/small-chart.ts';
import type { Locale } from '../../../chart/locale.ts';
import { understand } from '../../understand.ts';

const YEARS = [1990, 1995, 2000, 2005];
const rowsOf = (places: readonly string[]) =>
  places.flatMap((place, at) => YEARS.map((year, step) => [place, year, 1000 * (at + 1) + 100 * step * (5 - at)]));

const TABLES = {
  EN_US: tableOf(['country', 'year', 'pop'], rowsOf(['Chad', 'Mali', 'Peru', 'Fiji', 'Cuba'])),
  PT_PT: tableOf(['país', 'ano', 'população'], rowsOf(['Chade', 'Mali', 'Peru', 'Fiji', 'Cuba'])),
  AR: tableOf(['الدولة', 'السنة', 'السكان'], rowsOf(['تشاد', 'مالي', 'بيرو', 'فيجي', 'كوبا'])),
} satisfies Partial<Record<Locale, unknown>>;

const stepsOf = (locale: keyof typeof TABLES, wish: string) =>
  understand(wish, createSituation(TABLES[locale], { locale, purpose: 'chart' })).readings[0]?.plan.steps ?? [];

const year = (at: number) => ({ operation: 'sum', column: 'c2', where: { right: { value: YEARS.at(at) } } });
const overAll = { verb: 'group', by: ['c0'], measures: [year(0), year(-1)] };
const sorted = (direction: string) => ({ verb: 'sort', by: [{ column: 'change', direction }] });

describe('groups ranked by how a figure grew', () => {
  test.each([
    ['EN_US', 'which country has the highest population growth', 'descending'],
    ['EN_US', 'the country with the lowest growth in population', 'ascending'],
    ['EN_US', 'countries sorted by population growth, lowest first', 'ascending'],
    ['PT_PT', 'que país tem o maior crescimento da população', 'descending'],
    ['AR', 'ما الدولة التي لديها أعلى نمو في السكان', 'descending'],
  ] as const)('go from the first year to the last, %s: %s', (locale, wish, direction) =>
    expect(stepsOf(locale, wish)).toMatchObject([overAll, { verb: 'derive' }, { verb: 'select' }, sorted(direction)]),
  );

  test.each([
    ['EN_US', 'top 2 countries by population growth'],
    ['EN_US', 'the 2 fastest growing countries by population'],
    ['PT_PT', 'os 2 países com o maior crescimento da população'],
  ] as const)('are as many as are asked for, %s: %s', (locale, wish) =>
    expect(stepsOf(locale, wish)).toMatchObject([
      overAll,
      { verb: 'derive' },
      { verb: 'select' },
      { verb: 'limit', count: 2, by: { column: 'change', direction: 'descending' } },
      sorted('descending'),
    ]),
  );

  test.each([
    ['EN_US', 'which country grew the most from 1995 to 2000'],
    ['PT_PT', 'qual país cresceu mais de 1995 a 2000'],
  ] as const)('go between the years that are named, %s: %s', (locale, wish) =>
    expect(stepsOf(locale, wish)[0]).toMatchObject({ ...overAll, measures: [year(1), year(2)] }),
  );
});

describe('the growth of two', () => {
  test.each([
    ['EN_US', 'did population grow more in Mali than in Peru', ['Mali', 'Peru']],
    ['EN_US', 'did the population of Mali grow faster than Peru', ['Mali', 'Peru']],
    ['EN_US', 'did Mali grow more than Peru in population', ['Mali', 'Peru']],
    ['PT_PT', 'a população cresceu mais em Mali do que em Peru', ['Mali', 'Peru']],
    ['PT_PT', 'a população de Mali cresceu mais depressa do que a de Peru', ['Mali', 'Peru']],
    ['AR', 'هل نما السكان في مالي أكثر من بيرو', ['مالي', 'بيرو']],
  ] as const)('stands side by side, the greater first, %s: %s', (locale, wish, values) =>
    expect(stepsOf(locale, wish)).toMatchObject([
      { verb: 'filter', where: { kind: 'in', values: values.map((value) => ({ value })) } },
      overAll,
      { verb: 'derive' },
      { verb: 'select' },
      sorted('descending'),
    ]),
  );
});
