import { describe, expect, it } from 'vitest';
import { type Cell, figuresOf, insightsOf, monthly, tableOf } from '../../test/fixtures/insight-tables.ts';
import type { Insight, InsightKind } from './insight.ts';

function ofKind<Kind extends InsightKind>(
  insights: readonly Insight[],
  kind: Kind,
): Extract<Insight, { kind: Kind }>[] {
  return insights.filter((insight): insight is Extract<Insight, { kind: Kind }> => insight.kind === kind);
}

const years = (first: number, values: readonly Cell[]): readonly (readonly Cell[])[] =>
  values.map((value, at) => [first + at, value]);

const names = (values: readonly Cell[]): readonly (readonly Cell[])[] =>
  values.map((value, at) => [`Thing ${'abcdefghijklmnopqrstuvwxyz'[at]}`, value]);

describe('facts about a course', () => {
  const rising = insightsOf(tableOf(['Year', 'Revenue'], years(2017, [50, 60, 72, 86, 104, 124, 149])), {
    type: 'line',
  });

  it('tell the trend, the change and the rate of growth', () => {
    expect(ofKind(rising, 'trend')[0]).toMatchObject({ direction: 'up', slope: { value: 16 }, tau: { value: 1 } });
    const [change] = ofKind(rising, 'change').filter(({ span }) => span === 'whole');
    expect(change).toMatchObject({ difference: { value: 99 }, relative: { value: 198 }, rises: { value: 6 } });
    expect(ofKind(rising, 'growth')[0]?.rate.value).toBeCloseTo(19.96, 2);
    expect(rising[0]?.kind).toBe('trend');
  });

  it('follow time, not the order of rows', () => {
    const table = tableOf(
      ['Year', 'Sales'],
      [
        [2022, 30],
        [2020, 10],
        [2021, 20],
      ],
    );
    const [change] = ofKind(insightsOf(table), 'change');
    expect(change).toMatchObject({ from: { points: [{ name: '2020', rowIndex: 1 }] }, difference: { value: 20 } });
  });

  it('follow months that begin in autumn as they come, and weekdays not at all', () => {
    const season = tableOf(
      ['Month', 'Guests'],
      [
        ['Nov', 10],
        ['Dec', 20],
        ['Jan', 25],
        ['Feb', 40],
      ],
    );
    expect(ofKind(insightsOf(season), 'change')[0]).toMatchObject({ difference: { value: 30 } });
    const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
    const days = tableOf(
      ['Weekday', 'Guests'],
      week.map((day, at) => [day, 10 + at * 5]),
    );
    expect(ofKind(insightsOf(days), 'trend')).toEqual([]);
    expect(ofKind(insightsOf(days), 'extremes')[0]).toMatchObject({ highest: { points: [{ name: 'Sunday' }] } });
  });

  it('give no rate and no percentage where the base is not above 0', () => {
    const found = insightsOf(tableOf(['Year', 'Profit'], years(2018, [-20, -5, 10, 30, 55])));
    expect(ofKind(found, 'growth')).toEqual([]);
    const [change] = ofKind(found, 'change').filter(({ span }) => span === 'whole');
    expect(change).toMatchObject({ difference: { value: 75 } });
    expect(change?.relative).toBeUndefined();
    const zero = insightsOf(tableOf(['Year', 'Users'], years(2018, [0, 5, 10])));
    expect(ofKind(zero, 'change')[0]?.relative).toBeUndefined();
  });

  it('tell the one step that dwarfs the others, and what came after', () => {
    const found = insightsOf(tableOf(['Year', 'Visitors'], years(2018, [120, 135, 40, 62, 128, 160])));
    expect(ofKind(found, 'step')[0]).toMatchObject({
      direction: 'down',
      from: { points: [{ name: '2019' }] },
      to: { points: [{ name: '2020' }], value: { value: 40 } },
      difference: { value: -95 },
      after: { direction: 'up', hasRegained: true, to: { value: { value: 160 } } },
    });
    expect(ofKind(insightsOf(tableOf(['Year', 'Visitors'], years(2018, [10, 12, 15, 21, 30, 41]))), 'step')).toEqual(
      [],
    );
  });

  it('tell no step of a jagged course, where one is as good as another', () => {
    const jagged = [610, 340, 880, 290, 450, 720, 160, 530, 410];
    expect(ofKind(insightsOf(tableOf(['Year', 'Visitors'], years(2012, jagged))), 'step')).toEqual([]);
    const calm = [100, 104, 101, 45, 48, 46, 50, 47, 49, 70];
    expect(ofKind(insightsOf(tableOf(['Year', 'Visitors'], years(2012, calm))), 'step')).toHaveLength(1);
  });

  it('add up gains and losses in place of a change from the first to the last', () => {
    const quarters = ['Q1', 'Q2', 'Q3', 'Q4'].map((name, at) => [name, [12, -7, 25, -3][at] ?? null] as const);
    const found = insightsOf(tableOf(['Quarter', 'Profit change'], quarters));
    expect(ofKind(found, 'change')).toEqual([]);
    expect(ofKind(found, 'net')[0]).toMatchObject({
      total: { value: 27 },
      gain: { points: [{ name: 'Q3' }] },
      loss: { points: [{ name: 'Q2' }] },
    });
  });

  it('tell a course along the numbers of another column, in their order, where nothing else names the rows', () => {
    const yields = [12, 20, 31, 45, 60, 71, 66, 52, 40, 25].map((value, at) => [(at + 1) * 10, value]);
    const table = tableOf(['Temperature (°C)', 'Yield (kg)'], [...yields].reverse());
    const found = insightsOf(table, { type: 'line' });
    expect(ofKind(found, 'turning-point')[0]).toMatchObject({
      shape: 'peak',
      axis: { kind: 'number', label: 'Temperature (°C)' },
      at: { points: [{ name: '60', place: { value: 60, unit: { unit: '°C' } } }], value: { value: 71 } },
    });
    expect(ofKind(found, 'change')).toMatchObject([{ from: { points: [{ name: '10' }] } }]);
    const economy = [8, 10.2, 12.5, 14.1, 15.6, 16, 15.2, 14, 12.4, 10.9, 9.3].map((value, at) => [
      20 + at * 10,
      value,
    ]);
    const dots = tableOf(['Speed (km/h)', 'Economy'], economy);
    expect(ofKind(insightsOf(dots, { type: 'scatter' }), 'turning-point')).toHaveLength(1);
    const named = tableOf(
      ['City', 'Temperature (°C)', 'Sales'],
      yields.map((row, at) => [`City ${at}`, ...row]),
    );
    expect(insightsOf(named).every((fact) => !('axis' in fact) || fact.axis.kind !== 'number')).toBe(true);
  });

  it('leave columns out that name or number the rows', () => {
    const rows = [34, 21, 81, 15, 9].map((amount, at) => [
      [901, 77, 346, 12, 530][at] ?? null,
      at + 1,
      `Shop ${at}`,
      amount,
    ]);
    const found = insightsOf(tableOf(['CID', 'Row count', 'Shop', 'Amount'], rows));
    const measures = found.flatMap((fact) => ('series' in fact ? [fact.series.measure] : []));
    expect(new Set(measures)).toEqual(new Set(['Amount']));
  });

  it('count percentages in points', () => {
    const found = insightsOf(tableOf(['Year', 'Unemployment'], years(2018, ['4%', '5%', '7%'])));
    const [change] = ofKind(found, 'change');
    expect(change?.difference).toMatchObject({ value: 3, unit: { kind: 'points' } });
    expect(change?.relative).toBeUndefined();
    expect(ofKind(found, 'growth')).toEqual([]);
  });

  it('leave rows of totals out', () => {
    const found = insightsOf(
      tableOf(
        ['Month', 'Sales'],
        [
          ['Jan 2024', 10],
          ['Feb 2024', 20],
          ['Mar 2024', 30],
          ['Total', 60],
        ],
      ),
    );
    expect(ofKind(found, 'extremes')[0]).toMatchObject({ highest: { value: { value: 30 } } });
    expect(ofKind(found, 'level')[0]).toMatchObject({ total: { value: 60 } });
  });

  it('find the turn, the season, the outlier and the quickening', () => {
    const wave = (at: number): number => ((at * 7919) % 13) / 2;
    const peak = Array.from({ length: 21 }, (_, at) => 500 - Math.abs(at - 11) * 30 + wave(at));
    expect(ofKind(insightsOf(tableOf(['Month', 'Visits'], monthly(peak))), 'turning-point')[0]).toMatchObject({
      shape: 'peak',
      at: { points: [{ rowIndex: 11 }] },
    });
    const season = Array.from({ length: 48 }, (_, at) => 500 - Math.cos((at / 6) * Math.PI) * 300 + wave(at));
    expect(ofKind(insightsOf(tableOf(['Month', 'Ice cream'], monthly(season))), 'seasonality')[0]).toMatchObject({
      season: 'month',
      high: { place: 6 },
      low: { place: 0 },
    });
    const calls = Array.from({ length: 20 }, (_, at) => (at === 13 ? 420 : 100 + wave(at)));
    expect(ofKind(insightsOf(tableOf(['Month', 'Calls'], monthly(calls))), 'outlier')).toMatchObject([
      { side: 'high', at: { points: [{ rowIndex: 13 }] } },
    ]);
    const quick = Array.from({ length: 14 }, (_, at) => Math.round(1000 * 1.01 ** (at * at)));
    expect(ofKind(insightsOf(tableOf(['Year', 'Users'], years(2005, quick))), 'pace')[0]?.pace).toBe('quickening');
  });

  it('count the periods and the values that are missing', () => {
    const found = insightsOf(
      tableOf(
        ['Month', 'Sales'],
        [
          ['2024-01', 5],
          ['2024-02', null],
          ['2024-05', 8],
          ['2024-06', 9],
        ],
      ),
    );
    const holes = ofKind(found, 'completeness').map(({ missing, count }) => [missing, count.value]);
    expect(holes).toEqual(
      expect.arrayContaining([
        ['values', 1],
        ['periods', 2],
      ]),
    );
  });
});

