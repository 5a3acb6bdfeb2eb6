import { describe, expect, it } from 'vitest';
import { askAgent } from '../../../test/fixtures/ask-agent.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Locale } from '../../chart/locale.ts';
import { generate } from './agent.ts';

type Cell = string | number;

function tableOf(labels: readonly string[], lines: readonly (readonly Cell[])[]): GraphConfig {
  const columns = labels.map((label, at) => ({ key: `c${at}`, label }));
  const rows = lines.map((line) => Object.fromEntries(line.map((cell, at) => [`c${at}`, cell])));
  return { type: 'table', data: { columns, rows } };
}

const rowsOf = ({ data }: GraphConfig): readonly unknown[][] =>
  data.rows.map((row) => data.columns.map(({ key }) => row[key]));

/** Orders of two florists: numbered, dated, with bunches, money, and whether they came back. */
const ORDERS = tableOf(
  ['Order No', 'Date', 'Florist', 'Flower', 'Bunches', 'Sales', 'Returned'],
  [
    [501, '2024-01-05', 'Iris & Co', 'Rose', 2, 40, 'no'],
    [502, '2024-02-11', 'Iris & Co', 'Tulip', 5, 30, 'yes'],
    [503, '2024-04-02', 'Petal', 'Rose', 1, 22, 'no'],
    [504, '2024-05-19', 'Petal', 'Tulip', 4, 26, 'yes'],
    [505, '2024-06-23', 'Petal', 'Rose', 3, 60, 'yes'],
    [506, '2024-09-30', 'Iris & Co', 'Rose', 2, 50, 'no'],
  ],
);

/** Swimmers of two clubs with points, medals and marks. */
const SWIMMERS = tableOf(
  ['Nadador', 'Clube', 'Pontos', 'Faltas', 'Nota', 'Sexo'],
  [
    ['Ana', 'Foz', 90, 0, 12, 'F'],
    ['Bruno', 'Foz', 40, 3, 18, 'M'],
    ['Clara', 'Ria', 70, 1, 15, 'F'],
    ['Duarte', 'Ria', 20, 0, 9, 'M'],
  ],
);

const ask = (wish: string, table: GraphConfig, locale: Locale = 'EN_US') => askAgent(generate, wish, table, { locale });

describe('figures as people call them', () => {
  it('the value of an order is its main amount, and no order number', async () => {
    expect(rowsOf((await ask('avg order value per florist', ORDERS)).config)).toEqual([
      ['Iris & Co', 40],
      ['Petal', 36],
    ]);
  });

  it('bunches sold are bunches alone', async () => {
    const { config } = await ask('bunches sold by florist', ORDERS);
    expect(config.data.columns.map(({ label }) => label)).toEqual(['Florist', 'Bunches']);
  });

  it('a verb means the figure made of it', async () => {
    expect(rowsOf((await ask('which flower sells best?', ORDERS)).config)).toEqual([
      ['Rose', 172],
      ['Tulip', 56],
    ]);
  });

  it.each(['return rate by florist', 'rate of returns by florist'])('the rate of what is so: %s', async (wish) => {
    expect(rowsOf((await ask(wish, ORDERS)).config)).toEqual([
      ['Iris & Co', 100 / 3],
      ['Petal', 200 / 3],
    ]);
  });

  it('what is so is counted', async () => {
    expect(rowsOf((await ask('which florist has the most returns?', ORDERS)).config)).toEqual([
      ['Petal', 2],
      ['Iris & Co', 1],
    ]);
  });
});

describe('stretches of time as people call them', () => {
  it.each([
    ['EN_US', 'total sales in the second quarter by florist'],
    ['PT_PT', 'total de Sales no segundo trimestre por Florist'],
    ['AR', 'مجموع Sales في الربع الثاني حسب Florist'],
  ] as const)('a quarter by its number is a condition: %s, %s', async (locale, wish) => {
    expect(rowsOf((await ask(wish, ORDERS, locale)).config)).toEqual([['Petal', 108]]);
  });

  it('the trend of some rows runs over time', async () => {
    const { config } = await ask('sales trend for Rose', ORDERS);
    expect(config.type).toBe('line');
    expect(config.data.rows).toHaveLength(4);
  });

  it('the best month stands first, as bars', async () => {
    const { config, response } = await ask('best month for Rose', ORDERS);
    expect(config.type).toBe('column');
    expect(rowsOf(config)[0]).toEqual(['2024-06', 60]);
    expect(response.message).toContain('No measure was named, so “Sales” was used.');
  });
});

describe('who and how many', () => {
  it.each([
    ['EN_US', 'who has the fewest pontos'],
    ['PT_PT', 'quem tem menos pontos'],
  ] as const)('asks for names: %s, %s', async (locale, wish) => {
    expect(rowsOf((await ask(wish, SWIMMERS, locale)).config)[0]).toEqual(['Duarte', 20]);
  });

  it('those without any have none, and no empty cell', async () => {
    const { config } = await ask('nadadores sem faltas', SWIMMERS, 'PT_PT');
    expect(rowsOf(config).map(([name]) => name)).toEqual(['Ana', 'Duarte']);
    expect(config.type).toBe('table');
  });

  it('the best are those of the best mark', async () => {
    expect(rowsOf((await ask('melhores nadadores', SWIMMERS, 'PT_PT')).config)[0]).toEqual(['Bruno', 18]);
  });

  it('the highest of each is no average', async () => {
    const { config } = await ask('nota mais alta de cada clube', SWIMMERS, 'PT_PT');
    expect(rowsOf(config)).toEqual([
      ['Foz', 18],
      ['Ria', 15],
    ]);
  });

  it('the percentage of two values is how the rows fall to them', async () => {
    const { config } = await ask('percentagem de homens e mulheres', SWIMMERS, 'PT_PT');
    expect(rowsOf(config)).toEqual([
      ['F', 50],
      ['M', 50],
    ]);
  });

  it('who is ranked stands first with the highest figure', async () => {
    expect(rowsOf((await ask('rank clube by pontos', SWIMMERS)).config)[0]).toEqual(['Foz', 130]);
  });
});

it('a column that is called like a type of chart is the column', async () => {
  const table = tableOf(
    ['Player', 'Points', 'Assists'],
    ['Al', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gil', 'Hal'].map((name, at) => [name, at * 7 + 1, (at * 5) % 8]),
  );
  const { config } = await ask('scatter points vs assists', table);
  expect(config.data.columns.slice(0, 2).map(({ label }) => label)).toEqual(['Points', 'Assists']);
});

it('to show is a verb in Arabic, however it is written, and no width', async () => {
  const { config } = await ask('احذف Tulip واعرض Sales حسب Florist', ORDERS, 'AR');
  expect(rowsOf(config)).toEqual([
    ['Iris & Co', 90],
    ['Petal', 82],
  ]);
});

describe('words that rank', () => {
  it('behind what they rank', async () => {
    const { config } = await ask('florist ranked by average sales', ORDERS);
    expect(rowsOf(config)).toEqual([
      ['Iris & Co', 40],
      ['Petal', 36],
    ]);
  });

  it('a trend runs along dates before years that things are of', async () => {
    const table = tableOf(
      ['House', 'Built', 'Listed on', 'Price'],
      Array.from({ length: 12 }, (_, at) => [
        `House ${at}`,
        1950 + at * 5,
        `2024-${String(1 + at).padStart(2, '0')}-04`,
        90 + at,
      ]),
    );
    const { config } = await ask('price trend', table);
    expect(config.type).toBe('line');
    expect(config.data.columns[0]?.label).toBe('Listed on');
  });
});
