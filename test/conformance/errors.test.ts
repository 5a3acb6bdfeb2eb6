import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createFakeGate } from '../http/fake-gate.ts';
import { openRaw, toRequest } from '../http/raw-client.ts';
import { readError, readEvents, startService, type TestService } from '../http/start-service.ts';
import { proves } from '../proves.ts';

let service: TestService;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.stop());

describe('an error before the stream', () => {
  test(
    proves('error-body.fields', 'error and message are the same text, beside code, retryable and requestId'),
    async () => {
      const response = await service.post('evaluate', {}, { authorization: 'wrong' });
      const body = await readError(response);
      expect(Object.keys(body).toSorted()).toEqual(['code', 'error', 'message', 'requestId', 'retryable']);
      expect(body.error).toBe(body.message);
      expect(body.requestId).toBe(response.headers.get('x-request-id'));
      expect(body.retryable).toBe(false);
    },
  );

  test(proves('error-body.type', 'it is application/json'), async () => {
    for (const response of [
      await service.post('evaluate', 'no JSON'),
      await service.post('judge', {}),
      await fetch(`${service.base}/nowhere`),
    ]) {
      expect(response.headers.get('content-type')).toBe('application/json');
    }
  });

  test(proves('error-body.issues', 'a 400 lists where it is wrong and what would be right'), async () => {
    const body = await readError(await service.post('evaluate', { do: 'dance' }));
    expect(body.issues).toEqual([{ path: 'do', message: 'There is no action dance.' }]);
    expect(body.message).toBe('do: There is no action dance.');
  });

  test(proves('error-codes.validation', 'a 400 is VALIDATION_ERROR, not retryable'), async () => {
    const response = await service.post('evaluate', 'no JSON');
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'VALIDATION_ERROR', retryable: false });
  });

  test(proves('errors.400', 'an invalid body is 400 on every endpoint'), async () => {
    for (const endpoint of ['extract', 'generate', 'evaluate']) {
      for (const body of ['', '{', '[]', 'null', '{"do":1}']) {
        expect((await service.post(endpoint, body)).status).toBe(400);
      }
    }
  });

  test(proves('errors.500', 'an internal fault is 500'), async () => {
    const key = await service.authorize();
    await service.store.close();
    expect((await service.post('evaluate', {}, key)).status).toBe(500);
  });

  test(proves('error-codes.processing', 'a 500 is PROCESSING_ERROR, retryable'), async () => {
    const key = await service.authorize();
    await service.store.close();
    const response = await service.post('evaluate', {}, key);
    expect(await response.json()).toMatchObject({ code: 'PROCESSING_ERROR', retryable: true });
  });

  test(proves('errors.4xx-not-retryable', 'the named 4xx codes say that they are not retryable'), async () => {
    const gate = createFakeGate();
    const refusing = await startService({ parts: { gate } });
    const retryableOf = async (response: Promise<Response>) => (await readError(await response)).retryable;
    expect(await retryableOf(refusing.post('evaluate', {}, { authorization: 'wrong' }))).toBe(false);
    expect(await retryableOf(refusing.post('judge', {}))).toBe(false);
    gate.limit = 0;
    expect(await retryableOf(refusing.post('evaluate', {}))).toBe(false);
    gate.limit = 100;
    gate.budgetMicros = 0;
    expect(await retryableOf(refusing.post('evaluate', { do: 'complete', worstCaseMicros: 1 }))).toBe(false);
    await refusing.stop();
  });

  test(proves('errors.body-too-large', 'a body over the cap is 400 that names the cap and the size'), async () => {
    const small = await startService({ http: { bodyLimitBytes: 1000 } });
    const fitting = await small.post('evaluate', { do: 'complete', padding: ' '.repeat(900) });
    expect(fitting.status).toBe(200);
    const response = await small.post('evaluate', 'x'.repeat(1001));
    expect(response.status).toBe(400);
    const body = await readError(response);
    expect(body.code).toBe('VALIDATION_ERROR');
    expect(body.message).toContain('1001 bytes; the limit is 1000 bytes');
    await small.stop();
  });

  test('is answered to bytes that are no HTTP too', async () => {
    const client = await openRaw(service.port);
    client.send('HELLO\r\n\r\n');
    const answer = await client.untilClosed();
    expect(answer).toContain('HTTP/1.1 400 Bad Request\r\n');
    expect(answer).toMatch(/x-request-id: request-\d+\r\n/);
    expect(answer).toContain('"code":"VALIDATION_ERROR"');
  });

  test('is answered to a request that does not arrive in time', async () => {
    const hasty = await startService({ http: { headersTimeoutMs: 50, requestTimeoutMs: 200 } });
    const [noHeaders, noBody] = [await openRaw(hasty.port), await openRaw(hasty.port)];
    noHeaders.send('POST /api/v0/evaluate HTTP/1.1\r\nhost: test\r\n');
    noBody.send(toRequest('/api/v0/evaluate', '{', { 'content-length': '100' }));
    for (const client of [noHeaders, noBody]) {
      expect(await client.untilClosed()).toContain('The request did not arrive in time');
    }
    expect((await hasty.post('evaluate', { do: 'complete' })).status).toBe(200);
    await hasty.stop();
  });

  test('is answered to headers that are too long', async () => {
    const client = await openRaw(service.port);
    client.send(`GET / HTTP/1.1\r\nhost: test\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`);
    expect(await client.untilClosed()).toContain('The request headers are too long');
  });
});

