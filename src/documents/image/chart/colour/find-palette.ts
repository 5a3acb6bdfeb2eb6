import type { Raster } from '../raster/raster.ts';
import { distanceOf, type Extent, labAt } from '../raster/raster.ts';
import { type Ground, groundAt } from './find-ground.ts';
import { differenceOf, type Lab, toChroma } from './lab.ts';
import { weighColours } from './weigh-colours.ts';

/** A colour that marks are drawn in, and how many pixels speak for it. */
export type MarkColour = {
  readonly lab: Lab;
  readonly weight: number;
  /** True where areas are filled with it, false where it was only seen in strokes and outlines. */
  readonly isSolid: boolean;
};

/** A place where colours are looked for: an extent, and the pixels within that count. */
export type InkField = { readonly extent: Extent; readonly ink: Uint8Array };

type Cluster = { sum: [number, number, number]; count: number };

const meanOf = ({ sum, count }: Cluster): Lab => [sum[0] / count, sum[1] / count, sum[2] / count];

function addTo(clusters: Map<number, Cluster>, key: number, lab: Lab): void {
  const cluster = clusters.get(key) ?? { sum: [0, 0, 0], count: 0 };
  cluster.sum = [cluster.sum[0] + lab[0], cluster.sum[1] + lab[1], cluster.sum[2] + lab[2]];
  cluster.count += 1;
  clusters.set(key, cluster);
}

const keyOf = (lab: Lab, step: number): number =>
  (Math.round(lab[0] / step) * 128 + Math.round(lab[1] / step) + 64) * 128 + Math.round(lab[2] / step) + 64;

/** Joins bins that look alike, the fullest first. */
function mergeBins(bins: Iterable<Cluster>, nearest: number): readonly { lab: Lab; weight: number }[] {
  const merged: { lab: Lab; weight: number }[] = [];
  for (const bin of [...bins].sort((one, other) => other.count - one.count)) {
    const lab = meanOf(bin);
    const home = merged.find((colour) => differenceOf(colour.lab, lab) < nearest);
    if (home === undefined) merged.push({ lab, weight: bin.count });
    else home.weight += bin.count;
  }
  return merged;
}

function* inkPixels({ extent, ink }: InkField, width: number): Generator<readonly [number, number]> {
  for (let y = extent.top; y < extent.bottom; y += 1) {
    for (let x = extent.left; x < extent.right; x += 1) if (ink[y * width + x] === 1) yield [x, y];
  }
}

const ROUND: readonly (readonly [number, number])[] = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
];

const isInside = (raster: Raster, x: number, y: number): boolean =>
  x > 0 && y > 0 && x < raster.width - 1 && y < raster.height - 1;

/** True where the eight pixels around have the same colour. */
const isSolidAt = (raster: Raster, x: number, y: number): boolean => {
  if (!isInside(raster, x, y)) return false;
  const own = labAt(raster, x, y);
  return ROUND.every(([byX, byY]) => distanceOf(own, labAt(raster, x + byX, y + byY)) < 4);
};

/**
 * How much of a colour covers the ground in a mixed pixel, 0 to 1, and how far the pixel is from every such mixture.
 * Anti-aliasing mixes stored values; within CIELAB the straight line is near enough for that.
 */
export function unmix(pixel: Lab, ground: Lab, colour: Lab): { readonly coverage: number; readonly residual: number } {
  const way: Lab = [colour[0] - ground[0], colour[1] - ground[1], colour[2] - ground[2]];
  const length = way[0] ** 2 + way[1] ** 2 + way[2] ** 2;
  const dot = (pixel[0] - ground[0]) * way[0] + (pixel[1] - ground[1]) * way[1] + (pixel[2] - ground[2]) * way[2];
  const coverage = length === 0 ? 0 : Math.min(1, Math.max(0, dot / length));
  const mixed: Lab = [ground[0] + coverage * way[0], ground[1] + coverage * way[1], ground[2] + coverage * way[2]];
  const residual = distanceOf(pixel, mixed);
  return { coverage, residual };
}

/** Of a mixture nobody is surprised at this distance: anti-aliasing leaves the straight line by as much. */
const MIXTURE_RESIDUAL = 9;

