import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Fields, isFields } from './config-shape.ts';
import { toGoldConfig } from './gold-config.ts';
import { judgeTurn } from './judge-turn.ts';
import { createTableJudge, type TableJudge } from './table-judge.ts';
import { WISH_LANGUAGES } from './wish-case.ts';
import { readCases, readTable, toConfig, WISH_SETS } from './wish-files.ts';

const parts = WISH_SETS.flatMap((set) => (['open', 'held'] as const).map((part) => ({ set, part })));
const cases = parts.flatMap(({ set, part }) => readCases(set, part).map((wish) => ({ set, wish })));

let judge: TableJudge;
beforeAll(async () => {
  judge = await createTableJudge();
});
afterAll(() => judge.close());

/** Hundreds of wishes, each judged by a database. */
const PATIENCE = { timeout: 240_000 };

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

  test(
    'pass where the answer is what the expectation describes, by any of its readings, turn after turn',
    PATIENCE,
    async () => {
      const wrong: string[] = [];
      for (const { set, wish } of cases) {
        const table = readTable(wish.table);
        let before: Fields = toConfig(table, wish.start);
        for (const { prompt, expect: asked } of wish.turns) {
          let config = before;
          for (const sql of asked.sql?.toReversed() ?? [undefined]) {
            const wanted = sql === undefined ? undefined : await judge.query(wish.table, sql);
            config = toGoldConfig(table, before, asked, wanted);
            const answer = { config, message: asked.names?.[0] ?? '' };
            const verdict = await judgeTurn({ set, wish, table, expect: asked, before, answer, judge });
            if (wanted?.rows.length === 0 || !verdict.passes)
              wrong.push(`${wish.id}: ${prompt} / ${sql} / ${verdict.note}`);
          }
          before = config;
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  test('fail where the answer is the config as it was', PATIENCE, async () => {
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
