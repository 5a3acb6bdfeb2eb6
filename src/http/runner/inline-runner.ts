import type { EndpointName } from '../../access/endpoints.ts';
import type { ModelAccess, ModelHelp } from '../../agents/model-access.ts';
import { type Payload, serialise } from '../frames.ts';
import { serialiseInPieces } from '../serialise-pieces.ts';
import { untilStopped } from '../stop.ts';
import type { Endpoint, PreparedCall } from '../v0/endpoint.ts';
import { ModelPart } from './model-part.ts';
import type { RunnableCall, Runner } from './runner.ts';

/**
 * Runs requests in this process: right for small bodies, whose work is over in a few milliseconds.
 * @param models absent: the built-in mind alone
 */
export function createInlineRunner(endpoints: readonly Endpoint[], models?: ModelAccess): Runner {
  return {
    async prepare(name, body, signal) {
      signal.throwIfAborted();
      const call = findEndpoint(endpoints, name).prepare(Buffer.concat(body.chunks, body.sizeBytes));
      return toRunnable(call, new ModelPart(models, call.order));
    },
    async close() {},
  };
}

/** The endpoint of a name. Throws where it is not mounted, which the routes have already ruled out. */
export function findEndpoint(endpoints: readonly Endpoint[], name: EndpointName): Endpoint {
  const endpoint = endpoints.find((candidate) => candidate.name === name);
  if (endpoint === undefined) throw new Error(`The endpoint ${name} is not mounted.`);
  return endpoint;
}

function toRunnable(call: PreparedCall, models: ModelPart): RunnableCall {
  let hasBegun = false;
  return {
    locale: call.locale,
    callId: call.callId,
    worstCaseMicros: call.worstCaseMicros + models.worstCaseMicros,
    isForWorker: call.isForWorker === true,
    usedMicros: () => (hasBegun ? (call.usedMicros?.() ?? call.worstCaseMicros) + models.usedMicros() : 0),
    goWithoutModels: () => models.goWithout(),
    async *run(signal) {
      hasBegun = true;
      return yield* runSerialised(call, models.help, signal);
    },
    discard() {},
  };
}

/** Runs a checked request: its progress and its result, serialised. */
export function runSerialised(
  call: PreparedCall,
  models: ModelHelp,
  signal: AbortSignal,
): AsyncGenerator<Payload, Payload, void> {
  return relay(call.run(signal, models), signal);
}

async function* relay(
  steps: AsyncGenerator<unknown, unknown, void>,
  signal: AbortSignal,
): AsyncGenerator<Payload, Payload, void> {
  try {
    for (;;) {
      signal.throwIfAborted();
      const step = await untilStopped(steps.next(), signal);
      if (step.done === true) return serialiseInPieces(step.value);
      yield serialise(step.value);
    }
  } finally {
    // Not awaited: an agent that hangs would never return. What it throws while it ends is of no use to anybody.
    steps.return(undefined).catch(() => undefined);
  }
}
