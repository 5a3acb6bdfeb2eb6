import { appendFileSync, readFileSync } from 'node:fs';
import { createInlineRunner } from '../../src/http/runner/inline-runner.ts';
import { systemTimers } from '../../src/http/timers.ts';
import { createEndpoints } from '../../src/http/v0/endpoints.ts';
import type { LanguageModel } from '../../src/models/language-model.ts';
import { ModelDesk } from '../../src/models/model-desk.ts';
import { parseModelName } from '../../src/models/model-name.ts';
import type { CallReport } from '../../src/models/model-report.ts';
import { findPrice, parsePrices } from '../../src/models/prices/find-price.ts';
import { loadProvider, requireAccess } from '../../src/models/providers/load-provider.ts';
import { createProviderModel } from '../../src/models/providers/provider-model.ts';
import { createPlayer } from '../../src/models/recording/player.ts';
import { withRecorder } from '../../src/models/recording/recorder.ts';
import { startService } from '../../test/http/start-service.ts';

/** How a mind is set up for a run. */
export type MindOptions = {
  /** `none`, or a model as an operator writes it. */
  readonly name: string;
  /** Where `compatible` models are. */
  readonly url: string;
  /** As `CHART_AGENTS_MODEL_PRICES`. */
  readonly prices: string;
  /** The file that exchanges are added to. */
  readonly record: string | undefined;
  /** The file that answers are taken from, instead of a provider. */
  readonly play: string | undefined;
};

/** A service with one mind, and the calls of models that it made. */
export type StartedMind = {
  readonly base: string;
  readonly calls: readonly CallReport[];
  readonly stop: () => Promise<void>;
};

async function createModel({ name, url, record, play }: MindOptions): Promise<LanguageModel> {
  if (play !== undefined) return createPlayer(name, readFileSync(play, 'utf8'));
  const parsed = parseModelName(name);
  if (parsed === undefined) throw new Error(`--model=${name} is no model: write provider:model, or none.`);
  const access = { environment: process.env, compatibleUrl: url, fetch };
  requireAccess(parsed, access);
  const model = createProviderModel(name, await loadProvider(parsed, access));
  return record === undefined ? model : withRecorder(model, (line) => appendFileSync(record, line));
}

async function createDesk(options: MindOptions, calls: CallReport[]): Promise<ModelDesk | undefined> {
  if (options.name === 'none') return undefined;
  const parsed = parseModelName(options.name);
  const overrides = parsePrices(options.prices);
  const price = parsed && overrides && (await findPrice(parsed, overrides));
  if (price === undefined)
    throw new Error(`No price is known for ${options.name}; give --prices=${options.name}=0.5/1.5.`);
  const chain = [{ model: await createModel(options), price }];
  return new ModelDesk({
    chains: { low: chain, medium: chain, high: chain, vision: [] },
    timers: systemTimers,
    nowMs: () => performance.now(),
    random: Math.random,
    mostMicros: 500_000,
    report: (call) => calls.push(call),
  });
}

/** Starts a service of its own with a mind. Throws where the mind can't be set up. */
export async function startMind(options: MindOptions): Promise<StartedMind> {
  const calls: CallReport[] = [];
  const desk = await createDesk(options, calls);
  const endpoints = createEndpoints();
  const service = await startService({
    parts: { endpoints, runner: createInlineRunner(endpoints, desk) },
    gate: {
      requestsPerMinute: 1_000_000,
      tokensPerHour: 1_000_000,
      anonymousBudgetMicros: 1e12,
      anonymousPoolMicros: 1e12,
    },
  });
  return { base: service.base, calls, stop: () => service.stop() };
}
