import { describe, expect, it } from 'vitest';
import { FILE_TIME, timeLeftMs } from './file-clock.ts';

describe('the time of a file', () => {
  it.each([
    ['is that of the clock where it has a processor for itself', 0, 0, 18_000],
    ['ends by the clock where it had one', 18_000, 18_000, 0],
    ['ends by the clock where it got a third of it', 18_000, 6_000, 0],
    ['goes on where others ran most of it', 18_000, 4_000, 2_000],
    ['ends once it was served', 26_000, 6_000, 0],
    ['ends whatever others do', 30_000, 1_000, 0],
  ])('%s', (_, elapsedMs, servedMs, left) => {
    expect(Math.max(0, timeLeftMs({ elapsedMs, servedMs }, FILE_TIME))).toBe(left);
  });
});
