import type { ModelUsage } from './language-model.ts';

/** Why a model gave no answer. */
const FAILURE_KINDS = [
  'connect',
  'first-token',
  'silence',
  'total',
  'too-large',
  'rate-limited',
  'overloaded',
  'provider',
  'refused',
  'broken-off',
  'garbled',
  'circuit-open',
  'budget',
] as const;
export type FailureKind = (typeof FAILURE_KINDS)[number];

/** What is known of a failure beside its kind. */
export type FailureFacts = {
  /** What the provider asked us to wait, in milliseconds. */
  readonly retryAfterMs?: number;
  /** What the provider counted before it failed. */
  readonly usage?: ModelUsage;
  /** True where the provider refused before it did any work, so that it bills nothing. */
  readonly isUnbilled?: boolean;
  readonly cause?: unknown;
};

/**
 * A model that gave no answer that can be used. The message is for the log: it names model and kind, never what was asked, what
 * was answered, or a key.
 */
export class ModelFailure extends Error {
  readonly kind: FailureKind;
  readonly retryAfterMs: number | undefined;
  readonly usage: ModelUsage | undefined;
  readonly isUnbilled: boolean;

  constructor(model: string, kind: FailureKind, facts: FailureFacts = {}) {
    super(`${model}: ${kind}`, facts.cause === undefined ? {} : { cause: facts.cause });
    this.name = 'ModelFailure';
    this.kind = kind;
    this.retryAfterMs = facts.retryAfterMs;
    this.usage = facts.usage;
    this.isUnbilled = facts.isUnbilled === true;
  }
}

/** Failures that may pass by themselves. The others would come again. */
const PASSING: ReadonlySet<FailureKind> = new Set([
  'connect',
  'first-token',
  'silence',
  'rate-limited',
  'overloaded',
  'broken-off',
  'garbled',
]);

/** True for a failure that may be gone at the next attempt. */
export function isPassing(kind: FailureKind): boolean {
  return PASSING.has(kind);
}

/** Failures that say something of the provider's health, rather than of one question or of our own limits. */
const SICKNESS: ReadonlySet<FailureKind> = new Set([...PASSING, 'total', 'provider']);

/** True for a failure that a circuit breaker counts. */
export function isSickness(kind: FailureKind): boolean {
  return SICKNESS.has(kind);
}
