import type { Axis } from '../axes/axis.ts';
import { placeOf, type Scale, valueAt, valuePerPixel } from '../axes/fit-scale.ts';
import { bendsOf } from '../marks/bends-of.ts';
import type { LineMark, TracePoint } from '../marks/series.ts';
import type { Fact } from './chart-facts.ts';
import { createWriter, findCommonDecimals, findMainDecimals, writeMeasured, writeRounded } from './write-number.ts';

/** A straight line through points by least squares; `undefined` for fewer than two. */
function fitLine(points: readonly TracePoint[]): ((x: number) => number) | undefined {
  if (points.length < 2) return undefined;
  const meanX = points.reduce((sum, { x }) => sum + x, 0) / points.length;
  const meanY = points.reduce((sum, { y }) => sum + y, 0) / points.length;
  const [top, bottom] = points.reduce(
    ([products, squares], { x, y }) => [products + (x - meanX) * (y - meanY), squares + (x - meanX) ** 2],
    [0, 0],
  );
  const slope = (top ?? 0) / (bottom ?? 1);
  return (x) => meanY + slope * (x - meanX);
}

/** Lines of grids stand half a pixel beside the points, and bends are found to a quarter of one. */
const GREATEST_SHIFT = 0.75;

/**
 * How far the points of lines stand beside the places that the axis tells, in pixels: lines of grids are drawn on whole
 * pixels. `undefined` where the line bends nowhere but at its ends, which do not show it.
 */
function shiftOf({ trace }: LineMark, bends: readonly TracePoint[], places: readonly At[]): number | undefined {
  const goesOn = (x: number): boolean =>
    trace.some((point) => Math.abs(point.x - (x - 4)) < 1) && trace.some((point) => Math.abs(point.x - (x + 4)) < 1);
  const shifts = bends
    .filter(({ x }) => goesOn(x))
    .flatMap(({ x }) =>
      places.filter(({ place }) => Math.abs(x - place) <= GREATEST_SHIFT).map(({ place }) => x - place),
    )
    .sort((one, other) => one - other);
  return shifts[Math.floor(shifts.length / 2)];
}

/**
 * The height where a line ends, its last straight piece led on to the place: the caps of steep strokes are cut off askew.
 * `undefined` where the line goes on at both sides, or is too short to tell.
 */
export function heightAtEnd(trace: readonly TracePoint[], place: number, reach: number): number | undefined {
  const near = trace.filter(({ x }) => Math.abs(x - place) <= reach);
  const before = near.filter(({ x }) => x < place - 2);
  const after = near.filter(({ x }) => x > place + 2);
  if (Math.min(before.length, after.length) > 0) return undefined;
  const own = before.length > after.length ? before : after;
  return own.length < 4 ? undefined : fitLine(own)?.(place);
}

/**
 * The height of a line at a place: straight pieces on both sides, led on to the place, so that the thickness of a sharp
 * bend does not count. `undefined` where the line is not there.
 */
export function heightAt(
  trace: readonly TracePoint[],
  place: number,
  reach: number,
  bends: readonly TracePoint[] = [],
): number | undefined {
  // Lines of axes are drawn on whole pixels: at a steep bend half a pixel beside it would be far off.
  const bend = bends.find(({ x }) => Math.abs(x - place) <= 2.2);
  if (bend !== undefined) return bend.y;
  const before = trace.filter(({ x }) => x < place - 1.5 && x >= place - reach);
  const after = trace.filter(({ x }) => x > place + 1.5 && x <= place + reach);
  const near = trace.filter(({ x }) => Math.abs(x - place) <= 1.5);
  const estimates = [before, after].flatMap((points) => {
    const line = points.length >= 3 ? fitLine(points) : undefined;
    return line === undefined ? [] : [line(place)];
  });
  const own = near.length === 0 ? undefined : near.reduce((sum, { y }) => sum + y, 0) / near.length;
  if (near.length === 0 && (before.length < 3 || after.length < 3)) return undefined;
  const [first, second] = estimates;
  if (first === undefined) return own;
  if (second === undefined) return first;
  return Math.abs(first - second) < 6 || own === undefined ? (first + second) / 2 : own;
}

/** The axes of a plot of lines. */
export type LineAxes = { readonly names: Axis; readonly scale: Scale };

