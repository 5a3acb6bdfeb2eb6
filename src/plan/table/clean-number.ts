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

/** What one double may lose when it is stored, as a share of its size. */
const ROUNDING = 2 ** -52;
const MOST_DECIMALS = 9;

/**
 * A sum freed of what its parts lost: 60.82 for 60.820000000000064, where `amount` is the sum of the sizes of the parts. The
 * shortest decimal within that loss is what people would have got on paper.
 */
export function cleanSum(sum: number, amount: number): number {
  const noise = amount * ROUNDING;
  if (Number.isInteger(sum) || !(noise > 0)) return sum;
  let scale = 1;
  for (let decimals = 0; decimals <= MOST_DECIMALS; decimals++) {
    const rounded = Math.round(sum * scale) / scale;
    if (Math.abs(rounded - sum) <= noise) return rounded === 0 ? 0 : rounded;
    scale *= 10;
  }
  return sum;
}

/** A sum or difference of two numbers without the noise that is left where most of them cancels out. */
export function addCleanly(left: number, right: number): number {
  const sum = left + right;
  const amount = Math.abs(left) + Math.abs(right);
  return Math.abs(sum) * 2 < amount ? cleanSum(sum, amount) : sum;
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
