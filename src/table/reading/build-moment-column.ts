import type { Ambiguity, TimeGrain, TypedColumn, Value } from '../column.ts';
import { timeOfIsoDay } from '../notation/date-notation.ts';
import { MOMENT_SHAPES, type MomentShape, type ParsedMoment, timeOfDay } from '../notation/moment.ts';
import { asksForClock } from './build-duration-column.ts';
import { type ColumnReading, listMisfits } from './column-context.ts';
import { mostCounted, READ } from './column-numbers.ts';
import { withLazyValues } from './lazy-values.ts';
import { grainOfClocks, grainOfTimes } from './time-grain.ts';
import { isYearNumber } from './year-column.ts';

/** Builds a column of ISO days (`2024-03-12`) and nulls alone, by far the commonest dates; undefined at the first other cell. */
export function maybeIsoDays(label: string, cells: readonly unknown[]): TypedColumn | undefined {
  const first = cells.find((cell) => cell !== null && cell !== undefined);
  if (typeof first !== 'string' || Number.isNaN(timeOfIsoDay(first))) return undefined;
  const times = new Float64Array(cells.length);
  for (let row = 0; row < cells.length; row++) {
    const cell = cells[row];
    const time = typeof cell === 'string' ? timeOfIsoDay(cell) : Number.NaN;
    if (Number.isNaN(time) && cell !== null && cell !== undefined) return undefined;
    times[row] = time;
  }
  const makeValues = () => cells.map((cell) => (typeof cell === 'string' ? cell : null));
  const facts = { kind: 'date', format: 'date', grain: 'day', isCyclic: false } as const;
  return withLazyValues(makeValues, { label, ...facts, times, fitShare: 1, misfits: [], placeholders: [] });
}

/** Builds a column whose texts are, by far most of them, moments or periods. Undefined where their shapes have nothing in common. */
export function buildMomentColumn(reading: ColumnReading): TypedColumn | undefined {
  const settled = settleAlternatives(reading);
  const shape = mainShape(reading, settled);
  if (shape === undefined) return undefined;
  const { codes, texts } = reading.entries;
  const { isoDays } = reading.moments;
  const facts = MOMENT_SHAPES[shape];
  const values: Value[] = new Array(codes.length);
  const times = new Float64Array(codes.length).fill(Number.NaN);
  for (let row = 0; row < codes.length; row++) {
    const code = codes[row] ?? -1;
    const text = texts[code];
    const isoDay = isoDays[code] ?? Number.NaN;
    const moment = settled[code];
    values[row] = null;
    if (text === undefined) continue;
    if (!Number.isNaN(isoDay) && !facts.isCyclic) {
      values[row] = text;
      times[row] = isoDay;
    } else if (shape === 'year' && isYearNumber(numberAt(reading, code))) {
      values[row] = text;
      times[row] = timeOfDay(numberAt(reading, code), 1, 1);
    } else if (moment !== undefined && MOMENT_SHAPES[moment.shape].isCyclic === facts.isCyclic) {
      values[row] = textOf(moment, text);
      times[row] = moment.time;
    }
  }
  const ambiguity = orderAmbiguity(reading, settled) ?? (shape === 'time' ? clockAmbiguity(reading) : undefined);
  return {
    label: reading.label,
    kind: facts.kind,
    format: facts.format,
    values,
    times,
    grain: grainOf(shape, times),
    isCyclic: facts.isCyclic,
    ...(reading.order.isProved && reading.moments.open + reading.moments.dayFirst + reading.moments.monthFirst > 0
      ? { dateOrder: reading.order.order }
      : {}),
    ...(reading.moments.open > 0 && !reading.order.isProved ? { openOrder: true } : {}),
    ...listMisfits(reading, (row) => values[row] !== null),
    ...(ambiguity === undefined ? {} : { ambiguity }),
  };
}

/** The number that a text was read as; NaN for none. */
function numberAt({ numbers }: ColumnReading, place: number): number {
  return numbers.states[place] === READ.plain ? (numbers.values[place] ?? Number.NaN) : Number.NaN;
}

/** Periods that no ISO text or format names, and those without a year, keep the text they came with. */
function textOf(moment: ParsedMoment, text: string): string {
  if (moment.shape === 'time') return moment.text;
  const facts = MOMENT_SHAPES[moment.shape];
  return facts.isCyclic || facts.format === 'text' || facts.format === 'year' ? text : moment.text;
}