/** A place along the axis, and what stands there. */
export type At = { readonly place: number; readonly key: string };

/** Where lines are to be read: the places of named labels; those of numbers where the line bends, on a regular grid where the bends keep to one. */
export function placesOfLines(lines: readonly LineMark[], { names }: LineAxes): (line: LineMark) => readonly At[] {
  const { scale } = names;
  if (scale === undefined) return () => names.labels.map(({ at, text }) => ({ place: at, key: text }));
  const found = new Map(lines.map((line) => [line, bendsOf(line)]));
  const named = namedPlaces([...found.values()].flat(), names);
  if (named !== undefined) return () => named;
  const isCurved = [...found.values()].some(isCurve);
  if (isCurved || (names.isYears && isEachYear(names, lines))) return () => atLabels(names);
  const perPixel = valuePerPixel(scale, lines[0]?.trace[0]?.x ?? 0);
  const valuesOfBends = (bends: readonly TracePoint[]): readonly number[] => bends.map(({ x }) => valueAt(scale, x));
  // Bends are found along the line to a pixel or two; where lines cross there are some that are no points.
  const isLinear = scale.kind === 'linear';
  const whole = isLinear ? findCommonDecimals(valuesOfBends([...found.values()].flat()), 4 * perPixel) : undefined;
  const main =
    isLinear && whole === undefined
      ? findMainDecimals(valuesOfBends([...found.values()].flat()), 4 * perPixel)
      : undefined;
  const common = whole ?? main;
  const bends = main === undefined ? found : new Map([...found].map(([line, own]) => [line, onGrid(own, scale, main)]));
  const all = valuesOfBends([...bends.values()].flat());
  const write = (value: number): string =>
    common === undefined ? writeMeasured(value, perPixel) : writeRounded(value + common.shift, common.decimals);
  const placeFor = (value: number): number => placeOf(scale, Number(write(value)) - (common?.shift ?? 0));
  const grid = common === undefined ? undefined : findGrid(all.map((value) => Number(write(value))));
  return (line) => {
    const own = bends.get(line) ?? [];
    if (grid === undefined)
      return own.map(({ x }) => ({
        place: common === undefined ? x : placeFor(valueAt(scale, x)),
        key: write(valueAt(scale, x)),
      }));
    const ends = [valueAt(scale, own[0]?.x ?? 0), valueAt(scale, own.at(-1)?.x ?? 0)].map((value) =>
      Number(write(value)),
    );
    const [low, high] = [Math.min(...ends), Math.max(...ends)];
    return grid
      .filter((value) => value >= low && value <= high)
      .map((value) => ({
        place: placeOf(scale, value - (common?.shift ?? 0)),
        key: writeRounded(value, common?.decimals ?? 0),
      }));
  };
}

/** The bends that keep to the digit of most, and those at the ends of the line: what lies over these hides where they are. */
const onGrid = (
  bends: readonly TracePoint[],
  scale: Scale,
  { isKept }: { readonly isKept: (value: number) => boolean },
): readonly TracePoint[] =>
  bends.filter(({ x }, index) => index === 0 || index === bends.length - 1 || isKept(valueAt(scale, x)));

/** True where each year has its label: between them there is none. Of two years lines run from the one to the other. */
const isEachYear = (axis: Axis, lines: readonly LineMark[]): boolean => {
  const labels = atLabels(axis);
  const [first, last] = [labels[0], labels.at(-1)];
  const isAt = (x: number | undefined, at: At | undefined): boolean =>
    Math.abs((x ?? 0) - (at?.place ?? 0)) <= AT_PLACE;
  const areBetween = lines.every(({ trace }) => isAt(trace[0]?.x, first) && isAt(trace.at(-1)?.x, last));
  const years = labels.map(({ key }) => Number(key));
  const areEach = years.slice(1).every((year, index) => year - (years[index] ?? 0) <= 1);
  return areEach && (years.length >= 3 || areBetween);
};

/** So many bends, so near to each other in pixels, are no points of data that a reader could tell apart: the line is a curve. */
const MANY_BENDS = 16;
const NEAR_BENDS = 14;

