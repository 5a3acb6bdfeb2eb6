import type { EndpointName } from '../../access/endpoints.ts';
import type { Locale } from '../../chart/locale.ts';
import type { Payload } from '../frames.ts';

/** A checked request that waits to be run once, wherever it waits. */
export type RunnableCall = {
  readonly locale: Locale;
  readonly callId: string | undefined;
  readonly worstCaseMicros: number;
  /** True for a call that is to be answered in a worker whatever its size. */
  readonly isForWorker: boolean;
  /** An upper bound of what the call has cost so far, in whole micro-dollars. */
  usedMicros(): number;
  /** Answers without models, and says so: the budget for them is spent. */
  goWithoutModels(): void;
  /**
   * Yields progress and returns the result, both already serialised. Throws what the agent threw, or the signal's reason
   * once it aborts.
   */
  run(signal: AbortSignal): AsyncGenerator<Payload, Payload, void>;
  /** Gives the call up where it is never run; without effect once it runs. */
  discard(): void;
};

/** The bytes of a request body, in the pieces in which they arrived. */
export type Body = { readonly chunks: readonly Uint8Array[]; readonly sizeBytes: number };

/** Where requests are parsed and answered: in this process, or in a worker. */
export interface Runner {
  /**
   * Parses and checks a body. Throws `ValidationError` for one that cannot be accepted, `RATE_LIMIT_ERROR` where too many
   * wait, and the signal's reason once it aborts.
   */
  prepare(endpoint: EndpointName, body: Body, signal: AbortSignal): Promise<RunnableCall>;
  /** Stops everything that still runs. */
  close(): Promise<void>;
}
