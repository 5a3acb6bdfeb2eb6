import { CircuitBreaker } from './guard/circuit-breaker.ts';
import type { GuardTimers } from './guard/guard-timers.ts';
import { Meter } from './guard/meter.ts';
import { withFallbacks } from './guard/with-fallbacks.ts';
import { withMeter } from './guard/with-meter.ts';
import { withRetries } from './guard/with-retries.ts';
import { type AskLimits, withTimeLimits } from './guard/with-time-limits.ts';
import type { LanguageModel, Question } from './language-model.ts';
import { ModelFailure } from './model-failure.ts';
import type { ReportCall } from './model-report.ts';
import { gather, type ModelSession, type QuestionSize } from './model-session.ts';
import { costOf, type Price } from './prices/price.ts';

/** The levels of effort, as the contract names them. */
const LEVELS = ['low', 'medium', 'high'] as const;
export type Level = (typeof LEVELS)[number];

/** A model with what it costs. */
export type PricedModel = { readonly model: LanguageModel; readonly price: Price };

/** What a level of effort may use. */
export type LevelLimits = QuestionSize &
  AskLimits & {
    /** Questions of one request: the first, its repair, and at high effort a second look. */
    readonly questions: number;
    /** How long one request may be with models in all: every question, retry and fallback, in milliseconds. */
    readonly requestMs: number;
  };

/**
 * Sane limits: a person waits for a `low` answer, and leaves a `high` one to itself for a while. What is asked holds 12 KB of
 * vocabulary, so the least that may be shown leaves room for a table beside it.
 */
export const LEVEL_LIMITS: Readonly<Record<Level, LevelLimits>> = {
  low: {
    questions: 2,
    requestMs: 20_000,
    mostInputTokens: 24_000,
    mostOutputTokens: 1_500,
    mostAnswerLength: 20_000,
    connectMs: 10_000,
    firstTokenMs: 10_000,
    silenceMs: 8_000,
    totalMs: 20_000,
  },
  medium: {
    questions: 2,
    requestMs: 35_000,
    mostInputTokens: 28_000,
    mostOutputTokens: 3_000,
    mostAnswerLength: 40_000,
    connectMs: 20_000,
    firstTokenMs: 20_000,
    silenceMs: 12_000,
    totalMs: 35_000,
  },
  high: {
    questions: 3,
    requestMs: 50_000,
    mostInputTokens: 40_000,
    mostOutputTokens: 5_000,
    mostAnswerLength: 60_000,
    connectMs: 30_000,
    firstTokenMs: 45_000,
    silenceMs: 20_000,
    totalMs: 50_000,
  },
};

/** The models of a service, by what they are for. Empty chains: the built-in engine alone. */
export type ModelChains = Readonly<Record<Level | 'vision', readonly PricedModel[]>>;

/** What a desk is made of. */
export type DeskParts = {
  readonly chains: ModelChains;
  readonly timers: GuardTimers;
  /** Milliseconds on a clock that never goes back. */
  readonly nowMs: () => number;
  /** A number from 0 up to 1. */
  readonly random: () => number;
  /** The most one request may hold, in whole micro-dollars. */
  readonly mostMicros: number;
  readonly limits?: Readonly<Record<Level, LevelLimits>>;
  /** Is told of every call; nobody where absent. */
  readonly report?: ReportCall;
};

/**
 * What one request is to be answered with. One with images asks models that see and no others; one with documents asks those of its
 * level, but shows pages that are pictures to models that see.
 */
export type Order = { readonly level: Level; readonly hasImages: boolean; readonly hasDocuments?: boolean };

/** A session and the money behind it. */
export type OpenSession = { readonly session: ModelSession; readonly usedMicros: () => number };

type GuardParts = { readonly limits: LevelLimits; readonly meter: Meter; readonly hasFallback: boolean };

/** Where requests get their models. One for the whole service: it knows which models are failing. */
export class ModelDesk {
  readonly #parts: DeskParts;
  readonly #limits: Readonly<Record<Level, LevelLimits>>;
  readonly #breaker: CircuitBreaker;

