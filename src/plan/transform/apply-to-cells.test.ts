import { describe, expect, test } from 'vitest';
import { apply, as, cells, dataOf, faultOf, SALES } from '../../../test/fixtures/plan/apply-to-data.ts';
import { parseTable } from '../../table/parse-table.ts';
import { toPlanTable } from '../table/plan-table.ts';
import { toChartData } from '../table/to-chart-data.ts';
import { applyTransform } from './apply-transform.ts';
import type { Transform } from './transform.ts';

describe('dates', () => {
  test.each([
    ['month', undefined, ['2024-01', '2024-02', '2024-02', '2024-04', null], 'month_year'],
    ['quarter', undefined, ['2024-Q1', '2024-Q1', '2024-Q1', '2024-Q2', null], 'quarter'],
    ['half', undefined, ['2024-H1', '2024-H1', '2024-H1', '2024-H1', null], undefined],
    ['monthOfYear', 'PT_PT', ['janeiro', 'fevereiro', 'fevereiro', 'abril', null], 'month'],
    ['weekday', 'AR', ['الجمعة', 'الاثنين', 'الأربعاء', 'الجمعة', null], undefined],
    ['dayOfMonth', 'EN_GB', ['Day 5', 'Day 5', 'Day 7', 'Day 5', null], undefined],
    ['fiscalYear', undefined, ['FY2024', 'FY2024', 'FY2024', 'FY2025', null], 'year'],
    ['fiscalQuarter', undefined, ['FY2024 Q4', 'FY2024 Q4', 'FY2024 Q4', 'FY2025 Q1', null], 'text'],
  ] as const)('are brought down to %s', (part, locale, expected, format) => {
    const transform = { verb: 'truncateTime', column: 'day', part, fiscalStart: 4, as: as('part') } as const;
    const { rows, columns } = apply(SALES, transform, locale === undefined ? {} : { locale });
    expect(rows.map((row) => row.part)).toEqual(expected);
    expect(columns.at(-1)).toEqual({ key: 'part', label: 'part', ...(format && { valueFormat: format }) });
  });

  test('brought down to weeks are weeks to the next reader', () => {
    const { rows, columns } = apply(SALES, { verb: 'truncateTime', column: 'day', part: 'week', as: as('part') });
    const typed = parseTable({ columns, rows }).columns.at(-1)?.typed;
    expect(typed).toMatchObject({
      kind: 'date',
      grain: 'week',
      values: ['2024-W01', '2024-W06', '2024-W06', '2024-W14', null],
    });
  });

  test('brought down to words are read as the same words by the next reader', () => {
    for (const locale of ['EN_US', 'PT_PT', 'AR'] as const) {
      for (const part of ['monthOfYear', 'weekday', 'dayOfMonth', 'hourOfDay'] as const) {
        const data = dataOf({ day: ['2024-01-05T10:00:00', '2024-02-06T11:00:00', '2024-04-08T15:00:00'] });
        const { table } = applyTransform(
          toPlanTable(data),
          { verb: 'truncateTime', column: 'day', part, as: as('part') },
          { locale },
        );
        const made = table.columns[1]?.typed;
        const again = toPlanTable(toChartData(table, data)).columns[1]?.typed;
        expect({ part, locale, kind: again?.kind, times: again?.times }).toEqual({
          part,
          locale,
          kind: 'date',
          times: made?.times,
        });
      }
    }
  });

  test('that are too coarse for a part are refused', () => {
    const data = dataOf({ year: [2020, 2021, 2022] });
    expect(
      faultOf(() => apply(data, { verb: 'truncateTime', column: 'year', part: 'month', as: as('m') })),
    ).toMatchObject({
      kind: 'badArgument',
      needs: 'no finer than year',
    });
  });

  test('that are missing are added in their place, for each combination', () => {
    const data = dataOf({ month: ['2024-03', '2024-01', '2024-04'], who: ['a', 'a', 'b'], n: [3, 1, 4] });
    const { rows, facts } = apply(data, { verb: 'completeDates', column: 'month', per: ['who'], method: 'zero' });
    expect(rows.map(({ month, who, n }) => `${month} ${who} ${n}`)).toEqual([
      '2024-01 a 1',
      '2024-01 b 0',
      '2024-02 a 0',
      '2024-02 b 0',
      '2024-03 a 3',
      '2024-03 b 0',
      '2024-04 b 4',
      '2024-04 a 0',
    ]);
    expect(facts).toMatchObject({ added: 5, grain: 'month', first: '2024-01', last: '2024-04' });
  });

  test('that are missing are written like the others, which become ISO text with them', () => {
    const data = dataOf({ day: ['01/03/2024', '02/03/2024', '13/03/2024', '04/03/2024'], n: [1, 2, 3, 4] });
    const { rows } = apply(data, { verb: 'completeDates', column: 'day' });
    expect(rows.map(({ day }) => day).slice(0, 4)).toEqual(['2024-03-01', '2024-03-02', '2024-03-03', '2024-03-04']);
    expect(rows).toHaveLength(13);
  });

  test('that all begin a month are completed by months, written as they were', () => {
    const data = dataOf({ day: ['2024-01-01', '2024-02-01', '2024-05-01'], n: [1, 2, 5] });
    const { rows } = apply(data, { verb: 'completeDates', column: 'day', method: 'linear' });
    expect(rows.map(({ day, n }) => [day, n])).toEqual([
      ['2024-01-01', 1],
      ['2024-02-01', 2],
      ['2024-03-01', 3],
      ['2024-04-01', 4],
      ['2024-05-01', 5],
    ]);
  });
});

