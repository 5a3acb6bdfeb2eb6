import type { BudgetStore, Charge, HoldEnd, HoldRequest } from '../access/budget/budget-store.ts';
import { readMoney } from './money-snapshot.ts';
import type { PointListener } from './points.ts';
import type { Database, Tables } from './schema.ts';

/**
 * Counts money in a database. Every step locks in one order (the hold, the account, the pool), so that none waits for
 * another in a circle.
 */
export function createBudgetQueries(database: Database, onPoint: PointListener): BudgetStore {
  const end = async (holdEnd: HoldEnd): Promise<void> => {
    await database.transaction().execute((transaction) => endHold(transaction, holdEnd, onPoint));
    onPoint('end.committed');
  };
  return {
    reserve: (request) => reserve(database, request, onPoint),
    async dispatch(holdId, nowMs) {
      const isOpen = await database
        .transaction()
        .execute((transaction) => dispatch(transaction, holdId, nowMs, onPoint));
      onPoint('dispatch.committed');
      return isOpen;
    },
    endHold: end,
    async endExpiredHolds(nowMs) {
      const expired = await database
        .selectFrom('open_holds')
        .select('hold_id')
        .where('expires_at_ms', '<=', nowMs)
        .execute();
      for (const { hold_id: holdId } of expired) await end({ holdId, nowMs, kind: 'cancel' });
      return expired.length;
    },
    readMoney: (use) => readMoney(database, use),
  };
}

/** Rolls a reservation back: it does not fit the account. */
class ChargeRefused extends Error {
  readonly accountId: string;

  constructor(accountId: string) {
    super(`The account ${accountId} has no room for the hold.`);
    this.name = 'ChargeRefused';
    this.accountId = accountId;
  }
}

/**
 * The look and the writing share one connection: of many reservations that wait for one, those that come after the last
 * that fits cost a single look.
 */
async function reserve(
  database: Database,
  request: HoldRequest,
  onPoint: PointListener,
): Promise<{ readonly refusedBy: string } | undefined> {
  const refusedBy = await database.connection().execute(async (connection) => {
    const full = await findFull(connection, request);
    if (full !== undefined) return full;
    try {
      await connection.transaction().execute((transaction) => writeReservation(transaction, request, onPoint));
    } catch (error) {
      if (error instanceof ChargeRefused) return error.accountId;
      throw error;
    }
    onPoint('reserve.committed');
    return undefined;
  });
  return refusedBy === undefined ? undefined : { refusedBy };
}

/** The first account that has no room at this moment. A look beforehand, so that refusing a spent caller writes nothing. */
async function findFull(
  database: Database,
  { charges, month, amountMicros }: HoldRequest,
): Promise<string | undefined> {
  const ids = charges.map(({ accountId }) => accountId);
  const balances = await database
    .selectFrom('balances')
    .select(['account_id', 'held_micros', 'spent_micros'])
    .where('month', '=', month)
    .where('account_id', 'in', ids)
    .execute();
  const used = new Map(balances.map((row) => [row.account_id, row.held_micros + row.spent_micros]));
  return charges.find(({ accountId, limitMicros }) => (used.get(accountId) ?? 0) > limitMicros - amountMicros)
    ?.accountId;
}

async function writeReservation(transaction: Database, request: HoldRequest, onPoint: PointListener): Promise<void> {
  const { holdId, month, amountMicros, nowMs, charges } = request;
  onPoint('reserve.begun');
  for (const charge of charges) await countAgainst(transaction, charge, request);
  onPoint('reserve.counted');
  await transaction
    .insertInto('open_holds')
    .values({
      hold_id: holdId,
      month,
      amount_micros: amountMicros,
      is_dispatched: 0,
      expires_at_ms: request.expiresAtMs,
    })
    .execute();
  await appendEntries(
    transaction,
    charges.map(({ accountId }) => ({
      hold_id: holdId,
      account_id: accountId,
      month,
      kind: 'reserve',
      amount_micros: amountMicros,
      request_id: request.requestId,
      at_ms: nowMs,
    })),
  );
  onPoint('reserve.recorded');
}

