import type { Axis } from '../axes/axis.ts';
import { placeOf, type Scale, valueAt, valuePerPixel } from '../axes/fit-scale.ts';
import type { BarMark } from '../marks/series.ts';
import { median } from '../median.ts';
import type { Extent } from '../raster/raster.ts';
import type { Fact } from './chart-facts.ts';
import { snapPlaces } from './snap-places.ts';
import { createWriter, writeMeasured } from './write-number.ts';

/** The axes of a plot of bars: what names them, what measures them, and the ends of the plot along the second. */
export type BarAxes = {
  readonly names: Axis | undefined;
  readonly scale: Scale;
  readonly nearEnd: number;
  readonly farEnd: number;
  readonly isUpright: boolean;
};

type Measured = { readonly bar: BarMark; readonly value: number; readonly stretch?: readonly [number, number] };

/** Where bars begin: at zero where some do, else at an edge that most of them share; nowhere where they float. */
function findBase(bars: readonly BarMark[], { scale, nearEnd, farEnd }: BarAxes): number | undefined {
  const edges = bars.flatMap(({ near, far }) => [near, far]);
  const zero = scale.kind === 'log' ? Number.NaN : placeOf(scale, 0);
  if (zero >= nearEnd - 4 && zero <= farEnd + 4) {
    // Of a bar that is hardly higher than a line only the end nearer to zero is its foot.
    const feet = bars.map(({ near, far }) => (Math.abs(near - zero) < Math.abs(far - zero) ? near : far));
    const touching = feet.filter((edge) => Math.abs(edge - zero) <= TOUCH);
    // The line of the axis is drawn on whole pixels, half a pixel off the bars at most. Where it hides the feet of some these seem to
    // begin beside it, on a whole pixel: blurred feet tell more.
    const blurred = touching.filter((edge) => Math.abs(edge - Math.round(edge)) > WHOLE);
    const areParted = Math.max(...touching) - Math.min(...touching) > PARTED;
    if (touching.length > 0) return median(areParted && blurred.length > 0 ? blurred : touching);
  }
  // Floating bars may end where others begin: only ends of the same side make a base.
  const sides = [bars.map(({ near }) => near), bars.map(({ far }) => far)];
  const counts = edges.map((edge) =>
    Math.max(...sides.map((side) => side.filter((other) => Math.abs(other - edge) <= 1.5).length)),
  );
  const most = Math.max(...counts);
  return most >= 0.6 * bars.length && (most >= 2 || bars.length === 1) ? edges[counts.indexOf(most)] : undefined;
}

/** Ends of bars that are so near to each other, in pixels, are one. */
export const TOUCH = 3.2;
/** An edge so near to a whole pixel is not blurred, and feet so far apart are parted by a line, in pixels. */
const WHOLE = 0.1;
const PARTED = 0.75;
/** Half the width of the line of an axis, in pixels. */
const COVERED = 1;
/** Lower pieces that stand on nothing are no bars. */
const SLIVER = 3;
/** Where two bars meet, the mixture of their colours is no higher. */
const BLUR = 1.2;

/**
 * The scale moved so that zero lies where the bars begin: lines of axes and grids are drawn on whole pixels. Where bars end a little
 * short of zero the line of the axis covers their feet.
 */
function settle(scale: Scale, base: number | undefined, bars: readonly BarMark[]): Scale {
  if (base === undefined || scale.kind !== 'linear') return scale;
  const value = valueAt(scale, base);
  const away = bars.reduce((sum, { near, far }) => sum + (near + far) / 2 - base, 0);
  const short = (base - placeOf(scale, 0)) * Math.sign(away);
  if (short > 0 && short <= COVERED) return scale;
  return Math.abs(value) <= TOUCH * Math.abs(scale.slope) ? { ...scale, intercept: scale.intercept - value } : scale;
}

/**
 * The value of each bar: from the base to its tip, or its own length where it stands on another bar. Stacks of which a bar lies across
 * the base are only moved along it, as answers for and against are: what lies on its other side is not below zero.
 */
