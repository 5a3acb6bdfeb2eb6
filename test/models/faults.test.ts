import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ScriptedProvider, startScriptedProvider } from '../../src/models/scripted/scripted-provider.ts';
import { FAULTS } from '../../src/models/scripted/scripted-reply.ts';
import { parseEvents } from '../http/start-service.ts';
import { ASKED, ASKED_ENDPOINTS, goodAnswer } from './asked-endpoints.ts';
import { CANARY, SECRET_KEY, startWithModels } from './start-with-models.ts';

let provider: ScriptedProvider;
beforeAll(async () => {
  // The fault is the name of the model, so that each service fails in its own way.
  provider = await startScriptedProvider((request) => {
    const fault = FAULTS.find((known) => known === request.model);
    return { text: goodAnswer(request), ...(fault === undefined ? {} : { fault }) };
  });
});
afterAll(() => provider.close());

const OPENINGS = Object.values(ASKED).map(({ opening }) => opening);
const NEVER_SHOWN = new RegExp([SECRET_KEY, CANARY, 'scripted error', ...OPENINGS].join('|'));
/** Shorter than any operator would set them, so that what hangs is given up soon. */
const IMPATIENT = { modelLowMs: 1_200, modelMediumMs: 1_200, modelHighMs: 1_200 };

const CASES = FAULTS.flatMap((fault, at) =>
  ASKED_ENDPOINTS.map((endpoint, place) => ({
    fault,
    endpoint,
    protocol: (at + place) % 2 === 0 ? 'openai' : 'anthropic',
  })),
);

describe('a provider that fails', { timeout: 60_000 }, () => {
  test.concurrent.each(CASES)('$fault by $protocol leaves $endpoint with one answer', async (one) => {
    const service = await startWithModels({ provider, model: `${one.protocol}:${one.fault}`, wishes: IMPATIENT });
    const response = await service.post(one.endpoint, ASKED[one.endpoint].body, await service.authorize());
    const text = await response.text();
    const events = parseEvents(text);
    expect(events.map(({ event }) => event).filter((event) => event !== 'progress')).toEqual(['complete']);
    expect(events.at(-1)?.event).toBe('complete');
    expect(text).not.toMatch(NEVER_SHOWN);
    await service.stop();
    expect(JSON.stringify([service.log, service.reports])).not.toMatch(NEVER_SHOWN);
    const { openHolds, disagreements } = await service.audit();
    expect({ openHolds, disagreements }).toEqual({ openHolds: 0, disagreements: [] });
    expect(service.reports.length).toBeGreaterThan(0);
    await service.store.close();
  });

  test('is told in the log by one line a call, without a word of question or answer', async () => {
    const service = await startWithModels({ provider, model: 'anthropic:well' });
    await (await service.post('mutate', ASKED.mutate.body, await service.authorize())).text();
    expect(service.reports).toEqual([
      {
        model: 'anthropic:well',
        outcome: 'answer',
        inputTokens: expect.any(Number),
        outputTokens: expect.any(Number),
        micros: expect.any(Number),
        ms: expect.any(Number),
      },
    ]);
    await service.stop();
    await service.store.close();
  });
});
