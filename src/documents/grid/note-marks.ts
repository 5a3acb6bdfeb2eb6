import { type SourceTable, withText } from '../source-table.ts';

/** Signs that point to a note by themselves; a digit or a letter does so in brackets, before one, or raised above the line. */
const MARK = /\s?([*†‡§¶]{1,3}|[¹²³⁰⁴-⁹]{1,2}|[([](?:\d{1,2}|[A-Za-z])[)\]]|(?<!\([^)]*)(?<!\d)\d{1,2}\))$/u;
const MARK_ENDS: ReadonlySet<string> = new Set([...'*†‡§¶¹²³⁰⁴⁵⁶⁷⁸⁹)]']);
/** A reference as encyclopedias write it: a number or a small letter in square brackets, right behind the word. */
const REFERENCE = /(?<=\S)(?:\[(?:\d{1,3}|[a-z]|note \d+)\])+$/;
/** Markdown writes `\*` for a star that is no bullet. */
const NOTE =
  /^\s*\\?([*†‡§¶]{1,3}|[¹²³⁰⁴-⁹]{1,2}|\((?:\d{1,2}|[A-Za-z])\)|\[(?:\d{1,2}|[A-Za-z])\]|\d{1,2}(?=[\s.)]))/u;
const POWER_OF_UNIT = /(?:^|[^\p{L}])[kcdmµ]?m[²³]$/u;
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Words without the mark at their end, and which note it points to; no note for a reference such as `[2]`. */
type Stripped = { readonly text: string; readonly note?: string };

/** The mark that a line begins with, if it is a note: the same for `¹`, `(1)` and `1)`. */
export function noteOfLine(line: string): string | undefined {
  const [, mark] = NOTE.exec(line) ?? [];
  return mark === undefined || !/\p{L}/u.test(line) ? undefined : idOf(mark);
}

/** Takes a reference off the end of a label or a cell, and a mark that points to one of some notes; undefined where there is neither. */
export function stripMark(words: string, notes: { has(note: string): boolean }): Stripped | undefined {
  if (!MARK_ENDS.has(words.at(-1) ?? '')) return undefined;
  const bare = words.replace(REFERENCE, '') || words;
  const mark = POWER_OF_UNIT.test(bare) ? undefined : MARK.exec(bare);
  const note = mark?.[1] === undefined || mark.index === 0 ? undefined : idOf(mark[1]);
  if (mark !== null && mark !== undefined && note !== undefined && notes.has(note))
    return { text: bare.slice(0, mark.index), note };
  return bare === words ? undefined : { text: bare };
}

function idOf(mark: string): string {
  const bare = mark.replace(/[()[\]]/g, '');
  return [...bare].map((sign) => (RAISED.includes(sign) ? String(RAISED.indexOf(sign)) : sign)).join('');
}

/** A table without the marks at the ends of its labels and cells that point to notes among some lines below it. */
export function withoutNoteMarks(table: SourceTable, lines: readonly string[]): SourceTable {
  const notes = new Set(lines.flatMap((line) => noteOfLine(line) ?? []));
  if (notes.size === 0) return table;
  let count = 0;
  const strip = (words: string): string | undefined => {
    const { text, note } = stripMark(words, notes) ?? {};
    if (text === undefined || note === undefined) return undefined;
    count += 1;
    return text;
  };
  const columns = table.columns.map((column) => ({ ...column, label: strip(column.label) ?? column.label }));
  const rows = table.rows.map((row) =>
    row.map((cell) => {
      const plain = strip(cell.text);
      return plain === undefined ? cell : withText(cell, plain);
    }),
  );
  if (count === 0) return table;
  return { ...table, columns, rows, notices: [...table.notices, { kind: 'footnote-marks', values: { count } }] };
}
