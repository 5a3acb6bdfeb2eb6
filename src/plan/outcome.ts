import type { ChartType } from '../chart/chart-type.ts';
import type { ChartData, GraphConfig } from '../chart/graph-config.ts';
import type { Locale, ParsingLocale } from '../chart/locale.ts';
import type { ChartEdit } from './edit/edit.ts';
import type { EditFacts } from './edit/edit-facts.ts';
import type { PlanNotice } from './follow/notice.ts';
import type { ColumnName, ComparedColumn } from './plan-error.ts';
import type { PlanLimits } from './table/row-chunks.ts';
import type { TransformFacts } from './transform/facts.ts';
import type { Transform } from './transform/transform.ts';

/** A step that was carried out, and what it did. `columns` names every column there was before and after it. */
export type AppliedStep =
  | {
      readonly kind: 'transform';
      readonly transform: Transform;
      readonly facts: TransformFacts;
      readonly columns: readonly ComparedColumn[];
    }
  | {
      readonly kind: 'edit';
      readonly edit: ChartEdit;
      readonly facts: EditFacts;
      readonly columns: readonly ColumnName[];
    };

/** A chart after a plan, what each step did, and what the chart brought along unasked. */
export type PlanOutcome = {
  readonly config: GraphConfig;
  readonly steps: readonly AppliedStep[];
  readonly notices: readonly PlanNotice[];
};

/** Whether a type can show some data, and where it can't the nearest type that can. */
export type TypeVerdict = { readonly canShow: true } | { readonly canShow: false; readonly nearest?: ChartType };

/** Judges whether a type can show some data. */
export type JudgeType = (type: ChartType, data: ChartData) => TypeVerdict;

/** How a plan is carried out. */
export type PlanOptions = PlanLimits & {
  /** The language of words that steps write into cells, such as weekdays. */
  readonly locale?: Locale;
  /** Settles dates and separators that the cells leave open; `data._metadata.parsingLocale` where absent. */
  readonly parsingLocale?: ParsingLocale;
  /** The columns and rows that the plan begins with in place of the chart's own, which are then made anew. */
  readonly over?: ChartData;
  /** The steps that made the chart's rows, for what they say of its figures; those that the chart carries where absent. */
  readonly made?: readonly Transform[];
  /** Asked once, where data or type changed. Without it no type is judged. */
  readonly judgeType?: JudgeType;
};
