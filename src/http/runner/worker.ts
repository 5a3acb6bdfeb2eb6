import { constants, setPriority } from 'node:os';
import type { EndpointName } from '../../access/endpoints.ts';
import { SourceRefusal } from '../../agents/source-refusal.ts';
import { toSlices } from '../frames.ts';
import { type Endpoint, ValidationError } from '../v0/endpoint.ts';
import type { RequestLimits } from '../v0/limits.ts';
import { createInlineRunner } from './inline-runner.ts';
import type { WorkerNotice, WorkerReply, WorkerRequest, WorkerSetup } from './messages.ts';
import type { RunnableCall, Runner } from './runner.ts';

const PIECE_BYTES = 262_144;

/** A worker is ended, not told, when its caller leaves. */
const NEVER = new AbortController().signal;

/** Takes one step of a call at a time; once it is over, one piece of its result at a time. */
async function* takeSteps(call: RunnableCall): AsyncGenerator<WorkerReply, void, void> {
  const steps = call.run(NEVER);
  try {
    for (;;) {
      const { done, value } = await steps.next();
      const usedMicros = call.usedMicros();
      if (done === true) return yield* toResult(new TextEncoder().encode(String(value)), usedMicros);
      yield { kind: 'progress', data: String(value), usedMicros };
    }
  } catch (error) {
    const usedMicros = call.usedMicros();
    if (error instanceof SourceRefusal) yield { kind: 'refused', usedMicros, ...toSourceRefusal(error) };
    else yield { kind: 'failed', reason: toReason(error), usedMicros };
  }
}

function* toResult(bytes: Uint8Array, usedMicros: number): Generator<WorkerReply, void, void> {
  let leftBytes = bytes.length;
  for (const piece of toSlices(bytes, PIECE_BYTES)) {
    leftBytes -= piece.length;
    yield { kind: 'result', piece, isLast: leftBytes === 0, usedMicros };
  }
}

function toRefusal(error: unknown): WorkerReply {
  if (error instanceof ValidationError) return { kind: 'invalid', issues: error.issues };
  return { kind: 'failed', reason: toReason(error), usedMicros: 0 };
}

/** The cause goes along where there is one: then the fault may be ours. */
function toSourceRefusal({ message, cause }: SourceRefusal): { readonly message: string; readonly reason?: string } {
  return cause === undefined ? { message } : { message, reason: toReason(cause) };
}

const toReason = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

type Answerer = (message: WorkerRequest | WorkerNotice) => Promise<WorkerReply | undefined>;

/** Answers what a worker is asked and told. It holds one call at a time: the body so far, then its steps. */
function createAnswerer(runner: Runner): Answerer {
  let chunks: Uint8Array[] = [];
  let steps: AsyncGenerator<WorkerReply, void, void> | undefined;
  const prepare = async (endpoint: EndpointName): Promise<WorkerReply> => {
    const body = { chunks, sizeBytes: chunks.reduce((sum, chunk) => sum + chunk.length, 0) };
    chunks = [];
    try {
      const call = await runner.prepare(endpoint, body, NEVER);
      steps = takeSteps(call);
      const { locale, callId, worstCaseMicros } = call;
      return { kind: 'prepared', locale, callId, worstCaseMicros };
    } catch (error) {
      return toRefusal(error);
    }
  };
  return async (message) => {
    if (message.kind === 'prepare') return prepare(message.endpoint);
    if (message.kind === 'next') return (await steps?.next())?.value ?? undefined;
    if (message.kind === 'chunk') chunks.push(message.bytes);
    else [chunks, steps] = [[], undefined];
    return undefined;
  };
}

async function load({ endpointsUrl, limits }: WorkerSetup): Promise<Answerer> {
  const module: { readonly createEndpoints: (limits: RequestLimits) => readonly Endpoint[] } = await import(
    endpointsUrl
  );
  return createAnswerer(createInlineRunner(module.createEndpoints(limits)));
}

function serve(): void {
  const loaded = Promise.withResolvers<Answerer>();
  process.on('message', async (message: WorkerRequest | WorkerNotice) => {
    if (message.kind === 'setup') {
      loaded.resolve(load(message.setup));
      return;
    }
    const answer = await loaded.promise;
    const reply = await answer(message);
    if (reply !== undefined) process.send?.(reply);
  });
}

/** A worker lives and dies by its service: it leaves the signals of a terminal alone, and goes when the service is gone. */
function followService(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  process.on('disconnect', () => process.exit());
}

followService();
// Whoever has a small request goes first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
serve();
