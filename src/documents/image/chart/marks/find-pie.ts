import type { Painting } from '../colour/assign-colours.ts';
import { findComponents } from '../raster/components.ts';
import { boxAround, heightOf, isTouching, widthOf } from '../raster/raster.ts';

/** A slice: the number of its colour, and the angles it spans, in turns clockwise from the top. */
export type Slice = { readonly colour: number; readonly from: number; readonly to: number };

/** A pie or a ring with its slices in clockwise order, in coordinates of the picture. */
export type Pie = {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly isRing: boolean;
  readonly slices: readonly Slice[];
  /** How much of the circle the colours fill, 0 to 1. */
  readonly filled: number;
};

const STEPS = 1440;

type Circle = { readonly x: number; readonly y: number; readonly radius: number };

const colourAt = ({ width, height, colours }: Painting, x: number, y: number): number => {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  return column < 0 || row < 0 || column >= width || row >= height ? 0 : (colours[row * width + column] ?? 0);
};

/** Slices have so much of the ink of the largest one or more: letters of a title have less. */
const LEAST_SLICE = 0.02;
/** White strokes between slices are no wider than that, in pixels. */
const GAP = 5;

/** What is thinner one way or the other is a stroke that leads from a slice to its label, in pixels. */
const THIN = 6;

/** Lengths of the runs of a mask along its rows, at each pixel: that of the run it lies in. */
function runsAlong(mask: Uint8Array, width: number, height: number, isDown: boolean): Uint16Array {
  const runs = new Uint16Array(mask.length);
  const [lines, length] = isDown ? [width, height] : [height, width];
  const at = (line: number, step: number): number => (isDown ? step * width + line : line * width + step);
  for (let line = 0; line < lines; line += 1) {
    let start = 0;
    for (let step = 0; step <= length; step += 1) {
      if (step < length && mask[at(line, step)] === 1) continue;
      for (let own = start; own < step; own += 1) runs[at(line, own)] = step - start;
      start = step + 1;
    }
  }
  return runs;
}

/** A mask without its strokes: leaders have the colour of their slices, and touch them. */
function withoutStrokes(mask: Uint8Array, width: number, height: number): Uint8Array {
  const [across, down] = [runsAlong(mask, width, height, false), runsAlong(mask, width, height, true)];
  return mask.map((on, pixel) => Number(on === 1 && (across[pixel] ?? 0) >= THIN && (down[pixel] ?? 0) >= THIN));
}

/** The circle around the largest shape and those beside it: slices that touch are one, those with strokes between them several. */
function findCircle({ width, height, colours }: Painting, solid: ReadonlySet<number>): Circle | undefined {
  const mask = withoutStrokes(
    colours.map((colour) => Number(solid.has(colour))),
    width,
    height,
  );
  const [largest, ...others] = findComponents(mask, width, height).toSorted(
    (one, other) => other.pixels.length - one.pixels.length,
  );
  if (largest === undefined) return undefined;
  let around = largest.box;
  let rest = others.filter(({ pixels }) => pixels.length >= LEAST_SLICE * largest.pixels.length);
  let beside = rest.filter(({ box }) => isTouching(box, around, GAP));
  while (beside.length > 0) {
    const joined = beside;
    around = boxAround([around, ...joined.map(({ box }) => box)]);
    rest = rest.filter((shape) => !joined.includes(shape));
    beside = rest.filter(({ box }) => isTouching(box, around, GAP));
  }
  const [wide, high] = [widthOf(around), heightOf(around)];
  if (wide < 40 || high < 40 || Math.abs(wide - high) > 0.07 * Math.max(wide, high) + 3) return undefined;
  return { x: (around.left + around.right) / 2, y: (around.top + around.bottom) / 2, radius: (wide + high) / 4 };
}

/** Where colours are looked for along a radius, as shares of it: what is printed on a slice hides some of them. */
const ALONG = Array.from({ length: 16 }, (_, index) => 0.4 + 0.038 * index);
const LEAST_SEEN = 2;

