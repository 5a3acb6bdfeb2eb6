import type { TypedColumn } from '../column.ts';
import { maybeCodedMoments } from './coded-moments.ts';
import { type LabelFacts, scaleFields } from './column-label.ts';
import { withNumbers } from './lazy-values.ts';
import {
  areFractionsOfOne,
  areIntegers,
  decimalsOf,
  emptyColumn,
  type NumberKind,
  yearTimes,
} from './number-values.ts';
import { isYearColumn } from './year-column.ts';

/** Builds the column of JSON numbers and nulls alone. */
export function buildPlainNumbers(label: string, facts: LabelFacts, numbers: Float64Array): TypedColumn {
  const isInteger = areIntegers(numbers);
  if (isInteger && numbers.every(Number.isNaN)) return emptyColumn(label, numbers.length);
  const moments = isInteger ? maybeCodedMoments(facts, numbers) : undefined;
  if (moments !== undefined) return { label, ...moments, fitShare: 1, misfits: [], placeholders: [] };
  return withNumbers(numbers, {
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

function kindOfPlain(facts: LabelFacts, numbers: Float64Array, isInteger: boolean): NumberKind & Partial<TypedColumn> {
  if (isInteger && isYearColumn(facts, numbers)) return { kind: 'date', format: 'year', ...yearTimes(numbers) };
  if (facts.isPercentage) return { kind: 'percentage', format: 'percentage' };
  if (facts.currency !== undefined) return { kind: 'currency', format: 'currency' };
  return { kind: 'number', format: isInteger ? 'integer' : 'decimal' };
}

function labelFields(facts: LabelFacts): Partial<TypedColumn> {
  return {
    ...(facts.currency === undefined ? {} : { currency: facts.currency }),
    ...scaleFields(facts),
  };
}
