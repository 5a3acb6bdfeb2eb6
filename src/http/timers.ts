/** Stops a timer; without effect once it has run or was stopped. */
export type StopTimer = () => void;

/** Where timers come from, so that a test can move time itself. */
export interface Timers {
  /** Calls `run` once, after at least the given milliseconds. */
  after(delayMs: number, run: () => void): StopTimer;
}

/** Timers on the clock of the machine. They do not keep the process alive. */
export const systemTimers: Timers = {
  after(delayMs, run) {
    const timer = setTimeout(run, delayMs).unref();
    return () => clearTimeout(timer);
  },
};

/** Waits for some work, but no longer than a limit; then it goes on unwatched. Throws what the work throws until then. */
export async function withinTime(work: PromiseLike<unknown>, timers: Timers, limitMs: number): Promise<void> {
  const limit = Promise.withResolvers<void>();
  const stopTimer = timers.after(limitMs, limit.resolve);
  try {
    await Promise.race([work, limit.promise]);
  } finally {
    stopTimer();
  }
}

/** Timers that run when a test says so. */
export interface ManualTimers extends Timers {
  /** Moves time forward and runs what falls due, in order. */
  advance(byMs: number): void;
  /** How many timers wait. */
  readonly waiting: number;
}

/** Creates timers that stand still until they are advanced. */
export function createManualTimers(): ManualTimers {
  let nowMs = 0;
  const due = new Map<object, { readonly atMs: number; readonly run: () => void }>();
  const next = (untilMs: number) =>
    [...due].filter(([, timer]) => timer.atMs <= untilMs).toSorted(([, a], [, b]) => a.atMs - b.atMs)[0];
  return {
    after(delayMs, run) {
      const key = {};
      due.set(key, { atMs: nowMs + delayMs, run });
      return () => void due.delete(key);
    },
    advance(byMs) {
      const untilMs = nowMs + byMs;
      for (let entry = next(untilMs); entry !== undefined; entry = next(untilMs)) {
        const [key, timer] = entry;
        due.delete(key);
        nowMs = timer.atMs;
        timer.run();
      }
      nowMs = untilMs;
    },
    get waiting() {
      return due.size;
    },
  };
}
