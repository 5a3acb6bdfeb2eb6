import { describe, expect, it } from 'vitest';
import { askAgent } from '../../../test/fixtures/ask-agent.ts';
import { cellsOf, labelsOf } from '../../../test/fixtures/small-chart.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Locale } from '../../chart/locale.ts';
import { generate } from './agent.ts';

/** One in four is cancelled, and one more of the shop in Faro. */
const isCancelled = (at: number): boolean => at % 4 === 1 || at === 3;

/** Two bookings in each month of two years; every third is of the shop in Faro. */
const BOOKINGS: GraphConfig = {
  type: 'table',
  data: {
    columns: [
      { key: 'id', label: 'Booking ID' },
      { key: 'd', label: 'Arrival' },
      { key: 's', label: 'Shop' },
      { key: 'p', label: 'Price' },
      { key: 'c', label: 'Status' },
    ],
    rows: Array.from({ length: 48 }, (_, at) => ({
      id: `B${at}`,
      d: new Date(Date.UTC(2024, at >> 1, 1 + (at % 2))).toISOString().slice(0, 10),
      s: at % 3 === 0 ? 'Faro' : 'Porto',
      p: 10 + at,
      c: isCancelled(at) ? 'Cancelled' : 'Completed',
    })),
  },
};

/** The same bookings, each of 30 euros. */
const ORDERS: GraphConfig = {
  type: 'table',
  data: {
    columns: BOOKINGS.data.columns.map((column) => (column.key === 'p' ? { key: 'p', label: 'Total (€)' } : column)),
    rows: BOOKINGS.data.rows.map((row) => ({ ...row, p: 30 })),
  },
};

const ask = async (wish: string, config = BOOKINGS, locale: Locale = 'EN_US') =>
  (await askAgent(generate, wish, config, { locale })).config;

describe('the share of rows that meet a condition', () => {
  it.each(['percentage of cancelled bookings', 'cancellation rate', 'what share of bookings were cancelled'])(
    'is one figure for all of them: %s',
    async (wish) => {
      const config = await ask(wish);
      expect([labelsOf(config), cellsOf(config)]).toEqual([['Cancelled (%)'], [[expect.closeTo(27.08, 2)]]]);
    },
  );

  it.each(['cancellation rate by shop', 'percentage of cancelled bookings per shop'])(
    'is one for each group: %s',
    async (wish) => {
      expect(cellsOf(await ask(wish))).toEqual([
        ['Faro', 31.25],
        ['Porto', 25],
      ]);
    },
  );

  it.each([
    ['EN_US', 'survival rate by class'],
    ['EN_US', 'percentage survived by class'],
    ['PT_PT', 'taxa de Survived por Pclass'],
  ] as const)('is told of 1 where columns hold 0 and 1, in %s: %s', async (locale, wish) => {
    const rows = Array.from({ length: 40 }, (_, at) => ({
      s: at % (at < 20 ? 2 : 5) === 0 ? 1 : 0,
      p: at < 20 ? 1 : 3,
    }));
    const columns = [
      { key: 's', label: 'Survived' },
      { key: 'p', label: 'Pclass' },
    ];
    const config = await ask(wish, { type: 'table', data: { columns, rows } }, locale);
    expect([labelsOf(config), cellsOf(config)]).toEqual([
      ['Pclass', 'Survived (%)'],
      [
        ['1', 50],
        ['3', 20],
      ],
    ]);
  });

  it('is one for each period, and of each line', async () => {
    const quarters = await ask('percentage of completed bookings per quarter');
    expect(quarters.type).toBe('line');
    expect(cellsOf(quarters)[0]).toEqual(['2024-Q1', 50]);
    expect(labelsOf(await ask('cancellation rate per quarter by shop'))).toEqual(['Arrival', 'Faro', 'Porto']);
  });

  it('is taken among the rows that the wish speaks of', async () => {
    const config = await ask('what share of Faro bookings were cancelled');
    expect(cellsOf(config)).toEqual([[31.25]]);
    expect(labelsOf(config)).toEqual(['Cancelled (%)']);
    expect(cellsOf(await ask('share of cancelled bookings that are Faro'))).toEqual([[expect.closeTo(38.46, 2)]]);
  });

  it('is ranked as other figures are', async () => {
    const config = await ask('which shop has the highest cancellation rate');
    expect(labelsOf(config)).toEqual(['Shop', 'Cancelled (%)']);
  });

  it('keeps its name in what follows, and leaves nothing behind where another figure is asked for', async () => {
    const months = await ask('by month', await ask('cancellation rate by shop'));
    expect(labelsOf(months)).toEqual(['Arrival', 'Cancelled (%)']);
    const { config, response } = await askAgent(generate, 'total price by shop', months, { locale: 'EN_US' });
    expect(labelsOf(config)).toEqual(['Shop', 'Total Price']);
    expect(response.message).not.toContain('Cancelled');
  });

  it.each([
    ['PT_PT', 'taxa de cancelamento por loja', 'Cancelada'],
    ['PT_PT', 'percentagem de reservas canceladas por loja', 'Cancelada'],
  ] as const)('is read in %s: %s', async (locale, wish, cancelled) => {
    const { columns, rows } = BOOKINGS.data;
    const labels = ['Reserva', 'Chegada', 'Loja', 'Preço', 'Estado'];
    const data = {
      columns: columns.map((column, at) => ({ ...column, label: labels[at] ?? '' })),
      rows: rows.map((row) => ({ ...row, c: row.c === 'Cancelled' ? cancelled : 'Concluída' })),
    };
    expect(cellsOf(await ask(wish, { type: 'table', data }, locale))).toEqual([
      ['Faro', 31.25],
      ['Porto', 25],
    ]);
  });
});