/** The filled colour that most places along a radius show; 0 where there is hardly any. */
function colourAtAngle(
  { painting, circle, solid }: { painting: Painting; circle: Circle; solid: ReadonlySet<number> },
  turn: number,
  radii: readonly number[],
): number {
  const angle = turn * 2 * Math.PI;
  const counts = new Map<number, number>();
  for (const share of radii) {
    const colour = colourAt(
      painting,
      circle.x + share * circle.radius * Math.sin(angle),
      circle.y - share * circle.radius * Math.cos(angle),
    );
    if (solid.has(colour)) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const [most] = [...counts].sort((one, other) => other[1] - one[1]);
  return most === undefined || most[1] < LEAST_SEEN ? 0 : most[0];
}

function fillOf(painting: Painting, circle: Circle, share: number, solid: ReadonlySet<number>): number {
  let on = 0;
  for (let step = 0; step < 180; step += 1) {
    const angle = (step / 180) * 2 * Math.PI;
    const colour = colourAt(
      painting,
      circle.x + share * circle.radius * Math.sin(angle),
      circle.y - share * circle.radius * Math.cos(angle),
    );
    on += Number(solid.has(colour));
  }
  return on / 180;
}

type Stretch = { colour: number; from: number; to: number };

/** Neighbouring angles of one colour; thin ground between two slices is shared by them. */
function toStretches(colours: readonly number[]): readonly Stretch[] {
  const stretches: Stretch[] = [];
  for (const [index, colour] of colours.entries()) {
    const last = stretches.at(-1);
    if (last !== undefined && last.colour === colour) last.to = index + 1;
    else stretches.push({ colour, from: index, to: index + 1 });
  }
  const [first, last] = [stretches[0], stretches.at(-1)];
  if (first !== undefined && last !== undefined && stretches.length > 1 && first.colour === last.colour) {
    last.to += first.to;
    stretches.shift();
  }
  return stretches;
}

/** Less than this many steps is the edge of a slice, or a line between two. */
const LEAST_STEPS = 5;

function toSlices(stretches: readonly Stretch[]): readonly Slice[] {
  const real = stretches.filter(({ colour, from, to }) => colour > 0 && to - from >= LEAST_STEPS);
  return real.map(({ colour, from, to }, index) => {
    const before = real[(index + real.length - 1) % real.length];
    const after = real[(index + 1) % real.length];
    // What lies between two slices is halved.
    const gapBefore = before === undefined ? 0 : (from - before.to + 2 * STEPS) % STEPS;
    const gapAfter = after === undefined ? 0 : (after.from - to + 2 * STEPS) % STEPS;
    const trim = (gap: number) => (gap > 0 && gap < 60 ? gap / 2 : 0);
    return { colour, from: (from - trim(gapBefore)) / STEPS, to: (to + trim(gapAfter)) / STEPS };
  });
}

/** Rings within rings have other colours further in, over this share of the angles. */
const NESTED = 0.15;

/** True where other colours lie within the ring of a circle: it shows shares of shares. */
function isNested(painting: Painting, circle: Circle, solid: ReadonlySet<number>): boolean {
  let other = 0;
  for (let step = 0; step < STEPS; step += 1) {
    const turn = (step + 0.5) / STEPS;
    const [outer, inner] = [OUTWARD, INWARD].map((radii) => colourAtAngle({ painting, circle, solid }, turn, radii));
    if (inner !== outer && inner !== 0 && outer !== 0) other += 1;
  }
  return other > NESTED * STEPS;
}

/** Where inner and outer rings are looked for, as shares of the radius. */
const INWARD = [0.42, 0.46, 0.5] as const;
const OUTWARD = [0.84, 0.88, 0.92] as const;

/** Finds a pie or a ring: colours that fill a circle all around. `solid` are the numbers of colours that fill areas. */
export function findPie(painting: Painting, solid: ReadonlySet<number>): Pie | undefined {
  const circle = findCircle(painting, solid);
  if (circle === undefined) return undefined;
  const rim = [0.82, 0.87, 0.92].map((share) => fillOf(painting, circle, share, solid));
  const filled = rim.reduce((sum, value) => sum + value, 0) / rim.length;
  const outside = fillOf(painting, circle, 1.06, solid);
  if (filled < 0.9 || outside > 0.15 || isNested(painting, circle, solid)) return undefined;
  const isRing = fillOf(painting, circle, 0.12, solid) < 0.3;
  const colours = Array.from({ length: STEPS }, (_, step) =>
    colourAtAngle({ painting, circle, solid }, (step + 0.5) / STEPS, ALONG),
  );
  const slices = toSlices(toStretches(colours));
  if (slices.length < 2) return undefined;
  return {
    x: circle.x + painting.left,
    y: circle.y + painting.top,
    radius: circle.radius,
    isRing,
    slices,
    filled,
  };
}
