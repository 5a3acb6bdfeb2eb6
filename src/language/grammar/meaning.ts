import type { ChartEdit, StyleTarget } from '../../plan/edit/edit.ts';
import type { AggregateOperation, BinaryOperator, Expression } from '../../plan/expression/expression.ts';
import type { DatePart, Transform, WindowOperation } from '../../plan/transform/transform.ts';
import type { MomentShape } from '../../table/notation/moment.ts';
import type { KnownUnit } from '../holes/units.ts';
import type { ColourFamily } from '../lexicon/colours.ts';
import type { Dimension } from '../lexicon/dimension-words.ts';
import type { LinkedFormula, LinkReason } from '../links/link.ts';
import type { Task } from '../understanding.ts';
import type { ChartPart, NamedAxis } from './chart-parts.ts';

/** A column as the wish names it; `column` is a position among the columns of the table. */
export type ColumnMention = {
  readonly column: number;
  readonly reason: LinkReason;
  /** True where a word that links to nothing stands before it: "unpaid orders". */
  readonly isModified?: boolean;
};

/** A value of a column as the wish names it. */
export type ValueMention = { readonly column: number; readonly value: string; readonly reason: LinkReason };

/** A moment of time, or a stretch of it, both ends included, in ISO text of a grain. */
export type MomentMention = { readonly shape: MomentShape; readonly iso: string; readonly time: number };

/** What a column is brought down to. Without a column rows are counted; without an operation the profile decides. */
export type MeasureForm = {
  readonly operation?: AggregateOperation;
  /** True where the profile chose the operation. */
  readonly isAssumed?: boolean;
  readonly column?: number;
  /** 0 to 100, where the operation is a percentile. */
  readonly percentile?: number;
  /** Only rows that meet it take part. */
  readonly where?: Expression;
  /** True where groups are compared by what one of theirs comes to: "do men tip more". */
  readonly isOfEach?: boolean;
  /** The period whose totals are brought down, and not the rows: "average daily sales". */
  readonly totalledPer?: DatePart;
};

/** A column to group by, and the period its dates are brought down to. */
export type Grouping = { readonly column?: number; readonly part?: DatePart };

/** What rows are ordered by. */
export type OrderTarget =
  | { readonly kind: 'column'; readonly column: number }
  | { readonly kind: 'measure'; readonly measure: MeasureForm }
  | { readonly kind: 'axis'; readonly axis: 'x' | 'y' };

/** An order of rows; without a target that of the figures. */
export type OrderForm = {
  readonly target?: OrderTarget;
  readonly direction?: SortDirection;
  /** True where the direction is the usual one, which an order told beside it overrules. */
  readonly isUsual?: boolean;
  /** True where letters are asked for, though the words may have an order of their own; `areBars` where bars are put in order. */
  readonly isByLetters?: boolean;
  readonly areBars?: boolean;
  /** Values that come before all others. */
  readonly first?: readonly string[];
  /** True where the highest or the lowest are asked for, and the others no more than beside them. */
  readonly isOfRank?: boolean;
};

export type SortDirection = 'ascending' | 'descending';

/** The words of a chart type, from which a type is made once the data are known. */
export type TypeWord =
  | 'line'
  | 'area'
  | 'bar'
  | 'column'
  | 'pie'
  | 'donut'
  | 'scatter'
  | 'bubble'
  | 'heatmap'
  | 'funnel'
  | 'waterfall'
  | 'table'
  | 'mekko'
  | 'combo'
  | 'histogram'
  | 'stacked'
  | 'grouped'
  | 'hundred'
  | 'horizontal'
  | 'vertical';

