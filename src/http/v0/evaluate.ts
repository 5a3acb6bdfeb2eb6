import type { Agent } from '../../agents/agent.ts';
import type { ChartFamily } from '../../chart/chart-family.ts';
import type { ChartData } from '../../chart/graph-config.ts';
import { createEvaluateParser } from './chart-requests.ts';
import type { Endpoint } from './endpoint.ts';
import { parseJsonBody } from './json-body.ts';
import { prepareFreeCall } from './prepared-call.ts';

type EvaluateAgent = Agent<{ readonly data: ChartData; readonly chartFamily?: ChartFamily }, unknown>;

/** `POST /api/v0/evaluate`: every chart type ranked by its fit to a dataset. Asks no language model. */
export function createEvaluateEndpoint(evaluate: EvaluateAgent): Endpoint {
  const parseRequest = createEvaluateParser();
  return {
    name: 'evaluate',
    prepare(body) {
      const { data, chartFamily, metadata } = parseRequest(parseJsonBody(body));
      return prepareFreeCall(evaluate, { data, ...(chartFamily === undefined ? {} : { chartFamily }) }, metadata);
    },
  };
}
