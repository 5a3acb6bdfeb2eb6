import type { GuardTimers } from './guard/guard-timers.ts';
import { ModelDesk, type PricedModel } from './model-desk.ts';
import { type ModelName, writeModelName } from './model-name.ts';
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
};

/** What a desk needs of the machine. */
export type DeskMachine = {
  readonly access: ProviderAccess;
  readonly timers: GuardTimers;
  /** Milliseconds on a clock that never goes back. */
  readonly nowMs: () => number;
  /** A number from 0 up to 1. */
  readonly random: () => number;
};

/**
 * A desk of the models an operator wishes; undefined where none is wished. Throws a `ModelSetupError` whose one line says what is
 * missing: a key, an address, or a price. No provider is loaded or asked.
 */
export function setUpDesk(wishes: ModelWishes, { access, timers, nowMs, random }: DeskMachine): ModelDesk | undefined {
  const known = new Map<string, PricedModel>();
  const take = (name: ModelName): PricedModel => {
    const written = writeModelName(name);
    const priced = known.get(written) ?? toPriced(name, wishes.modelPrices, access);
    known.set(written, priced);
    return priced;
  };
  const chain = (own: readonly ModelName[]): readonly PricedModel[] => (own.length > 0 ? own : wishes.model).map(take);
  const chains = {
    low: chain(wishes.modelLow),
    medium: chain(wishes.modelMedium),
    high: chain(wishes.modelHigh),
    vision: wishes.modelVision.map(take),
  };
  if (known.size === 0) return undefined;
  return new ModelDesk({ chains, timers, nowMs, random, mostMicros: wishes.modelMostMicros });
}

function toPriced(name: ModelName, overrides: PriceOverrides, access: ProviderAccess): PricedModel {
  const written = writeModelName(name);
  requireAccess(name, access);
  const price = findPrice(name, overrides);
  if (price === undefined) {
    throw new ModelSetupError(
      `No price is known for ${written}, so no budget could hold. State it in dollars for a million tokens: CHART_AGENTS_MODEL_PRICES="${written}=0.5/1.5".`,
    );
  }
  return { model: createProviderModel(written, () => loadProvider(name, access)), price };
}
