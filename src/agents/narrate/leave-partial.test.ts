import { expect, it } from 'vitest';
import { askAgent } from '../../../test/fixtures/ask-agent.ts';
import { tableOf } from '../../../test/fixtures/suggestions/tables.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import { generate } from '../generate/agent.ts';
import { writeNarrative } from './write-narrative.ts';

const draw = async (config: GraphConfig, userPrompt: string): Promise<GraphConfig> =>
  (await askAgent(generate, userPrompt, config, { isLocaleExplicit: true })).config;

it('tells of no fall where the last week has but a few days of sales', async () => {
  const sales = tableOf(['Sold on', 'Shop', 'Amount'], 273, (at) => [
    new Date(Date.UTC(2025, 0, 6) + Math.floor(at / 3) * 86_400_000).toISOString().slice(0, 10),
    ['North', 'South', 'East'][at % 3] ?? '',
    100 + ((at * 37) % 11),
  ]);
  const weekly = await draw(sales, 'total amount by week as a line');
  expect(weekly.data.rows).toHaveLength(13);
  const { texts } = writeNarrative(weekly, { fields: ['title', 'subtitle', 'caption'], locale: 'EN_US' });
  expect(texts.subtitle?.text).toContain('week 14');
  const short = await draw(
    { ...sales, data: { ...sales.data, rows: sales.data.rows.slice(0, 261) } },
    'total amount by week as a line',
  );
  expect(short.data.rows).toHaveLength(13);
  const told = writeNarrative(short, { fields: ['title', 'subtitle', 'caption'], locale: 'EN_US' }).texts;
  expect(`${told.title?.text} ${told.subtitle?.text} ${told.caption?.text}`).not.toContain('week 14');
});
