import { perNumbers } from '../statistics/per-numbers.ts';
import { rangeOf } from '../statistics/spread.ts';
import { bracketed } from './column-unit.ts';
import { type Scene, type Series, valueAt } from './series.ts';

const MOST_COMPARED = 12;
/** Beyond this a shared axis cannot show the smaller one, and the two are likely of different units. */
const MOST_RATIO = 20;

/** The places of two series that lie at the same positions. */
export type Alignment = { readonly left: ArrayLike<number>; readonly right: ArrayLike<number> };

/** Where two series both have a value, in the order of the axis; linear in their lengths. */
export function align(left: Series, right: Series): Alignment {
  if (left.positions === right.positions) {
    const all = allPlaces(left.positions);
    return { left: all, right: all };
  }
  const lefts: number[] = [];
  const rights: number[] = [];
  let at = 0;
  for (let place = 0; place < left.positions.length; place++) {
    const position = left.positions[place] ?? Number.NaN;
    while (at < right.positions.length && (right.positions[at] ?? Number.NaN) < position) at++;
    if (right.positions[at] !== position) continue;
    lefts.push(place);
    rights.push(at++);
  }
  return { left: lefts, right: rights };
}

const allPlaces = perNumbers((positions) => new Uint32Array(positions.length).map((_, place) => place));

/** The first of the series that can be set against the first, few enough to look at all pairs of them. */
export function comparableSeries(scene: Scene): readonly Series[] {
  return allComparable(scene).slice(0, MOST_COMPARED);
}

/**
 * All series that can be set against the first: of its unit, not totals, of magnitudes within a factor of 20 where they are
 * columns of their own.
 */
export function allComparable({ series, hasPeriodsAsSeries, hasOneScale }: Scene): readonly Series[] {
  if (hasPeriodsAsSeries || !hasOneScale) return [];
  const parts = series.filter(({ isTotal, values }) => !isTotal && values.length > 0);
  const [first] = parts;
  return first === undefined ? [] : parts.filter((other) => isComparable(first, other));
}

function isComparable(left: Series, right: Series): boolean {
  if (left.name.group !== undefined) return true;
  if (
    left.unit.format !== right.unit.format &&
    (left.unit.format === 'percentage' || right.unit.format === 'percentage')
  ) {
    return false;
  }
  if (left.unit.currency !== right.unit.currency || left.unit.unit !== right.unit.unit) return false;
  if (bracketed(left.name.measure) !== bracketed(right.name.measure)) return false;
  if (left.nature.isAdditive !== right.nature.isAdditive) return false;
  const [small = 0, large = 0] = [largestOf(left), largestOf(right)].sort((one, other) => one - other);
  return small > 0 && large / small <= MOST_RATIO;
}

function largestOf({ values }: Series): number {
  const { low, high } = rangeOf(values);
  return Math.max(-low, high);
}

/** True for two of which one lies below zero and the other above it all along: the sides of a pyramid, which no sign sets apart. */
export function areMirrored(left: Series, right: Series): boolean {
  const [one, other] = [sideOf(left), sideOf(right)];
  return one !== 0 && one === -other;
}

/** The sign of all values of a series of some length; 0 where they have none in common. */
function sideOf({ values }: Series): number {
  const { low, high } = rangeOf(values);
  if (values.length < FEWEST_ON_A_SIDE) return 0;
  return low > 0 ? 1 : high < 0 ? -1 : 0;
}

/** Fewer values lie on one side by chance. */
const FEWEST_ON_A_SIDE = 3;

/** All pairs of some series, the earlier first. */
export function pairsOf(series: readonly Series[]): readonly (readonly [Series, Series])[] {
  return series.flatMap((left, place) => series.slice(place + 1).map((right) => [left, right] as const));
}

/** The values of a series at some places. */
export function valuesAt(series: Series, places: ArrayLike<number>): Float64Array {
  if (places.length === series.values.length) return series.values;
  return Float64Array.from(places, (place) => valueAt(series, place));
}
