import type { GuardTimers } from './guard/guard-timers.ts';
import { LEVEL_LIMITS, type Level, type LevelLimits, ModelDesk, type PricedModel } from './model-desk.ts';
import { type ModelName, writeModelName } from './model-name.ts';
import type { ReportCall } from './model-report.ts';
import { findPrice, type PriceOverrides } from './prices/find-price.ts';
import { loadProvider, type ProviderAccess, requireAccess } from './providers/load-provider.ts';
import { ModelSetupError } from './providers/model-setup-error.ts';
import { createProviderModel } from './providers/provider-model.ts';

/** The models as an operator sets them up. A chain for a level or for pictures stands in for the common one where it is not empty. */
export type ModelWishes = {
  readonly model: readonly ModelName[];
  readonly modelLow: readonly ModelName[];
  readonly modelMedium: readonly ModelName[];
  readonly modelHigh: readonly ModelName[];
  /** Empty: the chain of no pictures; a model that can't see would only cost. */
  readonly modelVision: readonly ModelName[];
  readonly modelPrices: PriceOverrides;
  /** The most one request may hold, in whole micro-dollars. */
  readonly modelMostMicros: number;
  /** How long one request may be with models, by its effort, in milliseconds. */
  readonly modelLowMs: number;
  readonly modelMediumMs: number;
  readonly modelHighMs: number;
  /** How long an answer may take in all, in milliseconds: models are left in time for the built-in mind to answer. */
  readonly answerMs: number;
};

/** What a desk needs of the machine. */
export type DeskMachine = {
  readonly access: ProviderAccess;
  readonly timers: GuardTimers;
  /** Milliseconds on a clock that never goes back. */
  readonly nowMs: () => number;
  /** A number from 0 up to 1. */
  readonly random: () => number;
  /** Is told of every call of a model. */
  readonly report?: ReportCall;
};

/**
 * A desk of the models an operator wishes; undefined where none is wished. Throws a `ModelSetupError` whose one line says what is
 * missing: a key, an address, or a price; or which price is of no model. Adapters of the providers that are named are loaded, those of
 * others are not; nobody is asked.
 */
export async function setUpDesk(
  wishes: ModelWishes,
  { access, ...machine }: DeskMachine,
): Promise<ModelDesk | undefined> {
  const known = new Map<string, PricedModel>();
  const take = async (names: readonly ModelName[]): Promise<readonly PricedModel[]> => {
    const chain: PricedModel[] = [];
    for (const name of names) {
      const written = writeModelName(name);
      const priced = known.get(written) ?? (await toPriced(name, wishes.modelPrices, access));
      known.set(written, priced);
      chain.push(priced);
    }
    return chain;
  };
  const chainOf = (own: readonly ModelName[]): Promise<readonly PricedModel[]> =>
    take(own.length > 0 ? own : wishes.model);
  const chains = {
    low: await chainOf(wishes.modelLow),
    medium: await chainOf(wishes.modelMedium),
    high: await chainOf(wishes.modelHigh),
    vision: await take(wishes.modelVision),
  };
  refuseStrayPrices(wishes, known);
  if (known.size === 0) return undefined;
  refuseNoMoney(wishes, known);
  return new ModelDesk({ ...machine, chains, mostMicros: wishes.modelMostMicros, limits: toLimits(wishes) });
}

function refuseStrayPrices({ modelPrices }: ModelWishes, known: ReadonlyMap<string, PricedModel>): void {
  const stray = [...modelPrices.keys()].find((name) => !known.has(name));
  if (stray === undefined) return;
  const setUp = known.size === 0 ? 'none is' : [...known.keys()].join(', ');
  throw new ModelSetupError(
    `CHART_AGENTS_MODEL_PRICES states a price of ${stray}, which is none of the models that are set up: ${setUp}.`,
  );
}

function refuseNoMoney({ modelMostMicros }: ModelWishes, known: ReadonlyMap<string, PricedModel>): void {
  if (modelMostMicros > 0) return;
  const [paid] = [...known.values()].filter(({ price }) => price.inputMicros + price.outputMicros > 0);
  if (paid === undefined) return;
  throw new ModelSetupError(
    `CHART_AGENTS_MODEL_MOST_USD=0 lets nobody ask ${paid.model.name}, which costs money: give dollars above 0, such as 0.50, or set no model up.`,
  );
}

/** What is left of the time for an answer once the models had theirs. */
const LEFT_FOR_BUILT_IN = 0.15;

function toLimits({ modelLowMs, modelMediumMs, modelHighMs, answerMs }: ModelWishes): Record<Level, LevelLimits> {
  const within = (level: Level, wishedMs: number): LevelLimits => {
    const sane = LEVEL_LIMITS[level];
    const requestMs = Math.min(wishedMs, answerMs * (1 - LEFT_FOR_BUILT_IN));
    // Whoever gives more time, for a model on a slow machine, gives it to every phase.
    const stretch = requestMs / sane.requestMs;
    return {
      ...sane,
      requestMs,
      totalMs: requestMs,
      connectMs: sane.connectMs * stretch,
      firstTokenMs: sane.firstTokenMs * stretch,
      silenceMs: sane.silenceMs * stretch,
    };
  };
  return {
    low: within('low', modelLowMs),
    medium: within('medium', modelMediumMs),
    high: within('high', modelHighMs),
  };
}

async function toPriced(name: ModelName, overrides: PriceOverrides, access: ProviderAccess): Promise<PricedModel> {
  const written = writeModelName(name);
  requireAccess(name, access);
  const price = await findPrice(name, overrides);
  if (price === undefined) {
    throw new ModelSetupError(
      `No price is known for ${written}, so no budget could hold. State it in dollars for a million tokens: CHART_AGENTS_MODEL_PRICES="${written}=0.5/1.5".`,
    );
  }
  return { model: createProviderModel(written, await loadProvider(name, access)), price };
}
