import type { Agent } from '../../agents/agent.ts';
import type { PreparedCall } from './endpoint.ts';
import { type Metadata, toContext } from './metadata.ts';

/** No contract bounds a `callId`; what is logged of it is. */
const LOGGED_CALL_ID_LENGTH = 200;

/** A call of an agent that asks no language model, and so costs nothing. */
export function prepareFreeCall<Input, Result>(
  agent: Agent<Input, Result>,
  input: Input,
  metadata: Metadata | undefined,
): PreparedCall {
  const context = toContext(metadata);
  return {
    locale: context.locale,
    callId: metadata?.callId.slice(0, LOGGED_CALL_ID_LENGTH),
    worstCaseMicros: 0,
    run: (signal) => agent(input, { ...context, signal }),
  };
}

/** A call of an agent that may ask models, where any are set up: those that see where it brings pictures. */
export function prepareModelCall<Input, Result>(
  agent: Agent<Input, Result>,
  input: Input,
  metadata: Metadata | undefined,
  hasImages = false,
): PreparedCall {
  const context = toContext(metadata);
  return {
    ...prepareFreeCall(agent, input, metadata),
    order: { level: context.effort, hasImages },
    run: (signal, models) => agent(input, { ...context, signal, ...(models === undefined ? {} : { models }) }),
  };
}
