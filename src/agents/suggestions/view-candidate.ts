import type { ChartType } from '../../chart/chart-type.ts';
import type { ChartData, GraphConfig } from '../../chart/graph-config.ts';
import type { Locale, ParsingLocale } from '../../chart/locale.ts';
import type { FitEntry } from '../../fit/factor.ts';
import { rankCharts } from '../../fit/rank.ts';
import type { Insight } from '../../insight/insight.ts';
import { PlanError } from '../../plan/plan-error.ts';
import type { PlanTable } from '../../plan/table/plan-table.ts';
import { applyTransform } from '../../plan/transform/apply-transform.ts';
import type { Transform } from '../../plan/transform/transform.ts';
import type { DataPreparation, PreparedShape } from '../../writing/suggestions/data-preparation.ts';
import { toPlan } from '../preparation/to-plan.ts';
import type { Candidate } from './candidate.ts';
import { type Examined, examine, examineColumns } from './examine.ts';

/** What all views of one request start from. */
export type Base = {
  readonly data: ChartData;
  /** All rows, as the first step of a plan sees them. */
  readonly whole: PlanTable;
  /** The rows that the prompt keeps: what views are made of. */
  readonly table: PlanTable;
  readonly examined: Examined;
  /** How the types fit these rows as they are. */
  readonly ranking: readonly FitEntry[];
  /** The chart, where it carries the rows it was made of: a wish may go back to them. */
  readonly carrier: GraphConfig | undefined;
  /** True where the views are of the rows that those of the carrier were brought together from. */
  readonly isBehind?: boolean;
  readonly locale: Locale;
  readonly parsingLocale: ParsingLocale | undefined;
  readonly signal: AbortSignal;
};

/** The same request over other rows. */
export function withRows(base: Base, table: PlanTable): Base {
  const examined = examine(table, base.data, base.parsingLocale);
  return { ...base, table, examined, ranking: rankCharts(examined.profile) };
}

/** A table that steps leave, and how some types fit it. */
export type Laid = {
  readonly result: PlanTable;
  readonly examined: Examined;
  readonly rank: (types: readonly ChartType[]) => readonly FitEntry[];
};

/** A candidate carried out: what its steps leave, and the type that shows it best. */
export type Drawing = Laid & { readonly candidate: Candidate; readonly entry: FitEntry };

/** A drawing that was read: what it says, best first. */
export type View = Drawing & { readonly insights: readonly Insight[] };

/** Rows that a picture can show one by one; of more only what is made of them is shown. */
const MOST_KEPT_ROWS = 5000;

/** Lays tables out as candidates want them, each way once. */
export type Layer = (preparation: DataPreparation) => Laid | undefined;

/** A layer over the rows of a base, which remembers what it laid out and every step on the way there. */
export function createLayer(base: Base): Layer {
  const known = new Map<string, Laid | undefined>();
  const tables = new Map<string, PlanTable | undefined>();
  const runOn = (before: PlanTable | undefined, steps: readonly Transform[]): PlanTable | undefined => {
    let table = before;
    let name = '';
    for (const step of steps) {
      name += JSON.stringify(step);
      if (!tables.has(name)) tables.set(name, table && run([step], table, base));
      table = tables.get(name);
    }
    return table;
  };
  const isLong = base.examined.table.rowCount > MOST_KEPT_ROWS;
  return ({ shape }) => {
    if (isLong && (shape.kind === 'as-is' || shape.kind === 'columns')) return undefined;
    const name = JSON.stringify(shape);
    if (known.has(name)) return known.get(name);
    const result = runOn(base.table, toPlan({ shape }, base));
    const laid = result === undefined || result.rowCount === 0 ? undefined : layOut(shape, result, base);
    known.set(name, laid);
    return laid;
  };
}

/** Carries a candidate out. Undefined where it cannot be, or where none of its types shows what it leaves. */
export function drawCandidate(candidate: Candidate, lay: Layer): Drawing | undefined {
  const laid = lay(candidate.preparation);
  return laid && drawingOf(candidate, laid);
}

/** A candidate drawn over a table that is laid out for it, in the first of its types that fits. */
export function drawingOf(candidate: Candidate, laid: Laid): Drawing | undefined {
  const { types } = candidate;
  const entry = laid.rank(types).find(({ verdict, score }) => verdict === 'ok' && score > 0);
  return entry && { ...laid, candidate, entry };
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

/** A table that a shape left, examined; rows that stay need not be read again. */
export function layOut(shape: PreparedShape, result: PlanTable, base: Base): Laid {
  if (shape.kind === 'as-is') {
    const { examined, ranking } = base;
    return { result, examined, rank: (types) => ranking.filter(({ type }) => types.includes(type)) };
  }
  const examined =
    shape.kind === 'columns'
      ? examineColumns(
          base.examined,
          shape.columns.map(({ key }) => key),
        )
      : examine(result, base.data, base.parsingLocale);
  return { result, examined, rank: (among) => rankCharts(examined.profile, { among }) };
}
