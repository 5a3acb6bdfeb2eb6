import type { Ambiguity, ColumnKind, TypedColumn } from '../column.ts';
import { digitValue, isBlankCode } from '../notation/characters.ts';
import { parseNumber } from '../notation/number-notation.ts';
import { maybeCodedMoments } from './coded-moments.ts';
import { type ColumnReading, listMisfits } from './column-context.ts';
import { type ColumnEntries, ROW } from './column-entries.ts';
import { scaleFields } from './column-label.ts';
import { mostCounted, type NumberTexts, READ, singular } from './column-numbers.ts';
import { withNumbers } from './lazy-values.ts';
import { areFractionsOfOne, areIntegers, decimalsOf, type NumberKind, yearTimes } from './number-values.ts';
import { isYearColumn } from './year-column.ts';

/** Digits that a product of doubles holds truly. */
const EXACT_DIGITS = 15;

const NO_MISFITS = { fitShare: 1, misfits: [], placeholders: [] } as const;

/** Builds a column whose cells are, by far most of them, numbers in some notation. */
export function buildNumberColumn(reading: ColumnReading): TypedColumn {
  const { entries, facts, numbers: texts, label } = reading;
  const { tally } = texts;
  const unit = mostCounted(tally.unitCounts, (entries.textCount + entries.numberCount) / 2);
  const kind = kindOfMixed(reading);
  const numbers = resolveNumbers(reading, kind.kind, unit);
  if (kind.kind === 'percentage' && tally.percentages > 0) liftFractions(reading, numbers);
  if (kind.kind === 'percentage' && areBracketedShares(entries, numbers)) negate(numbers);
  const isInteger = areIntegers(numbers);
  const misfits = numbers === texts.values ? NO_MISFITS : listMisfits(reading, (row) => !Number.isNaN(numbers[row]));
  const isBare = kind.kind === 'number' && isInteger && !tally.hasNumberMarks && unit === undefined;
  const moments = isBare ? maybeCodedMoments(facts, numbers) : undefined;
  if (moments !== undefined) return { label, ...moments, ...misfits };
  const isYear = isBare && isYearColumn(facts, numbers);
  const plain: NumberKind = { kind: 'number', format: isInteger ? 'integer' : 'decimal' };
  const currency = onlyCurrency(tally.currencyCounts) ?? facts.currency;
  const scale = mostCounted(tally.scaleCounts, (tally.plain + tally.currencies) / 2);
  return withNumbers(numbers, {
    label,
    ...(isYear ? { kind: 'date', format: 'year', ...yearTimes(numbers) } : kind.kind === 'number' ? plain : kind),
    ...(currency === undefined ? {} : { currency }),
    decimals: Math.max(tally.decimals, entries.numberCount > 0 ? decimalsOf(entries.numbers) : 0),
    ...(scale === undefined ? {} : { scale }),
    ...scaleFields(facts),
    ...(unit === undefined ? {} : { unit }),
    ...markFields(reading),
    ...(kind.kind === 'percentage' && tally.percentages === 0 && areFractionsOfOne(numbers)
      ? { isFraction: true }
      : {}),
    ...misfits,
  });
}

/** What shares of one whole add up to, rounded. */
const WHOLE = { least: 98.5, most: 101.5 } as const;

/** True where brackets stand around every cell and the shares make up a whole: "(62%)" behind a count is no loss. */
function areBracketedShares({ texts, textCount, numberCount }: ColumnEntries, numbers: Float64Array): boolean {
  if (numberCount > 0 || textCount < 2 || !texts.every((text) => text.startsWith('('))) return false;
  let sum = 0;
  for (const value of numbers) sum -= value || 0;
  return sum >= WHOLE.least && sum <= WHOLE.most;
}

function negate(numbers: Float64Array): void {
  for (let row = 0; row < numbers.length; row++) numbers[row] = -(numbers[row] ?? Number.NaN);
}

/** The number of each row whose text is of the column's kind, NaN for the others; the numbers themselves where all rows are. */
function resolveNumbers(
  { entries, numbers: texts }: ColumnReading,
  kind: ColumnKind,
  unit: string | undefined,
): Float64Array {
  if (isOfOneKind(entries, texts)) return texts.values;
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

/** True where every row holds a text of its own and all are read alike: plain, per cent or amounts of money. */
function isOfOneKind({ codes, texts }: ColumnEntries, { tally }: NumberTexts): boolean {
  const alike = Math.max(tally.plain, tally.percentages, tally.currencies);
  return texts.length === codes.length && alike === codes.length;
}

function hasUnit(text: string, unit: string): boolean {
  const start = text.length - unit.length - (text.endsWith(unit) ? 0 : 1);
  const before = text.charCodeAt(start - 1);
  return singular(text.slice(start)) === unit && (isBlankCode(before) || digitValue(before) >= 0);
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
  if (entries.numberCount + texts.tally.plain === 0) return;
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
      numbers[row] = Number(((numbers[row] ?? 0) * 100).toPrecision(EXACT_DIGITS));
  }
}

function onlyCurrency(counts: ReadonlyMap<string, number>): string | undefined {
  if (counts.size !== 1) return undefined;
  for (const currency of counts.keys()) return currency;
  return undefined;
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
