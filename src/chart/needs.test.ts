import { describe, expect, it } from 'vitest';
import { NEEDS_OF, typesThatNeed } from './needs.ts';

describe('what charts need', () => {
  it('finds the types by a need, in the order of the contract', () => {
    expect(typesThatNeed(({ nonNegative }) => nonNegative)).toEqual([
      '100StackedBar',
      '100StackedColumn',
      'pie',
      'donut',
      'funnel',
      'mekko',
    ]);
    expect(typesThatNeed(({ measures }) => measures > 2)).toEqual(['bubble']);
    expect(typesThatNeed(() => false)).toEqual([]);
  });

  it('asks nothing for a table', () => {
    expect(NEEDS_OF.table).toMatchObject({ axis: 'none', measures: 0, points: 0, nonNegative: false });
  });
});
