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

  test('with a word behind the name sum up those beside them', () => {
    const rows = [
      ['East', 'Boston', 3400],
      [null, 'New York', 2000],
      ['East Total', null, 5400],
      ['West', 'Portland', 2600],
      [null, 'Seattle', 5000],
      ['West Total', null, 7600],
      ['Grand Total', null, 13000],
    ];
    expect(profile(['Region', 'City', 'Sales'], rows).totalRows).toEqual([2, 5, 6]);
    const energies = [
      ['Shell', 278],
      ['French Total', 181],
      ['Eni', 120],
      ['BP', 298],
    ];
    expect(profile(['Company', 'Sales'], energies).totalRows).toEqual([]);
  });
});

describe('rows that sum up those below them', () => {
  const budget = [
    ['Housing', 1250, 1260],
    ['Rent', 1000, 1000],
    ['Power', 250, 260],
    ['Transport', 220, 180],
    ['Fuel', 120, 80],
    ['Bus', 100, 100],
    ['Food', 600, 640],
  ];

  test('are found where the whole table is made of such groups', () => {
    const rows = [...budget, ['Groceries', 450, 480], ['Eating out', 150, 160]];
    expect(profile(['Item', 'Jan', 'Feb'], rows).totalRows).toEqual([0, 3, 6]);
    const all = [...rows, ['Everything', 2070, 2080]];
    expect(profile(['Item', 'Jan', 'Feb'], all).totalRows).toEqual([0, 3, 6, 9]);
  });

  test('are found in groups of groups, where a measure beside them is an average, and in a group alone under its total', () => {
    const sales = [
      ['2023', 665, 3.5],
      ['North', 300, 3.1],
      ['Ann', 110, 2.5],
      ['Bob', 190, 3.4],
      ['South', 365, 3.8],
      ['Cid', 152, 3.6],
      ['Dora', 213, 3.9],
      ['2024', 533, 4.1],
      ['North', 210, 4],
      ['Ann', 91, 3.9],
      ['Bob', 119, 4.2],
      ['West', 323, 4.2],
      ['Fay', 323, 4.2],
    ];
    const found = profile(['Row Labels', 'Sum of Sales', 'Average of Price'], [...sales, ['Grand Total', 1198, 3.8]]);
    expect(found.totalRows).toEqual([0, 1, 4, 7, 8, 11, 13]);
    const alone = [
      ['North', 320],
      ['Ann', 100],
      ['Bob', 205],
      ['Cy', 15],
      ['Grand Total', 320],
    ];
    expect(profile(['Row Labels', 'Sum of Sales'], alone).totalRows).toEqual([0, 4]);
  });

  test('are not found where one row does not fit, or where small counts close by chance', () => {
    expect(profile(['Item', 'Jan', 'Feb'], [...budget, ['Groceries', 450, 480]]).totalRows).toEqual([]);
    const counts = [
      ['a', 5],
      ['b', 2],
      ['c', 3],
      ['d', 7],
      ['e', 3],
      ['f', 4],
    ];
    expect(profile(['Name', 'Goals'], counts).totalRows).toEqual([]);
  });
});

describe('rows that sum up those above them', () => {
  test.each([
    ['stars', '* 1000', '* 2000', '**'],
    ['a word of another language', 'Lager Ergebnis', 'Vertrieb Ergebnis', 'Gesamtergebnis'],
    ['no name', null, null, null],
  ])('are found all through a ledger with %s', (_, first, second, all) => {
    const rows = [
      ['1000', 'Wages', 5010.5],
      ['1000', 'Rent', 1200],
      ['1000', 'Power', 300.25],
      [first, null, 6510.75],
      ['2000', 'Wages', 4200],
      ['2000', 'Rent', 900],
      [second, null, 5100],
      [all, null, 11610.75],
    ];
    expect(profile(['Cost centre', 'Account', 'Amount'], rows).totalRows).toEqual([3, 6, 7]);
    const other = rows.map((row, at) => (at === 3 ? [first, null, 6510.7] : row));
    expect(profile(['Cost centre', 'Account', 'Amount'], other).totalRows).not.toContain(3);
  });

  test('are found in groups of one row where they say that they are sums', () => {
    const rows = [
      ['North', 10],
      ['South', 25],
      ['Subtotal A', 35],
      ['East', 31],
      ['Subtotal B', 31],
      ['Total', 66],
    ];
    expect(profile(['Region', 'Sales'], rows).totalRows).toEqual([2, 4, 5]);
  });

  test('are not what is left of a gain after its costs, nor most numbers of a series', () => {
    const account = [
      ['Revenue', 1000.5],
      ['Cost of goods', -400.25],
      ['Gross profit', 600.25],
      ['Salaries', -250.25],
      ['Rent', -49],
      ['Profit', 301],
    ];
    expect(profile(['Step', 'Amount'], account).totalRows).toEqual([]);
    const growing = ['a', 'b', 'c', 'd', 'e', 'f'].map((name, at) => [name, 1237 * 3 ** at]);
    expect(profile(['Year', 'Users'], growing).totalRows).toEqual([]);
  });
});

test('a word for averages that many rows share is a grade of something, and no row of averages', () => {
  const tickets = ['Alta', 'Média', 'Baixa', 'Média', 'Alta', 'Média'].map((grade, at) => [
    `T${at}`,
    grade,
    10 + at * 3,
  ]);
  expect(profile(['Ticket', 'Prioridade', 'Horas'], tickets).totalRows).toEqual([]);
});

describe('rows that close a table with averages', () => {
  const marks = [
    ['Amir', 78, 82],
    ['Beth', 91, 88],
    ['Chen', 65, 70],
    ['Dina', 84, 79],
  ];
  const totalRows = (...closing: readonly (readonly unknown[])[]): readonly number[] =>
    profile(['Student', 'Quiz', 'Final'], [...marks, ...closing]).totalRows;

  test.each([
    ['Average', [['Average', 79.5, 79.75]], [4]],
    ['its class', [['Média da turma', 79.5, 79.8]], [4]],
    ['no word of ours', [['Schnitt', 79.5, 79.75]], [4]],
    ['no name', [[null, 79.5, 79.75]], [4]],
    [
      'extremes beside it',
      [
        ['Average', 79.5, 79.75],
        ['Highest', 91, 88],
        ['Lowest', 65, 70],
      ],
      [4, 5, 6],
    ],
    [
      'a sum before it',
      [
        ['Total', 318, 319],
        ['Average', 79.5, 79.75],
      ],
      [4, 5],
    ],
    ['a mean of one column and the sum of another', [['Annual', 79.5, 319]], [4]],
    ['one that is of something else', [['Average Joe', 70, 91]], []],
    ['the highest alone', [['Zoe', 91, 88]], []],
  ])('with %s', (_, closing, rows) => {
    expect(totalRows(...closing)).toEqual(rows);
  });

  test('are no steady values, nor moments of a series', () => {
    const steady = ['A', 'B', 'C', 'D', 'E'].map((name) => [name, 1234.5]);
    expect(profile(['Shop', 'Rent'], steady).totalRows).toEqual([]);
    const months = [
      ['2024-01', 1012.5, 998.25],
      ['2024-02', 1020.5, 1002.75],
      ['2024-03', 1016.5, 1000.5],
      ['2024-04', 1016.5, 1000.5],
    ];
    expect(profile(['Month', 'In', 'Out'], months).totalRows).toEqual([]);
  });
});
