import { describe, expect, it } from 'vitest';
import { askAgent } from '../../../test/fixtures/ask-agent.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import { generate } from './agent.ts';

const LONG: GraphConfig = {
  type: 'table',
  data: {
    columns: [
      { key: 'm', label: 'Month' },
      { key: 'c', label: 'City' },
      { key: 'v', label: 'Views' },
    ],
    rows: [
      { m: '2024-01', c: 'Rome', v: 5 },
      { m: '2024-01', c: 'Oslo', v: 3 },
      { m: '2024-02', c: 'Rome', v: 7 },
      { m: '2024-02', c: 'Oslo', v: 4 },
    ],
  },
};

const ask = (userPrompt: string, config: GraphConfig) => askAgent(generate, userPrompt, config);

describe('a type that is named', () => {
  it.each(['make it a stacked column chart', 'line chart', '100% stacked bars', 'heatmap', 'make it a bar chart'])(
    'gives long data one column for each series: %s',
    async (wish) => {
      const { config, response } = await ask(wish, LONG);
      expect(config.type).not.toBe('table');
      expect(config.data.columns.map(({ label }) => label)).toEqual(['Month', 'Rome', 'Oslo']);
      expect(config.data.rows.map((row) => Object.values(row))).toEqual([
        ['2024-01', 5, 3],
        ['2024-02', 7, 4],
      ]);
      expect(response.steps).toHaveLength(2);
    },
  );

  it.each(['make it a scatter plot anyway', 'make it a funnel chart anyway'])(
    'leaves long data alone where it draws no series: %s',
    async (wish) => {
      const { config } = await ask(wish, LONG);
      expect(config.type).not.toBe('table');
      expect(config.data).toEqual(LONG.data);
    },
  );

  it('leaves long data alone where only the look is changed', async () => {
    const { config } = await ask('set the title to "Views"', { ...LONG, type: 'line' });
    expect(config.data).toEqual(LONG.data);
  });
});

describe('lines that a wish names by what tells them apart', () => {
  it.each(['a line per city', 'one line for each city'])('run over time: %s', async (wish) => {
    const { config } = await ask(wish, LONG);
    expect(config.type).toBe('line');
    expect(config.data.columns.map(({ label }) => label)).toEqual(['Month', 'Rome', 'Oslo']);
    expect(config.data.rows.map((row) => Object.values(row))).toEqual([
      ['2024-01', 5, 3],
      ['2024-02', 7, 4],
    ]);
  });
});

describe('a type that nobody named', () => {
  it('gives way where it fitted the rows before and does not fit what is made of them, and comes back', async () => {
    const rows = Array.from({ length: 12 }, (_, at) => ({
      m: `2024-${String(1 + (at >> 1)).padStart(2, '0')}`,
      c: at % 2 === 0 ? 'Rome' : 'Oslo',
      v: 5 + at,
    }));
    const left = await ask('keep only city and views', { type: 'line', data: { ...LONG.data, rows } });
    expect(left.config.type).toBe('column');
    const again = await ask('total views by month', left.config);
    expect(again.config.type).toBe('line');
  });

  it('stays where it was chosen over the same kind of rows', async () => {
    const { config } = await ask('total views by city', { ...LONG, type: 'table' });
    const drawn = await ask('make it a line chart anyway', config);
    const top = await ask('only the highest', drawn.config);
    expect([drawn.config.type, top.config.type]).toEqual(['line', 'line']);
  });
});

describe('a figure of rows that follow each other in time', () => {
  const rows = Array.from({ length: 8 }, (_, at) => ({ y: 2016 + at, a: 90 - at * at, b: 10 + 3 * at }));
  const columns = [
    { key: 'y', label: 'Year' },
    { key: 'a', label: 'Coal' },
    { key: 'b', label: 'Wind' },
  ];
  const yearly: GraphConfig = { type: 'table', data: { columns, rows } };

  it.each([
    ['how did coal change since 2018', ['Year', 'Coal'], 6],
    ['coal', ['Year', 'Coal'], 8],
    ['coal and wind since 2020', ['Year', 'Coal', 'Wind'], 4],
  ])('is a course: %s', async (wish, labels, count) => {
    const { config } = await ask(wish, yearly);
    expect(config.type).toBe('line');
    expect(config.data.columns.map(({ label }) => label)).toEqual(labels);
    expect(config.data.rows).toHaveLength(count);
  });

  it.each(['histogram of coal', 'distribution of coal'])(
    'is told by intervals where they are asked for: %s',
    async (wish) => {
      const { config } = await ask(wish, yearly);
      expect(config.data.columns.map(({ label }) => label)).toEqual(['Coal', 'Count']);
    },
  );
});

describe('figures on axes of their own', () => {
  const rows = Array.from({ length: 12 }, (_, at) => ({
    s: ['Porto', 'Faro'][at % 2],
    r: 20 + ((at * 37) % 90),
    d: 1 + (at % 4),
  }));
  const columns = [
    { key: 's', label: 'Station' },
    { key: 'r', label: 'Rain' },
    { key: 'd', label: 'Wet days' },
  ];

  it.each(['table', 'column', 'stackedColumn'] as const)(
    'are gathered beside the first, as a combo: %s',
    async (type) => {
      const wish = 'total rain per station with wet days on a second axis';
      const { config, response } = await ask(wish, { type, data: { columns, rows } });
      expect(config.type).toBe('combo');
      expect(config.axes).toMatchObject({ hasDualYAxis: true });
      expect(config.data.columns.map(({ label }) => label)).toEqual(['Station', 'Total Rain', 'Wet days']);
      expect(response.message).not.toContain('does not show');
    },
  );
});

describe('how many of some', () => {
  const rows = ['critical', 'low', 'critical', 'low', 'critical'].map((severity, at) => ({
    t: ['Web', 'Web', 'Mobile', 'Mobile', 'Web'][at],
    s: severity,
    h: 3 + 7 * at,
  }));
  const columns = [
    { key: 't', label: 'Team' },
    { key: 's', label: 'Severity' },
    { key: 'h', label: 'Hours' },
  ];

  it.each(['how many critical bugs per team', 'number of critical issues by team', 'quantos bugs críticos por team'])(
    'counts them, whatever they are called: %s',
    async (wish) => {
      const { config } = await ask(wish, { type: 'table', data: { columns, rows } });
      expect(config.data.rows.map((row) => Object.values(row))).toEqual([
        ['Web', 2],
        ['Mobile', 1],
      ]);
    },
  );
});

describe('the highest few rows', () => {
  const TICKETS: GraphConfig = {
    type: 'line',
    data: {
      columns: ['Ticket', 'Opened', 'Priority', 'Team', 'Hours'].map((label) => ({ key: label, label })),
      rows: Array.from({ length: 30 }, (_, at) => ({
        Ticket: `T-${100 + at}`,
        Opened: `2024-05-${String(at + 1).padStart(2, '0')}`,
        Priority: ['Low', 'High', 'Medium'][at % 3] ?? '',
        Team: ['Web', 'App'][at % 2] ?? '',
        Hours: 3 + ((at * 37) % 41),
      })),
    },
  };

  it('stand side by side under their own names, and make no course', async () => {
    const { config } = await ask('slowest 5 tickets', TICKETS);
    expect(config.type).toBe('bar');
    expect(config.data.rows.map(({ Hours }) => Hours)).toEqual([42, 41, 40, 38, 37]);
    expect(config.data.columns.map(({ label }) => label)).toContain('Ticket');
  });
});