describe('an error in the stream', () => {
  test(proves('events.error', 'work that fails is an error event inside a 200'), async () => {
    const response = await service.post('generate', { do: 'fail', progress: 1 });
    expect(response.status).toBe(200);
    expect((await readEvents(response)).map(({ event }) => event)).toEqual(['progress', 'error']);
  });

  test(proves('error-event.fields', 'it carries message, error, code and retryable'), async () => {
    const [event] = await readEvents(await service.post('generate', { do: 'fail' }));
    const { message, error, ...rest } = event?.data ?? {};
    expect(message).toBe(error);
    expect(rest).toEqual({ code: 'PROCESSING_ERROR', retryable: true });
  });

  test(proves('errors.own-texts', 'what failed stays in the log, under the id of the request'), async () => {
    const response = await service.post('generate', { do: 'fail', text: 'password of the database' });
    const requestId = response.headers.get('x-request-id');
    expect(await response.text()).not.toContain('password');
    const line = service.log.find(({ msg }) => msg === 'unexpected error');
    expect(line).toMatchObject({ requestId, err: { message: 'password of the database' } });
  });

  test(proves('error-codes.timeout', 'work that takes too long is TIMEOUT_ERROR, retryable'), async () => {
    const hasty = await startService({ http: { answerMs: 50 } });
    const events = await readEvents(await hasty.post('generate', { do: 'hang', progress: 1 }));
    expect(events.map(({ event }) => event)).toEqual(['progress', 'error']);
    expect(events.at(-1)?.data).toMatchObject({ code: 'TIMEOUT_ERROR', retryable: true });
    await hasty.stop();
  });

  test('is a 504 where the time is up before the stream begins', async () => {
    const hasty = await startService({ http: { answerMs: 1 } });
    const response = await hasty.post('generate', { do: 'complete', padding: ' '.repeat(300_000) });
    expect(response.status).toBe(504);
    expect(await response.json()).toMatchObject({ code: 'TIMEOUT_ERROR', retryable: true });
    await hasty.stop();
  });

  test('comes from data that cannot be written, too', async () => {
    for (const action of ['circular', 'bigint', 'nothing']) {
      const events = await readEvents(await service.post('generate', { do: action, progress: 2 }));
      expect(events.map(({ event }) => event)).toEqual(['progress', 'progress', 'error']);
    }
  });

  test('comes from a worker that dies, and the service goes on', async () => {
    const padding = ' '.repeat(300_000);
    for (const action of ['exit', 'eat-memory']) {
      const events = await readEvents(await service.post('generate', { do: action, progress: 1, padding }));
      expect(events.map(({ event }) => event)).toEqual(['progress', 'error']);
    }
    expect((await service.post('evaluate', { do: 'complete', padding })).status).toBe(200);
  });
});

describe('overload', () => {
  test(proves('errors.overload', 'too many large bodies at once are 429 with Retry-After'), async () => {
    const busy = await startService({ workers: 1, http: { uploadsInFlight: 1 } });
    const large = { do: 'complete', padding: ' '.repeat(300_000) };
    const uploading = await openRaw(busy.port);
    uploading.send('POST /api/v0/evaluate HTTP/1.1\r\nhost: test\r\ncontent-type: application/json\r\n');
    uploading.send('content-length: 300000\r\nexpect: 100-continue\r\n\r\n');
    await uploading.until('100 Continue');
    const response = await busy.post('evaluate', large);
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('1');
    expect(await response.json()).toMatchObject({ code: 'RATE_LIMIT_ERROR' });
    expect((await busy.post('evaluate', { do: 'complete' })).status).toBe(200);
    uploading.socket.destroy();
    while ((await busy.post('evaluate', large)).status !== 200);
    await busy.stop();
  });

  test('more calls at once than are allowed are 429, and take nothing from the rate', async () => {
    const busy = await startService({ http: { callsInFlight: 1 } });
    const key = await busy.authorize();
    const first = await busy.post('generate', { do: 'wait-for-abort', progress: 1 }, key);
    const refused = await busy.post('evaluate', { do: 'complete' }, key);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(refused.headers.get('x-ratelimit-remaining')).toBe('99');
    expect(await refused.json()).toMatchObject({ code: 'RATE_LIMIT_ERROR' });
    await first.body?.cancel();
    while ((await busy.post('evaluate', { do: 'complete' }, key)).status !== 200);
    await busy.stop();
  });

  test('more connections than are allowed are closed', async () => {
    const busy = await startService({ http: { connections: 1 } });
    const first = await openRaw(busy.port);
    const second = await openRaw(busy.port);
    expect(await second.untilClosed()).toBe('');
    first.send('GET /healthz HTTP/1.1\r\nhost: test\r\n\r\n');
    expect(await first.until('{"status":"ok"}')).toContain('200 OK');
    first.socket.destroy();
    await busy.stop();
  });

  test(proves('errors.retry-after', 'every 429 and 503 carries whole seconds, rounded up'), async () => {
    const gate = createFakeGate();
    const refusing = await startService({ parts: { gate } });
    const retryAfterOf = async (response: Promise<Response>) => (await response).headers.get('retry-after');
    gate.isStoreDown = true;
    expect(await retryAfterOf(refusing.post('evaluate', { do: 'complete' }))).toBe('5');
    gate.limit = 0;
    expect(await retryAfterOf(refusing.post('evaluate', {}))).toBe('2');
    gate.limit = 100;
    gate.isStoreDown = false;
    gate.budgetMicros = 0;
    expect(await retryAfterOf(refusing.post('generate', { do: 'complete', worstCaseMicros: 1 }))).toBe('86401');
    await refusing.stop();
  });
});
