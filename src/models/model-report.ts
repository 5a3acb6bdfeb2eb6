import type { ModelUsage } from './language-model.ts';
import type { FailureKind } from './model-failure.ts';

/** How a call of a model ended; `left` where the caller went away or nobody waited any more. */
export type CallOutcome = 'answer' | 'left' | FailureKind;

/**
 * One call of a model, for the log: which, how it ended, what the provider counted where it did, what it cost in whole
 * micro-dollars, how long it took in milliseconds. Nothing of what was asked or answered.
 */
export type CallReport = Partial<ModelUsage> & {
  readonly model: string;
  readonly outcome: CallOutcome;
  readonly micros: number;
  readonly ms: number;
};

/** Is told of every call of a model once it is over. */
export type ReportCall = (report: CallReport) => void;
