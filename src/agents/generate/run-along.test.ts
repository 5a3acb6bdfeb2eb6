import { describe, expect, it } from 'vitest';
import { askAgent } from '../../../test/fixtures/ask-agent.ts';
import { cellsOf, days, labelsOf, tableOf } from '../../../test/fixtures/small-chart.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Locale } from '../../chart/locale.ts';
import { generate } from './agent.ts';

const draw = (wish: string, config: GraphConfig, locale: Locale = 'EN_US') =>
  askAgent(generate, wish, config, { locale });

const DISTRICTS = tableOf(
  ['Year', 'District', 'Party', 'Votes'],
  [2020, 2024].flatMap((year, at) =>
    ['North', 'South'].flatMap((district, place) =>
      ['Unity', 'Greens', 'Labour'].map((party, nth) => [year, district, party, 100 + 40 * at + 10 * place + nth]),
    ),
  ),
);

describe('what runs along, and in which order', () => {
  it('tells parties apart within each district', async () => {
    const { config } = await draw('votes by party in each district', DISTRICTS);
    expect(labelsOf(config)).toEqual(['District', 'Unity', 'Greens', 'Labour']);
  });

  it('compares what two rivals have, and not how many rows', async () => {
    const { config } = await draw('Unity vs Labour by district', DISTRICTS);
    expect(cellsOf(config)).toEqual([
      ['North', 240, 244],
      ['South', 260, 264],
    ]);
  });

  it('runs a line along the only amount there is, and says so', async () => {
    const { config, response } = await draw('line chart by year for each party', DISTRICTS);
    expect(cellsOf(config)[0]).toEqual([2020, 210, 212, 214]);
    expect(response.message).toContain('No measure was named');
  });

  it.each([['headcount by leave year'], ['how many people left each year?']])(
    'runs over the rows that have a date: %s',
    async (wish) => {
      const staff = tableOf(
        ['Name', 'Hire Year', 'Leave Year'],
        [
          ['Ada', 2019, 2022],
          ['Ben', 2019, ''],
          ['Cai', 2020, 2022],
          ['Dot', 2021, 2023],
        ],
      );
      expect(cellsOf((await draw(wish, staff)).config)).toEqual([
        [2022, 2],
        [2023, 1],
      ]);
    },
  );

  it('brings an amount down by the operation that stands before it, whatever its column is called', async () => {
    const gifts = tableOf(
      ['Date', 'Campaign', 'Amount'],
      days(24).map((day, at) => [day, ['Forest', 'Shelter'][at % 2] ?? '', [10, 20, 50][at % 3] ?? 0]),
    );
    const wish =
      'a bar chart about the distribution of Campaign and the sum of Amount, and group by attribute Campaign';
    expect(labelsOf((await draw(wish, gifts)).config)).toEqual(['Campaign', 'Total Amount']);
  });

  it('sets two years side by side', async () => {
    const { config } = await draw('votes by party 2020 vs 2024', DISTRICTS);
    expect(config.data.rows).toHaveLength(3);
    expect(labelsOf(config)).toEqual(['Party', '2020', '2024']);
  });

  it('puts the steps of a scale in their order, as categories and as series', async () => {
    const bugs = tableOf(
      ['Bug', 'Severity', 'Team'],
      ['high', 'low', 'critical', 'medium', 'low', 'high', 'medium', 'critical'].map((severity, at) => [
        `B-${at}`,
        severity,
        at < 4 ? 'Web' : 'App',
      ]),
    );
    const bySeverity = await draw('bugs by severity', bugs);
    expect(cellsOf(bySeverity.config).map(([name]) => name)).toEqual(['low', 'medium', 'high', 'critical']);
    const byTeam = await draw('bugs by team and severity', bugs);
    expect(labelsOf(byTeam.config)).toEqual(['Team', 'low', 'medium', 'high', 'critical']);
  });

  it('runs a total up over the dates of single rows', async () => {
    const { config } = await draw(
      'cumulative nights',
      tableOf(
        ['Day', 'Room', 'Nights'],
        days(6).flatMap((day) => [
          [day, 'Tower', 2],
          [day, 'Attic', 3],
        ]),
      ),
    );
    expect(config.type).toBe('line');
    expect(cellsOf(config).map(([, total]) => total)).toEqual([5, 10, 15, 20, 25, 30]);
  });

  it('draws a figure that was made along names and periods, and nothing else', async () => {
    const { config } = await draw(
      'births per thousand people',
      tableOf(
        ['Town', 'Year', 'Births', 'People'],
        ['Lima', 'Oslo'].flatMap((town, place) =>
          [2020, 2021, 2022].map((year, at) => [town, year, 10 + at + place, 1000]),
        ),
      ),
    );
    expect(labelsOf(config)).toEqual(['Year', 'Lima', 'Oslo']);
    expect(cellsOf(config)[0]).toEqual([2020, 10, 11]);
  });

  it('goes by visitors where the busiest is asked for, and keeps the month of each extreme', async () => {
    const museums = tableOf(
      ['Museum', 'Month', 'Visitors', 'Rain (mm)'],
      ['Sea', 'Art'].flatMap((museum, place) =>
        ['Jan', 'Feb', 'Mar'].map((month, at) => [museum, month, 100 * (place + 1) + at, 20 + ((at + place) % 3)]),
      ),
    );
    const busiest = await draw('busiest museum', museums);
    expect(cellsOf(busiest.config)[0]).toEqual(['Art', 603]);
    const wettest = await draw('wettest month in each museum', museums);
    expect(cellsOf(wettest.config)).toEqual([
      ['Art', 'Feb', 22],
      ['Sea', 'Mar', 22],
    ]);
  });

  it('brings minutes of one day down to hours', async () => {
    const sensors = tableOf(
      ['Time', 'Temperature (°C)'],
      Array.from({ length: 96 }, (_, at) => [
        `2026-03-03 ${String(Math.floor(at / 4)).padStart(2, '0')}:${String((at % 4) * 15).padStart(2, '0')}:00`,
        20 + (at % 4),
      ]),
    );
    const { config } = await draw('temperature over time', sensors);
    expect(config.data.rows).toHaveLength(24);
  });
});

