import { describe, expect, test } from 'vitest';
import { judgeData, readAnswer } from './judge-data.ts';
import { makeTable } from './make-tables/table-file.ts';

const table = makeTable([['city', 'City', 'text']], []);

const answerOf = (labels: readonly string[], rows: readonly (readonly unknown[])[]) =>
  readAnswer(
    {
      type: 'table',
      data: {
        columns: labels.map((label, at) => ({ key: `k${at}`, label })),
        rows: rows.map((row) => Object.fromEntries(row.map((cell, at) => [`k${at}`, cell]))),
      },
    },
    table,
  );

const wanted = (names: readonly string[], rows: readonly (readonly (number | string | null)[])[]) => ({ names, rows });

describe('rows', () => {
  const asked = wanted(
    ['city', 'v'],
    [
      ['porto', 5],
      ['faro', 3],
    ],
  );

  test('agree in any order, with columns in any order and of any name', () => {
    const verdict = judgeData(
      asked,
      answerOf(
        ['Sum', 'Place'],
        [
          [3, 'Faro'],
          [5, 'Porto'],
        ],
      ),
      {},
    );
    expect(verdict).toEqual({ hasRows: true, isOrdered: true, extras: [] });
  });

  test('tell the columns beside those that were asked', () => {
    expect(
      judgeData(
        asked,
        answerOf(
          ['c', 'x', 'v'],
          [
            ['Faro', 9, 3],
            ['Porto', 9, 5],
          ],
        ),
        {},
      ).extras,
    ).toEqual([1]);
  });

  test.each([
    ['a row is missing', [['Faro', 3]]],
    [
      'a row is there twice',
      [
        ['Faro', 3],
        ['Porto', 5],
        ['Porto', 5],
      ],
    ],
    [
      'values are exchanged between rows',
      [
        ['Faro', 5],
        ['Porto', 3],
      ],
    ],
  ])('differ where %s', (_, rows) => {
    expect(judgeData(asked, answerOf(['c', 'v'], rows), {}).hasRows).toBe(false);
  });

  test('have an order only where one is asked', () => {
    const turned = answerOf(
      ['c', 'v'],
      [
        ['Faro', 3],
        ['Porto', 5],
      ],
    );
    expect(judgeData(asked, turned, { order: true })).toMatchObject({ hasRows: true, isOrdered: false });
    expect(judgeData(asked, turned, { order: ['v'] })).toMatchObject({ hasRows: true, isOrdered: false });
  });
});

test('shares may be parts of one, the same for a whole column', () => {
  const asked = wanted(
    ['city', 'v_pct'],
    [
      ['porto', 60],
      ['faro', 40],
    ],
  );
  expect(
    judgeData(
      asked,
      answerOf(
        ['c', 'v'],
        [
          ['Porto', 0.6],
          ['Faro', 0.4],
        ],
      ),
      {},
    ).hasRows,
  ).toBe(true);
  expect(
    judgeData(
      asked,
      answerOf(
        ['c', 'v'],
        [
          ['Porto', 60],
          ['Faro', 0.4],
        ],
      ),
      {},
    ).hasRows,
  ).toBe(false);
});

test('intervals are told by their lower end, and empty ones may be left out', () => {
  const asked = wanted(
    ['x_bin', 'n'],
    [
      [0, 4],
      [20, 1],
    ],
  );
  expect(
    judgeData(
      asked,
      answerOf(
        ['x', 'n'],
        [
          ['0–10', 4],
          ['10–20', 0],
          ['20–30', 1],
        ],
      ),
      {},
    ).hasRows,
  ).toBe(true);
});

test('category, value and series may stand as one column for each series', () => {
  const asked = wanted(
    ['y', 'v', 's'],
    [
      [2023, 1, 'a'],
      [2023, 2, 'b'],
      [2024, 3, 'a'],
    ],
  );
  const wide = answerOf(
    ['Year', 'A', 'B'],
    [
      [2023, 1, 2],
      [2024, 3, null],
    ],
  );
  expect(judgeData(asked, wide, {})).toEqual({ hasRows: true, isOrdered: true, extras: [] });
  expect(
    judgeData(
      asked,
      answerOf(
        ['Year', 'A', 'B'],
        [
          [2023, 2, 1],
          [2024, 3, null],
        ],
      ),
      {},
    ).hasRows,
  ).toBe(false);
});
