import { describe, expect, it } from 'vitest';
import { FILE_TIME, timeLeftMs } from './file-clock.ts';

describe('the time of a file', () => {
  it.each([
    ['is that of the clock where it is not kept waiting', 0, 0, 18_000],
    ['ends by the clock where it is not kept waiting', 18_000, 0, 0],
    ['ends by the clock where it got a third of it', 18_000, 12_000, 0],
    ['goes on where others ran most of it', 18_000, 14_000, 2_000],
    ['ends once it was served', 26_000, 20_000, 0],
    ['ends whatever others do', 30_000, 29_000, 0],
  ])('%s', (_, elapsedMs, waitedMs, left) => {
    expect(Math.max(0, timeLeftMs({ elapsedMs, waitedMs }, FILE_TIME))).toBe(left);
  });
});
