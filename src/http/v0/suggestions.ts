import type { Agent } from '../../agents/agent.ts';
import { mayConsultViews } from '../../agents/suggestions/consult-views.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import { createSuggestionsParser } from './chart-requests.ts';
import { toEffort } from './effort.ts';
import type { Endpoint } from './endpoint.ts';
import { parseJsonBody } from './json-body.ts';
import type { RequestLimits } from './limits.ts';
import { prepareFreeCall, prepareModelCall } from './prepared-call.ts';

/** An agent that suggests views of some data. */
export type SuggestionsAgent = Agent<
  {
    readonly config: GraphConfig;
    readonly userPrompt: string | undefined;
    readonly maxSuggestionCount: number;
    readonly nowMs: number;
  },
  unknown
>;

type SuggestionsParts = {
  readonly limits: RequestLimits;
  readonly agent: SuggestionsAgent;
  /** Milliseconds since 1970 UTC. */
  readonly nowMs: () => number;
};

/** `POST /api/v0/suggestions`: charts worth making of a dataset, each with the preparation it needs. */
export function createSuggestionsEndpoint({ limits, agent, nowMs }: SuggestionsParts): Endpoint {
  const parseRequest = createSuggestionsParser(limits);
  return {
    name: 'suggestions',
    prepare(body) {
      const { metadata, ...request } = parseRequest(parseJsonBody(body));
      const isAsked = mayConsultViews(request.userPrompt, toEffort(metadata ?? {}));
      const prepare = isAsked ? prepareModelCall : prepareFreeCall;
      return prepare(agent, { ...request, nowMs: nowMs() }, metadata);
    },
  };
}
