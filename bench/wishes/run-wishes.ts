import { parseArgs } from 'node:util';
import { createInlineRunner } from '../../src/http/runner/inline-runner.ts';
import { createEndpoints } from '../../src/http/v0/endpoints.ts';
import { startService } from '../../test/http/start-service.ts';
import { type AskService, createAskService } from './ask-service.ts';
import type { Fields } from './config-shape.ts';
import { judgeTurn, type TurnVerdict } from './judge-turn.ts';
import { createTableJudge, type TableJudge } from './table-judge.ts';
import { WISH_LANGUAGES, type WishCase } from './wish-case.ts';
import { readCases, readTable, toConfig, WISH_SETS, type WishSet } from './wish-files.ts';

type TurnResult = TurnVerdict & { readonly prompt: string; readonly ms: number };
type CaseResult = { readonly set: WishSet; readonly wish: WishCase; readonly turns: readonly TurnResult[] };
type Tools = { readonly ask: AskService; readonly judge: TableJudge };

/** Asks the turns of a wish, each of the config that the one before it gave back. */
async function runCase(set: WishSet, wish: WishCase, { ask, judge }: Tools): Promise<CaseResult> {
  const table = readTable(wish.table);
  let config: Fields = toConfig(table, wish.start);
  const turns: TurnResult[] = [];
  for (const { prompt, expect } of wish.turns) {
    const { answer, note, ms } = await ask({ set, language: wish.language, config, prompt });
    if (answer === undefined) {
      turns.push({ prompt, ms, note, passes: false, isStrict: false });
      continue;
    }
    turns.push({ prompt, ms, ...(await judgeTurn({ set, wish, table, expect, before: config, answer, judge })) });
    config = answer.config;
  }
  return { set, wish, turns };
}

const share = (count: number, all: number): string =>
  `${count}/${all}`.padStart(9) + (count / all).toFixed(3).padStart(7);

/** One line: whole cases, single turns, and cases with nothing beside what was asked. */
function printShares(name: string, results: readonly CaseResult[]): void {
  if (results.length === 0) return;
  const turns = results.flatMap((result) => result.turns);
  const whole = results.filter((result) => result.turns.every(({ passes }) => passes)).length;
  const strict = results.filter((result) => result.turns.every(({ isStrict }) => isStrict)).length;
  const passed = turns.filter(({ passes }) => passes).length;
  const figures = [share(whole, results.length), share(passed, turns.length), share(strict, results.length)];
  console.log(name.padEnd(24) + figures.join('   '));
}

const medianMs = (results: readonly CaseResult[]): number => {
  const times = results.flatMap(({ turns }) => turns.map(({ ms }) => ms)).toSorted((left, right) => left - right);
  return times[times.length >> 1] ?? Number.NaN;
};

function printFigures(results: readonly CaseResult[]): void {
  console.log(`\n${''.padEnd(24)}${'cases'.padStart(16)}   ${'turns'.padStart(16)}   ${'strict'.padStart(16)}`);
  for (const set of WISH_SETS) {
    const ofSet = results.filter((result) => result.set === set);
    for (const language of WISH_LANGUAGES) {
      printShares(
        `${set} ${language}`,
        ofSet.filter(({ wish }) => wish.language === language),
      );
    }
    printShares(
      `${set} sequences`,
      ofSet.filter(({ wish }) => wish.turns.length > 1),
    );
    printShares(`${set} all`, ofSet);
  }
  console.log(`median ${medianMs(results).toFixed(1)} ms`);
}

function printFailures(results: readonly CaseResult[]): void {
  for (const { set, wish, turns } of results) {
    for (const { prompt, note, passes } of turns) if (!passes) console.log(`${set} ${wish.id}: ${prompt}\n    ${note}`);
  }
}

async function startOwnService(): Promise<{ readonly base: string; readonly stop: () => Promise<void> }> {
  const endpoints = createEndpoints();
  return startService({
    parts: { endpoints, runner: createInlineRunner(endpoints) },
    gate: { requestsPerMinute: 1_000_000, tokensPerHour: 1_000_000 },
  });
}

const OPTIONS = {
  base: { type: 'string' },
  set: { type: 'string' },
  only: { type: 'string', default: '' },
  held: { type: 'boolean', default: false },
  verbose: { type: 'boolean', default: false },
} as const;

/**
 * Asks the wishes of a service and prints the shares that are answered as expected. `--base=URL` asks a running service
 * (its request rate must be raised), else one is started in this process; `--set=mutate` and `--only=ID` (the start of an
 * id) narrow; `--verbose` prints what fails. `--held` asks the third that is held back: figures alone, never cases.
 */
export async function run(): Promise<void> {
  const { values } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const own = values.base === undefined ? await startOwnService() : undefined;
  const tools = { ask: createAskService(values.base ?? own?.base ?? ''), judge: await createTableJudge() };
  const results: CaseResult[] = [];
  for (const set of WISH_SETS.filter((name) => values.set === undefined || values.set === name)) {
    const cases = readCases(set, values.held ? 'held' : 'open');
    const asked = values.held ? cases : cases.filter(({ id }) => id.startsWith(values.only));
    for (const wish of asked) results.push(await runCase(set, wish, tools));
  }
  tools.judge.close();
  await own?.stop();
  if (values.verbose && !values.held) printFailures(results);
  printFigures(results);
}
