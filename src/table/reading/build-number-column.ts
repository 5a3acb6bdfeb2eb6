import type { Ambiguity, ColumnKind, TypedColumn, Value, ValueFormat } from '../column.ts';
import { digitValue, isBlankCode } from '../notation/characters.ts';
import { timeOfDay } from '../notation/moment.ts';
import { parseNumber } from '../notation/number-notation.ts';
import { type ColumnReading, listMisfits } from './column-context.ts';
import { ROW } from './column-entries.ts';
import type { LabelFacts } from './column-label.ts';
import { mostCounted, READ, singular } from './column-numbers.ts';
import { epochFactor } from './epoch-column.ts';
import { grainOfTimes } from './time-grain.ts';
import { isYearColumn } from './year-column.ts';

/** Decimals beyond these come from arithmetic on doubles, not from a notation. */
const MOST_DECIMALS = 15;

/** What the cells of a number column are, all told. */
type NumberKind = { readonly kind: ColumnKind; readonly format: ValueFormat };

/** Builds the column of JSON numbers and nulls alone. */
export function buildPlainNumbers(label: string, facts: LabelFacts, numbers: Float64Array): TypedColumn {
  const isInteger = areIntegers(numbers);
  if (isInteger && numbers.every(Number.isNaN)) return emptyColumn(label, numbers.length);
  const factor = isInteger ? epochFactor(facts, numbers) : undefined;
  if (factor !== undefined) return buildEpochColumn(label, numbers, factor);
  return withValues(numbers, {
    label,
    ...kindOfPlain(facts, numbers, isInteger),
    ...labelFields(facts),
    ...(facts.isPercentage && areFractionsOfOne(numbers) ? { isFraction: true } : {}),
    decimals: isInteger ? 0 : decimalsOf(numbers),
    fitShare: 1,
    misfits: [],
    placeholders: [],
  });
}

