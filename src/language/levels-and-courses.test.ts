import { describe, expect, test } from 'vitest';
import { createSituation, tableConfig } from '../../test/fixtures/language/sample-situation.ts';
import type { Locale } from '../chart/locale.ts';
import { understand } from './understand.ts';
import type { Situation } from './understanding.ts';

const day = (at: number): string => new Date(Date.UTC(2024, 0, 1 + at)).toISOString().slice(0, 10);

const weather = createSituation(
  tableConfig(
    ['Date', 'temp_max', 'temp_min', 'wind', 'Sky'],
    Array.from({ length: 120 }, (_, at) => [
      day(at),
      10 + ((at * 7) % 20),
      ((at * 5) % 9) - 2,
      1 + ((at * 13) % 80) / 10,
      ['sun', 'rain'][at % 2] ?? '',
    ]),
  ),
  { purpose: 'chart' },
);
/** Two of three days are told. */
const trade = createSituation(
  tableConfig(
    ['Date', 'Region', 'Sales', 'Profit'],
    Array.from({ length: 180 }, (_, at) => [
      day(at + Math.floor(at / 2)),
      ['North', 'South', 'West'][at % 3] ?? '',
      20 + ((at * 37) % 300),
      ((at * 11) % 90) - 30,
    ]),
  ),
  { purpose: 'chart' },
);

function read(wish: string, situation: Situation = trade, locale: Locale = 'EN_GB') {
  const reading = understand(wish, { ...situation, locale }).readings[0];
  const group = reading?.plan.steps.find(({ verb }) => verb === 'group');
  return { ...(group?.verb === 'group' ? group : {}), steps: reading?.plan.steps, told: reading?.assumptions };
}

describe('levels of the air', () => {
  test('have a range from the lowest of the one column to the highest of the other', () =>
    expect(read('temperature range by month', weather)).toMatchObject({
      measures: [
        { operation: 'min', column: 'temp_min' },
        { operation: 'max', column: 'temp_max' },
      ],
    }));

  test('count the wind among them', () =>
    expect(read('wind by month', weather)).toMatchObject({ measures: [{ operation: 'mean', column: 'wind' }] }));
});

describe('a line chart by a category', () => {
  test.each([
    ['EN_GB', 'line chart of sales by region'],
    ['PT_PT', 'gráfico de linhas de sales por region'],
    ['AR', 'مخطط خطي لـ sales حسب region'],
  ] as const)('has a line for each of them over time, %s: %s', (locale, wish) =>
    expect(read(wish, trade, locale)).toMatchObject({ by: ['date_month', 'region'] }),
  );

  test('has one line over what has no dates, or dates of its own', () => {
    expect(read('line chart of sales by month')).toMatchObject({ by: ['date_month'] });
    expect(read('column chart of sales by region')).toMatchObject({ by: ['region'] });
  });
});

describe('how profitable some are', () => {
  test.each(['how profitable is the North region', 'how profitable is North'])('is what they earned: %s', (wish) =>
    expect(read(wish)).toMatchObject({ by: ['region'], measures: [{ operation: 'sum', column: 'profit' }] }),
  );
});

describe('an average of the last days', () => {
  test('moves over days, and tells that some are left out', () => {
    const { steps, told } = read('7 day average of sales');
    expect(steps).toContainEqual(expect.objectContaining({ verb: 'truncateTime', part: 'day' }));
    expect(told).toContainEqual({ kind: 'spanned-rows', column: 'Date' });
    expect(read('7 day average of temp_max', weather).told?.map(({ kind }) => kind)).not.toContain('spanned-rows');
  });
});

describe('things that are asked for by a word that names no column', () => {
  const league = createSituation(
    tableConfig(
      ['Team', 'GF', 'Pts'],
      [
        ['Reds', 40, 60],
        ['Blues', 55, 50],
        ['Greens', 31, 44],
      ],
    ),
    { purpose: 'chart' },
  );
  const bar = createSituation(
    tableConfig(
      ['Order ID', 'Store', 'Drink', 'Member', 'Qty'],
      Array.from({ length: 40 }, (_, at) => [
        `A${at}`,
        ['Harbour', 'Hill', 'Park'][at % 3] ?? '',
        ['Tea', 'Latte', 'Mocha', 'Cocoa'][at % 4] ?? '',
        at % 5 === 0 ? 'yes' : 'no',
        1 + (at % 6),
      ]),
    ),
    { purpose: 'chart' },
  );

  test.each([
    ['EN_GB', 'who scored the most goals'],
    ['PT_PT', 'quem marcou mais golos'],
    ['AR', 'من سجل أكثر أهداف'],
  ] as const)('are those who did it, by the short name of what they did, %s: %s', (locale, wish) =>
    expect(read(wish, league, locale).steps).toMatchObject([
      { verb: 'select', columns: ['team', 'gf'] },
      { verb: 'sort', by: [{ column: 'gf', direction: 'descending' }] },
    ]),
  );

  test('are neither places nor answers', () =>
    expect(read('what sold most', bar)).toMatchObject({ by: ['drink'], measures: [{ column: 'qty' }] }));
});

test('what has grown is told along time, and not by bands of its own', () => {
  const countries = createSituation(
    tableConfig(
      ['Country', 'Year', 'Population'],
      Array.from({ length: 24 }, (_, at) => [
        ['Chile', 'Kenya'][at % 2] ?? '',
        1952 + 5 * Math.floor(at / 2),
        3_000_000 + 900_000 * at,
      ]),
    ),
    { purpose: 'chart' },
  );
  expect(read('how has population grown', countries)).toMatchObject({ by: ['year'] });
});
