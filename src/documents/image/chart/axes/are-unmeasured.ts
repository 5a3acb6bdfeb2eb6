import type { AxisLabel } from './axis.ts';
import { parseTick } from './parse-tick.ts';

/** So many numbers that rise or fall, their places so uneven, measure by a scale that is not known: they are no names. */
const LEAST_UNMEASURED = 4;
const UNEVEN = 1.4;

/** True for numbers that rise or fall along an axis in uneven steps, and lie on no scale: names stand evenly. */
export function areUnmeasured(labels: readonly AxisLabel[]): boolean {
  const sorted = [...labels].sort((one, other) => one.at - other.at);
  const values = sorted.map(({ text }) => parseTick(text, '.')?.value ?? parseTick(text, ',')?.value);
  const known = values.filter((value) => value !== undefined);
  if (known.length < LEAST_UNMEASURED || known.length < labels.length) return false;
  const steps = known.slice(1).map((value, index) => Math.sign(value - (known[index] ?? 0)));
  const gaps = sorted.slice(1).map(({ at }, index) => at - (sorted[index]?.at ?? 0));
  const isMonotone = steps.every((step) => step !== 0 && step === steps[0]);
  return isMonotone && Math.max(...gaps) > UNEVEN * Math.min(...gaps);
}
