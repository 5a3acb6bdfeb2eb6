import { describe, expect, test } from 'vitest';
import { createSituation, tableConfig } from '../../../test/fixtures/language/sample-situation.ts';
import type { Locale } from '../../chart/locale.ts';
import { understand } from '../understand.ts';

const meals = createSituation(
  tableConfig(
    ['Meal', 'Gender', 'Shift', 'Town', 'Tip', 'Sales'],
    Array.from({ length: 70 }, (_, at) => [
      `M${at}`,
      at % 3 === 0 ? 'Female' : 'Male',
      at % 4 === 0 ? 'Lunch' : 'Dinner',
      ['Texas', 'Oslo'][at % 2] ?? '',
      1 + ((at * 7919) % 9000) / 100,
      20 + ((at * 31) % 200),
    ]),
  ),
  { purpose: 'chart' },
);

function measured(wish: string, locale: Locale = 'EN_GB') {
  const reading = understand(wish, { ...meals, locale }).readings[0];
  const group = reading?.plan.steps.find(({ verb }) => verb === 'group');
  return {
    by: group?.verb === 'group' ? group.by : [],
    operation: group?.verb === 'group' ? group.measures[0]?.operation : undefined,
    because: reading?.assumptions.flatMap((one) => (one.kind === 'operation' ? [one.because] : [])),
  };
}

const AVERAGED = { operation: 'mean', because: ['groups-compared'] };

describe('groups that are compared', () => {
  test.each([
    ['EN_GB', 'are tips higher at dinner than at lunch', 'shift'],
    ['EN_GB', 'are tips higher at dinner', 'shift'],
    ['EN_GB', 'are dinner tips higher', 'shift'],
    ['EN_GB', 'is the tip bigger at dinner or lunch', 'shift'],
    ['EN_GB', 'do men tip more', 'gender'],
    ['EN_GB', 'do men tip more than women', 'gender'],
    ['EN_GB', 'who tips more, men or women', 'gender'],
    ['EN_GB', 'compare tips of men and women', 'gender'],
    ['PT_PT', 'a tip é maior ao dinner', 'shift'],
    ['PT_PT', 'os homens dão mais tip do que as mulheres', 'gender'],
    ['AR', 'هل tip أعلى في Dinner من Lunch', 'shift'],
  ] as const)('are so by what each row comes to where that is asked, %s: %s', (locale, wish, by) =>
    expect(measured(wish, locale)).toMatchObject({ ...AVERAGED, by: [by] }),
  );

  test.each(['do men tip more in total than women', 'total tips of men vs women'])('%s: by all of them', (wish) =>
    expect(measured(wish)).toMatchObject({ operation: 'sum' }),
  );

  test.each(['are sales higher in Oslo than in Texas', 'does Texas have more tips than Oslo'])(
    'are so by what a place comes to as a whole: %s',
    (wish) => expect(measured(wish)).toMatchObject({ operation: 'sum', because: ['amounts-add-up'] }),
  );

  test('are so by the difference of what each row comes to', () =>
    expect(measured('difference in tip between men and women')).toMatchObject({ ...AVERAGED, by: [] }));

  test.each([
    ['EN_GB', 'how did tips grow in Oslo'],
    ['PT_PT', 'como cresceu tip em Oslo'],
  ] as const)('are not asked for where one of them grew, %s: %s', (locale, wish) =>
    expect(measured(wish, locale).by).not.toEqual(['town']),
  );
});
