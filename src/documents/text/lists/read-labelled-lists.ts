import type { RawGrid } from '../../grid/raw-grid.ts';
import type { SourceCell } from '../../source-table.ts';
import type { Line } from '../lines.ts';
import { cutCell, spanOfRows } from '../source-cells.ts';
import { isFigureText } from './list-entry.ts';

/** A line that gives several names a figure each, behind a label of its own: `Round 1: Ana 10, Bob 7`. */
type LabelledList = { readonly label: SourceCell; readonly entries: readonly Entry[] };
type Entry = { readonly name: SourceCell; readonly figure: SourceCell };

const LABEL = /^(\s*(?:[-*+•◦▪‣]\s+)?)([^\s:،,;][^:،,;]{0,60}?)\s*[:：]\s+(?=\S)/u;
const BETWEEN = /\s*[,;،؛|]\s+/g;
const NAME_FIRST = /^(\p{L}[^\p{N}\p{Sc}:=]{0,40}?)\s*(?:[:=]|\s[–—-]\s|\s|(?=\())\s*\(?([-−+]?\p{Sc}?\p{N}\S*?)\)?$/u;
/** What parts one such list from the next in a line. */
const NEXT_LIST = /[.;؛]\s+(?=\p{L})/gu;
const LEAST_ENTRIES = 2;
const LEAST_LINES = 2;
const LONGEST_LINE = 600;
const SURE = 0.9;

/**
 * Finds lines that each give the same names their figures behind a label: a row for each label, a column for each name. Lines, and parts of a line, where
 * some name has no figure, or another name has one, are left to other readers, and the lines around them too.
 */
export function readLabelledLists(text: string, lines: readonly Line[]): readonly RawGrid[] {
  const grids: RawGrid[] = [];
  let block: LabelledList[] = [];
  let title: string | undefined;
  let above: string | undefined;
  const close = (): void => {
    const grid = toGrid(block, title);
    if (grid !== undefined) grids.push(grid);
    block = [];
  };
  for (const line of lines.flatMap((whole) => partsOf(text, whole))) {
    if (line.isBlank) continue;
    const list = line.end - line.start > LONGEST_LINE ? undefined : maybeLabelledList(text, line);
    const [first] = block;
    if (list === undefined || (first !== undefined && !hasSameNames(first, list))) close();
    if (list === undefined) above = text.slice(line.start, line.end).trim();
    else {
      if (block.length === 0) title = above;
      block.push(list);
    }
  }
  close();
  return grids;
}

/** A line in parts where it holds several lists: `Week 1: planned 34, done 30. Week 2: planned 38, done 36.` */
function partsOf(text: string, line: Line): readonly Line[] {
  if (line.isBlank || line.end - line.start > LONGEST_LINE) return [line];
  const parts: Line[] = [];
  let start = line.start;
  for (const { 0: mark, index } of text.slice(line.start, line.end).matchAll(NEXT_LIST)) {
    parts.push({ start, end: line.start + index, isBlank: false });
    start = line.start + index + mark.length;
  }
  return [...parts, { start, end: line.end, isBlank: false }];
}

function maybeLabelledList(text: string, line: Line): LabelledList | undefined {
  const [whole, indent = '', label = ''] = LABEL.exec(text.slice(line.start, line.end)) ?? [];
  if (whole === undefined || !/\p{L}/u.test(label)) return undefined;
  const body = text.slice(line.start + whole.length, line.end).replace(/\s*\.?\s*$/, '');
  const entries: Entry[] = [];
  let from = 0;
  for (const { 0: between, index } of [...body.matchAll(BETWEEN), { 0: '', index: body.length }]) {
    const entry = maybeEntry(text, line.start + whole.length + from, body.slice(from, index));
    if (entry === undefined) return undefined;
    entries.push(entry);
    from = index + between.length;
  }
  if (entries.length < LEAST_ENTRIES || new Set(entries.map(nameOf)).size < entries.length) return undefined;
  const start = line.start + indent.length;
  return { label: cutCell(text, start, start + label.length), entries };
}

function maybeEntry(text: string, start: number, written: string): Entry | undefined {
  const [, name = '', figure = ''] = NAME_FIRST.exec(written) ?? [];
  if (name === '' || !isFigureText(figure)) return undefined;
  const at = start + written.lastIndexOf(figure);
  return { name: cutCell(text, start, start + name.length), figure: cutCell(text, at, at + figure.length) };
}

const nameOf = ({ name }: Entry): string => name.text.toLowerCase();

function hasSameNames({ entries: one }: LabelledList, { entries: other }: LabelledList): boolean {
  const names = new Set(one.map(nameOf));
  return one.length === other.length && other.every((entry) => names.has(nameOf(entry)));
}

function toGrid(block: readonly LabelledList[], title: string | undefined): RawGrid | undefined {
  const [first] = block;
  if (first === undefined || block.length < LEAST_LINES) return undefined;
  const rows = block.map(({ label, entries }) => [
    label,
    ...first.entries.flatMap((named) => entries.find((entry) => nameOf(entry) === nameOf(named))?.figure ?? []),
  ]);
  const span = spanOfRows(rows);
  if (span === undefined || new Set(rows.map(([label]) => label?.text)).size < rows.length) return undefined;
  return {
    method: 'key-value',
    span,
    rows: [[{ text: '', spans: [] }, ...first.entries.map(({ name }) => name)], ...rows],
    headerRows: 1,
    ...(title === undefined ? {} : { title: title.replace(/[:：]$/, '') }),
    certainty: SURE,
  };
}
