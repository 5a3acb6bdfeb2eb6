import { describe, expect, it } from 'vitest';
import { sessionOf } from '../../../test/fixtures/models/session-of.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import { toPlainText } from '../../chart/rich-text.ts';
import type { AgentContext } from '../agent.ts';
import type { ModelHelp } from '../model-access.ts';
import { narrate } from './agent.ts';

const SALES: GraphConfig = {
  type: 'line',
  data: {
    columns: [
      { key: 'month', label: 'Month' },
      { key: 'sales', label: 'Sales (€)' },
    ],
    rows: [20, 26, 31, 40, 52, 60, 71, 85].map((sales, at) => ({ month: `2023-0${at + 1}`, sales })),
  },
};
const PIRATE = 'tell it like a weathered pirate captain';
const GOOD = {
  title: 'Ahoy, {1.series} {1.way:climbed} {1.by}',
  caption:
    'From {1.from.name} to {1.to.name} our {1.series} {1.way:rose}, mateys, from {1.from.value} to {1.to.value}.',
};

type Told = { readonly title: string; readonly caption: string; readonly message: string; readonly progress: string[] };

async function tell(
  models: ModelHelp,
  given: Partial<AgentContext> & { readonly prompt?: string } = {},
): Promise<Told> {
  const { prompt = PIRATE, ...context } = given;
  const signal = new AbortController().signal;
  const run = narrate(
    { config: SALES, userPrompt: prompt, level: 'medium' },
    { locale: 'EN_US', isLocaleExplicit: false, effort: 'medium', signal, models, ...context },
  );
  const progress: string[] = [];
  for (;;) {
    const step = await run.next();
    if (step.done === true) {
      const content = step.value.config.content as Readonly<Record<string, unknown>>;
      const { message } = step.value.response;
      return { title: toPlainText(content.title), caption: toPlainText(content.caption), message, progress };
    }
    progress.push(step.value.message);
  }
}

const answer = (change: object = {}): string => JSON.stringify({ ...GOOD, ...change });

describe('a manner that the built-in grammar does not know', () => {
  it('is worded by a model, with every figure and name filled in by the engine', async () => {
    const session = sessionOf([answer()]);
    const { title, caption, message } = await tell({ session });
    expect(title).toBe('Ahoy, sales climbed 325%');
    expect(caption).toBe('From January 2023 to August 2023 our sales rose, mateys, from €20 to €85.');
    expect(message).not.toContain('language model');
    expect(session.asked).toHaveLength(1);
  });

  it.each([
    ['an invented number', { title: 'Ahoy, {1.series} {1.way:rose} 900%' }],
    ['a number in words', { title: 'Ahoy, {1.series} {1.way:rose} by five millions' }],
    ['a direction that is not so', { title: 'Ahoy, {1.series} {1.way:fell} {1.by}' }],
    ['a direction outside a slot', { title: 'Ahoy, {1.series} plunged to {1.to.value}' }],
    ['a movement that nobody can check', { title: 'Ahoy, {1.series} skyrocketed to {1.to.value}' }],
    ['a cause', { title: '{1.series} {1.way:rose} because of the wind' }],
    ['a cause within a slot', { title: '{1.series} {1.way:rose because}' }],
    ['a denial', { title: '{1.series} hardly {1.way:rose}' }],
    ['markup', { title: '<b>Ahoy</b>, {1.series} {1.way:rose}' }],
    ['a link', { title: 'Ahoy [{1.series}](javascript:alert)' }],
    ['a slot that is not there', { title: 'Ahoy, {9.series} {1.way:rose}' }],
    ['a value of another place', { caption: 'In {1.from.name} our {1.series} came to {1.to.value}.' }],
    ['a sentence without a fact', { caption: 'The sea was calm.' }],
    ['a name from nowhere', { caption: 'Like Blackbeard, our {1.series} {1.way:rose}, said Jack.' }],
    ['a title that is no text', { title: 7 }],
  ])('is not worded with %s: the built-in story stands, and the message says so', async (_, change) => {
    const session = sessionOf([answer(change), answer(change)]);
    const built = await tell(undefined);
    const told = await tell({ session });
    expect([told.title, told.caption]).toEqual([built.title, built.caption]);
    expect(told.message).toContain('did not pass the checks');
    expect(session.asked).toHaveLength(2);
  });

  it('is worded once more where the model is told what was wrong', async () => {
    const session = sessionOf([answer({ title: 'Up 900%' }), answer()]);
    expect((await tell({ session })).title).toBe('Ahoy, sales climbed 325%');
    expect(JSON.stringify(session.asked[1]?.turns.at(-1))).toContain('number outside the slots');
  });

  it('is left to the built-in story where no model answers or the budget is spent, and the message says so', async () => {
    const built = await tell(undefined);
    for (const [help, said] of [
      [{ session: sessionOf([]) }, 'gave no answer'],
      ['spent', 'budget'],
    ] as const) {
      const told = await tell(help);
      expect(told.title).toBe(built.title);
      expect(told.message).toContain(said);
    }
  });
});

it.each([
  ['medium', 'make it punchy and mention August', 0],
  ['low', PIRATE, 0],
  ['medium', PIRATE, 1],
  ['high', 'make it punchy', 1],
] as const)('at %s effort, "%s" asks a model %i times', async (effort, prompt, times) => {
  const session = sessionOf([answer()]);
  await tell({ session }, { effort, prompt });
  expect(session.asked).toHaveLength(times);
});

it('writes Arabic digits and month names where a model words Arabic', async () => {
  const caption = 'يا بحارة، {1.way:ارتفعت} {1.series} من {1.from.value} إلى {1.to.value}.';
  const session = sessionOf([JSON.stringify({ title: 'يا بحارة، {1.series} في {1.to.name}', caption })]);
  const told = await tell({ session }, { locale: 'AR', isLocaleExplicit: true, effort: 'high', prompt: 'كقبطان' });
  expect(told.message).not.toContain('النموذج');
  expect(told.caption).toMatch(/٢٠ يورو.*٨٥ يورو/);
});
