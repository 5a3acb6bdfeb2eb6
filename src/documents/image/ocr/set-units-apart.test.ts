import { describe, expect, it } from 'vitest';
import { textOf } from './line-reading.ts';
import { setUnitsApart } from './set-units-apart.ts';

/** A line of signs, each a width and the room before it, 12 pixels high. */
function read(text: string, signs: readonly (readonly [room: number, width: number])[]): string {
  let left = 0;
  const parts = signs.map(([room, width]) => {
    left += room;
    const part = { left, top: 0, width, height: 12 };
    left += width;
    return part;
  });
  const box = { left: 0, top: 0, width: left, height: 12 };
  const words = [{ text, box, confidence: 0.97 }];
  return textOf(setUnitsApart({ box, letterHeight: 12, parts }, { words, confidence: 0.97 }));
}

describe('a unit of one letter', () => {
  it('is no digit where a thin stroke stands apart', () => {
    expect(
      read('201', [
        [0, 8],
        [2, 8],
        [7, 2],
      ]),
    ).toBe('20 l');
    expect(
      read('51', [
        [0, 8],
        [8, 2],
      ]),
    ).toBe('5 l');
  });

  it('is parted from its number, so that metres are no millions', () => {
    expect(
      read('15m', [
        [0, 8],
        [2, 8],
        [7, 14],
      ]),
    ).toBe('15 m');
  });

  it('is none where signs stand as far apart as the others, or a one is as wide as digits are', () => {
    expect(
      read('201', [
        [0, 8],
        [7, 8],
        [7, 2],
      ]),
    ).toBe('201');
    expect(
      read('201', [
        [0, 8],
        [2, 8],
        [7, 7],
      ]),
    ).toBe('201');
    expect(
      read('15m', [
        [0, 8],
        [2, 8],
        [2, 14],
      ]),
    ).toBe('15m');
  });
});
