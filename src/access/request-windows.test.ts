import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RequestWindows } from './request-windows.ts';

const rule = { limit: 100, windowMs: 60_000 };

/** Pauses between arrivals: none, some, and those at the very edges of the window. */
const pauses = fc.array(
  fc.oneof(
    fc.constant(0),
    fc.integer({ min: 1, max: 2000 }),
    fc.constantFrom(59_999, 60_000, 60_001, 0.25, 599.9),
    fc.double({ min: 0, max: 70_000, noNaN: true }),
  ),
  { minLength: 1, maxLength: 700 },
);

function toArrivals(gaps: readonly number[], startMs: number): readonly number[] {
  let atMs = startMs;
  return gaps.map((gap) => (atMs += gap));
}

describe('a request window', () => {
  test('over any arrival pattern admits exactly those before which fewer than 100 were in the last 60 s', () => {
    fc.assert(
      fc.property(pauses, fc.double({ min: 0, max: 1e9, noNaN: true }), (gaps, startMs) => {
        const windows = new RequestWindows(rule);
        const admitted: number[] = [];
        for (const atMs of toArrivals(gaps, startMs)) {
          const inWindow = admitted.filter((earlier) => earlier + rule.windowMs > atMs).length;
          const { state, retryAfterMs } = windows.admit('caller', atMs);
          expect(retryAfterMs === undefined).toBe(inWindow < rule.limit);
          if (retryAfterMs === undefined) admitted.push(atMs);
          expect(state.remaining).toBe(rule.limit - Math.min(rule.limit, inWindow + 1));
        }
        for (const [index, first] of admitted.entries()) {
          const last = admitted[index + rule.limit];
          if (last !== undefined) expect(first + rule.windowMs <= last).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('admits after the wait it names, and not a millisecond before', () => {
    fc.assert(
      fc.property(pauses, (gaps) => {
        const windows = new RequestWindows({ limit: 3, windowMs: 60_000 });
        // Parts of a power of two add up without rounding, so that the wait can be held to the very millisecond.
        const exact = gaps.map((gap) => Math.round(gap * 1024) / 1024);
        for (const atMs of toArrivals(exact, 0)) {
          const { retryAfterMs } = windows.admit('caller', atMs);
          if (retryAfterMs === undefined) continue;
          expect(retryAfterMs).toBeGreaterThanOrEqual(1);
          expect(Number.isInteger(retryAfterMs)).toBe(true);
          expect(windows.read('caller', atMs + retryAfterMs - 1).remaining).toBe(0);
          expect(windows.read('caller', atMs + retryAfterMs).remaining).toBeGreaterThan(0);
          return;
        }
      }),
    );
  });

  test('does not count what it refuses', () => {
    const windows = new RequestWindows({ limit: 1, windowMs: 1000 });
    windows.admit('caller', 0);
    for (let atMs = 1; atMs < 1000; atMs += 1) expect(windows.admit('caller', atMs).retryAfterMs).toBe(1000 - atMs);
    expect(windows.admit('caller', 1000)).toEqual({ state: { limit: 1, remaining: 0 } });
  });

  test('is each caller’s own', () => {
    const windows = new RequestWindows({ limit: 1, windowMs: 1000 });
    windows.admit('one', 0);
    expect(windows.admit('two', 0).retryAfterMs).toBeUndefined();
  });

  test('gives a request back that is taken out again, and only that one', () => {
    const windows = new RequestWindows({ limit: 2, windowMs: 1000 });
    windows.admit('caller', 0);
    windows.admit('caller', 10);
    windows.remove('caller', 10);
    expect(windows.read('caller', 10).remaining).toBe(1);
    windows.remove('caller', 10);
    expect(windows.read('caller', 10).remaining).toBe(1);
    expect(windows.read('caller', 1000).remaining).toBe(2);
  });

  test('is not changed by taking out what has left it', () => {
    const windows = new RequestWindows({ limit: 3, windowMs: 1000 });
    for (const atMs of [0, 500, 1100]) windows.admit('caller', atMs);
    windows.remove('caller', 0);
    expect(windows.read('caller', 1100).remaining).toBe(1);
    windows.remove('nobody', 0);
  });

  test('counts right where requests are taken out in any order', () => {
    const steps = fc.array(fc.record({ gap: fc.nat(400), remove: fc.option(fc.nat(10)) }), { maxLength: 200 });
    fc.assert(
      fc.property(steps, (list) => {
        const windows = new RequestWindows({ limit: 5, windowMs: 1000 });
        const model: number[] = [];
        let nowMs = 0;
        for (const { gap, remove } of list) {
          nowMs += gap;
          const current = model.filter((atMs) => atMs + 1000 > nowMs);
          const chosen = remove === null ? undefined : current[remove % Math.max(1, current.length)];
          if (chosen !== undefined) {
            windows.remove('caller', chosen);
            model.splice(model.lastIndexOf(chosen), 1);
          } else if (windows.admit('caller', nowMs).retryAfterMs === undefined) {
            model.push(nowMs);
          }
          const counted = model.filter((atMs) => atMs + 1000 > nowMs).length;
          expect(windows.read('caller', nowMs).remaining).toBe(5 - counted);
        }
      }),
    );
  });

  test('of a caller who went quiet is forgotten', () => {
    const windows = new RequestWindows(rule);
    for (let index = 0; index < 10_000; index += 1) windows.admit(`caller ${index}`, index);
    expect(windows.size).toBe(10_000);
    windows.admit('another', 60_000 + 4999);
    expect(windows.size).toBe(5001);
    windows.admit('another', 200_000);
    expect(windows.size).toBe(1);
  });
});