const EMPTY = { columns: [], rows: [] };

describe('bins', () => {
  test('have round edges, hold their lower end, and the last holds both', () => {
    const data = dataOf({ age: [18, 20, 29.5, 40] });
    const { rows, facts } = apply(data, { verb: 'bin', column: 'age', width: 10, as: as('bin') });
    expect(rows.map((row) => row.bin)).toEqual(['10–20', '20–30', '20–30', '30–40']);
    expect(facts).toMatchObject({ edges: [10, 20, 30, 40], outside: 0, empty: 0 });
  });

  test('stay text, and tell negative edges from dashes', () => {
    const { table } = applyTransform(toPlanTable(dataOf({ n: [-12, 3, 7] })), {
      verb: 'bin',
      column: 'n',
      count: 2,
      as: as('bin'),
    });
    const data = toChartData(table, { columns: [], rows: [] });
    expect(data.rows.map((row) => row.bin)).toEqual(['-20 – 0', '0 – 20', '0 – 20']);
    expect(toPlanTable(data).columns[1]?.typed.kind).toBe('text');
  });

  test.each([
    ['EN_GB', ['0.5–1', '1–1.5'], '9,000–10,000', '1980–2000'],
    ['PT_PT', ['0,5–1', '1–1,5'], '9\u00a0000–10\u00a0000', '1980–2000'],
    ['AR', ['٠٫٥–١', '١–١٫٥'], '٩٬٠٠٠–١٠٬٠٠٠', '١٩٨٠–٢٠٠٠'],
  ] as const)(
    'are written as numbers are in %s, but parted no thousands of what may be years',
    (locale, small, large, years) => {
      const labelsOf = (values: readonly number[], width: number): readonly unknown[] => {
        const step = { verb: 'bin', column: 'n', width, as: as('bin') } as const;
        const data = toChartData(applyTransform(toPlanTable(dataOf({ n: values })), step, { locale }).table, EMPTY);
        expect(toPlanTable(data).columns[1]?.typed.kind).toBe('text');
        return data.rows.map((row) => row.bin);
      };
      expect(labelsOf([0.7, 1.2], 0.5)).toEqual(small);
      expect(labelsOf([8500, 9500], 1000).at(-1)).toBe(large);
      expect(labelsOf([1985, 1990], 20)).toEqual([years, years]);
    },
  );

  test('are as many as were asked for, where round edges allow it', () => {
    const table = toPlanTable(dataOf({ minutes: [8, 9, 12, 14, 16, 18, 20, 22, 25, 30, 32, 41] }));
    const labels = (count: number): readonly unknown[] => {
      const { table: cut } = applyTransform(table, { verb: 'bin', column: 'minutes', count, as: as('bin') });
      return [...new Set(toChartData(cut, { columns: [], rows: [] }).rows.map((row) => row.bin))];
    };
    expect(labels(5)).toEqual(['0–10', '10–20', '20–30', '30–40', '40–50']);
    expect(labels(3)).toEqual(['0–20', '20–40', '40–60']);
    expect(labels(1000).length).toBe(12);
  });
});

