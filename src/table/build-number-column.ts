import type { Ambiguity, ColumnKind, TypedColumn, Value, ValueFormat } from './column.ts';
import { type ColumnReading, listMisfits } from './column-context.ts';
import { ROW } from './column-entries.ts';
import type { LabelFacts } from './column-label.ts';
import { mostCounted, READ } from './column-numbers.ts';
import { timeOfDay } from './notation/moment.ts';
import { parseNumber } from './notation/number-notation.ts';
import { isYearColumn } from './year-column.ts';

/** Decimals beyond these come from arithmetic on doubles, not from a notation. */
const MOST_DECIMALS = 15;

/** What the cells of a number column are, all told. */
type NumberKind = { readonly kind: ColumnKind; readonly format: ValueFormat };

/** Builds the column of JSON numbers and nulls alone. */
export function buildPlainNumbers(label: string, facts: LabelFacts, numbers: Float64Array): TypedColumn {
  const values: Value[] = new Array(numbers.length);
  let isInteger = true;
  let missing = 0;
  for (let row = 0; row < numbers.length; row++) {
    const value = numbers[row] ?? Number.NaN;
    if (Number.isNaN(value)) {
      values[row] = null;
      missing++;
    } else {
      values[row] = value;
      if (isInteger && !Number.isInteger(value)) isInteger = false;
    }
  }
  if (missing === numbers.length) return emptyColumn(label, values);
  return {
    label,
    ...kindOfPlain(facts, numbers, isInteger),
    values,
    numbers,
    ...labelFields(facts),
    decimals: isInteger ? 0 : decimalsOf(numbers),
    fitShare: 1,
    misfits: [],
    placeholders: [],
  };
}

/** The first of January of each year, as a moment. */
function yearTimes(years: Float64Array): {
  readonly times: Float64Array;
  readonly grain: 'year';
  readonly isCyclic: false;
} {
  return {
    times: years.map((year) => (Number.isNaN(year) ? year : timeOfDay(year, 1, 1))),
    grain: 'year',
    isCyclic: false,
  };
}

/** A column without a single value. */
export function emptyColumn(label: string, values: readonly Value[]): TypedColumn {
  return { label, kind: 'empty', format: 'text', values, fitShare: 1, misfits: [], placeholders: [] };
}

function kindOfPlain(facts: LabelFacts, numbers: Float64Array, isInteger: boolean): NumberKind & Partial<TypedColumn> {
  if (isInteger && isYearColumn(facts, numbers)) return { kind: 'date', format: 'year', ...yearTimes(numbers) };
  if (facts.isPercentage) return { kind: 'percentage', format: 'percentage' };
  if (facts.currency !== undefined) return { kind: 'currency', format: 'currency' };
  return { kind: 'number', format: isInteger ? 'integer' : 'decimal' };
}

function labelFields(facts: LabelFacts): Partial<TypedColumn> {
  return {
    ...(facts.currency === undefined ? {} : { currency: facts.currency }),
    ...(facts.scale === undefined ? {} : { statedScale: facts.scale }),
  };
}

/** Builds a column whose cells are, by far most of them, numbers in some notation. */
export function buildNumberColumn(reading: ColumnReading): TypedColumn {
  const { entries, facts, numbers: texts, label } = reading;
  const { tally, states } = texts;
  const unit = mostCounted(tally.unitCounts, (entries.textCount + entries.numberCount) / 2);
  const kind = kindOfMixed(reading);
  const accepts = acceptedStates(kind.kind, unit !== undefined);
  const numbers = new Float64Array(entries.codes.length);
  for (let row = 0; row < numbers.length; row++) {
    const code = entries.codes[row] ?? ROW.blank;
    if (code === ROW.number) numbers[row] = entries.numbers[row] ?? Number.NaN;
    else {
      const state = code >= 0 ? (states[code] ?? READ.nothing) : READ.nothing;
      const isUnit = state === READ.withUnit && unit !== undefined && (entries.texts[code] ?? '').endsWith(unit);
      numbers[row] =
        (accepts[state] === true && state !== READ.withUnit) || isUnit
          ? (texts.values[code] ?? Number.NaN)
          : Number.NaN;
    }
  }
  if (kind.kind === 'percentage' && tally.percentages > 0) liftFractions(reading, numbers);
  const values = Array.from(numbers, (value) => (Number.isNaN(value) ? null : value));
  const isInteger = values.every((value) => value === null || Number.isInteger(value));
  const isYear =
    kind.kind === 'number' && isInteger && !tally.hasNumberMarks && unit === undefined && isYearColumn(facts, numbers);
  const currency = onlyCurrency(tally.currencyCounts) ?? facts.currency;
  const scale = mostCounted(tally.scaleCounts, (tally.plain + tally.currencies) / 2);
  const ambiguity = decimalAmbiguity(reading);
  return {
    label,
    kind: isYear ? 'date' : kind.kind,
    format: isYear ? 'year' : kind.kind === 'number' ? (isInteger ? 'integer' : 'decimal') : kind.format,
    values,
    numbers,
    ...(isYear ? yearTimes(numbers) : {}),
    ...(currency === undefined ? {} : { currency }),
    decimals: Math.max(tally.decimals, entries.numberCount > 0 ? decimalsOf(entries.numbers) : 0),
    ...(scale === undefined ? {} : { scale }),
    ...(facts.scale === undefined ? {} : { statedScale: facts.scale }),
    ...(unit === undefined ? {} : { unit }),
    ...(tally.points === tally.commas
      ? {}
      : { decimalMark: tally.points > tally.commas ? ('.' as const) : (',' as const) }),
    ...(tally.points === tally.commas && tally.ambiguousPoints + tally.ambiguousCommas > 0 ? { openMark: true } : {}),
    ...listMisfits(reading, (row) => !Number.isNaN(numbers[row])),
    ...(ambiguity === undefined ? {} : { ambiguity }),
  };
}

