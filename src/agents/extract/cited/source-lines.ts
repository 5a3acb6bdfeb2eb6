import type { Box, SourceCell, SourceTable } from '../../../documents/source-table.ts';
import { splitLines } from '../../../documents/text/lines.ts';

/** A cell of a line between two offsets of its text. */
export type PlacedCell = {
  readonly cell: SourceCell;
  readonly from: number;
  readonly to: number;
  /** What a second look read in its place, where it was surely something. */
  readonly again?: string;
};

/** A line of a source as a model is shown it, under a number that it cites. */
export type SourceLine = {
  /** From 1, in the order of the source. */
  readonly number: number;
  readonly text: string;
  /** Where it begins, counted through all lines, so that places of several can be compared. */
  readonly start: number;
  /** What stands between two offsets of its text, with its place in the source. */
  readonly cut: (from: number, to: number) => SourceCell;
  /** The cells that it is made of; none of a line of text. */
  readonly cells: readonly PlacedCell[];
};

/** Longer lines are shown as several, so that a place can be told in a paragraph too. */
const LONGEST_LINE = 240;
/** Where a long line is parted best, and where else. */
const SENTENCE_END = /[.!?؟]["”»)]?\s+(?=\S)/gu;
const BLANK = /\s+/gu;

/** The lines of a text that hold anything. */
export function toTextLines(text: string): readonly SourceLine[] {
  const stretches = splitLines(text)
    .filter(({ isBlank }) => !isBlank)
    .flatMap(({ start, end }) => partLine(text, start, end));
  return stretches.map(({ start, end }, index) => ({
    number: index + 1,
    text: text.slice(start, end),
    start,
    cut: (from, to) => ({
      text: text.slice(start + from, start + to),
      spans: [{ start: start + from, end: start + to }],
    }),
    cells: [],
  }));
}

type Stretch = { readonly start: number; readonly end: number };

function partLine(text: string, start: number, end: number): readonly Stretch[] {
  const parts: Stretch[] = [];
  let from = start;
  while (end - from > LONGEST_LINE) {
    const piece = text.slice(from, from + LONGEST_LINE);
    const cut = lastEnd(piece, SENTENCE_END) ?? lastEnd(piece, BLANK) ?? LONGEST_LINE;
    parts.push({ start: from, end: from + cut });
    from += cut;
  }
  return [...parts, { start: from, end }];
}

function lastEnd(text: string, pattern: RegExp): number | undefined {
  const last = [...text.matchAll(pattern)].at(-1);
  return last === undefined ? undefined : last.index + last[0].length;
}

const BETWEEN_CELLS = ' | ';

/** The rows of tables that readers of files found, their labels first. */
export function rowsOfTables(tables: readonly SourceTable[]): readonly (readonly SourceCell[])[] {
  return tables.flatMap(({ columns, rows }) => [
    columns.map(({ label, spans }): SourceCell => ({ text: label, spans })),
    ...rows,
  ]);
}

/** Rows of cells as lines: each row that holds anything a line, its cells with the places they were read from. */
export function toCellLines(rows: readonly (readonly SourceCell[])[]): readonly SourceLine[] {
  const lines: SourceLine[] = [];
  let start = 0;
  for (const cells of rows.filter((row) => row.some(({ text }) => text !== ''))) {
    const line = toRowLine(cells, { number: lines.length + 1, start });
    lines.push(line);
    start += line.text.length + 1;
  }
  return lines;
}

function toRowLine(cells: readonly SourceCell[], place: Pick<SourceLine, 'number' | 'start'>): SourceLine {
  let end = -BETWEEN_CELLS.length;
  const placed = cells.map((cell) => {
    const from = end + BETWEEN_CELLS.length;
    end = from + cell.text.length;
    return { cell, from, to: end };
  });
  const text = cells.map((cell) => cell.text).join(BETWEEN_CELLS);
  return {
    ...place,
    text,
    cells: placed,
    cut: (from, to) => {
      const touched = placed.filter((one) => one.from < to && one.to > from).map(({ cell }) => cell);
      const areas = touched.flatMap(({ area }) => area ?? []);
      const [first] = areas;
      const cut = { text: text.slice(from, to), spans: [] };
      return first === undefined ? cut : { ...cut, area: { ...first, box: around(areas.map(({ box }) => box)) } };
    },
  };
}

function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

/**
 * As many lines as fit into so many bytes of UTF-8 with their numbers, from a line on. What is shown stays small however long the
 * source is.
 */
export function withinBytes(lines: readonly SourceLine[], from: number, mostBytes: number): readonly SourceLine[] {
  const shown: SourceLine[] = [];
  let bytes = 0;
  for (const line of lines.slice(from)) {
    bytes += Buffer.byteLength(writeLine(line)) + 1;
    if (bytes > mostBytes) break;
    shown.push(line);
  }
  return shown;
}

/** A line as it is shown: nothing in it can close the marks around the data. */
export function writeLine({ number, text }: SourceLine): string {
  return `${number}: ${text.replaceAll('<', '‹').replaceAll('>', '›')}`;
}
