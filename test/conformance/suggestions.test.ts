import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { GraphConfig } from '../../src/chart/graph-config.ts';
import type { Locale } from '../../src/chart/locale.ts';
import { chartResultSchema, evaluateResultSchema, suggestionsResultSchema } from '../../src/http/v0/answers.ts';
import { SUGGESTION_TABLES } from '../fixtures/suggestions/tables.ts';
import { readEvents, type TestService } from '../http/start-service.ts';
import { proves } from '../proves.ts';
import { startRealService } from './start-real.ts';

let service: TestService;
/** Made anew for each table and each test: one key may call a hundred times a minute. */
let key: Awaited<ReturnType<TestService['authorize']>>;
beforeAll(async () => {
  service = await startRealService();
});
beforeEach(async () => {
  key = await service.authorize();
});
afterAll(() => service.stop());

const [ORDERS] = SUGGESTION_TABLES.map(({ config }) => config);

async function complete<Schema extends z.ZodType>(
  endpoint: string,
  body: object,
  schema: Schema,
): Promise<z.output<Schema>> {
  const response = await service.post(endpoint, body, key);
  expect(response.status).toBe(200);
  const events = await readEvents(response);
  expect(events.slice(0, -1).every(({ event }) => event === 'progress')).toBe(true);
  expect(events.at(-1)?.event).toBe('complete');
  return schema.parse(events.at(-1)?.data);
}

const suggest = (config: GraphConfig | undefined, more: object = {}) =>
  complete('suggestions', { config, ...more }, suggestionsResultSchema);

/** What a suggestion comes to: mutate carries its request out, and evaluate says how its type fits the outcome. */
async function verdictOn(
  config: GraphConfig,
  request: string,
  type: string,
  locale: Locale,
): Promise<string | undefined> {
  const metadata = { callId: 'test', locale };
  const changed = await complete('mutate', { config, userPrompt: request, metadata }, chartResultSchema);
  const { data } = changed.config;
  const { ranking } = await complete('evaluate', { config: { data }, metadata }, evaluateResultSchema);
  return ranking.find((entry) => entry.type === type)?.verdict;
}

describe('suggestions', () => {
  test(proves('suggestions.suggests', 'types that fit what mutate makes of the data by each request'), async () => {
    for (const { config, locales } of SUGGESTION_TABLES) {
      for (const locale of locales) {
        key = await service.authorize();
        const { suggestions } = await suggest(config, { metadata: { callId: 'test', locale } });
        expect(suggestions.length).toBeGreaterThan(0);
        for (const { dataPrepPrompt, chartType } of suggestions) {
          expect(await verdictOn(config, dataPrepPrompt, chartType, locale), dataPrepPrompt).toBe('ok');
        }
      }
    }
  }, 60_000);

  test(proves('suggestions.entry', 'are texts and a type, and nothing else'), async () => {
    const { suggestions } = await complete(
      'suggestions',
      { config: ORDERS },
      z.object({ suggestions: z.array(z.unknown()) }),
    );
    for (const one of suggestions) {
      const entry = z.record(z.string(), z.string()).parse(one);
      expect(Object.keys(entry).sort()).toEqual(['chartType', 'dataPrepPrompt', 'summary']);
      expect(Object.values(entry).every((text) => text.trim() !== '')).toBe(true);
    }
  });

  test(proves('suggestions.complete', 'come in one complete event'), async () => {
    expect(Object.keys(await suggest(ORDERS))).toEqual(['suggestions']);
  });

  test(
    proves('suggestions.count-is-target', 'may be fewer than are aimed at where the data have no more views'),
    async () => {
      const narrow: GraphConfig = {
        type: 'table',
        data: { columns: [{ key: 'n', label: 'Note' }], rows: [{ n: 'one' }] },
      };
      expect((await suggest(narrow, { maxSuggestionCount: 4 })).suggestions).toHaveLength(1);
      expect((await suggest(ORDERS, { maxSuggestionCount: 2 })).suggestions).toHaveLength(2);
    },
  );

  test(proves('prompt.suggestions-without', 'are the best views of the data where nothing is asked'), async () => {
    const { suggestions } = await suggest(ORDERS);
    expect(suggestions).toHaveLength(4);
    expect(await suggest(ORDERS, { userPrompt: '  ' })).toEqual({ suggestions });
  });
});
