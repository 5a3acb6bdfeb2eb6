import type { ChartType } from '../../chart/chart-type.ts';
import type { ColumnProfile } from '../../table/profile.ts';
import type { FactorKind, Facts } from '../factor.ts';
import type { TableView } from '../view.ts';
import type { RuleId } from '../weights.ts';

/**
 * One claim about some chart types, true or not of a table. `check` gives the facts of its reason where the claim holds,
 * and `undefined` where it does not. What the claim weighs stands in `weights.ts`, its words in `writing/fit/`.
 */
export type Rule = {
  readonly id: RuleId;
  readonly kind: FactorKind;
  readonly types: readonly ChartType[];
  /** Who says so: the book, paper or chooser that the claim is taken from. */
  readonly source: string;
  readonly check: (view: TableView) => Facts | undefined;
};

/** Facts where a condition holds. */
export function when(condition: boolean, facts: () => Facts): Facts | undefined {
  return condition ? facts() : undefined;
}

/** The labels of columns. */
export function labelsOf(columns: readonly ColumnProfile[]): readonly string[] {
  return columns.map(({ label }) => label);
}

/** The name of the axis: its column's label, or the first and last heading where the headings are the axis. */
export function axisName({ axis, measures }: TableView): string {
  return axis?.column?.label ?? [measures.at(0)?.label, measures.at(-1)?.label].filter(Boolean).join(' – ');
}

/** The axis by name, and how many positions it has. */
export function axisFacts(view: TableView): Facts {
  return { axis: axisName(view), points: view.axis?.points ?? 0 };
}

/** The types that draw bars or columns, by what they stand along. */
export const COLUMN_TYPES = ['column', 'groupedColumn', 'stackedColumn', '100StackedColumn'] as const;
export const BAR_TYPES = ['bar', 'groupedBar', 'stackedBar', '100StackedBar'] as const;
/** The types that draw one series only. */
export const ONE_SERIES_TYPES = ['pie', 'donut', 'funnel', 'waterfall'] as const;
