import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startRealService } from '../../test/conformance/start-real.ts';
import { startService, type TestService } from '../../test/http/start-service.ts';
import { ClientError } from './client-error.ts';
import { createClient, finish } from './create-client.ts';
import type { ServerEvent } from './server-event.ts';

const SOURCE = 'Revenue by channel: email $1.9M, paid search $0.4M, events $1.1M.';

let service: TestService;
beforeAll(async () => {
  service = await startRealService();
});
afterAll(() => service.stop());

async function failureOf(running: Promise<unknown>): Promise<ClientError> {
  const error = await running.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ClientError);
  return error as ClientError;
}

/** Counts the calls a client makes, and which of them carried a token. */
function createCountingFetch(): { readonly fetch: typeof fetch; readonly authorizations: (string | null)[] } {
  const authorizations: (string | null)[] = [];
  return {
    authorizations,
    fetch: (input, init) => {
      authorizations.push(new Headers(init?.headers).get('authorization'));
      return fetch(input, init);
    },
  };
}

describe('a client of a running service', () => {
  test('yields progress, returns the result, and shows the events as they came', async () => {
    const events: ServerEvent[] = [];
    const running = createClient({ base: `${service.base}/` }).extract(
      { sourceText: SOURCE },
      { onEvent: (event) => events.push(event) },
    );
    const messages: string[] = [];
    let step = await running.next();
    for (; step.done !== true; step = await running.next()) messages.push(step.value.message);
    expect(step.value.config.data.rows).toHaveLength(3);
    expect(messages.length).toBeGreaterThan(1);
    expect(events.map(({ event }) => event)).toEqual([...messages.map(() => 'progress'), 'complete']);
    expect(JSON.parse(events.at(-1)?.data ?? '')).toEqual(step.value);
  });

  test('ranks every type in the language that was asked for', async () => {
    const client = createClient({ base: service.base });
    const { config } = await finish(client.extract({ sourceText: SOURCE }));
    const { ranking } = await finish(client.evaluate({ config, metadata: { callId: 'c', locale: 'AR' } }));
    expect(ranking).toHaveLength(20);
    expect(ranking[0]?.factors[0]?.reason).toMatch(/\p{Script=Arabic}/u);
  });

  test('keeps the token it is issued, tells of it, and takes one from before', async () => {
    const { fetch, authorizations } = createCountingFetch();
    const told: (string | undefined)[] = [];
    const client = createClient({ base: service.base, fetch, onToken: (token) => told.push(token) });
    await finish(client.extract({ sourceText: SOURCE }));
    await finish(client.extract({ sourceText: SOURCE }));
    expect(told).toEqual([expect.stringMatching(/^cha_/)]);
    expect(authorizations).toEqual([null, `Bearer ${told[0]}`]);
    const later = createCountingFetch();
    await finish(
      createClient({ base: service.base, token: told[0], fetch: later.fetch }).extract({ sourceText: SOURCE }),
    );
    expect(later.authorizations).toEqual([`Bearer ${told[0]}`]);
  });

  test('asks for one token where calls begin together', async () => {
    const { fetch, authorizations } = createCountingFetch();
    const client = createClient({ base: service.base, fetch });
    await Promise.all([1, 2, 3, 4].map(() => finish(client.extract({ sourceText: SOURCE }))));
    expect(authorizations.filter((one) => one === null)).toHaveLength(1);
    expect(new Set(authorizations).size).toBe(2);
  });

  test('drops a token the service does not know, and goes on without it', async () => {
    const told: (string | undefined)[] = [];
    const client = createClient({ base: service.base, token: 'cha_gone', onToken: (token) => told.push(token) });
    await expect(finish(client.extract({ sourceText: SOURCE }))).resolves.toHaveProperty('config');
    expect(told).toEqual([undefined, expect.stringMatching(/^cha_/)]);
  });

  test('sends a key, and is told where it is wrong', async () => {
    const { authorization } = await service.authorize();
    const { fetch, authorizations } = createCountingFetch();
    const key = authorization.replace('Bearer ', '');
    await finish(createClient({ base: service.base, key, fetch }).extract({ sourceText: SOURCE }));
    expect(authorizations).toEqual([authorization]);
    const wrong = createClient({ base: service.base, key: 'cha_wrong' });
    expect(await failureOf(finish(wrong.extract({ sourceText: SOURCE })))).toMatchObject({
      code: 'AUTHENTICATION_ERROR',
      status: 401,
      retryable: false,
    });
  });

  test('names every wrong value of a request', async () => {
    const failure = await failureOf(finish(createClient({ base: service.base }).extract({ sourceText: '' })));
    expect(failure).toMatchObject({ code: 'VALIDATION_ERROR', status: 400, retryable: false });
    expect(failure.issues).toEqual([{ path: '', message: expect.stringContaining('no source') }]);
    expect(failure.message).toContain('no source');
    expect(failure.requestId).toMatch(/^request-/);
  });

  test('an abort ends the call with its reason, before and within the answer', async () => {
    const client = createClient({ base: service.base });
    const before = AbortSignal.abort(new Error('not wanted'));
    await expect(finish(client.extract({ sourceText: SOURCE }, { signal: before }))).rejects.toThrow('not wanted');
    const controller = new AbortController();
    const running = client.extract({ sourceText: SOURCE.repeat(2000) }, { signal: controller.signal });
    await running.next();
    controller.abort(new Error('no longer wanted'));
    await expect(finish(running)).rejects.toThrow('no longer wanted');
  });
});

