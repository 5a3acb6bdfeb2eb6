import type { TypedColumn, ValueFormat } from './column.ts';

/**
 * The format that stands in the definition of a column. Weeks, halves, weekdays and hours are written as text and are moments: a
 * definition that called them text would have them read as such.
 */
export function statedFormat({ kind, format }: Pick<TypedColumn, 'kind' | 'format'>): {
  readonly valueFormat?: ValueFormat;
} {
  return kind === 'empty' || (kind === 'date' && format === 'text') ? {} : { valueFormat: format };
}
