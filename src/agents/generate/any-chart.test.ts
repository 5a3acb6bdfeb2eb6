import { describe, expect, it } from 'vitest';
import { askAgent } from '../../../test/fixtures/ask-agent.ts';
import { cellsOf, days, labelsOf, tableOf } from '../../../test/fixtures/small-chart.ts';
import type { ChartType } from '../../chart/chart-type.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Locale } from '../../chart/locale.ts';
import { generate } from './agent.ts';

const ask = (wish: string | undefined, config: GraphConfig = ORDERS, locale: Locale = 'EN_US') =>
  askAgent(generate, wish, config, { locale });

/** Orders one by one, with a kind of product under "Type". */
const ORDERS = tableOf(
  ['Order', 'Date', 'Region', 'Type', 'Sales', 'Profit'],
  days(120).map((day, at) => [
    `O-${1000 + at}`,
    days(40)[at % 40] ?? day,
    ['North', 'South', 'East'][(at * 7) % 3] ?? '',
    ['Chairs', 'Desks'][at % 2] ?? '',
    100 + ((at * 37) % 90),
    ((at * 13) % 40) - 8,
  ]),
);

describe('a wish for a picture that names nothing of the data', () => {
  it.each<readonly [string, Locale]>([
    ['make a chart', 'EN_US'],
    ['draw what fits best', 'EN_US'],
    ['plot this, please', 'EN_GB'],
    ['What kind of chart is best for this data?', 'EN_US'],
    ['what is the best way to show this?', 'EN_GB'],
    ['can you turn this table into a nice chart', 'EN_US'],
    ['Please create a suitable visualization for the attached data.', 'EN_US'],
    ['show me something interesting', 'EN_US'],
    ['faz um gráfico', 'PT_PT'],
    ['que tipo de gráfico devo usar?', 'PT_PT'],
    ['transforma esta tabela num gráfico adequado', 'PT_PT'],
    ['ارسم مخططا مناسبا', 'AR'],
    ['ما أفضل رسم لهذه البيانات؟', 'AR'],
  ])('gets what fits best, as no wish does: %s', async (wish, locale) => {
    const { config } = await ask(wish, ORDERS, locale);
    expect(config.type).not.toBe('table');
    expect(config).toEqual((await ask(undefined, ORDERS, locale)).config);
  });

  it.each<readonly [string, ChartType, readonly string[], Locale]>([
    ['show the distribution', 'column', ['Sales', 'Count'], 'EN_US'],
    ['make a histogram', 'column', ['Sales', 'Count'], 'EN_US'],
    ['mostra a distribuição', 'column', ['Sales', 'Contagem'], 'PT_PT'],
    ['show the trend', 'line', ['Date', 'Total Sales'], 'EN_US'],
    ['composition', 'pie', ['Region', 'Total Sales'], 'EN_US'],
    ['show the relationship', 'scatter', ['Date', 'Sales', 'Profit'], 'EN_US'],
    ['أظهر العلاقة', 'scatter', ['Date', 'Sales', 'Profit'], 'AR'],
  ])('gets a picture for what it says the picture is for: %s', async (wish, type, labels, locale) => {
    const { config } = await ask(wish, ORDERS, locale);
    expect(config.type).toBe(type);
    expect(labelsOf(config)).toEqual(labels);
  });

  it.each(['make a sandwich', 'my favourite pictures', 'do your thing', 'make a chart of the llamas'])(
    'is none where it names what is not there: %s',
    async (wish) => {
      const { config, response } = await ask(wish);
      expect(config).toEqual(ORDERS);
      expect(response.message).toContain('Nothing was changed');
    },
  );

  it('changes nothing where the data offer no such picture', async () => {
    const names = tableOf(
      ['Name', 'Sales'],
      ['Ann', 'Bob', 'Cy', 'Di'].map((name, at) => [name, 10 * at + 5]),
    );
    expect((await ask('show correlations', names)).config).toEqual(names);
  });
});

describe('a wish that names a type alone', () => {
  it.each<readonly [string, ChartType, readonly string[]]>([
    ['bar chart', 'bar', ['Region', 'Total Sales']],
    ['as a pie chart please', 'pie', ['Region', 'Total Sales']],
    ['line chart', 'line', ['Date', 'Total Sales']],
    ['turn the table into a bar chart', 'bar', ['Region', 'Total Sales']],
  ])('gathers rows that the type cannot show one by one: %s', async (wish, type, labels) => {
    const { config, response } = await ask(wish);
    expect(config.type).toBe(type);
    expect(labelsOf(config)).toEqual(labels);
    expect(response.message).toContain('“Sales” was used');
  });

  it('leaves rows that the type shows as they are, and those that somebody gathered', async () => {
    const shops = tableOf(
      ['Shop', 'Sales'],
      ['Ann', 'Bob', 'Cy'].map((shop, at) => [shop, 10 * at + 5]),
    );
    expect((await ask('bar chart', shops)).config.data).toEqual(shops.data);
    const { config } = await ask('average profit by type');
    expect(cellsOf((await ask('pie chart, anyway', config)).config)).toEqual(cellsOf(config));
  });

  it('keeps the rows where it says "anyway"', async () => {
    expect((await ask('bar chart anyway')).config.data.rows).toHaveLength(120);
  });
});

describe('the table at hand', () => {
  it.each<readonly [string, Locale]>([
    ['bar chart of the sales per region from this table', 'EN_US'],
    ['sales by region, as in the table, as bars', 'EN_GB'],
    ['using the table, draw sales by region as bars', 'EN_US'],
    ['gráfico de barras de Sales por Region com os dados da tabela', 'PT_PT'],
    ['Sales por Region desta tabela, em barras', 'PT_PT'],
    ['ارسم Sales حسب Region من الجدول بالأشرطة', 'AR'],
  ])('is no wish for a table: %s', async (wish, locale) => {
    const { config } = await ask(wish, ORDERS, locale);
    expect(config.type).toBe('bar');
    expect(config.data.rows).toHaveLength(3);
  });

  it.each<readonly [string, Locale]>([
    ['sales by region in a table', 'EN_US'],
    ['give me a table of sales by region', 'EN_US'],
    ['Sales por Region numa tabela', 'PT_PT'],
    ['Sales حسب Region في جدول', 'AR'],
  ])('is another than the one that is asked for: %s', async (wish, locale) => {
    const { config } = await ask(wish, { ...ORDERS, type: 'column' }, locale);
    expect(config.type).toBe('table');
  });
});
