import type { ChartType } from '../../chart/chart-type.ts';
import type { ChartData, GraphConfig } from '../../chart/graph-config.ts';
import type { Locale, ParsingLocale } from '../../chart/locale.ts';
import type { FitEntry } from '../../fit/factor.ts';
import { rankCharts } from '../../fit/rank.ts';
import { findInsights } from '../../insight/find-insights.ts';
import type { Insight } from '../../insight/insight.ts';
import { PlanError } from '../../plan/plan-error.ts';
import type { PlanTable } from '../../plan/table/plan-table.ts';
import { applyTransform } from '../../plan/transform/apply-transform.ts';
import type { Transform } from '../../plan/transform/transform.ts';
import type { DataPreparation, PreparedShape } from '../../writing/suggestions/data-preparation.ts';
import type { Candidate } from './candidate.ts';
import { type Examined, examine, examineColumns } from './examine.ts';
import { toPlan } from './to-plan.ts';

/** What all views of one request start from. */
export type Base = {
  readonly data: ChartData;
  /** All rows, as the first step of a plan sees them. */
  readonly whole: PlanTable;
  /** The rows that the prompt keeps: what views are made of. */
  readonly table: PlanTable;
  readonly examined: Examined;
  /** The chart, where it carries the rows it was made of: a wish may go back to them. */
  readonly carrier: GraphConfig | undefined;
  readonly locale: Locale;
  readonly parsingLocale: ParsingLocale | undefined;
  readonly signal: AbortSignal;
};

/** A table that steps left. */
export type Laid = { readonly result: PlanTable; readonly examined: Examined };

/** A candidate carried out: what its steps leave, the type that shows it best, and what that says. */
export type View = Laid & {
  readonly candidate: Candidate;
  readonly entry: FitEntry;
  readonly insights: readonly Insight[];
};

const MOST_INSIGHTS = 6;

/** Rows that a picture can show one by one; of more only what is made of them is shown. */
const MOST_KEPT_ROWS = 5000;

/** Lays tables out as candidates want them, each way once. */
export type Layer = (preparation: DataPreparation) => Laid | undefined;

/** A layer over the rows of a base, which remembers what it laid out. */
export function createLayer(base: Base): Layer {
  const known = new Map<string, Laid | undefined>();
  const starts = new Map<string, PlanTable | undefined>();
  // Bringing dates down to periods is the longest of all steps, and many views begin with it.
  const begun = (step: Transform): PlanTable | undefined => {
    const name = JSON.stringify(step);
    if (!starts.has(name)) starts.set(name, run([step], base.table, base));
    return starts.get(name);
  };
  const isLong = base.examined.table.rowCount > MOST_KEPT_ROWS;
  return ({ shape }) => {
    if (isLong && (shape.kind === 'as-is' || shape.kind === 'columns')) return undefined;
    const name = JSON.stringify(shape);
    if (known.has(name)) return known.get(name);
    const [first, ...others] = toPlan({ shape }, base.locale);
    const start = first === undefined ? base.table : begun(first);
    const result = start && run(others, start, base);
    const laid =
      result === undefined || result.rowCount === 0
        ? undefined
        : { result, examined: examineShape(shape, result, base) };
    known.set(name, laid);
    return laid;
  };
}

/** Carries a candidate out. Undefined where it cannot be, or where none of its types shows what it leaves. */
export function viewCandidate(candidate: Candidate, lay: Layer): View | undefined {
  const laid = lay(candidate.preparation);
  return laid && viewOf(candidate, laid);
}

/** What a candidate shows of a table that is laid out for it. */
export function viewOf(candidate: Candidate, laid: Laid): View | undefined {
  const { table, profile } = laid.examined;
  const entry = bestOf(candidate.types, laid.examined);
  if (entry === undefined) return undefined;
  return {
    ...laid,
    candidate,
    entry,
    insights: findInsights(table, profile, { type: entry.type, most: MOST_INSIGHTS }),
  };
}

/** The table that steps leave; undefined where one of them cannot be carried out. */
export function run(steps: readonly Transform[], table: PlanTable, { locale, signal }: Base): PlanTable | undefined {
  try {
    return steps.reduce((before, step) => applyTransform(before, step, { locale, signal }).table, table);
  } catch (error) {
    if (error instanceof PlanError) return undefined;
    throw error;
  }
}

/** Rows that stay need not be read again. */
export function examineShape(shape: PreparedShape, result: PlanTable, base: Base): Examined {
  if (shape.kind === 'as-is') return base.examined;
  if (shape.kind === 'columns')
    return examineColumns(
      base.examined,
      shape.columns.map(({ key }) => key),
    );
  return examine(result, base.data, base.parsingLocale);
}

function bestOf(types: readonly ChartType[], { profile }: Examined): FitEntry | undefined {
  return rankCharts(profile).find(({ type, verdict, score }) => verdict === 'ok' && score > 0 && types.includes(type));
}
