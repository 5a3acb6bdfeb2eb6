import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createBrokenStore, createTestGate } from '../../../test/stores/test-gate.ts';
import { openMemoryStore, type Store } from '../../storage/open-store.ts';
import { createKey } from '../credentials/manage-keys.ts';
import type { Gate, Identity } from '../gate.ts';
import { createManualClock, type ManualClock } from '../manual-clock.ts';
import { systemRandom } from '../random.ts';
import { auditMoney } from './audit-money.ts';
import { POOL_ACCOUNT } from './budget-store.ts';

const NETWORK = '192.0.2.1';
/** From the clock's start to the first of April. */
const REST_OF_MARCH_MS = Date.parse('2026-04-01T00:00:00Z') - Date.parse('2026-03-15T12:00:00Z');

let clock: ManualClock;
let store: Store;
let gate: Gate;

beforeEach(async () => {
  clock = createManualClock('2026-03-15T12:00:00Z');
  store = await openMemoryStore(clock);
  gate = createTestGate(store, clock);
});
afterEach(() => store.close());

async function createKeyHolder(): Promise<Extract<Identity, { kind: 'key' }>> {
  const options = { store, clock, random: systemRandom, keyPrefix: 'cha' };
  const { publicId } = await createKey(options, { name: 'test', permissions: null });
  return { kind: 'key', accountId: publicId, permissions: new Set() };
}