/** Chooses, for the column as a whole, between the meanings that its texts leave open. */
function settleAlternatives(reading: ColumnReading): readonly (ParsedMoment | undefined)[] {
  const { moments, shapes } = reading.moments;
  const isMonthFirst = reading.order.order === 'month-first';
  const takesOther = reading.moments.open > 0 && isMonthFirst;
  const prefersYears = (shapes.get('dayOfMonth') ?? 0) > 0 && areYears(moments);
  const prefersSchoolYears = (shapes.get('monthOfYear') ?? 0) > 0 && areSchoolYears(moments);
  if (!takesOther && !prefersYears && !prefersSchoolYears) return moments;
  return moments.map((moment) => {
    if (moment === undefined) return undefined;
    if (takesOther && moment.other !== undefined) return { ...moment, ...moment.other };
    const { alternative } = moment;
    if (alternative === undefined) return moment;
    const isWanted =
      (moment.shape === 'dayOfMonth' && prefersYears) || (moment.shape === 'monthOfYear' && prefersSchoolYears);
    return isWanted ? { ...moment, ...alternative } : moment;
  });
}

/** "Jan 24, Feb 24": two figures behind a month are years where they change less often than the months. */
function areYears(moments: readonly (ParsedMoment | undefined)[]): boolean {
  const years = new Set<string>();
  const months = new Set<string>();
  for (const moment of moments) {
    if (moment === undefined) continue;
    if (moment.shape !== 'dayOfMonth' && moment.shape !== 'monthOfYear') continue;
    const text = moment.alternative?.text ?? (moment.shape === 'monthOfYear' ? moment.text : undefined);
    if (text === undefined) return false;
    years.add(text.slice(0, 4));
    months.add(text.slice(5));
  }
  return years.size < months.size && months.size > 1;
}

/** "2010-11, 2011-12": all can be school years, and there are at least two of them. */
function areSchoolYears(moments: readonly (ParsedMoment | undefined)[]): boolean {
  let count = 0;
  for (const moment of moments) {
    if (moment === undefined) continue;
    const isYear = moment.shape === 'year' || moment.alternative?.shape === 'year';
    if (!isYear) return false;
    count++;
  }
  return count >= 2;
}

/** The shape of most rows. */
function mainShape(
  { entries, moments }: ColumnReading,
  settled: readonly (ParsedMoment | undefined)[],
): MomentShape | undefined {
  if (settled === moments.moments) return mostCounted(moments.shapes, 1);
  const shapes = new Map<MomentShape, number>();
  for (let place = 0; place < settled.length; place++) {
    const moment = settled[place];
    if (moment !== undefined) shapes.set(moment.shape, (shapes.get(moment.shape) ?? 0) + (entries.counts[place] ?? 1));
  }
  return mostCounted(shapes, 1);
}

/** The grain of a shape; times of day and datetimes as fine as their finest part. */
function grainOf(shape: MomentShape, times: Float64Array): TimeGrain {
  if (shape === 'datetime') return grainOfTimes(times);
  return shape === 'time' ? grainOfClocks(times) : MOMENT_SHAPES[shape].grain;
}

/** Hours without a nought in front, and seconds. */
const UNPADDED = /^\d:[0-5]\d:[0-5]\d$/;

/** Texts such as "2:05:30" alone, which a race has as well as a day, under a heading that does not ask for the clock. */
function clockAmbiguity({ entries: { texts }, facts }: ColumnReading): Ambiguity | undefined {
  const [text] = texts;
  if (text === undefined || asksForClock(facts) || !texts.every((one) => UNPADDED.test(one))) return undefined;
  return {
    kind: 'clock-or-length',
    readings: [
      { name: 'clock', text, value: text },
      { name: 'length', text, value: text },
    ],
    chosen: 'clock',
  };
}

function orderAmbiguity(reading: ColumnReading, settled: readonly (ParsedMoment | undefined)[]): Ambiguity | undefined {
  if (reading.order.isProved || reading.isOrderGiven || reading.moments.open === 0) return undefined;
  const place = reading.moments.moments.findIndex((moment) => moment?.other !== undefined);
  const moment = reading.moments.moments[place];
  if (moment?.other === undefined || settled[place] === undefined) return undefined;
  const text = reading.entries.texts[place] ?? '';
  return {
    kind: 'date-order',
    readings: [
      { name: 'day-first', text, value: moment.text },
      { name: 'month-first', text, value: moment.other.text },
    ],
    chosen: reading.order.order,
  };
}