/** Builds a column of moments that came as seconds or milliseconds since 1970; their values become ISO text in UTC. */
function buildEpochColumn(label: string, numbers: Float64Array, factor: number): TypedColumn {
  const times = numbers.map((value) => value * factor);
  const values = Array.from(times, (time) =>
    Number.isNaN(time) ? null : new Date(time).toISOString().replace('.000Z', 'Z'),
  );
  const grain = grainOfTimes(times);
  return {
    label,
    kind: 'date',
    format: 'datetime',
    values,
    times,
    grain,
    isCyclic: false,
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
export function emptyColumn(label: string, size: number): TypedColumn {
  const values = new Array<null>(size).fill(null);
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
  const { tally } = texts;
  const unit = mostCounted(tally.unitCounts, (entries.textCount + entries.numberCount) / 2);
  const kind = kindOfMixed(reading);
  const numbers = resolveNumbers(reading, kind.kind, unit);
  if (kind.kind === 'percentage' && tally.percentages > 0) liftFractions(reading, numbers);
  const isInteger = areIntegers(numbers);
  const isYear =
    kind.kind === 'number' && isInteger && !tally.hasNumberMarks && unit === undefined && isYearColumn(facts, numbers);
  const plain: NumberKind = { kind: 'number', format: isInteger ? 'integer' : 'decimal' };
  const currency = onlyCurrency(tally.currencyCounts) ?? facts.currency;
  const scale = mostCounted(tally.scaleCounts, (tally.plain + tally.currencies) / 2);
  return withValues(numbers, {
    label,
    ...(isYear ? { kind: 'date', format: 'year', ...yearTimes(numbers) } : kind.kind === 'number' ? plain : kind),
    ...(currency === undefined ? {} : { currency }),
    decimals: Math.max(tally.decimals, entries.numberCount > 0 ? decimalsOf(entries.numbers) : 0),
    ...(scale === undefined ? {} : { scale }),
    ...(facts.scale === undefined ? {} : { statedScale: facts.scale }),
    ...(unit === undefined ? {} : { unit }),
    ...markFields(reading),
    ...(kind.kind === 'percentage' && tally.percentages === 0 && areFractionsOfOne(numbers)
      ? { isFraction: true }
      : {}),
    ...listMisfits(reading, (row) => !Number.isNaN(numbers[row])),
  });
}

/** The number of each row whose text is of the column's kind; NaN for the others. */
function resolveNumbers(
  { entries, numbers: texts }: ColumnReading,
  kind: ColumnKind,
  unit: string | undefined,
): Float64Array {
  const byPlace = new Float64Array(entries.texts.length);
  for (let place = 0; place < byPlace.length; place++) {
    const state = texts.states[place];
    const isFit =
      state === READ.plain ||
      (state === READ.percentage && kind === 'percentage') ||
      (state === READ.currency && kind !== 'percentage') ||
      (state === READ.withUnit && unit !== undefined && hasUnit(entries.texts[place] ?? '', unit));
    byPlace[place] = isFit ? (texts.values[place] ?? Number.NaN) : Number.NaN;
  }
  if (byPlace.length === entries.codes.length) return byPlace;
  const numbers = new Float64Array(entries.codes.length);
  for (let row = 0; row < numbers.length; row++) {
    const code = entries.codes[row] ?? ROW.blank;
    if (code >= 0) numbers[row] = byPlace[code] ?? Number.NaN;
    else numbers[row] = code === ROW.number ? (entries.numbers[row] ?? Number.NaN) : Number.NaN;
  }
  return numbers;
}

function hasUnit(text: string, unit: string): boolean {
  const start = text.length - unit.length - (text.endsWith(unit) ? 0 : 1);
  const before = text.charCodeAt(start - 1);
  return singular(text.slice(start)) === unit && (isBlankCode(before) || digitValue(before) >= 0);
}

/** Fields of a column of numbers with its `values`, which are made when they are first asked for: a profile never does. */
function withValues(numbers: Float64Array, fields: Omit<TypedColumn, 'values' | 'numbers'>): TypedColumn {
  let made: readonly Value[] | undefined;
  return {
    ...fields,
    numbers,
    get values() {
      made ??= Array.from(numbers, (value) => (Number.isNaN(value) ? null : value));
      return made;
    },
  };
}

function areIntegers(numbers: Float64Array): boolean {
  for (const value of numbers) {
    if (!Number.isInteger(value) && !Number.isNaN(value)) return false;
  }
  return true;
}

/** What the cells prove of the decimal mark, or leave open. */
function markFields(reading: ColumnReading): Pick<TypedColumn, 'decimalMark' | 'openMark' | 'ambiguity'> {
  const { points, commas, ambiguousPoints, ambiguousCommas } = reading.numbers.tally;
  if (points !== commas) return { decimalMark: points > commas ? '.' : ',' };
  const ambiguity = decimalAmbiguity(reading);
  return {
    ...(ambiguousPoints + ambiguousCommas > 0 ? { openMark: true } : {}),
    ...(ambiguity === undefined ? {} : { ambiguity }),
  };
}

/** A column of amounts is one where at least half of the numbers say so; per cent likewise, or where bare fractions join them. */
function kindOfMixed(reading: ColumnReading): NumberKind {
  const { facts, entries } = reading;
  const { tally } = reading.numbers;
  const all = entries.numberCount + tally.plain + tally.percentages + tally.currencies;
  if (
    (tally.percentages > 0 &&
      tally.percentages * 2 >= all &&
      (tally.largestPlain <= 100 || tally.percentages * 4 >= all * 3)) ||
    (tally.percentages > 0 && tally.percentages * 5 >= all && facts.isPercentage)
  ) {
    return { kind: 'percentage', format: 'percentage' };
  }
  if (tally.percentages > 0 && tally.currencies === 0 && areFractions(reading))
    return { kind: 'percentage', format: 'percentage' };
  if (tally.currencies > 0 && tally.currencies * 2 >= all) return { kind: 'currency', format: 'currency' };
  if (facts.isPercentage) return { kind: 'percentage', format: 'percentage' };
  if (facts.currency !== undefined) return { kind: 'currency', format: 'currency' };
  return { kind: 'number', format: 'decimal' };
}

/** True where numbers under a label of per cent are shares of one: none beyond 1, and some no whole number. */
function areFractionsOfOne(numbers: Float64Array): boolean {
  let hasPart = false;
  for (const value of numbers) {
    if (Math.abs(value) > 1) return false;
    if (!Number.isInteger(value) && !Number.isNaN(value)) hasPart = true;
  }
  return hasPart;
}

function areFractions({ entries, numbers: { tally } }: ColumnReading): boolean {
  if (tally.largestPlain > 1 || tally.plain + entries.numberCount === 0) return false;
  for (const value of entries.numbers) {
    if (Math.abs(value) > 1) return false;
  }
  return true;
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
