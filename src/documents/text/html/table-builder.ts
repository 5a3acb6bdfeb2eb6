import type { Token } from 'parse5';
import type { Span } from '../../source-table.ts';
import { CellText } from './cell-text.ts';
import type { HtmlCell, HtmlRow, HtmlTable } from './html-table.ts';

type OpenCell = {
  readonly text: CellText;
  readonly columns: number;
  readonly rows: number;
  readonly isHeader: boolean;
  hasPicture: boolean;
};
type OpenTable = {
  readonly start: number;
  readonly rows: HtmlRow[];
  row: HtmlCell[] | undefined;
  cell: OpenCell | undefined;
  caption: CellText | undefined;
  title: string | undefined;
  isInHead: boolean;
  isLayout: boolean;
};

const BLOCKS: ReadonlySet<string> = new Set([
  'br',
  'p',
  'div',
  'li',
  'ul',
  'ol',
  'dl',
  'dt',
  'dd',
  'hr',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'section',
  'blockquote',
  'pre',
  'table',
]);
const PICTURES: ReadonlySet<string> = new Set(['img', 'svg', 'picture', 'video', 'canvas']);
const HEADING = /^h[1-6]$/;

/** Builds tables from a stream of tags and text. Tags that were left out are supplied as browsers do. */
export class TableBuilder {
  readonly tables: HtmlTable[] = [];
  private readonly open: OpenTable[] = [];
  private heading: CellText | undefined;
  private lastHeading: string | undefined;

  addText(text: string, span: Span): void {
    const table = this.open.at(-1);
    if (table === undefined) this.heading?.add(text, span);
    else (table.cell?.text ?? table.caption)?.add(text, span);
  }

  startTag(tag: Token.TagToken, span: Span): void {
    const table = this.open.at(-1);
    const name = tag.tagName;
    const text = table?.cell?.text ?? table?.caption;
    if (BLOCKS.has(name)) text?.separate();
    if (PICTURES.has(name) && table?.cell !== undefined) table.cell.hasPicture = true;
    if (name === 'sup') text?.openSuperscript();
    else if (name === 'a') markFootnote(tag, text);
    else if (HEADING.test(name)) this.heading = new CellText();
    else if (name === 'table') this.openTable(span.start);
    else if (name === 'caption' && table !== undefined) table.caption = new CellText();
    else if (name === 'tr') this.openRow(span.start);
    else if (name === 'td' || name === 'th') this.openCell(tag, span.start);
    else if (isSection(name) && table !== undefined) this.openSection(table, name);
  }

  endTag(name: string, span: Span): void {
    const table = this.open.at(-1);
    const text = table?.cell?.text ?? table?.caption;
    if (BLOCKS.has(name)) text?.separate();
    if (name === 'sup') text?.closeSuperscript();
    else if (HEADING.test(name)) this.closeHeading();
    else if (table === undefined) return;
    else if (name === 'table') this.closeTable(span.end);
    else if (name === 'caption') closeCaption(table);
    else if (name === 'tr') closeRow(table);
    else if (name === 'td' || name === 'th') closeCell(table);
    else if (isSection(name)) {
      closeRow(table);
      table.isInHead = false;
    }
  }

  /** Closes what is still open at the end of the text. */
  finish(end: number): void {
    while (this.open.length > 0) this.closeTable(end);
  }

  private openTable(start: number): void {
    const parent = this.open.at(-1);
    if (parent !== undefined) parent.isLayout = true;
    this.open.push({
      start,
      rows: [],
      row: undefined,
      cell: undefined,
      caption: undefined,
      title: this.lastHeading,
      isInHead: false,
      isLayout: false,
    });
    this.lastHeading = undefined;
  }

  private closeTable(end: number): void {
    const table = this.open.pop();
    if (table === undefined) return;
    closeCaption(table);
    closeRow(table);
    const { start, rows, title, isLayout } = table;
    this.tables.push({ span: { start, end }, rows, title, isLayout });
  }

  private openSection(table: OpenTable, name: string): void {
    closeCaption(table);
    closeRow(table);
    table.isInHead = name === 'thead';
  }

  private openRow(start: number): void {
    if (this.open.length === 0) this.openTable(start);
    const table = this.open.at(-1);
    if (table === undefined) return;
    closeCaption(table);
    closeRow(table);
    table.row = [];
  }

  private openCell(tag: Token.TagToken, start: number): void {
    if (this.open.at(-1)?.row === undefined) this.openRow(start);
    const table = this.open.at(-1);
    if (table === undefined) return;
    closeCell(table);
    table.cell = {
      text: new CellText(),
      columns: Math.max(1, spanOf(tag, 'colspan', 1000)),
      rows: spanOf(tag, 'rowspan', 65_534),
      isHeader: tag.tagName === 'th',
      hasPicture: false,
    };
  }

  private closeHeading(): void {
    const text = this.heading?.toCell().text ?? '';
    this.heading = undefined;
    if (text !== '') this.lastHeading = text;
  }
}

/** A superscript that links to a place in the same document is a footnote mark, whatever sign it shows. */
function markFootnote(tag: Token.TagToken, text: CellText | undefined): void {
  if (tag.attrs.some(({ name, value }) => name === 'href' && value.startsWith('#'))) text?.markSuperscript();
}

function isSection(name: string): boolean {
  return name === 'thead' || name === 'tbody' || name === 'tfoot';
}

function closeCaption(table: OpenTable): void {
  const text = table.caption?.toCell().text ?? '';
  table.caption = undefined;
  if (text !== '') table.title = text;
}

function closeCell(table: OpenTable): void {
  const { cell } = table;
  if (cell === undefined) return;
  cell.text.closeSuperscript();
  table.cell = undefined;
  const { columns, rows, isHeader, hasPicture } = cell;
  table.row?.push({ cell: cell.text.toCell(), columns, rows, isHeader, hasPicture });
}

function closeRow(table: OpenTable): void {
  closeCell(table);
  if (table.row !== undefined) table.rows.push({ cells: table.row, isInHead: table.isInHead });
  table.row = undefined;
}

function spanOf(tag: Token.TagToken, name: string, most: number): number {
  const value = tag.attrs.find((attribute) => attribute.name === name)?.value;
  const span = Number.parseInt(value ?? '1', 10);
  return Number.isNaN(span) || span < 0 ? 1 : Math.min(span, most);
}
