import { describe, expect, test } from 'vitest';
import { contextOf, resultOf } from '../../../test/fixtures/ask-agent.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import { narrate } from './agent.ts';
import { takeGivenTexts } from './wish/given-texts.ts';

describe('a text that the prompt gives word for word', () => {
  test.each([
    ['the title should be "West is on the rise"', { title: 'West is on the rise' }],
    ["use 'Sales up' as the title and mention North", { title: 'Sales up' }],
    ['title “X” and caption “Y”', { title: 'X', caption: 'Y' }],
    ['Title: Our best year yet: 2024\nSubtitle: in euros', { title: 'Our best year yet: 2024', subtitle: 'in euros' }],
    ['o título deve ser «Vendas em alta»', { title: 'Vendas em alta' }],
    ['العنوان: «المبيعات في ارتفاع»', { title: 'المبيعات في ارتفاع' }],
  ])('%s', (prompt, texts) => {
    expect(takeGivenTexts(prompt).texts).toEqual(texts);
  });

  test.each([
    "mention 'North' in the caption",
    "don't say 'grew' in the title",
    'title: max 8 words',
    'title: short and punchy, caption: two sentences',
    'a title about "North"',
    "it's the region's title",
  ])('none is in: %s', (prompt) => {
    expect(takeGivenTexts(prompt)).toEqual({ texts: {}, rest: prompt });
  });
});

describe('a chart with a given title', () => {
  const chart: GraphConfig = {
    type: 'column',
    data: {
      columns: [
        { key: 'city', label: 'City' },
        { key: 'sales', label: 'Sales' },
      ],
      rows: [
        { city: 'Rome', sales: 700 },
        { city: 'Oslo', sales: 400 },
      ],
    },
  };

  test('has it, the other texts, and a word on numbers that the data do not give', async () => {
    const input = { config: chart, userPrompt: 'title "Rome sold 900", say nothing of Oslo', level: 'medium' } as const;
    const { config, response } = await resultOf(narrate(input, contextOf()));
    expect(JSON.stringify(config.content)).toMatch(/"text":"Rome sold 900"/);
    expect(response.message).toMatch(/^Wrote the caption\. Took the title as worded in the request\./);
    expect(response.message).toMatch(/“900”/);
  });
});

test.each([
  ['quotation marks', 'a "b" '.repeat(1700)],
  ['blanks', ' '.repeat(10_000)],
  ['blanks and letters', 'a  '.repeat(3300)],
  ['names of texts', 'title “x” '.repeat(1000)],
])('a prompt of nothing but %s is read at once', (_, prompt) => {
  const from = performance.now();
  takeGivenTexts(prompt);
  expect(performance.now() - from).toBeLessThan(700);
});
