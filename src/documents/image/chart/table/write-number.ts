/**
 * Writes a measured value with the digits that its picture allows: the last one is worth about a fifth of a pixel, two thirds
 * of one at most: edges are measured to that. Small wholes stay whole. Never "-0".
 */
export function writeMeasured(value: number, perPixel: number): string {
  const decimals = Math.max(-12, Math.min(12, -Math.round(Math.log10(0.2 * perPixel))));
  return writeRounded(value, decimals);
}

/** The value at so many decimals; tens and hundreds where they are negative. */
export function writeRounded(value: number, decimals: number): string {
  const factor = 10 ** Math.abs(decimals);
  const rounded =
    decimals >= 0 ? value.toFixed(Math.min(12, decimals)) : (Math.round(value / factor) * factor).toFixed(0);
  return /^-0(?:\.0*)?$/u.test(rounded) ? rounded.slice(1) : rounded;
}

/** The decimals that values keep to, what is to be added to them all before they are rounded, and how far each may lie off, in steps. */
export type CommonDecimals = { readonly decimals: number; readonly shift: number; readonly slack: number };

/** How far a value may lie off the digit that all keep to, in steps of that digit; `pixels` is what edges are measured to. */
const slackOf = (perPixel: number, step: number, pixels = MEASURED): number =>
  Math.min(0.24, (pixels * perPixel) / step);

const MEASURED = 0.4;
/** Edges are drawn on whole pixels by some: many values show a digit though each lies so far off it, in pixels. */
const ROUGH = 1.5;
/** Chance does the same so seldom: the first for values measured well, the second for rough ones. */
const SELDOM = 0.01;
const HARDLY_EVER = 1e-4;
/** One value may always be shifted to a digit. */
const BY_ANY_SHIFT = 1e-5;

/**
 * The coarsest digit that all values keep to within what a pixel allows, where chance would hardly do the same: bars of 28,
 * 55 and 43 are not 28.0, 55.1 and 42.9. Lines of a grid are drawn on whole pixels and may so stand half a pixel off all
 * marks: such a common shift is allowed for where `mayShift`, and a larger one where many values show it. `undefined` where there is no such digit.
 */
export function findCommonDecimals(
  values: readonly number[],
  perPixel: number,
  mayShift = false,
): CommonDecimals | undefined {
  const fixed = mayShift ? [0, -0.5 * perPixel, 0.5 * perPixel] : [0];
  const anyOf = (step: number) => (mayShift ? shiftBetween(values, step, FURTHEST * perPixel) : []);
  return (
    findShared(values, perPixel, { pixels: MEASURED, chance: SELDOM, shiftsOf: () => fixed }) ??
    findShared(values, perPixel, { pixels: ROUGH, chance: HARDLY_EVER, shiftsOf: () => fixed }) ??
    findShared(values, perPixel, { pixels: MEASURED, chance: BY_ANY_SHIFT, shiftsOf: anyOf }) ??
    findShared(values, perPixel, { pixels: 2 * MEASURED, chance: BY_ANY_SHIFT, shiftsOf: anyOf })
  );
}

/** Strokes around bars and the line of an axis hide so much of them all, in pixels, and no more than that share of a step. */
const FURTHEST = 2.5;
const MOST_OF_STEP = 0.4;

/** What brings all values as near to whole steps as they are to each other; nothing where it is more than is likely. */
function shiftBetween(values: readonly number[], step: number, furthest: number): readonly number[] {
  const angles = values.map((value) => (2 * Math.PI * value) / step);
  const mean = Math.atan2(
    angles.reduce((sum, angle) => sum + Math.sin(angle), 0),
    angles.reduce((sum, angle) => sum + Math.cos(angle), 0),
  );
  const shift = (-mean * step) / (2 * Math.PI);
  return Math.abs(shift) <= Math.min(furthest, MOST_OF_STEP * step) ? [shift] : [];
}

/** What is asked of a digit for values to share it, and what they may be shifted by for a step. */
type Demand = {
  readonly pixels: number;
  readonly chance: number;
  readonly shiftsOf: (step: number) => readonly number[];
};

function findShared(values: readonly number[], perPixel: number, demand: Demand): CommonDecimals | undefined {
  const fine = -Math.round(Math.log10(0.3 * perPixel));
  for (let decimals = fine - 3; decimals < fine; decimals += 1) {
    const step = 10 ** -decimals;
    const slack = slackOf(perPixel, step, demand.pixels);
    const shifts = demand.shiftsOf(step);
    const chance = shifts.length * (2 * slack) ** values.length;
    if (chance >= demand.chance) continue;
    const offness = (shift: number) =>
      values.reduce((sum, value) => sum + Math.abs((value + shift) / step - Math.round((value + shift) / step)), 0);
    const fitting = shifts.filter((shift) =>
      values.every((value) => Math.abs((value + shift) / step - Math.round((value + shift) / step)) <= slack),
    );
    const [best] = fitting.sort((one, other) => offness(one) - offness(other));
    if (best !== undefined) return { decimals, shift: best, slack };
  }
  return undefined;
}

/** Of so many values most must keep to a digit, and that share of them, for the others to be taken for disturbed. */
const LEAST_VALUES = 6;
const MOST = 0.7;

/**
 * The coarsest digit that most values keep to, where chance would hardly do the same; the others are left out. `undefined` where
 * there is no such digit.
 */
export function findMainDecimals(
  values: readonly number[],
  perPixel: number,
): (CommonDecimals & { readonly isKept: (value: number) => boolean }) | undefined {
  const fine = -Math.round(Math.log10(0.3 * perPixel));
  for (let decimals = fine - 3; decimals < fine && values.length >= LEAST_VALUES; decimals += 1) {
    const step = 10 ** -decimals;
    const slack = slackOf(perPixel, step);
    const isKept = (value: number): boolean => Math.abs(value / step - Math.round(value / step)) <= slack;
    const kept = values.filter(isKept).length;
    // Which of the values are left out may be chosen in no more than two ways for each.
    const chance = 2 ** values.length * (2 * slack) ** kept;
    if (kept >= MOST * values.length && chance < 0.01) return { decimals, shift: 0, slack, isKept };
  }
  return undefined;
}

/**
 * Writes values with their common decimals where they have any, else each with the digits its place allows; likewise a value
 * that was not among them and does not keep to these decimals.
 */
export function createWriter(
  values: readonly number[],
  perPixel: number,
  mayShift: boolean,
): (value: number, ownPerPixel?: number) => string {
  const common = findCommonDecimals(values, perPixel, mayShift);
  return (value, ownPerPixel = perPixel) => {
    if (common === undefined) return writeMeasured(value, ownPerPixel);
    const step = 10 ** -common.decimals;
    const steps = (value + common.shift) / step;
    return Math.abs(steps - Math.round(steps)) <= common.slack + 1e-9
      ? writeRounded(value + common.shift, common.decimals)
      : writeMeasured(value, ownPerPixel);
  };
}
