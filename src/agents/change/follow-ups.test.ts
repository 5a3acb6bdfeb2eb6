import { describe, expect, it } from 'vitest';
import { askAgent } from '../../../test/fixtures/ask-agent.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Locale } from '../../chart/locale.ts';
import { readSource, SOURCE_FIELD } from '../../plan/source/chart-source.ts';
import { generate } from '../generate/agent.ts';
import { mutate } from '../mutate/agent.ts';

const SHOPS = ['Faro', 'Porto', 'Braga'];
const GOODS = ['Tea', 'Milk'];

const ORDERS: GraphConfig = {
  type: 'table',
  data: {
    columns: [
      { key: 'd', label: 'Date' },
      { key: 's', label: 'Shop' },
      { key: 'p', label: 'Product' },
      { key: 'v', label: 'Sales' },
    ],
    rows: Array.from({ length: 48 }, (_, at) => ({
      d: `${2023 + (at % 2)}-${String((at % 12) + 1).padStart(2, '0')}-05`,
      s: SHOPS[at % 3],
      p: GOODS[Math.floor(at / 3) % 2],
      v: 10 + at * 3,
    })),
  },
};

async function ask(userPrompt: string, config: GraphConfig, { agent = generate, locale = 'EN_US' as Locale } = {}) {
  const answer = await askAgent(agent, userPrompt, config, { locale });
  return { ...answer, config: JSON.parse(JSON.stringify(answer.config)) as GraphConfig };
}

async function talk(wishes: readonly string[], options: { locale?: Locale } = {}) {
  let last = await ask(wishes[0] ?? '', ORDERS, options);
  for (const wish of wishes.slice(1)) last = await ask(wish, last.config, options);
  return last;
}

/** What is shown, without how it is ordered and coloured. */
function shown({ data: { columns, rows } }: GraphConfig) {
  const lines = rows.map((row) => Object.fromEntries(columns.map(({ key, label = key }) => [label, row[key] ?? null])));
  return lines.toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)));
}

describe('a wish that needs rows that were brought together', () => {
  it.each([
    [['total sales by shop', 'and split it by product'], 'total sales by shop and product'],
    [['total sales by shop', 'now by product'], 'total sales by product'],
    [['average sales by shop', 'use the total instead of the average'], 'total sales by shop'],
    [['average sales by shop', 'the median instead'], 'median sales by shop'],
    [['total sales by shop', 'only 2024'], 'total sales by shop in 2024'],
    [['total sales by shop', 'only Tea'], 'total sales by shop for Tea'],
    [['total sales by shop', 'only Tea', 'Milk instead'], 'total sales by shop for Milk'],
    [['total sales by shop', 'only 2024', 'back to all years'], 'total sales by shop'],
    [['total sales by shop', 'only Faro', 'show all shops again'], 'total sales by shop'],
    [['total sales by shop', 'only Faro', 'remove the filter'], 'total sales by shop'],
    [['total sales by shop and product', 'without the split'], 'total sales by shop'],
    [['total sales per month', 'make it quarterly'], 'total sales per quarter'],
    [['total sales per quarter', 'go back to monthly'], 'total sales per month'],
    [['total sales per month', 'a line per shop'], 'total sales per month by shop'],
    [['total sales per month', 'top 3 months by sales', 'go back to monthly'], 'total sales per month'],
    [['total sales per month', 'top 3 months by sales', 'only 2024'], 'top 3 months by total sales in 2024'],
    [['number of receipts by shop', 'only Tea', 'all receipts again'], 'number of receipts by shop'],
    [['total sales by shop', 'only Tea', 'all sales again'], 'total sales by shop'],
    [['total sales by shop', 'only Faro', 'Faro and Porto again'], 'total sales by shop for Faro and Porto'],
    [['sales by shop and product', 'sort by tea, highest first', 'only tea'], 'sales by shop and product for tea'],
    [['sales by shop, average'], 'average sales by shop'],
    [['sales by shop, the median'], 'median sales by shop'],
  ])('%j comes to %j', async (wishes, whole) => {
    const { config } = await talk(wishes);
    expect(shown(config)).toEqual(shown((await talk([whole])).config));
  });

  it.each([
    ['PT_PT', ['total de vendas por loja', 'e por produto também'], 'total de vendas por loja e produto'],
    ['PT_PT', ['média de vendas por loja', 'usa o total em vez da média'], 'total de vendas por loja'],
    ['PT_PT', ['vendas por loja, média'], 'média de vendas por loja'],
    ['PT_PT', ['vendas por loja', 'só Faro', 'Faro e Porto de novo'], 'vendas por loja de Faro e Porto'],
    ['AR', ['المبيعات حسب المتجر، المتوسط'], 'متوسط المبيعات حسب المتجر'],
    ['AR', ['إجمالي المبيعات حسب المتجر', 'قسمها حسب المنتج'], 'إجمالي المبيعات حسب المتجر والمنتج'],
  ] as const)('is understood in %s', async (locale, wishes, whole) => {
    const { config } = await talk(wishes, { locale });
    expect(config.type).not.toBe('table');
    expect(shown(config)).toEqual(shown((await talk([whole], { locale })).config));
  });

  it('tells that it went back, and every step since', async () => {
    const { response } = await talk(['total sales by shop', 'only 2024']);
    expect(response.message).toMatch(/^Went back to the 48 rows behind the chart\. Kept 24 of 48 rows/);
    expect(response.steps?.[0]).toBe('Went back to the 48 rows behind the chart.');
  });

  it('keeps the manner and the look of the chart', async () => {
    const { config } = await talk(['total sales by shop as bars', 'red bars', 'only 2024']);
    expect(config.type).toBe('bar');
    expect(JSON.stringify(config.appearance)).toContain('series1');
    const split = await ask('split by product', config);
    expect(split.config.type).toBe('stackedBar');
  });
});

