/** Operators between two values. Text is compared by its letters, dates by their moments. */
export const BINARY_OPERATORS = [
  '+',
  '-',
  '*',
  '/',
  '%',
  '^',
  '=',
  '!=',
  '<',
  '<=',
  '>',
  '>=',
  'and',
  'or',
  'contains',
  'startsWith',
  'endsWith',
] as const;

/** One of the operators between two values. */
export type BinaryOperator = (typeof BINARY_OPERATORS)[number];

/** What can be called in an expression, by the kind of value that comes back. */
export const FUNCTION_NAMES = [
  'abs',
  'round',
  'floor',
  'ceil',
  'sqrt',
  'ln',
  'log10',
  'exp',
  'least',
  'greatest',
  'if',
  'coalesce',
  'isEmpty',
  'lower',
  'upper',
  'trim',
  'length',
  'left',
  'right',
  'replace',
  'concat',
  'year',
  'quarter',
  'month',
  'week',
  'day',
  'weekday',
  'hour',
  'daysBetween',
  'toNumber',
  'toText',
] as const;

/** The name of a function of the expression language. */
export type FunctionName = (typeof FUNCTION_NAMES)[number];

/**
 * A condition or a computation over the cells of one row. It is data, never code: the engine walks it. Evaluation is total:
 * whatever the cells hold, the result is a value or null, as in SQL (null spreads; `and`, `or` and `not` are three-valued;
 * a division by zero is null).
 */
export type Expression =
  | { readonly kind: 'column'; readonly key: string }
  | { readonly kind: 'literal'; readonly value: number | string | boolean | null }
  /** A date or period in ISO text of its grain: `2024`, `2024-Q1`, `2024-03`, `2024-03-12`, `2024-03-12T14:30:00`. */
  | { readonly kind: 'moment'; readonly iso: string }
  /** An aggregate of a column over all rows of the table: "more than the average". */
  | { readonly kind: 'aggregate'; readonly operation: AggregateOperation; readonly key: string }
  | { readonly kind: 'not'; readonly of: Expression }
  | { readonly kind: 'negate'; readonly of: Expression }
  | {
      readonly kind: 'binary';
      readonly operator: BinaryOperator;
      readonly left: Expression;
      readonly right: Expression;
    }
  | { readonly kind: 'in'; readonly of: Expression; readonly values: readonly Expression[] }
  /** Both ends belong. A moment stands for its whole period: between 2023 and 2024 holds all of 2024. */
  | { readonly kind: 'between'; readonly of: Expression; readonly low: Expression; readonly high: Expression }
  | { readonly kind: 'call'; readonly name: FunctionName; readonly arguments: readonly Expression[] };

/** What a group of values can be brought down to. */
export const AGGREGATE_OPERATIONS = [
  'sum',
  'mean',
  'median',
  'min',
  'max',
  'count',
  'countDistinct',
  'standardDeviation',
  'variance',
  'first',
  'last',
  'percentile',
  'share',
] as const;

/**
 * The name of an aggregate. `count` counts filled cells of a column, or rows where no column is named; `standardDeviation`
 * and `variance` are those of a sample; `share` is the sum of a group divided by the sum of all groups, as a percentage.
 */
export type AggregateOperation = (typeof AGGREGATE_OPERATIONS)[number];
