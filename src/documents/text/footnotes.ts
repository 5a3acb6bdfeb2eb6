import { noteOfLine, stripMark } from '../grid/note-marks.ts';
import { type SourceCell, type SourceColumn, type SourceTable, type Span, withText } from '../source-table.ts';
import { splitLines } from './lines.ts';

/** A table without the marks that point to notes, and the lines of the text that those marks point to. */
export type Unmarked = { readonly table: SourceTable; readonly notes: readonly Span[] };

const LINES_BELOW = 40;
const CHARACTERS_BELOW = 8000;

/**
 * Takes off the marks at the ends of labels and cells that point to notes: `1,204*` where a line below the table begins
 * with `*`, and references such as `[2]`. A mark without its note stays, since it may say something of the figure.
 */
export function withoutFootnoteMarks(table: SourceTable, text: string): Unmarked {
  if (table.method === 'json' || table.method === 'prose') return { table, notes: [] };
  const notes = findNotes(text, endOfRows(table));
  const used = new Set<string>();
  let count = 0;
  const strip = <Marked extends SourceCell | SourceColumn>(marked: Marked, words: string): string | undefined => {
    const stripped = marked.spans.length > 1 ? undefined : stripMark(words, notes);
    if (stripped === undefined) return undefined;
    if (stripped.note !== undefined) used.add(stripped.note);
    count += 1;
    return stripped.text;
  };
  const columns = table.columns.map((column) => {
    const label = strip(column, column.label);
    return label === undefined ? column : { ...column, label };
  });
  const rows = table.rows.map((row) =>
    row.map((cell) => {
      const plain = strip(cell, cell.text);
      return plain === undefined ? cell : withText(cell, plain);
    }),
  );
  if (count === 0) return { table, notes: [] };
  const notices = [...table.notices, { kind: 'footnote-marks', values: { count } }];
  return { table: { ...table, columns, rows, notices }, notes: [...used].flatMap((id) => notes.get(id) ?? []) };
}

/** Lines below a place that begin with a mark, by the mark; the first of each. */
function findNotes(text: string, end: number): ReadonlyMap<string, Span> {
  const notes = new Map<string, Span>();
  for (const { start, end: stop } of splitLines(text.slice(end, end + CHARACTERS_BELOW)).slice(1, LINES_BELOW)) {
    const line = text.slice(end + start, end + stop);
    const id = noteOfLine(line);
    if (id !== undefined && !notes.has(id)) notes.set(id, { start: end + start, end: end + stop });
  }
  return notes;
}

function endOfRows({ rows, span }: SourceTable): number {
  const last = rows.at(-1)?.flatMap(({ spans }) => spans.map(({ end }) => end)) ?? [];
  return last.length === 0 ? span.end : Math.max(...last);
}
