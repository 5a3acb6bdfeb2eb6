import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { createGate, type GateOptions } from '../../src/access/create-gate.ts';
import { createKey } from '../../src/access/credentials/manage-keys.ts';
import type { EndpointName } from '../../src/access/endpoints.ts';
import { createManualClock, type ManualClock } from '../../src/access/manual-clock.ts';
import { systemRandom } from '../../src/access/random.ts';
import { type AppParts, createApp, type HttpService } from '../../src/http/app.ts';
import { DEFAULT_HTTP_SETTINGS, type HttpSettings } from '../../src/http/http-settings.ts';
import { createInlineRunner } from '../../src/http/runner/inline-runner.ts';
import type { Runner } from '../../src/http/runner/runner.ts';
import { createSizedRunner } from '../../src/http/runner/sized-runner.ts';
import { createWorkerRunner } from '../../src/http/runner/worker-runner.ts';
import { systemTimers } from '../../src/http/timers.ts';
import { CONTRACT_LIMITS } from '../../src/http/v0/limits.ts';
import { openMemoryStore, type Store } from '../../src/storage/open-store.ts';
import { createEndpoints } from './scripted-endpoints.ts';

/** A service of scripted endpoints that listens on a free port; its gate and store are the real ones, in memory. */
export type TestService = HttpService & {
  readonly port: number;
  readonly base: string;
  /** The clock of the gate. It stands still. */
  readonly clock: ManualClock;
  readonly store: Store;
  /** Lines of the log, parsed. */
  readonly log: readonly Record<string, unknown>[];
  /** Makes an API key and gives its `Authorization`; without permissions it may call everything. */
  authorize(permissions?: readonly EndpointName[]): Promise<{ readonly authorization: string }>;
  post(endpoint: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<Response>;
};

type Options = {
  readonly parts?: Partial<AppParts>;
  readonly http?: Partial<HttpSettings>;
  readonly gate?: Partial<GateOptions>;
  readonly workers?: number;
};

const KEY_PREFIX = 'cha';

/** Starts a service of its own for a test. */
export async function startService({ parts, http, gate, workers = 2 }: Options = {}): Promise<TestService> {
  const clock = createManualClock('2026-03-15T12:00:00Z');
  const store = await openMemoryStore(clock);
  const settings = { ...DEFAULT_HTTP_SETTINGS, ...http };
  const log: Record<string, unknown>[] = [];
  let ids = 0;
  const service = createApp({
    gate: createGate({
      store,
      clock,
      random: systemRandom,
      keyPrefix: KEY_PREFIX,
      requestsPerMinute: 100,
      tokensPerHour: 10,
      anonymousBudgetMicros: 5_000_000,
      keyBudgetMicros: 15_000_000,
      anonymousPoolMicros: 100_000_000,
      holdLifetimeMs: 120_000,
      ...gate,
    }),
    endpoints: createEndpoints(),
    settings,
    runner: createTestRunner(settings.largeBodyBytes, workers),
    logger: pino({}, collectLines(log)),
    timers: systemTimers,
    newId: () => `request-${++ids}`,
    nowMs: clock.monotonicMs,
    ping: () => store.ping(),
    ...parts,
  });
  await service.app.listen({ port: 0, host: '127.0.0.1' });
  const port = portOf(service);
  const base = `http://127.0.0.1:${port}`;
  return {
    ...service,
    port,
    base,
    clock,
    store,
    log,
    async authorize(permissions) {
      const key = { name: 'test', permissions: permissions ?? null };
      const { text } = await createKey({ store, clock, random: systemRandom, keyPrefix: KEY_PREFIX }, key);
      return { authorization: `Bearer ${text}` };
    },
    post: (endpoint, body, headers = {}) =>
      fetch(`${base}/api/v0/${endpoint}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
  };
}

/** The port a service listens on. */
export function portOf({ app }: HttpService): number {
  // An address without a port is that of a pipe, which no test listens on.
  return (app.server.address() as AddressInfo).port;
}

function createTestRunner(largeBodyBytes: number, workers: number): Runner {
  const endpointsUrl = new URL('./scripted-endpoints.ts', import.meta.url).href;
  const large = createWorkerRunner({
    workers,
    queueLength: 2,
    idleMs: 30_000,
    memoryMb: 256,
    setup: { endpointsUrl, settings: CONTRACT_LIMITS },
    timers: systemTimers,
  });
  return createSizedRunner({ small: createInlineRunner(createEndpoints()), large, largeBodyBytes });
}

function collectLines(lines: Record<string, unknown>[]): Writable {
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()));
      done();
    },
  });
}

/** The body of an error before the stream. */
export type ErrorBody = {
  readonly error: string;
  readonly message: string;
  readonly code: string;
  readonly retryable: boolean;
  readonly requestId: string;
  readonly issues?: readonly { readonly path: string; readonly message: string }[];
};

/** Reads an error before the stream. That it has these fields is proved once, by `error-body.fields`. */
export async function readError(response: Response): Promise<ErrorBody> {
  return (await response.json()) as ErrorBody;
}

/** An event of a stream that was read whole. */
export type ReadEvent = { readonly event: string; readonly data: Record<string, unknown> };

/** Reads a stream strictly by the frames of the contract; anything else in it is an error. Comments are left out. */
export async function readEvents(response: Response): Promise<readonly ReadEvent[]> {
  return parseEvents(await response.text());
}

/** Parses the text of a stream strictly by the frames of the contract. */
export function parseEvents(text: string): readonly ReadEvent[] {
  if (!text.endsWith('\n\n')) throw new Error(`The stream does not end with a blank line: ${text.slice(-80)}`);
  const blocks = text.slice(0, -2).split('\n\n');
  return blocks
    .filter((block) => !/^:[^\n]*$/.test(block))
    .map((block) => {
      const match = /^event: ([a-z]+)\ndata: ([^\n\r]*)$/.exec(block);
      if (match === null) throw new Error(`Not a frame: ${JSON.stringify(block.slice(0, 200))}`);
      return { event: match[1] ?? '', data: JSON.parse(match[2] ?? '') };
    });
}
