import { describe, expect, it } from 'vitest';
import { askAgent } from '../../../test/fixtures/ask-agent.ts';
import { cellsOf, labelsOf, tableOf } from '../../../test/fixtures/small-chart.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Locale } from '../../chart/locale.ts';
import { generate } from './agent.ts';

const draw = (wish: string, config: GraphConfig, locale: Locale = 'EN_US') =>
  askAgent(generate, wish, config, { locale });

const TRIP = tableOf(
  ['Survived', 'Sex', 'Class', 'Age'],
  Array.from({ length: 40 }, (_, at) => [
    at % 4 === 0 || at % 8 === 1 ? 1 : 0,
    at % 2 === 0 ? 'female' : 'male',
    ['first', 'second'][at % 5 === 0 ? 0 : 1] ?? '',
    at + 0.5,
  ]),
);
const STAFF = tableOf(
  ['Employee', 'Team', 'Left'],
  Array.from({ length: 20 }, (_, at) => [
    `Person ${at}`,
    at < 10 ? 'Ops' : 'Law',
    at % 5 === 0 || at === 11 ? 'Yes' : 'No',
  ]),
);
const ANSWERS = tableOf(
  ['Respondent', 'Region', 'Recommend (0-10)'],
  [10, 9, 8, 6, 10, 0, 3, 7].map((score, at) => [`R${at}`, at < 4 ? 'North' : 'South', score]),
);

describe('rows that answer yes or no', () => {
  it.each([
    ['what percentage of women survived', 'EN_US'],
    ['que percentagem das mulheres sobreviveu', 'PT_PT'],
    ['ما نسبة النساء الناجيات', 'AR'],
  ] as const)('have one share among some: %s', async (wish, locale) => {
    const { config } = await draw(wish, TRIP, locale);
    expect(labelsOf(config)).toEqual(['Survived (%)']);
    expect(cellsOf(config)).toEqual([[50]]);
  });

  it('have a share in each of several', async () => {
    const { config } = await draw('survival rate of men and women', TRIP);
    expect(cellsOf(config)).toEqual([
      ['female', 50],
      ['male', 25],
    ]);
  });

  it.each(['survival by age', 'survival rate by age'])(
    'have a share in each interval of a number: %s',
    async (wish) => {
      const { config } = await draw(wish, TRIP);
      expect(config.type).toBe('column');
      expect(labelsOf(config)).toEqual(['Age', 'Survived (%)']);
    },
  );

  it('are dots where dots are asked for', async () => {
    const { config } = await draw('scatter of survived and age', TRIP);
    expect(config.type).toBe('scatter');
  });

  it('are counted where it is asked how many they are', async () => {
    expect(cellsOf((await draw('how many women survived', TRIP)).config)).toEqual([[10]]);
    expect(cellsOf((await draw('how many people survived', TRIP)).config)).toEqual([[15]]);
  });

  it.each([
    ['attrition rate by team', 'EN_US'],
    ['taxa de saída por Team', 'PT_PT'],
  ] as const)('are known by other words for what they did: %s', async (wish, locale) => {
    const { config } = await draw(wish, STAFF, locale);
    expect(cellsOf(config)).toEqual([
      ['Ops', 20],
      ['Law', 30],
    ]);
  });
});

describe('the net promoter score', () => {
  it.each([
    ['NPS by region', 'EN_US'],
    ['NPS por região', 'PT_PT'],
    ['NPS حسب المنطقة', 'AR'],
  ] as const)('is that of promoters less detractors: %s', async (wish, locale) => {
    const { config } = await draw(wish, ANSWERS, locale);
    expect(labelsOf(config)[1]).toBe('NPS');
    expect(cellsOf(config)).toEqual([
      ['North', 25],
      ['South', -25],
    ]);
  });

  it('is not made of anything else', async () => {
    const { config } = await draw('NPS by team', STAFF);
    expect(config).toBe(STAFF);
  });
});
