import { fitScale, type Scale } from '../axes/fit-scale.ts';
import type { ValueLabel } from '../labels/read-value-labels.ts';
import type { Extent } from '../raster/raster.ts';
import type { Fact } from './chart-facts.ts';

/** A value that was measured, and the number that is printed at its mark. */
export type Match = { readonly fact: Fact; readonly label: ValueLabel };

const centre = (from: number, to: number): number => (from + to) / 2;

/** How far apart two boxes are along each axis; 0 where they overlap. */
const gaps = (one: Extent, other: Extent): readonly [number, number] => [
  Math.max(0, one.left - other.right, other.left - one.right),
  Math.max(0, one.top - other.bottom, other.top - one.bottom),
];

/** How far a label is from a mark that it may belong to: 0 on the mark itself, `undefined` where it cannot be its own. */
function distanceTo({ extent, isInside }: ValueLabel, mark: Extent, isUpright: boolean): number | undefined {
  const [x, y] = [centre(extent.left, extent.right), centre(extent.top, extent.bottom)];
  const isWithin = x >= mark.left && x <= mark.right && y >= mark.top && y <= mark.bottom;
  if (isInside) return isWithin ? 0 : undefined;
  const height = extent.bottom - extent.top;
  const [beside, over] = gaps(extent, mark);
  const isInLine = isUpright
    ? Math.abs(x - centre(mark.left, mark.right)) <= 0.5 * (mark.right - mark.left) + 0.4 * height
    : Math.abs(y - centre(mark.top, mark.bottom)) <= 0.5 * (mark.bottom - mark.top) + 0.4 * height;
  const away = isUpright ? over : beside;
  return isInLine && away <= 1.6 * height ? 1 + away : undefined;
}

/** The label of each fact: the nearest at the end of its mark or on it, each label for one fact only. */
export function matchLabels(
  facts: readonly Fact[],
  labels: readonly ValueLabel[],
  isUpright: boolean,
): readonly Match[] {
  const pairs = facts
    .filter(({ value }) => value !== '')
    .flatMap((fact) =>
      labels.flatMap((label) => {
        const distance = distanceTo(label, fact.extent, isUpright);
        return distance === undefined ? [] : [{ fact, label, distance }];
      }),
    );
  const [usedFacts, usedLabels] = [new Set<Fact>(), new Set<ValueLabel>()];
  return pairs
    .sort((one, other) => one.distance - other.distance)
    .filter(({ fact, label }) => {
      if (usedFacts.has(fact) || usedLabels.has(label)) return false;
      usedFacts.add(fact);
      usedLabels.add(label);
      return true;
    });
}

/** A printed number and the measured one agree within 3 %, or within as many pixels. */
const PIXELS = 3.5;
const SHARE = 0.03;

const agrees = (printed: number, measured: number, perPixel: number): boolean =>
  Math.abs(printed - measured) <= Math.max(PIXELS * perPixel, SHARE * Math.abs(measured));

/** True where the number at the end of a stack is the sum of its parts, and not the part that it stands at. */
export function isTotal({ fact, label }: Match, facts: readonly Fact[], perPixel: number): boolean {
  const stack = facts.filter(({ order, key }) => key === fact.key && Math.round(order) === Math.round(fact.order));
  const sum = stack.reduce((total, { value }) => total + Number(value), 0);
  return stack.length > 1 && !agrees(label.value, Number(fact.value), perPixel) && agrees(label.value, sum, perPixel);
}

const decimalsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0;

/**
 * The matches with the decimal points that were lost between digits: where all other numbers have as many decimals, and the number
 * with such a point agrees with its mark as it did not without.
 */
export function withLostPoints(matches: readonly Match[], perPixel: number): readonly Match[] {
  const isOff = ({ fact, label }: Match): boolean => !agrees(label.value, Number(fact.value), perPixel);
  const decimals = new Set(matches.filter((match) => !isOff(match)).map(({ label }) => decimalsOf(label.value)));
  const [count = 0] = decimals;
  if (decimals.size !== 1 || count === 0) return matches;
  return matches.map((match) => {
    const value = Number((match.label.value / 10 ** count).toFixed(count));
    const pointed = { ...match, label: { ...match.label, value } };
    return isOff(match) && Number.isInteger(match.label.value) && !isOff(pointed) ? pointed : match;
  });
}

/** The facts with printed numbers in place of those measured, and how many of both were compared and agreed. */
export type PrintedFacts = { readonly facts: readonly Fact[]; readonly compared: number; readonly agreed: number };

/** The share of labels that must agree with the marks for labels to be values of the marks at all. */
const CONVINCING = 0.6;

/**
 * Puts printed numbers in place of measured ones where both agree. `undefined` where too few agree: the labels then say
 * something else. `perPixel` is what a pixel is worth.
 */
export function printFacts(
  facts: readonly Fact[],
  matches: readonly Match[],
  perPixel: number,
): PrintedFacts | undefined {
  const agreeing = new Map(
    matches
      .filter(({ fact, label }) => agrees(label.value, Number(fact.value), perPixel))
      .map(({ fact, label }) => [fact, label]),
  );
  if (agreeing.size < 2 || agreeing.size < CONVINCING * matches.length) return undefined;
  return {
    facts: facts.map((fact) => {
      const label = agreeing.get(fact);
      return label === undefined ? fact : { ...fact, value: writePlain(label.value) };
    }),
    compared: matches.length,
    agreed: agreeing.size,
  };
}

/** The number in plain digits: what "1.2M" multiplies leaves traces of binary fractions behind. */
const writePlain = (value: number): string => {
  const text = String(Number(value.toPrecision(12)));
  return text.includes('e') ? value.toFixed(value < 1 ? 12 : 0) : text;
};

/**
 * The scale that printed numbers make of lengths in pixels: one worth of a pixel that explains most of them. `unscaled` gave
 * the lengths. `undefined` where fewer than three numbers, or less than six in ten of them, share one.
 */
export function scaleLengths(matches: readonly Match[], unscaled: Scale): Scale | undefined {
  const measured = matches
    .map(({ fact, label }) => ({ length: Number(fact.value), value: label.value }))
    .filter(({ length }) => Math.abs(length) >= 3);
  let best: { readonly worth: number; readonly offs: readonly number[] } | undefined;
  for (const { length: own, value } of measured) {
    const worth = value / own;
    if (worth <= 0) continue;
    const offs = measured
      .filter((one) => agrees(one.value, worth * one.length, worth))
      .map((one) => Math.abs(one.value / worth - one.length));
    const isBetter =
      best === undefined ||
      offs.length > best.offs.length ||
      (offs.length === best.offs.length && sum(offs) < sum(best.offs));
    if (isBetter) best = { worth, offs };
  }
  if (best === undefined || best.offs.length < 3 || best.offs.length < CONVINCING * measured.length) return undefined;
  return {
    kind: 'linear',
    slope: unscaled.slope * best.worth,
    intercept: unscaled.intercept * best.worth,
    support: best.offs.length,
    total: measured.length,
    residual: sum(best.offs) / best.offs.length,
  };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The scale that printed numbers make of the heights of points: four and seven in ten must lie on it. */
export function scaleHeights(matches: readonly Match[]): Scale | undefined {
  const scale = fitScale(
    matches.map(({ fact, label }, index) => ({
      at: centre(fact.extent.top, fact.extent.bottom),
      value: label.value,
      label: index,
    })),
    PIXELS,
  );
  const isBelieved =
    scale !== undefined && scale.support >= 4 && scale.support >= 0.7 * matches.length && scale.slope < 0;
  return isBelieved ? scale : undefined;
}