const isCurve = (bends: readonly TracePoint[]): boolean =>
  bends.length > MANY_BENDS && ((bends.at(-1)?.x ?? 0) - (bends[0]?.x ?? 0)) / bends.length < NEAR_BENDS;

/** The numbers that the axis is labelled with: where a curve is read. */
function atLabels({ labels, scale }: Axis): readonly At[] {
  const sorted = [...labels].sort((one, other) => one.at - other.at);
  return sorted.map(({ at, text }) => ({
    place: at,
    key: scale === undefined ? text : writeRounded(valueAt(scale, at), decimalsOf(sorted, scale)),
  }));
}

/** The share of bends that stand at labels: all but a few. Of years it is less, which lines that cross make bends between. */
const MOST_AT_LABELS = 0.9;
const MOST_AT_YEARS = 0.6;

/** The labels of the axis, where lines bend at them and nowhere else: years are names as much as numbers. */
function namedPlaces(bends: readonly TracePoint[], axis: Axis): readonly At[] | undefined {
  const labels = withHidden(bends, axis);
  const sorted = [...labels].sort((one, other) => one.at - other.at);
  const step = Math.min(...sorted.slice(1).map(({ at }, index) => at - (sorted[index]?.at ?? 0)));
  if (sorted.length < 3 || step < 8) return undefined;
  const labelled = stepThrough(bends, sorted);
  const areAt = bends.filter(({ x }) => labels.some(({ at }) => Math.abs(at - x) <= Math.max(2.6, 0.07 * step)));
  const hit = labelled.filter(({ at }) => areAt.some(({ x }) => Math.abs(at - x) <= Math.max(2.6, 0.07 * step)));
  const most = axis.isYears ? MOST_AT_YEARS : MOST_AT_LABELS;
  if (areAt.length < most * bends.length || hit.length < 0.5 * labelled.length) return undefined;
  return atLabels({ ...axis, labels: labelled });
}

/** How far a bend may lie off a place that has no label, in pixels. */
const AT_PLACE = 3;

/**
 * The labels of an axis of numbers, with places between and beyond them that have none though lines bend or end there: labels that
 * would touch each other are left out.
 */
function withHidden(bends: readonly TracePoint[], { labels, scale, isYears }: Axis): Axis['labels'] {
  if (scale?.kind !== 'linear' || labels.length < 3) return labels;
  const values = labels.map(({ at }) => valueAt(scale, at)).sort((one, other) => one - other);
  const [low, high] = [values[0] ?? 0, values.at(-1) ?? 0];
  const shortest = Math.min(...values.slice(1).map((value, index) => value - (values[index] ?? 0)));
  // Labels stand on whole pixels: over all of them their step shows better than between two.
  const labelled = (high - low) / Math.round((high - low) / shortest);
  // Between labels of every second year are years as well.
  const step = isYears && labelled > 1 ? labelled / Math.round(labelled) : labelled;
  const count = (value: number): number => Math.round((value - low) / step);
  const isRegular = values.every((value) => Math.abs((value - low) / step - count(value)) < 0.1);
  if (!isRegular) return labels;
  const places = bends.map(({ x }) => ({ x, at: placeOf(scale, low + step * count(valueAt(scale, x))) }));
  const hidden = places
    .filter(({ x, at }) => Math.abs(x - at) <= AT_PLACE && labels.every((label) => Math.abs(label.at - at) > AT_PLACE))
    .map(({ at }) => at);
  const [first] = labels;
  const distinct = hidden.filter((at, index) => hidden.findIndex((other) => Math.abs(other - at) <= 1) === index);
  return first === undefined ? labels : [...labels, ...distinct.map((at) => ({ ...first, at, text: '' }))];
}

/** Where lines bend at every second label only, the labels between name no point; likewise every third and so on. */
function stepThrough(bends: readonly TracePoint[], sorted: Axis['labels']): Axis['labels'] {
  const distances = (x: number): readonly number[] => sorted.map(({ at }) => Math.abs(at - x));
  const indices = [...new Set(bends.map(({ x }) => distances(x).indexOf(Math.min(...distances(x)))))];
  const first = Math.min(...indices);
  const step = indices.reduce((divisor, index) => greatestDivisor(divisor, index - first), 0);
  return indices.length < 3 || step < 2 ? sorted : sorted.filter((_, index) => index % step === first % step);
}

const greatestDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestDivisor(other, one % other);

/** Labels stand on whole pixels: a step is measured so much too short at most. */
const SHORT_STEP = 1.05;

/** As many decimals as tell the labels apart. */
function decimalsOf(labels: Axis['labels'], scale: Scale): number {
  const steps = labels
    .slice(1)
    .map(({ at }, index) => Math.abs(valueAt(scale, at) - valueAt(scale, labels[index]?.at ?? 0)));
  const smallest = Math.min(...steps.filter((step) => step > 0));
  return Math.max(0, Math.min(6, Math.ceil(-Math.log10(smallest * SHORT_STEP))));
}

/** The regular grid that most bends fill: bends at 1, 2, 4 and 5 leave out only what lies straight between. */
function findGrid(values: readonly number[]): readonly number[] | undefined {
  const distinct = [...new Set(values)].sort((one, other) => one - other);
  const steps = distinct.slice(1).map((value, index) => value - (distinct[index] ?? 0));
  const step = Math.min(...steps);
  const [first, last] = [distinct[0] ?? 0, distinct.at(-1) ?? 0];
  const count = Math.round((last - first) / step) + 1;
  const keep = distinct.every((value) => Math.abs((value - first) / step - Math.round((value - first) / step)) < 0.02);
  if (!keep || distinct.length < 3 || count > 200 || distinct.length < 0.6 * count) return undefined;
  return Array.from({ length: count }, (_, index) => Number((first + index * step).toPrecision(12)));
}

/** A place of a line; without a height where the line is gone there. `isSeen` is true where it bends or has a marker. */
type Point = {
  readonly line: LineMark;
  readonly place: number;
  readonly key: string;
  readonly y: number | undefined;
  readonly isSeen: boolean;
};

/** A bend shows a point of data where it is so near to its place, in pixels. */
export const SEEN = 3;

/** The points of lines at their places. `unseen` is the shift of lines whose bends do not show it. */
function pointsOf(
  lines: readonly LineMark[],
  placesFor: (line: LineMark) => readonly At[],
  unseen: number,
): readonly Point[] {
  return lines.flatMap((line) => {
    const places = placesFor(line);
    const bends = bendsOf(line);
    const gaps = places.slice(1).map(({ place }, index) => Math.abs(place - (places[index]?.place ?? 0)));
    const reach = Math.min(12, Math.max(4, 0.45 * Math.min(...gaps, 60)));
    const shift = shiftOf(line, bends, places) ?? unseen;
    const isMarked = (line.markers ?? []).length > 0;
    return places.flatMap(({ place, key }) => {
      const atEnd = isMarked ? undefined : heightAtEnd(line.trace, place + shift, reach);
      const y = atEnd ?? heightAt(line.trace, place, reach, bends);
      const isSeen = bends.some(({ x }) => Math.abs(x - place) <= SEEN);
      return [{ line, place, key, y, isSeen }];
    });
  });
}

/** The points without those where a line has not begun yet or has ended; those within its gaps stay. */
function withinLines(points: readonly Point[], lines: readonly LineMark[]): readonly Point[] {
  return lines.flatMap((line) => {
    const own = points.filter((point) => point.line === line);
    const places = own.filter(({ y }) => y !== undefined).map(({ place }) => place);
    const [first, last] = [Math.min(...places), Math.max(...places)];
    return own.filter(({ place }) => place >= first && place <= last);
  });
}

/** The heights in numbers; those of points that are seen alone where only these keep to few decimals. */
function valuesOf(points: readonly Point[], scale: Scale, onlySeen: boolean): readonly number[] {
  return points.flatMap(({ y, isSeen }) => (y === undefined || (onlySeen && !isSeen) ? [] : [valueAt(scale, y)]));
}

/** The shifts that drawing on whole pixels makes. */
const SHIFTS = [0, -0.5, 0.5];

