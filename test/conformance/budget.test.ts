import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readError, readEvents, startService, type TestService } from '../http/start-service.ts';
import { proves } from '../proves.ts';

let service: TestService;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.stop());

const TOKEN_HEADER = 'x-service-anonymous-token';
const DOLLAR = 1_000_000;

/** A call that costs so many dollars, and may have cost so many. */
const costing = (worst: number, used = worst) => ({
  do: 'complete',
  worstCaseMicros: worst * DOLLAR,
  usedMicros: used * DOLLAR,
});

async function mintToken(): Promise<{ authorization: string }> {
  const response = await service.post('evaluate', { do: 'complete' });
  return { authorization: `Bearer ${response.headers.get(TOKEN_HEADER)}` };
}

type Credentials = { authorization: string };

async function codeOf(credentials: Credentials, script: unknown): Promise<string> {
  const response = await service.post('generate', script, credentials);
  if (response.status !== 200) return (await readError(response)).code;
  return (await readEvents(response)).at(-1)?.event ?? '';
}

describe('the budget', () => {
  test(proves('limits.anonymous-budget', 'a token has 5 dollars a month'), async () => {
    const token = await mintToken();
    expect(await codeOf(token, costing(5))).toBe('complete');
    expect(await codeOf(token, costing(0.000001))).toBe('QUOTA_EXCEEDED');
  });

  test(proves('limits.key-budget', 'a key has 15 dollars a month, its own'), async () => {
    const [one, other] = [await service.authorize(), await service.authorize()];
    expect(await codeOf(one, costing(15))).toBe('complete');
    expect(await codeOf(one, costing(0.000001))).toBe('QUOTA_EXCEEDED');
    expect(await codeOf(other, costing(15))).toBe('complete');
  });

  test(proves('keyless.one-budget', 'all calls with a token share it'), async () => {
    const token = await mintToken();
    for (let count = 0; count < 5; count += 1) expect(await codeOf(token, costing(1))).toBe('complete');
    expect(await codeOf(token, costing(1))).toBe('QUOTA_EXCEEDED');
  });

  test(proves('errors.quota', 'a spent token is 429 QUOTA_EXCEEDED with Retry-After'), async () => {
    const response = await service.post('generate', costing(6), await mintToken());
    expect(response.status).toBe(429);
    expect(await response.json()).toMatchObject({ code: 'QUOTA_EXCEEDED', retryable: false });
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
  });

  test(proves('errors.retry-after-budget', 'it is to come back on the first of the next month, UTC'), async () => {
    service.clock.advance(1);
    const response = await service.post('generate', costing(6), await mintToken());
    const untilApril = (Date.parse('2026-04-01T00:00:00Z') - Date.parse('2026-03-15T12:00:00Z')) / 1000;
    expect(response.headers.get('retry-after')).toBe(String(untilApril));
  });

  test(proves('values.month', 'the next calendar month in UTC has a budget of its own'), async () => {
    const token = await mintToken();
    expect(await codeOf(token, costing(5))).toBe('complete');
    service.clock.advance(Date.parse('2026-03-31T23:59:59.999Z') - service.clock.nowMs());
    expect(await codeOf(token, costing(5))).toBe('QUOTA_EXCEEDED');
    service.clock.advance(1);
    expect(await codeOf(token, costing(5))).toBe('complete');
  });

  test(
    proves('budget.worst-case', 'the worst case must fit before a call, and only what was used is spent'),
    async () => {
      const token = await mintToken();
      expect(await codeOf(token, costing(5, 1))).toBe('complete');
      expect(await codeOf(token, costing(5, 1))).toBe('QUOTA_EXCEEDED');
      expect(await codeOf(token, costing(4, 4))).toBe('complete');
    },
  );

  test(proves('budget.free-calls', 'a call that costs nothing works with an empty budget'), async () => {
    const token = await mintToken();
    expect(await codeOf(token, costing(5))).toBe('complete');
    expect(await codeOf(token, { do: 'complete' })).toBe('complete');
  });
});

describe('the pool of all anonymous callers', () => {
  beforeEach(async () => {
    await service.stop();
    service = await startService({ gate: { anonymousPoolMicros: 6 * DOLLAR } });
  });

  test(proves('limits.anonymous-pool', 'it is shared, and can run out'), async () => {
    expect(await codeOf(await mintToken(), costing(5))).toBe('complete');
    expect(await codeOf(await mintToken(), costing(2))).toBe('ANONYMOUS_CAPACITY_EXCEEDED');
    expect(await codeOf(await mintToken(), costing(1))).toBe('complete');
    expect(await codeOf(await service.authorize(), costing(15))).toBe('complete');
  });

  test(proves('errors.capacity', 'an empty pool is 429 with Retry-After, not retryable'), async () => {
    expect(await codeOf(await mintToken(), costing(5))).toBe('complete');
    const response = await service.post('generate', costing(2), await mintToken());
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    expect(await response.json()).toMatchObject({ code: 'ANONYMOUS_CAPACITY_EXCEEDED', retryable: false });
  });

  test(proves('budget.pool-empty', 'a token with money is told that the pool is empty'), async () => {
    expect(await codeOf(await mintToken(), costing(5))).toBe('complete');
    expect(await codeOf(await mintToken(), costing(5))).toBe('ANONYMOUS_CAPACITY_EXCEEDED');
  });

  test(proves('budget.token-spent', 'a token without money is told so, whatever the pool holds'), async () => {
    const [spent, other] = [await mintToken(), await mintToken()];
    expect(await codeOf(spent, costing(5))).toBe('complete');
    expect(await codeOf(spent, costing(1))).toBe('QUOTA_EXCEEDED');
    expect(await codeOf(other, costing(1))).toBe('complete');
    expect(await codeOf(spent, costing(1))).toBe('QUOTA_EXCEEDED');
  });

  test('gives the token to the caller whose first call it refuses, so that it is not minted in vain', async () => {
    expect(await codeOf(await mintToken(), costing(5))).toBe('complete');
    const response = await service.post('generate', costing(5));
    expect(response.status).toBe(429);
    expect(response.headers.get(TOKEN_HEADER)).toMatch(/^cha_/);
  });
});

describe('work that was stopped', () => {
  test('settles at once when the caller leaves', async () => {
    const token = await mintToken();
    const leave = new AbortController();
    const response = await fetch(`${service.base}/api/v0/generate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...token },
      body: JSON.stringify({ ...costing(5, 1), do: 'hang', progress: 1 }),
      signal: leave.signal,
    });
    expect(response.status).toBe(200);
    expect(await codeOf(token, costing(1))).toBe('QUOTA_EXCEEDED');
    leave.abort();
    while ((await codeOf(token, costing(4, 0))) !== 'complete');
  });

  test('spends nothing where the budget refused it', async () => {
    const key = await service.authorize();
    expect(await codeOf(key, costing(16))).toBe('QUOTA_EXCEEDED');
    expect(await codeOf(key, costing(15))).toBe('complete');
  });

  test('spends what was used where the work failed', async () => {
    const key = await service.authorize();
    expect(await codeOf(key, { ...costing(15, 5), do: 'fail' })).toBe('error');
    expect(await codeOf(key, costing(11))).toBe('QUOTA_EXCEEDED');
    expect(await codeOf(key, costing(10))).toBe('complete');
  });
});
