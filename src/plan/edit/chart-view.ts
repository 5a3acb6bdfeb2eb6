import type { ChartType } from '../../chart/chart-type.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import { type ChartReading, type NaturedColumn, readColumns } from '../../chart/read-columns.ts';
import { withNatures } from '../../table/column-nature.ts';
import type { ColumnName } from '../plan-error.ts';
import { lazily } from '../table/lazily.ts';
import type { PlanTable } from '../table/plan-table.ts';

/** A visible column as a chart sees it. */
export type ViewedColumn = ColumnName & NaturedColumn;

/** A chart beside its data as a table. Columns are typed when they are first asked for: most edits never ask. */
export type ChartView = {
  readonly config: GraphConfig;
  readonly table: PlanTable;
  /** The visible columns and what each offers. */
  readonly columns: () => readonly ViewedColumn[];
  /** How the chart, or another type on its data, reads the columns. */
  readonly reading: (type?: ChartType) => ChartReading;
};

/** A chart and its table, which holds the same rows and columns as `config.data`. */
export function viewChart(config: GraphConfig, table: PlanTable): ChartView {
  return viewWith(
    config,
    table,
    lazily(() => {
      const visible = table.columns.filter(({ isHidden }) => !isHidden);
      const labels = new Map(visible.map(({ key, label }) => [key, label]));
      return withNatures(visible).map((column) => ({ ...column, label: labels.get(column.key) ?? column.key }));
    }),
  );
}

/** The same data under other settings: what is known of it stays known. */
export function withConfig(view: ChartView, config: GraphConfig): ChartView {
  return config === view.config ? view : viewWith(config, view.table, view.columns);
}

function viewWith(config: GraphConfig, table: PlanTable, columns: ChartView['columns']): ChartView {
  return { config, table, columns, reading: (type = config.type) => readColumns(type, columns()) };
}

/** The name of a column, hidden ones included; the key itself where there is no such column. */
export function nameColumn(table: PlanTable, key: string): ColumnName {
  return { key, label: table.columns.find((column) => column.key === key)?.label ?? key };
}

/** What a row holds under a key, as it came; null where it holds nothing, or there is no such column. */
export function cellAt(table: PlanTable, key: string | undefined, row: number): unknown {
  return table.columns.find((column) => column.key === key)?.cells[row] ?? null;
}
