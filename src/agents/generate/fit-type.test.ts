import { expect, it } from 'vitest';
import { tableOf } from '../../../test/fixtures/suggestions/tables.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import { generate } from './agent.ts';

const AGES = ['55+', '18-24', '35-44', '25-34', '45-54'];
const ANSWERS = ['Satisfied', 'Neutral', 'Dissatisfied'];

async function drawWithoutWish(config: GraphConfig): Promise<GraphConfig> {
  const { signal } = new AbortController();
  const context = { locale: 'EN_US', isLocaleExplicit: true, effort: 'medium', signal } as const;
  const run = generate({ config, userPrompt: undefined, nowMs: 0 }, context);
  for (;;) {
    const step = await run.next();
    if (step.done === true) return step.value.config;
  }
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
