import { describe, expect, it } from 'vitest';
import { createSituation, tableConfig } from '../../../test/fixtures/language/sample-situation.ts';
import { understand } from '../understand.ts';

const situation = createSituation(
  tableConfig(
    ['Clinic', 'Wait (min)', 'Total (max)'],
    [
      ['North', 12, 40],
      ['South', 30, 55],
      ['East', 21, 70],
    ],
  ),
);

const stepsOf = (wish: string) => understand(wish, situation).readings[0]?.plan.steps ?? [];
const unknownOf = (wish: string) => understand(wish, situation).unknown;

describe('a name that is written out', () => {
  it.each([
    'keep only the columns “Clinic” and “Wait (min)”',
    'keep only the columns Clinic and Wait (min)',
    'keep only the columns "clinic" and "wait (min)"',
    'keep only the columns “Clinic”, “Wait (min)”',
    "keep only the columns «Clinic» and 'Wait (min)'",
  ])('is that column, whatever its words mean elsewhere: %s', (wish) => {
    expect(stepsOf(wish)).toEqual([{ verb: 'select', columns: ['clinic', 'wait_min_'] }]);
    expect(unknownOf(wish)).toEqual([]);
  });

  it.each(['average Wait (min) by clinic', 'average “Wait (min)” by clinic'])(
    'takes its own words alone: %s',
    (wish) => {
      expect(stepsOf(wish)[0]).toMatchObject({
        verb: 'group',
        measures: [{ operation: 'mean', column: 'wait_min_' }],
      });
    },
  );

  it.each(['lowest wait by clinic', 'min wait by clinic'])(
    'leaves the same words their meaning outside of it: %s',
    (wish) => {
      expect(stepsOf(wish)[0]).toMatchObject({ verb: 'group', measures: [{ operation: 'min', column: 'wait_min_' }] });
    },
  );
});
