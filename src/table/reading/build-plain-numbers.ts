import type { TypedColumn } from '../column.ts';
import type { LabelFacts } from './column-label.ts';
import { epochFactor } from './epoch-column.ts';
import {
  areFractionsOfOne,
  areIntegers,
  decimalsOf,
  emptyColumn,
  type NumberKind,
  withValues,
  yearTimes,
} from './number-values.ts';
import { grainOfTimes } from './time-grain.ts';
import { isYearColumn } from './year-column.ts';

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