/** A column of amounts is one where at least half of the numbers say so; per cent likewise, or where bare fractions join them. */
function kindOfMixed({ facts, entries, numbers: { tally } }: ColumnReading): NumberKind {
  const all = entries.numberCount + tally.plain + tally.percentages + tally.currencies;
  if (
    (tally.percentages > 0 && tally.percentages * 2 >= all) ||
    (tally.percentages > 0 && tally.percentages * 5 >= all && facts.isPercentage)
  ) {
    return { kind: 'percentage', format: 'percentage' };
  }
  if (tally.percentages > 0 && tally.currencies === 0 && areFractions(entries.numbers))
    return { kind: 'percentage', format: 'percentage' };
  if (tally.currencies > 0 && tally.currencies * 2 >= all) return { kind: 'currency', format: 'currency' };
  if (facts.isPercentage) return { kind: 'percentage', format: 'percentage' };
  if (facts.currency !== undefined) return { kind: 'currency', format: 'currency' };
  return { kind: 'number', format: 'decimal' };
}

function acceptedStates(kind: ColumnKind, hasUnit: boolean): readonly boolean[] {
  const isPercentage = kind === 'percentage';
  return [false, true, isPercentage, !isPercentage, hasUnit];
}

function areFractions(numbers: Float64Array): boolean {
  let count = 0;
  for (const value of numbers) {
    if (Number.isNaN(value)) continue;
    if (Math.abs(value) > 1) return false;
    count++;
  }
  return count > 0;
}

/**
 * Brings a column that mixes "-4%" and 0.056 to one scale, per cent as written: the bare numbers are fractions where none
 * is beyond 1 while some written percentage is, and become 5.6.
 */
function liftFractions(reading: ColumnReading, numbers: Float64Array): void {
  const { entries, numbers: texts } = reading;
  const isBare = (code: number) => code === ROW.number || (code >= 0 && texts.states[code] === READ.plain);
  let largestBare = 0;
  let largestWritten = 0;
  let bare = 0;
  for (let row = 0; row < numbers.length; row++) {
    const size = Math.abs(numbers[row] ?? 0);
    if (Number.isNaN(size)) continue;
    if (isBare(entries.codes[row] ?? ROW.blank)) {
      bare++;
      if (size > largestBare) largestBare = size;
    } else if (size > largestWritten) largestWritten = size;
  }
  if (bare === 0 || largestBare > 1 || largestWritten <= 1) return;
  for (let row = 0; row < numbers.length; row++) {
    if (isBare(entries.codes[row] ?? ROW.blank))
      numbers[row] = Number(((numbers[row] ?? 0) * 100).toPrecision(MOST_DECIMALS));
  }
}

function onlyCurrency(counts: ReadonlyMap<string, number>): string | undefined {
  if (counts.size !== 1) return undefined;
  for (const currency of counts.keys()) return currency;
  return undefined;
}

/** Most decimals of the numbers of a column, looked up in at most some hundred of them. */
export function decimalsOf(numbers: Float64Array): number {
  const step = Math.max(1, Math.floor(numbers.length / 256));
  let most = 0;
  for (let row = 0; row < numbers.length; row += step) {
    const value = numbers[row] ?? Number.NaN;
    if (!Number.isFinite(value) || Number.isInteger(value)) continue;
    const text = String(value);
    const point = text.indexOf('.');
    if (point >= 0 && !text.includes('e')) most = Math.max(most, text.length - point - 1);
  }
  return Math.min(most, MOST_DECIMALS);
}

/**
 * The doubt of "1.234" where nothing in the column proves a decimal mark. "1,234" alone is no doubt: groups of three by commas
 * are far the commoner way.
 */
function decimalAmbiguity({ numbers: { tally, decimal }, isMarkGiven }: ColumnReading): Ambiguity | undefined {
  if (isMarkGiven || tally.points !== tally.commas || tally.ambiguousPoints === 0) return undefined;
  const text = tally.ambiguousPoint;
  const asPoint = parseNumber(text, { decimal: '.' });
  const asComma = parseNumber(text, { decimal: ',' });
  if (asPoint === undefined || asComma === undefined) return undefined;
  return {
    kind: 'decimal-separator',
    readings: [
      { name: 'point', text, value: asPoint.value },
      { name: 'comma', text, value: asComma.value },
    ],
    chosen: decimal === ',' ? 'comma' : 'point',
  };
}
