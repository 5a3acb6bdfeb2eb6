import type { TypedColumn, Value } from '../column.ts';

/** A column whose `values` are made when they are first asked for: most profiles never do. */
export function withLazyValues(makeValues: () => readonly Value[], fields: Omit<TypedColumn, 'values'>): TypedColumn {
  let made: readonly Value[] | undefined;
  return {
    ...fields,
    get values() {
      made ??= makeValues();
      return made;
    },
  };
}

/** A column of numbers; `values` has null for NaN. */
export function withNumbers(numbers: Float64Array, fields: Omit<TypedColumn, 'values' | 'numbers'>): TypedColumn {
  const makeValues = () => Array.from(numbers, (value) => (Number.isNaN(value) ? null : value));
  return withLazyValues(makeValues, { ...fields, numbers });
}
