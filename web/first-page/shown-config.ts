import type { ChartType } from '../../src/chart/chart-type.ts';
import type { GraphConfig, Row } from '../../src/chart/graph-config.ts';
import type { Version } from './page-state.ts';

/** The types whose parts are rows: taking one out of sight leaves its row out. */
const TYPES_OF_ROWS: ReadonlySet<ChartType | undefined> = new Set(['pie', 'donut', 'funnel']);

/** Whether the parts of a type that can be taken out of sight are rows and not columns. */
export function hasPartsInRows(type: ChartType | undefined): boolean {
  return TYPES_OF_ROWS.has(type);
}

/** The name by which a row is known among those out of sight. */
export function nameOfRow(rowIndex: number): string {
  return `row ${rowIndex}`;
}

/** The chart of a version as it is saved and shared: with its type, and without what was taken out of sight. */
export function shownConfig({ config, type, hidden }: Version): GraphConfig {
  const typed = type === undefined ? config : { ...config, type };
  if (hidden.size === 0) return typed;
  const { data } = typed;
  if (hasPartsInRows(type)) return { ...typed, data: { ...data, rows: keepRows(data.rows, hidden) } };
  const columns = data.columns.map((column) =>
    hidden.has(column.key) ? { ...column, _metadata: { ...column._metadata, isHidden: true } } : column,
  );
  return { ...typed, data: { ...data, columns } };
}

function keepRows(rows: readonly Row[], hidden: ReadonlySet<string>): readonly Row[] {
  return rows.filter((_row, index) => !hidden.has(nameOfRow(index)));
}
