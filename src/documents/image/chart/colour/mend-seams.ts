import { labAt, type Raster } from '../raster/raster.ts';
import type { Painting } from './assign-colours.ts';
import { type Ground, groundAt } from './find-ground.ts';
import type { MarkColour } from './find-palette.ts';
import type { Lab } from './lab.ts';

/** From this cover on a pixel lies within a mark. */
const WITHIN = 0.9;

const minus = (one: Lab, other: Lab): Lab => [one[0] - other[0], one[1] - other[1], one[2] - other[2]];
const times = (one: Lab, other: Lab): number => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];

/** Two ways from the ground that are nearly one cannot be told apart: the sine squared between them. */
const APART = 0.05;

/**
 * How much of a pixel the first of two colours covers that meet in it, 0 to 1, by least squares. Where both edges are blurred the
 * ground shines through, and each has half of that.
 */
function shareOfFirst(pixel: Lab, ground: Lab, first: Lab, second: Lab): number {
  const [own, a, b] = [minus(pixel, ground), minus(first, ground), minus(second, ground)];
  const [aa, bb, ab] = [times(a, a), times(b, b), times(a, b)];
  const determinant = aa * bb - ab * ab;
  const clamp = (share: number): number => Math.min(1, Math.max(0, share));
  if (determinant < APART * aa * bb) {
    const way = minus(first, second);
    return clamp(times(minus(pixel, second), way) / times(way, way));
  }
  const ofFirst = clamp((times(own, a) * bb - times(own, b) * ab) / determinant);
  const ofSecond = clamp((times(own, b) * aa - times(own, a) * ab) / determinant);
  return clamp((1 + ofFirst - ofSecond) / 2);
}

/**
 * Parts the pixels in which two filled colours meet: each goes to the colour that covers more of it, with its share. A mixture of
 * two colours of marks is none of either with the ground.
 */
export function mendSeams(
  painting: Painting,
  palette: readonly MarkColour[],
  raster: Raster,
  ground: Ground,
): Painting {
  const { width, height, left, top } = painting;
  const colours = painting.colours.slice();
  const coverage = painting.coverage.slice();
  const solidAt = (x: number, y: number): number => {
    if (x < 0 || y < 0 || x >= width || y >= height) return 0;
    const colour = painting.colours[y * width + x] ?? 0;
    const isWithin = (painting.coverage[y * width + x] ?? 0) >= WITHIN;
    return isWithin && palette[colour - 1]?.isSolid === true ? colour : 0;
  };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (painting.colours[y * width + x] === 0) continue;
      const sides = [
        [solidAt(x, y - 1), solidAt(x, y + 1), solidAt(x, y - 2), solidAt(x, y + 2)],
        [solidAt(x - 1, y), solidAt(x + 1, y), solidAt(x - 2, y), solidAt(x + 2, y)],
      ] as const;
      const seam = sides.find(
        ([before, after, further, beyond]) =>
          before !== 0 && after !== 0 && before !== after && before === further && after === beyond,
      );
      const [first, second] = [palette[(seam?.[0] ?? 0) - 1], palette[(seam?.[1] ?? 0) - 1]];
      if (seam === undefined || first === undefined || second === undefined) continue;
      const [atX, atY] = [x + left, y + top];
      const share = shareOfFirst(labAt(raster, atX, atY), groundAt(ground, atX, atY), first.lab, second.lab);
      colours[y * width + x] = share >= 0.5 ? seam[0] : seam[1];
      coverage[y * width + x] = Math.max(share, 1 - share);
    }
  }
  return { ...painting, colours, coverage };
}
