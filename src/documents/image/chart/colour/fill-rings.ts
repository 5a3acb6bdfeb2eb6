import { type Component, findComponents } from '../raster/components.ts';
import { type Extent, heightOf, widthOf } from '../raster/raster.ts';
import type { Painting } from './assign-colours.ts';

/** The hole of a ring is so small and so large at most, in pixels, and about as wide as high. */
const LEAST_HOLE = 2;
const LARGEST_HOLE = 16;
const LONGER = 1.5;
/** It fills so much of its box: a disc fills 0.785. */
const FILLED = 0.6;

/** Around the hole of a ring that share of what is inked has its colour; the rest is mixed with what lies below. */
const OWN = 0.5;
const AROUND = 2;

/** The share of the ink right around a box that has a colour. */
function shareAround({ width, height, colours }: Painting, colour: number, box: Extent): number {
  let [own, all] = [0, 0];
  for (let y = Math.max(0, box.top - AROUND); y < Math.min(height, box.bottom + AROUND); y += 1) {
    for (let x = Math.max(0, box.left - AROUND); x < Math.min(width, box.right + AROUND); x += 1) {
      const found = colours[y * width + x] ?? 0;
      all += Number(found > 0);
      own += Number(found === colour);
    }
  }
  return all === 0 ? 0 : own / all;
}

/** Ground that is closed all around and about as wide as high: the same for all colours of a painting, and sought once. */
const known = new WeakMap<Painting, readonly Component[]>();

function holesOf(painting: Painting): readonly Component[] {
  const holes = known.get(painting) ?? findHoles(painting);
  known.set(painting, holes);
  return holes;
}

function findHoles({ width, height, colours }: Painting): readonly Component[] {
  const ground = colours.map((own) => Number(own === 0));
  return findComponents(ground, width, height).filter(({ box, pixels }) => {
    const [shorter = 0, longer = 0] = [widthOf(box), heightOf(box)].sort((one, other) => one - other);
    if (shorter < LEAST_HOLE || longer > LARGEST_HOLE) return false;
    return longer <= LONGER * shorter + 1 && pixels.length >= FILLED * shorter * longer;
  });
}

/**
 * The painting with the holes of rings in one colour filled: hollow markers of a line, which would else part it in two. Ground that is
 * as wide as high, closed all around and lies in that colour is such a hole; what lies between lines that cross is not.
 */
export function fillRings(painting: Painting, colour: number): Painting {
  const { colours, coverage } = painting;
  const holes = holesOf(painting).filter(({ box }) => shareAround(painting, colour, box) >= OWN);
  if (holes.length === 0) return painting;
  const [filled, covered] = [colours.slice(), coverage.slice()];
  for (const { pixels } of holes)
    for (const pixel of pixels) {
      filled[pixel] = colour;
      covered[pixel] = 1;
    }
  return { ...painting, colours: filled, coverage: covered };
}