describe('facts about categories', () => {
  it('tell the largest share and how few have most', () => {
    const browsers = tableOf(
      ['Browser', 'Users'],
      [
        ['A', 650],
        ['B', 190],
        ['C', 80],
        ['D', 50],
        ['E', 30],
      ],
    );
    const found = insightsOf(browsers, { type: 'pie' });
    expect(found[0]).toMatchObject({ kind: 'share', share: { value: 65 } });
    expect(ofKind(found, 'concentration')[0]).toMatchObject({
      share: { value: 84 },
      top: [{ name: 'A' }, { name: 'B' }],
    });
  });

  it('tell of no course and no trend', () => {
    const kinds = insightsOf(tableOf(['Thing', 'Sales'], names([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]))).map(
      ({ kind }) => kind,
    );
    expect(kinds).not.toContain('trend');
    expect(kinds).not.toContain('change');
  });

  it('name all that tie for the highest, and no lead', () => {
    const [extremes] = ofKind(insightsOf(tableOf(['Thing', 'Sales'], names([9, 2, 9, 4]))), 'extremes');
    expect(extremes?.highest.points.map(({ rowIndex }) => rowIndex)).toEqual([0, 2]);
    expect(extremes?.lead).toBeUndefined();
  });

  it('tell where a named thing stands, when asked', () => {
    const table = tableOf(
      ['Country', 'Sales'],
      [
        ['Spain', 40],
        ['France', 60],
        ['Italy', 20],
      ],
    );
    expect(insightsOf(table, { about: ['Spain'] })[0]).toMatchObject({ kind: 'standing', rank: { value: 2 } });
    expect(ofKind(insightsOf(table), 'standing')).toEqual([]);
  });
});

