import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createBrokenStore, createTestGate } from '../../test/stores/test-gate.ts';
import { openMemoryStore, type Store } from '../storage/open-store.ts';
import { createPublicId, issueCredential } from './credentials/credential.ts';
import { createKey } from './credentials/manage-keys.ts';
import { ENDPOINT_AUDIENCE, ENDPOINT_NAMES, type EndpointName } from './endpoints.ts';
import type { Gate, Identity } from './gate.ts';
import { createManualClock, type ManualClock } from './manual-clock.ts';
import { systemRandom } from './random.ts';

const NETWORK = '192.0.2.1';
const KEYLESS = { kind: 'keyless', network: NETWORK } as const;
const HOUR_MS = 3_600_000;

let clock: ManualClock;
let store: Store;
let gate: Gate;

beforeEach(async () => {
  clock = createManualClock('2026-03-15T12:00:00Z');
  store = await openMemoryStore(clock);
  gate = createTestGate(store, clock);
});
afterEach(() => store.close());

async function createTestKey(permissions: readonly EndpointName[] | null = null): Promise<string> {
  const { text } = await createKey(
    { store, clock, random: systemRandom, keyPrefix: 'cha' },
    { name: 'test', permissions },
  );
  return text;
}

async function createKeyHolder(): Promise<Identity> {
  return gate.identify(`Bearer ${await createTestKey()}`, NETWORK);
}

describe('the caller', () => {
  test('without a header is keyless', async () => {
    expect(await gate.identify(undefined, NETWORK)).toEqual(KEYLESS);
  });

  test('with a key is its holder, in any case of the scheme', async () => {
    const key = await createTestKey(['extract']);
    const accountId = key.split('_')[1];
    for (const scheme of ['Bearer', 'bearer', 'BEARER', 'Bearer  ']) {
      const identity = await gate.identify(`${scheme} ${key}`, NETWORK);
      expect(identity).toEqual({ kind: 'key', accountId, permissions: new Set(['extract']) });
    }
  });

  test('with a token that was minted is its account, from any network and without end', async () => {
    const { token, identity } = await gate.mint(KEYLESS);
    clock.advance(10 * 365 * 24 * HOUR_MS);
    expect(await gate.identify(`Bearer ${token}`, '2001:db8:0:1::/64')).toEqual(identity);
  });

  test('with a header that is malformed is refused without a look into the store', async () => {
    const blind = createTestGate(createBrokenStore(store, 'findKey'), clock);
    const key = await createTestKey();
    for (const header of [
      '',
      ' ',
      'Bearer',
      'Bearer ',
      key,
      `Basic ${key}`,
      `Bearer ${key}x`,
      `Bearer ${key} x`,
      `Bearer cha_${key}`,
    ]) {
      await expect(blind.identify(header, NETWORK)).rejects.toMatchObject({ code: 'AUTHENTICATION_ERROR' });
    }
  });

  test('with a well-formed key or token that nobody issued is refused', async () => {
    for (const kind of ['key', 'anonymous'] as const) {
      const { text } = issueCredential('cha', createPublicId(kind, systemRandom), systemRandom);
      await expect(gate.identify(`Bearer ${text}`, NETWORK)).rejects.toMatchObject({ code: 'AUTHENTICATION_ERROR' });
    }
  });

  test('with the id of a key or token and another secret is refused', async () => {
    const { identity } = await gate.mint(KEYLESS);
    for (const account of [identity, await createKeyHolder()]) {
      if (account.kind === 'keyless') throw new Error('This caller has an account.');
      const { text } = issueCredential('cha', account.accountId, systemRandom);
      await expect(gate.identify(`Bearer ${text}`, NETWORK)).rejects.toMatchObject({ code: 'AUTHENTICATION_ERROR' });
    }
  });

  test('with a key that was revoked is refused from the next request', async () => {
    const key = await createTestKey();
    await gate.identify(`Bearer ${key}`, NETWORK);
    await store.revokeKey(key.split('_')[1] ?? '', clock.nowMs());
    await expect(gate.identify(`Bearer ${key}`, NETWORK)).rejects.toMatchObject({ code: 'AUTHENTICATION_ERROR' });
  });
});

describe('an endpoint', () => {
  test.each(ENDPOINT_NAMES)('%s is open to those whom the contract names', async (endpoint) => {
    const { identity: anonymous } = await gate.mint(KEYLESS);
    for (const identity of [KEYLESS, anonymous]) {
      const call = () => gate.permit(identity, endpoint);
      if (ENDPOINT_AUDIENCE[endpoint] === 'anyone') expect(call).not.toThrow();
      else expect(call).toThrow(expect.objectContaining({ code: 'ANONYMOUS_ACCESS_FORBIDDEN' }));
    }
    const holder = await createKeyHolder();
    expect(() => gate.permit(holder, endpoint)).not.toThrow();
  });

  test('is closed to a key without its permission', async () => {
    const holder = await gate.identify(`Bearer ${await createTestKey(['evaluate'])}`, NETWORK);
    expect(() => gate.permit(holder, 'evaluate')).not.toThrow();
    expect(() => gate.permit(holder, 'extract')).toThrow(expect.objectContaining({ code: 'AUTHORIZATION_ERROR' }));
  });
});

