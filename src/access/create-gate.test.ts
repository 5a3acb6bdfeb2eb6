import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openMemoryStore, type Store } from '../storage/open-store.ts';
import { AccessError } from './access-error.ts';
import { createGate, type GateOptions } from './create-gate.ts';
import { createManualClock } from './manual-clock.ts';
import { systemRandom } from './random.ts';

const clock = createManualClock('2026-03-15T12:00:00Z');
let store: Store;

beforeEach(async () => {
  store = await openMemoryStore(clock);
});
afterEach(() => store.close());

function createTestGate(options: Partial<GateOptions> = {}) {
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

describe('a gate', () => {
  test('mints a token for a keyless caller that identifies it from then on', async () => {
    const gate = createTestGate();
    const caller = await gate.identify(undefined, '192.0.2.1');
    if (caller.kind !== 'keyless') throw new Error('A request without a header is keyless.');
    const { token, identity } = await gate.mint(caller);
    expect(token).toMatch(/^cha_a/);
    expect(await gate.identify(`Bearer ${token}`, '198.51.100.7')).toEqual(identity);
    await expect(gate.identify(`Bearer ${token}x`, '192.0.2.1')).rejects.toThrow(AccessError);
  });

  test('holds and settles', async () => {
    const gate = createTestGate();
    const { identity } = await gate.mint({ kind: 'keyless', network: '192.0.2.1' });
    const hold = await gate.hold(identity, 4_000_000, 'r1');
    await expect(gate.hold(identity, 2_000_000, 'r2')).rejects.toMatchObject({ code: 'QUOTA_EXCEEDED' });
    await hold.dispatch();
    await hold.settle(1_000_000);
    await expect(gate.hold(identity, 4_000_000, 'r2')).resolves.toBeDefined();
  });
});
