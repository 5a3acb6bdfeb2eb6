import type { LanguageModel } from '../language-model.ts';
import { isPassing, ModelFailure } from '../model-failure.ts';
import { type GuardTimers, pause } from './guard-timers.ts';

/** What retries are made with. */
export type RetryOptions = {
  readonly timers: GuardTimers;
  /** A number from 0 up to 1. */
  readonly random: () => number;
  /** True where another model stands behind: what a failure may have cost is then left for that one. */
  readonly hasFallback: boolean;
};

const MOST_RETRIES = 2;
const FIRST_WAIT_MS = 300;
/** Whoever asks us waits too: a provider that wants more than this is passed over. */
const LONGEST_WAIT_MS = 8_000;

/**
 * A model that is asked again, at most twice, where a failure may pass and nothing of its answer was used yet. The wait doubles
 * and is spread by chance over its half, so that callers do not come back together; `Retry-After` is kept to. With
 * another model behind, only failures that cost nothing are tried again.
 */
export function withRetries(model: LanguageModel, options: RetryOptions): LanguageModel {
  return {
    name: model.name,
    async *ask(question, signal) {
      for (let retries = 0; ; retries += 1) {
        let isUsed = false;
        try {
          for await (const event of model.ask(question, signal)) {
            isUsed ||= event.kind === 'text';
            yield event;
          }
          return;
        } catch (error) {
          const waitMs = isUsed || retries === MOST_RETRIES ? undefined : waitFor(error, retries, options);
          if (waitMs === undefined) throw error;
          await pause(waitMs, options.timers, signal);
        }
      }
    },
  };
}

/** How long to wait before a failed question is asked again, in milliseconds; undefined where it is not to be. */
function waitFor(error: unknown, retries: number, { random, hasFallback }: RetryOptions): number | undefined {
  if (!(error instanceof ModelFailure) || !isPassing(error.kind)) return undefined;
  if (hasFallback && !error.isUnbilled) return undefined;
  const ours = FIRST_WAIT_MS * 2 ** retries * (0.5 + random());
  const waitMs = Math.max(ours, error.retryAfterMs ?? 0);
  return waitMs > LONGEST_WAIT_MS ? undefined : waitMs;
}
