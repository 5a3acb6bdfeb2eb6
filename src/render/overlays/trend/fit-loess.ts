import type { Curve, DataPoint } from './fit-polynomial.ts';

/** The part of the points that each place looks at. */
const SPAN = 0.75;

/**
 * A curve that follows the points near each place: a line of least squares through the nearest three quarters of them, weighed by the
 * tricube of their distance (Cleveland 1979, without robustness steps). Nothing for fewer than three different places.
 */
export function fitLoess(points: readonly DataPoint[]): Curve | undefined {
  if (new Set(points.map(({ x }) => x)).size < 3) return undefined;
  const count = Math.max(3, Math.ceil(points.length * SPAN));
  return (x) => {
    const distances = points.map((point) => Math.abs(point.x - x));
    const reach = distances.toSorted((one, other) => one - other)[Math.min(count, points.length) - 1] ?? 0;
    const weights = distances.map((distance) => tricube(distance / (reach * 1.0001 || 1)));
    return lineAt(x, points, weights);
  };
}

function tricube(share: number): number {
  return share >= 1 ? 0 : (1 - share ** 3) ** 3;
}

/** The value at a place of the weighed line of least squares; the weighed mean where all weight is at one place. */
function lineAt(at: number, points: readonly DataPoint[], weights: readonly number[]): number {
  const sum = (term: (point: DataPoint) => number): number =>
    points.reduce((total, point, index) => total + (weights[index] ?? 0) * term(point), 0);
  const total = sum(() => 1);
  const meanX = sum(({ x }) => x) / total;
  const meanY = sum(({ y }) => y) / total;
  const spread = sum(({ x }) => (x - meanX) ** 2);
  const slope = spread === 0 ? 0 : sum(({ x, y }) => (x - meanX) * (y - meanY)) / spread;
  return meanY + slope * (at - meanX);
}
