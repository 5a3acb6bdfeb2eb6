import type { ColumnDefinition } from '../../chart/graph-config.ts';
import type { ColumnKind, TimeGrain, TypedColumn, ValueFormat } from '../../table/column.ts';
import { withLazyValues, withNumbers } from '../../table/reading/lazy-values.ts';
import { areIntegers, decimalsOf } from '../../table/reading/number-values.ts';
import type { ColumnName } from '../plan-error.ts';
import { cleanNumber } from './clean-number.ts';
import { changeColumn, createColumn, type PlanColumn } from './plan-column.ts';

/** A definition that a step writes: the format of the values stands beside them, as `extract` writes it. */
export type MadeDefinition = ColumnDefinition & {
  readonly label: string;
  readonly valueFormat: ValueFormat;
  /** ISO 4217 code. */
  readonly currency?: string;
  readonly unit?: string;
  /** Most decimals of any value, where it is known. */
  readonly decimals?: number;
};

/** What numbers stand for, so that a figure made of them is written like them. */
export type NumberLook = {
  readonly kind: Extract<ColumnKind, 'number' | 'percentage' | 'currency' | 'duration'>;
  readonly currency?: string;
  readonly unit?: string;
  readonly decimals?: number;
  /** True where 0.25 stands for 25%. */
  readonly isFraction?: boolean;
};

/** Numbers that stand for nothing but themselves. */
export const PLAIN: NumberLook = { kind: 'number' };
/** Numbers of hundredths: 12 for 12%. */
export const PERCENT: NumberLook = { kind: 'percentage', unit: '%' };

/** The look of a column's numbers. Years are plain numbers once they are computed with. */
export function lookOf({ kind, currency, unit, decimals, isFraction }: TypedColumn): NumberLook {
  const isNumeric = kind === 'number' || kind === 'percentage' || kind === 'currency' || kind === 'duration';
  return {
    kind: isNumeric ? kind : 'number',
    ...(currency === undefined ? {} : { currency }),
    ...(unit === undefined ? {} : { unit }),
    ...(decimals === undefined || decimals === 0 ? {} : { decimals }),
    ...(isFraction === true ? { isFraction } : {}),
  };
}

/** The same look with no word of decimals: of means and quotients, which may have any. */
export function withoutDecimals({ decimals: _, ...look }: NumberLook): NumberLook {
  return look;
}

/** A column of numbers that a step computed; NaN is an empty cell. They are freed of noise. */
export function numberColumn(name: ColumnName, computed: Float64Array, look: NumberLook): PlanColumn {
  const numbers = computed.map(cleanNumber);
  const { kind, isFraction, decimals, ...rest } = look;
  const isInteger = areIntegers(numbers);
  const format = kind === 'number' ? (isInteger ? 'integer' : 'decimal') : kind;
  const typed = withNumbers(numbers, {
    label: name.label,
    kind,
    format,
    ...rest,
    ...(isFraction === true ? { isFraction } : {}),
    decimals: decimals ?? (isInteger ? 0 : decimalsOf(numbers)),
    ...WHOLLY_FIT,
  });
  const { unit, currency } = rest;
  return madeColumn(name, typed, {
    valueFormat: format,
    ...(currency === undefined ? {} : { currency }),
    ...(kind === 'duration' ? { unit: 's' } : unit === undefined || unit === '%' ? {} : { unit }),
    ...(decimals === undefined || isInteger ? {} : { decimals }),
  });
}

/** A column of texts that a step made. */
export function textColumn(name: ColumnName, texts: readonly (string | null)[]): PlanColumn {
  const typed: TypedColumn = { label: name.label, kind: 'text', format: 'text', values: texts, ...WHOLLY_FIT };
  return madeColumn(name, typed, { valueFormat: 'text' });
}

/** A column of intervals that numbers fall into; `intervals` are all of them, from the lowest. */
export function intervalColumn(
  name: ColumnName,
  texts: readonly (string | null)[],
  intervals: readonly string[],
): PlanColumn {
  return changeColumn(textColumn(name, texts), { intervals });
}

/** A column of true and false. 1 is true, 0 is false, NaN is an empty cell. */
export function truthColumn(name: ColumnName, truths: Float64Array): PlanColumn {
  const values = Array.from(truths, (truth) => (Number.isNaN(truth) ? null : truth === 1));
  const typed: TypedColumn = { label: name.label, kind: 'boolean', format: 'text', values, ...WHOLLY_FIT };
  return madeColumn(name, typed, { valueFormat: 'text' });
}

/** Moments of one grain: how they are written, and where they stand in time (or in their cycle). */
export type Moments = {
  readonly texts: readonly (string | null)[];
  readonly times: Float64Array;
  readonly grain: TimeGrain;
  readonly format: ValueFormat;
  readonly isCyclic: boolean;
};

/** A column of dates or periods that a step made. */
export function momentColumn(name: ColumnName, { texts, times, grain, format, isCyclic }: Moments): PlanColumn {
  const facts = { label: name.label, kind: 'date', format, times, grain, isCyclic, ...WHOLLY_FIT } as const;
  return madeColumn(
    name,
    withLazyValues(() => texts, facts),
    { valueFormat: format },
  );
}

/** A column whose cells are its typed values. */
export function madeColumn(
  { key, label }: ColumnName,
  typed: TypedColumn,
  format: Omit<MadeDefinition, 'key' | 'label'>,
): PlanColumn {
  const definition: MadeDefinition = { key, label, ...format };
  return createColumn({
    key,
    label,
    definition,
    isHidden: false,
    isOriginal: false,
    makeCells: () => typed.values,
    makeTyped: () => typed,
  });
}

const WHOLLY_FIT = { fitShare: 1, misfits: [], placeholders: [] } as const;
