import { writeSync } from 'node:fs';
import { systemClock } from '../../src/access/clock.ts';
import type { Store } from '../../src/storage/open-store.ts';
import { openStore } from '../../src/storage/open-store.ts';
import type { StoragePoint } from '../../src/storage/points.ts';
import { createRequest, type Ending, EXPIRES_AT_MS, type Scenario, USED } from './scenario.ts';

/** Says that a step is done, as the service would to a caller: at once, and not from a buffer that dies with us. */
function acknowledge(step: string, holdId: string): void {
  writeSync(1, `${step} ${holdId}\n`);
}

function die(): void {
  process.kill(process.pid, 'SIGKILL');
  // The signal may come a moment later; nothing may happen in between.
  for (;;);
}

async function dispatch(store: Store, holdId: string): Promise<void> {
  await store.dispatch(holdId, 1100);
  acknowledge('dispatch', holdId);
}

const END: Record<Ending, (store: Store, holdId: string) => Promise<unknown>> = {
  async settle(store, holdId) {
    await dispatch(store, holdId);
    await store.endHold({ holdId, nowMs: 1200, kind: 'settle', usedMicros: USED });
  },
  cancel: (store, holdId) => store.endHold({ holdId, nowMs: 1200, kind: 'cancel' }),
  async 'cancel-dispatched'(store, holdId) {
    await dispatch(store, holdId);
    await store.endHold({ holdId, nowMs: 1200, kind: 'cancel' });
  },
  expire: (store) => store.endExpiredHolds(EXPIRES_AT_MS),
  async 'expire-dispatched'(store, holdId) {
    await dispatch(store, holdId);
    await store.endExpiredHolds(EXPIRES_AT_MS);
  },
};

async function runHold(store: Store, holdId: string, ending: Ending): Promise<void> {
  await store.reserve(createRequest(holdId));
  acknowledge('reserve', holdId);
  await END[ending](store, holdId);
  acknowledge('end', holdId);
}

async function runLane(store: Store, lane: number): Promise<never> {
  for (let turn = 0; ; turn += 1) await runHold(store, `${lane}.${turn}`, turn % 2 === 0 ? 'settle' : 'cancel');
}

const scenario: Scenario = JSON.parse(process.argv[2] ?? '');
const onPoint = (point: StoragePoint): void => {
  if (scenario.kind === 'one-hold' && scenario.dieAt === point) die();
};
const store = await openStore({ ...scenario.address, clock: systemClock, onPoint });
if (scenario.kind === 'one-hold') await runHold(store, 'h', scenario.ending);
else await Promise.all(Array.from({ length: scenario.lanes }, (_, lane) => runLane(store, lane)));
