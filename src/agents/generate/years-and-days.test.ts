import { describe, expect, it } from 'vitest';
import { askAgent } from '../../../test/fixtures/ask-agent.ts';
import { cellsOf, labelsOf } from '../../../test/fixtures/small-chart.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Locale } from '../../chart/locale.ts';
import { generate } from './agent.ts';

const chartOf = (labels: readonly string[], rows: readonly (readonly (string | number)[])[]): GraphConfig => ({
  type: 'table',
  data: {
    columns: labels.map((label) => ({ key: label, label })),
    rows: rows.map((cells) => Object.fromEntries(labels.map((label, place) => [label, cells[place] ?? null]))),
  },
});

const ask = async (wish: string, config: GraphConfig, locale: Locale = 'EN_US') =>
  (await askAgent(generate, wish, config, { locale })).config;

const BUDGETS = chartOf(
  ['Department', 'Budget 2023', 'Actual 2023', 'Budget 2024', 'Actual 2024'],
  [
    ['IT', 120, 131, 140, 138],
    ['HR', 80, 76, 82, 85],
    ['Sales', 200, 215, 230, 251],
  ],
);
const ORCAMENTOS = chartOf(
  ['Departamento', 'Orçamento 2023', 'Realizado 2023', 'Orçamento 2024', 'Realizado 2024'],
  BUDGETS.data.rows.map((row) => Object.values(row).map((cell) => (typeof cell === 'number' ? cell : String(cell)))),
);

describe('the year of a wish', () => {
  it.each([
    ['budget vs actual 2024', '2024'],
    ['actual vs budget for 2023', '2023'],
  ])('is that of every column it names: %s', async (wish, year) => {
    const labels = labelsOf(await ask(wish, BUDGETS));
    expect(new Set(labels)).toEqual(new Set(['Department', `Budget ${year}`, `Actual ${year}`]));
  });

  it('is so in Portuguese', async () => {
    const labels = labelsOf(await ask('orçamento vs realizado 2024', ORCAMENTOS, 'PT_PT'));
    expect(new Set(labels)).toEqual(new Set(['Departamento', 'Orçamento 2024', 'Realizado 2024']));
  });

  it('leaves both years of a comparison', async () => {
    const labels = labelsOf(await ask('compare 2023 and 2024 budget', BUDGETS));
    expect(new Set(labels)).toEqual(new Set(['Department', 'Budget 2023', 'Budget 2024']));
  });
});

describe('a figure by itself', () => {
  it('stands beside the names of few rows, and is spread where that is asked', async () => {
    expect(labelsOf(await ask('budget 2024', BUDGETS))).toEqual(['Department', 'Budget 2024']);
    const pages = chartOf(
      ['Page', 'Views', 'Avg time on page'],
      [
        ['Home', 900, '3:34'],
        ['Blog', 500, '4:14'],
        ['Docs', 300, '1:51'],
      ],
    );
    expect(labelsOf(await ask('views', pages))).toEqual(['Page', 'Views']);
  });
});

const SKIES = ['sun', 'rain', 'fog'];
/** A row for each of sixty days. */
const WEATHER = chartOf(
  ['Date', 'Warmth', 'Sky'],
  Array.from({ length: 60 }, (_, at) => [
    new Date(Date.UTC(2024, 0, 1 + at)).toISOString().slice(0, 10),
    10 + (at % 9),
    SKIES[at % 4 === 3 ? 0 : at % 3] ?? '',
  ]),
);
const countOf = (sky: string): number => WEATHER.data.rows.filter((row) => row.Sky === sky).length;

describe('days of a table with a row for each', () => {
  it.each([
    ['number of sunny days', 'sun'],
    ['how many foggy days', 'fog'],
    ['how many rainy days', 'rain'],
  ])('are its rows: %s', async (wish, sky) => {
    expect(cellsOf(await ask(wish, WEATHER))).toEqual([[countOf(sky)]]);
  });

  it('are counted by month', async () => {
    const counts = cellsOf(await ask('rainy days per month', WEATHER)).map(([, count]) => Number(count));
    expect(counts).toHaveLength(2);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(countOf('rain'));
  });
});

describe('the busiest of periods that have a row for each of the others', () => {
  it.each(['busiest hour', 'busiest day'])('is that of the most: %s', async (wish) => {
    const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
    const calls = chartOf(
      ['Weekday', 'Hour', 'Calls'],
      Array.from({ length: 84 }, (_, at) => [days[at % 7] ?? '', 8 + Math.floor(at / 7), 5 + ((at * 13) % 31)]),
    );
    const config = await ask(wish, calls);
    expect(labelsOf(config)[1]).toBe('Calls');
    const figures = cellsOf(config).map(([, figure]) => Number(figure));
    expect(figures).toEqual(figures.toSorted((one, other) => other - one));
  });
});
