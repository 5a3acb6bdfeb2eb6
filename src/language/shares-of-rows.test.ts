import { describe, expect, test } from 'vitest';
import { createSituation, tableConfig } from '../../test/fixtures/language/sample-situation.ts';
import type { Locale } from '../chart/locale.ts';
import { understand } from './understand.ts';

const visits = createSituation(
  tableConfig(
    ['Visit', 'Member', 'Sex', 'Clinic', 'Salary'],
    Array.from({ length: 60 }, (_, at) => [
      `V${100 + at}`,
      at % 3 === 0 ? 'yes' : 'no',
      at % 4 === 0 ? 'female' : 'male',
      ['Hill', 'Park', 'Quay'][at % 3] ?? '',
      2000 + ((at * 37) % 900),
    ]),
  ),
);
const nations = createSituation(
  tableConfig(
    ['Nation', 'Year', 'Exports'],
    Array.from({ length: 24 }, (_, at) => [
      ['Chile', 'Ghana', 'Nepal'][at % 3] ?? '',
      2010 + Math.floor(at / 3),
      50 + at,
    ]),
  ),
);

const stepsOf = (wish: string, situation = visits, locale: Locale = 'EN_GB') =>
  understand(wish, { ...situation, locale }).readings[0]?.plan.steps;

const RATE = { expression: { kind: 'call', name: 'if', arguments: [{}, { value: 100 }, { value: 0 }] } };

describe('a share of rows', () => {
  test.each([
    ['EN_GB', 'share of members'],
    ['EN_GB', 'what percentage are women'],
    ['EN_GB', 'proportion of female'],
    ['EN_GB', 'what percentage of visits are by members'],
    ['EN_GB', 'percentage with salary above 2500'],
    ['PT_PT', 'percentagem de mulheres'],
    ['PT_PT', 'que percentagem são mulheres'],
    ['AR', 'نسبة الإناث'],
  ] as const)('is one of all rows where no group is named, %s: %s', (locale, wish) =>
    expect(stepsOf(wish, visits, locale)).toMatchObject([
      { verb: 'derive', ...RATE },
      { verb: 'group', by: [], measures: [{ operation: 'mean' }] },
    ]),
  );

  test('is one of each value where several are named, by how many rows they have', () =>
    expect(stepsOf('percentage of men and women')).toMatchObject([
      { verb: 'group', by: ['sex'], measures: [{ operation: 'count' }] },
      { verb: 'window', operation: 'shareOfTotal' },
    ]));

  test('is one of figures where each thing has a row for each moment', () =>
    expect(JSON.stringify(stepsOf('share of Ghana', nations))).not.toContain('"if"'));

  test('is refused where nothing says of what it is', () => expect(stepsOf('share of 2012', nations)).toBeUndefined());
});

describe('a share of a figure', () => {
  test('is one of its sum, though the figure is averaged otherwise', () => {
    expect(stepsOf('what share of salary goes to Hill')).toMatchObject([
      { verb: 'group', by: ['clinic'], measures: [{ column: 'salary', operation: 'sum' }] },
      { verb: 'window', operation: 'shareOfTotal' },
    ]);
    expect(stepsOf('salary by clinic')).toMatchObject([{ measures: [{ operation: 'mean' }] }]);
  });
});
