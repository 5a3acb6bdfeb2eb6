import type { ColumnProfile } from '../../table/profile.ts';
import type { KnownUnit } from '../holes/units.ts';

const MINUTE = 60;
const HOUR = 3600;

/** "3:30" and "3:30:00", as the grammar reads times of day. */
const CLOCK = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/;

/**
 * The seconds that a text with colons says beside a column of lengths of time: hours first where it has three parts; of two, hours
 * and minutes or minutes and seconds, whichever lies nearer to the cells. Undefined for another text.
 */
export function lengthOfClock(text: string, column: ColumnProfile): number | undefined {
  const [, first, second, third] = CLOCK.exec(text) ?? [];
  if (first === undefined || second === undefined) return undefined;
  const [large, small] = [Number(first), Number(second)];
  if (third !== undefined) return large * HOUR + small * MINUTE + Number(third);
  return nearest([large * HOUR + small * MINUTE, large * MINUTE + small], column);
}

/** What a text with colons, hours first, comes to in a unit of time: 90 for "1:30" of minutes. Undefined for another text. */
export function lengthInUnit(text: string, { size }: KnownUnit): number | undefined {
  const [, hours, minutes, seconds = '0'] = CLOCK.exec(text) ?? [];
  if (hours === undefined || minutes === undefined) return undefined;
  return (Number(hours) * MINUTE + Number(minutes) + Number(seconds) / MINUTE) / size;
}

/** The seconds of a number without a unit: where it is less than all cells, so many of the unit that brings it nearest to them. */
export function lengthOfNumber(value: number, column: ColumnProfile): number {
  const isFar = column.number !== undefined && value > 0 && value < column.number.min;
  return isFar ? nearest([value, value * MINUTE, value * HOUR], column) : value;
}

/** The one that is the fewest times as long or as short as the cells are. */
function nearest(lengths: readonly number[], { number }: ColumnProfile): number {
  const [shortest, longest] = [Math.max(number?.min ?? 1, 1), Math.max(number?.max ?? 1, 1)];
  const offOf = (seconds: number): number =>
    Math.max(shortest / Math.max(seconds, 1), Math.max(seconds, 1) / longest, 1);
  const [first = 0, ...others] = lengths;
  return others.reduce((best, one) => (offOf(one) < offOf(best) ? one : best), first);
}
