import { describe, expect, test } from 'vitest';
import { auditMoney } from './audit-money.ts';
import type { Balance, EntryKind, LedgerEntry, MoneySnapshot, OpenHold } from './budget-store.ts';

function entry(kind: EntryKind, amountMicros = 0, changes: Partial<LedgerEntry> = {}): LedgerEntry {
  return { holdId: 'h', accountId: 'k1', month: '2026-03', kind, amountMicros, ...changes };
}

function balance(heldMicros: number, spentMicros: number, changes: Partial<Balance> = {}): Balance {
  return { accountId: 'k1', month: '2026-03', heldMicros, spentMicros, ...changes };
}

function openHold(changes: Partial<OpenHold> = {}): OpenHold {
  return { holdId: 'h', month: '2026-03', amountMicros: 10, isDispatched: false, ...changes };
}

async function findDisagreements(
  entries: readonly LedgerEntry[],
  balances: readonly Balance[] = [],
  openHolds: readonly OpenHold[] = [],
): Promise<readonly string[]> {
  const snapshot: MoneySnapshot = {
    async *entries() {
      yield* entries;
    },
    balances,
    openHolds,
  };
  return (await auditMoney(snapshot)).disagreements;
}

describe('an audit agrees with', () => {
  test('an empty store', async () => {
    expect(await findDisagreements([])).toEqual([]);
  });

  test('a hold that is open, dispatched, settled or cancelled, and counts what it saw', async () => {
    const entries = [
      ...[entry('reserve', 10), entry('dispatch'), entry('settle', 4)],
      ...[entry('reserve', 10, { holdId: 'i' }), entry('cancel', 0, { holdId: 'i' })],
      ...[entry('reserve', 5, { holdId: 'j' }), entry('dispatch', 0, { holdId: 'j' })],
      entry('reserve', 3, { holdId: 'l', accountId: 'k2' }),
    ];
    const balances = [balance(5, 4), balance(3, 0, { accountId: 'k2' })];
    const openHolds = [
      openHold({ holdId: 'j', amountMicros: 5, isDispatched: true }),
      openHold({ holdId: 'l', amountMicros: 3 }),
    ];
    expect(await findDisagreements(entries, balances, openHolds)).toEqual([]);
  });

  test('a balance row of nothing', async () => {
    expect(await findDisagreements([], [balance(0, 0)])).toEqual([]);
  });

  test('a hold on two accounts, and the same account in two months', async () => {
    const entries = ['k1', 'anonymous-pool'].flatMap((accountId) => [
      entry('reserve', 10, { accountId }),
      entry('settle', 10, { accountId }),
    ]);
    const april = { holdId: 'i', month: '2026-04' };
    const balances = [balance(0, 10), balance(0, 10, { accountId: 'anonymous-pool' }), balance(0, 7, april)];
    expect(
      await findDisagreements([...entries, entry('reserve', 7, april), entry('settle', 7, april)], balances),
    ).toEqual([]);
  });
});

describe('an audit names', () => {
  test('a balance that the ledger does not give', async () => {
    const entries = [entry('reserve', 10), entry('settle', 4)];
    expect(await findDisagreements(entries, [balance(0, 3)])).toEqual([
      'Balance of k1 in 2026-03: the ledger gives 0 held and 4 spent, the store says 0 held and 3 spent.',
    ]);
    expect(await findDisagreements(entries)).toHaveLength(1);
    expect(await findDisagreements([], [balance(1, 0)])).toHaveLength(1);
  });

  test('an open hold that is missing, was ended, or differs', async () => {
    const reserve = [entry('reserve', 10)];
    expect(await findDisagreements(reserve, [balance(10, 0)])).toEqual([
      'Hold h: the ledger gives 10 in 2026-03, not dispatched, the store says not open.',
    ]);
    expect(await findDisagreements([], [], [openHold()])).toHaveLength(1);
    expect(await findDisagreements(reserve, [balance(10, 0)], [openHold({ isDispatched: true })])).toHaveLength(1);
    expect(await findDisagreements(reserve, [balance(10, 0)], [openHold({ amountMicros: 9 })])).toHaveLength(1);
  });

  test.each<[string, readonly LedgerEntry[], string]>([
    ['a second reserve', [entry('reserve', 10), entry('reserve', 10)], 'comes a second time'],
    ['a second dispatch', [entry('reserve', 10), entry('dispatch'), entry('dispatch')], 'comes a second time'],
    ['an end without a reserve', [entry('settle', 1)], 'comes without a reserve'],
    ['a second end', [entry('reserve', 10), entry('settle', 1), entry('settle', 1)], 'after the end of the hold'],
    ['a cancel after the dispatch', [entry('reserve', 9), entry('dispatch'), entry('cancel')], 'after the dispatch'],
    ['spending over the hold', [entry('reserve', 10), entry('settle', 11)], 'spends 11 of 10 micro-dollars'],
    ['another month', [entry('reserve', 10), entry('settle', 1, { month: '2026-04' })], 'its reserve in 2026-03'],
  ])('%s', async (_, entries, complaint) => {
    expect((await findDisagreements(entries))[0]).toContain(complaint);
  });
});
