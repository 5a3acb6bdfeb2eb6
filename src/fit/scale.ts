import type { ColumnProfile } from '../table/profile.ts';

/**
 * How many times the largest value of one measure may exceed that of another before the smaller can't be read on a
 * shared axis: at 20, the tallest column of the smaller measure is a twentieth of the height.
 */
const READABLE_RATIO = 20;

const magnitudeOf = ({ number }: ColumnProfile): number =>
  number === undefined ? 0 : Math.max(Math.abs(number.min), Math.abs(number.max));

/** What stands in the last brackets of a label, `mm` in "Rainfall (mm)": by custom the unit. */
export function unitOf(label: string): string | undefined {
  const close = label.trimEnd();
  if (!close.endsWith(')') && !close.endsWith(']')) return undefined;
  const open = Math.max(close.lastIndexOf('('), close.lastIndexOf('['));
  return open < 0
    ? undefined
    : close
        .slice(open + 1, -1)
        .trim()
        .toLowerCase();
}

function isSameScale(left: ColumnProfile, right: ColumnProfile): boolean {
  if (left.kind !== right.kind || left.currency !== right.currency) return false;
  const units = [unitOf(left.label), unitOf(right.label)];
  if (units[0] !== undefined && units[1] !== undefined && units[0] !== units[1]) return false;
  if (left.number?.isAdditive !== right.number?.isAdditive) return false;
  const [small = 0, large = 0] = [magnitudeOf(left), magnitudeOf(right)].sort((a, b) => a - b);
  return small === 0 || large / small <= READABLE_RATIO;
}

/**
 * True where measures can share one axis: same kind and currency, no two different units in their labels, all of them
 * sums or none, and magnitudes within a factor of 20 of the first.
 */
export function haveOneScale(measures: readonly ColumnProfile[]): boolean {
  const [first, ...others] = measures;
  return first === undefined || others.every((other) => isSameScale(first, other));
}
