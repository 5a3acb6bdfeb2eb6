import type { Payload } from '../frames.ts';
import { untilStopped } from '../stop.ts';
import { ValidationError } from '../v0/endpoint.ts';
import type { WorkerReply } from './messages.ts';
import type { RunnableCall, Runner } from './runner.ts';
import { createWorkerPool, type HeldWorker, type WorkerPoolOptions } from './worker-pool.ts';

/**
 * Runs requests in worker processes: right for large bodies, whose parsing and work would hold up everybody else, or
 * outgrow the memory. (Threads would not do: a body of `[{},{},…]` that overflows the heap of one thread aborts the whole
 * process, whatever limit the thread has.) A call holds its worker from its body to its end; one that is stopped takes
 * the worker with it.
 */
export function createWorkerRunner(options: WorkerPoolOptions): Runner {
  const pool = createWorkerPool(options);
  return {
    async prepare(endpoint, body, signal) {
      const worker = await pool.acquire(signal);
      try {
        const reply = await untilStopped(worker.ask({ kind: 'prepare', endpoint, body }), signal);
        return toRunnable(worker, toPrepared(reply));
      } catch (error) {
        if (error instanceof ValidationError) worker.release();
        else worker.kill();
        throw error;
      }
    },
    close: () => pool.close(),
  };
}

type Prepared = WorkerReply & { readonly kind: 'prepared' };

function toPrepared(reply: WorkerReply): Prepared {
  if (reply.kind === 'prepared') return reply;
  if (reply.kind === 'invalid') throw new ValidationError(reply.issues);
  throw new Error(reply.kind === 'failed' ? reply.reason : `A worker answered ${reply.kind} to prepare.`);
}

function toRunnable(worker: HeldWorker, { locale, callId, worstCaseMicros }: Prepared): RunnableCall {
  let usedMicros = 0;
  let hasBegun = false;
  return {
    locale,
    callId,
    worstCaseMicros,
    usedMicros: () => usedMicros,
    async *run(signal): AsyncGenerator<Payload, Payload, void> {
      hasBegun = true;
      let isOver = false;
      try {
        for (;;) {
          signal.throwIfAborted();
          // What a worker that is ended had spent stays unknown, so a step counts in full until it has answered.
          usedMicros = worstCaseMicros;
          const reply = toStep(await untilStopped(worker.ask({ kind: 'next' }), signal));
          usedMicros = reply.usedMicros;
          isOver = reply.kind !== 'progress';
          if (reply.kind === 'failed') throw new Error(reply.reason);
          if (reply.kind === 'complete') return reply.data;
          yield reply.data;
        }
      } finally {
        if (isOver) worker.release();
        else worker.kill();
      }
    },
    discard() {
      if (!hasBegun) worker.release();
    },
  };
}

function toStep(reply: WorkerReply): Extract<WorkerReply, { readonly usedMicros: number }> {
  if ('usedMicros' in reply) return reply;
  throw new Error(`A worker answered ${reply.kind} to next.`);
}
