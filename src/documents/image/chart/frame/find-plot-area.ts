import type { ContrastMap } from '../colour/contrast-map.ts';
import { median } from '../median.ts';
import { type Extent, heightOf, type Raster, widthOf } from '../raster/raster.ts';
import type { StraightLine, StraightLines } from './find-lines.ts';

/** Where the marks are drawn, and the lines within. */
export type PlotArea = {
  readonly extent: Extent;
  /** Lines of the grid, axes and borders, each across the area. */
  readonly lines: StraightLines;
};

/** Several plots side by side, or one, or none that lines would show. */
export type PlotAreas =
  | { readonly kind: 'one'; readonly area: PlotArea }
  | { readonly kind: 'several'; readonly count: number }
  | { readonly kind: 'none' };

type Group = { readonly from: number; readonly to: number; readonly lines: readonly StraightLine[] };

const lengthOf = (line: { readonly from: number; readonly to: number }): number => line.to - line.from;

/** Lines that begin and end at about the same places, widest groups first. */
function groupByEnds(lines: readonly StraightLine[]): readonly Group[] {
  const groups: { from: number; to: number; lines: StraightLine[] }[] = [];
  for (const line of [...lines].sort((one, other) => lengthOf(other) - lengthOf(one))) {
    const slack = Math.max(9, 0.03 * lengthOf(line));
    const group = groups.find(({ from, to }) => Math.abs(from - line.from) <= slack && Math.abs(to - line.to) <= slack);
    if (group === undefined) groups.push({ from: line.from, to: line.to, lines: [line] });
    else group.lines.push(line);
  }
  return groups;
}

const weightOf = (group: Group): number => lengthOf(group) * Math.sqrt(group.lines.length);
const heaviest = (groups: readonly Group[]): Group | undefined =>
  groups.reduce<Group | undefined>(
    (best, group) => (best && weightOf(best) >= weightOf(group) ? best : group),
    undefined,
  );

/** A grid has so many lines, each the same step from the next, in pixels; a line that a mark covers at one end is left so long, as a share. */
const LEAST_LINES = 3;
const OFF_STEP = 1.5;
const LEAST_LEFT = 0.5;

/** A grid with the lines that marks cover at one end: they are as far from the others as these are from each other, and end with them at the other end. */
function withCovered(group: Group | undefined, lines: readonly StraightLine[]): Group | undefined {
  if (group === undefined || group.lines.length < LEAST_LINES) return group;
  const places = group.lines.map(({ at }) => at).sort((one, other) => one - other);
  const [first = 0, last = 0] = [places[0], places.at(-1)];
  const gaps = places.slice(1).map((at, index) => at - (places[index] ?? 0));
  const step = (last - first) / gaps.length;
  if (gaps.some((gap) => Math.abs(gap - step) > OFF_STEP)) return group;
  const covered = lines.filter((line) => {
    const steps = (line.at - first) / step;
    const isOnGrid = Math.abs(steps - Math.round(steps)) * step <= OFF_STEP;
    const isShort = line.from >= group.from - OFF_STEP && line.to <= group.to + OFF_STEP;
    const sharesEnd = Math.abs(line.from - group.from) <= OFF_STEP || Math.abs(line.to - group.to) <= OFF_STEP;
    return isOnGrid && isShort && sharesEnd && lengthOf(line) >= LEAST_LEFT * lengthOf(group);
  });
  const more = covered
    .filter((line) => !group.lines.includes(line))
    .map((line) => ({ ...line, from: group.from, to: group.to }));
  return { ...group, lines: [...group.lines, ...more] };
}

const isWithin = (line: StraightLine, from: number, to: number): boolean => line.at >= from - 6 && line.at <= to + 6;

/** Ends that most lines share: ticks make some a little longer. */
const innerEnds = ({ lines }: Group): readonly [number, number] => [
  median(lines.map(({ from }) => from)),
  median(lines.map(({ to }) => to)),
];

function countSeparate(groups: readonly Group[]): number {
  const separate: Group[] = [];
  for (const group of groups.filter(({ lines }) => lines.length >= 3)) {
    if (separate.every(({ from, to }) => group.from > to + 8 || group.to < from - 8)) separate.push(group);
  }
  return separate.length;
}

/**
 * The plot area out of its lines: the heaviest set of lying lines with the same ends, and of standing lines that cross
 * them. Where only one direction has lines, the other side is left to the marks: `extent` is then as far as lines tell.
 * Two sets beside each other are two plots. `signs` of a legend are no marks.
 */
