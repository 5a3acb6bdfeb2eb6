import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeEachStore, openAt } from '../../test/stores/each-store.ts';
import { auditMoney } from '../access/budget/audit-money.ts';
import { POOL_ACCOUNT } from '../access/budget/budget-store.ts';
import { createManualClock } from '../access/manual-clock.ts';
import { openMemoryStore, type Store } from './open-store.ts';

const MONTH = '2026-03';
const TOKEN_LIMIT = 50;
const POOL_LIMIT = 90;
const LIFETIME_MS = 100;

type Step =
  | { readonly kind: 'reserve'; readonly token: number; readonly amountMicros: number }
  | { readonly kind: 'dispatch'; readonly hold: number }
  | { readonly kind: 'cancel'; readonly hold: number }
  | { readonly kind: 'settle'; readonly hold: number; readonly usedMicros: number }
  | { readonly kind: 'wait'; readonly ms: number };

type StepOf<Kind extends Step['kind']> = Extract<Step, { readonly kind: Kind }>;

const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('reserve' as const),
      token: fc.nat(2),
      amountMicros: fc.integer({ min: 1, max: 40 }),
    }),
    fc.record({ kind: fc.constant('dispatch' as const), hold: fc.nat(12) }),
    fc.record({ kind: fc.constant('cancel' as const), hold: fc.nat(12) }),
    fc.record({ kind: fc.constant('settle' as const), hold: fc.nat(12), usedMicros: fc.nat(60) }),
    fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 120 }) }),
  ),
  { maxLength: 60 },
);

/** The rules of money in their plainest form: a list of holds, added up anew for each question. */
type ModelHold = {
  readonly token: string;
  readonly amountMicros: number;
  readonly expiresAtMs: number;
  isDispatched: boolean;
  /** Undefined while the hold is open. */
  spentMicros: number | undefined;
};

function usedBy(holds: readonly ModelHold[], token?: string): number {
  const own = holds.filter((hold) => token === undefined || hold.token === token);
  return own.reduce((sum, hold) => sum + (hold.spentMicros ?? hold.amountMicros), 0);
}

/** The first account on which an amount does not fit. */
function findRefusing(holds: readonly ModelHold[], token: string, amountMicros: number): string | undefined {
  if (usedBy(holds, token) + amountMicros > TOKEN_LIMIT) return token;
  return usedBy(holds) + amountMicros > POOL_LIMIT ? POOL_ACCOUNT : undefined;
}

function endModel(hold: ModelHold, usedMicros: number | undefined): void {
  if (usedMicros !== undefined) hold.spentMicros = Math.min(usedMicros, hold.amountMicros);
  else hold.spentMicros = hold.isDispatched ? hold.amountMicros : 0;
}

type Course = { readonly store: Store; readonly holds: ModelHold[]; nowMs: number };

/** Each step, carried out on the store and on the model, which are held to each other. */
const CARRY_OUT: { readonly [Kind in Step['kind']]: (course: Course, step: StepOf<Kind>) => Promise<void> } = {
  async reserve({ store, holds, nowMs }, { token: number, amountMicros }) {
    const token = `a${number}`;
    const refusedBy = findRefusing(holds, token, amountMicros);
    const charges = [
      { accountId: token, limitMicros: TOKEN_LIMIT },
      { accountId: POOL_ACCOUNT, limitMicros: POOL_LIMIT },
    ];
    const times = { month: MONTH, nowMs, expiresAtMs: nowMs + LIFETIME_MS };
    const outcome = await store.reserve({ holdId: `${holds.length}`, requestId: 'r', charges, amountMicros, ...times });
    expect(outcome).toEqual(refusedBy === undefined ? undefined : { refusedBy });
    const hold = { token, amountMicros, expiresAtMs: times.expiresAtMs, isDispatched: false, spentMicros: undefined };
    if (refusedBy === undefined) holds.push(hold);
  },
  async dispatch({ store, holds, nowMs }, { hold: index }) {
    const hold = findOpen(holds, index);
    expect(await store.dispatch(`${index}`, nowMs)).toBe(hold !== undefined);
    if (hold !== undefined) hold.isDispatched = true;
  },
  async settle({ store, holds, nowMs }, { hold: index, usedMicros }) {
    const hold = findOpen(holds, index);
    await store.endHold({ holdId: `${index}`, nowMs, kind: 'settle', usedMicros });
    if (hold !== undefined) endModel(hold, usedMicros);
  },
  async cancel({ store, holds, nowMs }, { hold: index }) {
    const hold = findOpen(holds, index);
    await store.endHold({ holdId: `${index}`, nowMs, kind: 'cancel' });
    if (hold !== undefined) endModel(hold, undefined);
  },
  async wait(course, { ms }) {
    course.nowMs += ms;
    const { store, holds, nowMs } = course;
    const expired = holds.filter((hold) => hold.spentMicros === undefined && hold.expiresAtMs <= nowMs);
    expect(await store.endExpiredHolds(nowMs)).toBe(expired.length);
    for (const hold of expired) endModel(hold, undefined);
  },
};

