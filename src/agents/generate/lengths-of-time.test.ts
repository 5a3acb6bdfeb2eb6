import { describe, expect, test } from 'vitest';
import { askAgent } from '../../../test/fixtures/ask-agent.ts';
import { tableOf } from '../../../test/fixtures/small-chart.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Locale } from '../../chart/locale.ts';
import { generate } from './agent.ts';

const HALVES = ['1:10:05', '1:05:40', '1:21:00', '1:30:12', '1:42:13', '1:15:31', '2:00:10', '1:58:00'];
const FINISHES = ['2:25:33', '2:12:08', '2:50:41', '3:10:02', '3:41:55', '2:33:19', '4:20:00', '4:05:40'];
const RACES = {
  EN_US: ['Runner', 'Club', 'Half', 'Finish'],
  PT_PT: ['Atleta', 'Clube', 'Parcial', 'Tempo'],
  AR: ['العداء', 'النادي', 'نصف السباق', 'الزمن'],
} as const;

const raceIn = (locale: keyof typeof RACES): GraphConfig =>
  tableOf(
    RACES[locale],
    FINISHES.map((finish, at) => [`R${at}`, ['North', 'South'][at % 2] ?? '', HALVES[at] ?? '', finish]),
  );

const ask = async (wish: string, locale: keyof typeof RACES & Locale = 'EN_US') => {
  const { config, response } = await askAgent(generate, wish, raceIn(locale), { locale, isLocaleExplicit: true });
  return { rows: config.data.rows.map((row) => Object.values(row)), message: response.message };
};

describe('lengths of time', () => {
  test.each([
    ['EN_US', 'only finish under 3 hours', 4],
    ['EN_US', 'finish under 2:30', 2],
    ['EN_US', 'finish below 2:30:00', 2],
    ['EN_US', 'only finish between 3 and 4 hours', 2],
    ['EN_US', 'runners between 3:00 and 4:10', 3],
    ['EN_US', 'runners faster than 3 hours', 4],
    ['EN_US', 'runners slower than 3:30', 3],
    ['EN_US', 'finish under 4', 6],
    ['PT_PT', 'atletas abaixo de 3 horas', 4],
    ['PT_PT', 'atletas com menos de 2:30', 2],
    ['AR', 'العداؤون تحت 3 ساعات', 4],
    ['AR', 'الزمن أقل من 2:30', 2],
  ] as const)('are compared with lengths of time, of the whole race: %s %s', async (locale, wish, count) => {
    expect((await ask(wish, locale)).rows).toHaveLength(count);
  });

  test('are told as a clock shows them', async () => {
    expect((await ask('finish under 3 hours')).message).toContain('less than 3:00:00');
  });

  test('are not compared with a number of rows', async () => {
    expect((await ask('how many runners under 3 hours')).rows).toEqual([[4]]);
  });

  test('are what "time" says, and are best when short', async () => {
    expect((await ask('best time per club')).rows).toEqual([
      ['North', 8733],
      ['South', 7928],
    ]);
    expect((await ask('average finish time by club')).message).not.toContain('left out');
  });

  test('tell who is the fastest, by the whole and not by a part', async () => {
    const [first] = (await ask('the 3 fastest runners')).rows;
    expect(first).toContain('2:12:08');
    const [last] = (await ask('the 3 slowest runners')).rows;
    expect(last).toContain('4:20:00');
  });

  test('are cut into intervals where a clock is', async () => {
    const { rows, message } = await ask('histogram of finish times');
    expect(rows[0]).toEqual(['2:00:00–2:30:00', 2]);
    expect(message).toContain('lowest range first');
  });
});
