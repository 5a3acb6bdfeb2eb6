import { columnsIn } from '../../plan/check/columns-used.ts';
import type { ColumnMention, RestoreForm } from '../grammar/meaning.ts';
import type { Frame } from '../readings/frame.ts';
import { letIn } from './let-in.ts';

/** What is left of a frame once something of it was taken back, and columns that there was nothing to take back of. */
export type Restored = { readonly frame: Frame; readonly mentions: readonly ColumnMention[] };

/** Takes back what a wish wants back: all rows, all values of a column, amounts in the place of shares, or figures that are not split. */
export function restoreFrame(
  before: Frame,
  restores: readonly RestoreForm[],
  keyOf: (column: number) => string,
): Restored {
  return restores.reduce<Restored>((state, form) => takeBack(state, form, keyOf), { frame: before, mentions: [] });
}

function takeBack({ frame, mentions }: Restored, form: RestoreForm, keyOf: (column: number) => string): Restored {
  switch (form.kind) {
    case 'last':
      return { frame, mentions };
    case 'rows':
      return { frame: { ...frame, filters: [], tops: [], havings: [] }, mentions };
    case 'amounts':
      return { frame: { ...frame, windows: [] }, mentions };
    case 'split': {
      const [first] = frame.groups.filter(({ role }) => role !== 'series');
      const groups =
        form.columns.length > 0 ? without(frame, form.columns) : first === undefined ? frame.groups : [first];
      return { frame: { ...frame, groups }, mentions };
    }
    case 'some': {
      const filters = form.values.reduce(
        (left, { column, value }) => letIn(left, keyOf(column), [value]),
        frame.filters,
      );
      return { frame: { ...frame, filters }, mentions };
    }
    case 'values': {
      const keys = form.columns.map(({ column }) => keyOf(column));
      const filters = frame.filters.filter((where) => !columnsIn(where).some((key) => keys.includes(key)));
      const isGroup = form.columns.some(({ column }) => frame.groups.some((group) => group.column === column));
      const isOfTime = filters.length < frame.filters.length;
      const tops = isGroup && !isOfTime ? [] : frame.tops;
      const isNothing = filters.length === frame.filters.length && tops.length === frame.tops.length;
      // "All sales again": what is measured was never narrowed itself, the rows were.
      const areFigures = form.columns.every(({ column }) =>
        frame.measures.some((measure) => measure.column === column),
      );
      if (isNothing && areFigures && form.columns.length > 0)
        return { frame: { ...frame, filters: [], tops: [], havings: [] }, mentions };
      return { frame: { ...frame, filters, tops }, mentions: isNothing ? [...mentions, ...form.columns] : mentions };
    }
  }
}

function without({ groups }: Frame, columns: readonly ColumnMention[]): Frame['groups'] {
  return groups.filter((group) => !columns.some(({ column }) => column === group.column));
}