/** The points with the shift that lets their values keep to the fewest decimals; without one where none does. */
function settlePoints(
  lines: readonly LineMark[],
  placesFor: (line: LineMark) => readonly At[],
  scale: Scale,
): readonly Point[] {
  const tried = SHIFTS.map((shift) => {
    const points = withinLines(pointsOf(lines, placesFor, shift), lines);
    const perPixel = valuePerPixel(scale, points.find(({ y }) => y !== undefined)?.y ?? 0);
    const common =
      scale.kind === 'linear' ? findCommonDecimals(valuesOf(points, scale, true), perPixel, true) : undefined;
    return { points, decimals: common?.decimals ?? Number.POSITIVE_INFINITY };
  });
  const fewest = Math.min(...tried.map(({ decimals }) => decimals));
  return tried.find(({ decimals }) => decimals === fewest)?.points ?? [];
}

/** So many places that nothing shows may lie on straight pieces by chance: of random values about one in fifty does. */
const MOST_UNSEEN = 0.15;

/** A value at a place along numbers, and whether a bend, an end or a marker is there. */
export type Shown = { readonly key: string; readonly value: number | undefined; readonly isSeen: boolean };

/**
 * The places along numbers that are told: those where some line bends, ends or has a marker. A straight piece may hold a point or
 * none: a few are told where nearly all others are shown and their values keep to the digits of these; many are a grid that is not
 * the data's. `slack` is how far a value may lie off its digits.
 */
export function findToldKeys(points: readonly Shown[], slack: number): ReadonlySet<string> {
  // A gap states no value: that there is none is seen.
  const shown = new Set(points.filter(({ isSeen, value }) => isSeen || value === undefined).map(({ key }) => key));
  const keys = new Set(points.map(({ key }) => key));
  const keptDecimals = (some: readonly Shown[]): number | undefined =>
    findCommonDecimals(
      some.flatMap(({ value }) => value ?? []),
      slack,
      true,
    )?.decimals;
  const areFew = keys.size - shown.size <= MOST_UNSEEN * keys.size;
  const seen = points.filter(({ key }) => shown.has(key));
  return areFew && keptDecimals(points) === keptDecimals(seen) ? keys : shown;
}

/** How far a value on a line may lie off its digits, in pixels. */
const BLUR = 2.5;

function withoutUnseen(points: readonly Point[], scale: Scale): readonly Point[] {
  const perPixel = valuePerPixel(scale, points.find(({ y }) => y !== undefined)?.y ?? 0);
  const told = findToldKeys(
    points.map(({ key, y, isSeen }) => ({ key, isSeen, value: y === undefined ? undefined : valueAt(scale, y) })),
    BLUR * perPixel,
  );
  return points.filter(({ key }) => told.has(key));
}

/** True where every place along the axis stands for itself: it has a name, is a year, or lies on a curve. */
export const isEachTold = (lines: readonly LineMark[], { names }: LineAxes): boolean =>
  names.scale === undefined || names.isYears || lines.some((line) => isCurve(bendsOf(line)));

/** The facts that lines state: where a name stands, or at the ends and bends of each line. Without a value where the line has a gap. */
export function readLines(lines: readonly LineMark[], axes: LineAxes): readonly Fact[] {
  // Years are names as much as numbers.
  const hasNames = axes.names.scale === undefined || axes.names.isYears;
  const all = settlePoints(lines, placesOfLines(lines, axes), axes.scale);
  const found = isEachTold(lines, axes) ? all : withoutUnseen(all, axes.scale);
  const usual = valuePerPixel(axes.scale, found.find(({ y }) => y !== undefined)?.y ?? 0);
  const write = createWriter(
    axes.scale.kind === 'linear' ? settledValues(found, axes.scale, usual) : [],
    BLUR * usual,
    true,
  );
  return found.map(({ line, place, key, y, isSeen }) => ({
    ...(!isSeen && !hasNames && { isInferred: true as const }),
    order: place,
    key,
    series: line.colour,
    value: y === undefined ? '' : write(valueAt(axes.scale, y), valuePerPixel(axes.scale, y)),
    extent: {
      left: place - 3,
      right: place + 3,
      top: (y ?? line.trace[0]?.y ?? 0) - 3,
      bottom: (y ?? line.trace[0]?.y ?? 0) + 3,
    },
  }));
}

/** The values whose digits are those of all: of every point, else of those that are seen. */
function settledValues(points: readonly Point[], scale: Scale, perPixel: number): readonly number[] {
  const all = valuesOf(points, scale, false);
  return findCommonDecimals(all, BLUR * perPixel, true) === undefined ? valuesOf(points, scale, true) : all;
}