  constructor(parts: DeskParts) {
    this.#parts = parts;
    this.#limits = parts.limits ?? LEVEL_LIMITS;
    this.#breaker = new CircuitBreaker(parts.nowMs, (call) => parts.report?.(call));
  }

  /** True where a request of this kind may ask a model. */
  hasModels(order: Order): boolean {
    return this.#chainFor(order).length > 0;
  }

  /** The most a request can cost, in whole micro-dollars; 0 where no model may be asked. */
  worstCaseMicros(order: Order): number {
    const { questions, mostInputTokens, mostOutputTokens } = this.#limits[order.level];
    const usage = { inputTokens: mostInputTokens, outputTokens: mostOutputTokens };
    const chains = [...this.#chainFor(order), ...this.#seeingFor(order)];
    const dearest = Math.max(0, ...chains.map(({ price }) => costOf(usage, price)));
    return Math.min(questions * dearest, this.#parts.mostMicros);
  }

  /** Opens a session for one request; undefined where no model is set up for it. */
  open(order: Order): OpenSession | undefined {
    const limits = this.#limits[order.level];
    const meter = new Meter(this.worstCaseMicros(order));
    const model = this.#chainAsOne(this.#chainFor(order), limits, meter);
    if (model === undefined) return undefined;
    const seeing = this.#chainAsOne(this.#seeingFor(order), limits, meter);
    const modelFor = (question: Question): LanguageModel => (hasPicture(question) ? (seeing ?? model) : model);
    const deadline = this.#deadlineFor(model.name, limits);
    return {
      usedMicros: () => meter.usedMicros(),
      session: {
        size: limits,
        canSee: seeing !== undefined,
        ask: (question, signal, onEvent) =>
          deadline(signal, (inTime) => gather(modelFor(question), question, inTime, onEvent)),
      },
    };
  }

  /** A guarded chain; undefined for an empty one. */
  #chainAsOne(chain: readonly PricedModel[], limits: LevelLimits, meter: Meter): LanguageModel | undefined {
    const [first, ...others] = chain.map((priced, at) =>
      this.#guard(priced, { limits, meter, hasFallback: at < chain.length - 1 }),
    );
    return first === undefined ? undefined : withFallbacks([first, ...others]);
  }

  /** Runs the questions of one request one after the other, and gives up once they have taken all the time there is for it. */
  #deadlineFor(name: string, { requestMs }: LevelLimits) {
    const { timers, nowMs } = this.#parts;
    let endMs: number | undefined;
    return async <Value>(signal: AbortSignal, ask: (inTime: AbortSignal) => Promise<Value>): Promise<Value> => {
      endMs ??= nowMs() + requestMs;
      const late = new AbortController();
      const giveUp = (): void => late.abort(new ModelFailure(name, 'total'));
      const stopTimer = timers.after(Math.max(0, endMs - nowMs()), giveUp);
      try {
        return await ask(AbortSignal.any([signal, late.signal]));
      } finally {
        stopTimer();
      }
    };
  }

  #chainFor({ level, hasImages }: Order): readonly PricedModel[] {
    return this.#parts.chains[hasImages ? 'vision' : level];
  }

  /** Who is shown pictures. */
  #seeingFor({ hasImages, hasDocuments = false }: Order): readonly PricedModel[] {
    return hasImages || hasDocuments ? this.#parts.chains.vision : [];
  }

  #guard({ model, price }: PricedModel, { limits, meter, hasFallback }: GuardParts): LanguageModel {
    const timed = withTimeLimits(model, limits, this.#parts.timers);
    const { nowMs, report = () => undefined } = this.#parts;
    const guarded = this.#breaker.guard(withMeter(timed, price, { meter, report, nowMs }));
    return withRetries(guarded, { ...this.#parts, hasFallback });
  }
}

function hasPicture({ turns }: Question): boolean {
  return turns.some(({ parts }) => parts.some(({ kind }) => kind === 'image'));
}