/**
 * Sets the amount aside on one account, in one statement that looks at the limit and writes. Whether the amount fits an
 * account without any row is `findFull`'s to say.
 */
async function countAgainst(
  transaction: Database,
  { accountId, limitMicros }: Charge,
  { month, amountMicros }: HoldRequest,
): Promise<void> {
  const result = await transaction
    .insertInto('balances')
    .values({ account_id: accountId, month, held_micros: amountMicros, spent_micros: 0 })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'month'])
        .doUpdateSet((row) => ({ held_micros: row('balances.held_micros', '+', amountMicros) }))
        .where((row) =>
          row(row('balances.held_micros', '+', row.ref('balances.spent_micros')), '<=', limitMicros - amountMicros),
        ),
    )
    .executeTakeFirst();
  if (result.numInsertedOrUpdatedRows === 0n) throw new ChargeRefused(accountId);
}

async function dispatch(
  transaction: Database,
  holdId: string,
  nowMs: number,
  onPoint: PointListener,
): Promise<boolean> {
  onPoint('dispatch.begun');
  const first = await transaction
    .updateTable('open_holds')
    .set({ is_dispatched: 1 })
    .where('hold_id', '=', holdId)
    .where('is_dispatched', '=', 0)
    .executeTakeFirst();
  onPoint('dispatch.counted');
  if (first.numUpdatedRows === 0n) return isOpen(transaction, holdId);
  const reserved = await selectReserved(transaction, holdId);
  await appendEntries(
    transaction,
    reserved.map((entry) => ({ ...entry, kind: 'dispatch', amount_micros: 0, at_ms: nowMs })),
  );
  onPoint('dispatch.recorded');
  return true;
}

async function isOpen(transaction: Database, holdId: string): Promise<boolean> {
  const holds = transaction.selectFrom('open_holds').select('hold_id').where('hold_id', '=', holdId);
  return (await holds.executeTakeFirst()) !== undefined;
}

async function endHold(transaction: Database, end: HoldEnd, onPoint: PointListener): Promise<void> {
  onPoint('end.begun');
  const hold = await transaction
    .deleteFrom('open_holds')
    .where('hold_id', '=', end.holdId)
    .returning(['amount_micros', 'is_dispatched'])
    .executeTakeFirst();
  if (hold === undefined) return;
  const isCancelled = end.kind === 'cancel' && hold.is_dispatched === 0;
  const usedMicros = end.kind === 'settle' ? end.usedMicros : hold.amount_micros;
  const spentMicros = isCancelled ? 0 : Math.min(usedMicros, hold.amount_micros);
  const reserved = await selectReserved(transaction, end.holdId);
  for (const { account_id, month } of reserved) {
    await transaction
      .updateTable('balances')
      .set((column) => ({
        held_micros: column('held_micros', '-', hold.amount_micros),
        spent_micros: column('spent_micros', '+', spentMicros),
      }))
      .where('account_id', '=', account_id)
      .where('month', '=', month)
      .execute();
  }
  onPoint('end.counted');
  const kind = isCancelled ? 'cancel' : 'settle';
  await appendEntries(
    transaction,
    reserved.map((entry) => ({ ...entry, kind, amount_micros: spentMicros, at_ms: end.nowMs })),
  );
  onPoint('end.recorded');
}

type ReservedEntry = Pick<Tables['ledger'], 'hold_id' | 'account_id' | 'month' | 'request_id'>;

/** What each account has reserved for a hold, in the order of its charges. */
function selectReserved(transaction: Database, holdId: string): Promise<readonly ReservedEntry[]> {
  return transaction
    .selectFrom('ledger')
    .select(['hold_id', 'account_id', 'month', 'request_id'])
    .where('hold_id', '=', holdId)
    .where('kind', '=', 'reserve')
    .orderBy('entry_id')
    .execute();
}

async function appendEntries(
  transaction: Database,
  entries: readonly Omit<Tables['ledger'], 'entry_id'>[],
): Promise<void> {
  await transaction.insertInto('ledger').values(entries).execute();
}
