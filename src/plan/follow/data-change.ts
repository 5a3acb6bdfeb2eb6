import { namingKeyOf } from '../../chart/read-columns.ts';
import type { ChartView } from '../edit/chart-view.ts';
import { cellAt } from '../edit/chart-view.ts';
import { lazily } from '../table/lazily.ts';
import type { PlanTable } from '../table/plan-table.ts';
import type { TransformFacts } from '../transform/facts.ts';

/** A chart's data before and after some transforms, and where what was there is now. */
export type DataChange = {
  readonly before: ChartView;
  readonly after: ChartView;
  /** The key that carries on a column: its own where it is still there, that of its sum or mean; undefined where it is gone. */
  readonly heirOf: (key: string) => string | undefined;
  /** The position of a row now: the very row, or the one that stands at the same value along the axis; undefined where it is gone. */
  readonly rowOf: (row: number, pinned: unknown) => number | undefined;
};

/** Follows columns and rows through the transforms that lead from one table to another. */
export function traceChange(before: ChartView, after: ChartView, facts: readonly TransformFacts[]): DataChange {
  return { before, after, heirOf: traceColumns(after.table, facts), rowOf: traceRows(before, after) };
}

/**
 * Follows columns and rows from data to data that were made anew from other rows. A column lives on in the one of its key; a
 * figure that is gone in the figure that has come, where there is one of each.
 */
export function traceRemade(before: ChartView, after: ChartView): DataChange {
  const present = new Set(after.table.columns.map(({ key }) => key));
  const known = new Set(before.table.columns.map(({ key }) => key));
  const gone = before.reading().series.filter((key) => !present.has(key));
  const come = after.reading().series.filter((key) => !known.has(key));
  const heir = gone.length === 1 && come.length === 1 ? come[0] : undefined;
  const values = lazily(() => indexValues(after));
  return {
    before,
    after,
    heirOf: (key) => (present.has(key) ? key : key === gone[0] ? heir : undefined),
    rowOf: (row, pinned) => {
      if (row < 0 || row >= before.table.rowCount) return undefined;
      const value = pinned ?? cellAt(before.table, namingKeyOf(before.reading()), row);
      return value === null ? undefined : values().get(String(value));
    },
  };
}

/** A column that is brought down to one figure lives on in it: its colour is not lost because its values were summed. */
function traceColumns(table: PlanTable, facts: readonly TransformFacts[]): DataChange['heirOf'] {
  const present = new Set(table.columns.map(({ key }) => key));
  const steps = facts.flatMap((fact) => (fact.verb === 'group' ? [singleHeirs(fact.measures)] : []));
  return (key) => {
    if (present.has(key)) return key;
    const heir = steps.reduce((current, heirs) => heirs.get(current) ?? current, key);
    return present.has(heir) ? heir : undefined;
  };
}

type GroupFacts = Extract<TransformFacts, { readonly verb: 'group' }>;

function singleHeirs(measures: GroupFacts['measures']): ReadonlyMap<string, string> {
  const heirs = new Map<string, string>();
  const shared = new Set<string>();
  for (const { column, as } of measures) {
    if (column === undefined) continue;
    if (heirs.has(column.key)) shared.add(column.key);
    heirs.set(column.key, as.key);
  }
  for (const key of shared) heirs.delete(key);
  return heirs;
}

function traceRows(before: ChartView, after: ChartView): DataChange['rowOf'] {
  let places: ReadonlyMap<number, number> | undefined;
  let values: ReadonlyMap<string, number> | undefined;
  return (row, pinned) => {
    if (row < 0 || row >= before.table.rowCount) return undefined;
    places ??= indexSources(after.table);
    const source = sourceOf(before.table, row);
    const same = source < 0 ? undefined : places.get(source);
    if (same !== undefined) return same;
    const value = pinned ?? cellAt(before.table, namingKeyOf(before.reading()), row);
    values ??= indexValues(after);
    return value === null ? undefined : values.get(String(value));
  };
}

/** The row of the caller that a row is; -1 for one that a step made. */
function sourceOf({ positions }: PlanTable, row: number): number {
  return positions === undefined ? row : (positions[row] ?? -1);
}

function indexSources(table: PlanTable): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  for (let row = 0; row < table.rowCount; row++) {
    const source = sourceOf(table, row);
    if (source >= 0 && !places.has(source)) places.set(source, row);
  }
  return places;
}

/** Where each value along the axis stands first. */
function indexValues({ table, reading }: ChartView): ReadonlyMap<string, number> {
  const naming = namingKeyOf(reading());
  const cells = table.columns.find(({ key }) => key === naming)?.cells ?? [];
  const places = new Map<string, number>();
  for (const [row, cell] of cells.entries()) {
    const value = String(cell ?? '');
    if (value !== '' && !places.has(value)) places.set(value, row);
  }
  return places;
}
