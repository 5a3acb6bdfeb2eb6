import { placeOf, type Scale, valueAt } from '../axes/fit-scale.ts';
import { median } from '../median.ts';
import type { DATE_PARTS } from './read-date-label.ts';

/** The shortest part of a date that the moments of a grid need. */
export type Grain = (typeof DATE_PARTS)[number];

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** A month on average: only for how wide one is. */
const MONTH_MS = 30.44 * DAY_MS;

/** Moments in even steps of the calendar. */
type Steps = { readonly grain: Grain; readonly unitMs: number; readonly steps: readonly number[] };
const LADDER: readonly Steps[] = [
  { grain: 'year', unitMs: MONTH_MS, steps: [1200, 600, 240, 120, 60, 48, 24, 12] },
  { grain: 'month', unitMs: MONTH_MS, steps: [6, 4, 3, 2, 1] },
  { grain: 'day', unitMs: DAY_MS, steps: [28, 14, 10, 7, 5, 4, 3, 2, 1] },
  { grain: 'hour', unitMs: HOUR_MS, steps: [12, 8, 6, 4, 3, 2, 1] },
  { grain: 'minute', unitMs: MINUTE_MS, steps: [30, 20, 15, 10, 5, 2, 1] },
];

/** One kind of even steps, tied to the calendar: the moment of each, and which one is nearest to a moment. */
type Grid = {
  readonly grain: Grain;
  readonly stepMs: number;
  readonly timeOf: (count: number) => number;
  readonly countOf: (time: number) => number;
};

/** Moments to be told, and how many milliseconds a pixel is. */
type Timed = { readonly times: readonly number[]; readonly slope: number };

/** Months since January 1970, in parts of one. */
function monthsOf(time: number): number {
  const date = new Date(time);
  const whole = 12 * (date.getUTCFullYear() - 1970) + date.getUTCMonth();
  const [from, to] = [Date.UTC(1970, whole), Date.UTC(1970, whole + 1)];
  return whole + (time - from) / (to - from);
}

const modulo = (value: number, divisor: number): number => ((value % divisor) + divisor) % divisor;

/** Every so many months: those that most of some moments are nearest to; of narrow ones those that the year begins with. */
function gridOfMonths({ grain }: Steps, every: number, { times, slope }: Timed): Grid {
  const residues = times.map((time) => modulo(Math.round(monthsOf(time)), every));
  const counts = new Map<number, number>();
  for (const residue of residues) counts.set(residue, (counts.get(residue) ?? 0) + 1);
  const [[most] = [0]] = [...counts].sort((one, other) => other[1] - one[1]);
  const first = MONTH_MS / slope < MOST_SHIFT ? 0 : most;
  return {
    // Years that do not begin in January need their month.
    grain: grain === 'year' && modulo(first, 12) !== 0 ? 'month' : grain,
    stepMs: every * MONTH_MS,
    timeOf: (count) => Date.UTC(1970, first + count * every),
    countOf: (time) => Math.round((monthsOf(time) - first) / every),
  };
}

/** Every so many days, hours or minutes, from the one on that most of some moments agree on. */
function gridOfSpans({ grain, unitMs }: Steps, every: number, { times }: Timed): Grid {
  const stepMs = every * unitMs;
  const start = times[times.length >> 1] ?? 0;
  const countFrom = (base: number, time: number): number => Math.round((time - base) / stepMs);
  const phase = median(times.map((time) => time - start - countFrom(start, time) * stepMs));
  const base = Math.round((start + phase) / unitMs) * unitMs;
  return { grain, stepMs, timeOf: (count) => base + count * stepMs, countOf: (time) => countFrom(base, time) };
}

const gridOf = (level: Steps, every: number, timed: Timed): Grid =>
  level.unitMs === MONTH_MS ? gridOfMonths(level, every, timed) : gridOfSpans(level, every, timed);

function* gridsFor(times: readonly number[], { slope }: Scale): Generator<Grid> {
  for (const level of LADDER)
    for (const every of level.steps)
      if ((every * level.unitMs) / slope >= LEAST_STEP) yield gridOf(level, every, { times, slope });
}

/** Steps of a grid are at least so wide, in pixels: marks nearer to each other are not told apart. */
const LEAST_STEP = 5;
/** How far a mark may lie off its moment, in pixels, and as a share of a step. */
const OFF_PLACE = 2.2;
const OFF_SHARE = 0.22;
/**
 * The share of the marks that keep to a grid, and of the places of a grid that some mark shows. Lines that cross others bend where no
 * point is: fewer keep to it where nearly all its places are shown.
 */
const DEMANDS = [
  { kept: 0.85, shown: 0.5 },
  { kept: 0.65, shown: 0.9 },
] as const;
/** Chance does the same so seldom, for all grids that are tried. */
const SELDOM = 0.003;
const LEAST_PLACES = 3;
/** How far all marks may lie off their moments alike, in pixels, and as a share of a step. */
const MOST_SHIFT = 5;
const SHIFT_SHARE = 0.25;

