import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startService, type TestService } from '../http/start-service.ts';
import { proves } from '../proves.ts';

let service: TestService;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.stop());

const SCRIPT = { do: 'complete' };

function preflight(origin = 'https://page.example', headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  return fetch(`${service.base}/api/v0/evaluate`, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization, content-type',
      ...headers,
    },
  });
}

describe('every response', () => {
  test(proves('headers.request-id', 'it has an id of its own, whatever its status'), async () => {
    const responses = [
      await service.post('evaluate', SCRIPT),
      await service.post('evaluate', 'no JSON'),
      await service.post('evaluate', SCRIPT, { authorization: 'wrong' }),
      await service.post('judge', SCRIPT),
      await service.post('evaluate', SCRIPT, { 'content-type': 'text/plain' }),
      await fetch(`${service.base}/nowhere`),
      await fetch(`${service.base}/api/v0/%zz`),
      await fetch(`${service.base}/healthz`),
      await preflight(),
    ];
    const ids = responses.map((response) => response.headers.get('x-request-id'));
    expect(new Set(ids).size).toBe(responses.length);
    expect(ids).not.toContain(null);
  });

  test('takes no request id from its caller', async () => {
    const response = await service.post('evaluate', SCRIPT, { 'x-request-id': 'mine' });
    expect(response.headers.get('x-request-id')).not.toBe('mine');
  });

  test(proves('headers.rate', 'it tells the rate where the caller is known'), async () => {
    const key = await service.authorize(['evaluate', 'generate']);
    const rateOf = ({ status, headers }: Response) => [
      status,
      headers.get('x-ratelimit-limit'),
      headers.get('x-ratelimit-remaining'),
    ];
    expect(rateOf(await service.post('evaluate', SCRIPT, key))).toEqual([200, '100', '99']);
    expect(rateOf(await service.post('evaluate', 'no JSON', key))).toEqual([400, '100', '98']);
    expect(rateOf(await service.post('judge', SCRIPT, key))).toEqual([403, '100', '98']);
    const costly = { ...SCRIPT, worstCaseMicros: 15_000_001 };
    expect(rateOf(await service.post('generate', costly, key))).toEqual([429, '100', '98']);
    expect(rateOf(await service.post('evaluate', SCRIPT, { authorization: 'wrong' }))).toEqual([401, null, null]);
  });

  test(proves('headers.stream', 'a stream says what it is and that nobody should hold it back'), async () => {
    const { headers } = await service.post('evaluate', SCRIPT);
    expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-cache, no-transform');
    expect(headers.get('x-accel-buffering')).toBe('no');
  });

  test('carries the headers that keep browsers from guessing', async () => {
    for (const { headers } of [await service.post('evaluate', SCRIPT), await fetch(`${service.base}/nowhere`)]) {
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    }
  });
});

describe('a page of another origin', () => {
  test(proves('cors.origins', 'it is let in by default, and only from the list where there is one'), async () => {
    expect((await preflight()).headers.get('access-control-allow-origin')).toBe('*');
    expect((await preflight()).headers.has('access-control-allow-credentials')).toBe(false);
    await service.stop();
    service = await startService({ http: { corsOrigins: ['https://page.example', 'https://other.example'] } });
    for (const origin of ['https://page.example', 'https://other.example']) {
      const response = await service.post('evaluate', SCRIPT, { origin });
      expect(response.headers.get('access-control-allow-origin')).toBe(origin);
      expect(response.headers.get('vary')).toContain('Origin');
    }
    const stranger = await preflight('https://stranger.example');
    expect(stranger.headers.has('access-control-allow-origin')).toBe(false);
  });

  test(proves('cors.exposed', 'it may read the headers of the contract, also on errors'), async () => {
    for (const response of [await service.post('evaluate', SCRIPT), await service.post('judge', SCRIPT)]) {
      const exposed = response.headers.get('access-control-expose-headers')?.split(', ');
      expect(exposed).toEqual(
        expect.arrayContaining([
          'x-service-anonymous-token',
          'x-ratelimit-limit',
          'x-ratelimit-remaining',
          'retry-after',
          'x-request-id',
        ]),
      );
    }
  });

  test(proves('cors.preflight', 'its preflight needs no credentials and is not counted'), async () => {
    const response = await preflight();
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-methods')).toBe('POST');
    expect(response.headers.get('access-control-allow-headers')).toContain('authorization, content-type');
    expect((await preflight('https://page.example', { authorization: 'wrong' })).status).toBe(204);
    for (let count = 0; count < 100; count += 1) await preflight();
    const call = await service.post('evaluate', SCRIPT);
    expect(call.headers.get('x-ratelimit-remaining')).toBe('99');
  });

  test('gets no leave for an address where there is nothing', async () => {
    const response = await fetch(`${service.base}/nowhere`, {
      method: 'OPTIONS',
      headers: { origin: 'https://page.example', 'access-control-request-method': 'POST' },
    });
    expect(response.status).toBe(404);
  });
});

describe('the log', () => {
  test('has a line for each request, without keys, tokens or data', async () => {
    const key = await service.authorize();
    await (await service.post('evaluate', { do: 'complete', text: 'of the caller' }, key)).text();
    await (await service.post('generate', { do: 'complete', text: 'of the caller' })).text();
    while (service.log.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(service.log[0]).toMatchObject({
      msg: 'request',
      requestId: 'request-1',
      endpoint: 'evaluate',
      identity: 'key',
      status: 200,
      outcome: 'complete',
      ms: 0,
    });
    expect(service.log[1]).toMatchObject({ endpoint: 'generate', identity: 'keyless' });
    expect(JSON.stringify(service.log)).not.toMatch(/cha_|of the caller/);
  });
});

describe('the probes', () => {
  test('say that the process answers and that the store is there', async () => {
    expect(await (await fetch(`${service.base}/healthz`)).json()).toEqual({ status: 'ok' });
    expect(await (await fetch(`${service.base}/readyz`)).json()).toEqual({ status: 'ok' });
  });

  test('say that the service is not ready once the store is gone', async () => {
    await service.store.close();
    const response = await fetch(`${service.base}/readyz`);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('1');
    expect((await fetch(`${service.base}/healthz`)).status).toBe(200);
  });
});
