import { describe, expect, test } from 'vitest';
import { createSituation, tableConfig } from '../../test/fixtures/language/sample-situation.ts';
import { understand } from './understand.ts';

/** A row for each day, with the warmest and the coldest it was. */
const DAYS = tableConfig(
  ['date', 'rain', 'temp_max', 'temp_min'],
  Array.from({ length: 120 }, (_, at) => [
    new Date(Date.UTC(2023, 0, 1 + at)).toISOString().slice(0, 10),
    (at * 7) % 11,
    2 + ((at * 13) % 31),
    -6 + ((at * 13) % 19),
  ]),
);

const stepsOf = (wish: string) =>
  understand(wish, createSituation(DAYS, { purpose: 'chart' })).readings[0]?.plan.steps ?? [];
const counted = (key: string, operator: '>' | '<', value: number) => [
  { verb: 'filter', where: { operator, left: { key }, right: { value } } },
  { verb: 'truncateTime', part: 'month' },
  { verb: 'group', measures: [{ operation: 'count' }] },
];
const WARM: readonly string[] = [
  'days above 25 degrees per month',
  'number of days above 25°C per month',
  'how many days per month were above 25 degrees',
  'dias acima de 25 graus por mês',
  'الأيام التي تجاوزت 25 درجة في كل شهر',
];
const COLD: readonly string[] = ['days below 0 degrees per month', 'dias abaixo de 0 graus por mês'];
const COLDEST: readonly string[] = ['coldest day', 'dia mais frio', 'أبرد يوم'];

describe('rows that are days', () => {
  test.each(WARM)('%s are counted by the highest of each', (wish) =>
    expect(stepsOf(wish)).toMatchObject([...counted('temp_max', '>', 25), { verb: 'sort' }]),
  );

  test.each(COLD)('%s are counted by the lowest of each', (wish) =>
    expect(stepsOf(wish)).toMatchObject([...counted('temp_min', '<', 0), { verb: 'sort' }]),
  );

  test.each(COLDEST)('%s is told by the lowest of each', (wish) => {
    const group = stepsOf(wish).find(({ verb }) => verb === 'group');
    expect(group).toMatchObject({ measures: [{ operation: 'mean', column: 'temp_min' }] });
  });

  test('are not so many that their number has degrees', () => {
    expect(stepsOf('number of days above 25 degrees').map(({ verb }) => verb)).toEqual(['filter', 'group']);
  });
});