export function findPlotAreas(
  lines: StraightLines,
  raster: Raster,
  map: ContrastMap,
  { panel, signs }: { readonly panel: Extent | undefined; readonly signs: readonly Extent[] },
): PlotAreas {
  if (panel !== undefined) return { kind: 'one', area: { extent: panel, lines: linesWithin(lines, panel) } };
  const [lyingGroups, standingGroups] = [groupByEnds(lines.lying), groupByEnds(lines.standing)];
  const separate = Math.max(countSeparate(lyingGroups), countSeparate(standingGroups));
  if (separate > 1) return { kind: 'several', count: separate };
  const lying = withCovered(heaviest(lyingGroups), lines.lying);
  const standing = heaviest(
    lying === undefined ? standingGroups : standingGroups.filter((group) => isCrossing(lying, group)),
  );
  if (lying === undefined && standing === undefined) return { kind: 'none' };
  const whole = extentOf(lying, standing, raster);
  const extent = reachMarks(withMarks(snapEdges(whole, lines), whole, raster, map), raster, { map, signs });
  if (widthOf(extent) < 24 || heightOf(extent) < 24) return { kind: 'none' };
  return { kind: 'one', area: { extent, lines: linesWithin(lines, extent) } };
}

const linesWithin = (lines: StraightLines, extent: Extent): StraightLines => ({
  lying: lines.lying.filter(
    (line) => isWithin(line, extent.top, extent.bottom) && isOver(line, extent.left, extent.right),
  ),
  standing: lines.standing.filter(
    (line) => isWithin(line, extent.left, extent.right) && isOver(line, extent.top, extent.bottom),
  ),
});

/** Lines that tick marks lengthen reach beyond the axis that crosses them: the axis is the edge. */
function snapEdges(extent: Extent, { lying, standing }: StraightLines): Extent {
  const high = standing.filter((line) => lengthOf(line) > 0.8 * heightOf(extent)).map(({ at }) => at);
  const wide = lying.filter((line) => lengthOf(line) > 0.8 * widthOf(extent)).map(({ at }) => at);
  const first = (places: readonly number[], edge: number): number =>
    Math.min(...places.filter((at) => at >= edge - 3 && at <= edge + 18), Number.POSITIVE_INFINITY);
  const last = (places: readonly number[], edge: number): number =>
    Math.max(...places.filter((at) => at <= edge + 3 && at >= edge - 18), Number.NEGATIVE_INFINITY);
  const orElse = (place: number, edge: number): number => (Number.isFinite(place) ? Math.round(place) : edge);
  return {
    left: orElse(first(high, extent.left), extent.left),
    right: orElse(last(high, extent.right), extent.right),
    top: orElse(first(wide, extent.top), extent.top),
    bottom: orElse(last(wide, extent.bottom), extent.bottom),
  };
}

/** From this chroma on a pixel is of a mark, and so many of them in a box are one. */
const COLOURED = 18;
const LEAST_COLOURED = 6;

/** The inner box with each side of the whole one where marks lie between the two: there the last line of a grid is no axis. */
function withMarks(inner: Extent, whole: Extent, { width }: Raster, { chroma }: ContrastMap): Extent {
  const hasMark = ({ left, top, right, bottom }: Extent): boolean => {
    let count = 0;
    for (let y = top; y < bottom; y += 1)
      for (let x = left; x < right; x += 1) count += Number((chroma[y * width + x] ?? 0) > COLOURED);
    return count >= LEAST_COLOURED;
  };
  const { left, top, right, bottom } = inner;
  return {
    left: hasMark({ left: whole.left, right: left - 1, top, bottom }) ? whole.left : left,
    right: hasMark({ left: right + 2, right: whole.right, top, bottom }) ? whole.right : right,
    top: hasMark({ left, right, top: whole.top, bottom: top - 1 }) ? whole.top : top,
    bottom: hasMark({ left, right, top: bottom + 2, bottom: whole.bottom }) ? whole.bottom : bottom,
  };
}

