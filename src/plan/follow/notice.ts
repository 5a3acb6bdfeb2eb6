import type { ChartType } from '../../chart/chart-type.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import type { ReferenceLineName } from '../edit/edit.ts';
import type { ColumnName } from '../plan-error.ts';

/** An axis that has settings of its own. */
export type AxisName = 'x' | 'y' | 'y2';

/** What a plan brought along without being asked, because the chart could not stay as it was; told to the person. */
export type PlanNotice =
  /** Remarks that stood at rows or columns that are gone. */
  | { readonly kind: 'annotationsDropped'; readonly count: number }
  /** Looks of series or slices that are gone, by their names. */
  | { readonly kind: 'stylesDropped'; readonly names: readonly string[] }
  /** A line that was drawn for a column that is gone. */
  | { readonly kind: 'referenceLineDropped'; readonly line: ReferenceLineName; readonly column: ColumnName }
  /** The title of an axis that named a column that is gone. */
  | { readonly kind: 'axisLabelCleared'; readonly axis: AxisName; readonly label: string }
  /** The title of an axis that named a column that has another name now. */
  | { readonly kind: 'axisLabelRenamed'; readonly axis: AxisName; readonly from: string; readonly to: string }
  /** An end of an axis that stood against the one that was asked for. */
  | {
      readonly kind: 'boundDropped';
      readonly axis: AxisName;
      readonly bound: 'min' | 'max';
      readonly value: number;
    }
  /** The type cannot show the data as they are now; `nearest` is the type that can and comes nearest. */
  | { readonly kind: 'typeCannotShow'; readonly type: ChartType; readonly nearest?: ChartType }
  /** Numbers of zero and below have no place on a scale of ratios. */
  | { readonly kind: 'notOnLogScale'; readonly axis: AxisName; readonly count: number }
  /** Rows without a figure are not drawn by types that draw one shape for each row. */
  | { readonly kind: 'rowsWithoutFigure'; readonly type: ChartType; readonly count: number }
  /** Figures that a type of one series has no place for; `drawn` is the one it draws. */
  | {
      readonly kind: 'seriesNotDrawn';
      readonly type: ChartType;
      readonly drawn: ColumnName;
      readonly columns: readonly ColumnName[];
    }
  /** Averages, extremes and the like, which a type draws as parts of a whole though they do not add up to one. */
  | { readonly kind: 'noWhole'; readonly type: ChartType; readonly columns: readonly ColumnName[] }
  /** Series that were given one colour, so that it no longer tells them apart. */
  | { readonly kind: 'sameColour'; readonly columns: readonly ColumnName[] }
  /** Figures so much smaller than another on their axis that they can hardly be read beside it. */
  | { readonly kind: 'scalesApart'; readonly small: readonly ColumnName[]; readonly large: ColumnName }
  /** No row is left. */
  | { readonly kind: 'nothingLeft' };

/** A chart that followed its data, and what it had to give up. */
export type Followed = {
  readonly config: GraphConfig;
  readonly notices: readonly PlanNotice[];
};
