import { describe, expect, it } from 'vitest';
import { askAgent } from '../../../test/fixtures/ask-agent.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Locale } from '../../chart/locale.ts';
import { generate } from './agent.ts';

const MONTHS = ['2024-01', '2024-04', '2024-07', '2024-10'];
const LINES = [
  ['Coast', 'Ferry'],
  ['Coast', 'Tram'],
  ['Hills', 'Bus'],
];

/** Long data: one row for each month and line, with an amount, another amount and a rate. */
function traffic(labels: readonly string[]): GraphConfig {
  return {
    type: 'table',
    data: {
      columns: labels.map((label, at) => ({ key: `c${at}`, label })),
      rows: MONTHS.flatMap((month, at) =>
        LINES.map(([area, line], place) => ({
          c0: month,
          c1: area ?? '',
          c2: line ?? '',
          c3: 1_000_000 * (at + 1) + 1000 * place,
          c4: 90_000 + 100 * at + place,
          c5: 3 + place / 2,
        })),
      ),
    },
  };
}

const ENGLISH = traffic(['Month', 'Area', 'Line', 'Fares', 'Costs', 'Rating']);
const PORTUGUESE = traffic(['Mês', 'Zona', 'Linha', 'Receita', 'Custos', 'Avaliação']);
const ARABIC = traffic(['الشهر', 'المنطقة', 'الخط', 'الإيرادات', 'التكاليف', 'التقييم']);

const ask = (userPrompt: string, config: GraphConfig, locale: Locale = 'EN_US') =>
  askAgent(generate, userPrompt, config, { locale });

const labelsOf = ({ data }: GraphConfig): readonly (string | undefined)[] => data.columns.map(({ label }) => label);

describe('several edits in one sentence', () => {
  it.each([
    [
      'EN_US',
      ENGLISH,
      'make it a stacked column chart by area, fares in millions, legend on top, target line at 5M',
      'Month',
    ],
    [
      'EN_US',
      ENGLISH,
      'legend at the top, goal line at 5 million, numbers in millions and stacked columns of fares by area',
      'Month',
    ],
    [
      'PT_PT',
      PORTUGUESE,
      'faz um gráfico de colunas empilhadas por zona, receita em milhões, legenda em cima, linha de objetivo em 5M',
      'Mês',
    ],
    [
      'AR',
      ARABIC,
      'اجعله رسم أعمدة مكدسة حسب المنطقة، والإيرادات بالملايين، ووسيلة الإيضاح في الأعلى، وخط الهدف عند 5 ملايين',
      'الشهر',
    ],
  ] as const)('hold together over long data, in %s: %s', async (locale, table, wish, along) => {
    const { config } = await ask(wish, table, locale);
    expect(config).toMatchObject({
      type: 'stackedColumn',
      legend: { position: 'top' },
      appearance: { numberFormat: { abbreviation: 'm' } },
      referenceLines: { goalLine: { value: 5_000_000, axis: 'y' } },
    });
    expect(labelsOf(config)).toEqual([along, 'Coast', 'Hills']);
    expect(config.data.rows.map((row) => Object.values(row))[0]).toEqual(['2024-01', 2_001_000, 1_002_000]);
  });
});