describe('a hold', () => {
  const readBalances = () =>
    store.readMoney(async ({ balances }) =>
      Object.fromEntries(balances.map((balance) => [balance.accountId, [balance.heldMicros, balance.spentMicros]])),
    );

  async function mintAccount(network = NETWORK): Promise<Extract<Identity, { kind: 'anonymous' }>> {
    return (await gate.mint({ kind: 'keyless', network })).identity;
  }

  test('counts on the token and on the pool', async () => {
    const identity = await mintAccount();
    const hold = await gate.hold(identity, 3_000_000, 'r1');
    expect(await readBalances()).toEqual({ [identity.accountId]: [3_000_000, 0], [POOL_ACCOUNT]: [3_000_000, 0] });
    await hold.dispatch();
    await hold.settle(1_000_000);
    expect(await readBalances()).toEqual({ [identity.accountId]: [0, 1_000_000], [POOL_ACCOUNT]: [0, 1_000_000] });
  });

  test('of a key counts on the key alone, up to 15 dollars a month', async () => {
    const holder = await createKeyHolder();
    await (await gate.hold(holder, 15_000_000, 'r1')).settle(15_000_000);
    expect(await readBalances()).toMatchObject({ [holder.accountId]: [0, 15_000_000] });
    expect(await readBalances()).not.toHaveProperty(POOL_ACCOUNT);
    const refusal = { code: 'QUOTA_EXCEEDED', retryAfterMs: REST_OF_MARCH_MS };
    await expect(gate.hold(holder, 1, 'r2')).rejects.toMatchObject(refusal);
    clock.advance(REST_OF_MARCH_MS);
    await expect(gate.hold(holder, 15_000_000, 'r3')).resolves.toBeDefined();
  });

  test('of a spent token is refused for its quota, whatever the pool holds', async () => {
    gate = createTestGate(store, clock, { anonymousPoolMicros: 5_000_000 });
    const identity = await mintAccount();
    await gate.hold(identity, 5_000_000, 'r1');
    await expect(gate.hold(identity, 1, 'r2')).rejects.toMatchObject({ code: 'QUOTA_EXCEEDED' });
  });

  test('of a token with money is refused for the capacity where the pool is spent', async () => {
    gate = createTestGate(store, clock, { anonymousPoolMicros: 5_000_000 });
    await gate.hold(await mintAccount(), 4_000_000, 'r1');
    const refusal = { code: 'ANONYMOUS_CAPACITY_EXCEEDED', retryAfterMs: REST_OF_MARCH_MS };
    await expect(gate.hold(await mintAccount(), 2_000_000, 'r2')).rejects.toMatchObject(refusal);
    await expect(gate.hold(await createKeyHolder(), 2_000_000, 'r3')).resolves.toBeDefined();
  });

  test('beyond the whole budget of a month is refused', async () => {
    await expect(gate.hold(await mintAccount(), 5_000_001, 'r1')).rejects.toMatchObject({ code: 'QUOTA_EXCEEDED' });
  });

  test('of nothing writes nothing and succeeds with an empty budget and without a store', async () => {
    const identity = await mintAccount();
    await gate.hold(identity, 5_000_000, 'r1');
    const before = await store.readMoney(auditMoney);
    const broken = createTestGate(createBrokenStore(store, 'reserve'), clock);
    const hold = await broken.hold(identity, 0, 'r2');
    await hold.dispatch();
    await hold.settle(0);
    await hold.cancel();
    expect(await store.readMoney(auditMoney)).toEqual(before);
  });

  test('that is cancelled before its dispatch costs nothing, and after it costs all', async () => {
    const identity = await mintAccount();
    await (await gate.hold(identity, 10, 'r1')).cancel();
    expect(await readBalances()).toMatchObject({ [identity.accountId]: [0, 0] });
    const hold = await gate.hold(identity, 10, 'r2');
    await hold.dispatch();
    await hold.cancel();
    expect(await readBalances()).toMatchObject({ [identity.accountId]: [0, 10] });
  });

  test('ends once: only the first end counts, and nothing can be dispatched after', async () => {
    const identity = await mintAccount();
    const hold = await gate.hold(identity, 10, 'r1');
    await hold.settle(3);
    await hold.settle(9);
    await hold.cancel();
    expect(await readBalances()).toMatchObject({ [identity.accountId]: [0, 3] });
    await expect(hold.dispatch()).rejects.toThrow('has ended');
  });

  test.each([
    [0, 0],
    [9.000001, 10],
    [2.1, 3],
    [11, 10],
    [Number.NaN, 10],
    [-1, 10],
    [Number.POSITIVE_INFINITY, 10],
  ])('of 10 that is settled at %f spends %i', async (used, spent) => {
    const identity = await mintAccount();
    await (await gate.hold(identity, 10, 'r1')).settle(used);
    expect(await readBalances()).toMatchObject({ [identity.accountId]: [0, spent] });
  });

  test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
    'of %f is a mistake of the program',
    async (amount) => {
      await expect(gate.hold(await mintAccount(), amount, 'r1')).rejects.toThrow(RangeError);
    },
  );

  test('for a keyless caller is a mistake of the program', async () => {
    await expect(gate.hold({ kind: 'keyless', network: NETWORK }, 1, 'r1')).rejects.toThrow('mint a token');
  });

  test('made in one month ends in that month', async () => {
    const identity = await mintAccount();
    const hold = await gate.hold(identity, 10, 'r1');
    clock.advance(REST_OF_MARCH_MS);
    await hold.settle(4);
    const balances = await store.readMoney(async (snapshot) => snapshot.balances);
    expect(new Set(balances.map((balance) => balance.month))).toEqual(new Set(['2026-03']));
  });

  test('that a dead process left is given up where it stands in the way', async () => {
    const identity = await mintAccount();
    const left = await gate.hold(identity, 5_000_000, 'r1');
    const restarted = createTestGate(store, clock);
    clock.advance(119_999);
    await expect(restarted.hold(identity, 1, 'r2')).rejects.toMatchObject({ code: 'QUOTA_EXCEEDED' });
    clock.advance(1);
    await expect(restarted.hold(identity, 5_000_000, 'r3')).resolves.toBeDefined();
    await expect(left.dispatch()).rejects.toThrow('has ended');
  });

  test('that a dead process left after its dispatch stays spent', async () => {
    const identity = await mintAccount();
    await (await gate.hold(identity, 5_000_000, 'r1')).dispatch();
    clock.advance(120_000);
    await expect(createTestGate(store, clock).hold(identity, 1, 'r2')).rejects.toMatchObject({
      code: 'QUOTA_EXCEEDED',
    });
    expect(await readBalances()).toMatchObject({ [identity.accountId]: [0, 5_000_000] });
  });
});