function measure(bars: readonly BarMark[], base: number | undefined, scale: Scale): readonly Measured[] {
  const isOn = (bar: BarMark, edge: number): boolean =>
    bars.some(
      (other) =>
        other !== bar &&
        Math.min(other.to, bar.to) - Math.max(other.from, bar.from) > 0.5 * (bar.to - bar.from) &&
        (Math.abs(other.near - edge) <= TOUCH || Math.abs(other.far - edge) <= TOUCH),
    );
  const zero = base ?? placeOf(scale, 0);
  const isAcross = (bar: BarMark): boolean =>
    bar.near < zero - TOUCH && bar.far > zero + TOUCH && (isOn(bar, bar.near) || isOn(bar, bar.far));
  const areMoved = bars.some(isAcross);
  return bars.map((bar) => {
    const [near, far] = [valueAt(scale, bar.near), valueAt(scale, bar.far)];
    if (areMoved) return { bar, value: Math.abs(near - far) };
    if (base !== undefined && Math.abs(bar.far - base) <= TOUCH) return { bar, value: near };
    if (base !== undefined && Math.abs(bar.near - base) <= TOUCH) return { bar, value: far };
    const isOnNearSide = base !== undefined && (bar.near + bar.far) / 2 < base;
    const inner = isOnNearSide ? bar.far : bar.near;
    if (base !== undefined && isOn(bar, inner)) {
      const outer = isOnNearSide ? near : far;
      return { bar, value: Math.abs(near - far) * (Math.sign(outer - valueAt(scale, base)) || 1) };
    }
    return { bar, value: Math.max(near, far), stretch: [Math.min(near, far), Math.max(near, far)] };
  });
}

/** The box of a bar in the picture. */
export const toExtent = ({ from, to, near, far }: BarMark, isUpright: boolean): Extent =>
  isUpright ? { left: from, right: to, top: near, bottom: far } : { left: near, right: far, top: from, bottom: to };

/** The name of a bar, and where it stands among others. */
export type BarKey = { readonly text: string; readonly order: number; readonly isInferred?: true };

/** Bars of a histogram stand apart by no more than this share of their width. */
const SEAM = 0.12;

/** What names a bar: the label it stands at, the number there, or the stretch between two. */
export function keysOf(bars: readonly BarMark[], names: Axis | undefined): (bar: BarMark) => BarKey {
  const centre = ({ from, to }: BarMark): number => (from + to) / 2;
  const labels = names?.labels ?? [];
  const scale = names?.scale;
  const widest = Math.max(...bars.map(({ from, to }) => to - from), 1);
  const narrowest = Math.min(...bars.map(({ from, to }) => to - from));
  const seam = Math.max(1.6, SEAM * narrowest);
  const areTouching =
    bars.filter((bar) => bars.some((other) => other !== bar && Math.abs(other.from - bar.to) <= seam)).length >=
    0.6 * bars.length;
  const isBinned =
    scale !== undefined &&
    areTouching &&
    labels.some(({ at }) => bars.every((bar) => Math.abs(centre(bar) - at) > 0.3 * widest));
  if (scale !== undefined && isBinned) {
    const edges = bars.flatMap(({ from, to }) => [from, to]);
    const write = snapPlaces(edges, labels, scale) ?? ((at: number) => writeBin(scale, at));
    const binOf = ({ from, to }: BarMark): string => `${write(from)}–${write(to)}`;
    // Bars of several colours in one bin begin within a pixel of each other.
    const orders = new Map(bars.map((bar) => [binOf(bar), bar.from]));
    return (bar) => ({ text: binOf(bar), order: orders.get(binOf(bar)) ?? bar.from });
  }
  const step = Math.min(
    ...labels.slice(1).map(({ at }, index) => Math.abs(at - (labels[index]?.at ?? 0))),
    Number.POSITIVE_INFINITY,
  );
  const isEachNamed = bars.every((bar) => labels.some(({ at }) => Math.abs(at - centre(bar)) <= 0.5 * step + 2));
  if (
    scale !== undefined &&
    !(isEachNamed && bars.length >= 1 && bars.every((bar) => labels.some(({ at }) => Math.abs(at - centre(bar)) < 2.5)))
  ) {
    const snapped = snapPlaces(bars.map(centre), labels, scale);
    if (snapped !== undefined) return (bar) => ({ text: snapped(centre(bar)), order: centre(bar) });
    const values = bars.map((bar) => valueAt(scale, centre(bar)));
    const perPixel = valuePerPixel(scale, centre(bars[0] ?? { from: 0, to: 0, near: 0, far: 0, colour: 0 }));
    const write = createWriter(values, perPixel, true);
    return (bar) => ({ text: write(valueAt(scale, centre(bar))), order: centre(bar) });
  }
  const edgeNames = areTouching ? namesOfEdges(bars, labels) : undefined;
  if (edgeNames !== undefined) return edgeNames;
  const nearestTo = (bar: BarMark): Axis['labels'][number] | undefined =>
    labels.reduce<Axis['labels'][number] | undefined>(
      (best, label) =>
        best === undefined || Math.abs(label.at - centre(bar)) < Math.abs(best.at - centre(bar)) ? label : best,
      undefined,
    );
  return (bar) => {
    const nearest = nearestTo(bar);
    const isNear =
      nearest !== undefined &&
      Math.abs(nearest.at - centre(bar)) <= 0.62 * step &&
      !bars.some((other) => isBetterFor(nearest.at, other, bar) && nearestTo(other) === nearest);
    return isNear ? { text: nearest.text, order: nearest.at } : { text: '', order: centre(bar) };
  };
}

