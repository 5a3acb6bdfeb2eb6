import type { Month } from './month.ts';

/** The account that all anonymous tokens draw on, beside their own. No public id looks like it. */
export const POOL_ACCOUNT = 'anonymous-pool';

/** An account that a hold draws on, and what it may spend in a month, in whole micro-dollars. */
export type Charge = { readonly accountId: string; readonly limitMicros: number };

/** Money to set aside. It counts against every charge, in their order, and against all or none. */
export type HoldRequest = {
  readonly holdId: string;
  readonly requestId: string;
  readonly charges: readonly Charge[];
  readonly amountMicros: number;
  readonly month: Month;
  readonly nowMs: number;
  /** When the hold is given up as the leftover of a process that died. */
  readonly expiresAtMs: number;
};

/** The end of a hold: at what was used, or without cost where nothing was dispatched. */
export type HoldEnd =
  | { readonly holdId: string; readonly nowMs: number; readonly kind: 'settle'; readonly usedMicros: number }
  | { readonly holdId: string; readonly nowMs: number; readonly kind: 'cancel' };

/** What a ledger entry records. */
export type EntryKind = 'reserve' | 'dispatch' | 'settle' | 'cancel';

/** One line of the ledger, for one account. `amountMicros` is what a reserve sets aside, or a settle spends; else 0. */
export type LedgerEntry = {
  readonly holdId: string;
  readonly accountId: string;
  readonly month: Month;
  readonly kind: EntryKind;
  readonly amountMicros: number;
};

/** What an account has set aside and spent in a month. Derived from the ledger, kept beside it for speed. */
export type Balance = {
  readonly accountId: string;
  readonly month: Month;
  readonly heldMicros: number;
  readonly spentMicros: number;
};

/** A hold that has not ended. */
export type OpenHold = {
  readonly holdId: string;
  readonly month: Month;
  readonly amountMicros: number;
  readonly isDispatched: boolean;
};

/** A consistent picture of all money, for the audit. */
export interface MoneySnapshot {
  /** Every entry, in the order of writing. */
  entries(): AsyncIterable<LedgerEntry>;
  readonly balances: readonly Balance[];
  readonly openHolds: readonly OpenHold[];
}

/**
 * Where money is counted. Each method is one atomic step that is durable when it resolves. All reject where the store
 * can't be reached.
 */
export interface BudgetStore {
  /** Sets money aside, or names the first account, in the order of the charges, on which it no longer fits. */
  reserve(request: HoldRequest): Promise<{ readonly refusedBy: string } | undefined>;
  /** Records that costly work is about to begin. False where the hold has ended, or expired and was given up. */
  dispatch(holdId: string, nowMs: number): Promise<boolean>;
  /**
   * Ends a hold, and only the first time; spends at most what was set aside. A cancel of a dispatched hold settles it
   * whole.
   */
  endHold(end: HoldEnd): Promise<void>;
  /**
   * Ends what processes that died have left: holds past their expiry are settled whole where they were dispatched, since
   * nothing proves them unspent, else cancelled. Gives how many there were.
   */
  endExpiredHolds(nowMs: number): Promise<number>;
  /** Reads everything at one moment and hands it to `use`. */
  readMoney<Result>(use: (snapshot: MoneySnapshot) => Promise<Result>): Promise<Result>;
}
