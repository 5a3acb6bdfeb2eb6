import type { Point } from './view-chart.ts';

/** A place in pixels of a picture. */
export type Place = { readonly x: number; readonly y: number };

const REACH = 90;

/** The point whose mark lies under a place, the smallest where marks overlap; else the nearest one within reach. */
export function findPoint(points: readonly Point[], place: Place): Point | undefined {
  let best: Point | undefined;
  let bestDistance = REACH;
  let bestArea = Number.POSITIVE_INFINITY;
  for (const point of points) {
    const distance = distanceTo(point, place);
    const area = point.box === undefined ? 0 : point.box.width * point.box.height;
    if (distance < bestDistance || (distance === bestDistance && area < bestArea)) {
      best = point;
      bestDistance = distance;
      bestArea = area;
    }
  }
  return best;
}

function distanceTo({ box, x, y }: Point, place: Place): number {
  if (box === undefined) return Math.hypot(x - place.x, y - place.y);
  const across = Math.max(box.x - place.x, 0, place.x - box.x - box.width);
  const down = Math.max(box.y - place.y, 0, place.y - box.y - box.height);
  return Math.hypot(across, down);
}

/** The ways to go from one point to another. */
export type Step = 'nextPlace' | 'previousPlace' | 'nextSeries' | 'previousSeries' | 'first' | 'last';

/**
 * The point one step on: along the categories within a series, or from series to series within a category. Where there is none
 * that way it stays. Without a point to begin from it is the first.
 */
export function stepFrom(points: readonly Point[], from: Point | undefined, step: Step): Point | undefined {
  if (from === undefined || step === 'first') return points[0];
  if (step === 'last') return points.at(-1);
  const alike =
    step === 'nextPlace' || step === 'previousPlace'
      ? points.filter(({ columnKey }) => columnKey === from.columnKey)
      : points.filter(({ rowIndex }) => rowIndex === from.rowIndex);
  const distance = step === 'nextPlace' || step === 'nextSeries' ? 1 : -1;
  return alike[alike.indexOf(from) + distance] ?? from;
}
