import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { type AppParts, createApp, type HttpService } from '../../src/http/app.ts';
import { DEFAULT_HTTP_SETTINGS, type HttpSettings } from '../../src/http/http-settings.ts';
import { createInlineRunner } from '../../src/http/runner/inline-runner.ts';
import { createSizedRunner } from '../../src/http/runner/sized-runner.ts';
import { createWorkerRunner } from '../../src/http/runner/worker-runner.ts';
import { systemTimers } from '../../src/http/timers.ts';
import { CONTRACT_LIMITS } from '../../src/http/v0/limits.ts';
import { createFakeGate, type FakeGate } from './fake-gate.ts';
import { createEndpoints } from './scripted-endpoints.ts';

/** A service of scripted endpoints that listens on a free port. */
export type TestService = HttpService & {
  readonly gate: FakeGate;
  readonly port: number;
  readonly base: string;
  /** Lines of the log, parsed. */
  readonly log: readonly Record<string, unknown>[];
  post(endpoint: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<Response>;
};

type Options = Partial<AppParts> & { readonly httpSettings?: Partial<HttpSettings>; readonly workers?: number };

/** Where a worker finds the scripted endpoints. */
export const SCRIPTED_URL = new URL('./scripted-endpoints.ts', import.meta.url).href;

/** Starts a service of its own for a test. */
export async function startService(options: Options = {}): Promise<TestService> {
  const settings = { ...DEFAULT_HTTP_SETTINGS, ...options.httpSettings };
  const endpoints = createEndpoints();
  const log: Record<string, unknown>[] = [];
  const gate = createFakeGate();
  let ids = 0;
  const service = createApp({
    gate,
    endpoints,
    settings,
    runner: createSizedRunner({
      small: createInlineRunner(endpoints),
      large: createWorkerRunner({
        workers: options.workers ?? 2,
        queueLength: 2,
        idleMs: 30_000,
        memoryMb: 256,
        setup: { endpointsUrl: SCRIPTED_URL, limits: CONTRACT_LIMITS },
        timers: systemTimers,
      }),
      largeBodyBytes: settings.largeBodyBytes,
    }),
    logger: pino({}, collectLines(log)),
    timers: systemTimers,
    newId: () => `request-${++ids}`,
    nowMs: () => performance.now(),
    ...options,
  });
  await service.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = service.app.server.address() as AddressInfo;
  const base = `http://127.0.0.1:${port}`;
  return {
    ...service,
    gate,
    port,
    base,
    log,
    post: (endpoint, body, headers = {}) =>
      fetch(`${base}/api/v0/${endpoint}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
  };
}

function collectLines(lines: Record<string, unknown>[]): Writable {
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()));
      done();
    },
  });
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
