import { type SourceCell, type SourceColumn, type SourceTable, type Span, withText } from '../source-table.ts';
import { splitLines } from './lines.ts';

/** A table without the marks that point to notes, and the lines of the text that those marks point to. */
export type Unmarked = { readonly table: SourceTable; readonly notes: readonly Span[] };

/** Signs that point to a note by themselves; a digit or a letter does so in brackets or raised above the line. */
const MARK = /\s?([*†‡§¶]{1,3}|[¹²³⁰⁴-⁹]{1,2}|[([](?:\d{1,2}|[A-Za-z])[)\]])$/u;
const MARK_ENDS: ReadonlySet<string> = new Set([...'*†‡§¶¹²³⁰⁴⁵⁶⁷⁸⁹)]']);
/** A reference as encyclopedias write it: a number or a small letter in square brackets, right behind the word. */
const REFERENCE = /(?<=\S)(?:\[(?:\d{1,3}|[a-z]|note \d+)\])+$/;
/** Markdown writes `\*` for a star that is no bullet. */
const NOTE =
  /^\s*\\?([*†‡§¶]{1,3}|[¹²³⁰⁴-⁹]{1,2}|\((?:\d{1,2}|[A-Za-z])\)|\[(?:\d{1,2}|[A-Za-z])\]|\d{1,2}(?=[\s.)]))/u;
const POWER_OF_UNIT = /(?:^|[^\p{L}])[kcdmµ]?m[²³]$/u;
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
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
    if (!MARK_ENDS.has(words.at(-1) ?? '') || marked.spans.length > 1) return undefined;
    const bare = words.replace(REFERENCE, '') || words;
    const mark = POWER_OF_UNIT.test(bare) ? undefined : MARK.exec(bare);
    const id = mark?.[1] === undefined ? undefined : idOf(mark[1]);
    const isNoted = mark !== null && mark !== undefined && mark.index > 0 && id !== undefined && notes.has(id);
    const plain = isNoted ? bare.slice(0, mark.index) : bare;
    if (plain === words) return undefined;
    if (isNoted && id !== undefined) used.add(id);
    count += 1;
    return plain;
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
    const [, mark] = NOTE.exec(line) ?? [];
    if (mark === undefined || !/\p{L}/u.test(line)) continue;
    const id = idOf(mark);
    if (!notes.has(id)) notes.set(id, { start: end + start, end: end + stop });
  }
  return notes;
}

function idOf(mark: string): string {
  const bare = mark.replace(/[()[\]]/g, '');
  return [...bare].map((sign) => (RAISED.includes(sign) ? String(RAISED.indexOf(sign)) : sign)).join('');
}

function endOfRows({ rows, span }: SourceTable): number {
  const last = rows.at(-1)?.flatMap(({ spans }) => spans.map(({ end }) => end)) ?? [];
  return last.length === 0 ? span.end : Math.max(...last);
}
