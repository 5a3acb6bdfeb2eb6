import { CLOCK_STEPS } from '../../../chart/clock-steps.ts';
import { DEFAULT_LOCALE, type Locale, WRITTEN_LOCALE_OF } from '../../../chart/locale.ts';
import { writeLengthOfTime } from '../../../chart/write-length-of-time.ts';
import { cleanNumber } from '../../table/clean-number.ts';
import { numbersOf, unreadableNotes } from '../../table/column-numbers.ts';
import { findColumn } from '../../table/find-column.ts';
import { intervalColumn } from '../../table/made-column.ts';
import { nameOf } from '../../table/plan-column.ts';
import { withColumn } from '../../table/plan-table.ts';
import { checkSize } from '../../table/row-chunks.ts';
import { badArgument, positiveNumber, wholeNumber } from '../check-argument.ts';
import { totalsNotes } from '../notes.ts';
import type { Step } from '../step.ts';
import type { TransformOf } from '../transform.ts';

const MOST_BINS = 1000;
const USUAL_COUNT = 10;

/** From here on thousands are parted in the labels of intervals; smaller numbers may be years. */
const LEAST_PARTED = 10_000;

/**
 * The interval each number falls in, as text in the digits of `context.locale`: "10–20" holds 10 and not 20, the last interval holds
 * both its ends. Lengths of time are cut where a clock is, "2:30:00–2:45:00". Rows that sum up others have none.
 */
export const bin: Step<'bin'> = (table, transform, context) => {
  const column = findColumn(table, transform.column);
  checkSize(table.rowCount, table.columns.length + 1, context);
  const { totals } = table;
  const numbers = numbersOf(column).map((value, row) => (totals?.[row] === 1 ? Number.NaN : value));
  const isDuration = column.typed.format === 'duration';
  const edges = chooseEdges(transform, numbers, isDuration ? clockStep : niceStep);
  const labels = (isDuration ? clockLabels : labelsOf)(edges, context.locale ?? DEFAULT_LOCALE);
  let [outside, empty] = [0, 0];
  const texts = Array.from(numbers, (value) => {
    const place = Number.isNaN(value) ? -1 : placeOf(value, edges);
    if (Number.isNaN(value)) empty++;
    else if (place < 0) outside++;
    return labels[place] ?? null;
  });
  return {
    table: withColumn(table, intervalColumn(transform.as, texts, labels)),
    did: { column: nameOf(column), edges, outside, empty },
    notes: [...totalsNotes(table), ...unreadableNotes(column, 'number', totals)],
  };
};

/** The place of the interval that holds a number, found by halving; -1 for none. */
function placeOf(value: number, edges: readonly number[]): number {
  const last = edges.length - 1;
  if (!(value >= (edges[0] ?? Number.NaN) && value <= (edges[last] ?? Number.NaN))) return -1;
  let [low, high] = [0, last - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (value >= (edges[middle] ?? 0)) low = middle;
    else high = middle - 1;
  }
  return low;
}

function labelsOf(edges: readonly number[], locale: Locale): readonly string[] {
  const dash = edges.some((edge) => edge < 0) ? ' – ' : '–';
  const useGrouping = edges.some((edge) => Math.abs(edge) >= LEAST_PARTED) ? 'always' : false;
  const writer = new Intl.NumberFormat(WRITTEN_LOCALE_OF[locale], { useGrouping, maximumSignificantDigits: 15 });
  const written = edges.map((edge) => writer.format(edge));
  return written.slice(1).map((edge, place) => `${written[place] ?? ''}${dash}${edge}`);
}

const HOUR = 3600;

/** Lengths of time all with their hours, or all without. */
function clockLabels(edges: readonly number[], locale: Locale): readonly string[] {
  const withHours = edges.some((edge) => Math.abs(edge) >= HOUR);
  const written = edges.map((edge) => writeLengthOfTime(edge, locale, withHours));
  return written.slice(1).map((edge, place) => `${written[place] ?? ''}–${edge}`);
}

function chooseEdges(
  { width, count, edges }: TransformOf<'bin'>,
  numbers: Float64Array,
  stepOf: typeof niceStep,
): readonly number[] {
  if (edges !== undefined) return checkedEdges(edges);
  let [least, greatest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of numbers) {
    if (value < least) least = value;
    if (value > greatest) greatest = value;
  }
  if (width !== undefined) positiveNumber('width', width);
  const wanted = wholeNumber('count', count ?? USUAL_COUNT, 1, MOST_BINS);
  if (least > greatest) return [];
  return edgesOfStep(width ?? stepOf(least, greatest, wanted), least, greatest);
}

function checkedEdges(edges: readonly number[]): readonly number[] {
  const rise = edges.every(
    (edge, place) => Number.isFinite(edge) && (place === 0 || edge > (edges[place - 1] ?? edge)),
  );
  if (rise && edges.length >= 2 && edges.length <= MOST_BINS) return edges;
  throw badArgument('edges', edges, 'two or more numbers that rise');
}

/** The first and the last whole multiple of a step around a range, in steps. */
function spanOf(step: number, least: number, greatest: number): { readonly from: number; readonly to: number } {
  const from = Math.floor(cleanNumber(least / step));
  return { from, to: Math.max(Math.ceil(cleanNumber(greatest / step)), from + 1) };
}

/** Edges at whole multiples of a step, from the least number to beyond the greatest. */
function edgesOfStep(step: number, least: number, greatest: number): readonly number[] {
  const { from, to } = spanOf(step, least, greatest);
  if (to - from > MOST_BINS) throw badArgument('width', step, `a width that makes at most ${MOST_BINS} intervals`);
  return Array.from({ length: to - from + 1 }, (_, place) => cleanNumber((from + place) * step));
}

const FACTORS = [1, 2, 5, 10, 20];

/** A step of 1, 2 or 5 times a power of ten that parts a range into as near to so many intervals as any does. */
function niceStep(least: number, greatest: number, count: number): number {
  const rough = (greatest - least || Math.abs(greatest) || 1) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const steps = FACTORS.map((factor) => cleanNumber(factor * power) || factor * power);
  return nearestStep(steps, { least, greatest, count }) ?? rough;
}

/** As a nice step, but one of a clock, where the range is neither of days nor of parts of a second. */
function clockStep(least: number, greatest: number, count: number): number {
  const rough = (greatest - least) / count;
  const isOfClock = rough >= (CLOCK_STEPS[0] ?? 0) / 2 && rough <= (CLOCK_STEPS.at(-1) ?? 0);
  return (
    (isOfClock ? nearestStep(CLOCK_STEPS, { least, greatest, count }) : undefined) ?? niceStep(least, greatest, count)
  );
}

type Range = { readonly least: number; readonly greatest: number; readonly count: number };

function nearestStep(steps: readonly number[], { least, greatest, count }: Range): number | undefined {
  const off = steps.map((step) => {
    const { from, to } = spanOf(step, least, greatest);
    return Math.abs(to - from - count);
  });
  return steps[off.indexOf(Math.min(...off))];
}