/** Where a single axis is all that is drawn, the plot reaches as far as coloured marks stand on it. */
function reachMarks(
  extent: Extent,
  { width, height }: Raster,
  { map: { chroma, contrast }, signs }: { readonly map: ContrastMap; readonly signs: readonly Extent[] },
): Extent {
  const isSign = (x: number, y: number): boolean =>
    signs.some(({ left, top, right, bottom }) => x >= left - 1 && x <= right && y >= top - 1 && y <= bottom);
  const isColoured = (x: number, y: number): boolean => (chroma[y * width + x] ?? 0) > COLOURED && !isSign(x, y);
  const { left } = extent;
  let { right, top } = extent;
  if (heightOf(extent) < 24) {
    for (let y = 0; y < extent.top; y += 1) {
      let count = 0;
      for (let x = left; x < right; x += 1) count += Number(isColoured(x, y));
      if (count < 3) continue;
      top = y;
      break;
    }
  }
  if (widthOf(extent) < 24) {
    for (let x = width - 1; x > extent.right; x -= 1) {
      let count = 0;
      for (let y = extent.top; y < Math.min(height, extent.bottom); y += 1) count += Number(isColoured(x, y));
      if (count < 3) continue;
      right = x + 1;
      break;
    }
  }
  return growAlongMarks(
    { left, right, top: heightOf(extent) < 24 ? Math.max(0, top - 2) : top, bottom: extent.bottom },
    {
      width,
      height,
      isColoured: (x, y) => isColoured(x, y) || (!isSign(x, y) && isSolid(contrast, y * width + x, width)),
    },
  );
}

/** From this contrast on a grey that is the same around it, so many pixels far, is a filled mark. */
const SOLID = 20;
const EVEN = 3;
const AROUND = [-2, 2];

const isSolid = (contrast: Float32Array, pixel: number, width: number): boolean => {
  const own = contrast[pixel] ?? 0;
  const isSame = (by: number): boolean => Math.abs((contrast[pixel + by] ?? 0) - own) < EVEN;
  return own >= SOLID && AROUND.every((step) => isSame(step)) && AROUND.some((step) => isSame(step * width));
};

/** A picture, and which of its pixels belong to filled or coloured marks. */
type Coloured = {
  readonly width: number;
  readonly height: number;
  readonly isColoured: (x: number, y: number) => boolean;
};

/**
 * Without a grid the edges of a few bars look like the frame, negative values lie beyond the line of the axis, and some grids have
 * no line at zero: the plot reaches to each side as far as marks go on.
 */
function growAlongMarks(extent: Extent, { width, height, isColoured }: Coloured): Extent {
  let { left, top, right, bottom } = extent;
  const countRow = (y: number): number => {
    let count = 0;
    for (let x = left + 2; x < right - 2; x += 1) count += Number(isColoured(x, y));
    return count;
  };
  const countColumn = (x: number): number => {
    let count = 0;
    for (let y = top + 2; y < bottom - 2; y += 1) count += Number(isColoured(x, y));
    return count;
  };
  while (top > 0 && countRow(top - 1) >= 3) top -= 1;
  while (right < width && countColumn(right) >= 3) right += 1;
  while (bottom < height && countRow(bottom) >= 3) bottom += 1;
  while (left > 0 && countColumn(left - 1) >= 3) left -= 1;
  return { left, right, top, bottom };
}

const isOver = (line: StraightLine, from: number, to: number): boolean =>
  Math.min(line.to, to) - Math.max(line.from, from) > 0.6 * (to - from);

function isCrossing(lying: Group, standing: Group): boolean {
  const places = standing.lines.some((line) => isWithin(line, lying.from, lying.to));
  return places && lying.lines.some((line) => isWithin(line, standing.from, standing.to));
}

function extentOf(lying: Group | undefined, standing: Group | undefined, raster: Raster): Extent {
  const across = lying === undefined ? spread(standing) : innerEnds(lying);
  const along = standing === undefined ? spread(lying) : innerEnds(standing);
  // A grid without an upright axis is as high as its outermost lines; with one, as high as the axis.
  const rows = lying === undefined || lying.lines.length < 2 ? along : widen(along, spread(lying));
  const columns = standing === undefined || standing.lines.length < 2 ? across : widen(across, spread(standing));
  return {
    left: Math.max(0, Math.round(columns[0])),
    top: Math.max(0, Math.round(rows[0])),
    right: Math.min(raster.width, Math.round(columns[1])),
    bottom: Math.min(raster.height, Math.round(rows[1])),
  };
}

function spread(group: Group | undefined): readonly [number, number] {
  const places = (group?.lines ?? []).map(({ at }) => at);
  return [Math.min(...places), Math.max(...places)];
}

const widen = (one: readonly [number, number], other: readonly [number, number]): readonly [number, number] => [
  Math.min(one[0], other[0]),
  Math.max(one[1], other[1]),
];
