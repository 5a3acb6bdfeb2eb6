import type { Box } from '../../svg/box.ts';
import { element } from '../../svg/element.ts';

/** A place that a line goes through: its pixels and its category. */
export type LinePoint = { readonly x: number; readonly y: number; readonly index: number };

/** Far outside of any picture. Lines to places beyond it look the same, and renderers fail at huge numbers. */
const FAR = 100_000;

/** A coordinate that renderers can hold. */
export function holdPixel(pixel: number): number {
  return Math.max(-FAR, Math.min(FAR, pixel));
}

/** The stretches of a line: its points without those that are missing, parted there unless gaps are bridged. */
export function splitRuns<Point>(
  points: readonly (Point | undefined)[],
  bridgesGaps: boolean,
): readonly (readonly Point[])[] {
  const runs: Point[][] = [];
  let run: Point[] | undefined;
  for (const point of points) {
    if (point === undefined) {
      if (!bridgesGaps) run = undefined;
      continue;
    }
    if (run === undefined) {
      run = [];
      runs.push(run);
    }
    run.push(point);
  }
  return runs;
}

/** Fewer points than this many for each pixel are all drawn. */
const MOST_PER_PIXEL = 4;

/** True where a line has more points than a picture can show. */
export function isDense(points: readonly { readonly x: number }[]): boolean {
  const span = Math.abs((points.at(-1)?.x ?? 0) - (points[0]?.x ?? 0));
  return points.length > MOST_PER_PIXEL * (Math.ceil(span) + 1);
}

/**
 * The points of a line that make the same picture as all of them: of each column of pixels the first, the lowest, the highest and
 * the last (M4: Jugel et al., "M4: A Visualization-Oriented Time Series Data Aggregation", VLDB 2014). So every extreme stays. Points
 * come in the order of their x; few of them are given back as they are.
 */
export function thinPoints<Point extends { readonly x: number; readonly y: number }>(
  points: readonly Point[],
): readonly Point[] {
  if (!isDense(points)) return points;
  const kept: Point[] = [];
  let start = 0;
  while (start < points.length) {
    const column = Math.floor(points[start]?.x ?? 0);
    let [low, high, end] = [start, start, start];
    for (; end < points.length; end++) {
      const point = points[end];
      if (point === undefined || Math.floor(point.x) !== column) break;
      if (point.y < (points[low]?.y ?? 0)) low = end;
      if (point.y > (points[high]?.y ?? 0)) high = end;
    }
    const places = new Set([start, Math.min(low, high), Math.max(low, high), end - 1]);
    for (const place of places) {
      const point = points[place];
      if (point !== undefined) kept.push(point);
    }
    start = end;
  }
  return kept;
}

/** SVG without what lies outside a box, and by how much marks on its edge may stand out; as it is where nothing lies outside. */
export function clipTo(
  svg: string,
  {
    area,
    margin,
    points,
  }: { area: Box; margin: number; points: readonly { readonly x: number; readonly y: number }[] },
): string {
  const [right, bottom] = [area.x + area.width + margin, area.y + area.height + margin];
  const [x, y] = [area.x - margin, area.y - margin];
  if (points.every((point) => point.x >= x && point.x <= right && point.y >= y && point.y <= bottom)) return svg;
  const [width, height] = [right - x, bottom - y];
  // An inner picture hides what is outside of it, and needs no name that another picture of the same page could have.
  const viewBox = [x, y, width, height].map((number) => number.toFixed(2)).join(' ');
  return element('svg', { x, y, width, height, viewBox, overflow: 'hidden' }, svg);
}
