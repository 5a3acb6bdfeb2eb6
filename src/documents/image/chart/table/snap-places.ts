import type { AxisLabel } from '../axes/axis.ts';
import { placeOf, type Scale, valueAt } from '../axes/fit-scale.ts';
import { parseTick } from '../axes/parse-tick.ts';
import { writeRounded } from './write-number.ts';

/** How far an edge or a middle may lie off the number it stands for, in pixels. */
const REACH = 2.2;
/** Of numbers near to each other it is a share of the step between them: a few places anywhere do not all stand so near to one. */
const SHARE = 0.15;
/** Numbers nearer to each other than that, in pixels, are not told apart by where marks stand. */
const APART = 8;
/** The parts that the numbers between two labels are. */
const PARTS = [1, 2, 4, 5, 10] as const;
/** So many places by chance do not stand at such numbers. */
const LEAST_PLACES = 3;

/** True where what was read of a label stands where it is: two that ran into each other may have been parted wrongly. */
function mayBeOn(scale: Scale, { text, at }: AxisLabel): boolean {
  const numbers = (['.', ','] as const).flatMap((mark) => parseTick(text, mark)?.value ?? []);
  return numbers.length === 0 || numbers.some((number) => Math.abs(placeOf(scale, number) - at) <= REACH);
}

/**
 * Writes the round number that each of some places along an axis stands for, where all stand at its labels, or at even parts between
 * them; `undefined` where they do not.
 */
export function snapPlaces(
  places: readonly number[],
  labels: readonly AxisLabel[],
  scale: Scale,
): ((at: number) => string) | undefined {
  const values = labels
    .filter((label) => mayBeOn(scale, label))
    .map(({ at }) => valueAt(scale, at))
    .sort((one, other) => one - other);
  const gaps = values.slice(1).map((value, index) => value - (values[index] ?? 0));
  if (scale.kind !== 'linear' || gaps.length === 0 || new Set(places).size < LEAST_PLACES) return undefined;
  // Labels stand on whole pixels: their step is a round number near to what is measured.
  const measured =
    ((values.at(-1) ?? 0) - (values[0] ?? 0)) /
    Math.max(1, Math.round(((values.at(-1) ?? 0) - (values[0] ?? 0)) / Math.min(...gaps)));
  const step = Number(measured.toPrecision(2));
  for (const parts of PARTS) {
    const part = step / parts;
    if (!(part > 0) || part / Math.abs(scale.slope) < APART) return undefined;
    const reach = Math.min(REACH, (SHARE * part) / Math.abs(scale.slope));
    const roundAt = (at: number): number => part * Math.round(valueAt(scale, at) / part);
    if (!places.every((at) => Math.abs(placeOf(scale, roundAt(at)) - at) <= reach)) continue;
    const decimals = Math.max(0, Math.min(12, Math.ceil(-Math.log10(part * 1.02))));
    const isExact = Math.abs(part * 10 ** decimals - Math.round(part * 10 ** decimals)) < 1e-6;
    return (at) => writeRounded(roundAt(at), isExact ? decimals : decimals + 1);
  }
  return undefined;
}
