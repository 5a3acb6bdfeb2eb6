import type { ColumnNature } from '../chart/read-columns.ts';
import type { ColumnKind, TypedColumn } from './column.ts';

const NATURE_OF = {
  number: 'number',
  percentage: 'number',
  currency: 'number',
  duration: 'number',
  date: 'time',
  weeklyRange: 'time',
  boolean: 'text',
  text: 'text',
  empty: 'empty',
} as const satisfies Record<ColumnKind, ColumnNature>;

/** What a typed column offers to a chart. Years are moments, though they are numbers. */
export function natureOf({ kind, format }: Pick<TypedColumn, 'kind' | 'format'>): ColumnNature {
  return format === 'year' ? 'time' : NATURE_OF[kind];
}
