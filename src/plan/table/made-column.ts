import type { ColumnDefinition } from '../../chart/graph-config.ts';
import type { ColumnKind, TimeGrain, TypedColumn, ValueFormat } from '../../table/column.ts';
import { readLabel, scaleFields } from '../../table/reading/column-label.ts';
import { withLazyValues, withNumbers } from '../../table/reading/lazy-values.ts';
import { areIntegers, decimalsOf } from '../../table/reading/number-values.ts';
import { statedFormat } from '../../table/stated-format.ts';
import type { ColumnName } from '../plan-error.ts';
import { cleanNumber } from './clean-number.ts';
import { changeColumn, createColumn, type PlanColumn } from './plan-column.ts';

/** A definition that a step writes: the format of the values stands beside them, as `extract` writes it. */
export type MadeDefinition = ColumnDefinition & {
  readonly label: string;
  readonly valueFormat?: ValueFormat;
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
  /** The words that state the scale of the numbers, and the currency with it: "$ millions". */
  readonly scaleText?: string;
  /** True where 0.25 stands for 25%. */
  readonly isFraction?: boolean;
};

/** Numbers that stand for nothing but themselves. */
export const PLAIN: NumberLook = { kind: 'number' };
/** Numbers of hundredths: 12 for 12%. */
export const PERCENT: NumberLook = { kind: 'percentage', unit: '%' };

/** The look of a column's numbers. Years are plain numbers once they are computed with. */
export function lookOf({ kind, currency, unit, decimals, isFraction, scaleText }: TypedColumn): NumberLook {
  const isNumeric = kind === 'number' || kind === 'percentage' || kind === 'currency' || kind === 'duration';
  return {
    kind: isNumeric ? kind : 'number',
    ...(currency === undefined ? {} : { currency }),
    ...(unit === undefined ? {} : { unit }),
    ...(decimals === undefined || decimals === 0 ? {} : { decimals }),
    ...(isFraction === true ? { isFraction } : {}),
    ...(isNumeric && scaleText !== undefined ? { scaleText } : {}),
  };
}

/**
 * The currency and the unit that stand in a definition beside its label. A scale that the label does not state is a unit, which names
 * the currency too: a million dollars under another label are no dollar.
 */
function unitFields(
  label: string,
  { kind, currency, unit, scaleText }: NumberLook,
): Pick<MadeDefinition, 'currency' | 'unit'> {
  if (scaleText !== undefined && readLabel(label).scale === undefined) return { unit: scaleText };
  const shownUnit = kind === 'duration' ? 's' : unit === '%' ? undefined : unit;
  return {
    ...(currency === undefined ? {} : { currency }),
    ...(shownUnit === undefined ? {} : { unit: shownUnit }),
  };
}

/** The definition of a column under another name, which states what its label no longer does. */
export function renamed(
  { label: own, definition, typed }: PlanColumn,
  { key, label }: ColumnName,
): ColumnDefinition & Pick<MadeDefinition, 'unit' | 'valueFormat'> {
  const { scaleText, isFraction } = typed;
  const losesSign = readLabel(own).isPercentage && !readLabel(label).isPercentage && isFraction !== true;
  if (losesSign) return { ...definition, valueFormat: 'percentage', key, label };
  if (scaleText === undefined || readLabel(label).scale !== undefined) return { ...definition, key, label };
  const { currency: _, ...rest }: ColumnDefinition & { readonly currency?: unknown } = definition;
  return { ...rest, unit: scaleText, key, label };
}

/** True where numbers of both looks may be added up, and what comes of it looks like them. */
export function isSameLook(one: NumberLook, other: NumberLook): boolean {
  return LOOK_FIELDS.every((field) => one[field] === other[field]);
}

const LOOK_FIELDS = ['kind', 'currency', 'unit', 'scaleText', 'isFraction'] as const;

/** The same look with no word of decimals: of means and quotients, which may have any. */
export function withoutDecimals({ decimals: _, ...look }: NumberLook): NumberLook {
  return look;
}

/** A column of numbers that a step computed; NaN is an empty cell. They are freed of noise. */
export function numberColumn(name: ColumnName, computed: Float64Array, look: NumberLook): PlanColumn {
  const numbers = computed.map(cleanNumber);
  const { kind, isFraction, decimals, scaleText, ...rest } = look;
  const isInteger = areIntegers(numbers);
  const format = kind === 'number' ? (isInteger ? 'integer' : 'decimal') : kind;
  const typed = withNumbers(numbers, {
    label: name.label,
    kind,
    format,
    ...rest,
    ...(scaleText === undefined ? {} : scaleFields(readLabel(name.label, scaleText))),
    ...(isFraction === true ? { isFraction } : {}),
    decimals: decimals ?? (isInteger ? 0 : decimalsOf(numbers)),
    ...WHOLLY_FIT,
  });
  return madeColumn(name, typed, {
    valueFormat: format,
    ...unitFields(name.label, look),
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
    statedFormat(facts),
  );
}

/** A column whose cells are its typed values. */
function madeColumn(
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
