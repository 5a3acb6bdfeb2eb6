import type { LanguageModel, ModelEvent, Question } from '../language-model.ts';
import { type FailureKind, ModelFailure } from '../model-failure.ts';
import type { GuardTimers, StopTimer } from './guard-timers.ts';

/** How long a model may take, in milliseconds, and how much it may write. */
export type AskLimits = {
  /** Until the first bytes of the answer are here. A model on the caller's own machine may be loaded first. */
  readonly connectMs: number;
  /** From there to the first word, thinking included. */
  readonly firstTokenMs: number;
  /** Between two words. */
  readonly silenceMs: number;
  readonly totalMs: number;
  /** Characters of text; what goes on beyond is cut off. */
  readonly mostAnswerLength: number;
};

/**
 * A model that gives up in time: no limit of the provider or of the library is relied on. Whatever the model does after that, its
 * question has been aborted and nobody waits for it. The caller's own abort ends it at once too.
 */
export function withTimeLimits(model: LanguageModel, limits: AskLimits, timers: GuardTimers): LanguageModel {
  return {
    name: model.name,
    async *ask(question, signal) {
      signal.throwIfAborted();
      const watch = new Watch(model.name, limits, timers, signal);
      try {
        yield* watched(model, question, watch);
      } finally {
        watch.end();
      }
    },
  };
}

async function* watched(
  model: LanguageModel,
  question: Question,
  watch: Watch,
): AsyncGenerator<ModelEvent, void, void> {
  const events = model.ask(question, watch.signal);
  try {
    for (;;) {
      const next = await watch.whileGoing(events.next());
      if (next.done === true) return;
      watch.hear(next.value);
      yield next.value;
    }
  } finally {
    // Not awaited: a model that hangs would hang here too.
    events.return().catch(() => undefined);
  }
}

/** The clocks of one question. */
class Watch {
  readonly #name: string;
  readonly #limits: AskLimits;
  readonly #timers: GuardTimers;
  readonly #stop = new AbortController();
  readonly #gaveUp = Promise.withResolvers<never>();
  readonly #stopTotal: StopTimer;
  readonly #letGo: () => void;
  #stopPhase: StopTimer;
  #length = 0;

  constructor(name: string, limits: AskLimits, timers: GuardTimers, signal: AbortSignal) {
    this.#name = name;
    this.#limits = limits;
    this.#timers = timers;
    this.#gaveUp.promise.catch(() => undefined);
    const leave = (): void => this.#giveUp(signal.reason);
    signal.addEventListener('abort', leave);
    this.#letGo = () => signal.removeEventListener('abort', leave);
    this.#stopTotal = this.#arm('total', limits.totalMs);
    this.#stopPhase = this.#arm('connect', limits.connectMs);
  }

  get signal(): AbortSignal {
    return this.#stop.signal;
  }

  /** The value of some work, or the reason why nobody waits for it any more. */
  whileGoing<Value>(work: Promise<Value>): Promise<Value> {
    work.catch(() => undefined);
    return Promise.race([work, this.#gaveUp.promise]);
  }

  hear(event: ModelEvent): void {
    this.#stopPhase();
    if (event.kind === 'end') return;
    this.#length += event.kind === 'text' ? event.text.length : event.kind === 'thinking' ? event.length : 0;
    if (this.#length > this.#limits.mostAnswerLength) {
      const failure = new ModelFailure(this.#name, 'too-large');
      this.#giveUp(failure);
      throw failure;
    }
    const { firstTokenMs, silenceMs } = this.#limits;
    this.#stopPhase =
      event.kind === 'connected' ? this.#arm('first-token', firstTokenMs) : this.#arm('silence', silenceMs);
  }

  end(): void {
    this.#stopPhase();
    this.#stopTotal();
    this.#letGo();
    this.#stop.abort();
  }

  #arm(kind: FailureKind, delayMs: number): StopTimer {
    return this.#timers.after(delayMs, () => this.#giveUp(new ModelFailure(this.#name, kind)));
  }

  #giveUp(reason: unknown): void {
    this.#gaveUp.reject(reason);
    this.#stop.abort(reason);
  }
}
