import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENDPOINT_AUDIENCE, ENDPOINT_NAMES } from '../../src/access/endpoints.ts';
import { bodyOf, openRaw } from '../http/raw-client.ts';
import { readEvents, startService, type TestService } from '../http/start-service.ts';
import { proves } from '../proves.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ gate: { tokensPerHour: 1000 } });
});
afterAll(() => service.stop());

const MOUNTED = ['extract', 'generate', 'evaluate'];

describe('a path', () => {
  test(proves('routes.prefix', 'an endpoint is below /api/v0 and nowhere else'), async () => {
    for (const path of ['/evaluate', '/v0/evaluate', '/api/evaluate', '/api/v0/evaluate/more', '/API/v0/evaluate']) {
      const response = await fetch(service.base + path, { method: 'POST' });
      expect(response.status, path).toBe(404);
    }
    expect((await service.post('evaluate', { do: 'complete' })).status).toBe(200);
  });

  test(proves('versioning.path', '/api/v1 is not there'), async () => {
    expect((await fetch(`${service.base}/api/v1/evaluate`, { method: 'POST' })).status).toBe(404);
  });

  test(proves('error-codes.not-found', 'an unknown path is 404 NOT_FOUND whatever else is wrong'), async () => {
    for (const path of ['/', '/api/v0', '/api/v0/unknown', '/api/v0/%zz', '/%c3%28', `/${'x'.repeat(3000)}`]) {
      const headers = { authorization: 'nonsense', 'content-type': 'not a media type' };
      const response = await fetch(service.base + path, { method: 'POST', headers, body: 'x' });
      expect(response.status, path).toBe(404);
      expect(await response.json()).toMatchObject({ code: 'NOT_FOUND', retryable: false });
    }
  });
});

describe('an address', () => {
  test('may be written with escapes and a query, of which nothing is read', async () => {
    const headers = { 'content-type': 'application/json' };
    for (const path of ['/api/v0/%65valuate', '/api/v0/evaluate?a=%zz&b', '/api/v0/evaluate?']) {
      const response = await fetch(service.base + path, { method: 'POST', headers, body: '{"do":"complete"}' });
      expect(response.status, path).toBe(200);
    }
  });
});

describe('a request without a Host', () => {
  test('is a 400 of the usual form', async () => {
    const client = await openRaw(service.port);
    client.send('GET /healthz HTTP/1.1\r\nconnection: close\r\n\r\n');
    const answer = await client.untilClosed();
    expect(answer).toContain('400 Bad Request');
    expect(answer).toContain('x-request-id: ');
    expect(JSON.parse(bodyOf(answer))).toMatchObject({ code: 'VALIDATION_ERROR', retryable: false });
  });
});

describe('a method', () => {
  test(proves('routes.post', 'POST is taken, and no other method'), async () => {
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const response = await fetch(`${service.base}/api/v0/evaluate`, { method });
      expect(response.status, method).toBe(405);
    }
    expect((await fetch(`${service.base}/api/v0/evaluate`, { method: 'HEAD' })).status).toBe(405);
  });

  test(
    proves('error-codes.method', 'another method is 405 with Allow, on endpoints that are not built too'),
    async () => {
      for (const endpoint of ['evaluate', 'judge']) {
        const response = await fetch(`${service.base}/api/v0/${endpoint}?a=b`, { method: 'GET' });
        expect(response.headers.get('allow')).toBe('POST');
        expect(await response.json()).toMatchObject({ code: 'METHOD_NOT_ALLOWED', retryable: false });
      }
      const health = await fetch(`${service.base}/healthz`, { method: 'POST' });
      expect(health.headers.get('allow')).toBe('GET, HEAD');
    },
  );
});

describe('a media type', () => {
  test(proves('routes.json', 'the body is JSON and says so'), async () => {
    const json = await service.post(
      'evaluate',
      { do: 'complete' },
      { 'content-type': 'application/json; charset=utf-8' },
    );
    expect(json.status).toBe(200);
    const silent = await fetch(`${service.base}/api/v0/evaluate`, { method: 'POST', body: Buffer.from('{}') });
    expect(silent.status).toBe(415);
  });

  test(proves('error-codes.media-type', 'another type, character set or encoding is 415'), async () => {
    for (const headers of [
      { 'content-type': 'text/plain' },
      { 'content-type': 'nonsense' },
      { 'content-type': 'application/json; charset=latin1' },
      { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    ]) {
      const response = await service.post('evaluate', { do: 'complete' }, headers);
      expect(response.status).toBe(415);
      expect(await response.json()).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE', retryable: false });
    }
  });

  test(proves('routes.stream', 'the answer is an event stream with status 200'), async () => {
    const response = await service.post('generate', { do: 'complete', progress: 1 });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect((await readEvents(response)).map(({ event }) => event)).toEqual(['progress', 'complete']);
  });
});

describe('an endpoint that is not built', () => {
  const unbuilt = ENDPOINT_NAMES.filter((name) => !MOUNTED.includes(name));

  test(proves('unbuilt.identity', 'a keyless call to a key-only one is 403, a bad key 401'), async () => {
    for (const name of unbuilt) {
      const keyless = await service.post(name, {});
      expect(keyless.status, name).toBe(ENDPOINT_AUDIENCE[name] === 'anyone' ? 404 : 403);
      const invalid = await service.post(name, {}, { authorization: 'Bearer cha_nothing' });
      expect(invalid.status, name).toBe(401);
    }
    const narrow = await service.authorize(['evaluate']);
    expect((await service.post('judge', {}, narrow)).status).toBe(403);
  });

  test(proves('unbuilt.404', 'whoever may call it gets 404, with the state of the rate and not counted'), async () => {
    const key = await service.authorize();
    for (const name of unbuilt) {
      const response = await service.post(name, {}, key);
      expect(response.status, name).toBe(404);
      expect(response.headers.get('x-ratelimit-remaining')).toBe('100');
      expect(await response.json()).toMatchObject({
        code: 'NOT_FOUND',
        message: expect.stringContaining('not part of'),
      });
    }
  });

  test('says in words which methods an address takes', async () => {
    const response = await fetch(`${service.base}/api/v0/evaluate`, { method: 'PUT' });
    expect(await response.json()).toMatchObject({
      code: 'METHOD_NOT_ALLOWED',
      message: expect.stringContaining('POST'),
    });
  });

  test('has preflights and an Allow on attachment paths and escaped ones too', async () => {
    const preflight = { origin: 'https://example.com', 'access-control-request-method': 'POST' };
    const allowed = async (path: string) => {
      const response = await fetch(`${service.base}/api/v0/${path}`, { method: 'OPTIONS', headers: preflight });
      return [response.status, response.headers.get('access-control-allow-methods')];
    };
    expect(await allowed('%65valuate')).toEqual([204, 'POST']);
    expect(await allowed('attachments/42/more')).toEqual([204, 'GET, POST, PUT, PATCH, DELETE, HEAD']);
    expect(await allowed('attachmentsx')).toEqual([404, null]);
    const response = await fetch(`${service.base}/api/v0/attachments/42`, { method: 'OPTIONS' });
    expect(response.status).toBe(405);
  });

  test('applies its identity rules to every attachment path and method', async () => {
    const path = `${service.base}/api/v0/attachments/42`;
    expect((await fetch(path)).status).toBe(403);
    expect((await fetch(path, { method: 'DELETE' })).status).toBe(403);
    expect((await fetch(path, { headers: await service.authorize() })).status).toBe(404);
  });
});
