import { expect, it } from 'vitest';
import { contextOf, NOW_MS, resultOf } from '../../../test/fixtures/ask-agent.ts';
import { tableOf } from '../../../test/fixtures/suggestions/tables.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import { generate } from './agent.ts';

const AGES = ['55+', '18-24', '35-44', '25-34', '45-54'];
const ANSWERS = ['Satisfied', 'Neutral', 'Dissatisfied'];

async function drawWithoutWish(config: GraphConfig): Promise<GraphConfig> {
  const run = generate({ config, userPrompt: undefined, nowMs: NOW_MS }, contextOf({ isLocaleExplicit: true }));
  return (await resultOf(run)).config;
}

it('counts answers that came one by one, and puts their groups in order', async () => {
  const survey = tableOf(['Respondent', 'Age group', 'Satisfaction'], 60, (at) => [
    at + 1,
    AGES[(at >> 2) % 5] ?? '',
    ANSWERS[at % 3] ?? '',
  ]);
  const { type, data } = await drawWithoutWish(survey);
  expect(['groupedColumn', 'stackedColumn', 'groupedBar', 'column']).toContain(type);
  const ages = data.rows.map((row) => row[data.columns[0]?.key ?? '']);
  expect(ages).toEqual(['18-24', '25-34', '35-44', '45-54', '55+'].filter((age) => ages.includes(age)));
  const counts = data.rows.flatMap((row) => Object.values(row).filter((value) => typeof value === 'number'));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(60);
});

it('sets the sales of each shop beside those of the others along their days', async () => {
  const start = Date.UTC(2024, 0, 1);
  const sales = tableOf(['Sold on', 'Shop', 'Amount'], 360, (at) => [
    new Date(start + (at >> 1) * 2 * 86_400_000).toISOString().slice(0, 10),
    ['North', 'South'][at % 2] ?? '',
    100 + ((at * 37) % 50),
  ]);
  const { type, data } = await drawWithoutWish(sales);
  expect(type).toBe('line');
  expect(data.rows).toHaveLength(180);
  expect(data.columns.map(({ label }) => label)).toEqual(['Sold on', 'North', 'South']);
});

it('counts answers by quarters, which are times and groups alike', async () => {
  const answers = tableOf(['Quarter', 'Answer'], 80, (at) => [`Q${1 + (at % 4)}`, ANSWERS[(at * at + at) % 3] ?? '']);
  const { data } = await drawWithoutWish(answers);
  expect(data.columns[0]?.label).toBe('Quarter');
  expect(data.rows).toHaveLength(4);
});

it('leaves rows that the type shows as they are', async () => {
  const people = tableOf(['Name', 'Salary', 'Rating'], 85, (at) => [
    `Name ${at}`,
    1000 * (28 + ((at * 37) % 90)),
    2 + ((at * 11) % 30) / 10,
  ]);
  const { type, data } = await drawWithoutWish(people);
  expect(type).toBe('scatter');
  expect(data.rows).toEqual(people.data.rows);
});

const labelsOf = ({ data }: GraphConfig): readonly (string | undefined)[] => data.columns.map(({ label }) => label);

it('keeps the measures that one axis can show', async () => {
  const names = ['North', 'South', 'East', 'West', 'Park', 'Lake'];
  const clinics = tableOf(['Clinic', 'Beds', 'Occupancy rate', 'Length of stay (days)', 'Visits'], 6, (at) => [
    names[at] ?? '',
    [420, 910, 255, 610, 180, 330][at] ?? 0,
    [0.87, 0.93, 0.71, 0.82, 0.64, 0.78][at] ?? 0,
    [5.2, 6.1, 4, 5.8, 3.1, 7.4][at] ?? 0,
    [98_000, 201_000, 61_000, 142_000, 47_000, 83_000][at] ?? 0,
  ]);
  const drawn = await drawWithoutWish(clinics);
  expect(drawn.type).toBe('column');
  expect(labelsOf(drawn)).toEqual(['Clinic', 'Beds']);
});

it('leaves a sum out of the heap of its own parts', async () => {
  const names = [
    'Norway',
    'Germany',
    'China',
    'Sweden',
    'Austria',
    'United States',
    'Netherlands',
    'Switzerland',
    'Canada',
  ];
  const gold = [16, 12, 9, 8, 7, 8, 8, 7, 4];
  const medals = tableOf(['Country', 'Gold', 'Silver', 'Bronze', 'Total'], 9, (at) => {
    const [first, second, third] = [gold[at] ?? 0, 3 + ((at * 7) % 8), 2 + ((at * 5) % 11)];
    return [names[at] ?? '', first, second, third, first + second + third];
  });
  const drawn = await drawWithoutWish(medals);
  expect(drawn.type).toBe('stackedBar');
  expect(labelsOf(drawn)).toEqual(['Country', 'Gold', 'Silver', 'Bronze']);
});

it('names the columns that it makes after what they are', async () => {
  const visits = tableOf(['Visited on', 'Doctor', 'Fee'], 120, (at) => [
    new Date(Date.UTC(2024, 0, 1 + at * 3 + (at % 2))).toISOString().slice(0, 10),
    ['Lee', 'Khan', 'Silva'][(at * 7) % 3] ?? '',
    40 + ((at * 37) % 90),
  ]);
  const { data } = await drawWithoutWish(visits);
  expect(data.columns.map(({ key }) => key)).toEqual(['field_0_month', 'sum_field_2']);
});

it('calls headings that become rows by the periods that they are', async () => {
  const rates = tableOf(['Country', '2019', '2020', '2021', '2022', '2023'], 4, (at) => [
    ['Portugal', 'Spain', 'Greece', 'Italy'][at] ?? '',
    ...[6.6, 7, 6.6, 6.1, 6.5].map((rate, year) => rate + at * 3 + (year % 2)),
  ]);
  const drawn = await drawWithoutWish(rates);
  expect(drawn.type).toBe('line');
  expect(labelsOf(drawn)).toEqual(['Year', 'Portugal', 'Spain', 'Greece', 'Italy']);
});

it('sizes bubbles by the measure that goes with neither of the others', async () => {
  const wealth = [26, 9, 2, 39, 3, 51, 4, 10, 52, 16, 2, 5];
  const countries = tableOf(['Country', 'Population', 'Income', 'Life expectancy'], 12, (at) => [
    `Country of ${'ABCDEFGHIJKL'[at]}`,
    1_000_000 * (5 + ((at * 67) % 211)),
    1000 * (wealth[at] ?? 0),
    60 + Math.sqrt(wealth[at] ?? 0) * 3 + (at % 3),
  ]);
  const drawn = await drawWithoutWish(countries);
  expect(drawn.type).toBe('bubble');
  expect(labelsOf(drawn).slice(1)).toEqual(['Income', 'Life expectancy', 'Population']);
});

it('draws what is first seen in a long list of answers', async () => {
  const survey = tableOf(['No.', 'Sex', 'District', 'Remark'], 90, (at) => [
    at + 1,
    ['F', 'M'][(at >> 1) % 2] ?? '',
    ['Lisbon', 'Porto', 'Braga'][(at * 5) % 3] ?? '',
    ['Fine', 'Slow', 'Dear', 'Good'][(at * 3) % 4] ?? '',
  ]);
  expect((await drawWithoutWish(survey)).type).not.toBe('table');
});
