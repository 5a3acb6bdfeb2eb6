import { randomUUID } from 'node:crypto';
import { type Logger, pino } from 'pino';
import { systemClock } from './access/clock.ts';
import { createGate } from './access/create-gate.ts';
import { systemRandom } from './access/random.ts';
import type { ModelAccess } from './agents/model-access.ts';
import { createApp, type HttpService } from './http/app.ts';
import { DEFAULT_HTTP_SETTINGS } from './http/http-settings.ts';
import { registerPages } from './http/register-pages.ts';
import { createInlineRunner } from './http/runner/inline-runner.ts';
import type { Runner } from './http/runner/runner.ts';
import { createSizedRunner } from './http/runner/sized-runner.ts';
import { createWorkerRunner } from './http/runner/worker-runner.ts';
import { systemTimers } from './http/timers.ts';
import type { Endpoint } from './http/v0/endpoint.ts';
import { createEndpoints } from './http/v0/endpoints.ts';
import { CONTRACT_LIMITS, type EndpointSettings, type RequestLimits } from './http/v0/limits.ts';
import type { CallReport } from './models/model-report.ts';
import { ModelSetupError } from './models/providers/model-setup-error.ts';
import { setUpDesk } from './models/set-up-desk.ts';
import {
  readEnvironment,
  readSettings,
  SETTING_PREFIX,
  SETTINGS,
  type SettingDefinition,
  type Settings,
  SettingsError,
} from './settings.ts';
import { openStore, type Store } from './storage/open-store.ts';
import { StorageError } from './storage/storage-error.ts';

/** A worker that has had nothing to do for this long is ended, so that an idle service is small. */
const WORKER_IDLE_MS = 30_000;
const WORKER_MEMORY_MB = 1_024;
/**
 * Calls that may wait for a worker before the next is refused as overload: more than one caller's requests of a minute,
 * and few enough to be answered in time. What they hold meanwhile is bounded by the upload slots.
 */
const WORKER_QUEUE_LENGTH = 200;

function createRunner(settings: Settings, endpoints: readonly Endpoint[], models: ModelAccess | undefined): Runner {
  const endpointsUrl = import.meta.resolve(
    import.meta.filename.endsWith('.ts') ? './http/v0/endpoints.ts' : './http/v0/endpoints.js',
  );
  const pool = {
    workers: settings.workers,
    queueLength: WORKER_QUEUE_LENGTH,
    idleMs: WORKER_IDLE_MS,
    memoryMb: WORKER_MEMORY_MB,
    setup: { endpointsUrl, settings: toEndpointSettings(settings) },
    timers: systemTimers,
  };
  const large = createWorkerRunner(pool, models);
  const small = createInlineRunner(endpoints, models);
  return createSizedRunner({ small, large, largeBodyBytes: DEFAULT_HTTP_SETTINGS.largeBodyBytes });
}

/** True for a call that answered, or that its caller left. */
function isAsItShouldBe({ outcome }: CallReport): boolean {
  return outcome === 'answer' || outcome === 'left';
}

type Environment = ReturnType<typeof readEnvironment>;

/** The models that the operator set up; undefined where there are none. Throws a `ModelSetupError` for what is missing. */
function createModels(settings: Settings, environment: Environment, logger: Logger): Promise<ModelAccess | undefined> {
  return setUpDesk(settings, {
    access: { environment, compatibleUrl: settings.modelUrl, fetch },
    timers: systemTimers,
    nowMs: systemClock.monotonicMs,
    random: Math.random,
    report: (call) => logger[isAsItShouldBe(call) ? 'info' : 'warn'](call, 'model call'),
  });
}

/** What a worker is told: nothing else of the settings. */
function toEndpointSettings(settings: Settings): EndpointSettings {
  // `CONTRACT_LIMITS` has every limit, so its keys are the keys of `RequestLimits`, all of them.
  const names = Object.keys(CONTRACT_LIMITS) as (keyof RequestLimits)[];
  const limits = Object.fromEntries(names.map((name) => [name, settings[name]])) as RequestLimits;
  return { ...limits, ocrDataDir: settings.ocrDataDir };
}

/** Longer than any request may run: its body, its answer, and the last bytes to a slow reader. */
function toHoldLifetimeMs({ answerMs, slowReaderMs }: Settings): number {
  return DEFAULT_HTTP_SETTINGS.requestTimeoutMs + answerMs + slowReaderMs;
}

type ServiceParts = { readonly models: ModelAccess | undefined; readonly logger: Logger };

function createService(settings: Settings, store: Store, { models, logger }: ServiceParts): HttpService {
  const endpoints = createEndpoints(toEndpointSettings(settings));
  const holdLifetimeMs = toHoldLifetimeMs(settings);
  return createApp({
    gate: createGate({ ...settings, store, clock: systemClock, random: systemRandom, holdLifetimeMs }),
    endpoints,
    runner: createRunner(settings, endpoints, models),
    settings: { ...DEFAULT_HTTP_SETTINGS, ...settings },
    logger,
    timers: systemTimers,
    newId: randomUUID,
    nowMs: systemClock.monotonicMs,
    ping: store.ping,
    addPages: (app) =>
      registerPages(app, {
        endpoints,
        limits: settings,
        settings,
        variables: listVariables(),
        nowMs: systemClock.monotonicMs,
      }),
  });
}

/** The settings as an operator writes them, for the docs. */
function listVariables(): readonly SettingDefinition<unknown>[] {
  return Object.values(SETTINGS).map((setting) => ({ ...setting, name: SETTING_PREFIX + setting.name }));
}

/** Stops in good order at the first signal, and at once at the second. */
function stopOnSignal(service: HttpService, store: Store): void {
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) process.exit(1);
    isStopping = true;
    await service.stop();
    await store.close();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

/** Says one line to the person at the terminal; the log goes to the standard output. */
function say(line: string): void {
  process.stderr.write(`chart-agents: ${line}\n`);
}

async function serve(): Promise<void> {
  const environment = readEnvironment(process.env);
  const settings = readSettings(environment);
  const logger = pino({ level: settings.logLevel });
  const models = await createModels(settings, environment, logger);
  const store = await openStore({ ...settings, clock: systemClock });
  await store.endExpiredHolds(systemClock.nowMs());
  const service = createService(settings, store, { models, logger });
  stopOnSignal(service, store);
  const address = await service.app.listen({ host: settings.host, port: settings.port });
  say(`ready on ${address} (docs at ${address}/docs, data in ${store.place})`);
}

const ANOTHER_ADDRESS = 'set CHART_AGENTS_HOST and CHART_AGENTS_PORT to an address of this machine';

/** What to do about an address that can't be listened on, by the code of the system. */
const LISTEN_ADVICE: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another program listens there. Set CHART_AGENTS_PORT to a free port',
  EACCES: ANOTHER_ADDRESS,
  EADDRNOTAVAIL: ANOTHER_ADDRESS,
  ENOTFOUND: ANOTHER_ADDRESS,
  EAI_AGAIN: ANOTHER_ADDRESS,
};

/** The one line for an operator whose settings or machine don't let the service start; undefined for a fault of ours. */
function toOperatorLine(error: unknown): string | undefined {
  if (error instanceof SettingsError || error instanceof StorageError || error instanceof ModelSetupError)
    return error.message;
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  const advice = LISTEN_ADVICE[String(error.code)];
  return advice === undefined ? undefined : `${error.message}: ${advice}.`;
}

try {
  await serve();
} catch (error) {
  const line = toOperatorLine(error);
  if (line === undefined) throw error;
  say(line);
  process.exit(1);
}
