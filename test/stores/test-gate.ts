import type { Clock } from '../../src/access/clock.ts';
import { createGate, type GateOptions } from '../../src/access/create-gate.ts';
import type { Gate } from '../../src/access/gate.ts';
import { systemRandom } from '../../src/access/random.ts';
import type { Store } from '../../src/storage/open-store.ts';

/** A gate with the limits of the contract and a pool of 100 dollars. */
export function createTestGate(store: Store, clock: Clock, options: Partial<GateOptions> = {}): Gate {
  return createGate({
    store,
    clock,
    random: systemRandom,
    keyPrefix: 'cha',
    requestsPerMinute: 100,
    tokensPerHour: 10,
    anonymousBudgetMicros: 5_000_000,
    keyBudgetMicros: 15_000_000,
    anonymousPoolMicros: 100_000_000,
    holdLifetimeMs: 120_000,
    ...options,
  });
}

/** A store of which one method can't reach the database. */
export function createBrokenStore(store: Store, method: keyof Store): Store {
  return { ...store, [method]: () => Promise.reject(new Error('connect ECONNREFUSED')) };
}
