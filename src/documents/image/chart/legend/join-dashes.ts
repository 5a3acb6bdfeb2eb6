import { differenceOf, type Lab, toChroma } from '../colour/lab.ts';
import type { Component } from '../raster/components.ts';
import { boxAround, type Extent, heightOf, widthOf } from '../raster/raster.ts';

type Coloured = Component & { readonly lab: Lab };

/** A dash is so thin and so long, in pixels, and the next one or the marker between them is so near. */
const THIN = 4;
const SHORT = 2;
const NEAR = 7;
/** Dashes and the marker on them stand on one line, in one colour (CIEDE2000). */
const OFF_LINE = 1.5;
const ALIKE = 10;
const COLOURED = 15;
/** A sign of a legend has a few dashes, and is no longer than that. */
const MOST_PARTS = 6;
const LONGEST = 48;

const middleOf = ({ top, bottom }: Extent): number => (top + bottom) / 2;

const isDash = ({ box, lab }: Coloured): boolean =>
  heightOf(box) <= THIN && widthOf(box) >= SHORT && widthOf(box) >= heightOf(box) && toChroma(lab) > COLOURED;

const goesOn = (one: Coloured, other: Coloured): boolean =>
  Math.abs(middleOf(one.box) - middleOf(other.box)) <= OFF_LINE &&
  other.box.left - one.box.right <= NEAR &&
  other.box.left >= one.box.right - 1 &&
  differenceOf(one.lab, other.lab) <= ALIKE;

/** More small coloured shapes than that are dots of a plot. */
const MOST_SHAPES = 400;
/** A sign is so many times as long as it is high, and so high at most, in pixels. */
const TIMES = 1.4;
const HIGHEST = 16;

/** What dashes and a marker on them make together: signs of dashed lines. */
export function joinDashes(components: readonly Coloured[]): readonly { readonly extent: Extent; readonly lab: Lab }[] {
  const inOrder = components
    .filter(({ lab, box }) => toChroma(lab) > COLOURED && heightOf(box) <= HIGHEST && widthOf(box) <= LONGEST)
    .sort((one, other) => one.box.left - other.box.left);
  if (inOrder.length > MOST_SHAPES || !inOrder.some(isDash)) return [];
  const isBegun = (part: Coloured): boolean => inOrder.some((other) => other !== part && goesOn(other, part));
  return inOrder
    .filter((part) => !isBegun(part))
    .flatMap((first) => {
      const parts = [first];
      for (const next of inOrder) {
        const last = parts.at(-1);
        if (last !== undefined && next !== last && parts.length <= MOST_PARTS && goesOn(last, next)) parts.push(next);
      }
      const extent = boxAround(parts.map(({ box }) => box));
      const [width, height] = [widthOf(extent), heightOf(extent)];
      const isSign =
        parts.length >= 2 &&
        parts.length <= MOST_PARTS &&
        parts.some(isDash) &&
        width <= LONGEST &&
        width >= TIMES * height;
      return isSign ? [{ extent, lab: first.lab }] : [];
    });
}
