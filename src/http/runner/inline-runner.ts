import type { EndpointName } from '../../access/endpoints.ts';
import { type Payload, serialise } from '../frames.ts';
import { untilStopped } from '../stop.ts';
import type { Endpoint, PreparedCall } from '../v0/endpoint.ts';
import type { RunnableCall, Runner } from './runner.ts';

/** Runs requests in this process: right for small bodies, whose work is over in a few milliseconds. */
export function createInlineRunner(endpoints: readonly Endpoint[]): Runner {
  return {
    async prepare(name, body, signal) {
      signal.throwIfAborted();
      return toRunnable(findEndpoint(endpoints, name).prepare(Buffer.concat(body.chunks, body.sizeBytes)));
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

function toRunnable(call: PreparedCall): RunnableCall {
  let hasBegun = false;
  return {
    locale: call.locale,
    callId: call.callId,
    worstCaseMicros: call.worstCaseMicros,
    isForWorker: call.isForWorker === true,
    usedMicros: () => (hasBegun ? (call.usedMicros?.() ?? call.worstCaseMicros) : 0),
    async *run(signal) {
      hasBegun = true;
      return yield* relay(call.run(signal), signal);
    },
    discard() {},
  };
}

async function* relay(
  steps: AsyncGenerator<unknown, unknown, void>,
  signal: AbortSignal,
): AsyncGenerator<Payload, Payload, void> {
  try {
    for (;;) {
      signal.throwIfAborted();
      const step = await untilStopped(steps.next(), signal);
      if (step.done === true) return serialise(step.value);
      yield serialise(step.value);
    }
  } finally {
    // Not awaited: an agent that hangs would never return. What it throws while it ends is of no use to anybody.
    steps.return(undefined).catch(() => undefined);
  }
}
