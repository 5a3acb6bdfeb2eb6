import type { Painting } from '../colour/assign-colours.ts';

/** How much of the pixel at a place a colour covers, 0 to 1; the colour is its number plus 1. */
export type Paint = (x: number, y: number) => { readonly colour: number; readonly cover: number };

/** A painting made from a rule, for tests of what reads paintings. */
export function paint(width: number, height: number, rule: Paint): Painting {
  const colours = new Uint8Array(width * height);
  const coverage = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const { colour, cover } = rule(x, y);
      colours[y * width + x] = cover > 0.1 ? colour : 0;
      coverage[y * width + x] = cover;
    }
  }
  return { width, height, left: 0, top: 0, colours, coverage };
}

/** How much of the pixel from `place` on lies between two edges. */
export const coverBetween = (place: number, from: number, to: number): number =>
  Math.max(0, Math.min(place + 1, to) - Math.max(place, from));
