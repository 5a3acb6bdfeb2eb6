import type { Axis, AxisLabel } from '../axes/axis.ts';
import { placeOf, valueAt } from '../axes/fit-scale.ts';
import type { Kinds } from '../draft-plot.ts';
import { bendsOf } from '../marks/bends-of.ts';
import type { ReadScene } from '../read-scene.ts';
import type { Calendar } from './calendar.ts';
import { type DateGrid, findDateGrid, type Grain, sampleDates } from './find-date-grid.ts';
import { DATE_PARTS } from './read-date-label.ts';
import { dateWriter } from './write-date.ts';

/**
 * The share of the places of a grid that marks must show for those between to be told as well. On a bare line points lie unseen, and of
 * the dots on a line a few are not found; bars and dots by themselves are all seen.
 */
const FILLED_FROM = { bareLines: 0, dottedLines: 0.8, points: Number.POSITIVE_INFINITY } as const;

/** Where marks stand along the level axis. */
type Marks = {
  readonly places: readonly number[];
  readonly kind: keyof typeof FILLED_FROM;
  /** Of the line that bends most often: where lines cross, all together bend more often than each. */
  readonly ofOne?: readonly number[];
};

/** How far a mark may stand off its label, in pixels, or as a share of what labels are apart; bars may stand further off than bends. */
const AT_LABEL = 2.6;
const BEND_SHARE = 0.07;
const BAR_SHARE = 0.25;
/** So many marks stand at labels where each of these is one name. */
const MOST_AT_LABELS = 0.9;
/** How sure moments are that were measured, or chosen to read a curve at, and are not stated. */
const MEASURED = 0.6;
const DAY_MS = 86_400_000;
const YEAR_MS = 365 * DAY_MS;
/** Marks whose moments keep to no steps are told as finely as a pixel tells them. */
const SPANS = [
  { grain: 'minute', spanMs: 60_000 },
  { grain: 'hour', spanMs: 3_600_000 },
  { grain: 'day', spanMs: DAY_MS },
] as const;

/** Where the marks of a plot stand: bars by their middles, or by the edges at which periods begin. */
function marksOf({ bars, dots, lines, areas, areNarrow }: Kinds): readonly Marks[] {
  if (bars.length > 0)
    return areNarrow
      ? []
      : [
          { places: bars.map(({ from, to }) => (from + to) / 2), kind: 'points' },
          { places: bars.map(({ from }) => from), kind: 'points' },
        ];
  if (dots.length > 0) return [{ places: dots.map(({ x }) => x), kind: 'points' }];
  const all = [...lines, ...areas.flatMap(({ top, bottom }) => [top, bottom])];
  const areDotted = all.every(({ markers = [] }) => markers.length >= 3);
  const each = all.map((line) => bendsOf(line).map(({ x }) => x));
  const ofOne = each.reduce<readonly number[]>((most, own) => (own.length > most.length ? own : most), []);
  return [{ places: each.flat(), ofOne, kind: areDotted ? 'dottedLines' : 'bareLines' }];
}

/** True where marks stand at labels, each of which says all: these name them better than any other text. */
function areNamed({ places, kind }: Marks, { labels }: Axis, { areAlike }: Calendar): boolean {
  const sorted = labels.map(({ at }) => at).sort((one, other) => one - other);
  const step = Math.min(...sorted.slice(1).map((at, index) => at - (sorted[index] ?? 0)));
  const reach = Math.max(AT_LABEL, (kind === 'points' ? BAR_SHARE : BEND_SHARE) * step);
  const nearTo = (some: readonly number[], others: readonly number[], most: number): readonly number[] =>
    some.filter((place) => others.some((at) => Math.abs(at - place) <= most));
  const areAt = nearTo(places, sorted, reach).length >= MOST_AT_LABELS * places.length;
  // A line bends at both edges of a marker: where each label has a bend and none stands between two, all points are at labels.
  const areAround =
    nearTo(sorted, places, reach).length === sorted.length &&
    nearTo(places, sorted, BAR_SHARE * step).length === places.length;
  return areAlike && (areAt || areAround);
}

