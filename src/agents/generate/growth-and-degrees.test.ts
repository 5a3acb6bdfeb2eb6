import { describe, expect, it } from 'vitest';
import { askAgent } from '../../../test/fixtures/ask-agent.ts';
import { cellsOf, days, labelsOf, tableOf } from '../../../test/fixtures/small-chart.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Locale } from '../../chart/locale.ts';
import { generate } from './agent.ts';

const COUNTRIES = tableOf(
  ['country', 'year', 'population'],
  [
    ['Kenya', 2015, 40],
    ['Kenya', 2020, 60],
    ['Japan', 2015, 120],
    ['Japan', 2020, 126],
    ['Chile', 2015, 20],
    ['Chile', 2020, 23],
  ],
);
const HOMES = tableOf(
  ['Home', 'Year Built', 'Square Feet', 'Fee', 'Listed', 'Garage', 'District'],
  Array.from({ length: 40 }, (_, at) => [
    `Home ${at}`,
    1950 + ((at * 7) % 50),
    600 + ((at * 37) % 900),
    100 + ((at * 53) % 700),
    `2024-0${1 + (at % 9)}-11`,
    at % 2 === 0 ? 'yes' : 'no',
    ['East', 'West', 'Hill'][at % 3] ?? '',
  ]),
);

const draw = async (wish: string, config: GraphConfig, locale: Locale = 'EN_US') =>
  (await askAgent(generate, wish, config, { locale })).config;

describe('groups ranked by how they grew', () => {
  it.each([
    ['which country grew fastest', 'EN_US'],
    ['fastest growing country by population', 'EN_US'],
    ['que país cresceu mais depressa em população', 'PT_PT'],
    ['أي دولة نما سكانها أسرع', 'AR'],
    ["which country's population grew the most from 2015 to 2020", 'EN_US'],
    ['que país cresceu mais em população entre 2015 e 2020', 'PT_PT'],
    ['أي دولة نما سكانها أكثر من 2015 إلى 2020', 'AR'],
  ] as const)('by the greatest part of what they were: %s', async (wish, locale) => {
    const cells = cellsOf(await draw(wish, COUNTRIES, locale));
    expect(cells.map(([country, growth]) => [country, Math.round(Number(growth))])).toEqual([
      ['Kenya', 50],
      ['Chile', 15],
      ['Japan', 5],
    ]);
  });

  it('by how much they changed between the periods that are named', async () => {
    const cells = cellsOf(await draw("which country's population increased the most from 2015 to 2020", COUNTRIES));
    expect(cells).toEqual([
      ['Kenya', 20],
      ['Japan', 6],
      ['Chile', 3],
    ]);
  });

  it.each([
    ["which country's population fell the most from 2015 to 2020", 'EN_US'],
    ['em que país a população caiu mais entre 2015 e 2020', 'PT_PT'],
    ['أي دولة انخفض سكانها أكثر بين 2015 و2020', 'AR'],
  ] as const)('begin with the greatest fall where falls are asked for: %s', async (wish, locale) => {
    const config = tableOf(
      ['country', 'year', 'population'],
      ['Kenya', 'Japan', 'Chile'].flatMap((country, at) => [
        [country, 2015, 100],
        [country, 2020, [120, 70, 95][at] ?? 0],
      ]),
    );
    expect(cellsOf(await draw(wish, config, locale)).map(([country]) => country)).toEqual(['Japan', 'Chile', 'Kenya']);
  });

  it('are not told by one change of all where the table has no such groups', async () => {
    const traded = tableOf(
      ['Date', 'Symbol', 'Close', 'Volume'],
      days(60).flatMap((day, at) => [
        [day, 'AAA', 20 + at, 900],
        [day, 'BBB', 50 - at / 2, 700],
      ]),
    );
    expect((await draw('which stock grew most', traded)).data).toEqual(traded.data);
    expect(cellsOf(await draw('which symbol grew most', traded)).map(([symbol]) => symbol)).toEqual(['AAA', 'BBB']);
  });
});

describe('figures that adjectives speak of', () => {
  it('are set against one another', async () => {
    const config = await draw('are newer homes more expensive', HOMES);
    expect([config.type, ...labelsOf(config).slice(0, 2)]).toEqual(['line', 'Year Built', 'Fee']);
  });

  it.each([
    ['homes newer than 1990', (year: number) => year > 1990],
    ['homes older than 1960', (year: number) => year < 1960],
  ])('are years where a year bounds them: %s', async (wish, isMeant) => {
    const config = await draw(`${wish} as a table`, HOMES);
    const place = labelsOf(config).indexOf('Year Built');
    const years = cellsOf(config).map((row) => Number(row[place]));
    expect([years.length > 0, years.every(isMeant)]).toEqual([true, true]);
  });

  it('may be told by a size', async () => {
    expect(labelsOf(await draw('how does fee depend on size', HOMES)).slice(0, 2)).toEqual(['Fee', 'Square Feet']);
  });
});

it('a figure that depends on another is no quotient of them', async () => {
  const config = await draw('كيف تعتمد Fee على المساحة', HOMES, 'AR');
  expect([config.type, ...labelsOf(config).slice(0, 2)]).toEqual(['scatter', 'Fee', 'Square Feet']);
});

it('figures along both axes are points', async () => {
  const { type } = await draw('x: Square Feet, y: Fee, color: District', HOMES);
  expect(type).toBe('scatter');
});

it('what is asked with and without something has both', async () => {
  expect(cellsOf(await draw('average fee of homes with and without garage', HOMES)).map(([answer]) => answer)).toEqual([
    'yes',
    'no',
  ]);
});

it('a breakdown of parts of parts shows what they come to', async () => {
  expect((await draw('district breakdown per garage', HOMES)).type).toBe('stackedColumn');
});

it('the rows picked by a figure are not gathered', async () => {
  const visits = tableOf(
    ['visit', 'patient', 'duration_minutes', 'fee'],
    Array.from({ length: 30 }, (_, at) => [at + 1, `Patient ${at % 12}`, 10 + at, 50 + ((at * 7) % 60)]),
  );
  const config = await draw('the patients and fees of the three longest visits', visits);
  expect(cellsOf(config).map(([patient]) => patient)).toEqual(['Patient 5', 'Patient 4', 'Patient 3']);
});
