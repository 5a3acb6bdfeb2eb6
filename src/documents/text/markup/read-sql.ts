import { EMPTY_CELL, type RawGrid } from '../../grid/raw-grid.ts';
import type { SourceCell, Span } from '../../source-table.ts';

type Row = readonly SourceCell[];
/** What one statement puts into a table. */
type Insert = { readonly name: string; readonly columns: Row; readonly rows: readonly Row[]; readonly span: Span };

const NAME = '(?:`[^`\\n]{1,64}`|"[^"\\n]{1,64}"|\\[[^\\]\\n]{1,64}\\]|[\\p{L}_][\\p{L}\\p{N}_$]{0,63})';
const INSERT = new RegExp(
  `\\b(?:insert\\s(?:\\s?\\w{2,7}\\s)?\\s*into|replace\\s+into)\\s+(${NAME}(?:\\.${NAME}){0,2})\\s*(?:\\(([^()]{1,2000})\\)\\s*)?values?\\s*(?=\\()`,
  'giu',
);
/** A value of a row: a text in quotes, or what stands up to the next comma or bracket, the brackets of a function with it. */
const VALUE = /\s*(?:[NEBX]?'((?:[^'\\]|''|\\[\s\S])*)'(?:::[\w ]{1,40})?|((?:[^,()']|\([^()]{0,200}\))*))\s*([,)])/iy;
const NEXT_ROW = /\s*,\s*(?=\()/y;
const NULL = /^(?:null|default)$/i;

/** Finds the rows of `INSERT INTO … VALUES` in SQL; statements for one table after another are one table. */
export function readSql(text: string): readonly RawGrid[] {
  const inserts: Insert[] = [];
  INSERT.lastIndex = 0;
  for (let found = INSERT.exec(text); found !== null; found = INSERT.exec(text)) {
    const [, table = '', columns] = found;
    const { rows, end } = readRows(text, INSERT.lastIndex);
    INSERT.lastIndex = Math.max(end, INSERT.lastIndex);
    if (rows.length === 0) continue;
    const listAt = columns === undefined ? -1 : text.indexOf(columns, found.index + found[0].indexOf('('));
    inserts.push({
      name: bareName(table.split('.').at(-1) ?? table),
      columns: columns === undefined ? [] : readNames(columns, listAt),
      rows,
      span: { start: found.index, end },
    });
  }
  const tables = Map.groupBy(inserts, ({ name, columns }) =>
    [name, ...columns.map((column) => column.text)].join('\n'),
  );
  return [...tables.values()].flatMap(gridOf);
}

function gridOf(inserts: readonly Insert[]): readonly RawGrid[] {
  const [first] = inserts;
  const rows = inserts.flatMap((insert) => insert.rows);
  if (first === undefined || !rows.some((row) => row.length > 1)) return [];
  const isNamed = first.columns.length > 0;
  return [
    {
      method: 'delimited',
      title: first.name,
      span: { start: first.span.start, end: inserts.at(-1)?.span.end ?? first.span.end },
      rows: isNamed ? [first.columns, ...rows] : rows,
      headerRows: isNamed ? 1 : 0,
      certainty: 1,
      decimalMark: '.',
    },
  ];
}

function readRows(text: string, from: number): { readonly rows: readonly Row[]; readonly end: number } {
  const rows: Row[] = [];
  let at = from;
  for (;;) {
    const { cells, end } = readRow(text, at + 1);
    if (cells === undefined) return { rows, end: at };
    rows.push(cells);
    NEXT_ROW.lastIndex = end;
    if (!NEXT_ROW.test(text)) return { rows, end };
    at = NEXT_ROW.lastIndex;
  }
}

/** The cells up to the closing bracket; undefined where a row is cut off. */
function readRow(text: string, from: number): { readonly cells: Row | undefined; readonly end: number } {
  const cells: SourceCell[] = [];
  VALUE.lastIndex = from;
  for (let match = VALUE.exec(text); match !== null; match = VALUE.exec(text)) {
    const [whole, quoted, bare = '', sign] = match;
    const raw = quoted ?? bare.trim();
    const start = match.index + whole.indexOf(raw);
    const words = quoted === undefined ? raw : quoted.replace(/''/g, "'").replace(/\\(.)/g, '$1');
    const isEmpty = words.trim() === '' || (quoted === undefined && NULL.test(raw));
    cells.push(isEmpty ? EMPTY_CELL : { text: words, spans: [{ start, end: start + raw.length }] });
    if (sign === ')') return { cells, end: VALUE.lastIndex };
  }
  return { cells: undefined, end: from };
}

function readNames(list: string, from: number): Row {
  let at = from;
  return list.split(',').map((part) => {
    const name = bareName(part.trim());
    const start = at + part.indexOf(name);
    at += part.length + 1;
    return { text: name, spans: [{ start, end: start + name.length }] };
  });
}

const bareName = (name: string): string => name.replace(/^[`"[]|[`"\]]$/g, '');
