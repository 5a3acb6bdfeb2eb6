import type { Axis, AxisLabel } from '../axes/axis.ts';
import { axesOf, type Kinds } from '../draft-plot.ts';
import { bareName, CYCLES } from '../labels/calendar-cycles.ts';
import { bendsOf } from '../marks/bends-of.ts';
import type { ReadScene } from '../read-scene.ts';

/** So many labels show which of the names are left out between them. */
const LEAST_LABELS = 3;
/** Months differ in length: how far labels may lie off even steps, as a share of one. */
const UNEVEN = 0.12;

/** Names in the order of the calendar, each so many after the one before it, and how far apart they stand, in pixels. */
type Stride = {
  readonly cycle: readonly string[];
  readonly first: number;
  readonly every: number;
  readonly start: AxisLabel;
  readonly step: number;
};

/** How names of an axis leave out others between them: "Jan", "Mar", "May"; `undefined` where they do not, or all are there. */
function findStride(labels: readonly AxisLabel[]): Stride | undefined {
  const sorted = [...labels].sort((one, other) => one.at - other.at);
  const [start] = sorted;
  const end = sorted.at(-1);
  const cycle = CYCLES.find((names) => sorted.every(({ text }) => names.includes(bareName(text))));
  if (cycle === undefined || start === undefined || end === undefined || sorted.length < LEAST_LABELS) return undefined;
  const order = sorted.map(({ text }) => cycle.indexOf(bareName(text)));
  const strides = order.slice(1).map((place, index) => (place - (order[index] ?? 0) + cycle.length) % cycle.length);
  const [every = 0] = strides;
  const step = (end.at - start.at) / (sorted.length - 1);
  const areEven = sorted.every(({ at }, index) => Math.abs(at - (start.at + index * step)) <= UNEVEN * step);
  const isRegular = every >= 2 && strides.every((stride) => stride === every) && areEven;
  return isRegular ? { cycle, first: order[0] ?? 0, every, start, step: step / every } : undefined;
}

/** A name as the labels beside it are written. */
function writeLike(name: string, { text }: AxisLabel): string {
  const dotted = text.endsWith('.') ? `${name}.` : name;
  if (text === text.toUpperCase()) return dotted.toUpperCase();
  return /^\p{Lu}/u.test(text) ? `${dotted.slice(0, 1).toUpperCase()}${dotted.slice(1)}` : dotted;
}

/** How far a mark may stand off the place of its name, as a share of the step between names. */
const OFF_PLACE = 0.3;
/** The share of the places without a label at which lines must bend, for points to be there. */
const MOST_SHOWN = 0.5;

/** Places along the axis where bars stand, or lines bend and end. */
function placesOf({ bars, lines, areas, areNarrow }: Kinds, isLevel: boolean): readonly number[] | undefined {
  if (bars.length > 0) return areNarrow === isLevel ? undefined : bars.map(({ from, to }) => (from + to) / 2);
  if (!isLevel) return undefined;
  return [...lines, ...areas.map(({ top }) => top)].flatMap((line) => bendsOf(line).map(({ x }) => x));
}

/**
 * The axis with the names it leaves out where `marks` stand: at those marks alone, or at all places between them where a line may run
 * straight through some.
 */
export function fillAxis(axis: Axis, marks: readonly number[], at: 'marks' | 'places'): Axis {
  const stride = axis.scale === undefined ? findStride(axis.labels) : undefined;
  if (stride === undefined || marks.length === 0) return axis;
  const { cycle, first, every, start, step } = stride;
  const count = (at: number): number => Math.round((at - start.at) / step);
  const [low, high] = [count(Math.min(...marks)), count(Math.max(...marks))];
  const hidden = Array.from({ length: Math.max(0, high - low + 1) }, (_, index) => low + index).filter(
    (index) => index % every !== 0 || index < 0 || index > (axis.labels.length - 1) * every,
  );
  const isShown = (index: number): boolean =>
    marks.some((mark) => Math.abs(mark - (start.at + index * step)) <= OFF_PLACE * step);
  const shown = hidden.filter(isShown);
  if (shown.length < MOST_SHOWN * hidden.length) return axis;
  const added = (at === 'marks' ? shown : hidden).map((index): AxisLabel => {
    const name = cycle[(((first + index) % cycle.length) + cycle.length) % cycle.length] ?? '';
    return { ...start, at: start.at + index * step, text: writeLike(name, start) };
  });
  return { ...axis, labels: [...axis.labels, ...added].sort((one, other) => one.at - other.at) };
}

/**
 * The scene with the names that an axis of months or weekdays leaves out for want of room, where marks stand at their places: between
 * "Jan" and "Mar" is "Feb".
 */
export function fillNames(read: ReadScene, kinds: Kinds): ReadScene {
  const { upright, level } = axesOf(read);
  const filled = [upright, level].flatMap((axis): readonly (readonly [Axis, Axis])[] => {
    const places = axis === undefined ? undefined : placesOf(kinds, axis === level);
    return axis === undefined || places === undefined
      ? []
      : [[axis, fillAxis(axis, places, kinds.bars.length > 0 ? 'marks' : 'places')]];
  });
  const axes = Object.fromEntries(
    Object.entries(read.axes).map(([side, axis]) => [side, filled.find(([own]) => own === axis)?.[1] ?? axis]),
  );
  return { ...read, axes };
}
