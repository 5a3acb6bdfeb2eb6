import { ServiceError } from '../errors.ts';
import { startWorkerProcess, type WorkerProcess, type WorkerProcessOptions } from './worker-process.ts';

/** How many workers there may be, how many callers may wait for one, and what one may use. */
export type WorkerPoolOptions = WorkerProcessOptions & { readonly workers: number; readonly queueLength: number };

/** A worker held by one call. */
export interface HeldWorker extends Pick<WorkerProcess, 'feed' | 'ask'> {
  /** Gives the worker back for the next call. Of this and `kill`, the first counts. */
  release(): void;
  /** Ends the worker at once, whatever it is doing. */
  kill(): void;
}

/** A small pool of worker processes, started when they are needed and ended when they are idle. */
export interface WorkerPool {
  /** Waits for a worker, first come first served. Throws `RATE_LIMIT_ERROR` where too many wait already. */
  acquire(signal: AbortSignal): Promise<HeldWorker>;
  close(): Promise<void>;
}

type Waiter = { readonly take: (worker: WorkerProcess) => void; readonly fail: (reason: unknown) => void };

/** Creates a pool; no process starts before the first call. */
export function createWorkerPool(options: WorkerPoolOptions): WorkerPool {
  const workers = new Set<WorkerProcess>();
  const idle: WorkerProcess[] = [];
  const waiters = new Set<Waiter>();
  let isClosed = false;

  const start = (): WorkerProcess => {
    const worker = startWorkerProcess(options, () => {
      workers.delete(worker);
      const at = idle.indexOf(worker);
      if (at >= 0) idle.splice(at, 1);
      serveNext();
    });
    workers.add(worker);
    return worker;
  };
  const serveNext = (): void => {
    const [waiter] = waiters;
    if (waiter === undefined || isClosed) return;
    const worker = idle.pop() ?? (workers.size < options.workers ? start() : undefined);
    if (worker === undefined) return;
    waiters.delete(waiter);
    worker.wake();
    waiter.take(worker);
  };
  const hold = (worker: WorkerProcess): HeldWorker => {
    let isHeld = true;
    const letGo = (then: () => void): void => {
      if (isHeld && !worker.isDead) then();
      isHeld = false;
    };
    const takeBack = (): void => {
      idle.push(worker);
      worker.sleep();
      serveNext();
    };
    return {
      feed: (bytes) => worker.feed(bytes),
      ask: (request) => worker.ask(request),
      release: () => letGo(takeBack),
      kill: () => letGo(() => void worker.end()),
    };
  };

  return {
    async acquire(signal) {
      signal.throwIfAborted();
      const isFull = idle.length === 0 && workers.size >= options.workers;
      if (isClosed || (isFull && waiters.size >= options.queueLength)) {
        throw new ServiceError('RATE_LIMIT_ERROR', { detail: 'overload', retryAfterMs: 1000 });
      }
      const { promise, resolve, reject } = Promise.withResolvers<WorkerProcess>();
      const waiter: Waiter = { take: resolve, fail: reject };
      const onAbort = (): void => {
        if (waiters.delete(waiter)) reject(signal.reason);
      };
      signal.addEventListener('abort', onAbort);
      waiters.add(waiter);
      serveNext();
      try {
        return hold(await promise);
      } finally {
        signal.removeEventListener('abort', onAbort);
      }
    },
    async close() {
      isClosed = true;
      for (const waiter of waiters) waiter.fail(new ServiceError('PROCESSING_ERROR', { detail: 'shutdown' }));
      waiters.clear();
      await Promise.all(Array.from(workers, (worker) => worker.end()));
    },
  };
}
