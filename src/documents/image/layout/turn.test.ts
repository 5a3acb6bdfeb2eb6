import { describe, expect, it } from 'vitest';
import type { Pixels } from '../pixels.ts';
import { TURNS, turnBoxBack, turnPixels } from './turn.ts';

/** 3 × 2 pixels, one of them dark. */
function pictureWithDot(x: number, y: number): Pixels {
  const rgba = new Uint8Array(24).fill(255);
  rgba[(y * 3 + x) * 4] = 0;
  return { width: 3, height: 2, rgba };
}

function dotOf({ width, rgba }: Pixels): { readonly left: number; readonly top: number } {
  const at = rgba.indexOf(0) / 4;
  return { left: at % width, top: Math.floor(at / width) };
}

describe('a turned picture', () => {
  it('is turned clockwise', () => {
    expect(TURNS.map((turn) => dotOf(turnPixels(pictureWithDot(0, 0), turn)))).toEqual([
      { left: 2, top: 1 },
      { left: 1, top: 0 },
      { left: 0, top: 2 },
    ]);
  });

  it('has each of its boxes somewhere in the picture as it was', () => {
    for (const turn of TURNS) {
      for (const [x, y] of [
        [0, 0],
        [2, 0],
        [1, 1],
      ] as const) {
        const picture = pictureWithDot(x, y);
        const box = { ...dotOf(turnPixels(picture, turn)), width: 1, height: 1 };
        expect(turnBoxBack(box, turn, picture)).toEqual({ left: x, top: y, width: 1, height: 1 });
      }
    }
  });
});