/** What each category of the grammar means. Names of categories begin with a capital, senses with a small letter. */
export type MeaningOf = {
  // Leaves: what links give.
  Column: ColumnMention;
  Value: ValueMention;
  /** `isQuantity` where a unit stands beside it: no year. */
  Number: { readonly value: number; readonly isPercentage: boolean; readonly isQuantity?: boolean };
  Moment: MomentMention;
  Text: { readonly text: string };
  Word: { readonly word: string; readonly isName: boolean; readonly isSlip?: true; readonly isFigure?: true };
  FormulaText: { readonly formula: LinkedFormula; readonly name?: string };
  Colour: { readonly hex: string; readonly family?: ColourFamily };
  Url: { readonly url: string };
  Phrase: { readonly text: string };
  // Lifted from senses.
  Operation: { readonly operation: AggregateOperation };
  Unit: { readonly part: DatePart };
  Comparison: { readonly operator: BinaryOperator };
  Direction: { readonly direction: SortDirection };
  /** `dimension` is what an adjective speaks of: "oldest" of age. */
  Superlative: { readonly direction: SortDirection; readonly dimension?: Dimension };
  TypeWord: { readonly word: TypeWord };
  Axis: { readonly axis: 'x' | 'y' };
  /** A place in a ranking: 2 for the second. */
  Ordinal: { readonly place: number };
  /** A superlative that says of what: the latest, the dearest, the quickest. */
  Extreme: { readonly dimension: 'time' | Dimension; readonly direction: SortDirection };
  /** A comparative that says of what: older, heavier. */
  Comparative: { readonly dimension: Dimension; readonly operator: '>' | '<' };
  // Composed, of words about the drawing.
  AxisName: { readonly axis: NamedAxis };
  Part: { readonly part: ChartPart };
  Parts: { readonly parts: readonly ChartPart[] };
  /** Whose look is changed: series, slices, parts of a waterfall, or all. */
  Target: { readonly targets: readonly StyleTarget[] };
  /** A place in the data; `isPoint` where one point is meant, and not all that stand over a place of the axis. */
  Place: { readonly rowIndex?: number; readonly column?: number; readonly isPoint?: boolean };
  Thickness: { readonly thickness: number };
  LineStyle: { readonly lineStyle: 'solid' | 'dashed' | 'dotted' };
  Sticker: { readonly sticker: string };
  TrendMethod: { readonly method: string };
  /** What is written on rows, or over a new column. */
  Mark: { readonly text: string };
  /** Words to stand on the chart. */
  Wording: { readonly text: string };
  // Composed.
  Columns: { readonly columns: readonly ColumnMention[] };
  Values: { readonly values: readonly ValueMention[]; readonly isContrast?: boolean };
  /** Words that link to nothing, to be a label or a text as they stand. */
  Label: { readonly words: readonly string[] };
  Entity: { readonly words: readonly string[] };
  /** A plural that links to nothing, where it may be what the rows are called. */
  Noun: { readonly word: string };
  /** Parts of a date, each with the word of the wish for it. */
  PartNames: { readonly parts: readonly { readonly part: DatePart; readonly name: string }[] };
  Interval: { readonly low?: string; readonly high?: string };
  /** A comparison without its left side: "above 50". */
  Tail: { readonly tail: TailForm };
  /** One of several stretches of numbers: "under 30", "30 to 50". */
  Band: { readonly tail: TailForm };
  /** One condition, with the column a following tail would be about. */
  Condition: { readonly where: Expression; readonly column?: number };
  // Whole pieces of a wish.
  /** `contrast` is a column whose values are set against one another, `areMany` where each has many; `periods` are so where `isAgainst`. */
  Filter: {
    readonly where: Expression;
    readonly contrast?: number;
    readonly periods?: Grouping;
    readonly isAgainst?: boolean;
    readonly areMany?: boolean;
    /** True where its words name the rows, which are counted where no figure is named. */
    readonly areRowsNamed?: boolean;
  };
  Measure: { readonly measures: readonly MeasureForm[] };
  /** `isRelation` where the columns are figures set against one another. */
  Mention: { readonly columns: readonly ColumnMention[]; readonly isRelation?: boolean };
  /** `isShare` where the share that each of the groups has is asked for; `where` says which rows count: "in each grade from 1 to 4". */
  By: {
    readonly groups: readonly Grouping[];
    readonly role: 'group' | 'series';
    readonly where?: Expression;
    readonly isShare?: boolean;
    /** What every figure is brought down to, where the wish names none. */
    readonly operation?: AggregateOperation;
    /** The figure that is asked for of each, where the wish names none: how much each shop earned. */
    readonly amount?: MeasureForm;
    /** The figure whose share within each value of the column `within` is asked for. */
    readonly shareOf?: number;
    readonly within?: number;
    readonly isWide?: boolean;
    /** True where the groups are wanted back: what was picked of them is wanted too. */
    readonly isBack?: boolean;
    /** True where each of the groups is to have a small chart of its own. */
    readonly isFacet?: boolean;
    /** True where the groups are to be stacked, or to have a line each. */
    readonly isStacked?: boolean;
    readonly areLines?: boolean;
    /** True for "in each district", false for "by party": where both are said, the parties are told apart within the districts. */
    readonly isOverEach?: boolean;
  };
  /** `where` says which rows are put in order: "the oldest houses". */
  Order: OrderForm & { readonly next?: readonly OrderForm[]; readonly where?: Expression };
  Top: TopForm;
  /** "Which countries have the highest sales": things put in the order of a figure. */
  Rank: {
    readonly groups: readonly Grouping[];
    readonly measure: MeasureForm;
    readonly direction?: SortDirection;
    /** True where no word of its own says the direction: an order told beside it counts. */
    readonly isUsual?: boolean;
    /** The rows that count: "which shop has the most returns". */
    readonly where?: Expression;
    /** True where the wish does not say by which figure: "the biggest shops". */
    readonly isAssumed?: boolean;
  };
  Bin: { readonly column?: number; readonly width?: number; readonly count?: number; readonly part?: DatePart };
  /** `hex` is the colour that all of the chart is to have, `size` the column that the size of points is to show. */
  Type: { readonly words: readonly TypeWord[]; readonly hex?: string; readonly size?: ColumnMention };
  Task: { readonly task: Task };
  AxisUse: {
    readonly axis: 'x' | 'y';
    readonly columns: readonly ColumnMention[];
    readonly measures: readonly MeasureForm[];
  };
  Window: WindowForm;
  /** Two columns put together by a sign; `name` where the figure that they make has one. */
  Derive: {
    readonly operator: BinaryOperator;
    readonly left: number;
    readonly right: number;
    readonly name?: string;
  };
  /** A figure by a formula over columns; `name` where the wish gives one. */
  Formula: FormulaForm;
  /** What each group's own figure must meet: "only reps with at least 90,000". */
  Having: {
    readonly tail: TailForm;
    readonly measure?: MeasureForm;
    readonly group?: number;
    /** What the rows are gathered by for it: "carriers whose total cost is above 500". */
    readonly gathers?: Grouping;
    /** The rows that count: "shops that sold more than 5 croissants". */
    readonly where?: Expression;
  };
  /** The highest of a figure less its lowest. */
  Spread: { readonly column: number };
  /** The share that rows which meet a condition have in a figure of each group: "revenue share of suites by quarter". */
  Portion: PortionForm;
  /** What a figure did from one period to another; rows are counted where no figure is named. */
  Change: ChangeForm;
  /** Steps that stand by themselves, in the order of the wish; none where the data are to stay as they are. */
  Steps: { readonly steps: readonly Transform[] };
  /** `columns` are those of the table that the words of the edits name. */
  Edits: { readonly edits: readonly ChartEdit[]; readonly columns?: readonly ColumnMention[] };
  /** What was taken away is wanted back. */
  Restore: RestoreForm;
  /** One column in the place of another. */
  Replacement: { readonly from: ColumnMention; readonly to: ColumnMention };
  /** The figures there are, brought down by another operation. */
  Reuse: { readonly operation: AggregateOperation };
  /** It is wanted though it may not suit. */
  Insist: Readonly<Record<string, never>>;
  /** Whom the rows are about; says nothing of what to do. `areMany` where the rows themselves are named: "visits per clinic". */
  Scope: { readonly words: readonly string[]; readonly isEach: boolean; readonly areMany?: boolean };
};

