import type { Agent } from '../../agents/agent.ts';
import type { ModelOrder } from '../../agents/model-access.ts';
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

/** What a request brings that only models that see may be shown. */
export type Shown = Omit<ModelOrder, 'level'>;

/** A call of an agent that may ask models, where any are set up: those that see where it brings pictures. */
export function prepareModelCall<Input, Result>(
  agent: Agent<Input, Result>,
  input: Input,
  metadata: Metadata | undefined,
  shown: Shown = { hasImages: false },
): PreparedCall {
  const context = toContext(metadata);
  return {
    ...prepareFreeCall(agent, input, metadata),
    order: { level: context.effort, ...shown },
    run: (signal, models) => agent(input, { ...context, signal, ...(models === undefined ? {} : { models }) }),
  };
}
