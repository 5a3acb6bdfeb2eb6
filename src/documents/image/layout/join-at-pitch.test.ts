import { describe, expect, it } from 'vitest';
import { joinAtPitch } from './join-at-pitch.ts';
import type { TextSegment } from './text-segment.ts';

/** A stretch of letters of the given widths and heights, the middles `steps` apart. */
function stretch(left: number, widths: readonly number[], steps: readonly number[]): TextSegment {
  const parts = widths.map((width, at) => {
    const middle = left + steps.slice(0, at).reduce((sum, step) => sum + step, 0);
    const height = at % 3 === 0 ? 16 : 11;
    return { left: middle - width / 2, top: 30 - height, width, height };
  });
  const last = parts.at(-1);
  const right = last === undefined ? left : last.left + last.width;
  const start = parts[0]?.left ?? left;
  return { box: { left: start, top: 14, width: right - start, height: 16 }, letterHeight: 14, parts };
}

const WIDTHS = [10, 6, 9, 4, 11, 8, 6, 10, 5, 9, 7, 10];
const PITCH = 12;

describe('words at one pitch', () => {
  it('are one stretch where one space parts them, and two where more do', () => {
    const steps = WIDTHS.map(() => PITCH);
    const first = stretch(20, WIDTHS, steps);
    const next = 20 + (WIDTHS.length - 1) * PITCH;
    const joined = joinAtPitch([first, stretch(next + 2 * PITCH, WIDTHS, steps)], []);
    expect(joined).toHaveLength(1);
    expect(joined[0]?.parts).toHaveLength(2 * WIDTHS.length);
    expect(joinAtPitch([first, stretch(next + 3 * PITCH, WIDTHS, steps)], [])).toHaveLength(2);
  });

  it('stay apart at a ruling', () => {
    const steps = WIDTHS.map(() => PITCH);
    const next = 20 + (WIDTHS.length - 1) * PITCH;
    const ruling = { isLevel: false, at: next + PITCH, from: 0, to: 60, thickness: 1, lean: 0 };
    expect(joinAtPitch([stretch(20, WIDTHS, steps), stretch(next + 2 * PITCH, WIDTHS, steps)], [ruling])).toHaveLength(
      2,
    );
  });

  it('are left as they are where letters take the room they need', () => {
    const widths = [3, 15, 3, 3, 15, 9, 3, 15, 15, 3, 9, 3];
    const steps = widths.map((width, at) => (width + (widths[at + 1] ?? width)) / 2 + 2);
    const next = 20 + steps.slice(0, -1).reduce((sum, step) => sum + step, 0);
    expect(joinAtPitch([stretch(20, widths, steps), stretch(next + 18, widths, steps)], [])).toHaveLength(2);
  });
});
