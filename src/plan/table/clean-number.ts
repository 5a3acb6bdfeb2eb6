/** A difference smaller than this share of a number is what adding and multiplying doubles leaves behind. */
const NOISE = 1e-15;

/**
 * A number without the noise of arithmetic on doubles: 0.3 for 0.1 + 0.2. Numbers that are no short decimal come back as they
 * are; what JSON cannot hold becomes NaN.
 */
export function cleanNumber(value: number): number {
  if (Number.isInteger(value)) return value === 0 ? 0 : value;
  const size = Math.abs(value);
  const scale = size < 1e5 ? 1e9 : size < 1e9 ? 1e5 : size < 1e12 ? 1e2 : 0;
  if (scale === 0) return Number.isFinite(value) ? value : Number.NaN;
  const rounded = Math.round(value * scale) / scale;
  return Math.abs(rounded - value) <= size * NOISE ? rounded : value;
}

/** A sum or difference of two numbers; 0 where all that is left of them is noise. */
export function addCleanly(left: number, right: number): number {
  const sum = left + right;
  return Math.abs(sum) <= Math.abs(left) * NOISE ? 0 : sum;
}

/** A number rounded to decimals (negative ones round to tens, hundreds …), halves away from zero, as people round. */
export function roundTo(value: number, decimals: number): number {
  const power = 10 ** Math.abs(decimals);
  const scaled = decimals < 0 ? value / power : value * power;
  if (!Number.isFinite(scaled) || Math.abs(scaled) > Number.MAX_SAFE_INTEGER) return value;
  // 1.005 is stored a little below itself: what is within noise of a half is one.
  const whole = Math.floor(Math.abs(cleanNumber(scaled)) * (1 + Number.EPSILON) + 0.5) * Math.sign(scaled);
  const rounded = decimals < 0 ? whole * power : whole / power;
  return rounded === 0 ? 0 : rounded;
}
