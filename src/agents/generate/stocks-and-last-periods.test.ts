import { describe, expect, it } from 'vitest';
import { askAgent } from '../../../test/fixtures/ask-agent.ts';
import { cellsOf, tableOf } from '../../../test/fixtures/small-chart.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Locale } from '../../chart/locale.ts';
import { generate } from './agent.ts';

const ask = (wish: string, config: GraphConfig, locale: Locale = 'EN_US') =>
  askAgent(generate, wish, config, { locale });

const YEARS = [1992, 1997, 2002, 2007];
const COUNTRIES = ['Portugal', 'Spain', 'Kenya', 'Egypt'];

/** A row for each country in each year, with what is there at a time, and what came in the year. */
const panelOf = (labels: readonly string[]): GraphConfig =>
  tableOf(
    labels,
    YEARS.flatMap((year, at) =>
      COUNTRIES.map((country, place) => [
        country,
        place < 2 ? 'Europe' : 'Africa',
        year,
        1000 * (place + 1) + 37 * at,
        10 * (place + 1) + at,
      ]),
    ),
  );
const WORLD = panelOf(['Country', 'Continent', 'Year', 'Population', 'Births']);

describe('what is there at a time', () => {
  it.each<readonly [string, GraphConfig, Locale]>([
    ['population by continent', WORLD, 'EN_US'],
    ['total population by continent', WORLD, 'EN_US'],
    ['Mostra a população por continente', panelOf(['País', 'Continente', 'Ano', 'População', 'Nascimentos']), 'PT_PT'],
    ['السكان حسب القارة', panelOf(['الدولة', 'القارة', 'السنة', 'السكان', 'المواليد']), 'AR'],
  ])('is not added up over times: the last is taken, and told (%s)', async (wish, config, locale) => {
    const { config: drawn, response } = await ask(wish, config, locale);
    expect(cellsOf(drawn)).toEqual([
      ['Europe', 3222],
      ['Africa', 7222],
    ]);
    expect(response.message).toMatch(/the last period was taken|usou-se o último período|فأُخذت آخر فترة/);
  });

  it('is added up within each time, and in the year that a wish names', async () => {
    const sums = cellsOf((await ask('population by year', WORLD)).config).map((cells) => cells.at(-1));
    expect(sums).toEqual([10_000, 10_148, 10_296, 10_444]);
    expect(cellsOf((await ask('population by continent in 1997', WORLD)).config)[0]).toEqual(['Europe', 3074]);
  });

  it('is another thing than what came in each period, which adds up', async () => {
    expect(cellsOf((await ask('births by continent', WORLD)).config)[0]).toEqual(['Europe', 132]);
  });
});

describe('the last period', () => {
  it.each<readonly [string, Locale]>([
    ['births by country last year', 'EN_US'],
    ['births by country in the latest year', 'EN_GB'],
    ['Births por Country no ano mais recente', 'PT_PT'],
    ['Births por Country no ano passado', 'PT_PT'],
    ['Births حسب Country في أحدث سنة', 'AR'],
    ['Births حسب Country في السنة الأخيرة', 'AR'],
  ])('of figures for whole years is the last of these: %s', async (wish, locale) => {
    expect(cellsOf((await ask(wish, WORLD, locale)).config)).toEqual([
      ['Portugal', 13],
      ['Spain', 23],
      ['Kenya', 33],
      ['Egypt', 43],
    ]);
  });

  it('is the one that days reach into where the latest is asked for, and the one before that where the last is', async () => {
    const sales = tableOf(
      ['Day', 'Sales'],
      ['2025-10-03', '2025-10-20', '2025-11-05', '2025-11-28', '2025-12-02', '2025-12-04'].map((day, at) => [
        day,
        2 ** at,
      ]),
    );
    const daysOf = async (wish: string) => cellsOf((await ask(wish, sales)).config).map(([day]) => day);
    expect(await daysOf('sales in the latest month')).toEqual(['2025-12-02', '2025-12-04']);
    expect(await daysOf('sales last month')).toEqual(['2025-11-05', '2025-11-28']);
  });
});
