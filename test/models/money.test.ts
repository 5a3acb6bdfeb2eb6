import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { POOL_ACCOUNT } from '../../src/access/budget/budget-store.ts';
import { systemTimers, type Timers } from '../../src/http/timers.ts';
import { costOf } from '../../src/models/prices/price.ts';
import { type ScriptedProvider, startScriptedProvider } from '../../src/models/scripted/scripted-provider.ts';
import { QUICK_FAULTS, type Script } from '../../src/models/scripted/scripted-reply.ts';
import { readEvents } from '../http/start-service.ts';
import { proves } from '../proves.ts';
import { ASKED, ASKED_ENDPOINTS, type AskedEndpoint, goodAnswer } from './asked-endpoints.ts';
import {
  ask,
  GOOD_PLAN,
  type ModelService,
  PRICE,
  SECRET_KEY,
  startWithModels,
  UNREAD_WISH,
} from './start-with-models.ts';

let provider: ScriptedProvider;
let script: Script = () => ({ text: GOOD_PLAN });
beforeAll(async () => {
  provider = await startScriptedProvider((request) => script(request));
});
afterAll(() => provider.close());
beforeEach(() => {
  script = () => ({ text: GOOD_PLAN });
});

async function end(service: ModelService): Promise<void> {
  await service.stop();
  await service.store.close();
}

/** Waits between attempts are over at once, limits of time are not. */
const HASTY_TIMERS: Timers = { after: (delayMs, run) => systemTimers.after(delayMs < 1_000 ? 0 : delayMs, run) };

/** Two answers in three are good, so that no circuit opens; the rest fail in turn. */
function withFaults(): Script {
  let asked = 0;
  return (request) => {
    asked += 1;
    const fault = asked % 3 === 0 ? QUICK_FAULTS[(asked / 3) % QUICK_FAULTS.length] : undefined;
    return { text: goodAnswer(request), ...(fault === undefined ? {} : { fault }) };
  };
}

describe('the invoice of a provider', { timeout: 300_000 }, () => {
  test.each(['openai', 'anthropic'])(
    'of %s is never more than our ledger, over 500 calls with faults',
    async (name) => {
      script = withFaults();
      const before = provider.invoice();
      const service = await startWithModels({
        provider,
        model: `${name}:scripted`,
        gate: { keyBudgetMicros: 1_000_000_000 },
        timers: HASTY_TIMERS,
      });
      const key = await service.authorize();
      const callOne = async (endpoint: AskedEndpoint): Promise<void> => {
        const events = await readEvents(await service.post(endpoint, ASKED[endpoint].body, key));
        expect(events.at(-1)?.event).toBe('complete');
      };
      let requests = 0;
      for (; service.reports.length < 500; requests += ASKED_ENDPOINTS.length)
        await Promise.all(ASKED_ENDPOINTS.map(callOne));
      const after = provider.invoice();
      const billed = {
        inputTokens: after.inputTokens - before.inputTokens,
        outputTokens: after.outputTokens - before.outputTokens,
      };
      const { ledger, disagreements, openHolds, spentMicros } = await service.audit();
      expect({ openHolds, disagreements }).toEqual({ openHolds: 0, disagreements: [] });
      expect(ledger.filter(({ kind }) => kind === 'settle')).toHaveLength(requests);
      expect(spentMicros).toBeGreaterThanOrEqual(costOf(billed, PRICE));
      expect(spentMicros).toBe(service.reports.reduce((sum, { micros }) => sum + micros, 0));
      await end(service);
    },
  );
});

describe('a spent budget', () => {
  test(proves('budget.built-in', 'the built-in engine answers instead, and says so'), async () => {
    const service = await startWithModels({
      provider,
      http: { onSpentBudget: 'built-in' },
      gate: { keyBudgetMicros: 1 },
    });
    const asked = provider.requests.length;
    const events = await readEvents(await service.post('mutate', ask('sort by sales'), await service.authorize()));
    expect(events.at(-1)).toMatchObject({
      event: 'complete',
      data: { response: { message: expect.stringContaining('The budget for language models is spent') } },
    });
    expect(provider.requests.length).toBe(asked);
    expect((await service.audit()).entries).toBe(0);
    await end(service);
  });
});

