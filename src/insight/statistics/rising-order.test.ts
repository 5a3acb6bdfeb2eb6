import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mannKendall } from './mann-kendall.ts';
import { risingOrder } from './rising-order.ts';

const numbers = fc.array(fc.oneof(fc.integer({ min: -20, max: 20 }), fc.double({ noNaN: true })), { maxLength: 200 });

describe('the rising order', () => {
  it('is that of a stable sort', () => {
    fc.assert(
      fc.property(numbers, (values) => {
        const expected = values
          .map((_, place) => place)
          .sort((one, other) => {
            const [left = 0, right = 0] = [values[one], values[other]];
            return left < right ? -1 : Number(left > right);
          });
        expect([...risingOrder(Float64Array.from(values))]).toEqual(expected);
      }),
    );
  });

  it('is empty for no number', () => {
    expect(risingOrder(new Float64Array(0))).toHaveLength(0);
  });
});

describe('the pairs of Mann and Kendall', () => {
  it('are counted as if each were looked at', () => {
    fc.assert(
      fc.property(numbers, (values) => {
        let score = 0;
        for (const [place, value] of values.entries())
          for (const later of values.slice(place + 1)) score += Math.sign(later - value);
        expect(mannKendall(Float64Array.from(values)).score + 0).toBe(score + 0);
      }),
    );
  });
});
