import { readWish } from '../../src/agents/change/read-wish.ts';
import type { GraphConfig } from '../../src/chart/graph-config.ts';
import { PARSING_LOCALE_OF } from '../../src/chart/locale.ts';
import { createInlineRunner } from '../../src/http/runner/inline-runner.ts';
import { createEndpoints } from '../../src/http/v0/endpoints.ts';
import type { Purpose } from '../../src/language/understanding.ts';
import { startService } from '../../test/http/start-service.ts';
import { type AskService, createAskService } from '../wishes/ask-service.ts';
import { judgeTurn } from '../wishes/judge-turn.ts';
import { createTableJudge, type TableJudge } from '../wishes/table-judge.ts';
import type { WishCase } from '../wishes/wish-case.ts';
import { readCases, readTable, toConfig, WISH_SETS, type WishSet } from '../wishes/wish-files.ts';

/** How sure the built-in mind was of a wish, whether it left words out, and whether its answer was right. */
type Weighed = { readonly confidence: number; readonly hasSkipped: boolean; readonly isRight: boolean };

const LOCALES = { en: 'EN_US', pt: 'PT_PT', ar: 'AR' } as const;
const PURPOSES = { mutate: 'data', generate: 'chart' } as const satisfies Record<WishSet, Purpose>;
/** Where confidences are parted. 0 stands for no reading at all. */
const EDGES = [0, 0.0001, 0.5, 0.6, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95, 0.97, 1.01];

type Tools = { readonly ask: AskService; readonly judge: TableJudge };

async function weigh(set: WishSet, wish: WishCase, { ask, judge }: Tools): Promise<readonly Weighed[]> {
  const [turn] = wish.turns;
  if (turn === undefined) return [];
  const table = readTable(wish.table);
  const before = toConfig(table, wish.start);
  const locale = LOCALES[wish.language];
  // The files are ours, and the start is a chart: `toConfig` has seen to it.
  const { readings } = readWish(turn.prompt, before as GraphConfig, {
    locale,
    parsingLocale: PARSING_LOCALE_OF[locale],
    purpose: PURPOSES[set],
    nowMs: Date.now(),
  });
  const { answer } = await ask({ set, language: wish.language, config: before, prompt: turn.prompt });
  const verdict = answer && (await judgeTurn({ set, wish, table, expect: turn.expect, before, answer, judge }));
  const [best] = readings;
  const hasSkipped = best?.assumptions.some(({ kind }) => kind === 'skipped') === true;
  return [{ confidence: best?.confidence ?? 0, hasSkipped, isRight: verdict?.passes === true }];
}

function printTable(title: string, weighed: readonly Weighed[]): void {
  console.log(
    `\n${title}: ${weighed.length} wishes\n${'confidence'.padEnd(16)}${'wishes'.padStart(8)}${'right'.padStart(8)}${'share'.padStart(8)}`,
  );
  for (const [at, low] of EDGES.entries()) {
    const high = EDGES[at + 1];
    if (high === undefined) break;
    const within = weighed.filter(({ confidence }) => confidence >= low && confidence < high);
    const right = within.filter(({ isRight }) => isRight).length;
    const name = low === 0 ? 'no reading' : `${low.toFixed(2)} to ${Math.min(1, high).toFixed(2)}`;
    const share = within.length === 0 ? '' : (right / within.length).toFixed(2);
    console.log(name.padEnd(16) + String(within.length).padStart(8) + String(right).padStart(8) + share.padStart(8));
  }
}

/** The rows of the table in `docs/decisions/0015-two-minds.md`. */
const SUMMARY: readonly (readonly [name: string, isIn: (one: Weighed) => boolean])[] = [
  ['no reading', ({ confidence, hasSkipped }) => !hasSkipped && confidence === 0],
  ['below 0.80', ({ confidence, hasSkipped }) => !hasSkipped && confidence > 0 && confidence < 0.8],
  ['0.80 to 0.97', ({ confidence, hasSkipped }) => !hasSkipped && confidence >= 0.8 && confidence < 0.97],
  ['0.97 to 1', ({ confidence, hasSkipped }) => !hasSkipped && confidence >= 0.97],
  ['words left out, any confidence', ({ hasSkipped }) => hasSkipped],
];

function printSummary(weighed: readonly Weighed[]): void {
  console.log('\n| confidence | wishes | right |\n|---|---|---|');
  for (const [name, isIn] of SUMMARY) {
    const within = weighed.filter(isIn);
    const right = within.filter(({ isRight }) => isRight).length;
    console.log(`| ${name} | ${within.length} | ${(right / Math.max(1, within.length)).toFixed(2)} |`);
  }
}

/**
 * Prints how often the built-in mind is right, by how sure it says it is: what the thresholds of asking a second mind are set by.
 * First turns of the open wishes only; both sets together at the end.
 */
export async function run(): Promise<void> {
  const endpoints = createEndpoints();
  const service = await startService({
    parts: { endpoints, runner: createInlineRunner(endpoints) },
    gate: { requestsPerMinute: 1_000_000, tokensPerHour: 1_000_000 },
  });
  const tools = { ask: createAskService(service.base), judge: await createTableJudge() };
  const all: Weighed[] = [];
  for (const set of WISH_SETS) {
    const weighed: Weighed[] = [];
    for (const wish of readCases(set, 'open')) weighed.push(...(await weigh(set, wish, tools)));
    printTable(
      `${set}, all words taken`,
      weighed.filter(({ hasSkipped }) => !hasSkipped),
    );
    printTable(
      `${set}, words left out`,
      weighed.filter(({ hasSkipped }) => hasSkipped),
    );
    all.push(...weighed);
  }
  printSummary(all);
  tools.judge.close();
  await service.stop();
}
