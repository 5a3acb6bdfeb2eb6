import { padded } from '../../../../table/notation/moment.ts';
import type { AxisLabel } from '../axes/axis.ts';
import { bareName, CYCLES } from '../labels/calendar-cycles.ts';
import type { Calendar } from './calendar.ts';
import type { Grain } from './find-date-grid.ts';
import { DATE_PARTS, monthOf } from './read-date-label.ts';

/** The month names of an axis as it writes them, from January on; those that no label has in the same language. */
function monthNames(labels: readonly Pick<AxisLabel, 'text'>[]): readonly string[] | undefined {
  const words = labels
    .flatMap(({ text }) => text.match(/\p{L}+/gu) ?? [])
    .filter((word) => monthOf(word) !== undefined);
  const [sample] = words;
  const cycle = CYCLES.find((names) => names.length === 12 && words.every((word) => names.includes(bareName(word))));
  if (sample === undefined || cycle === undefined) return undefined;
  const isLarge = /^\p{Lu}/u.test(sample);
  return cycle.map((name) => (isLarge ? `${name.slice(0, 1).toUpperCase()}${name.slice(1)}` : name));
}

/** What a moment is called: with its year as ISO dates are, else in the words of its axis. */
export function dateWriter(
  { known, finest }: Calendar,
  labels: readonly Pick<AxisLabel, 'text'>[],
  grain: Grain,
): (time: number) => string {
  const names = monthNames(labels);
  const clockOf = (date: Date): string => `${padded(date.getUTCHours(), 2)}:${padded(date.getUTCMinutes(), 2)}`;
  const hasClock = grain === 'hour' || grain === 'minute';
  const hasDay = hasClock || grain === 'day' || DATE_PARTS.indexOf(finest) >= DATE_PARTS.indexOf('day');
  const dayOf = (date: Date): string => {
    const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
    if (known === 'year') {
      if (grain === 'year' && !hasDay) return padded(year, 4);
      return `${padded(year, 4)}-${padded(month + 1, 2)}${hasDay ? `-${padded(day, 2)}` : ''}`;
    }
    if (known === 'day') return String(day);
    const name = names?.[month];
    if (!hasDay) return name ?? padded(month + 1, 2);
    return name === undefined ? `${padded(month + 1, 2)}-${padded(day, 2)}` : `${name} ${day}`;
  };
  return (time) => {
    const date = new Date(time);
    if (known === 'hour') return clockOf(date);
    return hasClock ? `${dayOf(date)} ${clockOf(date)}` : dayOf(date);
  };
}
