import { evaluate } from '../../agents/evaluate/agent.ts';
import { extract } from '../../agents/extract/agent.ts';
import { generate } from '../../agents/generate/agent.ts';
import { mutate } from '../../agents/mutate/agent.ts';
import { createChangeEndpoint } from './change.ts';
import type { Endpoint } from './endpoint.ts';
import { createEvaluateEndpoint } from './evaluate.ts';
import { createExtractEndpoint } from './extract.ts';
import { CONTRACT_LIMITS, type RequestLimits } from './limits.ts';

/**
 * The endpoints that work; what is not in the list answers 404. The service and its workers both make it, each from the
 * same limits. `nowMs` is the clock that "this year" is read by.
 */
export function createEndpoints(
  limits: RequestLimits = CONTRACT_LIMITS,
  nowMs: () => number = Date.now,
): readonly Endpoint[] {
  return [
    createExtractEndpoint(limits, extract),
    createChangeEndpoint({ name: 'generate', limits, agent: generate, nowMs }),
    createChangeEndpoint({ name: 'mutate', limits, agent: mutate, nowMs }),
    createEvaluateEndpoint(evaluate),
  ];
}