describe('a call that will ask no model', () => {
  test.each([
    ['mutate', { userPrompt: undefined }],
    ['generate', { userPrompt: ' ' }],
    ['suggestions', { userPrompt: undefined }],
    ['narrate', { metadata: { callId: 'test', effort: 'low' } }],
    ['narrate', { metadata: { callId: 'test', effort: 'high', storytellingEffort: 'none' } }],
    ['evaluate', {}],
  ])('of %s with %j holds no money, and is answered with an empty budget', async (endpoint, change) => {
    const service = await startWithModels({ provider, gate: { keyBudgetMicros: 0 } });
    const asked = provider.requests.length;
    const body = { ...ask('tell it plainly', 'medium'), ...change };
    const events = await readEvents(await service.post(endpoint, body, await service.authorize()));
    expect(events.at(-1)?.event).toBe('complete');
    expect(provider.requests.length).toBe(asked);
    expect((await service.audit()).entries).toBe(0);
    await end(service);
  });
});

describe('a hold', () => {
  test('is at most half a dollar, whatever the model costs and the effort', async () => {
    const service = await startWithModels({ provider, price: { inputMicros: 60_000_000, outputMicros: 240_000_000 } });
    const key = await service.authorize();
    for (const effort of ['low', 'medium', 'high'] as const) {
      for (const endpoint of ASKED_ENDPOINTS) {
        const { body } = ASKED[endpoint];
        await (await service.post(endpoint, { ...body, metadata: { callId: 'test', effort } }, key)).text();
      }
    }
    const holds = (await service.audit()).ledger.filter(
      ({ kind, accountId }) => kind === 'reserve' && accountId !== POOL_ACCOUNT,
    );
    // At low effort a narrative is worded by nobody but the grammar.
    expect(holds).toHaveLength(3 * ASKED_ENDPOINTS.length - 1);
    expect(Math.max(...holds.map(({ amountMicros }) => amountMicros))).toBeLessThanOrEqual(500_000);
    await end(service);
  });
});

/** The environments of the processes that this one has started. */
function childEnvironments(): readonly string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const isOurs =
          readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1] === String(process.pid);
        const isWorker = readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('worker.ts');
        return isOurs && isWorker ? [readFileSync(`/proc/${pid}/environ`, 'utf8')] : [];
      } catch {
        // It has ended meanwhile.
        return [];
      }
    });
}

describe('a body above 256 KB', () => {
  test.runIf(process.platform === 'linux')('asks through the main process; its worker has no key', async () => {
    process.env.OPENAI_API_KEY = SECRET_KEY;
    const service = await startWithModels({ provider, wishes: { modelLowMs: 20_000 } });
    const request = ask(UNREAD_WISH);
    const rows = Array.from({ length: 9_000 }, (_, at) => ({ city: `City ${at}`, sales: (at * 7919) % 9973 }));
    const config = {
      ...(request.config as object),
      data: {
        columns: [
          { key: 'city', label: 'City' },
          { key: 'sales', label: 'Sales' },
        ],
        rows,
      },
    };
    const asked = provider.requests.length;
    const events = await readEvents(await service.post('mutate', { ...request, config }, await service.authorize()));
    expect(events.at(-1)?.event).toBe('complete');
    expect(JSON.stringify(events.at(-1)?.data)).toContain('"sales":9972');
    expect(provider.requests.length).toBe(asked + 1);
    expect(provider.requests.at(-1)?.key).toContain(SECRET_KEY);
    const environments = childEnvironments();
    expect(environments).toHaveLength(1);
    expect(environments.join()).not.toContain(SECRET_KEY);
    delete process.env.OPENAI_API_KEY;
    await end(service);
  });
});
