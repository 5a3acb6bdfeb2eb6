import { EMPTY_CELL, type RawGrid } from '../../grid/raw-grid.ts';
import type { SourceCell, Span } from '../../source-table.ts';
import { type Line, splitLines, trimSpan } from '../lines.ts';

type Row = { readonly cells: SourceCell[]; isHeader: boolean };

const OPEN = /^\s*\{\|/;
const MOST_SPANNED = 50;
const ATTRIBUTES = /^(?:\s*[a-z-]{1,20}\s*=\s*(?:"[^"]{0,200}"|'[^']{0,200}'|[^\s"'|]{1,60}))+\s*\|(?!\|)/i;
const COLSPAN = /colspan\s*=\s*["']?(\d{1,2})/i;

/** Finds the tables of wiki pages: from `{|` to `|}`, with rows at `|-`, cells at `|` and `||`, labels at `!`. */
export function readWikitext(text: string): readonly RawGrid[] {
  if (!text.includes('{|')) return [];
  const grids: RawGrid[] = [];
  let open: Line[] | undefined;
  for (const line of splitLines(text)) {
    const words = text.slice(line.start, line.end);
    if (OPEN.test(words)) open = [];
    else if (open !== undefined && /^\s*\|\}/.test(words)) {
      const grid = gridOf(text, open);
      if (grid !== undefined) grids.push({ ...grid, span: { start: grid.span.start, end: line.end } });
      open = undefined;
    } else open?.push(line);
  }
  return grids;
}

function gridOf(text: string, lines: readonly Line[]): RawGrid | undefined {
  const rows: Row[] = [];
  let row: Row = { cells: [], isHeader: true };
  let title: string | undefined;
  const close = (): void => {
    if (row.cells.some((cell) => cell.text !== '')) rows.push(row);
    row = { cells: [], isHeader: true };
  };
  for (const line of lines) {
    const { start, end } = trimSpan(text, line.start, line.end);
    const sign = text.charAt(start);
    if (text.startsWith('|-', start)) close();
    else if (text.startsWith('|+', start)) title = plainWikitext(text.slice(start + 2, end));
    else if (sign === '|' || sign === '!') {
      for (const cell of cutCells(text, { start: start + 1, end }, sign)) row.cells.push(cell);
      if (sign === '|') row.isHeader = false;
    }
  }
  close();
  const first = lines[0];
  const last = lines.at(-1);
  if (rows.length < 2 || first === undefined || last === undefined) return undefined;
  const header = rows.findIndex(({ isHeader }) => !isHeader);
  return {
    method: 'markdown',
    span: { start: first.start, end: last.end },
    rows: rows.map(({ cells }) => cells),
    ...(header > 0 ? { headerRows: header } : {}),
    ...(title === undefined || title === '' ? {} : { title }),
    certainty: 1,
  };
}

/** The cells of one line; `||` parts them, and `!!` too where they are labels. */
function cutCells(text: string, { start, end }: Span, sign: string): readonly SourceCell[] {
  const cells: SourceCell[] = [];
  let from = start;
  for (let at = start; at <= end; at += 1) {
    const two = text.slice(at, at + 2);
    if (at < end && two !== '||' && !(sign === '!' && two === '!!')) continue;
    cells.push(...wikiCells(text, { start: from, end: at }));
    from = at + 2;
    at += 1;
  }
  return cells;
}

function wikiCells(text: string, { start, end }: Span): readonly SourceCell[] {
  const attributes = ATTRIBUTES.exec(text.slice(start, end))?.[0] ?? '';
  const span = trimSpan(text, start + attributes.length, end);
  const plain = plainWikitext(text.slice(span.start, span.end));
  const cell = plain === '' ? EMPTY_CELL : { text: plain, spans: [span] };
  const width = Math.max(1, Math.min(MOST_SPANNED, Number(COLSPAN.exec(attributes)?.[1] ?? 1)));
  return new Array<SourceCell>(width).fill(cell);
}

/** What a wiki page shows: links as their words, emphasis, references and templates of notes taken off. */
export function plainWikitext(raw: string): string {
  return raw
    .replace(/<ref[^<>]{0,200}\/>|<ref[^<>]{0,200}>[^<]{0,1000}<\/ref>/gi, '')
    .replace(/<br ?\/?>/gi, ' ')
    .replace(/<\/?[a-z][^<>]{0,200}>/gi, '')
    .replace(/\{\{(?:flag|flagicon|nts|val|formatnum:?|sort|nowrap)\|(?:[^{}|]{0,60}\|)?([^{}|]{0,100})\}\}/gi, '$1')
    .replace(/\{\{[^{}]{0,300}\}\}/g, '')
    .replace(/\[\[(?:[^[\]|]{0,200}\|)?([^[\]|]{0,200})\]\]/g, '$1')
    .replace(/'{2,5}/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