describe('windows', () => {
  const data = dataOf({ n: [10, 20, null, 40] });
  test.each([
    ['runningTotal', 1, [10, 30, 30, 70]],
    ['movingAverage', 2, [null, 15, 20, 40]],
    ['rank', 1, [3, 2, null, 1]],
    ['difference', 1, [null, 10, null, null]],
    ['percentChange', 1, [null, 100, null, null]],
    ['shareOfTotal', 1, [14.285714285714286, 28.571428571428573, null, 57.142857142857146]],
    ['indexTo100', 1, [100, 200, null, 400]],
    ['differenceFromMean', 1, [-13.333333333333332, -3.333333333333332, null, 16.666666666666668]],
    ['lag', 2, [null, null, 10, 20]],
  ] as const)('%s', (operation, size, expected) => {
    expect(cells(data, { verb: 'window', operation, column: 'n', size, as: as('w') }, 'w')).toEqual(expected);
  });
});

describe('cells', () => {
  test.each([
    ['zero', undefined, [1, 0, 0, 7, 0]],
    ['previous', undefined, [1, 1, 1, 7, 7]],
    ['next', undefined, [1, 7, 7, 7, null]],
    ['linear', undefined, [1, 3, 5, 7, null]],
    ['mean', undefined, [1, 4, 4, 7, 4]],
    ['value', 9, [1, 9, 9, 7, 9]],
  ] as const)('are filled by %s', (method, value, expected) => {
    const data = dataOf({ n: [1, null, 'n/a', 7, ''] });
    const filled = cells(
      data,
      { verb: 'fillEmpty', columns: ['n'], method, ...(value === undefined ? {} : { value }) },
      'n',
    );
    expect(filled.map((cell) => (cell === '' ? null : cell))).toEqual(expected);
  });

  test('are split, the last part taking the rest, and merged without empty ones', () => {
    const data = dataOf({ name: ['Ann Lee', 'Bo', 'Cy de Vries', null] });
    const into = [as('first'), as('last')];
    const { rows } = apply(data, { verb: 'splitText', column: 'name', separator: ' ', into });
    expect(rows.map(({ first, last }) => [first, last])).toEqual([
      ['Ann', 'Lee'],
      ['Bo', null],
      ['Cy', 'de Vries'],
      [null, null],
    ]);
    const merged = dataOf({ a: ['x', null], b: [1, 2] });
    expect(cells(merged, { verb: 'mergeText', columns: ['a', 'b'], separator: ' ', as: as('m') }, 'm')).toEqual([
      'x 1',
      '2',
    ]);
  });

  test('are replaced whole, in part, or by a number in any notation', () => {
    expect(cells(SALES, { verb: 'replace', column: 'region', from: 'North ', to: 'N' }, 'region').slice(0, 3)).toEqual([
      'N',
      'South',
      'N',
    ]);
    expect(
      cells(SALES, { verb: 'replace', column: 'region', from: 'th', to: '', isPartial: true }, 'region').slice(0, 2),
    ).toEqual(['Nor', 'Sou']);
    expect(cells(SALES, { verb: 'replace', column: 'sales', from: 200_000, to: 1 }, 'sales')[1]).toBe(1);
    expect(cells(SALES, { verb: 'replace', column: 'units', from: null, to: 0 }, 'units')[2]).toBe(0);
  });

  test('are rounded as people round', () => {
    const data = dataOf({ n: [1.005, -2.5, 1234.56, null] });
    expect(cells(data, { verb: 'round', columns: ['n'], decimals: 2 }, 'n')).toEqual([1.01, -2.5, 1234.56, null]);
    expect(cells(data, { verb: 'round', columns: ['n'], decimals: 0 }, 'n')).toEqual([1, -3, 1235, null]);
    expect(cells(data, { verb: 'round', columns: ['n'], decimals: -2 }, 'n')).toEqual([0, 0, 1200, null]);
  });

  test('become plain values with their format beside them', () => {
    const { rows, columns, facts } = apply(SALES, { verb: 'parseValues' });
    expect(rows.map((row) => row.sales)).toEqual([1_900_000, 200_000, 5, 'refused', 2_100_005]);
    expect(columns[2]).toEqual({ key: 'sales', label: 'Sales', valueFormat: 'currency', currency: 'USD' });
    expect(facts).toMatchObject({ columns: [{ column: as('sales', 'Sales'), parsed: 4, failed: 1 }] });
  });

  test('become another kind, and those that cannot are counted', () => {
    const data = dataOf({ a: ['5', 'x', '7'], b: [0.25, 0.5, 1], c: ['3 May 2024', 'soon', '4 May 2024'] });
    expect(cells(data, { verb: 'convert', columns: ['a'], to: 'number' }, 'a')).toEqual([5, null, 7]);
    expect(cells(data, { verb: 'convert', columns: ['b'], to: 'percentage' }, 'b')).toEqual([25, 50, 100]);
    expect(cells(data, { verb: 'convert', columns: ['b'], to: 'text' }, 'b')).toEqual(['0.25', '0.5', '1']);
    const { rows, facts } = apply(data, { verb: 'convert', columns: ['c'], to: 'date' });
    expect(rows.map((row) => row.c)).toEqual(['2024-05-03', null, '2024-05-04']);
    expect(facts).toMatchObject({ columns: [{ converted: 2, failed: 1 }] });
  });
});

