import { expect, it } from 'vitest';
import { askAgent } from '../../../test/fixtures/ask-agent.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import { mutate } from './agent.ts';

/** A table with labels as databases have them. */
function tableOf(labels: string, rows: readonly (readonly (string | number)[])[]): GraphConfig {
  return {
    type: 'table',
    data: {
      columns: labels.split(' ').map((label, at) => ({ key: `c${at}`, label })),
      rows: rows.map((row) => Object.fromEntries(row.map((cell, at) => [`c${at}`, cell]))),
    },
  };
}

const FLATS = tableOf('apt_id apt_type_code apt_number room_count bathroom_count', [
  [1, 'Flat', 'A 10', 3, 1],
  [2, 'Duplex', 'B 4', 6, 2],
  [3, 'Flat', 'C 7', 5, 1],
  [4, 'Studio', 'A 11', 1, 1],
  [5, 'Flat', 'C 9', 4, 3],
]);

const CUSTOMERS = tableOf('cust_id first_name acc_bal order_status_code customer_code joined', [
  [1, 'Mary', 200, 'Open', 'k1', 2013],
  [2, 'Ben', 50, 'Paid', 'k2', 2014],
  [3, 'Adam', 700, 'Open', 'k3', 2014],
  [4, 'Sue', 90, 'Open', 'k4', 2015],
]);

const CITIES = tableOf('City_ID Official_Name Status Area_km_2', [
  [1, 'Perth', 'Town', 18],
  [2, 'Drummond', 'Village', 9],
  [3, 'Aroostook', 'Village', 2],
]);

const rowsOf = async (wish: string, config: GraphConfig) => {
  const { data } = (await askAgent(mutate, wish, config)).config;
  return data.rows.map((row) => data.columns.map(({ key }) => row[key]));
};

it.each([
  'total number of rooms for each apartment type',
  'Return the total number of rooms for each apt type code',
  'sum of the number of rooms by type',
])('the number of things that a column holds is that column: %s', async (wish) => {
  expect(await rowsOf(wish, FLATS)).toEqual([
    ['Flat', 12],
    ['Duplex', 6],
    ['Studio', 1],
  ]);
});

it.each(['number of apartments for each type', 'show the apartment type codes and the number of apartments of each'])(
  'the number of what the rows are counts them: %s',
  async (wish) => {
    expect(await rowsOf(wish, FLATS)).toEqual([
      ['Flat', 3],
      ['Duplex', 1],
      ['Studio', 1],
    ]);
  },
);

it('a word may be shortened in a label, and what it was taken for is told', async () => {
  const { config, response } = await askAgent(mutate, 'total account balance by order status', CUSTOMERS);
  expect(config.data.rows.map((row) => Object.values(row))).toEqual([
    ['Open', 990],
    ['Paid', 50],
  ]);
  expect(response.message).toContain('acc_bal');
});

it('a name that begins with a verb is a name', async () => {
  expect(await rowsOf('the proportion of order status codes as a pie chart', CUSTOMERS)).toEqual([
    ['Open', 3],
    ['Paid', 1],
  ]);
});

it('what is named in full is meant again by one of its words', async () => {
  expect(await rowsOf('show the order status codes and the number of customers in each code', CUSTOMERS)).toEqual([
    ['Open', 3],
    ['Paid', 1],
  ]);
});

it('what the rows are called is no cell that means much the same', async () => {
  expect(await rowsOf('keep the area of the cities', CITIES)).toHaveLength(3);
});

it.each([
  ['do not have the letter M in their first name', ['Ben', 'Sue']],
  ['do not have the letter D or S in their first name', ['Mary', 'Ben']],
])('customers who %s', async (condition, names) => {
  const rows = await rowsOf(`show the first name of customers who ${condition}`, CUSTOMERS);
  expect(rows.map((row) => row.find((cell) => typeof cell === 'string'))).toEqual(names);
});

it.each([
  ['customers who joined in 2014 or after', ['Ben', 'Adam', 'Sue']],
  ['customers who joined in 2014 or before', ['Mary', 'Ben', 'Adam']],
  ['only customers with an account balance of 50 or 90', ['Ben', 'Sue']],
  ['customers whose balance reached 200', ['Mary', 'Adam']],
])('a bound or a list of numbers: %s', async (wish, names) => {
  expect((await rowsOf(wish, CUSTOMERS)).map((row) => row[1])).toEqual(names);
});

it.each([
  [
    'count the apartments in each type except for Studio',
    [
      ['Flat', 3],
      ['Duplex', 1],
    ],
  ],
  [
    'number of apartments for each room count between 3 and 5',
    [
      [3, 1],
      [5, 1],
      [4, 1],
    ],
  ],
])('groups of which some are left out are groups: %s', async (wish, expected) => {
  expect(await rowsOf(wish, FLATS)).toEqual(expected);
});

it.each([
  ['number of apartments for each type, ordered from highest to lowest count', [3, 1, 1]],
  ['number of apartments for each type, sorted from the fewest to the most', [1, 1, 3]],
  ['number of apartments for each type, in which the y axis is sorted ascending', [1, 1, 3]],
])('an order told in other words: %s', async (wish, counts) => {
  expect((await rowsOf(wish, FLATS)).map((row) => row[1])).toEqual(counts);
});
