import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AgentContext, Progress } from '../../src/agents/agent.ts';
import { createInlineRunner } from '../../src/http/runner/inline-runner.ts';
import { errorBodySchema } from '../../src/http/v0/answers.ts';
import { createEvaluateEndpoint } from '../../src/http/v0/evaluate.ts';
import { createExtractEndpoint } from '../../src/http/v0/extract.ts';
import { CONTRACT_LIMITS } from '../../src/http/v0/limits.ts';
import { readEvents, startService, type TestService } from '../http/start-service.ts';
import { proves } from '../proves.ts';

/** An agent that says what it was told to work on. */
async function* echo(input: object, { effort, locale }: AgentContext): AsyncGenerator<Progress, object, void> {
  yield { message: 'looking' };
  return { ...input, effort, locale };
}

const endpoints = [createExtractEndpoint(CONTRACT_LIMITS, echo), createEvaluateEndpoint(echo)];
let service: TestService;
let key: { readonly authorization: string };
beforeAll(async () => {
  service = await startService({
    parts: { endpoints, runner: createInlineRunner(endpoints) },
    gate: { requestsPerMinute: 10_000 },
  });
  key = await service.authorize();
});
afterAll(() => service.stop());

const post = (endpoint: string, body: unknown) => service.post(endpoint, body, key);

async function refuse(endpoint: string, body: unknown) {
  const response = await post(endpoint, body);
  expect(response.status).toBe(400);
  return errorBodySchema.parse(await response.json());
}

const DATA = { columns: [{ key: 'a', label: 'A' }], rows: [{ a: 1 }] };

describe('a body that is refused', () => {
  test.each([
    '',
    ' ',
    'null',
    '[]',
    '[{}]',
    '"text"',
    '12',
    'true',
    '{',
    '{]',
    '{"a":}',
    "{'a':1}",
    '{"a":1,}',
    '{"a":1}}',
    '{"a":01}',
    '{"a":NaN}',
    '{"a":+1}',
    '{"a":"\t"}',
    '{"a":"\\x"}',
    '{"a":"\\ud8"}',
    '{a:1}',
    '/**/{}',
    '{"a":1}#',
    '\u0000{}',
    `${'['.repeat(100_000)}`,
    `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
    '{}',
    '{"config":{}}',
  ])(proves('errors.400', 'is 400 on every endpoint: %.30s'), async (body) => {
    for (const endpoint of ['extract', 'evaluate'])
      expect((await refuse(endpoint, body)).code).toBe('VALIDATION_ERROR');
  });

  test('is 400 where it is not UTF-8', async () => {
    for (const bytes of [[0xff], [0x7b, 0xc0, 0xaf, 0x7d], [0xfe, 0xff, 0x00, 0x7b, 0x00, 0x7d]]) {
      const response = await fetch(`${service.base}/api/v0/evaluate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...key },
        body: new Uint8Array(bytes),
      });
      expect(response.status).toBe(400);
    }
  });

  test(proves('error-codes.validation', 'has code VALIDATION_ERROR and is not retryable'), async () => {
    expect(await refuse('evaluate', {})).toMatchObject({ code: 'VALIDATION_ERROR', retryable: false });
  });

  test(proves('error-body.issues', 'names every wrong value by its path'), async () => {
    const rows = [{ a: 1 }, 'x', { a: 2 }, null];
    const { issues } = await refuse('evaluate', {
      config: { data: { columns: [{ key: 'a' }, { key: 'a' }], rows } },
      chartFamily: 'comparisons',
      metadata: { locale: 'english' },
    });
    expect(issues?.map((issue) => issue.path)).toEqual([
      'config.data.columns[1].key',
      'config.data.rows[1]',
      'config.data.rows[3]',
      'chartFamily',
      'metadata.callId',
      'metadata.locale',
    ]);
    for (const issue of issues ?? []) expect(issue.message).toMatch(/^\S.*[.?]$/);
  });

  test('says in its message what is wrong first', async () => {
    const { message, error } = await refuse('evaluate', {});
    expect(message).toBe('config: This is required: an object.');
    expect(error).toBe(message);
  });

  test(proves('evaluate.config-required', 'is one for evaluate without config'), async () => {
    const { issues } = await refuse('evaluate', { data: DATA });
    expect(issues).toEqual([{ path: 'config', message: 'This is required: an object.' }]);
  });

  test(proves('extract.no-source', 'is one for extract without a source'), async () => {
    for (const body of [{}, { sourceText: '' }, { attachments: [] }, { metadata: { callId: 'c' } }]) {
      expect((await refuse('extract', body)).message).toContain('no source');
    }
  });

  test('with a number that would not survive is told to send it as text', async () => {
    const { issues } = await refuse('evaluate', '{"config":{"data":{"rows":[{"amount":123456789012345678901}]}}}');
    expect(issues).toEqual([
      { path: 'config.data.rows[0].amount', message: expect.stringContaining('Send it as text') },
    ]);
  });

  test('never speaks of the inside', async () => {
    const texts = await Promise.all(
      ['{"a":\u0001}', '{}', '['].map(async (body) => (await post('evaluate', body)).text()),
    );
    for (const text of texts) expect(text).not.toMatch(/node_modules|\.ts|zod|Error:|\bat .+:\d+/i);
  });
});

describe('a body that is accepted', () => {
  const completes = async (endpoint: string, body: unknown) => {
    const events = await readEvents(await post(endpoint, body));
    expect(events.at(-1)?.event).toBe('complete');
    return events.at(-1)?.data;
  };

  test(proves('values.unknown-request-fields', 'may have fields that nobody knows'), async () => {
    const told = await completes('extract', { sourceText: 'a', colour: 'blue', userPrompt: 5, config: null });
    expect(told).toEqual({
      sourceText: 'a',
      attachments: [],
      includePages: false,
      includeProvenance: false,
      includeQuestions: false,
      effort: 'medium',
      locale: 'EN_US',
    });
  });

  test(proves('versioning.deprecated', 'may say its effort the deprecated way'), async () => {
    const metadata = { callId: 'c', storytellingEffort: 'high' };
    expect(await completes('extract', { sourceText: 'a', metadata })).toMatchObject({ effort: 'high' });
  });

  test('may be as long as the contract allows, in any letters', async () => {
    const sourceText = '数'.repeat(500_000);
    expect(await completes('extract', { sourceText })).toMatchObject({ sourceText });
  });

  test('keeps whatever its data came with', async () => {
    const text =
      '{"columns":[{"key":"__proto__"}],"rows":[{"__proto__":"own","constructor":[{"deep":"\\ud800"}]}],"more":{}}';
    const response = await post('evaluate', `{"config":{"data":${text}}}`);
    expect(await response.text()).toContain(`"data":${text}`);
  });
});