function findOpen(holds: readonly ModelHold[], index: number): ModelHold | undefined {
  const hold = holds[index];
  return hold?.spentMicros === undefined ? hold : undefined;
}

/** Hands a step to the function of its kind: the two come from one table, which the compiler can't follow. */
function carryOut(course: Course, step: Step): Promise<void> {
  const run = CARRY_OUT[step.kind] as (course: Course, step: Step) => Promise<void>;
  return run(course, step);
}

describe('money, over any course of events', () => {
  test('is what adding up all holds gives, and the audit agrees', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (list) => {
        const store = await openMemoryStore(createManualClock('2026-03-15T12:00:00Z'));
        const holds: ModelHold[] = [];
        const course: Course = { store, holds, nowMs: 0 };
        for (const step of list) await carryOut(course, step);
        const { disagreements } = await store.readMoney(auditMoney);
        expect(disagreements).toEqual([]);
        for (const balance of await store.readMoney(async ({ balances }) => balances)) {
          const token = balance.accountId === POOL_ACCOUNT ? undefined : balance.accountId;
          expect(balance.heldMicros + balance.spentMicros).toBe(usedBy(holds, token));
        }
        await store.close();
      }),
      { numRuns: 150 },
    );
  });
});

describeEachStore('money, in two busy processes', (stores) => {
  test('is neither lost nor counted twice, and nobody waits in a circle', { timeout: 60_000 }, async () => {
    const address = stores.createAddress();
    const processes = await Promise.all([openAt(address), openAt(address)]);
    const runHold = async (store: Store, name: string, index: number): Promise<void> => {
      const charges = [
        { accountId: `a${index % 5}`, limitMicros: 1_000_000 },
        { accountId: POOL_ACCOUNT, limitMicros: 1_000_000 },
      ];
      const holdId = `${name} ${index}`;
      const times = { nowMs: index, expiresAtMs: index % 3 === 0 ? index : 1_000_000 };
      await store.reserve({ holdId, requestId: 'r', charges, amountMicros: 10, month: MONTH, ...times });
      if (index % 2 === 0) await store.dispatch(holdId, index);
      if (index % 7 === 0) await store.endExpiredHolds(index);
      if (index % 5 === 0) await store.endHold({ holdId, nowMs: index, kind: 'cancel' });
      else await store.endHold({ holdId, nowMs: index, kind: 'settle', usedMicros: 4 });
    };
    const work = processes.flatMap((store, number) =>
      Array.from({ length: 200 }, (_, index) => runHold(store, String(number), index)),
    );
    await Promise.all(work);
    const [store] = processes;
    expect((await store.readMoney(auditMoney)).disagreements).toEqual([]);
    const balances = await store.readMoney(async (snapshot) => snapshot.balances);
    expect(balances.every((balance) => balance.heldMicros === 0)).toBe(true);
    const ofTokens = balances.filter((balance) => balance.accountId !== POOL_ACCOUNT);
    const pool = balances.find((balance) => balance.accountId === POOL_ACCOUNT);
    expect(ofTokens.reduce((sum, balance) => sum + balance.spentMicros, 0)).toBe(pool?.spentMicros);
    await Promise.all(processes.map((one) => one.close()));
  });
});