/** True where another bar of the same series stands nearer to a label, beside the first: not every bar has a label of its own. */
function isBetterFor(at: number, other: BarMark, bar: BarMark): boolean {
  const isBeside = other.colour === bar.colour && (other.to <= bar.from + 1 || other.from >= bar.to - 1);
  return isBeside && Math.abs((other.from + other.to) / 2 - at) < Math.abs((bar.from + bar.to) / 2 - at);
}

/** Where labels stand at the edges of bars that touch, each bar is named by the two beside it; `undefined` where they do not. */
function namesOfEdges(bars: readonly BarMark[], labels: Axis['labels']): ((bar: BarMark) => BarKey) | undefined {
  const at = (edge: number): Axis['labels'][number] | undefined =>
    labels.find((label) => Math.abs(label.at - edge) <= 2.5);
  const areBetween = bars.length >= 3 && bars.every(({ from, to }) => at(from) !== undefined && at(to) !== undefined);
  return areBetween
    ? ({ from, to }) => ({ text: `${at(from)?.text ?? ''}–${at(to)?.text ?? ''}`, order: from, isInferred: true })
    : undefined;
}

function writeBin(scale: Scale, at: number): string {
  const perPixel = valuePerPixel(scale, at);
  const value = valueAt(scale, at);
  return writeMeasured(value, 3 * perPixel);
}

/** A row of pixels in the colour of a bar that stands apart from it in the same stack is where two others meet. */
const isBlur = (bar: BarMark, bars: readonly BarMark[]): boolean =>
  bar.far - bar.near <= BLUR &&
  bars.some(
    (other) =>
      other.colour === bar.colour &&
      other.far - other.near > SLIVER &&
      Math.min(other.to, bar.to) - Math.max(other.from, bar.from) > 0.5 * (bar.to - bar.from),
  );

/** The facts that bars state: one a bar; two series for bars that begin off the base, their beginning and their end. */
export function readBars(bars: readonly BarMark[], axes: BarAxes): { facts: readonly Fact[]; hasStretches: boolean } {
  const base = findBase(bars, axes);
  const scale = settle(axes.scale, base, bars);
  const measured = measure(bars, base, scale);
  const keyOf = keysOf(bars, axes.names);
  const perPixel = median(bars.map(({ near, far }) => valuePerPixel(scale, (near + far) / 2)));
  const hasStretches = measured.filter(({ stretch }) => stretch !== undefined).length >= 0.4 * measured.length;
  const linear = scale.kind === 'linear';
  const all = measured.flatMap(({ value, stretch }) => (hasStretches && stretch ? [...stretch] : [value]));
  const writeAll = createWriter(linear ? all : [], perPixel, true);
  const write = (value: number, at: number): string => writeAll(value, valuePerPixel(scale, at));
  const isSliver = ({ bar, stretch }: Measured): boolean =>
    !hasStretches && ((stretch !== undefined && bar.far - bar.near <= SLIVER) || isBlur(bar, bars));
  const facts = measured.flatMap((own) => {
    // What stands on nothing and is so short is the blur of a stroke over the bars.
    if (isSliver(own)) return [];
    const { bar, value, stretch } = own;
    const { text, order, isInferred } = keyOf(bar);
    const extent = toExtent(bar, axes.isUpright);
    const common = { key: text, order, extent, ...(isInferred === true && { isInferred }) };
    const tip =
      Math.abs(valueAt(scale, bar.near) - value) < Math.abs(valueAt(scale, bar.far) - value) ? bar.near : bar.far;
    if (!hasStretches) return [{ ...common, series: bar.colour, value: write(value, tip) }];
    const [low, high] =
      stretch ?? [valueAt(scale, bar.near), valueAt(scale, bar.far)].sort((one, other) => one - other);
    return [
      { ...common, series: 0, value: write(low ?? 0, tip) },
      { ...common, series: 1, value: write(high ?? 0, tip) },
    ];
  });
  return { facts, hasStretches };
}
