/** Places of ink, in pixels. */
export type InkPlace = { readonly x: number; readonly y: number };

/** Labels are set at slants of so many degrees, either way; less is level, more is on end. */
const LEAST_SLANT = 15;
const MOST_SLANT = 75;
const COARSE = 5;
const FINE = 1;

/** Lines of text that run along the slant are thinner than that share of what they are along rows and along columns. */
const THINNER = 0.7;
/** So few places of ink are no labels. */
const LEAST_INK = 60;

/** Lines of text are so many times as long as they are thick: across the slant each letter stands by itself. */
const LONGER = 1.2;

type Thrown = { from: number; to: number; ink: number; left: number; right: number };

/**
 * The lines of text, if they run at an angle to the right (in radians, down the picture): ink is thrown along the angle, and what then
 * lies together without a gap is one line.
 */
function throwAlong(places: readonly InkPlace[], angle: number): readonly Thrown[] {
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const bins = new Map<number, Thrown>();
  for (const { x, y } of places) {
    const [at, along] = [Math.round(y * cosine - x * sine), x * cosine + y * sine];
    const bin = bins.get(at) ?? { from: at, to: at, ink: 0, left: along, right: along };
    bins.set(at, { ...bin, ink: bin.ink + 1, left: Math.min(bin.left, along), right: Math.max(bin.right, along) });
  }
  const lines: Thrown[] = [];
  for (const bin of [...bins.values()].filter(({ ink }) => ink > 1).sort((one, other) => one.from - other.from)) {
    const last = lines.at(-1);
    if (last === undefined || bin.from > last.to + 1) lines.push({ ...bin });
    else {
      last.to = bin.to;
      last.ink += bin.ink;
      last.left = Math.min(last.left, bin.left);
      last.right = Math.max(last.right, bin.right);
    }
  }
  return lines;
}

const thicknessOf = ({ from, to }: Thrown): number => to - from + 1;

/** The line that half of the ink lies in thinner ones than; `undefined` where there is none, or it is no longer than thick. */
function usualLine(places: readonly InkPlace[], angle: number): Thrown | undefined {
  const lines = [...throwAlong(places, angle)].sort((one, other) => thicknessOf(one) - thicknessOf(other));
  const all = lines.reduce((sum, { ink }) => sum + ink, 0);
  let sum = 0;
  for (const line of lines) {
    sum += line.ink;
    if (sum >= all / 2) return lengthOf(line) >= LONGER * thicknessOf(line) ? line : undefined;
  }
  return undefined;
}

const lengthOf = ({ left, right }: Thrown): number => right - left;

const inRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * The slant of the labels whose ink is given, in degrees: below zero where they rise to the right; `undefined` where they are level,
 * on end, or too few.
 */
export function findSlant(places: readonly InkPlace[]): number | undefined {
  if (places.length < LEAST_INK) return undefined;
  const thicknessAt = (degrees: number): number => {
    const line = usualLine(places, inRadians(degrees));
    return line === undefined ? Number.POSITIVE_INFINITY : thicknessOf(line);
  };
  const most = THINNER * Math.min(thicknessAt(0), thicknessAt(90));
  /** How thick lines are for their length. */
  const stoutness = (degrees: number): number => {
    const line = usualLine(places, inRadians(degrees));
    return line === undefined || thicknessOf(line) > most
      ? Number.POSITIVE_INFINITY
      : thicknessOf(line) / lengthOf(line);
  };
  const steps = Array.from(
    { length: (MOST_SLANT - LEAST_SLANT) / COARSE + 1 },
    (_, index) => LEAST_SLANT + COARSE * index,
  );
  const coarse = steps
    .flatMap((degrees) => [degrees, -degrees])
    .reduce((best, degrees) => (stoutness(degrees) < stoutness(best) ? degrees : best));
  if (stoutness(coarse) === Number.POSITIVE_INFINITY) return undefined;
  const near = Array.from({ length: 2 * COARSE - 1 }, (_, index) => coarse + FINE * (index - COARSE + 1));
  const least = Math.min(...near.map(thicknessAt));
  // Of several slants that fit as well the middle one is nearest.
  const fitting = near.filter((degrees) => thicknessAt(degrees) <= least);
  return fitting[fitting.length >> 1];
}
