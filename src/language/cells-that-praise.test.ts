import { expect, it } from 'vitest';
import { askAgent } from '../../test/fixtures/ask-agent.ts';
import { cellsOf, tableOf } from '../../test/fixtures/small-chart.ts';
import { generate } from '../agents/generate/agent.ts';

const STONES = tableOf(
  ['cut', 'color', 'carat', 'body_mass_g'],
  Array.from({ length: 24 }, (_, at) => [
    ['Good', 'Ideal', 'Fair'][at % 3] ?? '',
    'DE'[at % 2] ?? '',
    1 + at / 10,
    200 + at,
  ]),
);

it.each(['ideal stones by color', 'number of ideal stones by color', 'stones that are ideal by color'])(
  'keeps the cells that an adjective names: %s',
  async (wish) => {
    const { config } = await askAgent(generate, wish, STONES, {});
    expect(cellsOf(config).map(([color, count]) => [color, count])).toEqual([
      ['E', 4],
      ['D', 4],
    ]);
  },
);

it.each(['a bar chart is ideal: carat by cut', 'make a good bar chart of carat by cut'])(
  'takes no praise of a picture for cells: %s',
  async (wish) => {
    const { config } = await askAgent(generate, wish, STONES, {});
    expect(config.type).toBe('bar');
    expect(cellsOf(config)).toHaveLength(3);
  },
);

it('takes the gram behind a label for its unit', async () => {
  const { config } = await askAgent(generate, 'body mass by cut', STONES, {});
  expect(cellsOf(config)[0]).toEqual(['Good', 210.5]);
});
