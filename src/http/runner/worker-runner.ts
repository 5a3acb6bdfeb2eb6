import type { EndpointName } from '../../access/endpoints.ts';
import { answerFor, type ModelAccess, toOffer } from '../../agents/model-access.ts';
import { SourceRefusal } from '../../agents/source-refusal.ts';
import { writeOutgrown } from '../../writing/documents/write-outgrown.ts';
import type { Payload } from '../frames.ts';
import { untilStopped } from '../stop.ts';
import { ValidationError } from '../v0/endpoint.ts';
import type { WorkerReply, WorkerRequest } from './messages.ts';
import { ModelPart } from './model-part.ts';
import type { Body, RunnableCall, Runner } from './runner.ts';
import { type HeldWorker, WorkerPool, type WorkerPoolOptions } from './worker-pool.ts';
import { WorkerDeath } from './worker-process.ts';

/**
 * Runs requests in worker processes: right for large bodies, whose parsing and work would hold up everybody else, or
 * outgrow the memory. (Threads would not do: a body of `[{},{},…]` that overflows the heap of one thread aborts the whole
 * process, whatever limit the thread has.) A call holds its worker from its body to its end; one that is stopped takes
 * the worker with it. Models are asked from this process, which has their keys; a worker has none.
 * @param models absent: the built-in mind alone
 */
export function createWorkerRunner(options: WorkerPoolOptions, models?: ModelAccess): Runner {
  const pool = new WorkerPool(options);
  return {
    async prepare(endpoint, body, signal) {
      const worker = await pool.acquire(signal);
      try {
        const reply = await untilStopped(handOver(worker, endpoint, body), signal);
        const prepared = toPrepared(reply);
        return toRunnable(worker, prepared, new ModelPart(models, prepared.order));
      } catch (error) {
        if (error instanceof ValidationError) worker.release();
        else worker.kill();
        throw isOutOfMemory(error) ? tooLargeToUnfold(options.memoryMb, error) : error;
      }
    },
    close: () => pool.close(),
  };
}

async function handOver(worker: HeldWorker, endpoint: EndpointName, { chunks }: Body): Promise<WorkerReply> {
  for (const chunk of chunks) {
    await worker.feed(chunk);
    giveBack(chunk);
  }
  return worker.ask({ kind: 'prepare', endpoint });
}

/** Chunks of the network have memory of their own from about this size; smaller ones may share it. */
const OWN_MEMORY_BYTES = 16_384;

/**
 * Gives the memory of a chunk back at once. The collector counts what lies outside its heap late, and would let tens of
 * megabytes of bodies that are long handed over stand.
 */
function giveBack({ buffer, byteLength }: Uint8Array): void {
  const isOwn = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength && byteLength >= OWN_MEMORY_BYTES;
  if (isOwn) buffer.transfer(0);
}

const isOutOfMemory = (error: unknown): boolean => error instanceof WorkerDeath && error.isOutOfMemory;

/** A few bytes of JSON can be much in memory: `{}` is 3 bytes with its comma, and 64 once it is parsed. */
function tooLargeToUnfold(memoryMb: number, cause: unknown): ValidationError {
  const message = `The request body takes more than ${memoryMb} MB of memory once it is read. Send less data.`;
  return new ValidationError([{ path: '', message }], { cause });
}

type Prepared = WorkerReply & { readonly kind: 'prepared' };

function toPrepared(reply: WorkerReply): Prepared {
  if (reply.kind === 'prepared') return reply;
  if (reply.kind === 'invalid') throw new ValidationError(reply.issues);
  throw new Error(reply.kind === 'failed' ? reply.reason : `A worker answered ${reply.kind} to prepare.`);
}

function toRunnable(
  worker: HeldWorker,
  { locale, callId, worstCaseMicros }: Prepared,
  models: ModelPart,
): RunnableCall {
  let usedMicros = 0;
  let hasBegun = false;
  return {
    locale,
    callId,
    worstCaseMicros: worstCaseMicros + models.worstCaseMicros,
    // It is there already.
    isForWorker: false,
    usedMicros: () => usedMicros + models.usedMicros(),
    goWithoutModels: () => models.goWithout(),
    async *run(signal): AsyncGenerator<Payload, Payload, void> {
      hasBegun = true;
      const result: Uint8Array[] = [];
      let isOver = false;
      let request: WorkerRequest = { kind: 'begin', offer: toOffer(models.help) };
      try {
        for (;;) {
          signal.throwIfAborted();
          // What a worker that is ended had spent stays unknown, so a step counts in full until it has answered.
          if (result.length === 0) usedMicros = worstCaseMicros;
          const reply = toStep(await untilStopped(worker.ask(request), signal));
          request = { kind: 'next' };
          usedMicros = reply.usedMicros;
          isOver = reply.kind === 'failed' || reply.kind === 'refused' || (reply.kind === 'result' && reply.isLast);
          if (reply.kind === 'failed') throw new Error(reply.reason);
          if (reply.kind === 'refused') throw toRefusal(reply);
          if (reply.kind === 'progress') yield reply.data;
          else if (reply.kind === 'result') result.push(reply.piece);
          else request = { kind: 'answered', answer: await answerFor(models.help, reply.question, signal) };
          if (isOver) return result;
        }
      } catch (error) {
        throw isOutOfMemory(error) ? new SourceRefusal(writeOutgrown(locale), { cause: error }) : error;
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

function toRefusal({ message, reason }: WorkerReply & { readonly kind: 'refused' }): SourceRefusal {
  return new SourceRefusal(message, reason === undefined ? {} : { cause: new Error(reason) });
}

function toStep(reply: WorkerReply): Extract<WorkerReply, { readonly usedMicros: number }> {
  if ('usedMicros' in reply) return reply;
  throw new Error(`A worker answered ${reply.kind} to next.`);
}
