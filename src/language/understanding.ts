import type { ChartType } from '../chart/chart-type.ts';
import type { GraphConfig } from '../chart/graph-config.ts';
import type { Locale } from '../chart/locale.ts';
import type { AggregateOperation } from '../plan/expression/expression.ts';
import type { Plan } from '../plan/plan.ts';
import type { DatePart, Transform } from '../plan/transform/transform.ts';
import type { TypedTable } from '../table/parse-table.ts';
import type { TableProfile } from '../table/profile.ts';

/** What a wish is for: `data` changes rows, `chart` gives a picture, and the rows only as far as the picture needs it. */
export type Purpose = 'data' | 'chart';

/** What a wish is read against. */
export type Situation = {
  readonly config: GraphConfig;
  readonly table: TypedTable;
  readonly profile: TableProfile;
  readonly locale: Locale;
  readonly purpose: Purpose;
  /** What an earlier wish did to these rows to make the chart; the wish may lean on it. Absent where the rows are the chart's own. */
  readonly before?: readonly Transform[];
  /** Milliseconds since 1970 UTC; what "today" means where the data reach that far. */
  readonly now: number;
};

/** A stretch of the wish, in UTF-16 code units, end excluded. */
export type Span = { readonly start: number; readonly end: number };

/** What a chart is to tell, in the word of the wish. */
const TASKS = ['trend', 'share', 'parts', 'compare', 'relation', 'distribution', 'rank', 'deviation'] as const;

/** One of the things a chart can tell. */
export type Task = (typeof TASKS)[number];

/** Something that the wish left open and the profile filled in. Columns are named by their labels. */
export type Assumption =
  | {
      readonly kind: 'operation';
      readonly column: string;
      readonly operation: AggregateOperation;
      readonly because: 'amounts-add-up' | 'levels-average' | 'groups-compared';
    }
  | { readonly kind: 'date-column'; readonly column: string; readonly others: readonly string[] }
  | { readonly kind: 'grain'; readonly column: string; readonly part: DatePart }
  | { readonly kind: 'column'; readonly word: string; readonly column: string }
  | { readonly kind: 'value'; readonly word: string; readonly value: string; readonly column: string }
  | { readonly kind: 'low-is-good'; readonly column: string }
  | { readonly kind: 'measure'; readonly column: string }
  /** What is there at a time was taken of the last period alone. */
  | { readonly kind: 'last-period'; readonly column: string }
  /** Periods of a change of which the data tell a part alone. */
  | { readonly kind: 'cut-periods'; readonly column: string; readonly periods: readonly string[] }
  /** Rows that an average moves over, of dates that leave out some of their periods. */
  | { readonly kind: 'spanned-rows'; readonly column: string }
  /** A grouping that the type needs beside the one that is named. */
  | { readonly kind: 'category'; readonly column: string }
  /** A word that nothing is called by, taken for what the rows are. */
  | { readonly kind: 'rows'; readonly word: string }
  | { readonly kind: 'skipped'; readonly word: string };

/** One complete analysis of a wish. */
export type Reading = {
  readonly plan: Plan;
  /** 0 to 1: how much of the wish it accounts for, and how well. */
  readonly confidence: number;
  readonly assumptions: readonly Assumption[];
  /** What the picture is to tell, where the wish says so. */
  readonly task?: Task;
  /**
   * Chart types that show what the plan makes, best first: the named one, or those that suit its shape; none where the plan leaves
   * the shape alone. A caller that draws takes the first that `rankCharts` does not disqualify.
   */
  readonly suits: readonly ChartType[];
  /** True where the wish names the chart type. */
  readonly namesType: boolean;
  /** True where the wish wants it "anyway", though the data may not suit. */
  readonly insists?: boolean;
  /** Of a wish that leans on an earlier one: true where the rows that are shown cannot tell what is asked. */
  readonly needsSource?: boolean;
};

/** What was wanted where a word linked to nothing. */
export type WantedKind = 'column' | 'value' | 'measure' | 'anything';

/** A stretch of the wish that linked to nothing, and what there is in its place. */
export type UnknownWords = {
  readonly span: Span;
  readonly text: string;
  readonly wanted: WantedKind;
  /** Labels of the nearest columns, nearest first; all the columns (at most 12) where none is near. */
  readonly columns: readonly string[];
  /** True where `columns` come near the words. */
  readonly isNear: boolean;
  /** The nearest values of the table. */
  readonly values: readonly { readonly column: string; readonly value: string }[];
};

/** A wish whose end marks a place of the picture that its beginning makes. */
export type PartedWish = { readonly before: string; readonly mark: string };

/** What a wish means. Without a reading nothing is done, and `unknown` says which words failed. */
export type Understanding = {
  /** Best first. More than one only where they come close and differ in effect. */
  readonly readings: readonly Reading[];
  readonly unknown: readonly UnknownWords[];
  /** True where the wish wants the last change undone. */
  readonly undoes?: boolean;
  /** True where the wish wants a picture, and says nothing of what it is to show. */
  readonly wantsAnyChart?: boolean;
  /** The two wishes that one is whose end marks a place. */
  readonly parted?: PartedWish;
};
