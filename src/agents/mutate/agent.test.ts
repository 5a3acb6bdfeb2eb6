import { describe, expect, it } from 'vitest';
import { askAgent } from '../../../test/fixtures/ask-agent.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Locale } from '../../chart/locale.ts';
import { mutate } from './agent.ts';

const SHOPS: GraphConfig = {
  type: 'table',
  data: {
    columns: [
      { key: 'shop', label: 'Shop' },
      { key: 'sales', label: 'Sales' },
      { key: 'secret', label: 'Secret', _metadata: { isHidden: true } },
    ],
    rows: [
      { shop: 'Faro', sales: 40, secret: 1 },
      { shop: 'Porto', sales: 25, secret: 2 },
    ],
  },
};

const ask = (userPrompt: string, config: GraphConfig, locale: Locale = 'EN_US') =>
  askAgent(mutate, userPrompt, config, { locale });

describe('a wish that changes nothing', () => {
  it('is answered by how it was read', async () => {
    const { config, response } = await ask('sales above 5', SHOPS);
    expect(config).toBe(SHOPS);
    expect(response.message).toContain('nothing was changed');
    expect(response.message).toContain('in each one, “Sales” is more than 5.');
    expect(response.steps).toEqual([]);
  });

  it.each([
    ['EN_US', 'The columns are “Shop” and “Sales”.'],
    ['PT_PT', 'As colunas são «Shop» e «Sales».'],
  ] as const)('names the columns where no word of it was understood, in %s', async (locale, columns) => {
    const { response } = await ask('please', SHOPS, locale);
    expect(response.message).toContain(columns);
    expect(response.message).not.toContain('Secret');
  });

  it('names a column that is alone as one', async () => {
    const { columns, rows } = SHOPS.data;
    const { response } = await ask('please', { ...SHOPS, data: { columns: columns.slice(0, 1), rows } });
    expect(response.message).toContain('The only column is “Shop”.');
  });
});

describe('columns with one label', () => {
  it('are not offered in the very words of what was done', async () => {
    const columns = [
      { key: 'a', label: 'Sales' },
      { key: 'b', label: 'Sales' },
    ];
    const { response } = await ask('sort by sales', {
      type: 'table',
      data: {
        columns,
        rows: [
          { a: 5, b: 3 },
          { a: 1, b: 20 },
        ],
      },
    });
    expect(response.message).toBe('Sorted by “Sales”, lowest first.');
  });
});