/** The moments of a grid: all between the first and the last mark, and those that some mark shows; and where each of them is. */
export type DateGrid = {
  readonly grain: Grain;
  readonly all: readonly number[];
  readonly shown: readonly number[];
  readonly placeOf: (time: number) => number;
};

/** The places of marks in rising order, those within a pixel of each other once. */
const distinctPlaces = (marks: readonly number[]): readonly number[] =>
  [...marks]
    .sort((one, other) => one - other)
    .filter((at, index, sorted) => index === 0 || at - (sorted[index - 1] ?? at) > 1);

const placesBetween = ({ timeOf }: Grid, low: number, high: number): readonly number[] =>
  Array.from({ length: high - low + 1 }, (_, index) => timeOf(low + index));

/**
 * The widest even steps of the calendar that marks keep to, where chance would hardly do the same: each first of a month, every
 * seventh day. `undefined` where there are none.
 */
export function findDateGrid(marks: readonly number[], scale: Scale): DateGrid | undefined {
  const places = distinctPlaces(marks);
  const times = places.map((at) => valueAt(scale, at));
  const grids = [...gridsFor(times, scale)].map((grid) => {
    const offs = places.map((at, index) => at - placeOf(scale, grid.timeOf(grid.countOf(times[index] ?? 0))));
    return { grid, offs, step: grid.stepMs / scale.slope, shift: median(offs) };
  });
  for (const least of DEMANDS)
    for (const { grid, offs, step, shift } of grids) {
      // Labels that end at their places stand a little beside them, and so all marks lie off alike.
      const shifts = Math.abs(shift) <= Math.min(MOST_SHIFT, SHIFT_SHARE * step) ? [0, shift] : [0];
      for (const own of shifts) {
        const found = gridAt(grid, times, { offs: offs.map((off) => off - own), step, least });
        if (found !== undefined) return { ...found, placeOf: (time) => placeOf(scale, time) + own };
      }
    }
  return undefined;
}

/** How far marks lie off the moments of a grid, how wide its steps are, in pixels, and how many are to keep to it. */
type Offs = { readonly offs: readonly number[]; readonly step: number; readonly least: (typeof DEMANDS)[number] };

function gridAt(
  grid: Grid,
  times: readonly number[],
  { offs, step, least }: Offs,
): Omit<DateGrid, 'placeOf'> | undefined {
  const reach = Math.min(OFF_PLACE, OFF_SHARE * step);
  const kept = times.filter((_, index) => Math.abs(offs[index] ?? 0) <= reach);
  const counts = [...new Set(kept.map(grid.countOf))].sort((one, other) => one - other);
  const [low = 0, high = 0] = [counts[0], counts.at(-1)];
  const choices = kept.length < times.length ? 2 ** times.length : 1;
  const isSeldom = choices * ((2 * reach) / step) ** kept.length <= SELDOM;
  const isMet = kept.length >= least.kept * times.length && counts.length >= least.shown * (high - low + 1);
  if (!isMet || !isSeldom || counts.length < LEAST_PLACES) return undefined;
  return { grain: grid.grain, all: placesBetween(grid, low, high), shown: counts.map(grid.timeOf) };
}

/** So many moments of a curve are told at most. */
const MOST_SAMPLED = 240;

/** Points stand no nearer to each other than that share of what bends do. */
const OF_BENDS = 0.7;
const RUNGS = [
  { grain: 'minute', every: 1, unitMs: MINUTE_MS },
  { grain: 'hour', every: 1, unitMs: HOUR_MS },
  { grain: 'day', every: 1, unitMs: DAY_MS },
  { grain: 'day', every: 7, unitMs: DAY_MS },
  { grain: 'month', every: 1, unitMs: MONTH_MS },
  { grain: 'month', every: 3, unitMs: MONTH_MS },
  { grain: 'year', every: 12, unitMs: MONTH_MS },
] as const;

/** The moments at which a curve with bends at some places is read: in the narrowest steps of the calendar that can be told apart. */
export function sampleDates(marks: readonly number[], scale: Scale): DateGrid | undefined {
  const times = [...marks].sort((one, other) => one - other).map((at) => valueAt(scale, at));
  const [low = 0, high = 0] = [times[0], times.at(-1)];
  const usual = median(times.slice(1).map((time, index) => time - (times[index] ?? 0)));
  const least = Math.max(LEAST_STEP * scale.slope, OF_BENDS * usual);
  const rung = RUNGS.find(({ every, unitMs }) => every * unitMs >= least);
  if (rung === undefined) return undefined;
  const { grain, every, unitMs } = rung;
  // Months are counted from the year on.
  const timed = { times: unitMs === MONTH_MS ? [0] : times, slope: scale.slope };
  const grid = gridOf({ grain, unitMs, steps: [] }, every, timed);
  const reach = 2 * scale.slope;
  const all = placesBetween(grid, grid.countOf(low), grid.countOf(high)).filter(
    (time) => time >= low - reach && time <= high + reach,
  );
  const areFew = all.length <= MOST_SAMPLED && all.length >= LEAST_PLACES;
  return areFew ? { grain, all, shown: all, placeOf: (time) => placeOf(scale, time) } : undefined;
}
