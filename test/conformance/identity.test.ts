import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ENDPOINT_AUDIENCE, ENDPOINT_NAMES } from '../../src/access/endpoints.ts';
import { openRaw, toRequest } from '../http/raw-client.ts';
import { readError, startService, type TestService } from '../http/start-service.ts';
import { proves } from '../proves.ts';

let service: TestService;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.stop());

const SCRIPT = { do: 'complete' };
const TOKEN_HEADER = 'x-service-anonymous-token';

/** Calls without credentials; gives the token that was minted. */
async function mintToken(): Promise<string> {
  const response = await service.post('evaluate', SCRIPT);
  expect(response.status).toBe(200);
  return response.headers.get(TOKEN_HEADER) ?? '';
}

const bearer = (credential: string) => ({ authorization: `Bearer ${credential}` });

const remainingOf = (response: Response): number => Number(response.headers.get('x-ratelimit-remaining'));

describe('an API key', () => {
  test(proves('auth.bearer', 'a key sent as a bearer is served and mints nothing'), async () => {
    const response = await service.post('evaluate', SCRIPT, await service.authorize());
    expect(response.status).toBe(200);
    expect(response.headers.has(TOKEN_HEADER)).toBe(false);
  });

  test(proves('auth.key-prefix', 'a key begins with the prefix and an underscore'), async () => {
    expect((await service.authorize()).authorization).toMatch(/^Bearer cha_/);
  });

  test(proves('auth.invalid-key', 'an invalid key is 401, not retryable'), async () => {
    const response = await service.post('evaluate', SCRIPT, bearer('cha_k0000000000000000000000'));
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'AUTHENTICATION_ERROR', retryable: false });
  });

  test(proves('auth.malformed', 'a header that is there is never taken for keyless'), async () => {
    for (const authorization of ['', 'Bearer', 'Bearer ', 'Basic YTpi', 'nonsense', 'Bearer a b', 'Bearer undefined']) {
      const response = await service.post('evaluate', SCRIPT, { authorization });
      expect(response.status, authorization).toBe(401);
      expect(response.headers.has(TOKEN_HEADER)).toBe(false);
    }
  });

  test('is not chosen among several', async () => {
    const { authorization } = await service.authorize();
    const client = await openRaw(service.port);
    const request = toRequest('/api/v0/evaluate', JSON.stringify(SCRIPT), { authorization });
    client.send(request.replace('authorization:', `authorization: ${authorization}\r\nauthorization:`));
    expect(await client.until('requestId')).toContain('HTTP/1.1 401 ');
    client.socket.destroy();
  });

  test(proves('auth.permission', 'a key without the permission is 403, not retryable'), async () => {
    const response = await service.post('extract', SCRIPT, await service.authorize(['evaluate']));
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'AUTHORIZATION_ERROR', retryable: false });
  });
});

describe('a call without a key', () => {
  test(proves('keyless.served', 'it is served and given a token'), async () => {
    expect(await mintToken()).not.toBe('');
  });

  test(proves('keyless.token-prefix', 'the token begins as keys do'), async () => {
    expect(await mintToken()).toMatch(/^cha_/);
  });

  test(proves('keyless.header-readable', 'scripts of any page may read the token'), async () => {
    const response = await service.post('evaluate', SCRIPT, { origin: 'https://page.example' });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-expose-headers')).toContain(TOKEN_HEADER);
  });

  test(proves('keyless.token-reused', 'the token is served as a bearer and mints no other'), async () => {
    const response = await service.post('generate', SCRIPT, bearer(await mintToken()));
    expect(response.status).toBe(200);
    expect(response.headers.has(TOKEN_HEADER)).toBe(false);
  });

  test(proves('keyless.no-expiry', 'the token is served ten years later'), async () => {
    const token = await mintToken();
    service.clock.advance(10 * 366 * 86_400_000);
    expect((await service.post('evaluate', SCRIPT, bearer(token))).status).toBe(200);
  });

  test(proves('keyless.rate-headers', 'its answer carries the state of the rate'), async () => {
    const response = await service.post('evaluate', SCRIPT);
    expect(response.headers.get('x-ratelimit-limit')).toBe('100');
    expect(response.headers.get('x-ratelimit-remaining')).toBe('99');
    const next = await service.post('evaluate', SCRIPT, bearer(response.headers.get(TOKEN_HEADER) ?? ''));
    expect(next.headers.get('x-ratelimit-remaining')).toBe('98');
  });

  test(proves('keyless.allowed', 'the endpoints for anyone never answer 401 or 403'), async () => {
    const open = ENDPOINT_NAMES.filter((name) => ENDPOINT_AUDIENCE[name] === 'anyone');
    expect(open.toSorted()).toEqual(
      [
        'generate',
        'mutate',
        'pipeline',
        'explore',
        'extract',
        'annotate',
        'narrate',
        'evaluate',
        'chart-knowledge',
      ].sort(),
    );
    for (const name of open) expect([200, 404]).toContain((await service.post(name, SCRIPT)).status);
  });

  test(proves('keyless.forbidden', 'the endpoints for keys answer 403'), async () => {
    for (const name of ['judge', 'suggestions', 'generate-workflow', 'feedback', 'attachments']) {
      const response = await service.post(name, SCRIPT);
      expect(response.status, name).toBe(403);
      expect(await response.json()).toMatchObject({ code: 'ANONYMOUS_ACCESS_FORBIDDEN', retryable: false });
    }
  });

  test(proves('auth.anonymous-forbidden', 'a token does not open them, and its rate is told'), async () => {
    const response = await service.post('suggestions', SCRIPT, bearer(await mintToken()));
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'ANONYMOUS_ACCESS_FORBIDDEN' });
    expect(remainingOf(response)).toBe(99);
  });
});

