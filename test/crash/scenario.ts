import type { HoldRequest } from '../../src/access/budget/budget-store.ts';
import { POOL_ACCOUNT } from '../../src/access/budget/budget-store.ts';
import type { StoragePoint } from '../../src/storage/points.ts';
import type { StoreAddress } from '../stores/each-store.ts';

/** What a process does with one hold: its way to the end, or how often it starts from the beginning with new ones. */
export type Ending = 'settle' | 'cancel' | 'cancel-dispatched' | 'expire' | 'expire-dispatched';

/** What the child process is told on its command line. */
export type Scenario =
  | { readonly kind: 'one-hold'; readonly address: StoreAddress; readonly ending: Ending; readonly dieAt: StoragePoint }
  | { readonly kind: 'endless'; readonly address: StoreAddress; readonly lanes: number };

/** Micro-dollars that every hold sets aside, and that a settled one spends. */
export const HELD = 100;
export const USED = 37;

export const MONTH = '2026-03';
export const EXPIRES_AT_MS = 2000;

/** A reservation on a token and on the pool. */
export function createRequest(holdId: string): HoldRequest {
  return {
    holdId,
    requestId: `request of ${holdId}`,
    charges: [
      { accountId: 'a1', limitMicros: 1_000_000_000 },
      { accountId: POOL_ACCOUNT, limitMicros: 1_000_000_000 },
    ],
    amountMicros: HELD,
    month: MONTH,
    nowMs: 1000,
    expiresAtMs: EXPIRES_AT_MS,
  };
}