describe('facts about several series', () => {
  const shops = tableOf(
    ['Year', 'Online', 'Stores', 'Catalogue'],
    [
      [2018, 20, 90, 30],
      [2019, 28, 86, 29],
      [2020, 40, 80, 28],
      [2021, 65, 70, 25],
      [2022, 86, 54, 20],
    ],
  );

  it('tell who overtook whom and how shares moved', () => {
    const found = insightsOf(shops, { type: 'line' });
    const leader = ofKind(found, 'ranking').find(({ isNewLeader }) => isNewLeader);
    expect(leader).toMatchObject({
      series: { measure: 'Online' },
      from: { rank: { value: 3 } },
      to: { rank: { value: 1 } },
      formerLeader: { measure: 'Stores' },
    });
    expect(
      ofKind(found, 'gap').find(({ upper, lower }) => upper.measure === 'Online' && lower.measure === 'Stores'),
    ).toMatchObject({
      development: 'crossed',
      first: { difference: { value: -70 } },
      last: { difference: { value: 32 } },
    });
    const online = ofKind(found, 'part-to-whole').find(({ series }) => series.measure === 'Online');
    expect(online?.share.value).toBeCloseTo(53.75, 2);
    expect(online?.shift?.value).toBeCloseTo(39.464, 3);
  });

  it('tell of a series that the caller names first', () => {
    const seriesOf = (insight: Insight | undefined): readonly string[] => {
      if (insight === undefined || insight.kind === 'completeness') return [];
      if (insight.kind === 'gap') return [insight.upper.measure, insight.lower.measure];
      return insight.kind === 'correlation' ? [insight.left.measure, insight.right.measure] : [insight.series.measure];
    };
    const [named] = insightsOf(shops, { type: 'line', about: ['Catalogue'] });
    const [unnamed] = insightsOf(shops, { type: 'line' });
    expect(seriesOf(named)).toContain('Catalogue');
    expect(seriesOf(unnamed)).not.toContain('Catalogue');
  });

  it('read periods in headings as a course of each row', () => {
    const table = tableOf(
      ['Country', '2019', '2020', '2021'],
      [
        ['A', 10, 14, 25],
        ['B', 20, 19, 17],
      ],
    );
    const change = ofKind(insightsOf(table), 'change').find(({ series }) => series.group === 'A');
    expect(change).toMatchObject({ from: { points: [{ name: '2019' }] }, relative: { value: 150 } });
  });

  it('tell measures that go together, by their changes along time', () => {
    const noise = (at: number): number => ((at * 7919) % 17) - 8;
    const dots = Array.from({ length: 20 }, (_, at) => [noise(at * 3), 3 * noise(at * 3) + noise(at) / 8]);
    expect(insightsOf(tableOf(['Spend', 'Sales'], dots), { type: 'scatter' })[0]).toMatchObject({
      kind: 'correlation',
      direction: 'up',
      manner: 'levels',
    });
    const both = monthly(Array.from({ length: 24 }, (_, at) => at * 10 + noise(at))).map((row, at) => [
      ...row,
      at * 3 + noise(at * 5 + 2),
    ]);
    expect(ofKind(insightsOf(tableOf(['Month', 'Sales', 'Rent'], both)), 'correlation')).toEqual([]);
  });

  it('tell only of the columns that the chart shows', () => {
    const found = insightsOf(shops, { type: 'pie' });
    expect(new Set(found.flatMap((insight) => ('series' in insight ? [insight.series.measure] : [])))).toEqual(
      new Set(['Online']),
    );
  });
});

