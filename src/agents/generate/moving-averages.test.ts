import { describe, expect, it } from 'vitest';
import { askAgent } from '../../../test/fixtures/ask-agent.ts';
import { cellsOf, days, labelsOf, tableOf } from '../../../test/fixtures/small-chart.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Locale } from '../../chart/locale.ts';
import { generate } from './agent.ts';

const draw = async (wish: string, config: GraphConfig, locale: Locale = 'EN_US') =>
  (await askAgent(generate, wish, config, { locale })).config;

/** Cases of two places on each of 60 days: 10 and 20 on the first, one more of each every day. */
const casesAs = (labels: readonly string[]): GraphConfig =>
  tableOf(
    labels,
    days(60).flatMap((day, at) => [
      [day, 'Porto', 10 + at],
      [day, 'Faro', 20 + at],
    ]),
  );
const CASES = casesAs(['Date', 'Place', 'Cases']);

describe('an average that moves over days', () => {
  it.each<readonly [string, GraphConfig, Locale]>([
    ['7-day average of cases', CASES, 'EN_US'],
    ['7-day moving average of cases', CASES, 'EN_GB'],
    ['rolling 7-day average of cases', CASES, 'EN_US'],
    ['trailing 7-day average of cases', CASES, 'EN_GB'],
    ['moving average of cases', CASES, 'EN_US'],
    ['média de 7 dias dos casos', casesAs(['Data', 'Lugar', 'Casos']), 'PT_PT'],
    ['média móvel a 7 dias dos casos', casesAs(['Data', 'Lugar', 'Casos']), 'PT_PT'],
    ['متوسط 7 أيام للحالات', casesAs(['التاريخ', 'المكان', 'الحالات']), 'AR'],
  ])('is of what each day came to: %s', async (wish, config, locale) => {
    const drawn = await draw(wish, config, locale);
    expect(drawn.type).toBe('line');
    expect(labelsOf(drawn)).toHaveLength(2);
    expect(cellsOf(drawn).map((row) => row[1])).toEqual(days(60).map((_, at) => (at < 6 ? null : 30 + 2 * at - 6)));
  });

  it('is that of each place by itself', async () => {
    const drawn = await draw('7-day average of cases by place', CASES);
    expect(labelsOf(drawn).slice(1)).toEqual(['Porto', 'Faro']);
    expect(cellsOf(drawn)[6]?.slice(1)).toEqual([13, 23]);
  });

  it.each(['rolling total of cases', 'rolling 7-day sum of cases', 'rolling cases'])(
    'is none where no average is asked for: %s',
    async (wish) => {
      expect((await draw(wish, CASES)).data).toEqual(CASES.data);
    },
  );
});
