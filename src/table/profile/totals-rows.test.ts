import { describe, expect, test } from 'vitest';
import type { ChartData } from '../../chart/graph-config.ts';
import { profileTable } from '../profile-table.ts';

function tableOf(labels: readonly string[], rows: readonly (readonly unknown[])[]): ChartData {
  const keyed = rows.map((row) => Object.fromEntries(row.map((cell, index) => [`c${index}`, cell])));
  return { columns: labels.map((label, index) => ({ key: `c${index}`, label })), rows: keyed };
}

const profile = (labels: readonly string[], rows: readonly (readonly unknown[])[]) =>
  profileTable(tableOf(labels, rows));

describe('rows of totals', () => {
  test.each([
    'Total',
    'Grand total',
    'TOTAL:',
    'Subtotal',
    'Total geral',
    'Totais',
    'المجموع',
    'الإجمالي',
    'Total (EU)',
  ])('are found by the word %s', (word) => {
    const found = profile(
      ['Region', 'Sales'],
      [
        ['North', 10],
        ['South', 25],
        ['East', 31],
        [word, 60],
      ],
    );
    expect(found).toMatchObject({ totalRows: [3], rowCount: 3 });
    expect(found.columns[1]?.number).toMatchObject({ sum: 66, max: 31 });
  });

  test('are found among months and among ranks', () => {
    expect(
      profile(
        ['Month', 'Sales'],
        [
          ['Jan', 1],
          ['Feb', 2],
          ['Mar', 3],
          ['Total', 9],
        ],
      ).totalRows,
    ).toEqual([3]);
    expect(
      profile(
        ['Rank', 'Country', 'Gold'],
        [
          [1, 'A', 4],
          [2, 'B', 3],
          [3, 'C', 1],
          ['Total', null, 8],
        ],
      ).totalRows,
    ).toEqual([3]);
  });

  test('in the middle of a table sum up their neighbours; others are things of that name', () => {
    const companies = profile(
      ['Company', 'Sales'],
      [
        ['Shell', 278],
        ['Total', 181],
        ['Eni', 120],
        ['BP', 298],
      ],
    );
    expect(companies.totalRows).toEqual([]);
    const regions = profile(
      ['Region', 'Sales'],
      [
        ['North', 10],
        ['South', 25],
        ['Subtotal', 35],
        ['East', 31],
        ['West', 4],
        ['Subtotal', 35],
        ['Total', 70],
      ],
    );
    expect(regions.totalRows).toEqual([2, 5, 6]);
  });

  test('with a doubtful word need the arithmetic', () => {
    expect(
      profile(
        ['Group', 'Sales'],
        [
          ['A', 10],
          ['B', 20],
          ['C', 5],
          ['All', 35],
        ],
      ).totalRows,
    ).toEqual([3]);
    expect(
      profile(
        ['Group', 'Sales'],
        [
          ['A', 10],
          ['B', 20],
          ['C', 5],
          ['All', 12],
        ],
      ).totalRows,
    ).toEqual([]);
  });

  test('are found by arithmetic alone where every measure agrees', () => {
    const rows = [
      ['A', 10, 4],
      ['B', 20, 5],
      ['C', 35, 6],
      ['Europe', 65, 15],
    ];
    expect(profile(['Place', 'Sales', 'Shops'], rows).totalRows).toEqual([3]);
    expect(profile(['Place', 'Sales', 'Shops'], [...rows.slice(0, 3), ['Europe', 65, 16]]).totalRows).toEqual([]);
    expect(
      profile(
        ['Place', 'Sales'],
        [
          ['A', 10],
          ['B', 20],
          ['C', 35],
          [null, 65],
        ],
      ).totalRows,
    ).toEqual([3]);
  });

  test('are not the last balance of gains and losses, nor most of a table', () => {
    expect(
      profile(
        ['Step', 'Cash'],
        [
          ['Open', 100],
          ['In', 50],
          ['Out', -30],
          ['Tax', -10],
          ['Fees', -5],
          ['Close', 105],
        ],
      ).totalRows,
    ).toEqual([]);
    expect(
      profile(
        ['Line', 'Value'],
        [
          ['Total revenue', 90],
          ['Total cost', 40],
          ['Margin', 50],
        ],
      ).totalRows,
    ).toEqual([]);
  });
});