describe('a figure made of columns that are gone', () => {
  const HALLS: GraphConfig = {
    type: 'table',
    data: {
      columns: ['Day', 'Hall', 'Kind', 'Income', 'Guests'].map((label) => ({ key: label, label })),
      rows: Array.from({ length: 24 }, (_, at) => ({
        Day: `2024-${String((at % 6) + 1).padStart(2, '0')}-1${at % 4}`,
        Hall: ['Red', 'Blue'][at % 2],
        Kind: ['Play', 'Opera', 'Ballet'][at % 3],
        Income: 400 + 10 * at,
        Guests: 20 + at,
      })),
    },
  };

  it('is worked out of the sums of the same groups, beside what was shown', async () => {
    const first = await ask('income by hall', HALLS);
    const { config } = await ask('add a column price = income / guests', first.config, { agent: mutate });
    expect(shown(config)).toEqual([
      { Hall: 'Blue', Income: 6240, price: 6240 / 384 },
      { Hall: 'Red', Income: 6120, price: 6120 / 372 },
    ]);
    const other = await ask('by kind', config);
    expect(other.config.data.columns.map(({ label }) => label)).toEqual(['Kind', 'Income', 'price']);
    expect(other.config.data.rows).toHaveLength(3);
  });

  it('is told by its own name alone', async () => {
    const { response } = await ask('rename income to Revenue', HALLS, { agent: mutate });
    expect(response.message).toBe('Renamed “Income” to “Revenue”.');
  });
});

describe('other rows of the same', () => {
  it.each(['only 2024', 'back to all years'])('leave the type as it was named: %s', async (last) => {
    const { config } = await talk(['total sales per month by shop', 'make them columns', 'only 2024', last]);
    expect(config.type).toBe('column');
  });

  it('give way to the nearest type where the old one cannot show them, and that is told', async () => {
    const { config, response } = await talk(['stacked columns of sales per month by shop', 'only Faro']);
    expect(config.type).toBe('column');
    expect(response.message).toContain('Made it a column chart.');
  });

  it('are the rows of the beginning where these were but narrowed', async () => {
    const { config, response } = await talk(['only Faro', 'all shops again']);
    expect(config.data).toEqual(JSON.parse(JSON.stringify(ORDERS.data)));
    expect(response.message).toBe('Went back to the 48 rows behind the chart.');
  });
});

describe('a measure that joins', () => {
  it.each([
    ['EN_US', 'total sales by shop', 'and the average sales too'],
    ['PT_PT', 'total de vendas por loja', 'e a média das vendas também'],
    ['AR', 'إجمالي المبيعات حسب المتجر', 'ومتوسط المبيعات أيضا'],
  ] as const)('leaves the one before as it is, in %s', async (locale, first, second) => {
    const { config } = await talk([first, second], { locale });
    const before = (await talk([first], { locale })).config.data;
    expect(config.data.columns).toHaveLength(3);
    expect(config.data.rows.map((row) => row.sum_v)).toEqual(before.rows.map((row) => row.sum_v));
  });
});

describe('a figure added by its operation alone', () => {
  it.each([
    ['EN_US', 'total sales by shop', 'and the average too'],
    ['EN_US', 'average sales by shop', 'add the total as well'],
    ['PT_PT', 'total de vendas por loja', 'e a média também'],
    ['AR', 'إجمالي المبيعات حسب المتجر', 'والمتوسط أيضا'],
  ] as const)('stands beside the one there is, in %s', async (locale, first, second) => {
    const { config } = await talk([first, second], { locale });
    const [, before] = (await talk([first], { locale })).config.data.columns;
    expect(config.data.columns).toHaveLength(3);
    expect(config.data.columns[1]).toEqual(before);
  });

  it('takes its place where it is wanted instead', async () => {
    const { config } = await talk(['total sales by shop', 'and the average instead']);
    expect(config.data.columns.map(({ label }) => label)).toEqual(['Shop', 'Average Sales']);
  });
});

