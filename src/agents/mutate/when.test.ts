import { expect, it } from 'vitest';
import { askAgent } from '../../../test/fixtures/ask-agent.ts';
import { tableOf } from '../../../test/fixtures/small-chart.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Locale } from '../../chart/locale.ts';
import { generate } from '../generate/agent.ts';
import { mutate } from './agent.ts';

/** Weather of two places and what a kiosk sold in them. */
const weather = (labels: readonly string[], [coast, hill]: readonly [string, string]): GraphConfig =>
  tableOf(labels, [
    ['2024-01-01', coast, 14.5, 20],
    ['2024-02-01', coast, 19.5, 30],
    ['2024-03-01', coast, 17.5, 45],
    ['2024-01-01', hill, 6.5, 10],
    ['2024-02-01', hill, 22.5, 12],
    ['2024-03-01', hill, 9.5, 15],
  ]);
const ENGLISH = weather(['Month', 'Place', 'Temperature (°C)', 'Sales'], ['Coast', 'Hill']);
const PORTUGUESE = weather(['Mês', 'Lugar', 'Temperatura (°C)', 'Vendas'], ['Costa', 'Serra']);
const ARABIC = weather(['الشهر', 'المدينة', 'درجة الحرارة', 'المبيعات'], ['تونس', 'أبها']);

async function firstRow(agent: typeof mutate | typeof generate, wish: string, table: GraphConfig, locale: Locale) {
  const { config } = await askAgent(agent, wish, table, { locale });
  return Object.values(config.data.rows[0] ?? {});
}

it.each([
  ['EN_US', ENGLISH, 'when was it hottest?', 'Hill'],
  ['EN_US', ENGLISH, 'when did Coast reach its highest temperature?', 'Coast'],
  ['PT_PT', PORTUGUESE, 'quando fez mais calor na Costa?', 'Costa'],
  ['AR', ARABIC, 'متى كانت أعلى درجة حرارة في تونس', 'تونس'],
] as const)('a question for a time is answered with it: %s %s', async (locale, table, wish, place) => {
  expect((await firstRow(mutate, wish, table, locale)).slice(0, 2)).toEqual(['2024-02-01', place]);
});

it.each([
  ['EN_US', ENGLISH, 'when were sales highest?'],
  ['PT_PT', PORTUGUESE, 'quando foram as vendas mais altas?'],
] as const)('of amounts with the period of the highest total: %s', async (locale, table, wish) => {
  expect(await firstRow(mutate, wish, table, locale)).toEqual(['2024-03-01', 60]);
});

it('and a picture sets the periods side by side, the highest first', async () => {
  expect(await firstRow(generate, 'when was it hottest?', ENGLISH, 'EN_US')).toEqual(['2024-02-01', 22.5]);
});
