import { expect, it } from 'vitest';
import { askAgent } from '../../../test/fixtures/ask-agent.ts';
import { type Cells, tableOf as smallTable } from '../../../test/fixtures/small-chart.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import { mutate } from './agent.ts';

/** A table with labels as databases have them. */
const tableOf = (labels: string, rows: readonly Cells[]) => smallTable(labels.split(' '), rows);

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

const FILMS = tableOf('Film_ID Name Director Gross_billion Sold Opened', [
  [1, 'Duel', 'Lou', 1.2, 30, 2008],
  [2, 'Memory', 'Ann', 2.5, 10, 2010],
  [3, 'Rocky', 'Lou', 0.4, 20, 2011],
  [4, 'Annie', 'Joe', 3.1, 5, 2013],
]);

it.each([
  ['show the names of films and their gross', ['Name', 'Gross_billion']],
  ['film name and gross', ['Name', 'Gross_billion']],
])('what names the rows is a name and no number of them: %s', async (wish, labels) => {
  expect((await askAgent(mutate, wish, FILMS)).config.data.columns.map(({ label }) => label)).toEqual(labels);
});

it.each([
  ['films whose name begins with D or M', ['Duel', 'Memory']],
  ['films whose sold is not 10 or 20', ['Duel', 'Annie']],
  ['films not directed by Lou', ['Memory', 'Annie']],
  ['films that belong to Lou', ['Duel', 'Rocky']],
  ['films with a gross larger than or equal to 2.5', ['Memory', 'Annie']],
  ['films with a gross over 2 billion', ['Memory', 'Annie']],
  ['films opened between 2009 and 2012', ['Memory', 'Rocky']],
])('conditions of databases: %s', async (wish, names) => {
  expect((await rowsOf(wish, FILMS)).map((row) => row[1])).toEqual(names);
});

it('the number of copies sold is what they add up to', async () => {
  expect(await rowsOf('total number of copies sold for each director', FILMS)).toEqual([
    ['Lou', 50],
    ['Ann', 10],
    ['Joe', 5],
  ]);
});

it('the figure of two columns shown as they are stands along the y axis', async () => {
  const rows = await rowsOf('the gross and the director of films, sort the y axis descending', FILMS);
  expect(rows.map((row) => row.find((cell) => typeof cell === 'number'))).toEqual([3.1, 2.5, 1.2, 0.4]);
});

it('the price of things that are so is asked for, and makes no condition of its own', async () => {
  const { data } = (await askAgent(mutate, 'name and gross of the films that are by Lou', FILMS)).config;
  expect(data.columns.map(({ label }) => label)).toEqual(['Name', 'Gross_billion']);
  expect(data.rows).toHaveLength(2);
});

it('a short word in a cell stands for no other word', async () => {
  const allergies = tableOf('Allergy AllergyType', [
    ['Cat', 'animal'],
    ['Nuts', 'food'],
    ['Milk', 'food'],
  ]);
  expect(await rowsOf('how many allergies of each type', allergies)).toEqual([
    ['animal', 1],
    ['food', 2],
  ]);
});

it('the word that most labels open with is the rows, and no figure of them', async () => {
  const students = tableOf('STU_NUM STU_NAME STU_HRS STU_GPA DEPT_CODE', [
    [321, 'Ann', 42, 2.84, 'BIOL'],
    [324, 'Bea', 81, 3.27, 'CIS'],
    [329, 'Cid', 36, 2.26, 'CIS'],
  ]);
  expect(await rowsOf('how many students are in each department?', students)).toEqual([
    ['BIOL', 1],
    ['CIS', 2],
  ]);
  expect(await rowsOf('how many hours per department', students)).toEqual([
    ['BIOL', 42],
    ['CIS', 117],
  ]);
});
