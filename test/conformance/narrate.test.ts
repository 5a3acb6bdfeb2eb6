import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GraphConfig } from '../../src/chart/graph-config.ts';
import { toPlainText } from '../../src/chart/rich-text.ts';
import { narrateResultSchema } from '../../src/http/v0/answers.ts';
import { readEvents, type TestService } from '../http/start-service.ts';
import { proves } from '../proves.ts';
import { startRealService } from './start-real.ts';

let service: TestService;
beforeAll(async () => {
  service = await startRealService();
});
afterAll(() => service.stop());

const VISITS: GraphConfig = {
  type: 'line',
  data: {
    columns: [
      { key: 'm', label: 'Month' },
      { key: 'v', label: 'Visitors' },
    ],
    rows: [310, 335, 362, 390, 431, 455, 502, 540].map((v, at) => ({ m: `2024-0${at + 1}`, v })),
  },
  legend: { position: 'top' },
};

type Answer = { readonly config: GraphConfig; readonly response: { readonly message: string } };

async function narrate(userPrompt: string, metadata?: object, config = VISITS): Promise<Answer> {
  const response = await service.post('narrate', {
    config,
    userPrompt,
    ...(metadata === undefined ? {} : { metadata: { callId: 'test', ...metadata } }),
  });
  expect(response.status).toBe(200);
  const events = await readEvents(response);
  expect(events.slice(0, -1).every(({ event }) => event === 'progress')).toBe(true);
  expect(events.at(-1)?.event).toBe('complete');
  narrateResultSchema.parse(events.at(-1)?.data);
  // The schema has said so; it would leave out the fields that it does not name.
  return events.at(-1)?.data as Answer;
}

function textsOf({ config: { content } }: Answer): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(content ?? {}).map(([field, text]) => [field, toPlainText(text)]));
}

describe('narrate', () => {
  test(proves('narrate.writes', 'title, subtitle and caption tell what the data say'), async () => {
    const { title, subtitle, caption } = textsOf(await narrate('Tell the story', { effort: 'high' }));
    expect(title).toMatch(/visitors/i);
    expect(title).toContain('74%');
    expect(subtitle).toMatch(/January to August 2024/);
    expect(caption).toContain('310');
    expect(caption).toContain('540');
  });

  test(proves('narrate.content', 'each text is a document of paragraphs, right to left in Arabic'), async () => {
    const { config } = await narrate('Tell the story', { locale: 'AR', effort: 'low' });
    expect(config.content).toEqual({
      title: {
        type: 'doc',
        content: [{ type: 'paragraph', attrs: { dir: 'rtl' }, content: [{ type: 'text', text: expect.any(String) }] }],
      },
    });
  });

  test(proves('narrate.fields-by-level', 'the level decides which fields there are'), async () => {
    const fieldsAt = async (metadata: object): Promise<readonly string[]> =>
      Object.keys(textsOf(await narrate('Tell the story', metadata)));
    expect(await fieldsAt({ effort: 'low' })).toEqual(['title']);
    expect(await fieldsAt({})).toEqual(['title', 'caption']);
    expect(await fieldsAt({ effort: 'high' })).toEqual(['title', 'subtitle', 'caption']);
    expect(await fieldsAt({ effort: 'high', storytellingEffort: 'low' })).toEqual(['title']);
  });

  test(proves('narrate.complete', 'the answer holds the chart, all else untouched, and a message'), async () => {
    const { config, response } = await narrate('Tell the story');
    expect({ ...config, content: undefined }).toEqual({ ...VISITS, content: undefined });
    expect(response.message).toBe('Wrote the title and caption.');
  });

  test(proves('narrative.none', 'the level none leaves the chart as it is and says so'), async () => {
    const { config, response } = await narrate('Tell the story', { storytellingEffort: 'none' });
    expect(config).toEqual(VISITS);
    expect(response.message).toContain('none');
  });

  test(proves('narrative.kept', 'a field that the level does not produce keeps what the user had'), async () => {
    const content = { subtitle: 'Museum of the sea', source: { label: 'Own counts' } };
    const answer = await narrate('Tell the story', {}, { ...VISITS, content });
    expect(answer.config.content).toMatchObject(content);
    expect(textsOf(answer).title).toMatch(/visitors/i);
  });
});
