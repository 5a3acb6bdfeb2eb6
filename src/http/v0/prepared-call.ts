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
