import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moveApart } from './end-labels.ts';

describe('names at the ends of lines', () => {
  test('stay where they are while they do not touch', () => {
    expect(moveApart([10, 40, 90], { least: 20, from: 0, to: 100 })).toEqual([10, 40, 90]);
  });

  test('share the way they move', () => {
    expect(moveApart([50, 50], { least: 20, from: 0, to: 100 })).toEqual([40, 60]);
  });

  test('keep their order and their distance, within the bounds that hold them all', () => {
    const places = fc.array(fc.double({ min: 0, max: 200, noNaN: true }), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(places, (wanted) => {
        const moved = moveApart(wanted, { least: 20, from: 0, to: 200 });
        const sorted = wanted
          .map((_, index) => index)
          .toSorted((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0));
        for (const [rank, index] of sorted.entries()) {
          const before = sorted[rank - 1];
          if (before !== undefined) expect((moved[index] ?? 0) - (moved[before] ?? 0)).toBeGreaterThan(19.999);
          expect(moved[index]).toBeGreaterThanOrEqual(-0.001);
          expect(moved[index]).toBeLessThanOrEqual(200.001);
        }
      }),
    );
  });
});
