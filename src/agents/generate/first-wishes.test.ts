import { describe, expect, it } from 'vitest';
import { askAgent } from '../../../test/fixtures/ask-agent.ts';
import { cellsOf, days, labelsOf, tableOf } from '../../../test/fixtures/small-chart.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Locale } from '../../chart/locale.ts';
import { mutate } from '../mutate/agent.ts';
import { generate } from './agent.ts';

const draw = (wish: string, config: GraphConfig, locale: Locale = 'EN_US') =>
  askAgent(generate, wish, config, { locale });
const change = (wish: string, config: GraphConfig, locale: Locale = 'EN_US') =>
  askAgent(mutate, wish, config, { locale });

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

  it('keeps the rows of either where both are named, whole', async () => {
    const { config } = await change('bookings in the Garden, bookings in the Tower', BOOKINGS);
    expect([config.data.columns.length, config.data.rows.length]).toEqual([8, 16]);
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
    expect(labelsOf(config)).toEqual(['Room', 'Average Booking date → Sent date (days)']);
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

const CLASS = tableOf(
  ['Pupil', 'Class', 'Gender', 'Maths', 'Insured', 'Joined'],
  Array.from({ length: 24 }, (_, at) => [
    `Pupil ${at}`,
    ['7A', '7B'][at % 2] ?? '',
    ['Girl', 'Boy'][Math.floor(at / 2) % 2] ?? '',
    40 + ((at * 7) % 24),
    ['Yes', 'No', 'Yes'][at % 3] ?? '',
    `2025-${String(1 + (at % 12)).padStart(2, '0')}-${String(10 + (at % 7)).padStart(2, '0')}`,
  ]),
);

describe('shares', () => {
  it('takes the share of a value by a group as the part of each group', async () => {
    const { config } = await draw('share of girls by class', CLASS);
    expect(labelsOf(config)).toEqual(['Class', 'Girl (%)']);
    expect(cellsOf(config)).toEqual([
      ['7A', 50],
      ['7B', 50],
    ]);
  });

  it('says of what a yes is', async () => {
    const { config } = await draw('share of insured pupils by class', CLASS);
    expect(labelsOf(config)).toEqual(['Class', 'Insured: Yes (%)']);
  });

  it('takes a column of yes and no for those who say yes in Arabic', async () => {
    const clinic = tableOf(
      ['العيادة', 'مؤمن عليه', 'عمر المريض'],
      Array.from({ length: 12 }, (_, at) => [
        ['عيون', 'أسنان'][at % 2] ?? '',
        ['نعم', 'نعم', 'لا'][at % 3] ?? '',
        20 + at,
      ]),
    );
    const { config } = await draw('نسبة المرضى المؤمن عليهم في كل عيادة', clinic, 'AR');
    expect(cellsOf(config).map(([, share]) => Math.round(Number(share)))).toEqual([67, 67]);
  });

  it('reads what was spent of a budget as the one divided by the other', async () => {
    const budget = tableOf(
      ['Team', 'Budget', 'Actual'],
      [
        ['IT', 100, 90],
        ['HR', 200, 240],
      ],
    );
    const { config } = await draw('percent of budget spent by team', budget);
    expect(cellsOf(config)).toEqual([
      ['IT', 90],
      ['HR', 120],
    ]);
  });
});

describe('who and what is compared', () => {
  it('averages marks of those who are set against one another', async () => {
    const { config } = await draw('compare boys and girls in maths', CLASS);
    expect(labelsOf(config)).toEqual(['Gender', 'Average Maths']);
  });

  it('finds the last of each group', async () => {
    const { config } = await change('who joined most recently in each class', CLASS);
    expect(cellsOf(config).map(([, name, , , , joined]) => [name, joined])).toEqual([
      ['7A', '2025-11-13'],
      ['7B', '2025-12-14'],
    ]);
  });

  it('sets a plan beside what came of it, and reads IT in capitals as a team', async () => {
    const budget = tableOf(
      ['Team', 'Month', 'Budget', 'Actual'],
      ['IT', 'HR'].flatMap((team, place) =>
        ['2025-01', '2025-02', '2025-03'].map((month, at) => [team, month, 10 + place + at, 12 + at]),
      ),
    );
    const { config } = await draw('budget vs actual by team', budget);
    expect(config.type).toBe('groupedColumn');
    const own = await draw('IT budget and actual by month', budget);
    expect(cellsOf(own.config)[0]).toEqual(['2025-01', 10, 12]);
  });

  it('takes hours for minutes where the label says minutes', async () => {
    const films = tableOf(
      ['Film', 'Runtime (min)'],
      [
        ['Dunes', 119],
        ['Tides', 121],
      ],
    );
    const { config } = await change('films longer than 2 hours', films);
    expect(cellsOf(config)).toEqual([['Tides', 121]]);
  });

  it('ranks by the figure behind "for", the worst first', async () => {
    const flights = tableOf(
      ['Airline', 'Distance (km)', 'Delay (min)'],
      Array.from({ length: 12 }, (_, at) => [['Alto', 'Nord', 'Blue'][at % 3] ?? '', 500 * at, 10 + (at % 3) * 5]),
    );
    const { config } = await draw('worst airline for delays', flights);
    expect(cellsOf(config).map(([name]) => name)).toEqual(['Blue', 'Nord', 'Alto']);
  });
});

describe('words that could be taken for others', () => {
  it('tells groups apart where a condition names all of them', async () => {
    const { config } = await draw('boys and girls by class', CLASS);
    expect(labelsOf(config)).toEqual(['Class', 'Girl', 'Boy']);
  });

  it('counts rows that are things of their own where states of theirs are set against one another', async () => {
    const { config } = await draw('confirmed vs cancelled by room', BOOKINGS);
    expect(cellsOf(config)[0]).toEqual(['Garden', 4, 4]);
  });

  it('reads what took so long as a condition on rows', async () => {
    const { config } = await change('bookings that took more than 3 days to send', BOOKINGS);
    expect(config.data.columns).toHaveLength(8);
    expect(config.data.rows).toHaveLength(6);
  });

  it('reads an adjective of a place', async () => {
    const lands = tableOf(
      ['Country', 'Continent', 'Exports'],
      [
        ['Japan', 'Asia', 1],
        ['Kenya', 'Africa', 2],
        ['India', 'Asia', 3],
      ],
    );
    const { config } = await change('only Asian countries', lands);
    expect(cellsOf(config).map(([name]) => name)).toEqual(['Japan', 'India']);
  });
});

describe('a figure behind a word for groups', () => {
  const months = tableOf(
    ['Month', 'Sales', 'Costs'],
    [
      ['2024-01', 10, 5],
      ['2024-02', 14, 7],
      ['2024-03', 9, 9],
    ],
  );

  it.each([
    ['by sales', 'EN_US'],
    ['against sales', 'EN_US'],
    ['por vendas', 'PT_PT'],
  ] as const)('has the other figures set against it: "%s"', async (wish, locale) => {
    const { config } = await draw(wish, months, locale);
    expect(config.type).toBe('scatter');
    expect(labelsOf(config)).toEqual(['Sales', 'Costs']);
  });
});

describe('a column that is called like an article', () => {
  const towns = (type: GraphConfig['type'], label: string): GraphConfig => ({
    type,
    data: {
      columns: [
        { key: 'a', label },
        { key: 'o', label: 'Sales' },
      ],
      rows: [
        { a: 'Porto', o: 10 },
        { a: 'Faro', o: 25 },
        { a: 'Braga', o: 14 },
      ],
    },
  });

  it.each([
    ['make it a pie chart', 'pie', 'EN_US'],
    ['as a line', 'line', 'EN_US'],
    ['muda para o gráfico circular', 'pie', 'PT_PT'],
  ] as const)('is not meant by "%s"', async (wish, type, locale) => {
    for (const label of ['City', 'A']) {
      const chart = towns('bar', label);
      const { config } = await draw(wish, chart, locale);
      expect(config).toMatchObject({ type, data: { rows: chart.data.rows } });
    }
  });

  it('is meant where a verb asks for it', async () => {
    const { config } = await change('sort by a', towns('bar', 'A'));
    expect(config.data.rows.map(({ a }) => a)).toEqual(['Braga', 'Faro', 'Porto']);
  });
});