describe('the shape of a table', () => {
  test('turns wide to long and back', () => {
    const data = dataOf({ who: ['a', 'b'], y2023: [1, 2], y2024: [3, null] });
    const longer: Transform = {
      verb: 'pivotLonger',
      columns: ['y2023', 'y2024'],
      nameAs: as('year'),
      valueAs: as('n'),
    };
    const long = applyTransform(toPlanTable(data), longer).table;
    const wide = applyTransform(long, {
      verb: 'pivotWider',
      keys: ['who'],
      names: 'year',
      values: 'n',
      combine: 'sum',
    }).table;
    expect(toChartData(wide, data).rows).toEqual(data.rows);
  });

  test('has rows and columns swapped', () => {
    const data = dataOf({ year: ['Q1', 'Q2'], north: [1, 2], south: [3, 4] });
    expect(apply(data, { verb: 'transpose', labels: 'year', as: as('region') }).rows).toEqual([
      { region: 'north', Q1: 1, Q2: 2 },
      { region: 'south', Q1: 3, Q2: 4 },
    ]);
  });

  test('gains a row of totals, which later steps leave out', () => {
    const data = dataOf({ who: ['a', 'b'], n: [1, 2] });
    const { table } = applyTransform(toPlanTable(data), { verb: 'addTotals', operation: 'sum', label: 'Total' });
    expect(toChartData(table, data).rows.at(-1)).toEqual({ who: 'Total', n: 3 });
    const { facts } = applyTransform(table, { verb: 'dropTotals' });
    expect(facts).toMatchObject({ removed: 1, labels: ['Total'] });
  });

  test('loses outliers and tells between which bounds it kept rows', () => {
    const data = dataOf({ n: [1, 2, 3, 4, 100, null] });
    const { rows, facts } = apply(data, { verb: 'removeOutliers', column: 'n', method: 'interquartile', factor: 1.5 });
    expect(rows.map((row) => row.n)).toEqual([1, 2, 3, 4, null]);
    expect(facts).toMatchObject({ removed: 1, bounds: [{ group: [], low: -1, high: 7 }] });
  });

  test('is sampled alike for the same seed, in the order of the rows', () => {
    const data = dataOf({ n: Array.from({ length: 100 }, (_, row) => row) });
    const draw = (seed: number) => cells(data, { verb: 'sample', count: 10, seed }, 'n');
    expect(draw(1)).toEqual(draw(1));
    expect(draw(1)).not.toEqual(draw(2));
    expect(draw(1)).toEqual(draw(1).toSorted((left, right) => Number(left) - Number(right)));
    expect(draw(1)).toHaveLength(10);
  });
});
