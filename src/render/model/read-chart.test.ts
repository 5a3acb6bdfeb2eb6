import { describe, expect, test } from 'vitest';
import type { ChartType } from '../../chart/chart-type.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import type { ChartModel } from './chart-model.ts';
import { readChart } from './read-chart.ts';

type Cells = readonly (string | number | null)[];

function read(
  type: ChartType,
  [keys, ...rows]: readonly [readonly string[], ...Cells[]],
  more: object = {},
): ChartModel {
  const config: GraphConfig = {
    type,
    data: {
      columns: keys.map((key) => ({ key })),
      rows: rows.map((cells) => Object.fromEntries(cells.map((cell, index) => [keys[index] ?? '', cell]))),
    },
    ...more,
  };
  const model = readChart(config, 'EN_GB');
  if (model.kind !== 'chart') throw new Error(model.reason);
  return model;
}

const labelsOf = ({ categories }: ChartModel): readonly string[] => categories.map(({ label }) => label);

describe('a chart that is read', () => {
  test('draws no ids, and no numbers of rows or weeks', () => {
    const students = read('column', [
      ['id', 'name', 'score'],
      [101, 'Ana', 71],
      [102, 'Ben', 64],
    ]);
    expect(students.series.map(({ columnKey }) => columnKey)).toEqual(['score']);
    const weeks = read('line', [
      ['week', 'sales'],
      [7, 310],
      [5, 290],
    ]);
    expect([weeks.categoryColumn?.key, weeks.series.map(({ columnKey }) => columnKey)]).toEqual(['week', ['sales']]);
    const visits = [5400, 4100, 3000, 1200, 900].map((value, at) => [at + 1, `City ${at}`, value]);
    expect(read('bar', [['Entry', 'City', 'Visits'], ...visits]).series.map(({ columnKey }) => columnKey)).toEqual([
      'Visits',
    ]);
  });

  test('names rows by as many columns as tell them apart, where the first does not', () => {
    const rows: Cells[] = [
      ['North', 'Chairs', 'x', 12],
      ['North', 'Tables', 'x', 8],
      ['South', 'Chairs', 'x', 20],
    ];
    const columns = ['Region', 'Product', 'Note', 'Sales'];
    expect(labelsOf(read('bar', [columns, ...rows]))).toEqual(['North · Chairs', 'North · Tables', 'South · Chairs']);
    expect(labelsOf(read('bar', [columns, ...rows.slice(1)]))).toEqual(['North', 'South']);
    expect(labelsOf(read('bar', [columns, ...rows, ['North', 'Chairs', 'x', 5]]))[0]).toBe('North');
  });

  test('lays rows along their dates, not along codes in letters before them', () => {
    const tickets = ['03', '04', '05', '06'].map((day, at) => [`T-${at + 100}`, `2024-05-${day}`, 5 + at]);
    expect(read('line', [['Ticket', 'Opened', 'Hours'], ...tickets]).categoryColumn?.key).toBe('Opened');
  });

  test('names rows by their codes where nothing else does, as they are written', () => {
    const { series, categories } = read('scatter', [
      ['zip code', 'population', 'income'],
      [10011, 52000, 98000],
      [10003, 61000, 87000],
    ]);
    expect(categories.map(({ label }) => label)).toEqual(['10011', '10003']);
    expect(series.map(({ columnKey }) => columnKey)).toEqual(['income']);
  });

  test('has a series for each column of numbers beside the names', () => {
    const { series, categoryColumn } = read('column', [
      ['a', 'k', 'b'],
      ['1,200', 'x', '3%'],
      [5, 'y', null],
    ]);
    expect(categoryColumn?.key).toBe('k');
    expect(series.map(({ columnKey, values }) => [columnKey, values])).toEqual([
      ['a', [1200, 5]],
      ['b', [3, null]],
    ]);
  });

  test('gives dots their first column of numbers as x, and bubbles a size', () => {
    const rows = [
      ['n', 'x', 'y', 'z'],
      ['a', 1, 2, 3],
      ['b', 4, 5, 6],
    ] as const;
    expect(read('scatter', rows)).toMatchObject({
      xSeries: { columnKey: 'x' },
      series: [{ columnKey: 'y' }, { columnKey: 'z' }],
    });
    expect(read('bubble', rows)).toMatchObject({
      xSeries: { columnKey: 'x' },
      series: [{ columnKey: 'y' }],
      sizeSeries: { columnKey: 'z' },
    });
  });

  test('stands at its dates in a line, in their order, and in rows elsewhere', () => {
    const rows = [
      ['d', 'v'],
      ['2024-03-01', 3],
      ['2024-01-01', 1],
    ] as const;
    expect(read('line', rows)).toMatchObject({ axisKind: 'time', categories: [{ rowIndex: 1 }, { rowIndex: 0 }] });
    expect(read('column', rows)).toMatchObject({ axisKind: 'words', categories: [{ rowIndex: 0 }, { rowIndex: 1 }] });
  });

  test('leaves a row of totals among months out of a line over time', () => {
    const rows = [
      ['m', 'v'],
      ['Jan 2024', 3],
      ['Feb 2024', 4],
      ['Mar 2024', 5],
      ['Total', 12],
    ] as const;
    expect(labelsOf(read('line', rows))).toEqual(['Jan 2024', 'Feb 2024', 'Mar 2024']);
    expect(read('line', rows).axisKind).toBe('time');
  });

  test('sorts bars by their sums where it says so', () => {
    const rows = [
      ['k', 'v'],
      ['a', 1],
      ['b', null],
      ['c', 9],
    ] as const;
    expect(labelsOf(read('bar', rows, { options: { sortBars: true } }))).toEqual(['c', 'a', 'b']);
    expect(labelsOf(read('line', rows, { options: { sortBars: true } }))).toEqual(['a', 'b', 'c']);
  });

  test('names dots along time by the texts beside them', () => {
    const { categories, xSeries } = read('scatter', [
      ['year', 'region', 'sales'],
      [2021, 'North', 310],
      [2021, 'South', 290],
      [2022, 'North', 330],
    ]);
    expect(xSeries?.columnKey).toBe('year');
    expect(categories.map(({ label }) => label)).toEqual(['North', 'South', 'North']);
  });

  test('numbers its rows where nothing names them', () => {
    expect(
      labelsOf(
        read('column', [
          ['a', 'b'],
          [5, 1],
          [2, 2],
        ]),
      ),
    ).toEqual(['1', '2']);
  });
});
