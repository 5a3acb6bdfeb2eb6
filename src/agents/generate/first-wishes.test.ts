import { describe, expect, it } from 'vitest';
import { askAgent } from '../../../test/fixtures/ask-agent.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Locale } from '../../chart/locale.ts';
import { mutate } from '../mutate/agent.ts';
import { generate } from './agent.ts';

type Cells = readonly (string | number)[];

function tableOf(labels: readonly string[], rows: readonly Cells[]): GraphConfig {
  return {
    type: 'table',
    data: {
      columns: labels.map((label, at) => ({ key: `c${at}`, label })),
      rows: rows.map((cells) => Object.fromEntries(cells.map((cell, at) => [`c${at}`, cell]))),
    },
  };
}

const draw = (wish: string, config: GraphConfig, locale: Locale = 'EN_US') =>
  askAgent(generate, wish, config, { locale });
const change = (wish: string, config: GraphConfig, locale: Locale = 'EN_US') =>
  askAgent(mutate, wish, config, { locale });

/** The rows of a chart as lists of cells, in the order of its columns. */
const cellsOf = ({ data }: GraphConfig): readonly Cells[] =>
  data.rows.map((row) => data.columns.map(({ key }) => row[key] as string | number));
const labelsOf = ({ data }: GraphConfig): readonly (string | undefined)[] => data.columns.map(({ label }) => label);

const days = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => new Date(Date.UTC(2025, 0, 6 + at)).toISOString().slice(0, 10));

const BOOKINGS = tableOf(
  ['Booking ID', 'Booking date', 'Sent date', 'Room', 'Nights', 'Unit price', 'Booking total', 'State'],
  days(24).map((day, at) => [
    `B-${at}`,
    day,
    days(40)[at + (at % 4) + 1] ?? '',
    ['Garden', 'Tower', 'Attic'][at % 3] ?? '',
    1 + (at % 5),
    [80, 120, 60][at % 3] ?? 0,
    (1 + (at % 5)) * ([80, 120, 60][at % 3] ?? 0),
    ['confirmed', 'cancelled'][at % 2] ?? '',
  ]),
);

describe('what the rows are', () => {
  it('counts what an identifier and a date are called after, rather than adding up a total that is called so too', async () => {
    const { config } = await draw('bookings by state', BOOKINGS);
    expect(cellsOf(config)).toEqual([
      ['confirmed', 12],
      ['cancelled', 12],
    ]);
  });

  it('keeps whole rows where they are named and picked', async () => {
    const { config } = await change('only cancelled bookings', BOOKINGS);
    expect(config.data.columns).toHaveLength(8);
    expect(config.data.rows).toHaveLength(12);
  });

  it('takes a word that is a slip away from a cell for the cell', async () => {
    const { config } = await draw('how many canceled bookings', BOOKINGS);
    expect(cellsOf(config)).toEqual([[12]]);
  });

  it('never adds up numbers that follow one another, whatever their label', async () => {
    const calls = tableOf(
      ['Chamado', 'Abertura', 'Situação'],
      days(20).map((day, at) => [at + 1, day, at % 2 === 0 ? 'Aberto' : 'Fechado']),
    );
    const { config } = await draw('chamados por situação', calls, 'PT_PT');
    expect(cellsOf(config)).toEqual([
      ['Aberto', 10],
      ['Fechado', 10],
    ]);
  });
});

describe('what is sold', () => {
  it.each(['best selling rooms', 'most sold rooms'])(
    'ranks by what was paid, not by the price of one: %s',
    async (wish) => {
      const { config } = await draw(wish, BOOKINGS);
      expect(cellsOf(config).map(([room]) => room)).toEqual(['Tower', 'Garden', 'Attic']);
      expect(cellsOf(config)[0]?.[1]).toBe(3000);
    },
  );

  it('reads "booking value" as the total', async () => {
    const { config } = await draw('average booking value by room', BOOKINGS);
    expect(labelsOf(config)).toEqual(['Room', 'Average Booking total']);
  });
});

describe('days', () => {
  it('keeps the weekday that is named in the plural', async () => {
    const { config } = await change('bookings on Mondays', BOOKINGS);
    expect(cellsOf(config).map(([, day]) => day)).toEqual(['2025-01-06', '2025-01-13', '2025-01-20', '2025-01-27']);
  });

  it.each([
    ['EN_US', 'weekend versus weekday nights', ['Weekend', 'Weekday']],
    ['EN_US', 'compare nights on weekdays and weekends', ['Weekends', 'Weekdays']],
  ] as const)('sets weekends against the other days: %s %s', async (locale, wish, [off, on]) => {
    const { config } = await draw(wish, BOOKINGS, locale);
    expect(new Map(cellsOf(config).map(([name, sum]) => [name, sum]))).toEqual(
      new Map([
        [off, 16],
        [on, 54],
      ]),
    );
  });

  it('measures the days to what was done at a date', async () => {
    const { config } = await draw('average days to send by room', BOOKINGS);
    expect(labelsOf(config)).toEqual(['Room', 'Average Booking date → Sent date']);
  });

  it('adds such days once', async () => {
    const { config, response } = await change('add a column with days to send', BOOKINGS);
    expect(config.data.columns).toHaveLength(9);
    expect(response.steps).toHaveLength(1);
  });
});

describe('a figure alone, of some rows', () => {
  const towns = tableOf(
    ['Town', 'Year', 'Unemployment rate (%)', 'Births'],
    ['Lima', 'Cairo', 'Orange'].flatMap((town, place) =>
      [2020, 2021, 2022, 2023].map((year, at) => [town, year, 4 + place + at / 4, 100 * place + at]),
    ),
  );

  it('runs along the things that are left', async () => {
    const { config } = await draw('births in 2022', towns);
    expect(cellsOf(config)).toEqual([
      ['Lima', 2],
      ['Cairo', 102],
      ['Orange', 202],
    ]);
  });

  it('takes a rate by what it rates, and a city for the city before a colour', async () => {
    const { config } = await draw('unemployment in Lima', towns);
    expect(config.type).toBe('line');
    expect(cellsOf(config)).toEqual([
      [2020, 4],
      [2021, 4.25],
      [2022, 4.5],
      [2023, 4.75],
    ]);
  });

  it('sets no font to a city of the table', async () => {
    const { config } = await draw('births in Cairo by year', towns);
    expect(config).not.toHaveProperty('appearance');
    expect(cellsOf(config).map(([, births]) => births)).toEqual([100, 101, 102, 103]);
  });
});