test('says how long to wait where there were too many requests', async () => {
  const strict = await startService({ gate: { requestsPerMinute: 1 } });
  const client = createClient({ base: strict.base });
  await finish(client.evaluate({ config: { data: { columns: [], rows: [] } } })).catch(() => undefined);
  const failure = await failureOf(finish(client.evaluate({ config: { data: { columns: [], rows: [] } } })));
  expect(failure).toMatchObject({ code: 'RATE_LIMIT_ERROR', status: 429, retryable: false });
  expect(failure.retryAfter).toBeGreaterThanOrEqual(1);
  await strict.stop();
});

describe('an answer of something else', () => {
  async function answering(
    headers: Readonly<Record<string, string>>,
    body: string,
    status = 200,
  ): Promise<ClientError> {
    const server = createServer((_request, response) => {
      response.writeHead(status, headers);
      response.end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    // Listening on a port, so the address has one.
    const { port } = server.address() as AddressInfo;
    const failure = await failureOf(
      finish(createClient({ base: `http://127.0.0.1:${port}` }).extract({ sourceText: 'x' })),
    );
    await new Promise((resolve) => server.close(resolve));
    return failure;
  }
  const STREAM = { 'content-type': 'text/event-stream' };

  test.each([
    ['a page', { 'content-type': 'text/html' }, '<h1>Hello</h1>', 200, 'UNEXPECTED_ANSWER'],
    ['a bad gateway', { 'content-type': 'text/html' }, '<h1>502</h1>', 502, 'UNEXPECTED_ANSWER'],
    ['a stream of no JSON', STREAM, 'event: complete\ndata: hello\n\n', 200, 'UNEXPECTED_ANSWER'],
    ['a stream that ends early', STREAM, 'event: progress\ndata: {"message":"x"}\n\n', 200, 'STREAM_BROKEN'],
    ['an empty stream', STREAM, '', 200, 'STREAM_BROKEN'],
    [
      'a refusal in a stream',
      STREAM,
      'event: error\ndata: {"message":"no","code":"TIMEOUT_ERROR"}\n\n',
      200,
      'TIMEOUT_ERROR',
    ],
  ])('%s is told as what it is', async (_name, headers, body, status, code) => {
    expect(await answering(headers, body, status)).toMatchObject({ code, status });
  });

  test('a service that is not there is told with its address', async () => {
    const failure = await failureOf(finish(createClient({ base: 'http://127.0.0.1:1' }).extract({ sourceText: 'x' })));
    expect(failure).toMatchObject({ code: 'CONNECTION_FAILED', status: 0, retryable: true });
    expect(failure.message).toContain('http://127.0.0.1:1/api/v0/extract');
  });
});
