import type { Agent } from '../../agents/agent.ts';
import { mayConsultStory } from '../../agents/narrate/consult-story.ts';
import type { NarrativeLevel } from '../../agents/narrate/level.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import { createNarrateParser } from './chart-requests.ts';
import { toEffort, toNarrativeLevel } from './effort.ts';
import type { Endpoint } from './endpoint.ts';
import { parseJsonBody } from './json-body.ts';
import type { RequestLimits } from './limits.ts';
import { prepareFreeCall, prepareModelCall } from './prepared-call.ts';

/** An agent that writes the narrative of a chart. */
export type NarrateAgent = Agent<
  { readonly config: GraphConfig; readonly userPrompt: string; readonly level: NarrativeLevel },
  unknown
>;

/** `POST /api/v0/narrate`: title, subtitle and caption written into the content of a chart. */
export function createNarrateEndpoint(limits: RequestLimits, agent: NarrateAgent): Endpoint {
  const parseRequest = createNarrateParser(limits);
  return {
    name: 'narrate',
    prepare(body) {
      const { config, userPrompt, metadata } = parseRequest(parseJsonBody(body));
      const level = toNarrativeLevel(metadata ?? {});
      const isAsked = level !== 'none' && mayConsultStory(toEffort(metadata ?? {}));
      const prepare = isAsked ? prepareModelCall : prepareFreeCall;
      return prepare(agent, { config, userPrompt, level }, metadata);
    },
  };
}
