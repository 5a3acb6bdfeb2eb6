import { expect, it } from 'vitest';
import { rankCharts } from '../../fit/rank.ts';
import { toPlanTable } from '../../plan/table/plan-table.ts';
import { createRandom } from '../../plan/transform/verbs/create-random.ts';
import { examineData } from '../../table/examine-data.ts';
import { createGroupDifferences } from './group-differences.ts';

const GROUPS = ['A', 'B', 'C'];

function averages(seed: number, lift: number): boolean {
  const random = createRandom(seed);
  const rows = Array.from({ length: 90 }, (_, at) => ({
    group: GROUPS[at % 3],
    value: Math.round(100 * random()) + (at % 3) * lift,
  }));
  const data = { columns: [{ key: 'group' }, { key: 'value' }], rows };
  const table = toPlanTable(data);
  const examined = examineData(data, undefined);
  const { signal } = new AbortController();
  const base = { data, whole: table, table, examined, ranking: rankCharts(examined.profile), carrier: undefined };
  const measure = { operation: 'mean', column: { key: 'value', label: 'value' } } as const;
  const by = { key: 'group', label: 'group' };
  const differences = createGroupDifferences({ ...base, locale: 'EN_US', parsingLocale: undefined, signal });
  return differences.isByChance({ kind: 'gathered', by, measures: [measure], isHighestFirst: true, isGrowth: false });
}

it('takes averages of shuffled rows for chance, and of rows that differ for news', () => {
  const seeds = Array.from({ length: 100 }, (_, seed) => seed + 1);
  expect(seeds.filter((seed) => averages(seed, 0)).length).toBeGreaterThanOrEqual(90);
  expect(seeds.filter((seed) => averages(seed, 40)).length).toBeLessThanOrEqual(2);
});