describe('decades and heads', () => {
  const films = tableOf(
    ['Title', 'Release year', 'Rating'],
    [1987, 1991, 1994, 1999, 2003, 2008].map((year, at) => [`Story ${at}`, year, 5 + at]),
  );

  it('counts and averages over ten years', async () => {
    const counted = await draw('films per decade', films);
    expect(cellsOf(counted.config)).toEqual([
      [1980, 1],
      [1990, 3],
      [2000, 2],
    ]);
    const averaged = await draw('nota média por década', films, 'PT_PT');
    expect(cellsOf(averaged.config).map(([, rating]) => rating)).toEqual([5, 7, 9.5]);
  });

  it('goes by the years of the column that is named, and by names beside them', async () => {
    const houses = tableOf(
      ['Price', 'District', 'Sold', 'Built'],
      [
        [100, 'North', 2021, 1951],
        [300, 'North', 2022, 1958],
        [500, 'South', 2023, 1964],
      ],
    );
    const built = await draw('average price by decade built', houses);
    expect(cellsOf(built.config)).toEqual([
      [1950, 200],
      [1960, 500],
    ]);
    const both = await draw('average price by district and decade', houses);
    expect(labelsOf(both.config)).toContain('North');
  });

  it('divides by the people where a table has them', async () => {
    const lands = tableOf(
      ['Country', 'Exports', 'Population'],
      [
        ['Chile', 100, 20],
        ['Kenya', 50, 50],
      ],
    );
    const { config } = await draw('exports per capita', lands);
    expect(cellsOf(config)).toEqual([
      ['Chile', 5],
      ['Kenya', 1],
    ]);
  });
});
