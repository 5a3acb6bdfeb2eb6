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

/** How long a file has been read, and how long of that its processes had for themselves. */
export type TimeTaken = { readonly elapsedMs: number; readonly servedMs: number };

/** How much longer a file may be read, as far as can be told now; 0 or less where it has had its time. */
export function timeLeftMs({ elapsedMs, servedMs }: TimeTaken, { wallMs, leastMs, longestMs }: FileTime): number {
  return Math.max(wallMs - elapsedMs, Math.min(leastMs - servedMs, longestMs - elapsedMs));
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
  /** For each process under way, what it had had when it took up the file. */
  readonly #running = new Map<number, ProcessTime>();
  #ended: ProcessTime = NO_TIME;
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
    this.#running.set(pid, timeOf(pid));
    return () => {
      this.#ended = add(this.#ended, this.#since(pid));
      this.#running.delete(pid);
    };
  }

  /** The file was read, or given up: `signal` will not abort. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  readonly #look = (): void => {
    const elapsedMs = performance.now() - this.#startedAt;
    const { waitedMs, workedMs } = [...this.#running.keys()].reduce(
      (sum, pid) => add(sum, this.#since(pid)),
      this.#ended,
    );
    // The threads of a process wait for one another too: what they worked in all is the least that it was served.
    const left = timeLeftMs({ elapsedMs, servedMs: Math.max(elapsedMs - waitedMs, workedMs) }, this.#limits);
    if (left <= 0) this.#end.abort(new DOMException('A file took too long.', 'TimeoutError'));
    else this.#timer = setTimeout(this.#look, Math.max(left, SHORTEST_PAUSE_MS)).unref();
  };

  #since(pid: number): ProcessTime {
    const [before, now] = [this.#running.get(pid) ?? NO_TIME, timeOf(pid)];
    return {
      waitedMs: Math.max(0, now.waitedMs - before.waitedMs),
      workedMs: Math.max(0, now.workedMs - before.workedMs),
    };
  }
}

/** How long the main thread of a process was ready to run while others ran, and how long all its threads ran. */
type ProcessTime = { readonly waitedMs: number; readonly workedMs: number };

const NO_TIME: ProcessTime = { waitedMs: 0, workedMs: 0 };
/** Linux tells programs times in hundredths of a second, whatever it counts in itself (`USER_HZ`). */
const TICK_MS = 10;

function add(one: ProcessTime, other: ProcessTime): ProcessTime {
  return { waitedMs: one.waitedMs + other.waitedMs, workedMs: one.workedMs + other.workedMs };
}

/**
 * The times of a process; none where the system does not tell. https://docs.kernel.org/scheduler/sched-stats.html: time on a processor
 * and time waiting for one, in nanoseconds. https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html: of all fields behind the
 * name of the program the twelfth and the next are its own time and that of the system for it.
 */
function timeOf(pid: number): ProcessTime {
  try {
    const [, waited] = readFileSync(`/proc/${pid}/schedstat`, 'latin1').split(' ');
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[11]) + Number(fields[12]);
    return { waitedMs: Number(waited) / NANOSECONDS_OF_MS, workedMs: ticks * TICK_MS };
  } catch {
    return NO_TIME;
  }
}
