import { expect, test } from 'vitest';
import { askAgent } from '../../../test/fixtures/ask-agent.ts';
import { cellsOf, tableOf } from '../../../test/fixtures/small-chart.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import { generate } from './agent.ts';

const CHANNELS: GraphConfig = {
  ...tableOf(
    ['Canal', 'Verba'],
    [
      ['Rádio', 40],
      ['TV', 900],
      ['Web', 1230],
      ['Feira', 36],
      ['Jornal', 27],
    ],
  ),
  type: 'pie',
};

test.each([
  ['junta os pequenos em Outros', 'PT_PT', 'Outros'],
  ['agrupa as fatias pequenas em Outros', 'PT_PT', 'Outros'],
  ['group the small ones into Other', 'EN_US', 'Other'],
  ['ادمج الشرائح الصغيرة في أخرى', 'AR', 'أخرى'],
] as const)('what makes up less than a twentieth stands together: "%s"', async (wish, locale, rest) => {
  const { config } = await askAgent(generate, wish, CHANNELS, { locale });
  expect(cellsOf(config)).toEqual([
    ['Web', 1230],
    ['TV', 900],
    [rest, 103],
  ]);
});

test('nothing is gathered where nothing is small', async () => {
  const { rows } = CHANNELS.data;
  const large: GraphConfig = { ...CHANNELS, data: { ...CHANNELS.data, rows: rows.slice(1, 3) } };
  const { config } = await askAgent(generate, 'group the small ones into Other', large);
  expect(config).toBe(large);
});
