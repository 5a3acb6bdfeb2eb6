import { findComponents } from '../raster/components.ts';
import { distanceOf, heightOf, labAt, type Raster, widthOf } from '../raster/raster.ts';
import type { Painting } from './assign-colours.ts';
import { type Ground, groundAt } from './find-ground.ts';
import type { MarkColour } from './find-palette.ts';
import { differenceOf, type Lab, toChroma } from './lab.ts';

/** How far from a stripe the colour on both sides is looked for. */
const STRIPE = 2;

/** A colour of so many pixels fills marks, and a pixel that it covers so far belongs to one. */
const HEAVY = 40;
const MOSTLY = 0.6;

/** Where ink is in the picture, and which stripes are strokes of their own colour rather than part of the area they cross. */
export type Stripes = {
  readonly ink: Uint8Array;
  readonly inkWidth: number;
  readonly isKept?: (own: MarkColour | undefined, home: MarkColour | undefined) => boolean;
};

type Place = readonly [x: number, y: number];
type Side = { readonly one: Place; readonly other: Place };

/**
 * Gives stripes back to the area that they cross: lines of the grid shine through areas that are not opaque. A stripe is
 * inked, two pixels wide at most, and has one and the same filled colour on both sides.
 */
export function mendStripes(
  painting: Painting,
  palette: readonly MarkColour[],
  { ink, inkWidth, isKept = () => false }: Stripes,
): Painting {
  const { width, height, left, top } = painting;
  const colours = painting.colours.slice();
  const coverage = painting.coverage.slice();
  const at = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : (painting.colours[y * width + x] ?? 0);
  const sidesOf = (x: number, y: number): readonly Side[] => [
    { one: [x - STRIPE, y], other: [x + STRIPE, y] },
    { one: [x, y - STRIPE], other: [x, y + STRIPE] },
  ];
  const coverAt = ([x, y]: Place): number => painting.coverage[y * width + x] ?? 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (ink[(y + top) * inkWidth + x + left] === 0) continue;
      const own = at(x, y);
      const side = sidesOf(x, y).find(({ one, other }) => {
        const colour = at(...one);
        return colour !== 0 && colour !== own && colour === at(...other) && palette[colour - 1]?.isSolid === true;
      });
      if (side === undefined) continue;
      const home = at(...side.one);
      const isMark = own !== 0 && palette[own - 1]?.isSolid === true && (palette[own - 1]?.weight ?? 0) > HEAVY;
      // A line of the grid below a pale area has a darker shade of it, but not all of that.
      if (isMark && (painting.coverage[y * width + x] ?? 0) >= MOSTLY) continue;
      if (isKept(palette[own - 1], palette[home - 1])) continue;
      colours[y * width + x] = home;
      // Where a stripe crosses the edge of the area, the area covers as much of it as beside the stripe.
      coverage[y * width + x] = (coverAt(side.one) + coverAt(side.other)) / 2;
    }
  }
  return { ...painting, colours, coverage };
}

/** A stroke is coloured by so much, and differs from the area that it crosses by the second (CIE76). */
const COLOURED = 20;
const DIFFERENT = 40;

/** True where a stripe has a colour of marks that is no shade of the area: it is a line over it. */
export const isStrokeOver = (own: MarkColour | undefined, home: MarkColour | undefined): boolean =>
  own !== undefined &&
  home !== undefined &&
  toChroma(own.lab) > COLOURED &&
  differenceOf(own.lab, home.lab) > DIFFERENT;

const LARGEST_SPOT = 40;
/** Two dots that meet are twice as long as wide: longer ones have a stroke between them. */
const LONGER = 2.1;

const meanOf = (labs: readonly Lab[]): Lab => {
  const mean = (channel: 0 | 1 | 2): number =>
    labs.reduce((sum, lab) => sum + lab[channel], 0) / Math.max(1, labs.length);
  return [mean(0), mean(1), mean(2)];
};

/** Of some colours (numbers plus 1) the one most like another; the signs of a legend were measured in the same way. */
function nearestColour(lab: Lab, colours: readonly number[], palette: readonly MarkColour[]): number | undefined {
  const known = colours.flatMap((colour) => {
    const own = palette[colour - 1];
    return own === undefined ? [] : [{ colour, difference: differenceOf(own.lab, lab) }];
  });
  return known.sort((one, other) => one.difference - other.difference)[0]?.colour;
}

/**
 * Gives each small spot one colour, that of its strongest pixels: the edge of a dark dot looks like a pale dot otherwise.
 * Spots of two colours that are no shades of each other keep both.
 */
export function uniteSpots(
  painting: Painting,
  palette: readonly MarkColour[],
  raster: Raster,
  ground: Ground,
): Painting {
  const { width, height, left, top } = painting;
  const colours = painting.colours.slice();
  const mask = painting.colours.map((colour) => (colour === 0 ? 0 : 1));
  for (const { box, pixels } of findComponents(mask, width, height)) {
    if (widthOf(box) > LARGEST_SPOT || heightOf(box) > LARGEST_SPOT) continue;
    if (Math.max(widthOf(box), heightOf(box)) > LONGER * Math.min(widthOf(box), heightOf(box))) continue;
    const own = new Set([...pixels].map((pixel) => painting.colours[pixel] ?? 0));
    if (own.size < 2) continue;
    const strength = (pixel: number): number => {
      const [x, y] = [(pixel % width) + left, Math.floor(pixel / width) + top];
      return distanceOf(labAt(raster, x, y), groundAt(ground, x, y));
    };
    const core = [...pixels]
      .sort((one, other) => strength(other) - strength(one))
      .slice(0, Math.max(1, Math.ceil(pixels.length / 4)))
      .map((pixel) => labAt(raster, (pixel % width) + left, Math.floor(pixel / width) + top));
    const winner = nearestColour(meanOf(core), [...own], palette);
    if (winner === undefined) continue;
    const lab = palette[winner - 1]?.lab;
    const areShades = [...own].every((colour) => {
      const other = palette[colour - 1]?.lab;
      return (
        lab !== undefined &&
        other !== undefined &&
        Math.abs(Math.atan2(lab[2], lab[1]) - Math.atan2(other[2], other[1])) < 0.5
      );
    });
    if (areShades) for (const pixel of pixels) colours[pixel] = winner;
  }
  return { ...painting, colours };
}
