import { setPriority } from 'node:os';
import type { EndpointName } from '../../access/endpoints.ts';
import { type OfferedHelp, RemoteSession } from '../../agents/model-access.ts';
import { SourceRefusal } from '../../agents/source-refusal.ts';
import { type Payload, toSlices } from '../frames.ts';
import { type Endpoint, type PreparedCall, ValidationError } from '../v0/endpoint.ts';
import type { EndpointSettings } from '../v0/limits.ts';
import { findEndpoint, runSerialised } from './inline-runner.ts';
import type { WorkerNotice, WorkerReply, WorkerRequest, WorkerSetup } from './messages.ts';

const PIECE_BYTES = 262_144;

/** A worker is ended, not told, when its caller leaves. */
const NEVER = new AbortController().signal;
/** A little below normal: beside other work a worker gets about two fifths of what a process at 0 gets. At 10 it got a tenth. */
const POLITE_PRIORITY = 4;

type Models = RemoteSession | 'spent' | undefined;

/** Takes one step of a call at a time, with what it asks models between; once it is over, one piece of its result at a time. */
async function* takeSteps(call: PreparedCall, models: Models): AsyncGenerator<WorkerReply, void, void> {
  const steps = runSerialised(call, models instanceof RemoteSession ? { session: models } : models, NEVER);
  const usedSoFar = (): number => call.usedMicros?.() ?? call.worstCaseMicros;
  try {
    for (;;) {
      const step = steps.next();
      if (models instanceof RemoteSession) yield* takeQuestions(step, models, usedSoFar);
      const { done, value } = await step;
      const usedMicros = usedSoFar();
      if (done === true) return yield* toResult(value, usedMicros);
      yield { kind: 'progress', data: String(value), usedMicros };
    }
  } catch (error) {
    const usedMicros = usedSoFar();
    if (error instanceof SourceRefusal) yield { kind: 'refused', usedMicros, ...toSourceRefusal(error) };
    else yield { kind: 'failed', reason: toReason(error), usedMicros };
  }
}

/** Gives the questions that a step asks before it is over. */
async function* takeQuestions(
  step: Promise<IteratorResult<Payload, Payload>>,
  models: RemoteSession,
  usedSoFar: () => number,
): AsyncGenerator<WorkerReply, void, void> {
  for (;;) {
    const question = await Promise.race([models.nextQuestion(), step.then(() => undefined)]);
    if (question === undefined) return;
    yield { kind: 'ask', question, usedMicros: usedSoFar() };
  }
}

function* toResult(payload: Payload, usedMicros: number): Generator<WorkerReply, void, void> {
  const pieces = typeof payload === 'string' ? [new TextEncoder().encode(payload)] : payload;
  const slices = pieces.flatMap((bytes) => [...toSlices(bytes, PIECE_BYTES)]);
  for (const [i, piece] of slices.entries())
    yield { kind: 'result', piece, isLast: i === slices.length - 1, usedMicros };
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
function createAnswerer(endpoints: readonly Endpoint[]): Answerer {
  let chunks: Uint8Array[] = [];
  let call: PreparedCall | undefined;
  let models: Models;
  let steps: AsyncGenerator<WorkerReply, void, void> | undefined;
  const prepare = (endpoint: EndpointName): WorkerReply => {
    const body = Buffer.concat(chunks);
    chunks = [];
    try {
      call = findEndpoint(endpoints, endpoint).prepare(body);
      const { locale, callId, worstCaseMicros, order } = call;
      return { kind: 'prepared', locale, callId, worstCaseMicros, order };
    } catch (error) {
      return toRefusal(error);
    }
  };
  const begin = (offer: OfferedHelp): void => {
    models = offer === undefined || offer === 'spent' ? offer : new RemoteSession(offer);
    steps = call === undefined ? undefined : takeSteps(call, models);
  };
  const takeStep = async (): Promise<WorkerReply | undefined> => (await steps?.next())?.value ?? undefined;
  return async (message) => {
    if (message.kind === 'prepare') return prepare(message.endpoint);
    if (message.kind === 'begin') begin(message.offer);
    else if (message.kind === 'answered' && models instanceof RemoteSession) models.settle(message.answer);
    else if (message.kind === 'chunk') chunks.push(message.bytes);
    else if (message.kind === 'discard') {
      [chunks, call, models, steps] = [[], undefined, undefined, undefined];
      giveMemoryBack();
    }
    return STEPS.has(message.kind) ? await takeStep() : undefined;
  };
}

/**
 * Clears what the last call left, while nobody waits. Left to V8 it may stand until the next call is half done: of three tables of
 * 300,000 rows in a row the last then took half as much memory again as the first.
 */
function giveMemoryBack(): void {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

/** What is answered by the next step of the call. */
const STEPS: ReadonlySet<string> = new Set(['begin', 'next', 'answered']);

async function load({ endpointsUrl, settings }: WorkerSetup): Promise<Answerer> {
  const module: { readonly createEndpoints: (settings: EndpointSettings) => readonly Endpoint[] } = await import(
    endpointsUrl
  );
  return createAnswerer(module.createEndpoints(settings));
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
// Whoever has a small request goes first. The processes that read its documents start no higher than this one.
setPriority(POLITE_PRIORITY);
serve();
