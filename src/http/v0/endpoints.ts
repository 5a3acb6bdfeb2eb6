import { evaluate } from '../../agents/evaluate/agent.ts';
import { extract } from '../../agents/extract/agent.ts';
import type { Endpoint } from './endpoint.ts';
import { createEvaluateEndpoint } from './evaluate.ts';
import { createExtractEndpoint } from './extract.ts';
import { CONTRACT_LIMITS, type RequestLimits } from './limits.ts';

/**
 * The endpoints that work; what is not in the list answers 404. The service and its workers both make it, each from the
 * same limits.
 */
export function createEndpoints(limits: RequestLimits = CONTRACT_LIMITS): readonly Endpoint[] {
  return [createExtractEndpoint(limits, extract), createEvaluateEndpoint(evaluate)];
}