describe('a type of two groups of which one is named', () => {
  it('stacks a category over time, and says so', async () => {
    const { config, response } = await ask('100% stacked columns by line', ENGLISH);
    expect(config.type).toBe('100StackedColumn');
    expect(labelsOf(config)).toEqual(['Month', 'Ferry', 'Tram', 'Bus']);
    expect(response.message).toContain('one more grouping than was named, so “Month” was used');
  });

  it('runs along time and stacks the first category', async () => {
    const { config } = await ask('stacked columns of fares by month', ENGLISH);
    expect(labelsOf(config)).toEqual(['Month', 'Coast', 'Hills']);
  });

  it('stacks the finer names of a category where there is no time', async () => {
    const { columns, rows } = ENGLISH.data;
    const timeless = { ...ENGLISH, data: { columns: columns.slice(1), rows } };
    const { config } = await ask('stacked column chart of fares by area', timeless);
    expect(labelsOf(config)).toEqual(['Area', 'Ferry', 'Tram', 'Bus']);
  });

  it('is stacked over what the chart is by', async () => {
    const first = await ask('fares by area', ENGLISH);
    const { config } = await ask('stacked by line', first.config);
    expect(config.type).toBe('stackedColumn');
    expect(labelsOf(config)).toEqual(['Area', 'Ferry', 'Tram', 'Bus']);
  });

  it('lies as the bars did', async () => {
    const first = await ask('fares by area as horizontal bars', ENGLISH);
    expect((await ask('stack it by line', first.config)).config.type).toBe('stackedBar');
  });

  it('is refused where nothing else could be a group', async () => {
    const { columns, rows } = ENGLISH.data;
    const bare: GraphConfig = { ...ENGLISH, data: { columns: [columns[1], columns[3]].flatMap((c) => c ?? []), rows } };
    const { config, response } = await ask('stacked column chart of fares by area', bare);
    expect(config).toEqual(bare);
    expect(response.message).toContain('only one series');
  });
});

describe('readings that show the same', () => {
  it('are offered once', async () => {
    const { response } = await ask(
      'riders by month as columns',
      traffic(['Month', 'Area', 'Line', 'Riders', 'Staff', 'Rating']),
    );
    expect(response.message).not.toContain('could also be read');
  });
});

describe('a verb of stacking behind another wish', () => {
  it.each([
    ['EN_US', ENGLISH, 'bar chart of total fares by line. Stack the bars by area'],
    ['PT_PT', PORTUGUESE, 'gráfico de barras da receita total por linha. Empilha as barras por zona'],
    ['AR', ARABIC, 'مخطط أعمدة لمجموع الإيرادات حسب الخط. كدس الأعمدة حسب المنطقة'],
  ] as const)('stacks what the chart shows: %s', async (locale, config, wish) => {
    const { config: changed } = await ask(wish, config, locale);
    expect(changed.type).toMatch(/^stacked/);
    expect(changed.data.rows.map((row) => row.c2)).toEqual(expect.arrayContaining(['Ferry', 'Tram', 'Bus']));
    expect(labelsOf(changed)).toEqual(expect.arrayContaining(['Coast', 'Hills']));
  });
});

describe('an operation that stands before one of two columns', () => {
  it.each([
    ['EN_US', ENGLISH, 'show area and avg(rating) as a bar chart'],
    ['PT_PT', PORTUGUESE, 'mostra a zona e a média da avaliação em barras'],
    ['AR', ARABIC, 'اعرض المنطقة ومتوسط التقييم في مخطط أعمدة'],
  ] as const)('is that column’s alone: %s', async (locale, config, wish) => {
    const { config: changed } = await ask(wish, config, locale);
    expect(changed.data.rows).toHaveLength(2);
  });

  it('leaves the other, of few numbers, to make the groups', async () => {
    const rows = [3, 3, 4, 4, 5].map((doors, at) => ({ c0: doors, c1: 10 + at }));
    const columns = [
      { key: 'c0', label: 'Doors' },
      { key: 'c1', label: 'Weight' },
    ];
    const { config: changed } = await ask('show doors and average weight as bars', {
      type: 'table',
      data: { columns, rows },
    });
    expect(changed.data.rows.map((row) => Object.values(row).at(-1))).toEqual([10.5, 12.5, 14]);
  });
});

it.each([
  ['EN_US', ENGLISH, 'line by area as 100% stacked bars', 'Area'],
  ['PT_PT', PORTUGUESE, 'linha por zona em barras empilhadas 100%', 'Zona'],
  ['AR', ARABIC, 'الخط حسب المنطقة أعمدة مكدسة 100%', 'المنطقة'],
] as const)('what stands behind "by" is the whole whose parts are stacked: %s', async (locale, config, wish, whole) => {
  const after = (await ask(wish, config, locale)).config;
  expect(after.data.columns[0]?.label).toBe(whole);
  expect(after.data.columns).toHaveLength(4);
});