function isMixture(pixel: Lab, ground: Lab, colours: readonly { readonly lab: Lab }[]): boolean {
  if (colours.some(({ lab }) => unmix(pixel, ground, lab).residual < MIXTURE_RESIDUAL)) return true;
  return colours.some((one, index) =>
    colours.slice(index + 1).some((other) => unmix(pixel, one.lab, other.lab).residual < MIXTURE_RESIDUAL * 0.7),
  );
}

/** The core of a stroke: no neighbour is further from the ground. */
function isCore(raster: Raster, ground: Ground, x: number, y: number): boolean {
  if (!isInside(raster, x, y)) return false;
  const own = distanceOf(labAt(raster, x, y), groundAt(ground, x, y));
  return ROUND.every(
    ([byX, byY]) => distanceOf(labAt(raster, x + byX, y + byY), groundAt(ground, x + byX, y + byY)) <= own + 2,
  );
}

const MOST_COLOURS = 24;

/**
 * The colours of the marks within a field: first those that fill areas, then those of strokes, taken where a stroke is
 * strongest and not a mixture of ground and colours that are known already. Heaviest first; then those that `known` (a
 * legend) has beside them.
 */
export function findPalette(
  raster: Raster,
  ground: Ground,
  field: InkField,
  known: readonly Lab[] = [],
): readonly MarkColour[] {
  const solidBins = new Map<number, Cluster>();
  const loose: (readonly [number, number])[] = [];
  for (const [x, y] of inkPixels(field, raster.width)) {
    if (isSolidAt(raster, x, y)) addTo(solidBins, keyOf(labAt(raster, x, y), 3), labAt(raster, x, y));
    else loose.push([x, y]);
  }
  const solid = mergeBins(solidBins.values(), 4.5)
    .filter(({ weight }) => weight >= 6)
    .slice(0, MOST_COLOURS);
  const strokeBins = new Map<number, Cluster>();
  const isMixedAt = weighColours(raster, ground, (pixel, base) => isMixture(pixel, base, solid));
  for (const [x, y] of loose) {
    if (!isCore(raster, ground, x, y) || isMixedAt(x, y)) continue;
    const lab = labAt(raster, x, y);
    addTo(strokeBins, keyOf(lab, 6), lab);
  }
  const strokes = strongest(mergeBins(strokeBins.values(), 9), ground.panel?.colour ?? ground.page);
  const found = [
    ...solid.map(({ lab, weight }) => ({ lab, weight, isSolid: true })),
    ...strokes.map(({ lab, weight }) => ({ lab, weight, isSolid: false })),
  ];
  // Shades of one colour can only be told apart where the legend shows them; a thin sign is paler than the stroke it names.
  const paper = ground.panel?.colour ?? ground.page;
  const further = known.filter(
    (lab) =>
      found.every((colour) => differenceOf(colour.lab, lab) > 6) &&
      !found.some((colour) => nearestOf(known, colour.lab) === lab && isPaler(lab, paper, colour.lab)),
  );
  return [...found, ...further.map((lab) => ({ lab, weight: 0, isSolid: false }))];
}

const nearestOf = (colours: readonly Lab[], lab: Lab): Lab | undefined =>
  colours.reduce<Lab | undefined>(
    (best, own) => (best === undefined || differenceOf(own, lab) < differenceOf(best, lab) ? own : best),
    undefined,
  );

/** True where a colour is another one mixed with the ground, as thin strokes and areas that are not opaque look. */
function isPaler(pale: Lab, ground: Lab, full: Lab): boolean {
  const { coverage, residual } = unmix(pale, ground, full);
  return residual < 2 * MIXTURE_RESIDUAL && coverage > 0.4;
}

/** Faint strokes are edges of strong ones: a colour on the way from the ground to a stronger one goes to it. */
function strongest(
  colours: readonly { readonly lab: Lab; readonly weight: number }[],
  ground: Lab,
): readonly { lab: Lab; weight: number }[] {
  const kept: { lab: Lab; weight: number }[] = [];
  const byStrength = colours
    .filter(({ weight, lab }) => weight >= 3 || toChroma(lab) > 40)
    .sort((one, other) => distanceOf(other.lab, ground) - distanceOf(one.lab, ground));
  for (const colour of byStrength) {
    const home = kept.find(({ lab }) => unmix(colour.lab, ground, lab).residual < 12);
    if (home === undefined) kept.push({ ...colour });
    else home.weight += colour.weight;
  }
  return kept.filter(({ weight }) => weight >= 6).slice(0, MOST_COLOURS);
}
