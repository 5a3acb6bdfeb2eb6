import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toCurrent, waitMs } from './sliding-log.ts';

const rule = { limit: 3, windowMs: 1000 };

describe('a sliding log', () => {
  test.each<[readonly number[], number, number]>([
    [[], 0, 0],
    [[0], 0, 0],
    [[0, 0], 0, 0],
    [[0, 0, 0], 0, 1000],
    [[0, 10, 20], 500, 500],
    [[0, 10, 20], 999, 1],
    [[0, 10, 20], 1000, 0],
    [[0, 10, 20, 30], 900, 110],
    [[0, 0, 0, 0.5], 1000, 0],
  ])('of %j at %i waits %i ms', (log, nowMs, wait) => {
    expect(waitMs(log, nowMs, rule)).toBe(wait);
  });

  test('drops what no longer counts', () => {
    expect(toCurrent([0, 10, 20], 1010, rule)).toEqual([20]);
    expect(toCurrent([0, 10], 5000, rule)).toEqual([]);
    expect(toCurrent([], 0, rule)).toEqual([]);
  });

  test('over any arrival pattern admits at most its limit in any window, and refuses nobody while under it', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(700)), (gaps) => {
        let nowMs = 0;
        let log: readonly number[] = [];
        const admitted: number[] = [];
        for (const gap of gaps) {
          nowMs += gap;
          const inWindow = admitted.filter((atMs) => atMs + rule.windowMs > nowMs).length;
          const wait = waitMs(log, nowMs, rule);
          expect(wait === 0).toBe(inWindow < rule.limit);
          if (wait > 0) continue;
          log = [...toCurrent(log, nowMs, rule), nowMs];
          admitted.push(nowMs);
          expect(log.length).toBeLessThanOrEqual(rule.limit);
        }
      }),
    );
  });
});
