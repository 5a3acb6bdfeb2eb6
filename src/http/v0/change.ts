import type { EndpointName } from '../../access/endpoints.ts';
import type { Agent } from '../../agents/agent.ts';
import type { NarrativeLevel } from '../../agents/narrate/level.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import { createChartParser } from './chart-requests.ts';
import { toNarrativeLevel } from './effort.ts';
import type { Endpoint } from './endpoint.ts';
import { parseJsonBody } from './json-body.ts';
import type { RequestLimits } from './limits.ts';
import { prepareFreeCall, prepareModelCall } from './prepared-call.ts';

/** An agent that changes a chart as an instruction says. */
export type ChangeAgent = Agent<
  {
    readonly config: GraphConfig;
    readonly userPrompt: string | undefined;
    readonly nowMs: number;
    readonly level: NarrativeLevel;
  },
  unknown
>;

type ChangeParts = {
  readonly name: Extract<EndpointName, 'generate' | 'mutate'>;
  readonly limits: RequestLimits;
  readonly agent: ChangeAgent;
  /** Milliseconds since 1970 UTC. */
  readonly nowMs: () => number;
};

/** `POST /api/v0/generate` and `/api/v0/mutate`: a chart changed as an instruction says. */
export function createChangeEndpoint({ name, limits, agent, nowMs }: ChangeParts): Endpoint {
  const parseRequest = createChartParser(limits);
  return {
    name,
    prepare(body) {
      const { config, userPrompt, metadata } = parseRequest(parseJsonBody(body));
      const input = { config, userPrompt, nowMs: nowMs(), level: toNarrativeLevel(metadata ?? {}) };
      // Without an instruction there is nothing that a model could read.
      const prepare = userPrompt === undefined ? prepareFreeCall : prepareModelCall;
      return prepare(agent, input, metadata);
    },
  };
}