describe('the request rate', () => {
  test('is 100 in a minute, and says what remains', async () => {
    const holder = await createKeyHolder();
    for (let remaining = 99; remaining >= 0; remaining -= 1) {
      expect(await gate.countRequest(holder)).toMatchObject({ limit: 100, remaining });
    }
    clock.advance(1500);
    await expect(gate.countRequest(holder)).rejects.toMatchObject({
      code: 'RATE_LIMIT_ERROR',
      retryAfterMs: 58_500,
      rate: { limit: 100, remaining: 0 },
    });
    expect(await gate.readRate(holder)).toEqual({ limit: 100, remaining: 0 });
    clock.advance(58_500);
    expect(await gate.countRequest(holder)).toMatchObject({ remaining: 99 });
  });

  test('is counted for each key, token and network apart', async () => {
    const small = createTestGate(store, clock, { requestsPerMinute: 1 });
    const { identity: anonymous } = await gate.mint(KEYLESS);
    const others = [
      await createKeyHolder(),
      await createKeyHolder(),
      anonymous,
      KEYLESS,
      { ...KEYLESS, network: '192.0.2.2' },
    ];
    for (const identity of others) await expect(small.countRequest(identity)).resolves.toMatchObject({ remaining: 0 });
    for (const identity of others) await expect(small.countRequest(identity)).rejects.toThrow('RATE_LIMIT_ERROR');
  });

  test('gives a request back once, however often it is asked to', async () => {
    const holder = await createKeyHolder();
    const counted = await gate.countRequest(holder);
    await gate.countRequest(holder);
    await counted.uncount();
    await counted.uncount();
    expect(await gate.readRate(holder)).toEqual({ limit: 100, remaining: 99 });
  });
});

describe('minting', () => {
  test('counts the call that minted as the first request of the token', async () => {
    const { identity, rate } = await gate.mint(KEYLESS);
    expect(rate).toEqual({ limit: 100, remaining: 99 });
    expect(await gate.countRequest(identity)).toMatchObject({ remaining: 98 });
  });

  test('lets the call that minted be taken out of the window of the token', async () => {
    const { identity, uncount } = await gate.mint(KEYLESS);
    await uncount();
    expect(await gate.countRequest(identity)).toMatchObject({ remaining: 99 });
  });

  test('gives one network ten tokens an hour', async () => {
    for (let index = 0; index < 10; index += 1) {
      await gate.checkMint(KEYLESS);
      await gate.mint(KEYLESS);
    }
    clock.advance(1000);
    const refusal = { code: 'RATE_LIMIT_ERROR', retryAfterMs: HOUR_MS - 1000 };
    await expect(gate.checkMint(KEYLESS)).rejects.toMatchObject(refusal);
    await expect(gate.mint(KEYLESS)).rejects.toMatchObject(refusal);
    await expect(gate.checkMint({ ...KEYLESS, network: '192.0.2.2' })).resolves.toBeUndefined();
    clock.advance(HOUR_MS - 1000);
    await expect(gate.checkMint(KEYLESS)).resolves.toBeUndefined();
  });

  test('is checked by looking alone', async () => {
    for (let index = 0; index < 50; index += 1) await gate.checkMint(KEYLESS);
    await expect(gate.mint(KEYLESS)).resolves.toBeDefined();
  });

  test('never limits the holder of a token or a key', async () => {
    const { identity } = await gate.mint(KEYLESS);
    const closed = createTestGate(createBrokenStore(store, 'readMintWaitMs'), clock);
    await expect(closed.checkMint(identity)).resolves.toBeUndefined();
    await expect(closed.checkMint(await createKeyHolder())).resolves.toBeUndefined();
  });

  test('of fifty at once yields exactly ten', async () => {
    const minted = await Promise.allSettled(Array.from({ length: 50 }, () => gate.mint(KEYLESS)));
    expect(minted.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(10);
  });

  test('is unavailable where the store can not be reached, and keeps the cause', async () => {
    const refusal = {
      code: 'ANONYMOUS_MINT_UNAVAILABLE',
      retryAfterMs: 5000,
      cause: new Error('connect ECONNREFUSED'),
    };
    const looking = createTestGate(createBrokenStore(store, 'readMintWaitMs'), clock);
    await expect(looking.checkMint(KEYLESS)).rejects.toMatchObject(refusal);
    const minting = createTestGate(createBrokenStore(store, 'mintToken'), clock);
    await expect(minting.mint(KEYLESS)).rejects.toMatchObject(refusal);
  });
});
