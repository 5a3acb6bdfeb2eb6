import { DATE_PARTS, type DateParts } from './read-date-label.ts';

/** Moments of labels in milliseconds since 1970 UTC, and the longest part of a date that some label states. */
type Unrolled = {
  readonly times: readonly (number | undefined)[];
  readonly known: (typeof DATE_PARTS)[number];
};

const LEAST = [1, 1, 1, 0, 0] as const;
/** The next day 31, or 29th of February, is so many months or years off at most. */
const MOST_STEPS = 8;

type Fields = readonly number[];

const toTime = ([year = 0, month = 1, day = 1, hour = 0, minute = 0]: Fields): number =>
  Date.UTC(year, month - 1, day, hour, minute);

const toFields = (time: number): Fields => {
  const date = new Date(time);
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate(), date.getUTCHours(), date.getUTCMinutes()];
};

const firstOf = (parts: DateParts): number => DATE_PARTS.findIndex((part) => parts[part] !== undefined);

/** The parts that a label states, between the longer ones of another moment and the least of the shorter ones. */
function fill(parts: DateParts, longer: Fields): Fields {
  const first = firstOf(parts);
  return DATE_PARTS.map((part, index) =>
    index < first ? (longer[index] ?? LEAST[index] ?? 0) : (parts[part] ?? LEAST[index] ?? 0),
  );
}

/** The nearest moment after (or before) another that a label may mean; `undefined` where it states one on the other side. */
function nextTo(time: number, parts: DateParts, direction: 1 | -1): number | undefined {
  const fields = fill(parts, toFields(time));
  const longer = firstOf(parts) - 1;
  const own = toTime(fields);
  if ((own - time) * direction > 0 && toFields(own).join() === fields.join()) return own;
  for (let step = 1; longer >= 0 && step <= MOST_STEPS; step += 1) {
    const moved = fields.map((field, index) => (index === longer ? field + direction * step : field));
    const next = toTime(moved);
    const isWhole =
      toFields(next)
        .slice(longer + 1)
        .join() === fields.slice(longer + 1).join();
    if (isWhole && (next - time) * direction > 0) return next;
  }
  return undefined;
}

/**
 * The moments of labels in the order they stand in, each with what it leaves out: after "2019" comes April of that year, and after
 * 18:00 comes 6:00 of the next day. Where no label states a year it is taken for `assumedYear`. `undefined` for a label that states none, or one out of order.
 */
export function unrollMoments(labels: readonly (DateParts | undefined)[], assumedYear: number): Unrolled | undefined {
  const ranks = labels.map((parts) => (parts === undefined ? DATE_PARTS.length : firstOf(parts)));
  const start = ranks.indexOf(Math.min(...ranks));
  const anchor = labels[start];
  const known = DATE_PARTS[ranks[start] ?? DATE_PARTS.length];
  if (anchor === undefined || known === undefined) return undefined;
  const times: (number | undefined)[] = labels.map(() => undefined);
  times[start] = toTime(fill(anchor, [assumedYear]));
  for (const direction of [1, -1] as const) {
    let last = times[start] ?? 0;
    for (let index = start + direction; index >= 0 && index < labels.length; index += direction) {
      const parts = labels[index];
      const time = parts === undefined ? undefined : nextTo(last, parts, direction);
      times[index] = time;
      last = time ?? last;
    }
  }
  return { times, known };
}
