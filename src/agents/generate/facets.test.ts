import { describe, expect, it } from 'vitest';
import { askAgent } from '../../../test/fixtures/ask-agent.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Locale } from '../../chart/locale.ts';
import { generate } from './agent.ts';

const OFFICES = ['Braga', 'Leeds', 'Oran'];
const GRADES = ['Junior', 'Senior'];

/** Staff of three offices and two grades, by floors that are few numbers, with pay and a country. */
const STAFF: GraphConfig = {
  type: 'table',
  data: {
    columns: ['Name', 'Office', 'Grade', 'Floors', 'Pay', 'Nation'].map((label) => ({ key: label, label })),
    rows: Array.from({ length: 24 }, (_, at) => ({
      Name: `Person ${at}`,
      Office: OFFICES[at % 3] ?? '',
      Grade: GRADES[at % 2] ?? '',
      Floors: 1 + (at % 4),
      Pay: 1000 + at * 37,
      Nation: OFFICES[(at + 1) % 3] ?? '',
    })),
  },
};

const ask = (wish: string, locale: Locale = 'EN_US') => askAgent(generate, wish, STAFF, { locale });
const labelsOf = ({ data }: GraphConfig): readonly (string | undefined)[] => data.columns.map(({ label }) => label);

describe('a small chart for each of a group', () => {
  it.each([
    ['EN_US', 'bars of average pay by grade, small multiples by office'],
    ['EN_US', 'average pay colored by grade, with separate charts for office'],
    ['PT_PT', 'barras da média de Pay por Grade, um gráfico para cada Office'],
    ['AR', 'أعمدة متوسط Pay حسب Grade، رسم منفصل لكل Office'],
  ] as const)('is a cluster of bars for each: %s, %s', async (locale, wish) => {
    expect(labelsOf((await ask(wish, locale)).config)).toEqual(['Office', 'Junior', 'Senior']);
  });
});

it('a month in short of another language is no month where it is a word of the wish', async () => {
  const { config } = await ask('average pay by grade, and split out separate charts for each office');
  expect(labelsOf(config)).toEqual(['Office', 'Junior', 'Senior']);
});

it('a slip in a synonym of a label still means the label, and is told', async () => {
  const { config, response } = await ask('number of people by coutnry');
  expect(labelsOf(config)[0]).toBe('Nation');
  expect(response.message).toContain('“coutnry” was taken to mean “Nation”');
});

it('the number of something that few numbers tell apart is that column, and no count', async () => {
  expect(labelsOf((await ask('average pay by number of floors')).config)).toEqual(['Floors', 'Average Pay']);
  const { config } = await ask('relation between average pay and number of floors for each office');
  expect(labelsOf(config)).toContain('Average Floors');
});

it('one of what the rows are is no place that is missing', async () => {
  const { config } = await ask('how does pay vary by the number of floors in a building?');
  expect(labelsOf(config)).toEqual(['Floors', 'Average Pay']);
});

it('groups that numbers name are no figures beside those that are drawn', async () => {
  const { config, response } = await ask('number of people by floors');
  expect(config.type).toBe('column');
  expect(response.message).not.toContain('can hardly be read');
});

it('bars that are turned are plain where one figure is left', async () => {
  const { config: both } = await ask('average pay and average floors by office');
  expect(both.type).toBe('groupedColumn');
  const { config } = await askAgent(generate, 'only average pay as horizontal bars', both);
  expect(config.type).toBe('bar');
  expect(labelsOf(config)).toEqual(['Office', 'Average Pay']);
});
