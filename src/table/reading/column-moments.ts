import { maybeMoment, timeOfIsoDay } from '../notation/date-notation.ts';
import type { DateOrder, MomentShape, ParsedMoment } from '../notation/moment.ts';
import type { ColumnEntries } from './column-entries.ts';
import { READ } from './column-numbers.ts';

/** The texts of a column read as moments; counts are of rows, not of places. */
export type MomentTexts = {
  /** What each text names; none for an ISO day, whose time is in `isoDays`. */
  readonly moments: readonly (ParsedMoment | undefined)[];
  /** Times of texts that are exactly ISO days (`2024-03-12`); NaN for any other, empty where there is none. */
  readonly isoDays: Float64Array;
  readonly count: number;
  readonly shapes: ReadonlyMap<MomentShape, number>;
  /** Rows that prove an order of day and month, and rows that leave it open. */
  readonly dayFirst: number;
  readonly monthFirst: number;
  readonly open: number;
};

const NONE = new Float64Array(0);

/** Reads every text that is no number as a moment. `states` says which texts are numbers. */
export function readMomentTexts(entries: ColumnEntries, states: Uint8Array): MomentTexts {
  const { texts, counts } = entries;
  const moments: (ParsedMoment | undefined)[] = [];
  const shapes = new Map<MomentShape, number>();
  const orders = { 'day-first': 0, 'month-first': 0, either: 0 };
  let isoDays = NONE;
  let isoCount = 0;
  let total = 0;
  for (let place = 0; place < texts.length; place++) {
    const state = states[place];
    if (state !== READ.nothing && state !== READ.withUnit) continue;
    const text = texts[place] ?? '';
    const count = counts[place] ?? 1;
    const time = timeOfIsoDay(text);
    if (!Number.isNaN(time)) {
      if (isoDays === NONE) isoDays = new Float64Array(texts.length).fill(Number.NaN);
      isoDays[place] = time;
      isoCount += count;
      continue;
    }
    const moment = maybeMoment(text);
    if (moment === undefined) continue;
    while (moments.length < place) moments.push(undefined);
    moments.push(moment);
    total += count;
    shapes.set(moment.shape, (shapes.get(moment.shape) ?? 0) + count);
    if (moment.order !== undefined) orders[moment.order] += count;
  }
  if (isoCount > 0) shapes.set('date', (shapes.get('date') ?? 0) + isoCount);
  return {
    moments,
    isoDays,
    count: total + isoCount,
    shapes,
    dayFirst: orders['day-first'],
    monthFirst: orders['month-first'],
    open: orders.either,
  };
}

/** How the order of day and month of a column was settled. */
export type OrderChoice = {
  readonly order: DateOrder;
  /** True where the cells themselves prove it. */
  readonly isProved: boolean;
};

/**
 * Settles the order of day and month of a column: by the cells that prove one, else by the order in which only one reading
 * makes the rows rise or fall, else by the given habit, else month first (the commoner way with slashes) unproved.
 */
export function chooseDateOrder(entries: ColumnEntries, read: MomentTexts, habit: DateOrder | undefined): OrderChoice {
  if (read.dayFirst !== read.monthFirst) {
    return { order: read.dayFirst > read.monthFirst ? 'day-first' : 'month-first', isProved: true };
  }
  if (read.dayFirst === 0 && read.open > 0) {
    const sorted = orderBySequence(entries, read);
    if (sorted !== undefined) return { order: sorted, isProved: true };
  }
  if (habit !== undefined) return { order: habit, isProved: false };
  return { order: 'month-first', isProved: false };
}

const LEAST_FOR_SEQUENCE = 3;

/** The one order in which the rows never step back, or never forward; undefined where both or neither do. */
function orderBySequence(entries: ColumnEntries, read: MomentTexts): DateOrder | undefined {
  const dayFirst = new Sequence();
  const monthFirst = new Sequence();
  for (const code of entries.codes) {
    const moment = code >= 0 ? read.moments[code] : undefined;
    if (moment === undefined) continue;
    dayFirst.add(moment.time);
    monthFirst.add(moment.other?.time ?? moment.time);
  }
  if (dayFirst.isMonotone() === monthFirst.isMonotone()) return undefined;
  return dayFirst.isMonotone() ? 'day-first' : 'month-first';
}

/** Follows whether times, as they come, only rise or only fall. */
class Sequence {
  private last = Number.NaN;
  private rises = 0;
  private falls = 0;

  add(time: number): void {
    if (time > this.last) this.rises++;
    else if (time < this.last) this.falls++;
    this.last = time;
  }

  isMonotone(): boolean {
    return (this.rises === 0 || this.falls === 0) && this.rises + this.falls >= LEAST_FOR_SEQUENCE - 1;
  }
}
