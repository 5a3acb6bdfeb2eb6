import type { EndpointName } from '../../access/endpoints.ts';
import type { Progress } from '../../agents/agent.ts';
import type { ModelHelp, ModelOrder } from '../../agents/model-access.ts';
import type { Locale } from '../../chart/locale.ts';

/** One thing wrong with a request body: where (`config.data.rows[3]`, empty for the whole body) and what would be right. */
export type ValidationIssue = { readonly path: string; readonly message: string };

/** A body that cannot be accepted: 400 `VALIDATION_ERROR`. Its issues are shown to the caller as they stand. */
export class ValidationError extends Error {
  readonly issues: readonly ValidationIssue[];

  constructor(issues: readonly ValidationIssue[], options?: { readonly cause?: unknown }) {
    super(issues[0]?.message ?? 'The request body is not valid.', options);
    this.name = 'ValidationError';
    this.issues = issues;
  }
}

/** A checked request, ready to be answered once. */
export type PreparedCall = {
  readonly locale: Locale;
  /** The caller's own `metadata.callId`, for the log. */
  readonly callId: string | undefined;
  /** The most this call can cost beside the models that it orders, in whole micro-dollars. */
  readonly worstCaseMicros: number;
  /** The models this call may ask, where any are set up; absent: none. */
  readonly order?: ModelOrder;
  /** True for a call that is to be answered in a worker whatever its size. */
  readonly isForWorker?: boolean;
  /**
   * An upper bound of what the call has cost so far, in whole micro-dollars: what is still in flight counts in full.
   * Absent: a call that was begun counts as its worst case.
   */
  readonly usedMicros?: () => number;
  /**
   * Answers the request: yields progress, returns the data of the `complete` event, throws on failure. The signal aborts
   * when the caller goes away or the time is up.
   */
  run(signal: AbortSignal, models?: ModelHelp): AsyncGenerator<Progress, unknown, void>;
};

/** One endpoint: reads a body into a domain input, and answers it with an agent. */
export type Endpoint = {
  readonly name: EndpointName;
  /** Parses and checks raw body bytes; throws `ValidationError`. */
  prepare(body: Uint8Array): PreparedCall;
};
