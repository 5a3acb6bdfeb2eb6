import { parseMoment } from '../../table/notation/date-notation.ts';
import { parseNumber } from '../../table/notation/number-notation.ts';
import type { SourceCell, SourceTable } from '../source-table.ts';
import { countFilled } from './raw-grid.ts';

type Row = readonly SourceCell[];

const FEWEST_COLUMNS = 2;
const FEWEST_ROWS = 3;
const LETTER = /\p{L}/u;

/**
 * A list that was folded to save room, all of it under one another again: its labels come back in the same order side by side, and what
 * its first column holds goes on from one part to the next, each name once, or numbers and days in their order. The table itself where
 * it is not so: figures of several things may stand under the same labels.
 */
export function unfoldList(table: SourceTable): SourceTable {
  const { columns, rows } = table;
  const labels = columns.map(({ label }) => label);
  const width = roundOf(labels);
  if (width === undefined || rows.length < FEWEST_ROWS) return table;
  const parts = Array.from({ length: columns.length / width }, (_, part) => cutPart(rows, part * width, width));
  if (parts.some((part) => part === undefined) || !doesGoOn(parts.flatMap((part) => part ?? []))) return table;
  const told = { kind: 'list-unfolded', values: { count: parts.length } };
  return {
    ...table,
    columns: columns.slice(0, width),
    rows: parts.flatMap((part) => part ?? []),
    notices: [...table.notices, told],
  };
}

/** How many labels stand in a row before all of them come back; undefined where they do not. */
export function roundOf(labels: readonly string[]): number | undefined {
  const width = labels.indexOf(labels[0] ?? '', 1);
  if (width < FEWEST_COLUMNS || labels.length % width !== 0 || labels.includes('')) return undefined;
  const isRound = new Set(labels.slice(0, width)).size === width;
  return isRound && labels.every((label, i) => label === labels[i % width]) ? width : undefined;
}

/** The rows of a part from its top down; undefined where one without its first cell stands among them. */
function cutPart(rows: readonly Row[], from: number, width: number): readonly Row[] | undefined {
  const cut = rows.map((row) => row.slice(from, from + width));
  const end = cut.findLastIndex((row) => countFilled(row) > 0) + 1;
  const part = cut.slice(0, end);
  return end === 0 || part.some(([first]) => first === undefined || first.text === '') ? undefined : part;
}

function doesGoOn(rows: readonly Row[]): boolean {
  const keys = rows.map(([first]) => first?.text ?? '');
  return goesOnAsNames(keys) || areAscending(keys);
}

/** True for names, none of which comes twice. */
export function goesOnAsNames(keys: readonly string[]): boolean {
  return keys.every((key) => LETTER.test(key)) && new Set(keys).size === keys.length;
}

/** True for numbers or days each of which is after the one before it. */
export function areAscending(keys: readonly string[]): boolean {
  let last = Number.NEGATIVE_INFINITY;
  for (const key of keys) {
    const value = parseNumber(key)?.value ?? parseMoment(key)?.time ?? Number.NaN;
    if (!(value > last)) return false;
    last = value;
  }
  return true;
}
