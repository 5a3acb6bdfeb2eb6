import { expect, test } from 'vitest';
import { askAgent } from '../../../test/fixtures/ask-agent.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Locale } from '../../chart/locale.ts';
import { generate } from './agent.ts';

const LINES = [
  ['Ada', 'North', 31, 120],
  ['Ben', 'South', 58, 340],
  ['Cyd', 'North', 24, 410],
  ['Dan', 'East', 45, 90],
  ['Eva', 'South', 39, 260],
  ['Fay', 'East', 52, 75],
] as const;

const config = (type: GraphConfig['type']): GraphConfig => ({
  type,
  data: {
    columns: ['Name', 'Region', 'Age', 'Sales'].map((label) => ({ key: label.toLowerCase(), label })),
    rows: LINES.map(([name, region, age, sales]) => ({ name, region, age, sales })),
  },
});

async function ask(userPrompt: string, type: GraphConfig['type'] = 'column', locale: Locale = 'EN_US') {
  const signal = new AbortController().signal;
  const run = generate(
    { config: config(type), userPrompt, nowMs: Date.UTC(2026, 0, 15) },
    { locale, isLocaleExplicit: false, effort: 'medium', signal },
  );
  for (;;) {
    const next = await run.next();
    if (next.done === true) return next.value;
  }
}

test.each([
  ['total sales by region, highlight the highest', 'EN_US'],
  ['total sales by region and then highlight South', 'EN_US'],
  ['total de sales por region, destaca o mais alto', 'PT_PT'],
  ['مجموع sales حسب region، أبرز الأعلى', 'AR'],
  ['total sales by region, mark the peak', 'EN_US'],
  ['total de sales por region, marca o pico', 'PT_PT'],
  ['مجموع sales حسب region، أبرز الذروة', 'AR'],
] as const)('"%s" marks the place among the rows that the wish makes', async (wish, locale) => {
  const { config: after, response } = await ask(wish, 'column', locale);
  expect(after.annotations).toMatchObject([{ type: 'highlight', rowValue: 'South' }]);
  expect(after.data.rows).toHaveLength(3);
  expect(response.steps?.length).toBeGreaterThan(1);
});

test('an adjective means the figure that it speaks of', async () => {
  const { config: after } = await ask('top 3 by sales, highlight the oldest');
  expect(after.annotations).toMatchObject([{ columnKey: 'age', rowValue: 'Ben' }]);
});

test('to mark some rows leaves none of them out', async () => {
  const { config: after } = await ask('total sales by region, mark rows with sales over 300 as big');
  expect(after.data.rows).toHaveLength(3);
});

test('what cannot be marked is told, and the rest is done', async () => {
  const { config: after, response } = await ask('total sales by region, highlight the oldest', 'table');
  expect(after.annotations).toBeUndefined();
  expect(after.data.rows).toHaveLength(3);
  expect(response.message).toContain('highlight the oldest');
});

test('a mark goes back together with what it was set on', async () => {
  const marked = await ask('total sales by region, highlight the highest', 'table');
  const back = await askAgent(generate, 'undo', marked.config);
  expect(back.config.data.rows).toHaveLength(LINES.length);
  expect(back.config.annotations ?? []).toEqual([]);
});
