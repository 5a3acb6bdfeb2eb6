import type { CellNote, TimeGrain } from '../../table/column.ts';
import type { AggregateOperation } from '../expression/expression.ts';
import type { ColumnName } from '../plan-error.ts';
import type { DatePart, FillMethod, WindowOperation } from './transform.ts';

/** What a step left out, or could not keep, that a reader should be told. Counts are of rows unless a column is named. */
export type DataNote =
  /** Filled cells that are no number (or date) in a column used as one; they took no part. At most three examples. */
  | {
      readonly kind: 'unreadableCells';
      readonly column: ColumnName;
      readonly needs: 'number' | 'date';
      readonly count: number;
      readonly examples: readonly CellNote[];
    }
  /** Rows that sum up others took no part; their labels, at most three. */
  | { readonly kind: 'totalsLeftOut'; readonly count: number; readonly labels: readonly string[] }
  /** Rows without a value in a column that the step goes by. */
  | { readonly kind: 'emptyCells'; readonly column: ColumnName; readonly count: number }
  /** Amounts of several currencies were brought together. */
  | { readonly kind: 'mixedCurrencies'; readonly column: ColumnName; readonly currencies: readonly string[] }
  /** Columns that are not there any more, because their rows were brought together. */
  | { readonly kind: 'columnsDropped'; readonly columns: readonly ColumnName[] }
  /** As `columnsDropped`, of columns that were hidden. */
  | { readonly kind: 'hiddenDropped'; readonly columns: readonly ColumnName[] }
  /** Rows cut off though they equal the last one kept. */
  | { readonly kind: 'tiesCut'; readonly count: number };

/** What is true of every step: the rows before and after it, and what it left out. */
type RowFacts = { readonly rowsBefore: number; readonly rowsAfter: number; readonly notes: readonly DataNote[] };

/** The order that was found for a column that was to be sorted naturally. */
export type FoundOrder = 'number' | 'time' | 'ordinal' | 'stages' | 'ranges' | 'letters' | 'own';

/** A line of an order as it was carried out. */
export type SortedBy = {
  readonly column: ColumnName;
  readonly direction: 'ascending' | 'descending';
  readonly order: FoundOrder;
};

/** What each transform did, in figures: the material of the sentences that explain a step. Keyed as `TransformVerb`. */
export type FactsByVerb = {
  /** `undecided`: rows for which the condition had no answer, because a cell is empty; they were dropped. */
  readonly filter: { readonly undecided: number };
  /** `empty`: rows for which there is no result. */
  readonly derive: {
    readonly column: ColumnName;
    readonly result: 'number' | 'text' | 'date' | 'truth';
    readonly isReplaced: boolean;
    readonly empty: number;
  };
  readonly group: {
    readonly by: readonly ColumnName[];
    readonly measures: readonly {
      readonly as: ColumnName;
      readonly operation: AggregateOperation;
      readonly column?: ColumnName;
    }[];
  };
  readonly sort: { readonly by: readonly SortedBy[] };
  /** `cut`: rows not kept; `groups`: combinations of `per`, 1 where there is none; `rest`: rows gathered under the label. */
  readonly limit: {
    readonly cut: number;
    readonly groups: number;
    readonly by?: SortedBy;
    readonly rest?: { readonly label: string; readonly rows: number };
  };
  /** `met`: cells that were combined with another; `empty`: cells of the result without a value. */
  readonly pivotWider: {
    readonly names: ColumnName;
    readonly values: ColumnName;
    readonly made: readonly ColumnName[];
    readonly met: number;
    readonly empty: number;
  };
  readonly pivotLonger: {
    readonly columns: readonly ColumnName[];
    readonly nameAs: ColumnName;
    readonly valueAs: ColumnName;
  };
  /** `outside`: numbers below the first edge or above the last. */
  readonly bin: {
    readonly column: ColumnName;
    readonly edges: readonly number[];
    readonly outside: number;
    readonly empty: number;
  };
  /** `periods`: different results. */
  readonly truncateTime: {
    readonly column: ColumnName;
    readonly part: DatePart;
    readonly periods: number;
    readonly empty: number;
  };
  /** `empty`: rows without a result, such as the first of a difference. */
  readonly window: {
    readonly operation: WindowOperation;
    readonly column: ColumnName;
    readonly as: ColumnName;
    readonly orderBy: readonly SortedBy[];
    readonly groups: number;
    readonly empty: number;
  };
  /** For each column the cells filled and those that stay empty. */
  readonly fillEmpty: {
    readonly method: FillMethod;
    readonly columns: readonly { readonly column: ColumnName; readonly filled: number; readonly left: number }[];
  };
  /** `first` and `last` are ISO text of the grain. */
  readonly completeDates: {
    readonly column: ColumnName;
    readonly grain: TimeGrain;
    readonly added: number;
    readonly first: string;
    readonly last: string;
  };
  readonly rename: { readonly key: string; readonly from: string; readonly to: string };
  readonly select: { readonly kept: readonly ColumnName[]; readonly dropped: readonly ColumnName[] };
  readonly drop: { readonly dropped: readonly ColumnName[] };
  readonly distinct: { readonly columns: readonly ColumnName[]; readonly removed: number };
  /** `surplus`: cells with more parts than columns, whose last column holds the rest. */
  readonly splitText: {
    readonly column: ColumnName;
    readonly into: readonly ColumnName[];
    readonly split: number;
    readonly surplus: number;
  };
  readonly mergeText: { readonly columns: readonly ColumnName[]; readonly as: ColumnName };
  readonly replace: { readonly column: ColumnName; readonly replaced: number };
  readonly round: { readonly columns: readonly ColumnName[]; readonly decimals: number; readonly changed: number };
  /** `failed`: filled cells that could not become what was asked, and are empty now. */
  readonly convert: {
    readonly columns: readonly { readonly column: ColumnName; readonly converted: number; readonly failed: number }[];
  };
  readonly transpose: { readonly labels: ColumnName; readonly made: readonly ColumnName[] };
  /** The bounds within which rows were kept, one for each combination of `per` (at most ten are listed). */
  readonly removeOutliers: {
    readonly column: ColumnName;
    readonly removed: number;
    readonly bounds: readonly { readonly group: readonly string[]; readonly low: number; readonly high: number }[];
  };
  readonly sample: { readonly count: number };
  readonly dropEmpty: { readonly columns: readonly ColumnName[]; readonly removed: number };
  /** The labels of the rows dropped, at most three. */
  readonly dropTotals: { readonly removed: number; readonly labels: readonly string[] };
  readonly addTotals: {
    readonly label: string;
    readonly operation: AggregateOperation;
    readonly columns: readonly ColumnName[];
  };
  /** Columns that held notations, and the cells that became plain values. */
  readonly parseValues: {
    readonly columns: readonly { readonly column: ColumnName; readonly parsed: number; readonly failed: number }[];
  };
};

/** What one step did: the facts of its verb, with the rows before and after. */
export type FactsOf<Verb extends keyof FactsByVerb> = { readonly verb: Verb } & RowFacts & FactsByVerb[Verb];

/** What any step did, told apart by `verb`. */
export type TransformFacts = { readonly [Verb in keyof FactsByVerb]: FactsOf<Verb> }[keyof FactsByVerb];