describe('what is no share of rows', () => {
  it.each([
    ['price rate of Faro', 'Faro (%)'],
    ['share of price in Faro', 'Faro (%)'],
    ['ratio of cancelled to completed bookings', 'Completed (%)'],
  ])('is not taken for one: %s', async (wish, label) => {
    expect(labelsOf(await ask(wish))).not.toContain(label);
  });
});

describe('a word of the root of a value', () => {
  it.each(['how many cancellations per shop', 'which shop has the most cancellations'])(
    'speaks of the rows that have it: %s',
    async (wish) => {
      expect(new Map(cellsOf(await ask(wish)) as [string, number][])).toEqual(
        new Map([
          ['Porto', 8],
          ['Faro', 5],
        ]),
      );
    },
  );
});

describe('two parts of one date', () => {
  it.each([
    'total price by month, one line per year',
    'total price by month for each year',
    'total price by month split by year',
    'total monthly price, 2024 vs 2025',
    'total price by month, 2024 vs 2025',
    'compare 2024 and 2025 total price by month',
    'compare the total price in 2024 and 2025 by month',
  ])('set the years against each other over their months: %s', async (wish) => {
    const config = await ask(wish);
    expect(config.type).toBe('line');
    expect(labelsOf(config)).toEqual(['Month', '2024', '2025']);
    expect(cellsOf(config).slice(0, 2)).toEqual([
      ['January', 21, 69],
      ['February', 25, 73],
    ]);
    expect(config.data.rows).toHaveLength(12);
  });

  it.each(['total price by month and year', 'total price by year and month'])(
    'are each month of each year where they are named together: %s',
    async (wish) => {
      expect((await ask(wish)).data.rows).toHaveLength(24);
    },
  );

  it('stand across where each is a place in a cycle, in their own order', async () => {
    const config = await ask('bookings by weekday and month as a heatmap');
    expect(config.type).toBe('heatmap');
    expect(labelsOf(config).slice(0, 4)).toEqual(['Weekday', 'January', 'February', 'March']);
    expect(cellsOf(config).map(([day]) => day)).toEqual([
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
      'Sunday',
    ]);
  });

  it('stand side by side as bars, since years do not add up', async () => {
    expect((await ask('bookings per quarter, one column per year')).type).toBe('groupedColumn');
  });

  it('stay across in what follows', async () => {
    const config = await ask('only Porto', await ask('total price by month for each year'));
    expect(labelsOf(config)).toEqual(['Month', '2024', '2025']);
  });
});

describe('a figure that goes by another name', () => {
  it('is the money of the table where money is asked for', async () => {
    const config = await ask('how much money did we make each year', ORDERS);
    expect(cellsOf(config)).toEqual([
      ['2024', 24 * 30],
      ['2025', 24 * 30],
    ]);
  });

  it.each([
    'which shop has the most money',
    'which shop brings in the most money',
    'which shop brings the most money?',
  ])('is all the money of each where the most is asked for: %s', async (wish) => {
    expect(cellsOf(await ask(wish, ORDERS))[0]).toEqual(['Porto', 32 * 30]);
  });

  it.each(['split the total by shop', 'compare Faro and Porto by total'])(
    'is measured for each of what it is split or compared by: %s',
    async (wish) => {
      expect(new Map(cellsOf(await ask(wish, ORDERS)) as [string, number][])).toEqual(
        new Map([
          ['Porto', 32 * 30],
          ['Faro', 16 * 30],
        ]),
      );
    },
  );

  it('runs along the time of single events where it is a running total', async () => {
    const config = await ask('cumulative total in 2024', ORDERS);
    expect(config.type).toBe('line');
    expect(cellsOf(config).at(-1)).toEqual(['2024-12', 24 * 30]);
  });
});

describe('a trend', () => {
  it.each([
    ['the trend of bookings', 48],
    ['show me the trend of cancellations', 13],
  ] as const)('of rows is how many there were over time: %s', async (wish, all) => {
    const { type, data } = await ask(wish);
    const counts = data.rows.map((row) => Number(row[data.columns[1]?.key ?? '']));
    expect([type, counts.reduce((sum, count) => sum + count, 0)]).toEqual(['line', all]);
  });

  it('of a figure is the figure over time', async () => {
    expect(labelsOf(await ask('trend of total price'))).toEqual(['Arrival', 'Total Price']);
  });
});

describe('a season', () => {
  it.each([
    ['EN_US', 'bookings in summer by shop'],
    ['EN_US', 'bookings per shop, only the summer months'],
    ['PT_PT', 'bookings no verão por shop'],
    ['AR', 'عدد bookings في الصيف حسب shop'],
  ] as const)('is three months of every year, in %s: %s', async (locale, wish) => {
    const counts = cellsOf(await ask(wish, BOOKINGS, locale)).map(([, count]) => Number(count));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(12);
  });

  it('is one of several where they are named together, and told apart where they are compared', async () => {
    const both = await ask('number of bookings per month in summer or winter');
    expect(both.data.rows).toHaveLength(12);
    const apart = await ask('compare summer and winter total price');
    expect(new Map(cellsOf(apart) as [string, number][])).toEqual(
      new Map([
        ['Summer', 414],
        ['Winter', 366],
      ]),
    );
  });

  it('is a cell where one is so called', async () => {
    const { columns, rows } = BOOKINGS.data;
    const named = {
      type: 'table',
      data: { columns, rows: rows.map((row) => ({ ...row, c: String(row.d) < '2025' ? 'Summer' : 'Winter' })) },
    } as const;
    expect((await ask('total price by month, only summer', named)).data.rows).toHaveLength(12);
  });

  it('is left out where the wish says so', async () => {
    expect((await ask('bookings per month without winter')).data.rows).toHaveLength(18);
  });
});
