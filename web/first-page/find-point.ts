import type { Point } from './view-chart.ts';

/** A place in pixels of a picture. */
export type Place = { readonly x: number; readonly y: number };

const REACH = 48;

/** The point whose mark lies under a place, the smallest where marks overlap; else the nearest one within reach. */
export function findPoint(points: readonly Point[], place: Place): Point | undefined {
  let best: Point | undefined;
  let bestDistance = REACH;
  let smallest = Number.POSITIVE_INFINITY;
  for (const point of points) {
    if (point.box !== undefined && isWithin(place, point.box)) {
      const area = point.box.width * point.box.height;
      if (area < smallest) {
        smallest = area;
        best = point;
      }
    } else if (smallest === Number.POSITIVE_INFINITY) {
      const distance = Math.hypot(point.x - place.x, point.y - place.y);
      if (distance < bestDistance) {
        bestDistance = distance;
        best = point;
      }
    }
  }
  return best;
}

function isWithin({ x, y }: Place, box: NonNullable<Point['box']>): boolean {
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
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
