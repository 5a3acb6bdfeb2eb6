import type { Agent } from '../../agents/agent.ts';
import type * as ExtractModule from '../../agents/extract/agent.ts';
import { createChangeEndpoint } from './change.ts';
import type { Endpoint } from './endpoint.ts';
import { createEvaluateEndpoint } from './evaluate.ts';
import { createExtractEndpoint } from './extract.ts';
import { CONTRACT_LIMITS, type EndpointSettings } from './limits.ts';
import { createNarrateEndpoint } from './narrate.ts';
import { createSuggestionsEndpoint } from './suggestions.ts';

/**
 * An agent that is loaded when it is first asked: what understands words and reads texts is large, and a service that nobody
 * asks starts sooner and stays small.
 */
function whenAsked<Input, Result>(load: () => Promise<Agent<Input, Result>>): Agent<Input, Result> {
  let loaded: Promise<Agent<Input, Result>> | undefined;
  return async function* loadAndAnswer(input, context) {
    loaded ??= load();
    const agent = await loaded;
    return yield* agent(input, context);
  };
}

const evaluate = whenAsked(() => import('../../agents/evaluate/agent.ts').then((module) => module.evaluate));
const extract = extractWith('');

function extractWith(ocrDataDir: string): ReturnType<typeof ExtractModule.openExtract> {
  return whenAsked(() => import('../../agents/extract/agent.ts').then((module) => module.openExtract(ocrDataDir)));
}
const generate = whenAsked(() =>
  import('../../agents/generate/narrated-agent.ts').then((module) => module.generateNarrated),
);
const narrate = whenAsked(() => import('../../agents/narrate/agent.ts').then((module) => module.narrate));
const mutate = whenAsked(() => import('../../agents/mutate/agent.ts').then((module) => module.mutate));
const suggest = whenAsked(() => import('../../agents/suggestions/agent.ts').then((module) => module.suggest));

/**
 * The endpoints that work; what is not in the list answers 404. The service and its workers both make it, each from the
 * same settings. `nowMs` is the clock that "this year" is read by.
 */
export function createEndpoints(
  settings: EndpointSettings = CONTRACT_LIMITS,
  nowMs: () => number = Date.now,
): readonly Endpoint[] {
  const { ocrDataDir = '', ...limits } = settings;
  return [
    createExtractEndpoint(limits, ocrDataDir === '' ? extract : extractWith(ocrDataDir)),
    createSuggestionsEndpoint({ limits, agent: suggest, nowMs }),
    createChangeEndpoint({ name: 'generate', limits, agent: generate, nowMs }),
    createChangeEndpoint({ name: 'mutate', limits, agent: mutate, nowMs }),
    createNarrateEndpoint(limits, narrate),
    createEvaluateEndpoint(evaluate),
  ];
}