describe('tables with little to say', () => {
  it.each([
    ['no row', []],
    [
      'only empty cells',
      [
        ['a', null],
        ['b', null],
      ],
    ],
    [
      'placeholders',
      [
        ['a', 'n/a'],
        ['b', 'NaN'],
      ],
    ],
  ] as const)('of %s give no fact with a figure that is no number', (_, rows) => {
    expect(
      insightsOf(tableOf(['Thing', 'Sales'], rows))
        .flatMap(figuresOf)
        .filter(({ value }) => Number.isNaN(value)),
    ).toEqual([]);
  });

  it('of one row give its level alone', () => {
    expect(insightsOf(tableOf(['Thing', 'Sales'], [['a', 5]])).map(({ kind }) => kind)).toEqual(['level']);
  });

  it('of equal values give neither extremes nor tests', () => {
    const found = insightsOf(tableOf(['Year', 'Sales'], years(2000, new Array(20).fill(7))));
    expect(ofKind(found, 'extremes')).toEqual([]);
    expect(found.filter(({ evidence }) => evidence.test !== undefined)).toEqual([]);
  });

  it('of huge and tiny numbers give finite scores', () => {
    const found = insightsOf(tableOf(['Year', 'Sales'], years(2000, [1e300, 1e-300, 1e308, 5, 1e307, 2, 1e308, 3, 9])));
    expect(found.every(({ score }) => Number.isFinite(score))).toBe(true);
  });
});
