import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ScriptedProvider, startScriptedProvider } from '../../src/models/scripted/scripted-provider.ts';
import type { Script } from '../../src/models/scripted/scripted-reply.ts';
import { readError, readEvents } from '../http/start-service.ts';
import { ASKED, ASKED_ENDPOINTS, goodAnswer } from './asked-endpoints.ts';
import { CANARY, type ModelService, startWithModels } from './start-with-models.ts';

const answerWell: Script = (request) => ({ text: goodAnswer(request) });
const hang: Script = (request) => ({ text: goodAnswer(request), fault: 'hang-in-the-middle' });

let provider: ScriptedProvider;
let script: Script = answerWell;
beforeAll(async () => {
  provider = await startScriptedProvider((request) => script(request));
});
afterAll(() => provider.close());
beforeEach(() => {
  script = answerWell;
});

async function end(service: ModelService): Promise<void> {
  await service.stop();
  await service.store.close();
}

describe.each(ASKED_ENDPOINTS)('%s with a model', (endpoint) => {
  const { body, mark, opening } = ASKED[endpoint];

  test.each(['openai', 'anthropic'])(
    'takes what it proposes by the protocol of %s, and tells of its stream',
    async (name) => {
      const service = await startWithModels({ provider, model: `${name}:scripted` });
      const asked = provider.requests.length;
      const events = await readEvents(await service.post(endpoint, body, await service.authorize()));
      expect(provider.requests.slice(asked)).toMatchObject([
        { protocol: name, instructions: expect.stringContaining(opening) },
      ]);
      expect(events.at(-1)?.event).toBe('complete');
      expect(JSON.stringify(events.at(-1)?.data)).toContain(mark);
      const told = events.slice(0, -1).map(({ event, data }) => [event, data]);
      expect(told).toContainEqual(['progress', { message: 'Asking the language model …' }]);
      expect(told).toContainEqual(['progress', { message: 'The language model is answering …' }]);
      expect(JSON.stringify(events)).not.toContain(CANARY);
      const { spentMicros, openHolds } = await service.audit();
      expect(openHolds).toBe(0);
      expect(spentMicros).toBe(service.reports.reduce((sum, { micros }) => sum + micros, 0));
      expect(spentMicros).toBeGreaterThan(0);
      await end(service);
    },
  );

  test('is answered by the built-in mind once the time for models is over, and says so', async () => {
    script = hang;
    const wishes = { modelLowMs: 800, modelMediumMs: 800 };
    const service = await startWithModels({ provider, wishes });
    const events = await readEvents(await service.post(endpoint, body, await service.authorize()));
    expect(events.at(-1)?.event).toBe('complete');
    expect(JSON.stringify(events.at(-1)?.data)).not.toContain(mark);
    expect(JSON.stringify(events)).toContain('The language model gave no answer, so the built-in engine answered.');
    await end(service);
  });

  test('ends the call of the provider once its caller leaves, and pays for it', async () => {
    script = hang;
    const service = await startWithModels({ provider, wishes: { modelLowMs: 20_000, modelMediumMs: 20_000 } });
    const [asked, abandoned] = [provider.requests.length, provider.abandoned()];
    const leave = new AbortController();
    const calling = fetch(`${service.base}/api/v0/${endpoint}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(await service.authorize()) },
      body: JSON.stringify(body),
      signal: leave.signal,
    }).then((response) => response.text());
    await expect.poll(() => provider.requests.length, { timeout: 10_000 }).toBe(asked + 1);
    leave.abort();
    await expect(calling).rejects.toThrow();
    await expect.poll(() => provider.abandoned(), { interval: 5, timeout: 5_000 }).toBe(abandoned + 1);
    await expect.poll(async () => (await service.audit()).openHolds).toBe(0);
    const { ledger, spentMicros } = await service.audit();
    const held = ledger.find(({ kind }) => kind === 'reserve')?.amountMicros ?? 0;
    expect(spentMicros).toBeGreaterThan(0);
    expect(spentMicros).toBeLessThanOrEqual(held);
    expect(service.reports).toMatchObject([{ outcome: 'left' }]);
    await end(service);
  });

  test('is refused with 429 where its worst case does not fit the budget, or answered by the built-in mind', async () => {
    const asked = provider.requests.length;
    const gate = { keyBudgetMicros: 1 };
    const refusing = await startWithModels({ provider, gate });
    const response = await refusing.post(endpoint, body, await refusing.authorize());
    expect(response.status).toBe(429);
    expect((await readError(response)).code).toBe('QUOTA_EXCEEDED');
    await end(refusing);
    const answering = await startWithModels({ provider, gate, http: { onSpentBudget: 'built-in' } });
    const events = await readEvents(await answering.post(endpoint, body, await answering.authorize()));
    expect(events.at(-1)?.event).toBe('complete');
    expect(JSON.stringify(events)).toContain('The budget for language models is spent');
    expect((await answering.audit()).entries).toBe(0);
    expect(provider.requests.length).toBe(asked);
    await end(answering);
  });
});

test('a model that fails at cost leaves time and money for the one behind it', async () => {
  script = (request) => ({
    text: goodAnswer(request),
    ...(request.model === 'down' ? { fault: 'internal-error' as const } : {}),
  });
  const service = await startWithModels({ provider, model: 'anthropic:down,openai:up' });
  const events = await readEvents(await service.post('mutate', ASKED.mutate.body, await service.authorize()));
  expect(JSON.stringify(events.at(-1)?.data)).toContain(ASKED.mutate.mark);
  expect(service.reports).toMatchObject([
    { model: 'anthropic:down', outcome: 'overloaded' },
    { model: 'openai:up', outcome: 'answer' },
  ]);
  await end(service);
});
