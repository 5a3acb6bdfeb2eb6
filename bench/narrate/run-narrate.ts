import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { checkText } from '../../src/agents/narrate/check/check-text.ts';
import { writeNarrative } from '../../src/agents/narrate/write-narrative.ts';
import { LOCALES } from '../../src/chart/locale.ts';
import { findInsights } from '../../src/insight/find-insights.ts';
import { parseTable } from '../../src/table/parse-table.ts';
import { profileTyped } from '../../src/table/profile-table.ts';
import { TONES } from '../../src/writing/story/grammar.ts';
import { plainWish, STORY_FIELDS } from '../../src/writing/story/story-wish.ts';
import { writeStory } from '../../src/writing/story/write-story.ts';
import { plantFalsehoods } from '../../test/fixtures/plant-falsehoods.ts';
import { type StoryTable, storyTables } from '../../test/fixtures/story-tables.ts';
import { sizedTables } from '../sized-tables.ts';
import { measure } from '../timing.ts';
import { printNoise } from './count-noise.ts';
import { TOLD_CASES, type ToldCase } from './told-cases.ts';

const MADE_TABLES = 510;

/**
 * Prints how often stories are borne out and falsehoods caught, on made tables and on those of a folder given by `--tables DIR`; how
 * often the most important fact is told; how many titles differ; and the time. `--from 100 --to 200` checks a slice of the tables and
 * nothing else; `--verbose` shows the texts that fail. `--noise` counts the facts that are told of noise, and nothing else.
 */
export function run(): void {
  if (process.argv.includes('--noise')) {
    printNoise();
    return;
  }
  const folder = optionOf('--tables');
  const from = Number(optionOf('--from') ?? 0);
  const to = Number(optionOf('--to') ?? Number.POSITIVE_INFINITY);
  if (folder === undefined || !process.argv.includes('--from'))
    checkAll('made tables', storyTables(MADE_TABLES).slice(from, to));
  if (folder !== undefined) checkAll('tables of the folder', readFolder(folder).slice(from, to));
  if (process.argv.includes('--from')) return;
  printTold();
  printVariety();
  for (const { name, data } of sizedTables()) {
    if (data.rows.length > 10_000) continue;
    const ms = measure(() => writeNarrative({ type: 'table', data }, { fields: STORY_FIELDS, locale: 'EN_US' })).wallMs;
    console.log(`${name.padEnd(26)} ${ms.toFixed(2)} ms`);
  }
}

/** The word behind an option; undefined where the option is not given. */
function optionOf(name: string): string | undefined {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : process.argv[at + 1];
}

const isVerbose = process.argv.includes('--verbose');

type Tally = { texts: number; alarms: number; planted: number; caught: number };

/** Every tone and locale of each table, all fields: texts that the checker refuses, and falsehoods that it lets pass. */
function checkAll(name: string, tables: readonly StoryTable[]): void {
  const tally: Tally = { texts: 0, alarms: 0, planted: 0, caught: 0 };
  for (const table of tables) checkTable(table, tally);
  const percent = (part: number, whole: number): string => `${((part / Math.max(1, whole)) * 100).toFixed(3)} %`;
  console.log(`\n${tables.length} ${name}, ${TONES.length} tones, with and without numbers, ${LOCALES.length} locales`);
  console.log(`texts ${tally.texts}, false alarms ${percent(tally.alarms, tally.texts)}`);
  console.log(`falsehoods planted ${tally.planted}, caught ${percent(tally.caught, tally.planted)}`);
}

function checkTable({ name, data }: StoryTable, tally: Tally): void {
  const table = parseTable(data);
  const profile = profileTyped(table);
  const insights = findInsights(table, profile, { most: 60 });
  for (const locale of LOCALES) {
    for (const tone of TONES) {
      for (const hasNumbers of [true, false]) {
        const { fields } = writeStory(
          { table, profile, insights },
          { ...plainWish(locale, STORY_FIELDS), tone, hasNumbers },
        );
        for (const { text, claims } of Object.values(fields)) {
          tally.texts++;
          const [fault] = checkText(text, claims, { table, locale });
          if (fault !== undefined) {
            tally.alarms++;
            if (isVerbose) console.log(`refused (${name}, ${locale}, ${fault.kind} "${fault.words}"): ${text}`);
            continue;
          }
          for (const planted of plantFalsehoods(text, claims, locale)) {
            tally.planted++;
            const isCaught = checkText(planted.text, claims, { table, locale }).length > 0;
            tally.caught += Number(isCaught);
            if (!isCaught && isVerbose)
              console.log(`missed (${name}, ${locale}, ${planted.kind}): ${planted.text}\n  of: ${text}`);
          }
        }
      }
    }
  }
}

/** The tables of a folder of benchmark cases: lines of JSON, each with `columns` and `rows` as lists. */
function readFolder(folder: string): readonly StoryTable[] {
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`);
  return globSync('{charttype,nvbench}/cases.jsonl.gz', { cwd: folder }).flatMap((file) => {
    const lines = gunzipSync(readFileSync(join(folder, file)))
      .toString('utf8')
      .split('\n');
    return lines.filter((line) => line !== '').map((line) => toStoryTable(JSON.parse(line)));
  });
}

type Line = {
  readonly id: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
};

function toStoryTable({ id, columns, rows }: Line): StoryTable {
  return {
    name: id,
    data: {
      columns: columns.map((label, at) => ({ key: `c${at}`, label })),
      rows: rows.map((row) => Object.fromEntries(row.map((cell, at) => [`c${at}`, cell]))),
    },
  };
}

function isTold({ data, tells }: ToldCase): { readonly isTold: boolean; readonly text: string } {
  const { texts } = writeNarrative({ type: 'table', data }, { fields: ['title', 'caption'], locale: 'EN_US' });
  const text = [texts.title?.text, texts.caption?.text].join(' / ');
  return {
    isTold: tells.every((group) => group.some((words) => text.toLowerCase().includes(words.toLowerCase()))),
    text,
  };
}

function printTold(): void {
  const judged = TOLD_CASES.map((one) => ({ one, ...isTold(one) }));
  const told = judged.filter((one) => one.isTold).length;
  console.log(`\nMost important fact told in title or caption: ${told} of ${judged.length}`);
  for (const { one, text } of judged.filter((entry) => !entry.isTold))
    console.log(`  not told: ${one.name}\n    ${text}`);
}

/** Titles with names and numbers taken out: how many different ones a hundred tables give. */
function printVariety(): void {
  const shapes = new Set<string>();
  const tables = storyTables(100);
  for (const { data } of tables) {
    const { texts } = writeNarrative({ type: 'table', data }, { fields: ['title'], locale: 'EN_US' });
    let shape = texts.title?.text ?? '';
    for (const { written, kind } of texts.title?.claims ?? [])
      if (kind === 'name' || kind === 'figure') shape = shape.replace(written, '_');
    shapes.add(shape);
  }
  console.log(`\n${tables.length} tables give ${shapes.size} different forms of title`);
}
