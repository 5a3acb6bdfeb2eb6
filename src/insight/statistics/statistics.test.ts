import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chiSquareTail, normalTails, studentTails } from './distributions.ts';
import { gapChance } from './exponential-gap.ts';
import { correctChances } from './false-discoveries.ts';
import { gini, herfindahl } from './inequality.ts';
import { kruskalWallis } from './kruskal-wallis.ts';
import { mannKendall } from './mann-kendall.ts';
import { median } from './median.ts';
import { averageRanks, correlationChance, spearman } from './ranks.ts';
import { theilSenLine } from './theil-sen.ts';

const numbers = (...values: readonly number[]): Float64Array => Float64Array.from(values);

describe('the tails of distributions', () => {
  it('agree with printed tables', () => {
    expect(normalTails(1.959964)).toBeCloseTo(0.05, 6);
    expect(normalTails(0)).toBe(1);
    expect(chiSquareTail(7.814728, 3)).toBeCloseTo(0.05, 6);
    expect(chiSquareTail(0.351846, 3)).toBeCloseTo(0.95, 5);
    expect(studentTails(2.228139, 10)).toBeCloseTo(0.05, 6);
    expect(studentTails(-0.699812, 10)).toBeCloseTo(0.5, 5);
  });

  it('end where statistics do', () => {
    expect(studentTails(Number.POSITIVE_INFINITY, 5)).toBe(0);
    expect(studentTails(Number.NaN, 5)).toBe(1);
    expect(chiSquareTail(Number.NaN, 5)).toBe(1);
  });
});

describe('the median', () => {
  it('is that of the sorted numbers, whatever their order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 1, maxLength: 300 }), (values) => {
        const rising = [...values].sort((left, right) => left - right);
        const middle = rising.length >> 1;
        const upper = rising[middle] ?? 0;
        const expected = rising.length % 2 === 1 ? upper : ((rising[middle - 1] ?? 0) + upper) / 2;
        expect(median(values)).toBe(expected);
      }),
    );
    expect(median([])).toBeNaN();
  });
});

describe('the test of Mann and Kendall', () => {
  it('counts the orders of few values exactly', () => {
    expect(mannKendall(numbers(1, 2, 3, 4, 5)).pValue).toBeCloseTo(2 / 120, 12);
    expect(mannKendall(numbers(1, 2, 3, 5, 4)).pValue).toBeCloseTo(10 / 120, 12);
    expect(mannKendall(numbers(5, 4, 3, 2, 1)).tau).toBe(-1);
  });

  it('knows ties and flat courses', () => {
    expect(mannKendall(numbers(...new Array(20).fill(7)))).toEqual({ score: 0, tau: 0, pValue: 1 });
    expect(mannKendall(numbers(1, 1, 2, 2)).score).toBe(4);
  });

  it('scores as pairs counted one by one', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 2, maxLength: 40 }), (values) => {
        let score = 0;
        for (const [place, value] of values.entries()) {
          for (const later of values.slice(place + 1)) score += Math.sign(later - value);
        }
        expect(mannKendall(numbers(...values)).score).toBe(score);
      }),
    );
  });

  it('is slower to call a trend what only remembers', () => {
    const walk = Array.from({ length: 40 }, (_, at) => Math.sin(at / 9) * 10 + at * 0.1 + (at % 3));
    const z = mannKendall(numbers(...walk));
    const shuffled = mannKendall(numbers(...walk.map((_, at) => at + ((at * 17) % 11))));
    expect(shuffled.pValue).toBeLessThan(1e-6);
    expect(z.pValue).toBeGreaterThan(0.05);
  });
});

describe('other statistics', () => {
  it('draw the line of Theil and Sen past an outlier', () => {
    const line = theilSenLine(numbers(1, 3, 5, 700, 9, 11), numbers(0, 1, 2, 3, 4, 5));
    expect(line).toEqual({ slope: 2, intercept: 1 });
  });

  it('share the ranks of ties', () => {
    expect([...averageRanks(numbers(10, 20, 20, 5))]).toEqual([2, 3.5, 3.5, 1]);
    expect(spearman(numbers(1, 2, 3, 4, 5), numbers(1, 4, 9, 16, 25))).toBeCloseTo(1, 12);
    expect(correlationChance(1, 8)).toBeCloseTo(2 / 40320, 12);
    expect(correlationChance(0.5, 20)).toBeCloseTo(0.0248, 4);
  });

  it('tell equal parts from one that has all', () => {
    expect(gini(numbers(5, 5, 5, 5))).toBeCloseTo(0, 12);
    expect(gini(numbers(0, 0, 0, 8))).toBeCloseTo(0.75, 12);
    expect(herfindahl(numbers(5, 5, 5, 5))).toBeCloseTo(0.25, 12);
  });

  it('tell groups that differ from groups that do not', () => {
    const groups = [0, 0, 0, 0, 1, 1, 1, 1];
    expect(kruskalWallis(numbers(1, 2, 3, 4, 11, 12, 13, 14), groups, 2)).toMatchObject({ statistic: 16 / 3 });
    expect(kruskalWallis(numbers(1, 3, 5, 7, 1, 3, 5, 7), groups, 2).pValue).toBeCloseTo(1, 6);
    expect(kruskalWallis(numbers(4, 4, 4, 4, 4, 4, 4, 4), groups, 2)).toEqual({ statistic: 0, pValue: 1, effect: 0 });
  });

  it('find no gap where there is none, or where all others are equal', () => {
    const chance = (...rising: readonly number[]): number =>
      gapChance({ rising: numbers(...rising), fitted: 0 }, 1).pValue;
    expect(chance(1, 2, 3, 4, 5, 6, 7, 8, 9)).toBeGreaterThan(0.3);
    expect(chance(1, 2, 3, 4, 5, 6, 7, 8, 90)).toBeLessThan(0.01);
    expect(chance(1, 1, 1, 1, 1, 1, 1, 1, 90)).toBe(1);
    expect(chance(0, 0, 1, 1, 1, 1, 1, 1, 90)).toBe(1);
    expect(chance(0, 1, 2, 3, 3, 3, 4, 4, 90)).toBeLessThan(0.001);
    expect(gapChance({ rising: numbers(1, 2, 3, 4, 5, 6, 7, 8, 90), fitted: 1 }, 1).pValue).toBeGreaterThan(
      chance(1, 2, 3, 4, 5, 6, 7, 8, 90),
    );
  });

  it('correct chances for being several, each no less than alone, in their order', () => {
    expect(correctChances([0.04, 0.01, 0.5])).toEqual([0.06, 0.03, 0.5]);
    expect(correctChances([])).toEqual([]);
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true })), (chances) => {
        const corrected = correctChances(chances);
        expect(corrected.every((chance, at) => chance >= (chances[at] ?? 1) && chance <= 1)).toBe(true);
      }),
    );
  });
});
