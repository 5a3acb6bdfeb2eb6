import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createFakeGate, type FakeGate, KEY, NARROW_KEY } from '../http/fake-gate.ts';
import { openRaw, toRequest } from '../http/raw-client.ts';
import { readError, startService, type TestService } from '../http/start-service.ts';
import { proves } from '../proves.ts';

let service: TestService;
let gate: FakeGate;
beforeEach(async () => {
  gate = createFakeGate();
  service = await startService({ parts: { gate }, http: { bodyLimitBytes: 1000, largeBodyBytes: 500 } });
});
afterEach(() => service.stop());

const OVERSIZE = 'x'.repeat(1001);
const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

async function codeOf(response: Promise<Response>): Promise<string> {
  return (await readError(await response)).code;
}

describe('of several things wrong with a request, the first in this order is named', () => {
  test(proves('order.route-first', 'route, method, media type, Authorization'), async () => {
    const headers = { 'content-type': 'text/plain', authorization: 'wrong' };
    const send = (path: string, method: string) => codeOf(fetch(service.base + path, { method, headers, body: 'x' }));
    expect(await send('/api/v0/nowhere', 'PUT')).toBe('NOT_FOUND');
    expect(await send('/api/v0/evaluate', 'PUT')).toBe('METHOD_NOT_ALLOWED');
    expect(await send('/api/v0/evaluate', 'POST')).toBe('UNSUPPORTED_MEDIA_TYPE');
    expect(gate.steps).toEqual([]);
    expect(await codeOf(service.post('evaluate', 'x', { authorization: 'wrong' }))).toBe('AUTHENTICATION_ERROR');
  });

  test(proves('order.identity', 'Authorization, permission, rate'), async () => {
    gate.limit = 0;
    expect(await codeOf(service.post('extract', OVERSIZE, { authorization: 'wrong' }))).toBe('AUTHENTICATION_ERROR');
    expect(await codeOf(service.post('extract', OVERSIZE, bearer(NARROW_KEY)))).toBe('AUTHORIZATION_ERROR');
    expect(await codeOf(service.post('extract', OVERSIZE, bearer(KEY)))).toBe('RATE_LIMIT_ERROR');
  });

  test(proves('order.rate-before-size', 'rate, size, mint limit, body'), async () => {
    gate.mintsLeft = 0;
    gate.limit = 0;
    const rate = await service.post('evaluate', OVERSIZE);
    expect(rate.headers.get('retry-after')).toBe('2');
    gate.limit = 100;
    expect(await codeOf(service.post('evaluate', OVERSIZE))).toBe('VALIDATION_ERROR');
    const mint = await service.post('evaluate', 'no JSON');
    expect(mint.status).toBe(429);
    expect(mint.headers.get('retry-after')).toBe('60');
    gate.mintsLeft = 1;
    expect(await codeOf(service.post('evaluate', 'no JSON'))).toBe('VALIDATION_ERROR');
    expect(gate.steps).not.toContain('mint');
  });

  test(proves('order.refused-body', 'a 400 neither mints nor spends'), async () => {
    for (const body of [OVERSIZE, 'no JSON', '{"do":"nothing known"}', '']) {
      const response = await service.post('evaluate', body);
      expect(response.status).toBe(400);
      expect(response.headers.has('x-service-anonymous-token')).toBe(false);
    }
    expect(gate.tokens).toBe(0);
    expect(gate.holds).toEqual([]);
  });

  test(
    proves('order.hold-after-mint', 'the token is minted, then the budget held, then the stream begins'),
    async () => {
      await (await service.post('generate', { do: 'complete', worstCaseMicros: 10, usedMicros: 3 })).text();
      expect(gate.steps).toEqual(['identify', 'permit', 'countRequest', 'checkMint', 'mint', 'hold']);
      expect(gate.holds).toEqual([{ worstCaseMicros: 10, requestId: 'request-1', dispatched: 1, ended: ['settle 3'] }]);
      gate.budgetMicros = 0;
      const refused = await service.post('generate', { do: 'complete', worstCaseMicros: 10 });
      expect(refused.status).toBe(429);
      expect(refused.headers.get('content-type')).toBe('application/json');
    },
  );
});

describe('a body that is still on its way', () => {
  test(proves('order.headers-first', 'is not waited for where the headers decide'), async () => {
    gate.limit = 0;
    for (const [headers, status] of [
      [{ 'content-type': 'text/plain' }, 415],
      [{ authorization: 'wrong' }, 401],
      [{}, 429],
    ] as const) {
      const client = await openRaw(service.port);
      client.send(toRequest('/api/v0/evaluate', '', { ...headers, 'content-length': '900' }));
      expect(await client.until('\r\n\r\n{')).toContain(`HTTP/1.1 ${status} `);
      client.socket.destroy();
    }
  });

  test('is refused by its declared length alone', async () => {
    const client = await openRaw(service.port);
    client.send(toRequest('/api/v0/evaluate', '', { 'content-length': '100000000' }));
    const answer = await client.until('"issues"');
    expect(answer).toContain('HTTP/1.1 400 ');
    expect(answer).toContain('has 100000000 bytes; the limit is 1000 bytes');
    client.socket.destroy();
  });

  test('is counted where no length is declared, and the refusal arrives though the sender goes on', async () => {
    const client = await openRaw(service.port);
    const head = ['POST /api/v0/evaluate HTTP/1.1', 'host: test', 'content-type: application/json'];
    client.send([...head, 'transfer-encoding: chunked', '', ''].join('\r\n'));
    for (let count = 0; count < 200; count += 1) client.send(`400\r\n${'x'.repeat(1024)}\r\n`);
    const answer = await client.until('"issues"');
    expect(answer).toContain('HTTP/1.1 400 ');
    expect(answer).toContain('connection: close');
    client.send('0\r\n\r\n');
    expect(await client.untilClosed()).toBe(answer);
  });

  test('is asked for only once the headers have passed', async () => {
    const body = JSON.stringify({ do: 'complete' });
    const passing = await openRaw(service.port);
    passing.send(toRequest('/api/v0/evaluate', body, { expect: '100-continue' }).slice(0, -body.length));
    expect(await passing.until('\r\n\r\n')).toBe('HTTP/1.1 100 Continue\r\n\r\n');
    passing.send(body);
    expect(await passing.until('event: complete')).toContain('HTTP/1.1 200 ');
    passing.socket.destroy();

    const refused = await openRaw(service.port);
    const headers = { expect: '100-continue', authorization: 'wrong' };
    refused.send(toRequest('/api/v0/evaluate', body, headers).slice(0, -body.length));
    const answer = await refused.until('AUTHENTICATION_ERROR');
    expect(answer).not.toContain('100 Continue');
    expect(answer).toContain('connection: close');
    refused.socket.destroy();
  });

  test.each(['destroy', 'resetAndDestroy'] as const)(
    'leaves nothing behind when its sender leaves: %s',
    async (leave) => {
      const client = await openRaw(service.port);
      client.send(toRequest('/api/v0/evaluate', '{"do":', { 'content-length': '900' }));
      while (!gate.steps.includes('checkMint')) await pause(5);
      await pause(20);
      client.socket[leave]();
      while (!service.log.some(({ outcome }) => outcome === 'The caller left.')) await pause(5);
      expect(gate.steps).not.toContain('hold');
    },
  );
});
