import { expect, it } from 'vitest';
import { askAgent } from '../../../test/fixtures/ask-agent.ts';
import { type Cells, tableOf as smallTable } from '../../../test/fixtures/small-chart.ts';
import { generate } from './agent.ts';

/** A table with labels as databases have them. */
const tableOf = (labels: string, rows: readonly Cells[]) => smallTable(labels.split(' '), rows);

const TRIPS = tableOf('trip_id start_date start_station_name pPos Openning_year room_count Manufacturer fare', [
  [1, '2015-03-02', 'Harbour', 'mid', 2010, 3, 1, 20],
  [2, '2015-05-11', 'Market', 'goal', 2011, 5, 2, 30],
  [3, '2016-03-20', 'Harbour', 'mid', 2010, 4, 4, 10],
  [4, '2016-07-01', 'Harbour', 'wing', 2012, 2, 6, 40],
  [5, '2016-07-05', 'Market', 'mid', 2011, 6, 1, 60],
]);

const ask = async (wish: string) => {
  const { type, data } = (await askAgent(generate, wish, TRIPS)).config;
  return { type, rows: data.rows.map((row) => data.columns.map(({ key }) => row[key])) };
};

it('months that are bins are those of every year', async () => {
  const { rows } = await ask('bin start_date by month and count the trips in a bar chart');
  expect(rows.map(([, count]) => count)).toEqual([2, 1, 2]);
});

it('months along time are those of each year', async () => {
  expect((await ask('number of trips over time, binned by month')).rows).toHaveLength(4);
});

it('a verb between a figure and its groups makes no group of its date', async () => {
  const { rows } = await ask('a bar chart of how many trips started at each start station name');
  expect(rows).toEqual([
    ['Harbour', 3],
    ['Market', 2],
  ]);
});

it('a word of drawings names a column where each of it is asked for', async () => {
  expect((await ask('how many trips are there for each position, as bars')).rows).toHaveLength(3);
});

it('a label that is written amiss is named rightly', async () => {
  const { rows } = await ask('total fare for each opening year as columns');
  expect(rows.map(([, total]) => total)).toEqual([30, 90, 40]);
});

it('few whole numbers that each are asked for are no intervals', async () => {
  const { rows } = await ask('average fare for each manufacturer as a bar chart');
  expect(rows).toHaveLength(4);
});

it('how many of a thing each row has is a condition on rows', async () => {
  const { rows } = await ask('for trips having at least 4 rooms, show how many there are of each start station name');
  expect(rows).toEqual([
    ['Market', 2],
    ['Harbour', 1],
  ]);
});

it('what the table is called is no value', async () => {
  const { rows } = await ask('for those records from voyages, a pie of the fare of each start station name');
  expect(rows).toEqual([
    ['Harbour', 70],
    ['Market', 90],
  ]);
});

it('bars that are to be put in order are drawn', async () => {
  const { type } = await ask('number of trips in each year, and order the bars descending');
  expect(type).toMatch(/column|bar/i);
});
