import { auditMoney, type MoneyAudit } from '../../src/access/budget/audit-money.ts';
import { type LedgerEntry, POOL_ACCOUNT } from '../../src/access/budget/budget-store.ts';
import type { GateOptions } from '../../src/access/create-gate.ts';
import type { HttpSettings } from '../../src/http/http-settings.ts';
import { createInlineRunner } from '../../src/http/runner/inline-runner.ts';
import { createSizedRunner } from '../../src/http/runner/sized-runner.ts';
import { createWorkerRunner } from '../../src/http/runner/worker-runner.ts';
import { systemTimers, type Timers } from '../../src/http/timers.ts';
import { createEndpoints } from '../../src/http/v0/endpoints.ts';
import { CONTRACT_LIMITS } from '../../src/http/v0/limits.ts';
import type { ModelDesk } from '../../src/models/model-desk.ts';
import { parseModelChain, writeModelName } from '../../src/models/model-name.ts';
import type { CallReport, ReportCall } from '../../src/models/model-report.ts';
import type { Price } from '../../src/models/prices/price.ts';
import type { ScriptedProvider } from '../../src/models/scripted/scripted-provider.ts';
import { type ModelWishes, setUpDesk } from '../../src/models/set-up-desk.ts';
import { startService, type TestService } from '../http/start-service.ts';

/** What no answer, line of progress or log may hold. */
export const SECRET_KEY = 'sk-never-to-be-seen-4711';
/** The first words of what models are told. */
export const PROMPT_WORDS = 'You turn a request about a table';
/** What scripted models write beside their plans. */
export const CANARY = 'CANARY-7f3a';
/** A wish that the built-in mind does not understand, so that a model is asked at every effort. */
export const UNREAD_WISH = 'frobnicate the quuxes wibbly';
/** Dollars for a million tokens that ordinary models cost. */
export const PRICE: Price = { inputMicros: 3_000_000, outputMicros: 15_000_000 };

/** A service whose models are answered by a scripted provider. */
export type ModelService = TestService & {
  readonly reports: readonly CallReport[];
  /** The ledger, once every hold was compared with it. */
  audit(): Promise<MoneyAudit & { readonly ledger: readonly LedgerEntry[]; readonly spentMicros: number }>;
};

type Options = {
  readonly provider: ScriptedProvider;
  /** As an operator writes it. */
  readonly model?: string;
  readonly price?: Price;
  readonly wishes?: Partial<ModelWishes> | undefined;
  readonly http?: Partial<HttpSettings>;
  readonly gate?: Partial<GateOptions>;
  readonly timers?: Timers;
};

type DeskOptions = Pick<Options, 'model' | 'price' | 'wishes' | 'timers'> & { readonly report?: ReportCall };

/** A desk of models of a scripted provider, as an operator sets them up. Models are given up after 3 seconds. */
export async function setUpScripted(
  provider: ScriptedProvider,
  { model = 'openai:scripted', price = PRICE, wishes, timers = systemTimers, report = () => undefined }: DeskOptions,
): Promise<ModelDesk> {
  const chain = parseModelChain(model) ?? [];
  const url = `${provider.url}/v1`;
  const desk = await setUpDesk(
    {
      model: chain,
      modelLow: [],
      modelMedium: [],
      modelHigh: [],
      modelVision: [],
      modelPrices: new Map(chain.map((name) => [writeModelName(name), price])),
      modelMostMicros: 500_000,
      modelLowMs: 3_000,
      modelMediumMs: 3_000,
      modelHighMs: 3_000,
      answerMs: 60_000,
      ...wishes,
    },
    {
      access: {
        environment: {
          OPENAI_API_KEY: SECRET_KEY,
          OPENAI_BASE_URL: url,
          ANTHROPIC_API_KEY: SECRET_KEY,
          ANTHROPIC_BASE_URL: url,
        },
        compatibleUrl: url,
        fetch,
      },
      timers,
      nowMs: () => performance.now(),
      random: () => 0,
      report,
    },
  );
  if (desk === undefined) throw new Error(`No model was set up: ${model}`);
  return desk;
}

/** Starts the real endpoints, workers, gate and store with models of a scripted provider. Models are given up after 3 seconds. */
export async function startWithModels({
  provider,
  model = 'openai:scripted',
  price = PRICE,
  wishes,
  http,
  gate,
  timers = systemTimers,
}: Options): Promise<ModelService> {
  const endpoints = createEndpoints();
  const reports: CallReport[] = [];
  const models = await setUpScripted(provider, { model, price, wishes, timers, report: (call) => reports.push(call) });
  const large = createWorkerRunner(
    {
      workers: 1,
      queueLength: 2,
      idleMs: 30_000,
      memoryMb: 512,
      setup: {
        endpointsUrl: new URL('../../src/http/v0/endpoints.ts', import.meta.url).href,
        settings: CONTRACT_LIMITS,
      },
      timers: systemTimers,
    },
    models,
  );
  const runner = createSizedRunner({ small: createInlineRunner(endpoints, models), large, largeBodyBytes: 262_144 });
  const service = await startService({
    parts: { endpoints, runner },
    http: http ?? {},
    gate: { requestsPerMinute: 1_000_000, tokensPerHour: 1_000_000, ...gate },
  });
  return { ...service, reports, audit: () => auditStore(service) };
}

async function auditStore({ store }: TestService): ReturnType<ModelService['audit']> {
  return store.readMoney(async (snapshot) => {
    const ledger: LedgerEntry[] = [];
    for await (const entry of snapshot.entries()) ledger.push(entry);
    const audit = await auditMoney(snapshot);
    const settled = ledger.filter(({ kind, accountId }) => kind === 'settle' && accountId !== POOL_ACCOUNT);
    return { ...audit, ledger, spentMicros: settled.reduce((sum, { amountMicros }) => sum + amountMicros, 0) };
  });
}

/** A chart with a few rows, and a wish for it. */
export function ask(userPrompt: string, effort: 'low' | 'medium' | 'high' = 'low'): Readonly<Record<string, unknown>> {
  return {
    config: {
      type: 'column',
      data: {
        columns: [
          { key: 'city', label: 'City' },
          { key: 'sales', label: 'Sales' },
        ],
        rows: [
          { city: 'Porto', sales: 120 },
          { city: 'Lagos', sales: 80 },
          { city: 'Faro', sales: 95 },
        ],
      },
    },
    userPrompt,
    metadata: { callId: 'test', locale: 'EN_US', effort },
  };
}

/** A plan that passes every check, with the sign that nothing of an answer but its plan may go on. */
export const GOOD_PLAN = JSON.stringify({
  thoughts: CANARY,
  steps: [{ verb: 'sort', by: [{ column: 'sales', direction: 'descending' }] }],
});
