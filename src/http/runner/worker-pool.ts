import { overloaded, ServiceError } from '../errors.ts';
import { WorkerProcess, type WorkerProcessOptions } from './worker-process.ts';

/** How many workers there may be, how many callers may wait for one, and what one may use. */
export type WorkerPoolOptions = WorkerProcessOptions & { readonly workers: number; readonly queueLength: number };

/** A worker held by one call. */
export interface HeldWorker extends Pick<WorkerProcess, 'feed' | 'ask'> {
  /** Gives the worker back for the next call. Of this and `kill`, the first counts. */
  release(): void;
  /** Ends the worker at once, whatever it is doing. */
  kill(): void;
}

type Waiter = PromiseWithResolvers<WorkerProcess>;

/** A small pool of worker processes, started when they are needed and ended when they are idle. */
export class WorkerPool {
  readonly #options: WorkerPoolOptions;
  readonly #workers = new Set<WorkerProcess>();
  readonly #idle = new Set<WorkerProcess>();
  readonly #waiters = new Set<Waiter>();
  #isClosed = false;

  /** No process starts before the first call. */
  constructor(options: WorkerPoolOptions) {
    this.#options = options;
  }

  /** Waits for a worker, first come first served. Throws `RATE_LIMIT_ERROR` where too many wait already. */
  async acquire(signal: AbortSignal): Promise<HeldWorker> {
    signal.throwIfAborted();
    if (this.#isClosed || this.#isFull()) throw overloaded();
    const waiter: Waiter = Promise.withResolvers();
    const onAbort = (): void => {
      if (this.#waiters.delete(waiter)) waiter.reject(signal.reason);
    };
    signal.addEventListener('abort', onAbort);
    this.#waiters.add(waiter);
    this.#serveNext();
    try {
      return this.#hold(await waiter.promise);
    } finally {
      signal.removeEventListener('abort', onAbort);
    }
  }

  /** Fails those who wait and ends all workers. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const waiter of this.#waiters) waiter.reject(new ServiceError('PROCESSING_ERROR', { detail: 'shutdown' }));
    this.#waiters.clear();
    await Promise.all(Array.from(this.#workers, (worker) => worker.end()));
  }

  #isFull(): boolean {
    const { workers, queueLength } = this.#options;
    return this.#idle.size === 0 && this.#workers.size >= workers && this.#waiters.size >= queueLength;
  }

  /** Gives a worker to whoever has waited longest, where there is one or may be one more. */
  #serveNext(): void {
    const [waiter] = this.#waiters;
    if (waiter === undefined || this.#isClosed) return;
    const [idle] = this.#idle;
    const worker = idle ?? (this.#workers.size < this.#options.workers ? this.#start() : undefined);
    if (worker === undefined) return;
    this.#waiters.delete(waiter);
    this.#idle.delete(worker);
    worker.wake();
    waiter.resolve(worker);
  }

  #start(): WorkerProcess {
    const worker = new WorkerProcess(this.#options, () => {
      this.#workers.delete(worker);
      this.#idle.delete(worker);
      this.#serveNext();
    });
    this.#workers.add(worker);
    return worker;
  }

  #hold(worker: WorkerProcess): HeldWorker {
    let isHeld = true;
    const letGo = (then: () => void): void => {
      if (isHeld && !worker.isDead) then();
      isHeld = false;
    };
    return {
      feed: (bytes) => worker.feed(bytes),
      ask: (request) => worker.ask(request),
      release: () => letGo(() => this.#takeBack(worker)),
      kill: () => letGo(() => void worker.end()),
    };
  }

  #takeBack(worker: WorkerProcess): void {
    this.#idle.add(worker);
    worker.sleep();
    this.#serveNext();
  }
}
