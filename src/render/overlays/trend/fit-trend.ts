import type { TrendMethod } from '../../../chart/trend-method.ts';
import { fitLoess } from './fit-loess.ts';
import { type Curve, type DataPoint, fitPolynomial } from './fit-polynomial.ts';

type Fit = (points: readonly DataPoint[]) => Curve | undefined;

/**
 * How each method finds its curve. Those with logarithms are lines through the logarithms of the data, as spreadsheets fit them:
 * `y = a·e^(b·x)`, `y = a + b·ln x`, `y = a·x^b`. Values that have no logarithm leave them without a curve.
 */
const FITS = {
  linear: (points) => fitPolynomial(points, 1),
  quadratic: (points) => fitPolynomial(points, 2),
  polynomial: (points) => fitPolynomial(points, 3),
  loess: fitLoess,
  exponential: (points) => {
    const line = points.every(({ y }) => y > 0)
      ? fitPolynomial(
          points.map(({ x, y }) => ({ x, y: Math.log(y) })),
          1,
        )
      : undefined;
    return line && ((x) => Math.exp(line(x)));
  },
  logarithmic: (points) => {
    const line = points.every(({ x }) => x > 0)
      ? fitPolynomial(
          points.map(({ x, y }) => ({ x: Math.log(x), y })),
          1,
        )
      : undefined;
    return line && ((x) => line(Math.log(x)));
  },
  power: (points) => {
    const line = points.every(({ x, y }) => x > 0 && y > 0)
      ? fitPolynomial(
          points.map(({ x, y }) => ({ x: Math.log(x), y: Math.log(y) })),
          1,
        )
      : undefined;
    return line && ((x) => Math.exp(line(Math.log(x))));
  },
} as const satisfies Record<TrendMethod, Fit>;

/** The curve of a method through the points of the data; nothing where they do not decide one. */
export function fitTrend(method: TrendMethod, points: readonly DataPoint[]): Curve | undefined {
  return FITS[method](points);
}
