import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isChartType } from '../../src/chart/chart-type.ts';
import { evaluateResultSchema, extractResultSchema } from '../../src/http/v0/answers.ts';
import { readEvents, type TestService } from '../http/start-service.ts';
import { proves } from '../proves.ts';
import { startRealService } from './start-real.ts';

let service: TestService;
beforeAll(async () => {
  service = await startRealService();
});
afterAll(() => service.stop());

const CSV = 'City,Visitors,Tickets\nLisbon,1200,830\nPorto,950,610\nFaro,400,270\n';
const SOURCES = {
  CSV,
  semicolons: CSV.replaceAll(',', ';'),
  Markdown:
    '| City | Visitors | Tickets |\n|---|---|---|\n| Lisbon | 1200 | 830 |\n| Porto | 950 | 610 |\n| Faro | 400 | 270 |\n',
  JSON: JSON.stringify([
    { City: 'Lisbon', Visitors: 1200, Tickets: 830 },
    { City: 'Porto', Visitors: 950, Tickets: 610 },
    { City: 'Faro', Visitors: 400, Tickets: 270 },
  ]),
  HTML: '<table><tr><th>City<th>Visitors<th>Tickets<tr><td>Lisbon<td>1200<td>830<tr><td>Porto<td>950<td>610<tr><td>Faro<td>400<td>270</table>',
};

async function extract(sourceText: string, metadata?: object, asked: object = {}) {
  const response = await service.post('extract', { sourceText, metadata, ...asked });
  expect(response.status).toBe(200);
  const events = await readEvents(response);
  expect(events.slice(0, -1).every(({ event }) => event === 'progress')).toBe(true);
  expect(events.at(-1)?.event).toBe('complete');
  return extractResultSchema.parse(events.at(-1)?.data);
}

/** The table of an answer, by labels. */
function toTable({ config }: Awaited<ReturnType<typeof extract>>): readonly unknown[][] {
  const { columns = [], rows = [] } = config.data;
  return [columns.map(({ key, label }) => label ?? key), ...rows.map((row) => columns.map(({ key }) => row[key]))];
}

describe('extract', () => {
  test.each(Object.entries(SOURCES))(
    proves('extract.from-text', 'makes a chart of a table in %s'),
    async (_, source) => {
      const answer = await extract(source);
      expect(toTable(answer)).toEqual([
        ['City', 'Visitors', 'Tickets'],
        ['Lisbon', 1200, 830],
        ['Porto', 950, 610],
        ['Faro', 400, 270],
      ]);
    },
  );

  test('makes a table of prose', async () => {
    const answer = await extract('Email brought in $1.9M, paid search $0.4M and events $1.1M.');
    const cells = toTable(answer).flat().map(String);
    for (const word of ['Email', 'paid search', 'events']) {
      expect(cells.map((cell) => cell.toLowerCase())).toContain(word.toLowerCase());
    }
  });

  test('gives the chart the type that evaluate ranks first', async () => {
    const { config } = await extract(CSV);
    const [event] = await readEvents(await service.post('evaluate', { config }));
    expect(config.type).toBe(evaluateResultSchema.parse(event?.data).ranking[0]?.type);
    expect(isChartType(config.type)).toBe(true);
  });

  test(proves('extract.complete', 'completes with config, response, extractMeta and no field beside'), async () => {
    const events = await readEvents(await service.post('extract', { sourceText: CSV }));
    const allowed = ['config', 'response', 'extractMeta', 'lastAccuracyEvaluation'];
    const data = events.at(-1)?.data ?? {};
    expect(Object.keys(data).filter((name) => !allowed.includes(name))).toEqual([]);
    expect(data).toMatchObject({ config: { data: {} }, response: { message: expect.stringMatching(/\S/) } });
    expect(data).toHaveProperty('extractMeta');
  });

  test(proves('extract.meta', 'says how sure it is'), async () => {
    const { extractMeta } = await extract(CSV);
    expect(extractMeta).toEqual({ confidence: 'high', needsUserInput: false, warnings: [] });
  });

  test(proves('extract.accuracy', 'checks itself in the end'), async () => {
    const { lastAccuracyEvaluation } = await extract(CSV);
    expect(lastAccuracyEvaluation).toMatchObject({ score: 1, issues: [], sufficient: true });
    expect(lastAccuracyEvaluation?.summary).toMatch(/\S/);
  });

  test('a text without figures is no error', async () => {
    const { config, response, extractMeta } = await extract('There is nothing to count in here.');
    expect(config.data.rows).toEqual([]);
    expect(response.message).toMatch(/\S/);
    expect(extractMeta?.confidence).not.toBe('high');
  });
});

describe('ambiguous notations', () => {
  const OPEN = 'Date,Visits\n03/04/2025,120\n05/06/2025,135\n07/08/2025,128\n';

  test(proves('values.ambiguity-asked', 'are read the commoner way and asked about'), async () => {
    const { response, extractMeta } = await extract(OPEN);
    expect(extractMeta?.needsUserInput).toBe(true);
    expect(extractMeta?.warnings).not.toEqual([]);
    expect(response.message).toContain('?');
  });

  test('are settled by an answer that was offered, and offered only to who asks', async () => {
    const { extractMeta } = await extract(OPEN, undefined, { includeQuestions: true });
    const [question] = extractMeta?.questions ?? [];
    const answers = question?.choices[0]?.answers;
    const settled = await extract(OPEN, undefined, { answers });
    expect(settled.extractMeta).toEqual({ confidence: 'high', needsUserInput: false, warnings: [] });
    expect(settled.config.data.rows?.[0]).toMatchObject({ date: '2025-04-03' });
  });

  test('are no question where the locale is named, or the values themselves decide', async () => {
    expect((await extract(OPEN, { callId: 'c', locale: 'EN_GB' })).extractMeta?.needsUserInput).toBe(false);
    expect((await extract(`${OPEN}23/08/2025,140\n`)).extractMeta?.needsUserInput).toBe(false);
  });

  test('are asked about in the language of the locale where it does not settle them', async () => {
    const { response } = await extract('Nada para contar aqui.', { callId: 'c', locale: 'PT_PT' });
    expect(response.message).not.toBe((await extract('Nada para contar aqui.')).response.message);
  });
});
