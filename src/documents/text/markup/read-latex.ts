import { EMPTY_CELL, type RawGrid } from '../../grid/raw-grid.ts';
import type { SourceCell, Span } from '../../source-table.ts';
import { trimSpan } from '../lines.ts';
import { plainLatex } from './latex-text.ts';

type Row = readonly SourceCell[];
/** A row, and whether a rule is drawn right above it. */
type RuledRow = { readonly cells: Row; readonly isRuled: boolean };

const BEGIN = /\\begin\{(tabular[*xy]?|longtable|array)\}/g;
const CAPTION = /\\caption(?:\[[^\]]{0,200}\])?\{([^{}]{1,200})\}/;
/** How far from a table, in characters, its caption may stand. */
const CAPTION_WITHIN = 400;
const RULES =
  /^(?:\s*(?:\\(?:hline|toprule|midrule|bottomrule|endhead|endfirsthead|endfoot|endlastfoot)(?![a-z])|\\(?:cline|cmidrule)(?:\([^()]{0,9}\))?\{[^{}]{0,9}\}|\\addlinespace(?:\[[^\]]{0,9}\])?))+/;
const ROW_END = /\\\\(?:\*|\[[^\]\n]{0,12}\])?|\\tabularnewline(?![a-z])/g;
const MULTICOLUMN = /^\s*\\multicolumn\{(\d{1,3})\}\{[^{}]{0,30}\}\{([\s\S]*)\}\s*$/;
const WIDEST_CELL = 100;
const MULTIROW =
  /^\s*\\multirow(?:\[[^\]]{0,3}\])?\{(\d{1,3})\}(?:\[[^\]]{0,9}\])?\{[^{}]{0,20}\}(?:\[[^\]]{0,9}\])?\{([\s\S]*)\}\s*$/;

/** Finds the tables of LaTeX: `tabular`, its kin, `longtable` and `array`. */
export function readLatex(text: string): readonly RawGrid[] {
  const grids: RawGrid[] = [];
  BEGIN.lastIndex = 0;
  for (let found = BEGIN.exec(text); found !== null; found = BEGIN.exec(text)) {
    const end = text.indexOf(`\\end{${found[1]}}`, found.index);
    if (end < 0) break;
    const grid = gridOf(text, { start: skipArguments(text, BEGIN.lastIndex), end });
    if (grid !== undefined) grids.push(withCaption(text, grid));
    BEGIN.lastIndex = end;
  }
  return grids;
}

/** The offset behind the braces and brackets in which an environment takes its width and columns. */
function skipArguments(text: string, from: number): number {
  let at = from;
  for (;;) {
    const open = text.charAt(at);
    if (open !== '{' && open !== '[') return at;
    let depth = 0;
    let end = at;
    for (; end < text.length; end += 1) {
      const sign = text.charAt(end);
      if (sign === '{' || sign === '[') depth += 1;
      else if (sign === '}' || sign === ']') depth -= 1;
      if (depth === 0) break;
    }
    at = end + 1;
  }
}

function gridOf(text: string, inside: Span): RawGrid | undefined {
  const rows: RuledRow[] = [];
  const ends = [...text.slice(inside.start, inside.end).matchAll(ROW_END)].map(({ 0: mark, index }) => ({
    start: inside.start + index,
    end: inside.start + index + mark.length,
  }));
  let at = inside.start;
  for (const stop of [...ends, { start: inside.end, end: inside.end }]) {
    const rules = RULES.exec(text.slice(at, stop.start))?.[0] ?? '';
    const cells = cutCells(text, { start: at + rules.length, end: stop.start });
    if (cells.some((cell) => cell.text !== '')) rows.push({ cells, isRuled: rules !== '' });
    at = stop.end;
  }
  if (rows.length < 2) return undefined;
  const header = rows.findIndex(({ isRuled }, i) => i > 0 && isRuled);
  const headerRows = header > 0 && header <= 3 && header < rows.length ? header : undefined;
  return {
    method: 'markdown',
    span: inside,
    rows: withNamesOfRows(
      text,
      rows.map(({ cells }) => cells),
    ),
    ...(headerRows === undefined ? {} : { headerRows }),
    certainty: 1,
  };
}

/** The rows with a cell over several of them in each that it spans and in which nothing else stands in its place. */
function withNamesOfRows(text: string, rows: readonly Row[]): readonly Row[] {
  const open = new Map<number, { readonly cell: SourceCell; readonly end: number }>();
  return rows.map((row, at) =>
    row.map((cell, column) => {
      const [span] = cell.spans;
      const count = span === undefined ? undefined : MULTIROW.exec(text.slice(span.start, span.end))?.[1];
      if (count !== undefined) open.set(column, { cell, end: at + Number(count) });
      const over = open.get(column);
      return over === undefined || at >= over.end || cell.text !== '' ? cell : over.cell;
    }),
  );
}

/** The cells of a row between ampersands that no backslash takes for text. */
function cutCells(text: string, { start, end }: Span): Row {
  const cells: SourceCell[] = [];
  let from = start;
  for (let at = start; at <= end; at += 1) {
    if (at < end && (text.charAt(at) !== '&' || text.charAt(at - 1) === '\\')) continue;
    cells.push(...latexCells(text, { start: from, end: at }));
    from = at + 1;
  }
  return cells;
}

/** One cell, or one over several columns, which stands in each of them. */
function latexCells(text: string, { start, end }: Span): readonly SourceCell[] {
  const span = trimSpan(text, start, end);
  const raw = text.slice(span.start, span.end);
  const [, count = '1', inside = raw] = MULTICOLUMN.exec(raw) ?? [];
  const plain = plainLatex(MULTIROW.exec(inside)?.[2] ?? inside);
  const cell = plain === '' ? EMPTY_CELL : { text: plain, spans: [span] };
  return new Array<SourceCell>(Math.max(1, Math.min(WIDEST_CELL, Number(count)))).fill(cell);
}

function withCaption(text: string, grid: RawGrid): RawGrid {
  const { start, end } = grid.span;
  const before = text.slice(Math.max(0, start - CAPTION_WITHIN), start);
  const after = text.slice(end, end + CAPTION_WITHIN);
  const caption = CAPTION.exec(before.slice(before.lastIndexOf('\\end{') + 1)) ?? CAPTION.exec(after);
  return caption?.[1] === undefined ? grid : { ...grid, title: plainLatex(caption[1]) };
}
