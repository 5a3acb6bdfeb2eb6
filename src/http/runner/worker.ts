import type { Payload } from '../frames.ts';
import { type Endpoint, ValidationError } from '../v0/endpoint.ts';
import type { RequestLimits } from '../v0/limits.ts';
import { createInlineRunner } from './inline-runner.ts';
import type { WorkerReply, WorkerRequest, WorkerSetup } from './messages.ts';
import type { RunnableCall, Runner } from './runner.ts';

/** The call this worker holds: between its requests nothing else happens here. */
type HeldCall = { readonly call: RunnableCall; readonly steps: AsyncGenerator<Payload, Payload, void> };

/** A worker is ended, not told, when its caller leaves. */
const NEVER = new AbortController().signal;

async function prepare(runner: Runner, request: WorkerRequest & { readonly kind: 'prepare' }): Promise<HeldCall> {
  const call = await runner.prepare(request.endpoint, request.body, NEVER);
  return { call, steps: call.run(NEVER) };
}

async function step({ call, steps }: HeldCall): Promise<WorkerReply> {
  try {
    const { done, value } = await steps.next();
    const usedMicros = call.usedMicros();
    if (done === true) return { kind: 'complete', data: toBytes(value), usedMicros };
    return { kind: 'progress', data: String(value), usedMicros };
  } catch (error) {
    return { kind: 'failed', reason: toReason(error), usedMicros: call.usedMicros() };
  }
}

function toRefusal(error: unknown): WorkerReply {
  if (error instanceof ValidationError) return { kind: 'invalid', issues: error.issues };
  return { kind: 'failed', reason: toReason(error), usedMicros: 0 };
}

const toBytes = (payload: Payload): Uint8Array<ArrayBuffer> => new TextEncoder().encode(String(payload));

const toReason = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

async function serve(setup: WorkerSetup): Promise<void> {
  const module: { readonly createEndpoints: (limits: RequestLimits) => readonly Endpoint[] } = await import(
    setup.endpointsUrl
  );
  const runner = createInlineRunner(module.createEndpoints(setup.limits));
  let held: HeldCall | undefined;
  const answer = async (request: WorkerRequest): Promise<WorkerReply | undefined> => {
    if (request.kind === 'next') return held && step(held);
    held = undefined;
    if (request.kind === 'discard') return undefined;
    try {
      held = await prepare(runner, request);
    } catch (error) {
      return toRefusal(error);
    }
    const { locale, callId, worstCaseMicros } = held.call;
    return { kind: 'prepared', locale, callId, worstCaseMicros };
  };
  process.on('message', async (request: WorkerRequest) => {
    const reply = await answer(request);
    if (reply !== undefined) process.send?.(reply);
  });
}

/** A worker lives and dies by its service: it leaves the signals of a terminal alone, and goes when the service is gone. */
function followService(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  process.on('disconnect', () => process.exit());
}

followService();
// The service wrote this argument itself when it started the process.
await serve(JSON.parse(process.argv[2] ?? ''));
