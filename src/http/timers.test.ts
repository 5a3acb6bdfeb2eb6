import { describe, expect, test } from 'vitest';
import { createManualTimers } from './timers.ts';

describe('manual timers', () => {
  test('run in the order in which they fall due, also those set meanwhile', () => {
    const timers = createManualTimers();
    const seen: string[] = [];
    timers.after(20, () => seen.push('late'));
    timers.after(10, () => {
      seen.push('early');
      timers.after(5, () => seen.push('between'));
    });
    timers.advance(19);
    expect(seen).toEqual(['early', 'between']);
    timers.advance(1);
    expect(seen).toEqual(['early', 'between', 'late']);
  });

  test('do not run once they are stopped', () => {
    const timers = createManualTimers();
    const stop = timers.after(10, () => expect.unreachable());
    stop();
    timers.advance(10);
    expect(timers.waiting).toBe(0);
  });
});
