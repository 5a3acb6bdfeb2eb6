import { EMPTY_CELL, type RawGrid } from '../../grid/raw-grid.ts';
import type { SourceCell } from '../../source-table.ts';
import type { Line } from '../lines.ts';
import { cutCell } from '../source-cells.ts';
import { LINE_MOMENT } from './line-moment.ts';

/** A line that gives several names a value each, with what stands before the first: `2024-03-01 08:12 INFO requests=1204 errors=3`. */
type RecordLine = {
  readonly line: Line;
  readonly before: readonly SourceCell[];
  readonly values: ReadonlyMap<string, { readonly name: SourceCell; readonly value: SourceCell }>;
};

const PAIR =
  /(?<![^\s,;|([{])([\p{L}_][\p{L}\p{N}_./-]{0,40})=("[^"]{0,200}"|'[^']{0,200}'|[^\s"',;|()[\]{}=&]{1,80})(?![^\s,;|)\]}])/gu;
/** The same with colons, where the value is a figure and a mark parts it from the next name: `loss: 0.92, acc: 51%`. */
const COLON_PAIR =
  /(?<=^\s{0,9}|[,;|([{]\s{0,9}|\s[–—-]\s{1,9}|:\s{1,9})([\p{L}_](?:(?!\s[–—-]\s)[^:,;|\n]){0,40}?):\s+([-−+]?\p{Sc}?\p{N}[\p{N}.,]{0,30}(?<=\p{N})%?)(?=\s*[,;|]\s|\s+[–—-]\s|\s*[)\]}.]?\s*$)/gu;
const LONGEST_LINE = 1000;
const LEAST_PAIRS = 2;
const LEAST_LINES = 2;
/** Lines of another kind that may stand between two lines of one table. */
const MOST_BETWEEN = 2;
/** Words before the first name that stand in columns of their own; more are a sentence. */
const MOST_WORDS_BEFORE = 4;
const SURE = 0.95;
const SURE_OF_UNEVEN = 0.8;

/** Finds lines that give the same names their values, as programs log them: a column for each name. */
export function readRecords(text: string, lines: readonly Line[]): readonly RawGrid[] {
  const grids: RawGrid[] = [];
  let block: RecordLine[] = [];
  let between = 0;
  const close = (): void => {
    const grid = toGrid(text, block);
    if (grid !== undefined) grids.push(grid);
    block = [];
  };
  for (const line of lines) {
    const record = line.isBlank ? undefined : maybeRecord(text, line);
    const [first] = block;
    if (record === undefined) {
      between += 1;
      if (between > MOST_BETWEEN) close();
      continue;
    }
    if (first !== undefined && !sharesNames(first, record)) close();
    between = 0;
    block.push(record);
  }
  close();
  return grids;
}

function maybeRecord(text: string, line: Line): RecordLine | undefined {
  if (line.end - line.start > LONGEST_LINE) return undefined;
  const written = text.slice(line.start, line.end);
  const values = new Map<string, { name: SourceCell; value: SourceCell }>();
  let first: number | undefined;
  const pairs = [...written.matchAll(PAIR)];
  for (const { index, 0: pair, 1: name = '', 2: value = '' } of pairs.length > 0
    ? pairs
    : written.matchAll(COLON_PAIR)) {
    first ??= index;
    const at = line.start + index;
    const quote = /^["']/.test(value) ? 1 : 0;
    const from = at + pair.length - value.length + quote;
    const cell = cutCell(text, from, from + value.length - 2 * quote);
    if (!values.has(name)) values.set(name, { name: cutCell(text, at, at + name.length), value: cell });
  }
  if (values.size < LEAST_PAIRS || first === undefined) return undefined;
  return { line, before: readBefore(text, line.start, line.start + first), values };
}

/** A moment, then the words: each a cell of its own where they are few, else all of them one. */
function readBefore(text: string, from: number, to: number): readonly SourceCell[] {
  const { spans } = cutCell(text, from, to);
  const [span] = spans;
  if (span === undefined) return [];
  const moment = LINE_MOMENT.exec(text.slice(span.start, span.end))?.[0] ?? '';
  const [start, end] = [moment.startsWith('[') ? 1 : 0, moment.length - (moment.endsWith(']') ? 1 : 0)];
  const time = moment === '' ? [] : [cutCell(text, span.start + start, span.start + end)];
  const rest = span.start + moment.length;
  const words = [...text.slice(rest, span.end).matchAll(/[\p{L}\p{N}][^\s]*/gu)].map(({ index, 0: word }) =>
    cutCell(text, rest + index, rest + index + word.replace(/[\]:,;|)-]+$/, '').length),
  );
  if (words.length <= MOST_WORDS_BEFORE) return [...time, ...words];
  return [...time, cutCell(text, rest, span.end)];
}

function sharesNames({ values }: RecordLine, other: RecordLine): boolean {
  const shared = [...values.keys()].filter((name) => other.values.has(name)).length;
  return shared >= LEAST_PAIRS && shared * 2 >= Math.max(values.size, other.values.size);
}

const COLON = /^\s?:$/;

/** What stands before the first figure as a name and its value, where each line begins with the same name and a colon: `Student: Ana;`. */
function maybeNamed(
  text: string,
  block: readonly RecordLine[],
): { readonly header: readonly SourceCell[]; readonly rows: readonly (readonly SourceCell[])[] } | undefined {
  const [name] = block[0]?.before ?? [];
  if (name === undefined) return undefined;
  const rows = block.map(({ before: [first, ...words] }) => {
    const [from, to] = [words[0]?.spans[0]?.start, words.at(-1)?.spans.at(-1)?.end];
    const between = text.slice(first?.spans[0]?.end ?? 0, from ?? 0).trimEnd();
    return first?.text === name.text && from !== undefined && to !== undefined && COLON.test(between)
      ? [cutCell(text, from, to)]
      : undefined;
  });
  const whole = rows.filter((row) => row !== undefined);
  return whole.length === block.length ? { header: [name], rows: whole } : undefined;
}

function toGrid(text: string, block: readonly RecordLine[]): RawGrid | undefined {
  const [first] = block;
  const last = block.at(-1);
  if (first === undefined || last === undefined || block.length < LEAST_LINES) return undefined;
  const names = new Map<string, SourceCell>();
  for (const { values } of block) for (const [key, { name }] of values) if (!names.has(key)) names.set(key, name);
  const width = Math.max(...block.map(({ before }) => before.length));
  const isEven = block.every(({ before, values }) => before.length === width && values.size === names.size);
  const named = maybeNamed(text, block);
  const header = [...(named?.header ?? Array.from({ length: width }, () => EMPTY_CELL)), ...names.values()];
  const rows = block.map(({ before, values }, row) => [
    ...(named?.rows[row] ?? Array.from({ length: width }, (_, column) => before[column] ?? EMPTY_CELL)),
    ...[...names.keys()].map((key) => values.get(key)?.value ?? EMPTY_CELL),
  ]);
  return {
    method: 'key-value',
    span: { start: first.line.start, end: last.line.end },
    rows: [header, ...rows],
    headerRows: 1,
    certainty: isEven ? SURE : SURE_OF_UNEVEN,
  };
}
