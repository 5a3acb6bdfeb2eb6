import { setImmediate as nextTurn } from 'node:timers/promises';

/** Lets other requests run, and stops where the caller has gone: throws the signal's reason then. */
export async function breathe(signal: AbortSignal): Promise<void> {
  await nextTurn();
  signal.throwIfAborted();
}
