import { Worker } from 'node:worker_threads';
import { ServiceError } from '../errors.ts';
import type { StopTimer, Timers } from '../timers.ts';
import type { WorkerReply, WorkerRequest, WorkerSetup } from './messages.ts';

/** How many workers there may be, how many callers may wait for one, and what one may use. */
export type WorkerPoolOptions = {
  readonly workers: number;
  readonly queueLength: number;
  /** How long a worker may be idle before it is ended. */
  readonly idleMs: number;
  /** The most memory that objects of one worker may take, in MB. Bytes outside its heap are not counted. */
  readonly memoryMb: number;
  readonly setup: WorkerSetup;
  readonly timers: Timers;
};

/** A worker thread held by one call. */
export interface HeldWorker {
  /** Asks one thing and waits for its answer. Throws when the worker dies meanwhile. */
  ask(request: WorkerRequest): Promise<WorkerReply>;
  /** Gives the worker back for the next call. Of this and `kill`, the first counts. */
  release(): void;
  /** Ends the worker at once, whatever it is doing. */
  kill(): void;
}

/** A small pool of worker threads, started when they are needed and ended when they are idle. */
export interface WorkerPool {
  /** Waits for a worker, first come first served. Throws `RATE_LIMIT_ERROR` where too many wait already. */
  acquire(signal: AbortSignal): Promise<HeldWorker>;
  close(): Promise<void>;
}

type Waiter = { readonly take: (thread: Thread) => void; readonly fail: (reason: unknown) => void };

/** Creates a pool; no thread starts before the first call. */
export function createWorkerPool(options: WorkerPoolOptions): WorkerPool {
  const threads = new Set<Thread>();
  const idle: Thread[] = [];
  const waiters = new Set<Waiter>();
  let isClosed = false;

  const start = (): Thread => {
    const thread = new Thread(options, () => {
      threads.delete(thread);
      const at = idle.indexOf(thread);
      if (at >= 0) idle.splice(at, 1);
      serveNext();
    });
    threads.add(thread);
    return thread;
  };
  const serveNext = (): void => {
    const [waiter] = waiters;
    if (waiter === undefined || isClosed) return;
    const thread = idle.pop() ?? (threads.size < options.workers ? start() : undefined);
    if (thread === undefined) return;
    waiters.delete(waiter);
    thread.wake();
    waiter.take(thread);
  };
  const hold = (thread: Thread): HeldWorker => {
    let isHeld = true;
    const letGo = (then: () => void): void => {
      if (isHeld && !thread.isDead) then();
      isHeld = false;
    };
    const takeBack = (): void => {
      idle.push(thread);
      thread.sleep();
      serveNext();
    };
    return {
      ask: (request) => thread.ask(request),
      release: () => letGo(takeBack),
      kill: () => letGo(() => void thread.end()),
    };
  };

  return {
    async acquire(signal) {
      signal.throwIfAborted();
      const isFull = idle.length === 0 && threads.size >= options.workers;
      if (isClosed || (isFull && waiters.size >= options.queueLength)) {
        throw new ServiceError('RATE_LIMIT_ERROR', { detail: 'overload', retryAfterMs: 1000 });
      }
      const { promise, resolve, reject } = Promise.withResolvers<Thread>();
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
      await Promise.all(Array.from(threads, (thread) => thread.end()));
    },
  };
}

/** One worker thread and the question it is at. */
class Thread {
  readonly #worker: Worker;
  readonly #options: WorkerPoolOptions;
  #pending: PromiseWithResolvers<WorkerReply> | undefined;
  #stopIdleTimer: StopTimer = () => undefined;
  #death: Error | undefined;

  constructor(options: WorkerPoolOptions, onDeath: () => void) {
    this.#options = options;
    // The extension is that of this file: `.ts` from source, `.js` when compiled.
    const file = import.meta.url.replace(/worker-pool(\.\w+)$/, 'worker$1');
    this.#worker = new Worker(new URL(file), {
      workerData: options.setup,
      resourceLimits: { maxOldGenerationSizeMb: options.memoryMb },
    });
    this.#worker.unref();
    this.#worker.on('message', (reply: WorkerReply) => {
      const pending = this.#pending;
      this.#pending = undefined;
      pending?.resolve(reply);
    });
    const die = (error: Error): void => {
      if (this.#death !== undefined) return;
      this.#death = error;
      this.#stopIdleTimer();
      this.#pending?.reject(error);
      onDeath();
    };
    this.#worker.on('error', (cause) => die(new Error('A worker failed.', { cause })));
    this.#worker.on('exit', (code) => die(new Error(`A worker ended with code ${code}.`)));
  }

  get isDead(): boolean {
    return this.#death !== undefined;
  }

  ask(request: WorkerRequest): Promise<WorkerReply> {
    if (this.#death !== undefined) return Promise.reject(this.#death);
    this.#pending = Promise.withResolvers();
    this.#worker.postMessage(request, request.kind === 'prepare' ? [request.body.buffer] : []);
    return this.#pending.promise;
  }

  /** Forgets the call and starts the clock after which an idle thread is ended. */
  sleep(): void {
    this.#worker.postMessage({ kind: 'discard' } satisfies WorkerRequest);
    this.#stopIdleTimer = this.#options.timers.after(this.#options.idleMs, () => void this.end());
  }

  wake(): void {
    this.#stopIdleTimer();
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}
