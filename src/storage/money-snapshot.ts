import type { Balance, LedgerEntry, MoneySnapshot, OpenHold } from '../access/budget/budget-store.ts';
import type { Database } from './schema.ts';

/** Entries read at a time, so that a ledger of any length fits in memory. */
const PAGE_SIZE = 2000;

/** Reads all money as it stands at one moment, while others go on writing. */
export function readMoney<Result>(
  database: Database,
  use: (snapshot: MoneySnapshot) => Promise<Result>,
): Promise<Result> {
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) =>
      use({
        entries: () => readEntries(transaction),
        balances: await readBalances(transaction),
        openHolds: await readOpenHolds(transaction),
      }),
    );
}

async function* readEntries(transaction: Database): AsyncGenerator<LedgerEntry> {
  let lastId = 0;
  for (;;) {
    const page = await transaction
      .selectFrom('ledger')
      .selectAll()
      .where('entry_id', '>', lastId)
      .orderBy('entry_id')
      .limit(PAGE_SIZE)
      .execute();
    for (const row of page) {
      yield {
        holdId: row.hold_id,
        accountId: row.account_id,
        month: row.month,
        kind: row.kind,
        amountMicros: row.amount_micros,
      };
      lastId = row.entry_id;
    }
    if (page.length < PAGE_SIZE) return;
  }
}

async function readBalances(transaction: Database): Promise<readonly Balance[]> {
  const rows = await transaction.selectFrom('balances').selectAll().orderBy('month').orderBy('account_id').execute();
  return rows.map((row) => ({
    accountId: row.account_id,
    month: row.month,
    heldMicros: row.held_micros,
    spentMicros: row.spent_micros,
  }));
}

async function readOpenHolds(transaction: Database): Promise<readonly OpenHold[]> {
  const rows = await transaction.selectFrom('open_holds').selectAll().orderBy('hold_id').execute();
  return rows.map((row) => ({
    holdId: row.hold_id,
    month: row.month,
    amountMicros: row.amount_micros,
    isDispatched: row.is_dispatched === 1,
  }));
}
