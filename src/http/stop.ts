import type { ServerResponse } from 'node:http';

/** Why work stops where nobody is left to be told. */
export class CallerGone extends Error {
  constructor(reason: 'left' | 'reads nothing') {
    super(`The caller ${reason}.`);
    this.name = 'CallerGone';
  }
}

/**
 * Creates the one switch that stops all work for a response. It turns when the caller leaves; whoever holds it may turn
 * it earlier, with the error that the caller is to see.
 */
export function createStop(response: ServerResponse): AbortController {
  const stop = new AbortController();
  // The request closes once its body was read; only the response closes when its caller leaves.
  response.once('close', () => {
    if (!response.writableFinished) stop.abort(new CallerGone('left'));
  });
  return stop;
}

/** Waits for a promise, but no longer than until the signal aborts; then throws the signal's reason. */
export async function untilStopped<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const stopped = Promise.withResolvers<never>();
  const onAbort = (): void => stopped.reject(signal.reason);
  if (signal.aborted) onAbort();
  signal.addEventListener('abort', onAbort);
  try {
    return await Promise.race([stopped.promise, work]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
