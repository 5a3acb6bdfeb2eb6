import { readFileSync } from 'node:fs';

/** How long a file may take. */
export type FileTime = {
  /** By the clock, where the machine has time for it. */
  readonly wallMs: number;
  /** What its processes are to have had before that ends it, without the time in which the system let others run instead. */
  readonly leastMs: number;
  /** By the clock, whatever else the machine is doing. */
  readonly longestMs: number;
};

/**
 * Whoever sent a file is to know within 20 s, and its way here and back takes time too. A machine that gives its processes a third of
 * that has time for the file; where others leave them less, a genuine file may go on, within the time of an answer.
 */
export const FILE_TIME: FileTime = { wallMs: 18_000, leastMs: 6_000, longestMs: 30_000 };

/** Between two looks at how long the processes were kept waiting. */
const SHORTEST_PAUSE_MS = 100;
const NANOSECONDS_OF_MS = 1e6;

/** How long a file has been read, and how long of that its processes were ready to run and others ran. */
export type TimeTaken = { readonly elapsedMs: number; readonly waitedMs: number };

/** How much longer a file may be read, as far as can be told now; 0 or less where it has had its time. */
export function timeLeftMs({ elapsedMs, waitedMs }: TimeTaken, { wallMs, leastMs, longestMs }: FileTime): number {
  const untilServed = leastMs - (elapsedMs - waitedMs);
  return Math.max(wallMs - elapsedMs, Math.min(untilServed, longestMs - elapsedMs));
}

/**
 * The clock of one file, over all processes that it is read in: on a machine with time for it a file that hangs ends after
 * `wallMs`, and one that others kept from running is not refused for that. Only Linux tells how long a process was kept waiting;
 * elsewhere `wallMs` counts alone.
 */
export class FileClock {
  readonly #limits: FileTime;
  readonly #startedAt = performance.now();
  readonly #end = new AbortController();
  /** For each process under way, how long it had been kept waiting when it took up the file. */
  readonly #running = new Map<number, number>();
  #waitedMs = 0;
  #timer: NodeJS.Timeout | undefined;

  /** Runs from now on. */
  constructor(limits: FileTime) {
    this.#limits = limits;
    this.#look();
  }

  /** Aborts with a `TimeoutError` when the file has had its time. */
  get signal(): AbortSignal {
    return this.#end.signal;
  }

  /** Counts from now on what a process waits for. Gives what ends that. */
  follow(pid: number): () => void {
    this.#running.set(pid, waitedMsOf(pid));
    return () => {
      this.#waitedMs += this.#waitedNow(pid);
      this.#running.delete(pid);
    };
  }

  /** The file was read, or given up: `signal` will not abort. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  readonly #look = (): void => {
    const waitedMs = [...this.#running.keys()].reduce((sum, pid) => sum + this.#waitedNow(pid), this.#waitedMs);
    const left = timeLeftMs({ elapsedMs: performance.now() - this.#startedAt, waitedMs }, this.#limits);
    if (left <= 0) this.#end.abort(new DOMException('A file took too long.', 'TimeoutError'));
    else this.#timer = setTimeout(this.#look, Math.max(left, SHORTEST_PAUSE_MS)).unref();
  };

  #waitedNow(pid: number): number {
    return Math.max(0, waitedMsOf(pid) - (this.#running.get(pid) ?? 0));
  }
}

/**
 * How long a process was ready to run while others ran; 0 where that is not told.
 * https://docs.kernel.org/scheduler/sched-stats.html: time on a processor, time waiting for one, both in nanoseconds.
 */
function waitedMsOf(pid: number): number {
  try {
    const [, waited] = readFileSync(`/proc/${pid}/schedstat`, 'latin1').split(' ');
    return Number(waited) / NANOSECONDS_OF_MS;
  } catch {
    return 0;
  }
}
