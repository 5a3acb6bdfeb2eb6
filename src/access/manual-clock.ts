import type { Clock } from './clock.ts';

/** A clock that moves when a test says so. */
export interface ManualClock extends Clock {
  advance(byMs: number): void;
}

/** Creates a clock that stands still at a moment, such as `2026-03-15T12:00:00Z`. */
export function createManualClock(moment: string): ManualClock {
  let nowMs = Date.parse(moment);
  let monotonicMs = 0;
  return {
    nowMs: () => nowMs,
    monotonicMs: () => monotonicMs,
    advance(byMs) {
      nowMs += byMs;
      monotonicMs += byMs;
    },
  };
}