/** Moments that only measuring tells: those of each mark, or all that a curve can be read at. */
function measureDates({ places, kind, ofOne = places }: Marks, { scale, finest }: Calendar): DateGrid | undefined {
  if (kind === 'bareLines') return sampleDates(ofOne, scale);
  // Labels of months tell no days.
  const isStated = (grain: Grain): boolean => DATE_PARTS.indexOf(grain) <= DATE_PARTS.indexOf(finest);
  const span = SPANS.find(({ grain, spanMs }) => isStated(grain) && scale.slope <= spanMs);
  if (span === undefined) return undefined;
  const { grain, spanMs } = span;
  const times = [...new Set(places.map((at) => Math.round(valueAt(scale, at) / spanMs) * spanMs))];
  return { grain, all: times, shown: times, placeOf: (time) => placeOf(scale, time) };
}

/** The axis named by the moments of a grid; `undefined` where what the labels leave out would tell them apart. */
function nameBy(axis: Axis, calendar: Calendar, grid: DateGrid, { kind }: Marks, confidence: number): Axis | undefined {
  const times = grid.shown.length >= FILLED_FROM[kind] * grid.all.length ? grid.all : grid.shown;
  const write = dateWriter(calendar, axis.labels, grid.grain);
  const span = Math.max(...times) - Math.min(...times);
  const isCycle = (calendar.known === 'hour' && span >= DAY_MS) || (calendar.known !== 'year' && span >= YEAR_MS);
  if (isCycle) return undefined;
  const [first] = axis.labels;
  const { scale: _, ...names } = axis;
  const labels = times.map((time): AxisLabel => {
    const at = grid.placeOf(time);
    const extent = first?.extent ?? { left: at, right: at, top: 0, bottom: 0 };
    return { text: write(time), at, confidence: Math.min(calendar.confidence, confidence), extent };
  });
  return { ...names, isYears: false, labels };
}

/** An axis of dates named by the moments that marks stand at; as it is where each of these has a label that says all. */
export function dateAxis(axis: Axis, calendars: readonly Calendar[], kinds: Kinds): Axis {
  const [calendar] = calendars;
  const [marks, ...others] = marksOf(kinds);
  const isMarked = marks !== undefined && marks.places.length > 0;
  if (calendar === undefined || !isMarked || areNamed(marks, axis, calendar)) return axis;
  const tries: readonly Marks[] = [marks, ...others];
  for (const grain of DATE_PARTS)
    for (const own of tries)
      for (const tried of calendars) {
        const grid = findDateGrid(own.places, tried.scale);
        if (grid?.grain !== grain) continue;
        // Marks at whole years are read by the numbers that these are.
        if (axis.scale !== undefined && own === marks && grain === 'year') return axis;
        const named = nameBy(axis, tried, grid, own, 1);
        if (named !== undefined) return own === marks ? named : atMiddles(named, own, marks);
      }
  const measured = axis.scale === undefined ? measureDates(marks, calendar) : undefined;
  return (measured === undefined ? undefined : nameBy(axis, calendar, measured, marks, MEASURED)) ?? axis;
}

/** The labels of bars that begin at their moments, moved to the middles of these. */
function atMiddles(axis: Axis, { places }: Marks, middles: Marks): Axis {
  const labels = axis.labels.map((label) => {
    const distances = places.map((place) => Math.abs(place - label.at));
    return { ...label, at: middles.places[distances.indexOf(Math.min(...distances))] ?? label.at };
  });
  return { ...axis, labels };
}

/**
 * The scene with an axis of dates named by the moments that its marks stand at: of points between two labels, and of labels that mean
 * something only beside others. Where each mark has a label of its own these stay as they are.
 */
export function fillDates(read: ReadScene, kinds: Kinds): ReadScene {
  const side = read.axes.bottom !== undefined ? 'bottom' : 'top';
  const axis = read.axes[side];
  if (axis?.calendars === undefined) return read;
  return { ...read, axes: { ...read.axes, [side]: dateAxis(axis, axis.calendars, kinds) } };
}
