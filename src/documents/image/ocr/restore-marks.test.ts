import { describe, expect, it } from 'vitest';
import type { TextSegment } from '../layout/text-segments.ts';
import type { Box } from '../pixels.ts';
import { restoreMarks } from './restore-marks.ts';

/** A number as pieces of ink: `#` a digit, `.` a point, `,` a comma, `'` a speck, `:` the faintest point, `-` a minus,
 *  `|` the two dots of a colon. */
function drawn(plan: string): TextSegment {
  const dot = { top: 17, width: 3, height: 3 };
  const shapes: Readonly<Record<string, Omit<Box, 'left'>>> = {
    '#': { top: 0, width: 12, height: 20 },
    '.': dot,
    '|': dot,
    ',': { top: 17, width: 3, height: 7 },
    "'": { top: 18, width: 1, height: 1 },
    ':': { top: 18, width: 2, height: 2 },
    '-': { top: 9, width: 7, height: 2 },
  };
  const parts = [...plan].flatMap((sign, at) => {
    const shape = shapes[sign];
    const upper = sign === '|' ? [{ ...dot, top: 7, left: at * 15 }] : [];
    return shape === undefined ? [] : [{ ...shape, left: at * 15 }, ...upper];
  });
  return { box: { left: 0, top: 0, width: plan.length * 15, height: 24 }, letterHeight: 20, parts };
}

function restored(text: string, plan: string): { readonly text: string; readonly marks: string } {
  const reading = {
    words: [{ text, box: { left: 0, top: 0, width: 9, height: 9 }, confidence: 0.9 }],
    confidence: 0.9,
  };
  const { words, marks } = restoreMarks(reading, drawn(plan));
  return { text: words.map((word) => word.text).join(' '), marks };
}

describe('the marks of a number', () => {
  it('are those that are drawn', () => {
    expect(restored('12.5', '##.#')).toEqual({ text: '12.5', marks: 'same' });
    expect(restored('125', '##.#')).toEqual({ text: '12.5', marks: 'mended' });
    expect(restored('125', '-##.#')).toEqual({ text: '-12.5', marks: 'mended' });
  });

  it('are commas where they go on below the digits, and points where they do not', () => {
    expect(restored('12.5', '##,#')).toEqual({ text: '12,5', marks: 'same' });
    expect(restored('4,44313', '#,###.##')).toEqual({ text: '4,443.13', marks: 'mended' });
  });

  it('are colons where two dots stand above one another', () => {
    expect(restored('06:35', '##|##')).toEqual({ text: '06:35', marks: 'same' });
    expect(restored('06:3510', '##|##|##')).toEqual({ text: '06:35:10', marks: 'mended' });
    expect(restored('06:35', '##.##').marks).toBe('unknown');
    expect(restored('6:35', '##|##').marks).toBe('unknown');
  });

  it('are no specks, nor parts of groups that no number has', () => {
    expect(restored('374,743', "###,##'#")).toEqual({ text: '374,743', marks: 'same' });
    expect(restored('374,743', '###,##.#')).toEqual({ text: '374,743', marks: 'unknown' });
  });

  it('are unknown where digits were read that are not drawn, or a minus', () => {
    expect(restored('1225', '###')).toEqual({ text: '1225', marks: 'unknown' });
    expect(restored('-125', '###')).toEqual({ text: '-125', marks: 'unknown' });
  });

  it('takes the faintest points for marks only where marks were read', () => {
    expect(restored('8.21', '#:##')).toEqual({ text: '8.21', marks: 'same' });
    expect(restored('821', '#:##')).toEqual({ text: '821', marks: 'same' });
  });
});
