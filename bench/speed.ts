import type { ChartData } from '../src/chart/graph-config.ts';
import { rankCharts } from '../src/fit/rank.ts';
import { findInsights } from '../src/insight/find-insights.ts';
import { parseTable } from '../src/table/parse-table.ts';
import { profileTable, profileTyped } from '../src/table/profile-table.ts';
import { writeRanking } from '../src/writing/fit/write-ranking.ts';
import { sizedTables } from './sized-tables.ts';
import { measure } from './timing.ts';

const inMs = (ms: number): string => ms.toPrecision(3).padStart(7);

/** The steps of `evaluate`, each given what the one before it made, and the facts that stories are made of. */
function stepsOf(data: ChartData): readonly (readonly [name: string, call: () => unknown])[] {
  const typed = parseTable(data);
  const profile = profileTyped(typed);
  const ranking = rankCharts(profile);
  return [
    ['read the cells', () => parseTable(data)],
    ['profile', () => profileTyped(typed)],
    ['rank', () => rankCharts(profile)],
    ['find insights', () => findInsights(typed, profile)],
    ['write in English', () => writeRanking(ranking, 'EN_US')],
    ['write in Arabic', () => writeRanking(ranking, 'AR')],
  ];
}

/**
 * Prints what `evaluate` takes from rows to written reasons, against the limit of each size, and how its time per cell changes
 * from one size to the next; then where the time goes. Processor time is judged: load on the machine does not blur it.
 */
export function run(): void {
  console.log(`\n${'table'.padEnd(26)}   limit  processor   wall (ms)   ns per cell`);
  let last: ChartData | undefined;
  for (const { name, data, limitMs } of sizedTables()) {
    const { wallMs, processorMs } = measure(() => writeRanking(rankCharts(profileTable(data)), 'EN_US'));
    const cells = data.rows.length * data.columns.length;
    const verdict = processorMs <= limitMs ? 'pass' : 'FAIL';
    const figures = `${inMs(limitMs)}    ${inMs(processorMs)}     ${inMs(wallMs)}       ${inMs((processorMs * 1e6) / cells)}`;
    console.log(`${name.padEnd(26)} ${figures}   ${verdict}`);
    if (data.rows.length <= 10_000) last = data;
  }
  if (last === undefined) return;
  console.log(`\nWhere the time goes, ${last.rows.length} rows (processor, ms)`);
  for (const [name, call] of stepsOf(last)) console.log(`${name.padEnd(26)} ${inMs(measure(call).processorMs)}`);
}
