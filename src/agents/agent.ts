import type { Locale } from '../chart/locale.ts';
import type { ModelHelp } from './model-access.ts';

/** A line of progress, already in the caller's language. */
export type Progress = { readonly message: string };

/** How much work a caller wants put into an answer. */
export const EFFORTS = ['low', 'medium', 'high'] as const;
export type Effort = (typeof EFFORTS)[number];

/** What every agent is given beside its input. The signal aborts when the caller goes away. */
export type AgentContext = {
  readonly locale: Locale;
  /** True where the request itself named the locale: only then may it settle ambiguous notations. */
  readonly isLocaleExplicit: boolean;
  readonly effort: Effort;
  /** Models to ask beside the built-in mind; absent where none is set up. */
  readonly models?: ModelHelp;
  readonly signal: AbortSignal;
};

/**
 * Answers one request: yields progress, returns the result, throws on failure. HTTP, the command line and tests drive
 * the same function. Synchronous work is cut into steps by its yields.
 */
export type Agent<Input, Result> = (input: Input, context: AgentContext) => AsyncGenerator<Progress, Result, void>;