/** A category of the grammar. */
export type Category = keyof MeaningOf;

/** What is wanted back: the chart before the last change, all rows, all or some values of columns, or figures that are not split. */
export type RestoreForm =
  | { readonly kind: 'last' }
  | { readonly kind: 'rows' }
  | { readonly kind: 'amounts' }
  | { readonly kind: 'values'; readonly columns: readonly ColumnMention[] }
  | { readonly kind: 'some'; readonly values: readonly ValueMention[] }
  | { readonly kind: 'split'; readonly columns: readonly ColumnMention[] };

/** A formula over the cells of columns. */
export type FormulaForm = {
  readonly expression: Expression;
  /** The columns it is made of that are added up first where rows are gathered. */
  readonly sources: readonly number[];
  readonly name?: string;
};

/** A figure of two periods, or of two values of a column, set against one another. */
export type ChangeForm = {
  readonly measure?: MeasureForm;
  readonly from: MomentMention | ValueMention;
  readonly to: MomentMention | ValueMention;
  readonly isPercentage: boolean;
  /** The rows that count: "the change in votes of Green". */
  readonly where?: Expression;
  /** Where groups are ranked by it: "which region grew fastest". */
  readonly direction?: SortDirection;
  /** True where no word of its own says the direction: an order told beside it counts. */
  readonly isUsual?: boolean;
  /** The groups that are ranked where a word names none: "what grew most". */
  readonly of?: number;
  /** How many of them are wanted. */
  readonly count?: number;
};

