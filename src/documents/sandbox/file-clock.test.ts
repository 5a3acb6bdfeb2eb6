import { describe, expect, it } from 'vitest';
import { FILE_TIME, timeLeftMs } from './file-clock.ts';

describe('the time of a file', () => {
  it.each([
    ['is that of the clock where it is not kept waiting', 0, 0, 18_000],
    ['ends by the clock where it is not kept waiting', 18_000, 0, 0],
    ['ends by the clock where it got half of it', 18_000, 9_000, 0],
    ['goes on where others ran most of it', 18_000, 14_000, 5_000],
    ['ends once it was served', 30_000, 21_000, 0],
    ['ends whatever others do', 45_000, 44_000, 0],
  ])('%s', (_, elapsedMs, waitedMs, left) => {
    expect(Math.max(0, timeLeftMs({ elapsedMs, waitedMs }, FILE_TIME))).toBe(left);
  });
});
