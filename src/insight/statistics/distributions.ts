const LANCZOS = [
  676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059, 12.507343278686905,
  -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
] as const;
const MOST_TERMS = 300;
const PRECISE = 1e-14;
const TINY = 1e-300;

/** Natural logarithm of the gamma function for positive numbers. Lanczos, "A precision approximation of the gamma function" (1964). */
function logGamma(x: number): number {
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - logGamma(1 - x);
  let sum = 0.99999999999980993;
  for (const [place, weight] of LANCZOS.entries()) sum += weight / (x + place);
  const t = x + LANCZOS.length - 1.5;
  return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(t) - t + Math.log(sum);
}

/** Chance that a standard normal number lies as far from 0 as `z`, on either side. */
export function normalTails(z: number): number {
  return chiSquareTail(z * z, 1);
}

/** Chance that a chi-square number of `freedom` degrees is at least `x`: the upper incomplete gamma function Q(freedom/2, x/2). */
export function chiSquareTail(x: number, freedom: number): number {
  if (!(x > 0)) return 1;
  const shape = freedom / 2;
  const at = x / 2;
  return at < shape + 1 ? 1 - lowerGammaSeries(shape, at) : upperGammaFraction(shape, at);
}

function gammaFactor(shape: number, at: number): number {
  return Math.exp(shape * Math.log(at) - at - logGamma(shape));
}

/** Numerical Recipes, 6.2: the series that converges below the mean. */
function lowerGammaSeries(shape: number, at: number): number {
  let term = 1 / shape;
  let sum = term;
  for (let step = 1; step <= MOST_TERMS; step++) {
    term *= at / (shape + step);
    sum += term;
    if (term < sum * PRECISE) break;
  }
  return Math.min(1, sum * gammaFactor(shape, at));
}

/** Numerical Recipes, 6.2: Lentz's continued fraction, which converges above the mean. */
function upperGammaFraction(shape: number, at: number): number {
  let b = at + 1 - shape;
  let c = 1 / TINY;
  let d = 1 / b;
  let result = d;
  for (let step = 1; step <= MOST_TERMS; step++) {
    const a = -step * (step - shape);
    b += 2;
    d = 1 / nonZero(a * d + b);
    c = nonZero(b + a / c);
    result *= d * c;
    if (Math.abs(d * c - 1) < PRECISE) break;
  }
  return Math.min(1, result * gammaFactor(shape, at));
}

const nonZero = (value: number): number => (Math.abs(value) < TINY ? TINY : value);

/** Chance that Student's t of `freedom` degrees lies as far from 0 as `t`, on either side: the incomplete beta function. */
export function studentTails(t: number, freedom: number): number {
  if (!Number.isFinite(t)) return Number.isNaN(t) ? 1 : 0;
  return incompleteBeta(freedom / (freedom + t * t), freedom / 2, 0.5);
}

/** The regularised incomplete beta function I_x(a, b). Numerical Recipes, 6.4. */
function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(1 - x));
  return x < (a + 1) / (a + b + 2) ? (front * betaFraction(x, a, b)) / a : 1 - (front * betaFraction(1 - x, b, a)) / b;
}

function betaFraction(x: number, a: number, b: number): number {
  let c = 1;
  let d = 1 / nonZero(1 - ((a + b) * x) / (a + 1));
  let result = d;
  for (let m = 1; m <= MOST_TERMS; m++) {
    const even = (m * (b - m) * x) / ((a - 1 + 2 * m) * (a + 2 * m));
    d = 1 / nonZero(1 + even * d);
    c = nonZero(1 + even / c);
    result *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 1 + 2 * m));
    d = 1 / nonZero(1 + odd * d);
    c = nonZero(1 + odd / c);
    result *= d * c;
    if (Math.abs(d * c - 1) < PRECISE) break;
  }
  return result;
}
