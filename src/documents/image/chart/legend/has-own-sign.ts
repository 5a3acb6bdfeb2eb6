import { differenceOf, type Lab } from '../colour/lab.ts';
import type { NamedColour } from '../read-scene.ts';

/** A filled mark differs from its sign by no more (CIEDE2000): one that shines through, or is paler than its line, differs by more. */
const VERY_COLOUR = 8;

/** True where a colour of filled marks is that of a sign of the legend. */
export const hasOwnSign = (lab: Lab, legend: readonly NamedColour[]): boolean =>
  legend.some((sign) => differenceOf(lab, sign.lab) <= VERY_COLOUR);
