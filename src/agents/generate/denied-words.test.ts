import { describe, expect, it } from 'vitest';
import { askAgent } from '../../../test/fixtures/ask-agent.ts';
import { cellsOf, labelsOf, tableOf } from '../../../test/fixtures/small-chart.ts';
import { generate } from './agent.ts';

/** What two sites paid in each month of half a year. */
const BILLS = tableOf(
  ['Month', 'Site', 'Bill'],
  Array.from({ length: 12 }, (_, at) => [
    `2024-${String(1 + Math.floor(at / 2)).padStart(2, '0')}-01`,
    at % 2 === 0 ? 'Mill' : 'Depot',
    at < 6 ? 100 + at * 3 : 300 - at * 7 + (at % 2) * 5,
  ]),
);

/** Loans of two branches, numbered; every fourth is not back yet, and every third has a fine. */
const LOANS = tableOf(
  ['Loan ID', 'Branch', 'Loaned', 'Returned', 'State', 'Fine'],
  Array.from({ length: 24 }, (_, at) => [
    1000 + at,
    at % 2 === 0 ? 'Central' : 'Harbour',
    `2024-${String(1 + (at % 6)).padStart(2, '0')}-${String(1 + at).padStart(2, '0')}`,
    at % 4 === 0 ? '' : `2024-08-${String(1 + at).padStart(2, '0')}`,
    at % 4 === 0 ? 'Open' : at % 4 === 1 ? 'Waiting' : 'Solved',
    at % 3 === 0 ? 2 : 0,
  ]),
);

const ask = (wish: string) => askAgent(generate, wish, LOANS);

describe('a word that denies another', () => {
  it.each(['unreturned loans by branch', 'loans without a returned date by branch'])(
    'means the rows that have nothing there: %s',
    async (wish) => expect(cellsOf((await ask(wish)).config)).toEqual([['Central', 6]]),
  );

  it('means the rows of any other state', async () => {
    expect(cellsOf((await ask('unsolved loans by branch')).config)).toEqual([
      ['Central', 6],
      ['Harbour', 6],
    ]);
  });
});

describe('rows that a column numbers', () => {
  it('are counted where they have something', async () => {
    const { config } = await ask('percent of loans with a fine by branch');
    expect([labelsOf(config), cellsOf(config)]).toEqual([
      ['Branch', 'Fine > 0 (%)'],
      [
        ['Central', expect.closeTo(33.33, 2)],
        ['Harbour', expect.closeTo(33.33, 2)],
      ],
    ]);
  });

  it.each(['running total of loans per month', 'running total of loans'])(
    'are counted along time, and their numbers added to nothing: %s',
    async (wish) => {
      const { config } = await ask(wish);
      expect([labelsOf(config)[1], cellsOf(config).at(-1)?.[1]]).toEqual(['Running total of Count', 24]);
    },
  );
});

it('takes no short word for one that begins otherwise', async () => {
  const { config } = await askAgent(
    generate,
    'which branch is late most often?',
    tableOf(
      ['Date', 'Branch', 'Visits'],
      [
        ['2024-01-01', 'Central', 4],
        ['2024-01-02', 'Harbour', 6],
      ],
    ),
  );
  expect(config.type).toBe('table');
});

it('takes the top of each period where periods are named', async () => {
  const { config } = await askAgent(generate, 'top site by bill per quarter', BILLS);
  expect([config.type, cellsOf(config)]).toEqual([
    'stackedColumn',
    [
      ['2024-Q1', 327, null],
      ['2024-Q2', null, 732],
    ],
  ]);
});
