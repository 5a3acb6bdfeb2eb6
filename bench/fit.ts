import type { ChartData } from '../src/chart/graph-config.ts';
import { rankCharts } from '../src/fit/rank.ts';
import { profileTable } from '../src/table/profile-table.ts';
import { writeRanking } from '../src/writing/fit/write-ranking.ts';
import { FIT_CASES } from '../test/fixtures/fit-cases/all-cases.ts';
import { chartFamilyOf } from './chart-families.ts';
import { type Advise, loadRivals } from './rivals/rivals.ts';
import { sizedTables } from './sized-tables.ts';
import { measure } from './timing.ts';

/** Tables above this size are left out: some rivals take minutes. */
const MOST_RIVAL_ROWS = 10_000;

const evaluate = (data: ChartData) => writeRanking(rankCharts(profileTable(data)), 'EN_US');

const ours: Advise = (data) =>
  evaluate(data)
    .filter(({ verdict }) => verdict === 'ok')
    .map(({ type }) => type);

const inMs = (ms: number): string => (ms < 1 ? ms.toFixed(4) : ms.toFixed(1));

/** How often the first proposal, and one of the first three families, is one that a designer would accept. */
function measureHits(advise: Advise): { readonly first: number; readonly three: number; readonly answered: number } {
  let [first, three, answered] = [0, 0, 0];
  for (const { data, accept } of FIT_CASES) {
    const families = [...new Set(adviseSafely(advise, data).map(chartFamilyOf))];
    const accepted = accept.map(chartFamilyOf);
    answered += Number(families.length > 0);
    first += Number(families.slice(0, 1).some((family) => accepted.includes(family)));
    three += Number(families.slice(0, 3).some((family) => accepted.includes(family)));
  }
  return { first: first / FIT_CASES.length, three: three / FIT_CASES.length, answered };
}

/** Some rivals throw on a table they can't read; that is no answer. */
function adviseSafely(advise: Advise, data: ChartData): readonly string[] {
  try {
    return advise(data);
  } catch {
    return [];
  }
}

function printHits(name: string, advise: Advise): void {
  const { first, three, answered } = measureHits(advise);
  console.log(
    `${name.padEnd(30)} family hit@1 ${first.toFixed(3)}  hit@3 ${three.toFixed(3)}  answered ${answered} of ${FIT_CASES.length}`,
  );
}

/** Prints how good and how fast the ranking of charts is beside its rivals, on the same tables in one run. */
export function run(): void {
  const rivals = loadRivals();
  console.log(`\nProposals for this project's own ${FIT_CASES.length} tables, against what a designer would accept`);
  printHits('chart-agents', ours);
  for (const rival of rivals) {
    if ('missing' in rival) console.log(`${rival.name.padEnd(30)} ${rival.missing}`);
    else printHits(`${rival.name} ${rival.version}`, rival.advise);
  }

  console.log('\nMedian time from rows to reasons (rivals: to their list of types)');
  for (const { name, data, amounts } of sizedTables()) {
    // One rival does not come to an end on a hundred rows of amounts written as text.
    if (amounts === 'text' || data.rows.length > MOST_RIVAL_ROWS) continue;
    const own = measure(() => evaluate(data)).wallMs;
    console.log(`${name.padEnd(22)} chart-agents ${inMs(own)} ms`);
    for (const rival of rivals) {
      if ('missing' in rival) continue;
      const theirs = measure(() => adviseSafely(rival.advise, data)).wallMs;
      console.log(`${' '.repeat(23)}${rival.name} ${inMs(theirs)} ms, ${(theirs / own).toFixed(2)} times ours`);
    }
  }
}
