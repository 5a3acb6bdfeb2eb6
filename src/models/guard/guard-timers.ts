/** Stops a timer; without effect once it has run or was stopped. */
export type StopTimer = () => void;

/** Where timers come from: the port of this room, which the timers of the service fill. */
export interface GuardTimers {
  /** Calls `run` once, after at least the given milliseconds. */
  after(delayMs: number, run: () => void): StopTimer;
}

/** Waits; throws the signal's reason once it aborts. */
export async function pause(delayMs: number, timers: GuardTimers, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const stopTimer = timers.after(delayMs, resolve);
  const leave = (): void => reject(signal.reason);
  signal.addEventListener('abort', leave);
  try {
    await promise;
  } finally {
    stopTimer();
    signal.removeEventListener('abort', leave);
  }
}
