import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isFields } from './config-shape.ts';
import { judgeData, readAnswer } from './judge-data.ts';
import { judgeTurn } from './judge-turn.ts';
import { createTableJudge, type TableJudge, type WantedTable } from './table-judge.ts';
import { WISH_LANGUAGES, type WishCase } from './wish-case.ts';
import { readCases, readTable, toConfig, WISH_SETS } from './wish-files.ts';

const parts = WISH_SETS.flatMap((set) => (['open', 'held'] as const).map((part) => ({ set, part })));
const cases = parts.flatMap(({ set, part }) => readCases(set, part).map((wish) => ({ set, wish })));

let judge: TableJudge;
beforeAll(async () => {
  judge = await createTableJudge();
});
afterAll(() => judge.close());

/** A config that holds exactly the rows of a reading. */
function toAnswer({ names, rows }: WantedTable): ReturnType<typeof toConfig> {
  const columns = names.map((_, at) => ({ key: `c${at}`, label: `c${at}` }));
  return {
    type: 'table',
    data: { columns, rows: rows.map((row) => Object.fromEntries(row.map((cell, at) => [`c${at}`, cell]))) },
  };
}

const queriesOf = ({ turns }: WishCase) =>
  turns.flatMap(({ prompt, expect: asked }) => (asked.sql ?? []).map((sql) => ({ prompt, asked, sql })));

describe('the wishes', () => {
  test('are enough in every language, and have ids of their own', () => {
    const least = { mutate: 57, generate: 50 };
    for (const set of WISH_SETS) {
      const ofSet = cases.filter((one) => one.set === set);
      expect(new Set(ofSet.map(({ wish }) => wish.id)).size).toBe(ofSet.length);
      for (const language of WISH_LANGUAGES) {
        expect(ofSet.filter(({ wish }) => wish.language === language).length).toBeGreaterThanOrEqual(least[set]);
      }
    }
  });

  test('pass where the answer holds the rows of a reading', async () => {
    const wrong: string[] = [];
    for (const { wish } of cases) {
      for (const { prompt, asked, sql } of queriesOf(wish)) {
        const wanted = await judge.query(wish.table, sql);
        const verdict = judgeData(wanted, readAnswer(toAnswer(wanted), readTable(wish.table)), asked);
        if (wanted.rows.length === 0 || !verdict.hasRows || !verdict.isOrdered)
          wrong.push(`${wish.id}: ${prompt} / ${sql}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('fail where the answer is the config as it was', async () => {
    const passing: string[] = [];
    for (const { set, wish } of cases) {
      const [turn] = wish.turns;
      if (turn === undefined || turn.expect.unchanged) continue;
      const table = readTable(wish.table);
      const before = toConfig(table, wish.start);
      const answer = { config: before, message: '' };
      const verdict = await judgeTurn({ set, wish, table, expect: turn.expect, before, answer, judge });
      if (verdict.passes) passing.push(`${wish.id}: ${turn.prompt}`);
    }
    expect(passing).toEqual([]);
  });

  test('start from configs that hold data', () => {
    for (const { wish } of cases) expect(isFields(toConfig(readTable(wish.table), wish.start).data)).toBe(true);
  });
});