describe('values that are wanted back', () => {
  it.each([
    [
      ['sales by shop', 'without Faro', 'bring Faro back'],
      ['Faro', 'Porto', 'Braga'],
    ],
    [
      ['sales by shop', 'only Porto', 'bring back Faro'],
      ['Faro', 'Porto'],
    ],
    [
      ['sales by shop', 'without Faro and Porto', 'put Faro back'],
      ['Faro', 'Braga'],
    ],
    [
      ['sales by shop', 'without Faro', 'only 2024', 'bring Faro back'],
      ['Faro', 'Porto', 'Braga'],
    ],
  ])('join those there are: %j', async (wishes, shops) => {
    const { config } = await talk(wishes);
    expect(config.data.rows.map(({ s }) => s).toSorted()).toEqual(shops.toSorted());
  });

  it.each([
    ['PT_PT', ['vendas por loja', 'sem Faro', 'traz Faro de volta']],
    ['AR', ['المبيعات حسب المتجر', 'بدون Faro', 'أعد Faro']],
  ] as const)('join those there are, in %s', async (locale, wishes) => {
    expect((await talk(wishes, { locale })).config.data.rows).toHaveLength(3);
  });
});

describe('a type that had to give way', () => {
  it('comes back with rows that it can show', async () => {
    const narrowed = ['stacked columns of sales by shop and product', 'only Faro'];
    expect((await talk(narrowed)).config.type).toBe('column');
    expect((await talk([...narrowed, 'all shops again'])).config.type).toBe('stackedColumn');
    expect((await talk([...narrowed, 'sort by Tea', 'add Porto'])).config.type).toBe('stackedColumn');
  });

  it('stays away where another was asked for since', async () => {
    const wishes = ['stacked columns of sales by shop and product', 'only Faro', 'make it bars', 'all shops again'];
    expect((await talk(wishes)).config.type).not.toBe('stackedColumn');
  });
});

describe('averages drawn as parts of a whole', () => {
  it.each([
    [['pie of average sales by shop'], true],
    [['average sales by shop', 'make it a pie'], true],
    [['stacked columns of average sales by shop and product'], true],
    [['pie of total sales by shop'], false],
    [['average sales by shop', 'make it bars'], false],
  ])('are told of: %j', async (wishes, isTold) => {
    expect((await talk(wishes)).response.message.includes('up to a whole')).toBe(isTold);
  });
});

describe('undo', () => {
  it('takes the last change of the data back, and its type', async () => {
    const { config, response } = await talk(['total sales by shop', 'total sales per month as a line', 'undo that']);
    expect(shown(config)).toEqual(shown((await talk(['total sales by shop'])).config));
    expect(config.type).toBe('column');
    expect(response.message).toMatch(/^Undid the last change of the data/);
  });

  it('leads back to the very rows of the beginning, which then need no source', async () => {
    const { config } = await talk(['total sales by shop', 'undo']);
    expect(config).toEqual(JSON.parse(JSON.stringify(ORDERS)));
  });

  it('says so where the last change was one of the look, or where nothing is carried', async () => {
    const looked = await talk(['total sales by shop', 'hide the legend', 'undo']);
    expect(looked.response.message).toContain('The last change was one of the look');
    expect((await ask('undo that', ORDERS)).response.message).toContain('no change of the data to undo');
  });
});

describe('the source of a chart', () => {
  it('is carried by mutate too, which goes back to it', async () => {
    const { config } = await ask('sum of sales by shop', ORDERS, { agent: mutate });
    const narrowed = await ask('only 2024', config, { agent: mutate });
    expect(narrowed.config.data.rows).toHaveLength(3);
    expect(narrowed.response.message).toContain('48 rows');
  });

  it.each(['sort by sales', 'hide the legend', 'make it a table'])('is not carried after %s', async (wish) => {
    const { config } = await ask(wish, ORDERS);
    expect(Object.keys(config.data)).not.toContain(SOURCE_FIELD);
  });

  it('does not overrule rows that were edited', async () => {
    const { config } = await talk(['total sales by shop']);
    const edited = { ...config, data: { ...config.data, rows: config.data.rows.slice(0, 2) } };
    const { config: sorted } = await ask('only Tea', edited);
    expect(sorted.data.rows).toHaveLength(2);
    const { config: top } = await ask('top 1 by sales', edited);
    expect(readSource(top)?.rows).toEqual(edited.data.rows);
  });

  it('is left behind where it is too large, and that is told', async () => {
    const rows = Array.from({ length: 21_000 }, (_, at) => ({ ...ORDERS.data.rows[at % 48] }));
    const { config, response } = await ask('total sales by shop', { ...ORDERS, data: { ...ORDERS.data, rows } });
    expect(Object.keys(config.data)).not.toContain(SOURCE_FIELD);
    expect(response.message).toContain('The 21,000 rows behind the chart are too much to keep with it');
  });
});