describe('the request rate', () => {
  test(proves('limits.rate', '100 in a minute pass, the next is refused until the first is a minute old'), async () => {
    for (const credentials of [await service.authorize(), bearer(await mintToken())]) {
      service.clock.advance(60_000);
      for (let left = 99; left >= 0; left -= 1) {
        const response = await service.post('evaluate', SCRIPT, credentials);
        expect(remainingOf(response)).toBe(left);
      }
      service.clock.advance(59_999);
      expect((await service.post('evaluate', SCRIPT, credentials)).status).toBe(429);
      service.clock.advance(1);
      expect((await service.post('evaluate', SCRIPT, credentials)).status).toBe(200);
    }
  });

  test(proves('errors.429', 'the refusal says when to come back, with the state of the rate'), async () => {
    const key = await service.authorize();
    for (let count = 0; count < 100; count += 1) await service.post('evaluate', SCRIPT, key);
    service.clock.advance(30_500);
    const response = await service.post('evaluate', SCRIPT, key);
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('30');
    expect(response.headers.get('x-ratelimit-limit')).toBe('100');
    expect(remainingOf(response)).toBe(0);
    expect(await response.json()).toMatchObject({ code: 'RATE_LIMIT_ERROR' });
  });

  test(proves('rate.refusals-free', '401, 403 and 429 do not consume it'), async () => {
    const key = await service.authorize(['evaluate', 'generate']);
    const first = await service.post('evaluate', SCRIPT, key);
    expect(remainingOf(first)).toBe(99);
    expect((await service.post('extract', SCRIPT, key)).status).toBe(403);
    await service.post('evaluate', SCRIPT, bearer('cha_wrong'));
    const spent = await service.post('generate', { ...SCRIPT, worstCaseMicros: 15_000_001 }, key);
    expect(spent.status).toBe(429);
    expect(remainingOf(spent)).toBe(99);
    expect(remainingOf(await service.post('evaluate', SCRIPT, key))).toBe(98);
  });

  test(proves('rate.400-counts', 'a 400 consumes it'), async () => {
    const key = await service.authorize();
    const invalid = await service.post('evaluate', 'no JSON', key);
    expect(invalid.status).toBe(400);
    expect(remainingOf(invalid)).toBe(99);
    expect(remainingOf(await service.post('evaluate', SCRIPT, key))).toBe(98);
  });
});

describe('new tokens', () => {
  test(proves('limits.mint', 'ten in an hour go to one network, the next after an hour'), async () => {
    for (let count = 0; count < 10; count += 1) await mintToken();
    service.clock.advance(3_599_999);
    expect((await service.post('evaluate', SCRIPT)).status).toBe(429);
    service.clock.advance(1);
    expect((await service.post('evaluate', SCRIPT)).status).toBe(200);
  });

  test(proves('mint.over-limit', 'the refusal says when to come back and mints nothing'), async () => {
    for (let count = 0; count < 10; count += 1) await mintToken();
    service.clock.advance(600_000);
    const response = await service.post('evaluate', SCRIPT);
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('3000');
    expect(response.headers.has(TOKEN_HEADER)).toBe(false);
    const body = await readError(response);
    expect(body).toMatchObject({ code: 'RATE_LIMIT_ERROR' });
    expect(body.message).toContain('anonymous tokens');
  });

  test(proves('mint.store-down', 'a store that cannot be reached is 503, to be retried'), async () => {
    await service.store.close();
    const response = await service.post('evaluate', SCRIPT);
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect(await response.json()).toMatchObject({ code: 'ANONYMOUS_MINT_UNAVAILABLE', retryable: true });
  });

  test(proves('errors.mint-unavailable', '503 is for minting alone: a key is then an internal fault'), async () => {
    const key = await service.authorize();
    await service.store.close();
    const response = await service.post('evaluate', SCRIPT, key);
    expect(response.status).toBe(500);
    expect((await service.post('evaluate', SCRIPT)).status).toBe(503);
  });

  test(proves('mint.proxies', 'forwarding headers are not believed by default'), async () => {
    for (let count = 0; count < 10; count += 1) {
      await service.post('evaluate', SCRIPT, { 'x-forwarded-for': `203.0.113.${count}` });
    }
    const response = await service.post('evaluate', SCRIPT, { 'x-forwarded-for': '203.0.113.99' });
    expect(response.status).toBe(429);
  });

  test(proves('mint.network', 'behind a trusted proxy an IPv4 address or an IPv6 /64 is one network'), async () => {
    const proxied = await startService({ http: { trustedProxyHops: 1 }, gate: { tokensPerHour: 1 } });
    const statusFrom = async (forwarded: string) =>
      (await proxied.post('evaluate', SCRIPT, { 'x-forwarded-for': forwarded })).status;
    expect(await statusFrom('2001:db8:0:1::1')).toBe(200);
    expect(await statusFrom('2001:db8:0:1:ffff::2')).toBe(429);
    expect(await statusFrom('2001:db8:0:2::1')).toBe(200);
    expect(await statusFrom('203.0.113.1')).toBe(200);
    expect(await statusFrom('203.0.113.2')).toBe(200);
    expect(await statusFrom('198.51.100.1, 203.0.113.2')).toBe(429);
    await proxied.stop();
  });
});
