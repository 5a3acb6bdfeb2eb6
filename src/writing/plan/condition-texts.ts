import type { AggregateOperation, FunctionName } from '../../plan/expression/expression.ts';

/** A phrase of two parts. */
export type Phrase = (left: string, right: string) => string;

/** How two values compare: in general, and where the right one is a date or period. */
export type Comparison = '=' | '!=' | '<' | '<=' | '>' | '>=' | 'contains' | 'startsWith' | 'endsWith';

/**
 * The words of conditions and computations in one language. `{0}`, `{1}`, `{2}` of a function stand for its arguments;
 * `{values}` for them all.
 */
export type ConditionTexts = {
  readonly compare: Readonly<Record<Comparison, Phrase>>;
  readonly compareMoments: Readonly<Record<Exclude<Comparison, 'contains' | 'startsWith' | 'endsWith'>, Phrase>>;
  readonly isEmpty: (value: string) => string;
  readonly isFilled: (value: string) => string;
  readonly isOneOf: Phrase;
  readonly isNoneOf: (value: string, values: readonly string[]) => string;
  readonly between: (value: string, low: string, high: string) => string;
  readonly notBetween: (value: string, low: string, high: string) => string;
  readonly holds: (value: string) => string;
  readonly not: (condition: string) => string;
  readonly and: string;
  readonly or: string;
  readonly truth: Readonly<Record<'true' | 'false' | 'null', string>>;
  readonly functions: Readonly<Record<FunctionName, string>>;
  readonly aggregates: Readonly<Record<AggregateOperation, (column: string) => string>>;
};
