import type { Agent, AgentContext } from '../src/agents/agent.ts';
import { generate } from '../src/agents/generate/agent.ts';
import { generateNarrated } from '../src/agents/generate/narrated-agent.ts';
import { mutate } from '../src/agents/mutate/agent.ts';
import { narrate } from '../src/agents/narrate/agent.ts';
import { suggest } from '../src/agents/suggestions/agent.ts';
import type { GraphConfig } from '../src/chart/graph-config.ts';
import type { Locale } from '../src/chart/locale.ts';
import { mixedTable, plainTable } from './sized-tables.ts';
import { measureAnswers, medianOf } from './timing.ts';

const ROWS = 1000;
const LIMIT_MS = 10;
const NOW_MS = Date.UTC(2026, 0, 15);
/** Answers measured of each wish, after as many that warm up. */
const ANSWERS = 60;

type Wish = readonly [locale: Locale, words: string | undefined];

const CHANGES: readonly Wish[] = [
  ['EN_US', 'total revenue by region, highest first'],
  ['EN_US', 'only the rows in the North with more than 500 units'],
  ['EN_GB', 'average units per month'],
  ['PT_PT', 'total de revenue por region'],
  ['AR', 'مجموع revenue حسب region'],
];
const PLAIN_CHANGES: readonly Wish[] = [
  ['EN_US', 'total amount 1 by region, highest first'],
  ['EN_US', 'only the rows in the North with amount 2 over 500'],
  ['EN_GB', 'average amount 3 per month'],
  ['PT_PT', 'total de amount 1 por region'],
  ['AR', 'مجموع amount 1 حسب region'],
];
const STORIES: readonly Wish[] = [
  ['EN_US', 'Write a punchy headline for executives'],
  ['EN_US', 'Mention the North, in two sentences'],
  ['PT_PT', 'Um título curto, sem números'],
  ['AR', 'عنوان قصير'],
];
const VIEWS: readonly Wish[] = [
  ['EN_US', undefined],
  ['EN_US', 'compare the regions'],
  ['PT_PT', 'mostra a evolução'],
  ['AR', undefined],
];

type Case = { readonly config: GraphConfig; readonly wish: Wish };
type Answering = (one: Case, context: AgentContext) => AsyncGenerator<unknown, unknown, void>;
type Bench = {
  readonly name: string;
  readonly wishes: readonly [mixed: readonly Wish[], plain: readonly Wish[]];
  readonly answer: Answering;
};

const change =
  (agent: Agent<Parameters<typeof mutate>[0], unknown>): Answering =>
  ({ config, wish: [, userPrompt] }, context) =>
    agent({ config, userPrompt, nowMs: NOW_MS }, context);

const BENCHES: readonly Bench[] = [
  { name: 'mutate', wishes: [CHANGES, PLAIN_CHANGES], answer: change(mutate) },
  { name: 'generate', wishes: [CHANGES, PLAIN_CHANGES], answer: change(generate) },
  {
    name: 'generate, narrated',
    wishes: [CHANGES, PLAIN_CHANGES],
    answer: ({ config, wish: [, userPrompt] }, context) =>
      generateNarrated({ config, userPrompt, nowMs: NOW_MS, level: 'medium' }, context),
  },
  {
    name: 'narrate',
    wishes: [STORIES, STORIES],
    answer: ({ config, wish: [, userPrompt = ''] }, context) =>
      narrate({ config, userPrompt, level: 'medium' }, context),
  },
  {
    name: 'suggestions',
    wishes: [VIEWS, VIEWS],
    answer: ({ config, wish: [, userPrompt] }, context) =>
      suggest({ config, userPrompt, maxSuggestionCount: 4, nowMs: NOW_MS }, context),
  },
];

/**
 * Prints what each agent takes for 1,000 rows with the built-in mind, in processor time, against the limit of 10 ms: the median of many
 * answers to each of some wishes, and how long the first took; beside it the median by the clock on the wall. Every answer has rows of its
 * own, as requests do. `--only=narrate` runs one.
 */
export async function run(): Promise<void> {
  const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length);
  const isVerbose = process.argv.includes('--verbose');
  console.log(`\n${ROWS} rows, processor ms${' '.repeat(9)}median    first     wall`);
  for (const bench of BENCHES.filter(({ name }) => only === undefined || name === only))
    await runBench(bench, isVerbose);
}

async function runBench({ name, wishes: [mixed, plain], answer }: Bench, isVerbose: boolean): Promise<void> {
  const tables = [
    { written: JSON.stringify({ type: 'column', data: mixedTable(ROWS) }), wishes: mixed },
    { written: JSON.stringify({ type: 'column', data: plainTable(ROWS) }), wishes: plain },
  ];
  const medians: number[] = [];
  const walls: number[] = [];
  let first: number | undefined;
  for (const { written, wishes } of tables) {
    for (const wish of wishes) {
      const prepare = (): Case => ({ config: JSON.parse(written), wish });
      const { firstMs, medianMs, wallMs } = await measureAnswers(ANSWERS, prepare, (one) =>
        finish(answer(one, contextOf(wish))),
      );
      first ??= firstMs;
      medians.push(medianMs);
      walls.push(wallMs);
      if (isVerbose) console.log(`  ${medianMs.toFixed(2).padStart(7)}  ${wish[1] ?? '(no prompt)'}`);
    }
  }
  const median = medianOf(medians);
  const verdict = median <= LIMIT_MS ? 'pass' : 'FAIL';
  const columns = [
    median.toFixed(2).padStart(7),
    first?.toFixed(0).padStart(8),
    medianOf(walls).toFixed(2).padStart(8),
  ];
  console.log(`${name.padEnd(28)} ${columns.join(' ')}   ${verdict}`);
}

const contextOf = ([locale]: Wish): AgentContext => ({
  locale,
  isLocaleExplicit: true,
  effort: 'medium',
  signal: new AbortController().signal,
});

async function finish(run: AsyncGenerator<unknown, unknown, void>): Promise<void> {
  for (;;) if ((await run.next()).done === true) return;
}
