import { describe, expect, test } from 'vitest';
import type { ChartData } from '../chart/graph-config.ts';
import { profileTable } from './profile-table.ts';

function tableOf(labels: readonly string[], rows: readonly (readonly unknown[])[]): ChartData {
  const keyed = rows.map((row) => Object.fromEntries(row.map((cell, index) => [`c${index}`, cell])));
  return { columns: labels.map((label, index) => ({ key: `c${index}`, label })), rows: keyed };
}

const profile = (labels: readonly string[], rows: readonly (readonly unknown[])[]) =>
  profileTable(tableOf(labels, rows));

describe('a profile', () => {
  test('leaves hidden columns out and keeps their place in the count', () => {
    const data = {
      columns: [
        { key: 'a', _metadata: { isHidden: true } },
        { key: 'b', label: 'B' },
      ],
      rows: [{ a: 1, b: 2 }],
    };
    expect(profileTable(data).columns.map(({ index, label }) => [index, label])).toEqual([[1, 'B']]);
  });

  test('takes the key where a label is absent', () => {
    expect(profileTable({ columns: [{ key: 'sales' }], rows: [] }).columns[0]?.label).toBe('sales');
  });

  test('reads ambiguous cells by the parsing locale of the data', () => {
    const data = { ...tableOf(['Day', 'Value'], [['3/4/2025', '1.234']]), _metadata: { parsingLocale: 'pt-PT' } };
    const [day, value] = profileTable(data).columns;
    expect(day?.time?.first).toBe(Date.UTC(2025, 3, 3));
    expect(value?.number?.max).toBe(1234);
    expect(profileTable(data, { locale: 'en-US' }).columns[0]?.time?.first).toBe(Date.UTC(2025, 2, 4));
  });

  test('does not count empty rows', () => {
    expect(
      profile(
        ['A', 'B'],
        [
          ['x', 1],
          [null, ''],
          ['y', 2],
        ],
      ),
    ).toMatchObject({ rowCount: 2, totalRows: [] });
  });

  test('tells what time is like: grain, order, gaps', () => {
    const [month] = profile(
      ['Month', 'v'],
      [
        ['2024-01', 1],
        ['2024-02', 1],
        ['2024-05', 1],
      ],
    ).columns;
    expect(month?.time).toMatchObject({
      grain: 'month',
      isCyclic: false,
      isAscending: true,
      isRegular: false,
      gaps: 2,
    });
    const [firsts] = profile(
      ['Day', 'v'],
      [
        ['2024-01-01', 1],
        ['2024-02-01', 1],
        ['2024-03-01', 1],
      ],
    ).columns;
    expect(firsts?.time).toMatchObject({ grain: 'month', isRegular: true, gaps: 0 });
    const [weeks] = profile(
      ['Day', 'v'],
      [
        ['2024-01-15', 1],
        ['2024-01-08', 1],
        ['2024-01-01', 1],
      ],
    ).columns;
    expect(weeks?.time).toMatchObject({ grain: 'week', isRegular: true, isAscending: false });
    const [names] = profile(
      ['Month', 'v'],
      [
        ['Jan', 1],
        ['Feb', 1],
        ['Mar', 1],
      ],
    ).columns;
    expect(names?.time).toMatchObject({ grain: 'month', isCyclic: true, isRegular: true });
  });

  test('finds parts of one whole down a column and across the rows', () => {
    expect(
      profile(
        ['A', 'Share'],
        [
          ['x', '20%'],
          ['y', '30%'],
          ['z', '50%'],
        ],
      ).columns[1]?.number?.isPartToWhole,
    ).toBe(true);
    expect(
      profile(
        ['A', 'Share'],
        [
          ['x', 0.2],
          ['y', 0.3],
          ['z', 0.5],
        ],
      ).columns[1]?.number?.isPartToWhole,
    ).toBe(true);
    expect(
      profile(
        ['A', 'Share'],
        [
          ['x', 33.3],
          ['y', 33.3],
          ['z', 33.3],
        ],
      ).columns[1]?.number?.isPartToWhole,
    ).toBe(true);
    expect(
      profile(
        ['A', 'Share'],
        [
          ['x', -20],
          ['y', 70],
          ['z', 50],
        ],
      ).columns[1]?.number?.isPartToWhole,
    ).toBe(false);
    expect(
      profile(
        ['A', 'p', 'q'],
        [
          ['x', 40, 60],
          ['y', 25, 75],
        ],
      ).rowShares,
    ).toEqual([1, 2]);
    expect(
      profile(
        ['A', 'p', 'q'],
        [
          ['x', 40, 60],
          ['y', 25, 70],
        ],
      ).rowShares,
    ).toEqual([]);
  });

  test.each([
    ['stages', ['Visits', 'Leads', 'Trials', 'Customers'], [400, 300, 200, 100]],
    ['stages', ['Visitas', 'Leads', 'Propostas', 'Clientes'], [400, 300, 200, 100]],
    ['stages', ['الزيارات', 'التسجيل', 'التجربة', 'العملاء'], [400, 300, 200, 100]],
    ['ordinal', ['Low', 'Medium', 'High', 'Very high'], [4, 1, 2, 3]],
    ['ordinal', ['muito mau', 'mau', 'bom', 'muito bom'], [4, 1, 2, 3]],
    ['ordinal', ['ضعيف', 'مقبول', 'جيد', 'ممتاز'], [4, 1, 2, 3]],
    ['ranges', ['<18', '18–34', '35–64', '65+'], [4, 1, 2, 3]],
    ['ranges', ['menos de 10', '10 a 20', '20 a 30', 'mais de 30'], [4, 1, 2, 3]],
    ['ranges', ['0–500k', '500k–1m', '1m–2m'], [4, 1, 2]],
    ['ranges', ['0–500', '500–1.000', '1.000–2.500', '2.500–10.000'], [4, 1, 2, 3]],
    ['ranges', ['0–10 000 000', '10 000 000–20 000 000', '20\u00a0000\u00a0000–30\u00a0000\u00a0000'], [4, 1, 2]],
    ['ranges', ['٠–٥٠٠', '٥٠٠–١٬٠٠٠', '١٬٠٠٠–١٬٥٠٠٫٥'], [4, 1, 2]],
    ['ranges', ['0,5–1', '1–1,5', '1,5–2'], [4, 1, 2]],
    ['ranges', ['45:00–1:00:00', '1:00:00–1:15:00', '1:15:00–1:30:00'], [4, 1, 2]],
    ['none', ['1–4', '0–3', '2–5', '0–4'], [4, 1, 2, 3]],
    ['none', ['Porto', 'Lisbon', 'Faro', 'Braga'], [400, 300, 200, 100]],
  ])('finds the order %s', (order, texts, values) => {
    const rows = texts.map((text, row) => [text, values[row]]);
    expect(profile(['Thing', 'Value'], rows).columns[0]?.text?.order).toBe(order);
  });

  test('finds long data: time before any category', () => {
    const rows = [2001, 2002, 2003].flatMap((year) => ['A', 'B'].map((party) => [party, year, year - 1990]));
    expect(profile(['Party', 'Year', 'Seats'], rows)).toMatchObject({
      long: { key: 1, series: 0 },
      hasOneRowPerCategory: false,
    });
    expect(profile(['Party', 'Year', 'Seats'], [...rows, ['A', 2001, 5]]).long).toBeUndefined();
  });

  test('finds what sits under what', () => {
    const rows = [
      ['PT', 'Lisbon', 5],
      ['PT', 'Porto', 2],
      ['ES', 'Madrid', 33],
      ['ES', 'Seville', 7],
    ];
    expect(profile(['Country', 'City', 'People'], rows).columns.map(({ parent }) => parent)).toEqual([
      undefined,
      0,
      undefined,
    ]);
    const mixed = [
      ['PT', 'Lisbon', 5],
      ['ES', 'Madrid', 33],
      ['PT', 'Porto', 2],
      ['ES', 'Seville', 7],
    ];
    expect(profile(['Status', 'City', 'People'], mixed).columns[1]?.parent).toBeUndefined();
  });

  test('finds the strongest correlation with its sign', () => {
    const rows = [1, 2, 3, 4, 5, 6].map((x) => [x * 1.5, -2 * x + 0.5, x % 2]);
    const pairs = rows.map((row) => row.slice(0, 2));
    expect(profile(['a', 'b'], pairs).correlation).toEqual({ left: 0, right: 1, coefficient: -1 });
    expect(profile(['a', 'b'], pairs.slice(0, 4)).correlation).toBeUndefined();
  });

  test('tells one measure in two units from two that go together', () => {
    const runs = [140.2, 171.9, 188.4, 203.7, 160.1, 233.3, 149.6].map((minutes, at) => [
      minutes,
      Math.round((minutes / 42.195) * 100) / 100,
      20 + ((at * 7) % 30),
    ]);
    expect(profile(['Time', 'Pace', 'Age'], runs)).toMatchObject({ twins: [[0, 1]], correlation: { right: 2 } });
    const loose = runs.map(([minutes = 0, pace = 0, age = 0], at) => [minutes, pace + (at % 2) / 20, age]);
    expect(profile(['Time', 'Pace', 'Age'], loose).twins).toBeUndefined();
    expect(
      profile(
        ['Time', 'Pace'],
        runs.map((row) => row.slice(0, 2)),
      ).twins,
    ).toBeUndefined();
  });

  test('finds the columns that neighbours add up to, wherever they stand', () => {
    const league = [
      ['A', 38, 27, 6, 5, 87],
      ['B', 37, 24, 7, 6, 79],
      ['C', 38, 21, 9, 8, 72],
      ['D', 38, 19, 10, 9, 67],
    ];
    const labels = ['Team', 'Played', 'Won', 'Drawn', 'Lost', 'Points'];
    expect(profile(labels, league).sums).toEqual([{ total: 1, parts: [2, 3, 4] }]);
    expect(profile(labels, [...league, ['E', 38, 16, 9, 12, 57]]).sums).toBeUndefined();
    expect(profile(labels, league.slice(0, 3)).sums).toBeUndefined();
  });

  test('finds the measure that sums up the others of its row', () => {
    const rows = [
      ['A', 3, 1, 2, 6],
      ['B', 0, 4, 1, 5],
    ];
    expect(profile(['Country', 'Gold', 'Silver', 'Bronze', 'Total'], rows).totalColumns).toEqual([4]);
    expect(
      profile(['Country', 'Gold', 'Silver', 'Bronze', 'All'], [...rows, ['C', 1, 1, 1, 4]]).totalColumns,
    ).toBeUndefined();
    expect(
      profile(
        ['Country', 'Total', 'Men', 'Women'],
        [
          ['A', 5, 2, 3],
          ['B', 9, 5, 4],
        ],
      ).totalColumns,
    ).toEqual([1]);
  });

  test('reads periods and matrices from the headings', () => {
    expect(profile(['Place', '2021', '2022'], [['A', 1, 2]]).headerTime).toEqual({ grain: 'year', isCyclic: false });
    expect(profile(['Place', 'Q1', 'Q2', 'Q3'], [['A', 1, 2, 3]]).headerTime).toEqual({
      grain: 'quarter',
      isCyclic: true,
    });
    expect(profile(['المكان', '٢٠٢١', '٢٠٢٢'], [['A', 1, 2]]).headerTime).toEqual({ grain: 'year', isCyclic: false });
    expect(profile(['Place', 'Sales', 'Cost'], [['A', 1, 2]]).headerTime).toBeUndefined();
    const quarters = [
      ['A', 1, 2, 3],
      ['B', 4, 5, 9],
    ];
    expect(profile(['Place', 'Q1', 'Q2', 'Total'], quarters).headerTime).toEqual({ grain: 'quarter', isCyclic: true });
    expect(
      profile(
        ['Place', 'Q1', 'Q2', 'Cost'],
        [
          ['A', 1, 2, 7],
          ['B', 4, 5, 1],
        ],
      ).headerTime,
    ).toBeUndefined();
    const matrix = [
      ['a', 1, 0.2, 0.3],
      ['b', 0.2, 1, 0.4],
      ['c', 0.3, 0.4, 1],
    ];
    expect(profile(['', 'a', 'b', 'c'], matrix).isMatrix).toBe(true);
    expect(profile(['', 'x', 'b', 'c'], matrix).isMatrix).toBeUndefined();
  });

  test('of numbers tells levels and changes from amounts', () => {
    const number = (label: string, values: readonly number[]) =>
      profile(
        ['A', label],
        values.map((value, row) => [`r${row}`, value]),
      ).columns[1]?.number;
    expect(number('Sales', [1, 2, 4])).toMatchObject({
      isAdditive: true,
      isChange: false,
      endsInSum: false,
      isCoordinate: false,
      median: 2,
      isAscending: true,
    });
    expect(number('Unit price', [1, 2, 4])?.isAdditive).toBe(false);
    expect(number('Burglaries ÷ Population × 1000', [1, 2, 4])?.isAdditive).toBe(false);
    expect(number('Yield (t)', [1, 2, 4])?.isAdditive).toBe(true);
    expect(number('Bond yield', [1, 2, 4])?.isAdditive).toBe(false);
    expect(number('Discount', [0, 0.2, 0.15])?.isAdditive).toBe(false);
    expect(number('Discount', [0, 20, 15])?.isAdditive).toBe(true);
    expect(number('Growth', [1, 2, 4])?.isChange).toBe(true);
    expect(number('Result', [1, -2, 4])).toMatchObject({ isChange: true, negatives: 1 });
    expect(number('Amount', [1000, -400, -250, -80, 270])?.endsInSum).toBe(true);
    expect(number('Amount', [1000, -400, -250, -80, 271])?.endsInSum).toBe(false);
    expect(number('Longitude', [-9.1, 2.3, 13.4])).toMatchObject({ isChange: false, isCoordinate: true });
    expect(number('x', [0, 5, 10])?.isEvenlySpaced).toBe(true);
    expect(number('x', [0, 5, 11])?.isEvenlySpaced).toBe(false);
  });
});

describe('a column that its definition states to be text', () => {
  const rows = [{ cylinders: '4' }, { cylinders: '6' }, { cylinders: '8' }];

  test('keeps figures as the names they are', () => {
    const columns = [{ key: 'cylinders', valueFormat: 'text' }];
    expect(profileTable({ columns, rows }).columns).toMatchObject([{ kind: 'text', role: 'category' }]);
  });

  test('is numbers where its cells are', () => {
    const columns = [{ key: 'cylinders', valueFormat: 'text' }];
    const numbers = rows.map(({ cylinders }) => ({ cylinders: Number(cylinders) }));
    expect(profileTable({ columns, rows: numbers }).columns).toMatchObject([{ kind: 'number' }]);
  });

  test('is read from its cells where nothing is stated', () => {
    expect(profileTable({ columns: [{ key: 'cylinders' }], rows }).columns).toMatchObject([{ kind: 'number' }]);
  });
});