/** A part of a figure in the whole of each group; `of` names the part. */
export type PortionForm = {
  readonly column: number;
  readonly where: Expression;
  readonly of: string;
  readonly groups: readonly Grouping[];
};

/** What a column is compared with. */
export type TailForm =
  | {
      readonly kind: 'compare';
      readonly operator: BinaryOperator;
      readonly operand: Expression;
      readonly isMoment?: boolean;
      /** True where the number has a unit: it says nothing of dates. */
      readonly isQuantity?: boolean;
      /** The unit that is named behind the number. */
      readonly unit?: KnownUnit;
    }
  | {
      readonly kind: 'between';
      readonly low: Expression;
      readonly high: Expression;
      readonly isMoment?: boolean;
      /** True where the numbers have a unit. */
      readonly isQuantity?: boolean;
      /** The unit that is named behind the numbers. */
      readonly unit?: KnownUnit;
    }
  | { readonly kind: 'empty'; readonly isNegated: boolean };

/** The highest or lowest few. */
export type TopForm = {
  readonly count?: number;
  readonly percent?: number;
  readonly direction: SortDirection;
  readonly by?: OrderTarget;
  /** What is counted: the column of "top 5 countries". */
  readonly of?: number;
  /** What is counted, where it is a stretch of time: "the 3 best months". */
  readonly ofPart?: DatePart;
  /** The column in each of whose groups the few are taken. */
  readonly per?: number;
  /** Rows passed over first: 1 for "the second highest". */
  readonly offset?: number;
  /** True where the wish does not say by which figure. */
  readonly isAssumed?: boolean;
  /** The label under which what is left is gathered. */
  readonly rest?: string;
  /** The rows among which the few are: "the youngest dog of each owner". */
  readonly where?: Expression;
  /** "First 10 rows": as they stand. */
  readonly from?: 'start' | 'end';
  /** True where they are the first of an order that the wish names before. */
  readonly isOfOrder?: boolean;
};

/** A figure along the rows. */
export type WindowForm = {
  /** The period that it runs along where the wish names none; `isAlone` where it names no groups either. */
  readonly along?: Grouping & { readonly isAlone?: true };
  readonly operation: WindowOperation;
  readonly column?: number;
  readonly size?: number;
  readonly direction?: SortDirection;
  /** The column within each of whose groups it runs. */
  readonly within?: number;
  /** The period that the rows are brought down to first: "from the previous month". */
  readonly part?: DatePart;
  /** What rows are gathered by first: "rank the sellers by sales within each shop". */
  readonly by?: readonly Grouping[];
  /** True where it looks back a whole year, however many rows that is. */
  readonly isYearBefore?: boolean;
};
