import { describe, expect, it } from 'vitest';
import { askAgent } from '../../../test/fixtures/ask-agent.ts';
import { labelsOf, tableOf } from '../../../test/fixtures/small-chart.ts';
import { generate } from './agent.ts';

const FLIGHTS = tableOf(
  ['Flight', 'Distance', 'Delay'],
  Array.from({ length: 30 }, (_, at) => [`F${at}`, 100.5 + at * 13, 1.5 + ((at * 7) % 31)]),
);

describe('figures that are said to rise together', () => {
  it.each([
    ['does a longer distance mean more delay', 'EN_US'],
    ['does more distance result in less delay', 'EN_US'],
    ['mais distância significa mais delay', 'PT_PT'],
    ['هل distance أطول يعني delay أكثر', 'AR'],
  ] as const)('are shown against one another: %s', async (wish, locale) => {
    const { config } = await askAgent(generate, wish, FLIGHTS, { locale });
    expect(config.type).toBe('scatter');
    expect(labelsOf(config).slice(0, 2)).toEqual(['Distance', 'Delay']);
  });
});
