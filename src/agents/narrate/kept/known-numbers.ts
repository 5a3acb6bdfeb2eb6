import type { Figure } from '../../../insight/figure.ts';
import type { Insight } from '../../../insight/insight.ts';
import { columnUnit } from '../../../insight/reading/column-unit.ts';
import { scaleOf } from '../../../writing/story/write-figure.ts';
import type { ReadNumber } from '../check/read-number.ts';
import { type Chart, type MeasureValues, measuresOf, sumByName } from './chart-values.ts';

/** The numbers that a chart gives a writer: its cells and what is commonly worked out from them. */
export type KnownNumbers = {
  /** True where a number of a text is one of them, within the rounding of its digits and whatever its sign. */
  readonly holds: (number: Pick<ReadNumber, 'value' | 'step' | 'isPercent' | 'isPoints'>) => boolean;
};

/** Numbers apart by whether they are percentages. */
type Numbers = { readonly plain: number[]; readonly percent: number[] };

const CLOSE = 1e-9;

/**
 * What a chart gives: cells, counts, sums, averages and medians of columns and of the names in them, shares, changes from the first value
 * to the last and from each to the next, the figures of its facts, and the number of rows that were gathered for them.
 */
export function readKnownNumbers(chart: Chart, insights: readonly Insight[], gathered?: Figure): KnownNumbers {
  const { table, profile } = chart;
  const known: Numbers = { plain: [table.rowCount, profile.rowCount, profile.columns.length], percent: [] };
  for (const { distinct } of profile.columns) known.plain.push(distinct);
  for (const measure of measuresOf(chart)) addMeasure(measure, chart, known);
  for (const insight of insights) addFigures(insight, known);
  if (gathered !== undefined) addFigure(gathered, known);
  const [plain, percent] = [known.plain, known.percent].map((numbers) => Float64Array.from(numbers, Math.abs).sort());
  return {
    holds: ({ value, step, isPercent, isPoints }) => {
      const size = Math.abs(value);
      const room = step / 2 + CLOSE * Math.max(1, size);
      return isNear(percent, size, room) || (!(isPercent || isPoints) && isNear(plain, size, room));
    },
  };
}

function addMeasure(measure: MeasureValues, chart: Chart, known: Numbers): void {
  const { profile, column, values } = measure;
  const isPercentage = profile.format === 'percentage';
  const factor = scaleOf(columnUnit(column, profile));
  const series = [values, ...[...sumByName(measure, chart).values()].map((sums) => [...sums.values()])];
  for (const numbers of series) {
    const { amounts, rates } = workOut(numbers.filter(Number.isFinite));
    if (isPercentage) known.percent.push(...amounts);
    else for (const amount of amounts) known.plain.push(amount, amount * factor);
    known.percent.push(...rates);
  }
}

/** What a person works out of some numbers: in their own unit, and in percent. */
function workOut(values: readonly number[]): {
  readonly amounts: readonly number[];
  readonly rates: readonly number[];
} {
  const [first] = values;
  const last = values.at(-1);
  if (first === undefined || last === undefined) return { amounts: [], rates: [] };
  const sum = values.reduce((total, value) => total + value, 0);
  const sorted = Float64Array.from(values).sort();
  const [least, most] = [sorted[0] ?? first, sorted.at(-1) ?? first];
  const amounts = [values.length, sum, sum / values.length, sorted[values.length >> 1] ?? first];
  const rates: number[] = [];
  const pairs = [
    [first, last],
    [least, most],
    [most, least],
    ...values.map((value, at) => [values[at - 1] ?? value, value]),
  ];
  for (const [from = 0, to = 0] of pairs) {
    amounts.push(to, to - from);
    if (from !== 0) rates.push(((to - from) / from) * 100);
    if (sum !== 0) rates.push((to / sum) * 100);
  }
  return { amounts, rates };
}

/** The figures within a fact, however deep. */
function addFigures(part: unknown, known: Numbers): void {
  if (typeof part !== 'object' || part === null) return;
  if (isFigure(part)) addFigure(part, known);
  else for (const inner of Object.values(part)) addFigures(inner, known);
}

function isFigure(part: object): part is Figure {
  return 'operation' in part && 'cells' in part && 'unit' in part && 'value' in part;
}

function addFigure({ value, unit }: Figure, { plain, percent }: Numbers): void {
  if ('format' in unit && unit.format !== 'percentage') plain.push(value, value * scaleOf(unit));
  else if ('format' in unit || unit.kind === 'percent' || unit.kind.startsWith('points')) percent.push(value);
  else plain.push(value);
}

/** True where a sorted list holds a number within so much of another. */
function isNear(sorted: Float64Array | undefined, size: number, room: number): boolean {
  if (sorted === undefined) return false;
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? 0) < size - room) from = middle + 1;
    else to = middle;
  }
  return (sorted[from] ?? Number.POSITIVE_INFINITY) <= size + room;
}
