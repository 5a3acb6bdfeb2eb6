import type { ChartType } from '../../chart/chart-type.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Locale } from '../../chart/locale.ts';
import type { ColumnNature } from '../../chart/read-columns.ts';
import type { Direction } from '../../chart/text-direction.ts';
import type { TypedColumn } from '../../table/column.ts';
import type { NumberStyle } from '../format/number-style.ts';
import type { NumberFormat } from '../format/number-writer.ts';
import type { ChartSettings } from './settings.ts';

/** One visible column of the data. `texts` are its cells as a table shows them. */
export type ModelColumn = {
  readonly key: string;
  readonly label: string;
  readonly typed: TypedColumn;
  readonly nature: ColumnNature;
};

/** One row as a place along the category axis. */
export type Category = {
  /** Position of the row in `data.rows`. */
  readonly rowIndex: number;
  readonly label: string;
  /** Where the row stands on a continuous axis: milliseconds since 1970 UTC, or a number; absent on an axis of words. */
  readonly position?: number;
};

/** One column of numbers that is drawn. */
export type Series = {
  /** Place among the series, from 0. */
  readonly index: number;
  /** The name `appearance.seriesStyles` knows it by: `series1`, … */
  readonly styleKey: string;
  readonly columnKey: string;
  readonly label: string;
  /** One value for each category, in the order of `categories`; null where there is none. */
  readonly values: readonly (number | null)[];
  readonly style: NumberStyle;
  /** True where the values are moments, in milliseconds since 1970 UTC: dots along time. */
  readonly isTime?: boolean;
};

/** A chart that can be drawn, read once: what its type draws from which column, and everything it says about how. */
export type ChartModel = {
  readonly kind: 'chart';
  readonly type: ChartType;
  readonly locale: Locale;
  /** Whether the picture is mirrored. */
  readonly direction: Direction;
  /** All visible columns in order. */
  readonly columns: readonly ModelColumn[];
  readonly rowCount: number;
  /** The drawn rows in the order of drawing. */
  readonly categories: readonly Category[];
  readonly categoryColumn: ModelColumn | undefined;
  /** What the positions of the categories are. */
  readonly axisKind: 'words' | 'time' | 'numbers';
  readonly series: readonly Series[];
  /** Scatter and bubble: the first column of numbers, along x. */
  readonly xSeries: Series | undefined;
  /** Bubble: the third column of numbers, the size. */
  readonly sizeSeries: Series | undefined;
  /** Positions, from 0, of rows that sum up others ("Total"). */
  readonly totalRows: ReadonlySet<number>;
  /** The names of such rows that are not drawn, since they would stand beside their own parts; the picture says so. */
  readonly totalsLeftOut: readonly string[];
  readonly settings: ChartSettings;
  readonly numberFormat: NumberFormat;
  /** The chart as it came, for what is not read above: appearance, content, annotations, reference lines. */
  readonly config: GraphConfig;
};

/** Why a chart can't be drawn. */
export type UnusableReason = 'no-rows' | 'no-numbers' | 'too-few-numbers' | 'negative-parts' | 'no-parts';

/** A chart that can't be drawn, and why; its words around the plot are still shown. */
export type UnusableModel = {
  readonly kind: 'unusable';
  readonly reason: UnusableReason;
  readonly type: ChartType;
  readonly locale: Locale;
  readonly direction: Direction;
  readonly config: GraphConfig;
};
