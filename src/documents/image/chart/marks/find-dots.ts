import type { Painting } from '../colour/assign-colours.ts';
import { median } from '../median.ts';
import { type Component, findComponents } from '../raster/components.ts';
import { heightOf, widthOf } from '../raster/raster.ts';
import type { DotMark } from './series.ts';

function maskOf({ colours, coverage }: Painting, colour: number, least: number): Uint8Array {
  const mask = new Uint8Array(colours.length);
  for (let pixel = 0; pixel < mask.length; pixel += 1)
    mask[pixel] = colours[pixel] === colour && (coverage[pixel] ?? 0) >= least ? 1 : 0;
  return mask;
}

const isRound = ({ box, pixels }: Component): boolean => {
  const [width, height] = [widthOf(box), heightOf(box)];
  const ratio = width / height;
  return width >= 3 && height >= 3 && ratio > 0.6 && ratio < 1.67 && pixels.length > 0.3 * width * height;
};

/** A spot of one colour as a dot: its centre to parts of a pixel. */
export function centreOf({ pixels, box }: Component, painting: Painting, colour: number): DotMark {
  let [weight, sumX, sumY] = [0, 0, 0];
  for (const pixel of pixels) {
    const cover = painting.coverage[pixel] ?? 0;
    weight += cover;
    sumX += cover * ((pixel % painting.width) + 0.5);
    sumY += cover * (Math.floor(pixel / painting.width) + 0.5);
  }
  return {
    colour,
    x: painting.left + sumX / weight,
    y: painting.top + sumY / weight,
    radius: (widthOf(box) + heightOf(box)) / 4,
  };
}

type Place = { readonly x: number; readonly y: number };

/** The number of the place that is nearest to another. */
function nearestOf({ x, y }: Place, places: readonly Place[]): number {
  let [nearest, least] = [0, Number.POSITIVE_INFINITY];
  for (let index = 0; index < places.length; index += 1) {
    const place = places[index];
    if (place === undefined) continue;
    const distance = (x - place.x) ** 2 + (y - place.y) ** 2;
    if (distance < least) [nearest, least] = [index, distance];
  }
  return nearest;
}

/** Dots that touch are parted: as many as their area holds, each around the pixels that are nearest to it. */
function partDots(component: Component, count: number, painting: Painting, colour: number): readonly DotMark[] {
  const points = [...component.pixels].map((pixel) => ({
    x: pixel % painting.width,
    y: Math.floor(pixel / painting.width),
  }));
  const { box } = component;
  let centres = Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count;
    return { x: box.left + share * widthOf(box), y: box.top + share * heightOf(box) };
  });
  const rising = points.reduce(
    (sum, { x, y }) => sum + (x - (box.left + box.right) / 2) * (y - (box.top + box.bottom) / 2),
    0,
  );
  if (rising < 0) centres = centres.map(({ x, y }) => ({ x, y: box.top + box.bottom - y }));
  for (let round = 0; round < 8; round += 1) {
    const sums = centres.map(() => ({ x: 0, y: 0, count: 0 }));
    for (const point of points) {
      const sum = sums[nearestOf(point, centres)];
      if (sum === undefined) continue;
      sum.x += point.x;
      sum.y += point.y;
      sum.count += 1;
    }
    centres = sums.map((sum, index) =>
      sum.count === 0 ? (centres[index] ?? { x: 0, y: 0 }) : { x: sum.x / sum.count, y: sum.y / sum.count },
    );
  }
  return centres.map(({ x, y }) => ({
    colour,
    x: painting.left + x + 0.5,
    y: painting.top + y + 0.5,
    radius: Math.min(widthOf(box), heightOf(box)) / 2,
  }));
}

/** A disc of that many pixels across and more is as high as it is wide, and fills the share π/4 of its box. */
const DISC = { least: 8, ratio: 1.15, fill: [0.72, 0.85] } as const;

const isDisc = ({ box, pixels }: Component): boolean => {
  const [width, height] = [widthOf(box), heightOf(box)];
  const fill = pixels.length / (width * height);
  const isEven = Math.max(width, height) <= DISC.ratio * Math.min(width, height);
  return width >= DISC.least && isEven && fill >= DISC.fill[0] && fill <= DISC.fill[1];
};

/** From this share on the spots of a colour are discs. */
const MOSTLY = 0.6;

/** `fill` is how much of its box a spot fills: about 0.79 where it is round. `areDiscs` where most spots surely are. */
type Dots = {
  readonly dots: readonly DotMark[];
  readonly share: number;
  readonly fill: number;
  readonly areDiscs: boolean;
};

/** The dots of a colour: compact spots of one size or of several, and how much of the colour they hold. */
export function findDots(painting: Painting, colour: number, pixels: number): Dots {
  const components = findComponents(maskOf(painting, colour, 0.25), painting.width, painting.height);
  const spots = components.filter(({ pixels: own }) => own.length >= 5);
  const round = spots.filter(isRound);
  const usual = median(round.map(({ pixels: own }) => own.length));
  const dots = spots.flatMap((spot) => {
    const count = Math.round(spot.pixels.length / Math.max(1, usual));
    const isPair = !isRound(spot) && count >= 2 && count <= 4 && round.length >= 3;
    if (isPair) return [...partDots(spot, count, painting, colour)];
    return isRound(spot) && spot.pixels.length >= 0.4 * usual ? [centreOf(spot, painting, colour)] : [];
  });
  const held = spots
    .filter((spot) => isRound(spot) || spot.pixels.length <= 4.5 * usual)
    .reduce((sum, { pixels: own }) => sum + own.length, 0);
  const fill = median(round.map(({ box, pixels: own }) => own.length / (widthOf(box) * heightOf(box))));
  const areDiscs = spots.length > 0 && spots.filter(isDisc).length >= MOSTLY * spots.length;
  return { dots, areDiscs, share: round.length === 0 ? 0 : Math.min(1, held / Math.max(1, pixels)), fill };
}
