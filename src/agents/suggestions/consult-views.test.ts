import { describe, expect, it } from 'vitest';
import { askAgent, contextOf, NOW_MS } from '../../../test/fixtures/ask-agent.ts';
import { sessionOf } from '../../../test/fixtures/models/session-of.ts';
import { SUGGESTION_TABLES } from '../../../test/fixtures/suggestions/tables.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import type { AgentContext } from '../agent.ts';
import type { ModelHelp } from '../model-access.ts';
import { mutate } from '../mutate/agent.ts';
import { suggest } from './agent.ts';
import type { Suggestion } from './suggestion.ts';

const ORDERS = SUGGESTION_TABLES.find(({ name }) => name === 'orders')?.config as GraphConfig;
const VAGUE = 'what should my CFO look at?';
const MONTHLY = {
  steps: [
    { verb: 'truncateTime', column: 'Order Date', part: 'month', as: 'Month of spend' },
    { verb: 'group', by: ['Month of spend'], measures: [{ operation: 'sum', column: 'Revenue', as: 'Cash in' }] },
  ],
  type: 'line',
  why: 'A CFO looks at cash: 4,200,000 this year!',
};
const PRODUCTS = {
  steps: [
    { verb: 'filter', where: "Region = 'North'" },
    { verb: 'group', by: ['Product'], measures: [{ operation: 'mean', column: 'Rating', as: 'Average rating' }] },
    { verb: 'sort', by: [{ column: 'Average rating', direction: 'descending' }] },
  ],
  type: 'bar',
};

type Asked = { readonly suggestions: readonly Suggestion[]; readonly progress: readonly string[] };

const helpedBy = (models: ModelHelp, given: Partial<AgentContext> = {}): AgentContext =>
  contextOf({ models, ...given });

async function ask(userPrompt: string | undefined, context: AgentContext): Promise<Asked> {
  const run = suggest({ config: ORDERS, userPrompt, maxSuggestionCount: 3, nowMs: NOW_MS }, context);
  const progress: string[] = [];
  for (;;) {
    const step = await run.next();
    if (step.done === true) return { ...step.value, progress };
    progress.push(step.value.message);
  }
}

const answerOf = (...views: readonly object[]): string => JSON.stringify({ views });

describe('a vague prompt with a model', () => {
  it('gets what the model proposes first, in requests and sentences of our own', async () => {
    const { suggestions } = await ask(VAGUE, helpedBy(sessionHelp(answerOf(MONTHLY, PRODUCTS))));
    expect(suggestions.slice(0, 2)).toEqual([
      expect.objectContaining({
        dataPrepPrompt: 'Add up “Revenue” for each month of “Order Date”.',
        chartType: 'line',
      }),
      expect.objectContaining({ dataPrepPrompt: expect.stringContaining('“Region” is “North”'), chartType: 'bar' }),
    ]);
    expect(JSON.stringify(suggestions)).not.toMatch(/CFO|Cash|spend|4,200,000/);
  });

  it('gets requests that mutate carries out as they are meant', async () => {
    const { suggestions } = await ask(VAGUE, helpedBy(sessionHelp(answerOf(PRODUCTS))));
    const { config } = await askAgent(mutate, suggestions[0]?.dataPrepPrompt ?? '', ORDERS);
    const { columns, rows } = config.data;
    expect(columns.map(({ label }) => label)).toEqual(['Product', 'Average Rating']);
    expect(rows).toHaveLength(new Set(ORDERS.data.rows.map((row) => row.field_2)).size);
  });

  it.each([
    ['a value from nowhere', { steps: [{ verb: 'filter', where: 'Revenue > 77.7' }], type: 'scatter' }],
    ['a column from nowhere', { steps: [{ verb: 'select', columns: ['Profit margin'] }], type: 'bar' }],
    ['rows of its own', { rows: [{ Product: 'Gold', Revenue: 9 }], type: 'bar' }],
    ['a step of the drawing', { steps: [{ verb: 'setContent', part: 'title', text: 'CFO' }], type: 'bar' }],
    ['steps that no sentence asks for', { steps: [{ verb: 'sample', count: 5, seed: 1 }], type: 'bar' }],
    ['no type', { steps: MONTHLY.steps, type: '<b>pie</b>' }],
  ])('gets the built-in views where the model proposes %s, and is told so', async (_, view) => {
    const session = sessionOf([answerOf(view), answerOf(view)]);
    const built = await ask(VAGUE, helpedBy(undefined));
    const { suggestions, progress } = await ask(VAGUE, helpedBy({ session }));
    expect(suggestions).toEqual(built.suggestions);
    expect(session.asked).toHaveLength(2);
    expect(progress).toContainEqual(expect.stringContaining('did not pass the checks'));
  });

  it('takes the correction of a model that is told what was wrong', async () => {
    const wrong = { ...MONTHLY, steps: [{ verb: 'select', columns: ['Profit margin'] }] };
    const session = sessionOf([answerOf(wrong), answerOf(MONTHLY)]);
    const { suggestions } = await ask(VAGUE, helpedBy({ session }));
    expect(suggestions[0]?.chartType).toBe('line');
    expect(JSON.stringify(session.asked[1]?.turns.at(-1))).toContain('there is no column');
  });

  it('gets the built-in views where no model answers or the budget is spent, and is told so', async () => {
    const built = await ask(VAGUE, helpedBy(undefined));
    for (const [help, said] of [
      [{ session: sessionOf([]) }, 'gave no answer'],
      ['spent', 'budget'],
    ] as const) {
      const { suggestions, progress } = await ask(VAGUE, helpedBy(help));
      expect(suggestions).toEqual(built.suggestions);
      expect(progress).toContainEqual(expect.stringContaining(said));
    }
  });
});

describe('a model is asked', () => {
  const asks = async (prompt: string | undefined, effort: AgentContext['effort']): Promise<number> => {
    const session = sessionOf([answerOf(MONTHLY)]);
    await ask(prompt, helpedBy({ session }, { effort }));
    return session.asked.length;
  };

  it('only where words are left over, or at high effort', async () => {
    expect(await asks(VAGUE, 'low')).toBe(1);
    expect(await asks('revenue by region', 'medium')).toBe(0);
    expect(await asks(undefined, 'medium')).toBe(0);
    expect(await asks('revenue by region', 'high')).toBe(1);
  });
});

function sessionHelp(...answers: readonly string[]): ModelHelp {
  return { session: sessionOf(answers) };
}
