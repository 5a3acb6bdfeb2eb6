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

describe('figures that are told for one person already', () => {
  const lands = tableOf(
    ['Country', 'Region', 'Output per capita ($)', 'PIB por habitante', 'Exports', 'Population'],
    [
      ['Peru', 'South', 700, 70, 90, 30],
      ['Chile', 'South', 900, 90, 60, 20],
      ['Kenya', 'East', 200, 20, 100, 50],
    ],
  );

  it.each([
    ['EN_US', 'output per capita by region', 'Average Output per capita ($)', 800],
    ['PT_PT', 'pib por habitante por região', 'PIB por habitante', 80],
  ] as const)('are divided no more: %s %s', async (locale, wish, label, south) => {
    const { config } = await draw(wish, lands, locale);
    expect(labelsOf(config)[1]).toContain(label.replace('Average ', ''));
    expect(cellsOf(config)[0]).toEqual(['South', south]);
  });

  it('are worked out where no column tells them', async () => {
    const { config } = await draw('exports per capita by country', lands);
    expect(cellsOf(config).map(([, share]) => share)).toEqual([3, 3, 2]);
  });
});

describe('days of the week', () => {
  const rows = (label: string): GraphConfig =>
    tableOf(
      ['Date', label, 'Visits'],
      days(14).map((day, at) => [day, ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'][at % 7] ?? '', 10 + at]),
    );

  it.each(['remove weekday', 'drop weekday', 'without weekday'])('leaves out the column: %s', async (wish) => {
    const { config } = await change(wish, rows('Weekday'));
    expect(labelsOf(config)).toEqual(['Date', 'Visits']);
    expect(config.data.rows).toHaveLength(14);
  });

  it.each(['on which weekday are visits highest', 'visits for all weekdays', 'visits for weekdays'])(
    'shows each of them: %s',
    async (wish) => {
      const { config } = await draw(wish, rows('Note'));
      expect(config.data.rows).toHaveLength(7);
    },
  );

  it.each(['only weekdays', 'only working days'])('keeps Monday to Friday: %s', async (wish) => {
    const { config } = await change(wish, rows('Note'));
    expect(config.data.rows).toHaveLength(10);
  });

  it('keeps rows before the column that is called so, where several are named', async () => {
    const { config } = await change('only weekdays', rows('Weekday'));
    expect(config.data.columns).toHaveLength(3);
    expect(config.data.rows).toHaveLength(10);
  });

  it('takes the Arabic for days of the week as all of them', async () => {
    const visits = tableOf(
      ['التاريخ', 'الزيارات'],
      days(14).map((day, at) => [day, 10 + at]),
    );
    const { config } = await draw('الزيارات حسب أيام الأسبوع', visits, 'AR');
    expect(config.data.rows).toHaveLength(7);
  });
});

describe('what was done last', () => {
  const staff = tableOf(
    ['Employee', 'Office', 'Hired'],
    days(9).map((day, at) => [`Person ${at}`, ['North', 'South', 'West'][at % 3] ?? '', day]),
  );

  it('keeps all of them in order where several are named without a number', async () => {
    const { config } = await change('most recently hired employees', staff);
    expect(cellsOf(config).map(([name]) => name)).toEqual([8, 7, 6, 5, 4, 3, 2, 1, 0].map((at) => `Person ${at}`));
  });

  it.each([
    ['most recently hired employee', ['Person 8']],
    ['2 most recently hired employees', ['Person 8', 'Person 7']],
    ['2 most recently hired employees per office', [6, 3, 7, 4, 8, 5].map((at) => `Person ${at}`)],
  ])('keeps as many as are asked for: %s', async (wish, names) => {
    const { config } = await change(wish, staff);
    const rows = config.data.rows.map((row) => String(row.c0));
    expect(rows).toEqual(names);
  });
});

describe('the most of something', () => {
  const sales = tableOf(
    ['Day', 'Shop', 'Product', 'Quantity', 'Amount'],
    days(12).map((day, at) => [
      day,
      ['Porto', 'Braga'][at % 2] ?? '',
      ['Tea', 'Cake', 'Milk'][at % 3] ?? '',
      1 + (at % 4),
      10 + at,
    ]),
  );

  it.each(['most sold product in each shop', 'most sold products in each shop', 'most sold product per shop'])(
    'is one of each group: %s',
    async (wish) => {
      const { config } = await change(wish, sales);
      expect(config.data.rows).toHaveLength(2);
    },
  );

  it.each([
    ['worst day for quantity', 1],
    ['best day for quantity', 4],
  ])('is that of the figure behind "for": %s', async (wish, first) => {
    const { config } = await draw(wish, sales);
    expect(labelsOf(config)).toEqual(['Day', 'Quantity']);
    expect(cellsOf(config)[0]?.[1]).toBe(first);
  });

  it('finds the hours in the column that holds them', async () => {
    const coffee = tableOf(
      ['Date', 'Hour', 'Amount'],
      days(12).map((day, at) => [day, ['08:00', '09:00', '10:00'][at % 3] ?? '', [2, 9, 5][at % 3] ?? 0]),
    );
    const { config } = await draw('best hour for amount', coffee);
    expect(cellsOf(config).map(([, amount]) => amount)).toEqual([36, 20, 8]);
  });
});

describe('how a figure is brought down', () => {
  const branches = tableOf(
    ['Branch', 'Hours for client', 'Children (0-4)', 'Science', 'Rating (1-5)', 'Days until paid'],
    Array.from({ length: 10 }, (_, at) => [
      ['North', 'South'][at % 2] ?? '',
      2 + ((at * 3) % 7),
      1000 * (1 + (at % 9)),
      [0, 61, 3, 40, 12, 55, 1, 30, 8, 20][at] ?? 0,
      1 + (at % 5),
      [9, 4, 6, 4, 9, 8, 3, 3, 1, 2][at] ?? 0,
    ]),
  );

  it.each([
    ['hours for client by branch', 28],
    ['children by branch', 25_000],
    ['science by branch', 24],
  ])('adds up what was worked, who was counted, what was sold: %s', async (wish, north) => {
    const { config } = await draw(wish, branches);
    expect(cellsOf(config)[0]).toEqual(['North', north]);
  });

  it.each([
    ['rating by branch', 3],
    ['days until paid by branch', 5.6],
  ])('averages what lies on a scale and what was waited for: %s', async (wish, north) => {
    const { config } = await draw(wish, branches);
    expect(cellsOf(config)[0]).toEqual(['North', north]);
  });
});

describe('decades', () => {
  const coal = tableOf(
    ['Date', 'Coal'],
    Array.from({ length: 20 }, (_, at) => [`${1980 + at}-01-01`, 1]),
  );

  it('begin with the first day of their first year', async () => {
    const { config } = await draw('coal by decade', coal);
    expect(cellsOf(config)).toEqual([
      [1980, 10],
      [1990, 10],
    ]);
  });

  it('are no groups where one of them is spoken of', async () => {
    const { config } = await draw('coal for a decade', coal);
    expect(labelsOf(config)).not.toContain('Decade');
  });
});

describe('adjectives of places', () => {
  it('leaves a word alone that is a letter away from a cell', async () => {
    const plans = tableOf(
      ['Plan date', 'Kind'],
      days(12).map((day, at) => [day, ['Play', 'Work'][at % 2] ?? '']),
    );
    const { response } = await draw('Plan by month', plans);
    expect(JSON.stringify(response)).not.toContain('Play');
  });

  it('says which cell an adjective was taken for', async () => {
    const lands = tableOf(
      ['Country', 'Exports'],
      [
        ['Kenya', 1],
        ['Italy', 2],
        ['Japan', 3],
      ],
    );
    for (const [wish, country] of [
      ['only Kenyan exports', 1],
      ['only Italian exports', 2],
      ['only Japanese exports', 3],
    ] as const) {
      const { config, response } = await change(wish, lands);
      expect(cellsOf(config).flat()).toContain(country);
      expect(config.data.rows).toHaveLength(1);
      expect(JSON.stringify(response)).toContain(wish.split(' ')[1]);
    }
  });
});
