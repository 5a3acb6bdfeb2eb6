import { readFileSync } from 'node:fs';
import { isChartType } from './config-shape.ts';
import type { TableFile } from './make-tables/table-file.ts';
import type { WishCase } from './wish-case.ts';

/** The sets of wishes: each is asked of the endpoint of its name. */
export const WISH_SETS = ['mutate', 'generate'] as const;

/** One of the sets of wishes. */
export type WishSet = (typeof WISH_SETS)[number];

/** The part of a set that work may look at, and the third that is only counted. */
export type WishPart = 'open' | 'held';

/** The cases of one part of a set, in file order. */
export function readCases(set: WishSet, part: WishPart): readonly WishCase[] {
  const lines = readFileSync(new URL(`${set}/${part}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  // The files are ours, one case a line.
  return lines.map((line) => JSON.parse(line) as WishCase);
}

/** The table of a name. */
export function readTable(name: string): TableFile {
  // The files are ours, written by make-tables.
  return JSON.parse(readFileSync(new URL(`tables/${name}.json`, import.meta.url), 'utf8')) as TableFile;
}

/** The config that a wish is first asked of. */
export function toConfig({ columns, rows }: TableFile, start: WishCase['start']): Readonly<Record<string, unknown>> {
  if (!isChartType(start.type)) throw new Error(`A wish starts from no chart type: ${String(start.type)}.`);
  return {
    ...start,
    data: {
      columns: columns.map(({ key, label }) => ({ key, label })),
      rows: rows.map((row) => Object.fromEntries(columns.map(({ key }, at) => [key, row[at] ?? null]))),
    },
  };
}
