import { describe, expect, it } from 'vitest';
import { askAgent } from '../../../test/fixtures/ask-agent.ts';
import { cellsOf, days, labelsOf, tableOf } from '../../../test/fixtures/small-chart.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Locale } from '../../chart/locale.ts';
import { generate } from './agent.ts';

const draw = (wish: string, config: GraphConfig, locale: Locale = 'EN_US') =>
  askAgent(generate, wish, config, { locale });

const SHARES = tableOf(
  ['Date', 'Share', 'Close', 'Volume'],
  days(12).flatMap((day, at) => [
    [day, 'ALPHA', 10 + at / 2, 4000 + at],
    [day, 'BETA', 30 - at / 2, 9000 - at],
    [day, 'GAMMA', 20.5, 100],
  ]),
);
const CASES = tableOf(
  ['Day', 'Land', 'new_cases'],
  days(12).flatMap((day, at) => [
    [day, 'North', at * 100],
    [day, 'South', at * 10],
  ]),
);

describe('things that have one row for each day', () => {
  it.each([
    ['compare ALPHA and BETA', 'EN_US'],
    ['ALPHA vs BETA', 'EN_US'],
    ['ALPHA vs BETA over time', 'EN_US'],
    ['comparar ALPHA e BETA', 'PT_PT'],
    ['قارن بين ALPHA و BETA', 'AR'],
  ] as const)('are compared by their courses, and by the price and not the volume: %s', async (wish, locale) => {
    const { config, response } = await draw(wish, SHARES, locale);
    expect(config.type).toBe('line');
    expect(labelsOf(config)).toEqual(['Date', 'ALPHA', 'BETA']);
    expect(cellsOf(config)[0]?.slice(1)).toEqual([10, 30]);
    expect(response.message).toContain('Close');
  });

  it.each([
    ['close over time', 'EN_US'],
    ['share prices over time', 'EN_US'],
    ['evolução do preço de fecho', 'PT_PT'],
  ] as const)('have a line each where a figure that does not add up runs over time: %s', async (wish, locale) => {
    const { config } = await draw(wish, SHARES, locale);
    expect(labelsOf(config)).toEqual(['Date', 'ALPHA', 'BETA', 'GAMMA']);
  });

  it.each(['average close over time', 'volume over time'])(
    'have one line together where a wish says how: %s',
    async (wish) => {
      expect(labelsOf((await draw(wish, SHARES)).config)).toHaveLength(2);
    },
  );

  it('says which figure it took', async () => {
    const { response } = await draw('ALPHA vs BETA', SHARES);
    expect(response.message).toContain('No measure was named, so “Close” was used.');
  });

  it('are compared by totals where a figure that adds up is named', async () => {
    const { config } = await draw('compare ALPHA and BETA volume', SHARES);
    expect(labelsOf(config)).toEqual(['Share', 'Volume']);
  });

  it('have no course where each has days of its own', async () => {
    const pupils = tableOf(
      ['Joined', 'Gender', 'Maths'],
      days(12).map((day, at) => [day, at % 2 === 0 ? 'girl' : 'boy', 10 + (at % 5)]),
    );
    const { config } = await draw('compare boys and girls in maths', pupils);
    expect(labelsOf(config)[0]).toBe('Gender');
  });
});

describe('a word for the rows that is the head of a label', () => {
  it.each(['cases by land', 'how many cases in each land'])('is what the column counts: %s', async (wish) => {
    const { config } = await draw(wish, CASES);
    expect(cellsOf(config)).toEqual([
      ['North', 6600],
      ['South', 660],
    ]);
  });

  it('counts the rows where no column is called so', async () => {
    const { config } = await draw('records by land', CASES);
    expect(cellsOf(config)).toEqual([
      ['North', 12],
      ['South', 12],
    ]);
  });
});
