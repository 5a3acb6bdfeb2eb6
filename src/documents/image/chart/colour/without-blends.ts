import { distanceOf } from '../raster/raster.ts';
import type { MarkColour } from './find-palette.ts';
import { differenceOf, type Lab } from './lab.ts';

/** So near to the ground (CIE76) a colour is its stain. */
const STAIN = 14;
/** A series has the colour of its sign, to within that (CIEDE2000). */
const OWN = 18;
/** Colours without a sign count where that share of the heaviest one has them, and they are that far from heavier ones. */
const LEAST_WEIGHT = 0.12;
const APART = 14;

/**
 * The colours of a compressed picture without those that compression blends at edges: of each sign of the legend the heaviest that is
 * like it, and beside these the heavy ones that differ.
 */
export function withoutBlends(
  palette: readonly MarkColour[],
  signs: readonly Lab[],
  ground: Lab,
): readonly MarkColour[] {
  const clear = palette
    .filter(({ lab }) => distanceOf(lab, ground) > STAIN)
    .sort((one, other) => other.weight - one.weight);
  const weightOf = ({ weight, isSolid }: MarkColour): number => weight * (isSolid ? 2 : 1);
  const nearest = (lab: Lab): Lab | undefined =>
    signs.reduce<Lab | undefined>(
      (best, sign) => (best === undefined || differenceOf(sign, lab) < differenceOf(best, lab) ? sign : best),
      undefined,
    );
  const signed = signs.flatMap((sign) => {
    const own = clear.filter(({ lab }) => nearest(lab) === sign && differenceOf(sign, lab) <= OWN);
    return own.sort((one, other) => weightOf(other) - weightOf(one)).slice(0, 1);
  });
  const most = Math.max(0, ...clear.map(({ weight }) => weight));
  const heavy = clear.filter(
    ({ lab, weight }, index) =>
      weight >= LEAST_WEIGHT * most &&
      [...signed, ...clear.slice(0, index)].every((other) => differenceOf(other.lab, lab) > APART),
  );
  return [...signed, ...heavy];
}
