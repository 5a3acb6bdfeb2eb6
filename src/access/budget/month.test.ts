import { describe, expect, test } from 'vitest';
import { toMonth, untilNextMonthMs } from './month.ts';

describe('a month', () => {
  test.each([
    ['2026-03-01T00:00:00Z', '2026-03', 31 * 24 * 3_600_000],
    ['2026-03-31T23:59:59.999Z', '2026-03', 1],
    ['2026-12-31T23:00:00Z', '2026-12', 3_600_000],
    ['2028-02-29T12:00:00Z', '2028-02', 12 * 3_600_000],
    ['2026-01-01T01:00:00+02:00', '2025-12', 3_600_000],
  ])('of %s is %s and ends in %i ms', (moment, month, untilMs) => {
    expect(toMonth(Date.parse(moment))).toBe(month);
    expect(untilNextMonthMs(Date.parse(moment))).toBe(untilMs);
  });
});
