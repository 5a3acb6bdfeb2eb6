import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { auditMoney } from '../../src/access/budget/audit-money.ts';
import { type EntryKind, POOL_ACCOUNT } from '../../src/access/budget/budget-store.ts';
import type { Store } from '../../src/storage/open-store.ts';
import { describeEachStore, openAt, type StoreAddress } from '../stores/each-store.ts';
import { type Ending, EXPIRES_AT_MS, HELD, type Scenario, USED } from './scenario.ts';

const CHILD = fileURLToPath(new URL('child.ts', import.meta.url));

/** Every ending, with what it leaves in the ledger and has spent, and the points at which the process can die on its way. */
const ENDINGS: Record<Ending, { readonly kinds: readonly EntryKind[]; readonly spent: number }> = {
  settle: { kinds: ['reserve', 'dispatch', 'settle'], spent: USED },
  cancel: { kinds: ['reserve', 'cancel'], spent: 0 },
  'cancel-dispatched': { kinds: ['reserve', 'dispatch', 'settle'], spent: HELD },
  expire: { kinds: ['reserve', 'cancel'], spent: 0 },
  'expire-dispatched': { kinds: ['reserve', 'dispatch', 'settle'], spent: HELD },
};

/** In the order in which balances are read. */
const ACCOUNTS = ['a1', POOL_ACCOUNT];

const PLACES = ['begun', 'counted', 'recorded', 'committed'] as const;

const DEATHS = Object.keys(ENDINGS)
  .filter((ending): ending is Ending => ending in ENDINGS)
  .flatMap((ending) => {
    // The way to the dispatch is the same for all of them.
    const steps = ending === 'settle' ? (['reserve', 'dispatch', 'end'] as const) : (['end'] as const);
    return steps.flatMap((step) =>
      PLACES.map((place) => ({ ending, step, place, dieAt: `${step}.${place}` as const })),
    );
  });

/** The entries of a process that died: those of the steps before, and of the step itself once it was committed. */
function stepsBefore({ step, place }: (typeof DEATHS)[number], kinds: readonly EntryKind[]): readonly EntryKind[] {
  const reached = { reserve: 0, dispatch: 1, end: kinds.length - 1 }[step];
  return kinds.slice(0, place === 'committed' ? reached + 1 : reached);
}

/** Both balances once everything has ended: nothing held, and spent what was dispatched. No row where nothing was written. */
function toBalances(steps: readonly EntryKind[], spent: number): readonly (readonly [string, number, number])[] {
  if (steps.length === 0) return [];
  const isSpent = steps.includes('dispatch');
  return ACCOUNTS.map((accountId) => [accountId, 0, isSpent ? spent : 0]);
}

type Outcome = { readonly signal: NodeJS.Signals | null; readonly acknowledged: readonly string[] };

/** Runs a child until it kills itself, or kills it when it has acknowledged so many steps. */
function runChild(scenario: Scenario, killAfter = Number.POSITIVE_INFINITY): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [CHILD, JSON.stringify(scenario)], { stdio: ['ignore', 'pipe', 'inherit'] });
    const acknowledged: string[] = [];
    createInterface({ input: child.stdout }).on('line', (line) => {
      acknowledged.push(line);
      if (acknowledged.length === killAfter) child.kill('SIGKILL');
    });
    child.on('error', reject);
    child.on('close', (_, signal) => resolve({ signal, acknowledged }));
  });
}

/** What the ledger says of each hold, on the token; the audit has seen that the pool agrees. */
function readKinds(store: Store): Promise<ReadonlyMap<string, readonly EntryKind[]>> {
  return store.readMoney(async (snapshot) => {
    const kinds = new Map<string, EntryKind[]>();
    for await (const { holdId, accountId, kind } of snapshot.entries()) {
      if (accountId !== POOL_ACCOUNT) kinds.set(holdId, [...(kinds.get(holdId) ?? []), kind]);
    }
    return kinds;
  });
}

async function readSpent(store: Store): Promise<readonly (readonly [string, number, number])[]> {
  const balances = await store.readMoney(async (snapshot) => snapshot.balances);
  return balances.map((balance) => [balance.accountId, balance.heldMicros, balance.spentMicros]);
}

/** Opens the store as the next process would, and holds it to its invariants before and after it cleans up. */
async function withRestarted(address: StoreAddress, check: (store: Store) => Promise<void>): Promise<void> {
  const store = await openAt(address);
  try {
    expect((await store.readMoney(auditMoney)).disagreements).toEqual([]);
    await check(store);
    expect((await store.readMoney(auditMoney)).disagreements).toEqual([]);
  } finally {
    await store.close();
  }
}

describeEachStore('after a kill -9', (stores) => {
  describe('of a process with one hold', () => {
    test.each(DEATHS)('at $dieAt on the way to $ending, nothing is lost or counted twice', async (death) => {
      const address = stores.createAddress();
      const { signal, acknowledged } = await runChild({ kind: 'one-hold', address, ...death });
      expect(signal).toBe('SIGKILL');
      await withRestarted(address, async (store) => {
        const { kinds, spent } = ENDINGS[death.ending];
        const steps = stepsBefore(death, kinds);
        expect(await readKinds(store)).toEqual(new Map(steps.length === 0 ? [] : [['h', steps]]));
        expect(acknowledged.length).toBeLessThanOrEqual(steps.length);
        await store.endExpiredHolds(EXPIRES_AT_MS);
        await store.endHold({ holdId: 'h', nowMs: EXPIRES_AT_MS, kind: 'settle', usedMicros: 1 });
        await store.endExpiredHolds(EXPIRES_AT_MS);
        expect(await readSpent(store)).toEqual(toBalances(steps, kinds.length === steps.length ? spent : HELD));
      });
    });
  });

  test.each([1, 60, 150, 333])(
    'of a busy process after %i acknowledged steps, every one of them is in the ledger once',
    async (killAfter) => {
      const address = stores.createAddress();
      const { signal, acknowledged } = await runChild({ kind: 'endless', address, lanes: 8 }, killAfter);
      expect(signal).toBe('SIGKILL');
      await withRestarted(address, async (store) => {
        const kinds = await readKinds(store);
        for (const line of acknowledged) {
          const [step = '', holdId = ''] = line.split(' ');
          const names = step === 'end' ? ['settle', 'cancel'] : [step];
          expect(kinds.get(holdId)?.filter((kind) => names.includes(kind))).toHaveLength(1);
        }
        await store.endExpiredHolds(EXPIRES_AT_MS);
        const ended = [...(await readKinds(store)).entries()];
        const before = ended.filter(([holdId]) => kinds.get(holdId)?.includes('settle')).length;
        const settled = ended.filter(([, list]) => list.includes('settle')).length;
        const spent = before * USED + (settled - before) * HELD;
        expect(await readSpent(store)).toEqual(ACCOUNTS.map((id) => [id, 0, spent]));
      });
    },
  );
});
