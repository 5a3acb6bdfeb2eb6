import { describe, expect, test } from 'vitest';
import { proves } from '../../../test/proves.ts';
import type { AgentContext, Progress } from '../../agents/agent.ts';
import { createEvaluateEndpoint } from './evaluate.ts';
import { createExtractEndpoint } from './extract.ts';
import { CONTRACT_LIMITS } from './limits.ts';

/** An agent that tells what it was given. */
async function* echo<Input>(
  input: Input,
  context: AgentContext,
): AsyncGenerator<Progress, { readonly input: Input; readonly context: AgentContext }, void> {
  yield { message: 'looking' };
  return { input, context };
}

const toBytes = (body: unknown) => new TextEncoder().encode(JSON.stringify(body));
const extract = (body: unknown) => createExtractEndpoint(CONTRACT_LIMITS, echo).prepare(toBytes(body));
const evaluate = (body: unknown) => createEvaluateEndpoint(echo).prepare(toBytes(body));

async function finish(steps: AsyncGenerator<unknown, unknown, void>): Promise<unknown> {
  for (;;) {
    const { done, value } = await steps.next();
    if (done === true) return value;
  }
}

describe('a prepared call', () => {
  test('hands the checked input and the signal to the agent', async () => {
    const { signal } = new AbortController();
    expect(await finish(extract({ sourceText: 'a,b\n1,2' }).run(signal))).toEqual({
      input: {
        sourceText: 'a,b\n1,2',
        attachments: [],
        includeProvenance: false,
        includePages: false,
        includeQuestions: false,
        answers: undefined,
      },
      context: { locale: 'EN_US', isLocaleExplicit: false, effort: 'medium', signal },
    });
  });

  test(proves('metadata.effort-forwarded', 'tells the agent the effort, given or inferred'), async () => {
    const { signal } = new AbortController();
    for (const [metadata, effort] of [
      [{ callId: 'c', effort: 'high' }, 'high'],
      [{ callId: 'c', storytellingEffort: 'none' }, 'low'],
    ]) {
      const told = await finish(extract({ sourceText: 'a', metadata }).run(signal));
      expect(told).toMatchObject({ context: { effort } });
    }
  });

  test('knows whether the locale was named', async () => {
    const call = evaluate({ config: { data: {} }, metadata: { callId: 'c', locale: 'EN_US' } });
    expect(call.locale).toBe('EN_US');
    expect(await finish(call.run(new AbortController().signal))).toMatchObject({ context: { isLocaleExplicit: true } });
  });

  test('costs nothing, for no model is asked', () => {
    expect(extract({ sourceText: 'a' }).worstCaseMicros).toBe(0);
    expect(evaluate({ config: { data: {} } }).worstCaseMicros).toBe(0);
  });

  test('has the callId for the log, cut where it is long', () => {
    expect(extract({ sourceText: 'a', metadata: { callId: 'call-7' } }).callId).toBe('call-7');
    expect(extract({ sourceText: 'a', metadata: { callId: 'x'.repeat(1000) } }).callId).toHaveLength(200);
    expect(extract({ sourceText: 'a' }).callId).toBeUndefined();
  });

  test('passes the data on with its own metadata, and the family only where it is named', async () => {
    const data = { columns: [], rows: [], _metadata: { parsingLocale: 'ar' } };
    const { signal } = new AbortController();
    expect(await finish(evaluate({ config: { data } }).run(signal))).toMatchObject({ input: { data } });
    const told = await finish(evaluate({ config: { data }, chartFamily: 'composition' }).run(signal));
    expect(told).toMatchObject({ input: { data, chartFamily: 'composition' } });
  });
});
