import { describe, expect, it } from 'vitest';
import { askAgent } from '../../../test/fixtures/ask-agent.ts';
import { cellsOf, days, tableOf } from '../../../test/fixtures/small-chart.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Locale } from '../../chart/locale.ts';
import { generate } from './agent.ts';

const draw = (wish: string, config: GraphConfig, locale: Locale = 'EN_US') =>
  askAgent(generate, wish, config, { locale });

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const CALLS = tableOf(
  ['Weekday', 'Hour', 'Calls'],
  WEEK.flatMap((day, at) => [8, 9, 10, 11].map((hour) => [day, hour, (at === 3 ? 90 : 10 + at) + hour])),
);
const WEATHER = tableOf(
  ['Date', 'Temperature', 'Rain'],
  days(120).map((day, at) => [
    day,
    day.slice(5, 7) === '03' ? 25.5 : 12.5 + (at % 3),
    day.slice(5, 7) === '02' ? 9 : 1,
  ]),
);

describe('the period that a question asks for', () => {
  it.each([
    ['which day is busiest', 'EN_US'],
    ['what day do we get the most calls', 'EN_US'],
    ['em que dia recebemos mais chamadas', 'PT_PT'],
    ['qual o dia mais movimentado', 'PT_PT'],
    ['أي يوم فيه أكثر مكالمات', 'AR'],
  ] as const)('is found by what its rows come to: %s', async (wish, locale) => {
    const { config } = await draw(wish, CALLS, locale);
    expect(cellsOf(config)[0]).toEqual(['Thursday', 398]);
    expect(config.data.rows).toHaveLength(7);
  });

  it('is told by the least too', async () => {
    const { config } = await draw('what hour do we receive the fewest calls', CALLS);
    expect(String(cellsOf(config)[0]?.[0])).toBe('8');
  });

  it('is told by an adjective, and by a verb', async () => {
    expect(cellsOf((await draw('which month is the hottest', WEATHER)).config)[0]?.[0]).toBe('2025-03');
    expect(cellsOf((await draw('what month does it rain the most', WEATHER)).config)[0]?.[0]).toBe('2025-02');
  });
});
