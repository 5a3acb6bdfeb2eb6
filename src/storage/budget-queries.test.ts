import { beforeAll, describe, expect, test } from 'vitest';
import { describeEachStore, openAt } from '../../test/stores/each-store.ts';
import { auditMoney } from '../access/budget/audit-money.ts';
import { type HoldRequest, POOL_ACCOUNT } from '../access/budget/budget-store.ts';
import type { Store } from './open-store.ts';

const CONCURRENT = 500;
const FITTING = 20;
const REPETITIONS = 100;

function createRequest(holdId: string, changes: Partial<HoldRequest> = {}): HoldRequest {
  return {
    holdId,
    requestId: `request of ${holdId}`,
    charges: [{ accountId: 'k1', limitMicros: 100 }],
    amountMicros: 10,
    month: '2026-03',
    nowMs: 1000,
    expiresAtMs: 2000,
    ...changes,
  };
}

describeEachStore('money', (stores) => {
  let store: Store;
  beforeAll(async () => {
    store = await stores.create();
  });

  /** What an account has held and spent in a month. */
  function readBalance(accountId: string, month = '2026-03'): Promise<readonly [number, number] | undefined> {
    return store.readMoney(async ({ balances }) => {
      const found = balances.find((balance) => balance.accountId === accountId && balance.month === month);
      return found && [found.heldMicros, found.spentMicros];
    });
  }

  async function readKinds(holdId: string): Promise<readonly string[]> {
    return store.readMoney(async (snapshot) => {
      const kinds: string[] = [];
      for await (const entry of snapshot.entries()) if (entry.holdId === holdId) kinds.push(entry.kind);
      return kinds;
    });
  }

  async function expectAuditToAgree(): Promise<void> {
    expect((await store.readMoney(auditMoney)).disagreements).toEqual([]);
  }

  test('is set aside, dispatched and settled', async () => {
    const charges = [{ accountId: 'a1', limitMicros: 100 }];
    expect(await store.reserve(createRequest('a', { charges }))).toBeUndefined();
    expect(await readBalance('a1')).toEqual([10, 0]);
    expect(await store.dispatch('a', 1100)).toBe(true);
    await store.endHold({ holdId: 'a', nowMs: 1200, kind: 'settle', usedMicros: 7 });
    expect(await readBalance('a1')).toEqual([0, 7]);
    expect(await readKinds('a')).toEqual(['reserve', 'dispatch', 'settle']);
    await expectAuditToAgree();
  });

  test('comes back whole from a hold that was cancelled before anything was dispatched', async () => {
    const charges = [{ accountId: 'a2', limitMicros: 100 }];
    await store.reserve(createRequest('b', { charges }));
    await store.endHold({ holdId: 'b', nowMs: 1200, kind: 'cancel' });
    expect(await readBalance('a2')).toEqual([0, 0]);
    expect(await readKinds('b')).toEqual(['reserve', 'cancel']);
  });

  test('is spent whole where a dispatched hold is cancelled', async () => {
    const charges = [{ accountId: 'a3', limitMicros: 100 }];
    await store.reserve(createRequest('c', { charges }));
    await store.dispatch('c', 1100);
    await store.endHold({ holdId: 'c', nowMs: 1200, kind: 'cancel' });
    expect(await readBalance('a3')).toEqual([0, 10]);
    expect(await readKinds('c')).toEqual(['reserve', 'dispatch', 'settle']);
  });

  test('is never spent beyond the hold', async () => {
    const charges = [{ accountId: 'a4', limitMicros: 100 }];
    await store.reserve(createRequest('d', { charges }));
    await store.endHold({ holdId: 'd', nowMs: 1200, kind: 'settle', usedMicros: 11 });
    expect(await readBalance('a4')).toEqual([0, 10]);
  });

  test('is counted once, however often and however concurrently a hold is ended or dispatched', async () => {
    const charges = [{ accountId: 'a5', limitMicros: 100 }];
    await store.reserve(createRequest('e', { charges }));
    expect(await Promise.all(Array.from({ length: 10 }, () => store.dispatch('e', 1100)))).toEqual(
      Array(10).fill(true),
    );
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0
          ? store.endHold({ holdId: 'e', nowMs: 1200, kind: 'settle', usedMicros: 10 })
          : store.endHold({ holdId: 'e', nowMs: 1200, kind: 'cancel' }),
      ),
    );
    expect(await readBalance('a5')).toEqual([0, 10]);
    expect(await readKinds('e')).toEqual(['reserve', 'dispatch', 'settle']);
    expect(await store.dispatch('e', 1300)).toBe(false);
    await expectAuditToAgree();
  });

  test('fits to the last micro-dollar and not beyond', async () => {
    const charges = [{ accountId: 'a6', limitMicros: 100 }];
    expect(await store.reserve(createRequest('f', { charges, amountMicros: 60 }))).toBeUndefined();
    expect(await store.reserve(createRequest('g', { charges, amountMicros: 41 }))).toEqual({ refusedBy: 'a6' });
    expect(await store.reserve(createRequest('h', { charges, amountMicros: 40 }))).toBeUndefined();
    expect(await store.reserve(createRequest('i', { charges, amountMicros: 1 }))).toEqual({ refusedBy: 'a6' });
    expect(await readKinds('g')).toEqual([]);
  });

  test('counts amounts to the full precision of a safe integer', async () => {
    const limitMicros = Number.MAX_SAFE_INTEGER;
    const charges = [{ accountId: 'a7', limitMicros }];
    await store.reserve(createRequest('j', { charges, amountMicros: limitMicros - 1 }));
    expect(await readBalance('a7')).toEqual([limitMicros - 1, 0]);
    expect(await store.reserve(createRequest('k', { charges, amountMicros: 2 }))).toEqual({ refusedBy: 'a7' });
    expect(await store.reserve(createRequest('l', { charges, amountMicros: 1 }))).toBeUndefined();
  });

  test('of one month does not count in another, and a hold ends in its own', async () => {
    const charges = [{ accountId: 'a8', limitMicros: 10 }];
    await store.reserve(createRequest('m', { charges }));
    expect(await store.reserve(createRequest('n', { charges, month: '2026-04' }))).toBeUndefined();
    await store.endHold({ holdId: 'm', nowMs: Date.parse('2026-04-02'), kind: 'settle', usedMicros: 3 });
    expect(await readBalance('a8')).toEqual([0, 3]);
    expect(await readBalance('a8', '2026-04')).toEqual([10, 0]);
  });

  test('on two accounts is counted on both or on none, and the first that is full is named', async () => {
    const request = (holdId: string, own: number, pool: number): HoldRequest =>
      createRequest(holdId, {
        month: '2026-05',
        charges: [
          { accountId: 'a9', limitMicros: own },
          { accountId: POOL_ACCOUNT, limitMicros: pool },
        ],
      });
    expect(await store.reserve(request('o', 10, 10))).toBeUndefined();
    expect(await store.reserve(request('p', 10, 10))).toEqual({ refusedBy: 'a9' });
    expect(await store.reserve(request('p', 20, 10))).toEqual({ refusedBy: POOL_ACCOUNT });
    expect(await readBalance('a9', '2026-05')).toEqual([10, 0]);
    await store.endHold({ holdId: 'o', nowMs: 1200, kind: 'settle', usedMicros: 4 });
    expect(await readBalance('a9', '2026-05')).toEqual([0, 4]);
    expect(await readBalance(POOL_ACCOUNT, '2026-05')).toEqual([0, 4]);
    await expectAuditToAgree();
  });

  test('of holds that expired is spent where they were dispatched, and comes back where not', async () => {
    const charges = [{ accountId: 'a10', limitMicros: 100 }];
    await store.endExpiredHolds(2999);
    await store.reserve(createRequest('q', { charges, expiresAtMs: 3000 }));
    await store.reserve(createRequest('r', { charges, expiresAtMs: 3000 }));
    await store.reserve(createRequest('s', { charges, expiresAtMs: 3001 }));
    await store.dispatch('q', 1100);
    expect(await store.endExpiredHolds(2999)).toBe(0);
    expect(await store.endExpiredHolds(3000)).toBe(2);
    expect(await readBalance('a10')).toEqual([10, 10]);
    expect(await store.dispatch('r', 3100)).toBe(false);
    await store.endHold({ holdId: 'q', nowMs: 3100, kind: 'settle', usedMicros: 1 });
    expect(await readBalance('a10')).toEqual([10, 10]);
    await expectAuditToAgree();
  });

  test('of an expired hold is given up once, by however many processes', async () => {
    const charges = [{ accountId: 'a11', limitMicros: 100 }];
    await store.reserve(createRequest('t', { charges, expiresAtMs: 4000 }));
    await store.dispatch('t', 1100);
    await Promise.all(Array.from({ length: 10 }, () => store.endExpiredHolds(4000)));
    expect(await readBalance('a11')).toEqual([0, 10]);
    await expectAuditToAgree();
  });

  test('asked for by two processes at once is given out once', async () => {
    const address = stores.createAddress();
    const processes = await Promise.all([openAt(address), openAt(address)]);
    const charges = [{ accountId: 'a12', limitMicros: FITTING * 10 }];
    const outcomes = processes.flatMap((one, number) =>
      Array.from({ length: 50 }, (_, index) => one.reserve(createRequest(`${number} ${index}`, { charges }))),
    );
    expect((await Promise.all(outcomes)).filter((outcome) => outcome === undefined)).toHaveLength(FITTING);
    await Promise.all(processes.map((one) => one.close()));
  });

  describe('under 500 concurrent reservations where 20 fit', () => {
    async function countAdmitted(round: string, toCharges: (index: number) => HoldRequest['charges']): Promise<number> {
      const requests = Array.from({ length: CONCURRENT }, (_, index) =>
        createRequest(`${round} ${index}`, { charges: toCharges(index) }),
      );
      const outcomes = await Promise.all(requests.map((request) => store.reserve(request)));
      return outcomes.filter((outcome) => outcome === undefined).length;
    }

    test('admits exactly 20 on a token, 100 times over', { timeout: 240_000 }, async () => {
      for (let round = 0; round < REPETITIONS; round += 1) {
        const pool = { accountId: POOL_ACCOUNT, limitMicros: 1_000_000_000 };
        const charges = [{ accountId: `token ${round}`, limitMicros: FITTING * 10 + 9 }, pool];
        expect(await countAdmitted(`token ${round}`, () => charges)).toBe(FITTING);
      }
      await expectAuditToAgree();
    });

    test('admits exactly 20 on the pool, 100 times over', { timeout: 240_000 }, async () => {
      for (let round = 0; round < REPETITIONS; round += 1) {
        const pool = { accountId: `pool ${round}`, limitMicros: FITTING * 10 + 9 };
        const toCharges = (index: number) => [{ accountId: `${index} of ${round}`, limitMicros: 10 }, pool];
        expect(await countAdmitted(`pool ${round}`, toCharges)).toBe(FITTING);
      }
      await expectAuditToAgree();
    });
  });
});
