import type { ChartData, GraphConfig } from '../chart/graph-config.ts';
import { checkOutcome } from './check/check-outcome.ts';
import { checkPlan } from './check/check-plan.ts';
import { checkTotals } from './check/check-totals.ts';
import { columnsIn } from './check/columns-used.ts';
import { applyEdit, isEditStep } from './edit/apply-edit.ts';
import { type ChartView, viewChart, withConfig } from './edit/chart-view.ts';
import type { ChartEdit } from './edit/edit.ts';
import { findNoWhole } from './follow/find-no-whole.ts';
import { findScalesApart } from './follow/find-scales-apart.ts';
import { findUndrawn } from './follow/find-undrawn.ts';
import { followData, followRemade } from './follow/follow-data.ts';
import type { PlanNotice } from './follow/notice.ts';
import { settleAxisRanges } from './follow/settle-axis-ranges.ts';
import type { AppliedStep, PlanOptions, PlanOutcome } from './outcome.ts';
import type { Plan } from './plan.ts';
import type { ColumnName } from './plan-error.ts';
import { readSource } from './source/chart-source.ts';
import { runStep } from './step-error.ts';
import { type PlanTable, toPlanTable } from './table/plan-table.ts';
import { toChartData } from './table/to-chart-data.ts';
import { applyTransform } from './transform/apply-transform.ts';
import type { TransformFacts } from './transform/facts.ts';
import type { Transform } from './transform/transform.ts';

/**
 * A chart between two steps. `view` is the chart as it last was whole; `table` may be ahead of it by the transforms of
 * `facts`. `origin` is the data whose rows the table still goes by.
 */
type Progress = {
  readonly view: ChartView;
  readonly origin: ChartData;
  readonly table: PlanTable;
  readonly facts: readonly TransformFacts[];
  readonly steps: readonly AppliedStep[];
  readonly notices: readonly PlanNotice[];
  /** True while the table was made of other rows than those of the view. */
  readonly isRemade: boolean;
};

/**
 * Carries out a plan: transforms on the data, edits on the drawing, in their order. What in the chart refers to data that
 * changed follows it; everything else, and every field the service does not know, stays the very object it was. The plan is
 * checked before and the outcome after. With `options.over` the plan makes the chart's data anew from those rows. Throws a
 * `StepError` that names the first step that cannot be carried out, and whatever `options.signal` throws; nothing has
 * happened then.
 */
export function applyPlan(config: GraphConfig, plan: Plan, options: PlanOptions = {}): PlanOutcome {
  const start: Progress = { ...readStart(config, options), facts: [], steps: [], notices: [] };
  checkPlan(plan, start.table.columns);
  const end = settle(
    plan.steps.reduce((progress, step, index) => {
      return runStep(index, () =>
        isEditStep(step) ? edit(progress, step, options) : transform(progress, step, options),
      );
    }, start),
  );
  const ranged = settleAxisRanges(end.view.config, plan);
  const drawn = withConfig(end.view, ranged.config);
  const behind = (): readonly Transform[] => stepsBehind(config, end, options);
  const left = [
    ...findUndrawn(config, drawn),
    ...findScalesApart(config, drawn, behind),
    ...findNoWhole(config, drawn, behind),
  ];
  const notices = [...end.notices, ...ranged.notices, ...left, ...judge(config, ranged.config, options)];
  checkOutcome({ before: { ...config, data: start.origin }, after: ranged.config, table: end.table, steps: end.steps });
  return { config: ranged.config, steps: end.steps, notices };
}

/** The transforms that made the rows of a chart, from the first rows on, as far as they are known. */
function stepsBehind(config: GraphConfig, { steps }: Progress, { made, over }: PlanOptions): readonly Transform[] {
  const own = steps.flatMap((step) => (step.kind === 'transform' ? [step.transform] : []));
  const known = over === undefined ? (made ?? readSource(config)?.plans.at(-1)?.steps ?? []) : [];
  return [...known, ...own];
}

/** A chart as a first step sees it. */
function readChart(config: GraphConfig, { parsingLocale }: PlanOptions): Pick<Progress, 'view' | 'origin' | 'table'> {
  const table = toPlanTable(config.data, parsingLocale === undefined ? {} : { locale: parsingLocale });
  return { view: viewChart(config, table), origin: config.data, table };
}

/** A chart as the first step sees it: with its own rows, or with those that its data are to be made of anew. */
function readStart(
  config: GraphConfig,
  options: PlanOptions,
): Pick<Progress, 'view' | 'origin' | 'table' | 'isRemade'> {
  const own = readChart(config, options);
  if (options.over === undefined) return { ...own, isRemade: false };
  const { columns, rows } = options.over;
  const origin: ChartData = { ...config.data, columns, rows };
  return { ...readChart({ ...config, data: origin }, options), view: own.view, isRemade: true };
}

function transform(progress: Progress, step: Transform, options: PlanOptions): Progress {
  const { table, facts } = applyTransform(progress.table, step, options);
  checkTotals({ transform: step, facts, before: progress.table, after: table });
  const compared = step.verb === 'filter' ? columnsIn(step.where) : [];
  const columns = nameColumns([progress.table, table]).map((name) => {
    const isDuration = compared.includes(name.key) && isOfTime(name.key, progress.table);
    return isDuration ? { ...name, isDuration } : name;
  });
  return {
    ...progress,
    table,
    facts: [...progress.facts, facts],
    steps: [...progress.steps, { kind: 'transform', transform: step, facts, columns }],
  };
}

function edit(progress: Progress, step: ChartEdit, options: PlanOptions): Progress {
  const settled = settle(progress);
  const { config, facts } = applyEdit(settled.view, step);
  const columns = nameColumns([settled.table]);
  const steps: readonly AppliedStep[] = [...settled.steps, { kind: 'edit', edit: step, facts, columns }];
  if (config.data === settled.view.config.data) return { ...settled, view: withConfig(settled.view, config), steps };
  return { ...settled, ...readChart(config, options), steps };
}

/** Brings the chart up to its table: the data written back, what refers to it following. */
function settle(progress: Progress): Progress {
  const { view, origin, table, facts, notices, isRemade } = progress;
  if (table === view.table) return progress;
  const data = toChartData(table, origin);
  const after = viewChart({ ...view.config, data }, table);
  const followed = isRemade ? followRemade(view, after) : followData(view, after, facts);
  const empty: readonly PlanNotice[] = table.rowCount === 0 && view.table.rowCount > 0 ? [{ kind: 'nothingLeft' }] : [];
  return {
    ...progress,
    view: withConfig(after, followed.config),
    facts: [],
    isRemade: false,
    notices: [...notices, ...followed.notices, ...empty],
  };
}

function judge(before: GraphConfig, after: GraphConfig, { judgeType }: PlanOptions): readonly PlanNotice[] {
  if (judgeType === undefined || (before.data === after.data && before.type === after.type)) return [];
  const verdict = judgeType(after.type, after.data);
  if (verdict.canShow) return [];
  const { nearest } = verdict;
  return [{ kind: 'typeCannotShow', type: after.type, ...(nearest === undefined ? {} : { nearest }) }];
}

const isOfTime = (key: string, { columns }: PlanTable): boolean =>
  columns.find((column) => column.key === key)?.typed.format === 'duration';

/** The columns of several tables, each key once, under its last name. */
function nameColumns(tables: readonly PlanTable[]): readonly ColumnName[] {
  const names = new Map(tables.flatMap(({ columns }) => columns.map(({ key, label }) => [key, label] as const)));
  return Array.from(names, ([key, label]) => ({ key, label }));
}
