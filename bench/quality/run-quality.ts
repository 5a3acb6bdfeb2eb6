import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createChartParser } from '../../src/http/v0/chart-requests.ts';
import { parseJsonBody } from '../../src/http/v0/json-body.ts';
import { CONTRACT_LIMITS } from '../../src/http/v0/limits.ts';
import { type AskService, createAskService } from '../wishes/ask-service.ts';
import type { Fields } from '../wishes/config-shape.ts';
import { judgeTurn } from '../wishes/judge-turn.ts';
import { createTableJudge, type TableJudge } from '../wishes/table-judge.ts';
import type { WishCase } from '../wishes/wish-case.ts';
import { readCases, readTable, toConfig, WISH_SETS, type WishSet } from '../wishes/wish-files.ts';
import { startMind } from './start-mind.ts';

/** One prompt: whether an answer came that the service itself would take, in time; whether it was right; how long it took. */
type Asked = { readonly isReliable: boolean; readonly isRight: boolean; readonly ms: number };

/** One line of the table. */
type Line = { readonly mind: string; readonly set: string; readonly asked: readonly Asked[]; readonly dollars: number };

const IN_TIME_MS = 60_000;
const MICROS = 1_000_000;
const parseRequest = createChartParser(CONTRACT_LIMITS);

function isValid(config: Fields): boolean {
  try {
    parseRequest(parseJsonBody(Buffer.from(JSON.stringify({ config, userPrompt: 'x' }))));
    return true;
  } catch {
    return false;
  }
}

type Tools = { readonly ask: AskService; readonly judge: TableJudge };

async function askWish(set: WishSet, wish: WishCase, { ask, judge }: Tools): Promise<readonly Asked[]> {
  const table = readTable(wish.table);
  let config: Fields = toConfig(table, wish.start);
  const asked: Asked[] = [];
  for (const { prompt, expect } of wish.turns) {
    const { answer, ms } = await ask({ set, language: wish.language, config, prompt });
    const isReliable = answer !== undefined && ms <= IN_TIME_MS && isValid(answer.config);
    const verdict = answer && (await judgeTurn({ set, wish, table, expect, before: config, answer, judge }));
    asked.push({ isReliable, isRight: isReliable && verdict?.passes === true, ms });
    config = answer?.config ?? config;
  }
  return asked;
}

function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

const HEAD = [
  '| mind | set | prompts | reliable | right of the reliable | median | 95 of 100 within | dollars for 100 prompts |',
  '|---|---|---|---|---|---|---|---|',
];

function toRow({ mind, set, asked, dollars }: Line): string {
  const reliable = asked.filter(({ isReliable }) => isReliable);
  const right = reliable.filter(({ isRight }) => isRight).length;
  const times = asked.map(({ ms }) => ms);
  const share = (count: number, all: number): string => (all === 0 ? '–' : (count / all).toFixed(3));
  const cells = [
    mind,
    set,
    asked.length,
    share(reliable.length, asked.length),
    share(right, reliable.length),
    `${percentile(times, 0.5).toFixed(0)} ms`,
    `${percentile(times, 0.95).toFixed(0)} ms`,
    asked.length === 0 ? '–' : ((dollars / asked.length) * 100).toFixed(4),
  ];
  return `| ${cells.join(' | ')} |`;
}

const SHARED = fileURLToPath(new URL('../../../shared/bench/run.mjs', import.meta.url));

/** A set of the benchmarks beside the project, where they are there: its own summary as it stands. */
function runShared(set: string, base: string): string {
  if (!existsSync(SHARED)) return `${set}: the benchmarks are not there.`;
  const text = execFileSync(process.execPath, [SHARED, set, '--base', base], { encoding: 'utf8' });
  return text.trim().split('\n').at(-1) ?? '';
}

const OPTIONS = {
  model: { type: 'string', multiple: true },
  base: { type: 'string' },
  url: { type: 'string', default: '' },
  prices: { type: 'string', default: '' },
  record: { type: 'string' },
  play: { type: 'string' },
  only: { type: 'string', default: '' },
  shared: { type: 'string', default: '' },
  out: { type: 'string' },
} as const;

/**
 * Asks the open wishes of one mind after the other and prints a table: how often an answer came, valid and in time; how many of
 * those were right; how long they took; what they cost. `--model=none --model=anthropic:…` names the minds, each of a service of
 * its own; `--base=URL` asks a running service instead, whatever its mind, whose cost is then not seen. `--record=FILE` keeps the
 * exchanges, `--play=FILE` answers from them. `--shared=nlv,wtq` runs these benchmarks too; `--out=FILE` writes the table.
 */
export async function run(): Promise<void> {
  const { values } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const judge = await createTableJudge();
  const rows: string[] = [...HEAD];
  const notes: string[] = [];
  for (const name of values.base === undefined ? (values.model ?? ['none']) : ['running']) {
    const { url, prices, record, play } = values;
    const started = values.base === undefined ? await startMind({ name, url, prices, record, play }) : undefined;
    const base = values.base ?? started?.base ?? '';
    const tools = { ask: createAskService(base), judge };
    for (const set of WISH_SETS) {
      const before = started?.calls.length ?? 0;
      const asked: Asked[] = [];
      for (const wish of readCases(set, 'open').filter(({ id }) => id.startsWith(values.only))) {
        asked.push(...(await askWish(set, wish, tools)));
      }
      const spent = (started?.calls ?? []).slice(before).reduce((sum, { micros }) => sum + micros, 0);
      rows.push(toRow({ mind: name, set, asked, dollars: spent / MICROS }));
    }
    for (const set of values.shared.split(',').filter((one) => one !== ''))
      notes.push(`${name}: ${runShared(set, base)}`);
    await started?.stop();
  }
  judge.close();
  const text = [...rows, ...(notes.length === 0 ? [] : ['', ...notes.map((note) => `- ${note}`)])].join('\n');
  console.log(text);
  if (values.out !== undefined) writeFileSync(values.out, `${text}\n`);
}
