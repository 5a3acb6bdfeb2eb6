import { describe, expect, test } from 'vitest';
import { createSituation } from '../../test/fixtures/language/sample-situation.ts';
import { tableOf } from '../../test/fixtures/small-chart.ts';
import { understand } from './understand.ts';

const GYM = tableOf(
  ['Member', 'Plan', 'Joined', 'Monthly Fee', 'Visits Jan', 'Visits Feb', 'Visits Mar'],
  Array.from({ length: 12 }, (_, at) => [
    `M${at}`,
    ['Basic', 'Plus'][at % 2] ?? '',
    `2023-0${1 + (at % 9)}-04`,
    at % 2 === 0 ? 19 : 29,
    (at * 5) % 14,
    (at * 3) % 11,
    (at * 7) % 13,
  ]),
);
const stepsOf = (wish: string) => understand(wish, createSituation(GYM)).readings[0]?.plan.steps ?? [];

describe('a figure with a column for each month, beside columns of other things', () => {
  test.each(['total visits each month', 'visits per month', 'visits by month'])(
    'becomes a row for each month: "%s"',
    (wish) => {
      expect(stepsOf(wish).slice(3)).toMatchObject([
        { verb: 'pivotLonger', columns: ['c4', 'c5', 'c6'], nameAs: { label: 'Month' }, valueAs: { label: 'Visits' } },
        { verb: 'group', by: ['period'], measures: [{ operation: 'sum', column: 'figure' }] },
      ]);
    },
  );

  test('keeps the groups that are named beside', () => {
    expect(stepsOf('average visits per month by plan').at(-1)).toMatchObject({
      verb: 'group',
      by: ['period', 'c1'],
      measures: [{ operation: 'mean' }],
    });
  });

  test('is that of the one month that is said, wherever it stands', () => {
    expect(stepsOf('average visits per member on each plan in march')[0]).toMatchObject({
      verb: 'group',
      by: ['c1'],
      measures: [{ operation: 'mean', column: 'c6' }],
    });
  });

  test('leaves months alone that dates are said to be of', () => {
    expect(stepsOf('members who joined in march')).toMatchObject([{ verb: 'filter' }]);
    expect(JSON.stringify(stepsOf('members who joined in march'))).toContain('c2');
  });
});
