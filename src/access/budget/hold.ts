import { AccessError } from '../access-error.ts';
import type { Clock } from '../clock.ts';
import type { Hold } from '../gate.ts';
import type { BudgetStore, Charge, HoldRequest } from './budget-store.ts';
import { POOL_ACCOUNT } from './budget-store.ts';
import { toMonth, untilNextMonthMs } from './month.ts';

/** A hold of nothing: writes nothing, and ends as often as one likes. */
export const FREE_HOLD: Hold = {
  dispatch: async () => {},
  settle: async () => {},
  cancel: async () => {},
};

/** What a hold is made for. `holdLifetimeMs` must be longer than any request may run. */
export type HoldTerms = {
  readonly holdId: string;
  readonly requestId: string;
  readonly charges: readonly Charge[];
  readonly amountMicros: number;
  readonly holdLifetimeMs: number;
};

/**
 * Sets money aside in the month of this moment; it ends in that same month, however late. Throws an `AccessError` where it
 * does not fit: `ANONYMOUS_CAPACITY_EXCEEDED` for the shared pool alone, else `QUOTA_EXCEEDED`, with the time to the first
 * of the next month.
 */
export async function placeHold(store: BudgetStore, clock: Clock, terms: HoldTerms): Promise<Hold> {
  const refusal = await reserveOnceMore(store, clock, terms);
  if (refusal !== undefined) {
    throw new AccessError(refusal.refusedBy === POOL_ACCOUNT ? 'ANONYMOUS_CAPACITY_EXCEEDED' : 'QUOTA_EXCEEDED', {
      retryAfterMs: untilNextMonthMs(clock.nowMs()),
    });
  }
  return openHold(store, clock, terms);
}

/** Reserves; where that is refused, first gives back what processes that died still hold, and asks again. */
async function reserveOnceMore(
  store: BudgetStore,
  clock: Clock,
  { holdLifetimeMs, ...terms }: HoldTerms,
): Promise<{ readonly refusedBy: string } | undefined> {
  const request = (nowMs: number): HoldRequest => ({
    ...terms,
    month: toMonth(nowMs),
    nowMs,
    expiresAtMs: nowMs + holdLifetimeMs,
  });
  const refusal = await store.reserve(request(clock.nowMs()));
  if (refusal === undefined || (await store.endExpiredHolds(clock.nowMs())) === 0) return refusal;
  return store.reserve(request(clock.nowMs()));
}

function openHold(store: BudgetStore, clock: Clock, { holdId, amountMicros }: HoldTerms): Hold {
  return {
    async dispatch() {
      if (!(await store.dispatch(holdId, clock.nowMs()))) throw new Error(`The hold ${holdId} has ended.`);
    },
    settle: (usedMicros) =>
      store.endHold({ holdId, nowMs: clock.nowMs(), kind: 'settle', usedMicros: toSpent(usedMicros, amountMicros) }),
    cancel: () => store.endHold({ holdId, nowMs: clock.nowMs(), kind: 'cancel' }),
  };
}

/** Whole micro-dollars within the hold. What is no amount can't be proved unspent, and counts as the whole hold. */
function toSpent(usedMicros: number, heldMicros: number): number {
  return usedMicros >= 0 && usedMicros < heldMicros ? Math.ceil(usedMicros) : heldMicros;
}
