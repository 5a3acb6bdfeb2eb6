import { DocumentRefusal } from '../document-refusal.ts';
import { type CellRange, MOST_COLUMNS, MOST_ROWS, maybePlace, maybeRange } from './address.ts';
import type { NumberFormat } from './number-format/number-format.ts';
import type { OfficePackage } from './open-package.ts';
import { type Attributes, readXml, type XmlHandler } from './read-xml.ts';
import { decodeEscapes, TextPieces } from './shared-strings.ts';
import { type HeldKind, SheetCell, type SheetContent, type SheetRow } from './sheet-content.ts';
import type { StyleOf } from './styles.ts';

/** What the cells of all sheets refer to, and what is left of the workbook's limits. */
export type SheetContext = {
  readonly strings: readonly string[];
  readonly styleOf: StyleOf;
  readonly budget: CellBudget;
};

/** Counts the cells of a workbook. */
export class CellBudget {
  #cells: number;
  #characters: number;

  constructor({ cells, characters }: { readonly cells: number; readonly characters: number }) {
    this.#cells = cells;
    this.#characters = characters;
  }

  /** Throws `DocumentRefusal` where the workbook holds more than may be read. */
  take(text: string): void {
    this.#cells -= 1;
    this.#characters -= text.length;
    if (this.#cells < 0) throw new DocumentRefusal('too-large', 'too many cells');
    if (this.#characters < 0) throw new DocumentRefusal('too-large', 'too much text');
  }
}

/** The cells of a sheet, with what hides and merges them. */
export type SheetCells = Pick<SheetContent, 'rows' | 'merges' | 'hiddenColumns' | 'isFiltered' | 'filterRow'>;

/** Reads the cells of a sheet. Formulas are never looked at: the values are those that were saved with the file. */
export async function readSheet(file: OfficePackage, part: string, context: SheetContext): Promise<SheetCells> {
  const reader = new SheetReader(context);
  await readXml(file.read(part), reader);
  const { merges, hiddenColumns, isFiltered, filterRow } = reader;
  return { rows: reader.rowsInOrder(), merges, hiddenColumns, isFiltered, filterRow };
}

const MOST_MERGES = 100_000;
const isTrue = (value: string | undefined): boolean => value === '1' || value === 'true';

/** One cell on its way: its attributes and the text of its value. */
type OpenCell = { readonly type: string; readonly style: number; readonly column: number };

class SheetReader implements XmlHandler {
  readonly merges: CellRange[] = [];
  readonly hiddenColumns = new Uint8Array(MOST_COLUMNS);
  isFiltered = false;
  filterRow: number | undefined;
  readonly #context: SheetContext;
  readonly #rows: SheetRow[] = [];
  readonly #inline = new TextPieces();
  #isOrdered = true;
  #areRowsHidden = false;
  #row = -1;
  #isRowHidden = false;
  #cells: SheetCell[] = [];
  #nextColumn = 0;
  #cell: OpenCell | undefined;
  #isInValue = false;
  #isInInline = false;
  #value = '';

  constructor(context: SheetContext) {
    this.#context = context;
  }

  open(name: string, attributes: Attributes): void {
    if (name === 'c') this.#openCell(attributes);
    else if (name === 'v') this.#isInValue = true;
    else if (name === 'row') this.#openRow(attributes);
    else if (name === 'is') this.#isInInline = true;
    else if (this.#isInInline) this.#inline.open(name);
    else this.#openOther(name, attributes);
  }

  text(text: string): void {
    if (this.#isInValue) this.#value += text;
    else if (this.#isInInline) this.#inline.add(text);
  }

  close(name: string): void {
    if (name === 'c') this.#closeCell();
    else if (name === 'v') this.#isInValue = false;
    else if (name === 'row') this.#closeRow();
    else if (name === 'is') this.#isInInline = false;
    else if (this.#isInInline) this.#inline.close(name);
  }

  /** Rows from top to bottom, cells from left to right, whatever the order of the file. */
  rowsInOrder(): readonly SheetRow[] {
    if (this.#isOrdered) return this.#rows;
    const ordered = this.#rows.map((row) => ({ ...row, cells: row.cells.toSorted((a, b) => a.column - b.column) }));
    return ordered.sort((a, b) => a.index - b.index);
  }

  #openOther(name: string, attributes: Attributes): void {
    if (name === 'sheetFormatPr') this.#areRowsHidden = isTrue(attributes.zeroHeight);
    else if (name === 'autoFilter') this.filterRow = maybeRange(attributes.ref ?? '')?.top;
    else if (name === 'filterColumn') this.isFiltered = true;
    else if (name === 'col') this.#readColumns(attributes);
    else if (name === 'mergeCell') this.#readMerge(attributes.ref);
  }

  #readColumns({ min, max, hidden, width }: Attributes): void {
    if (!isTrue(hidden) && Number(width ?? 1) !== 0) return;
    const from = Number(min) - 1;
    const to = Number(max) - 1;
    if (from >= 0 && to >= from) this.hiddenColumns.fill(1, from, to + 1);
  }

  #readMerge(reference: string | undefined): void {
    if (this.merges.length >= MOST_MERGES) return;
    const range = maybeRange(reference ?? '');
    if (range !== undefined) this.merges.push(range);
  }

  #openRow({ r, hidden, ht }: Attributes): void {
    const stated = r === undefined ? this.#row + 1 : Number(r) - 1;
    const isPlace = Number.isInteger(stated) && stated >= 0 && stated < MOST_ROWS;
    const index = isPlace ? stated : this.#row + 1;
    if (index <= this.#row) this.#isOrdered = false;
    this.#row = index;
    this.#isRowHidden = hidden === undefined ? this.#areRowsHidden || ht === '0' : isTrue(hidden);
    this.#cells = [];
    this.#nextColumn = 0;
  }

  #closeRow(): void {
    if (this.#cells.length > 0) {
      this.#rows.push({ index: this.#row, cells: this.#cells, isHidden: this.#isRowHidden });
    }
    this.#cells = [];
  }

  #openCell({ r, t, s }: Attributes): void {
    const column = r === undefined ? this.#nextColumn : (maybePlace(r)?.column ?? this.#nextColumn);
    if (column >= MOST_COLUMNS) throw new DocumentRefusal('too-large', 'a row beyond the last column');
    if (column < this.#nextColumn) this.#isOrdered = false;
    this.#nextColumn = column + 1;
    this.#cell = { type: t ?? 'n', style: s === undefined ? 0 : Number(s), column };
    this.#value = '';
  }

  #closeCell(): void {
    const cell = this.#cell;
    this.#cell = undefined;
    if (cell === undefined || this.#row < 0) return;
    const style = this.#context.styleOf(cell.style);
    const { text, held } = this.#toText(cell.type, style.format);
    if (text.trim() === '') return;
    this.#context.budget.take(text);
    this.#cells.push(new SheetCell(text, { row: this.#row, column: cell.column }, style, held));
  }

  #toText(type: string, format: NumberFormat): { readonly text: string; readonly held: HeldKind } {
    const value = this.#value;
    const inline = this.#inline.take();
    if (type === 's') return { text: format.showText(this.#context.strings[Number(value)] ?? ''), held: 'text' };
    if (type === 'inlineStr') return { text: format.showText(inline || decodeEscapes(value)), held: 'text' };
    if (type === 'str') return { text: format.showText(decodeEscapes(value)), held: 'text' };
    if (type === 'b') return { text: format.showText(value.trim() === '1' ? 'TRUE' : 'FALSE'), held: 'boolean' };
    if (type === 'e') return { text: value, held: 'error' };
    if (type === 'd')
      return { text: value.replace(/T00:00(?::00(?:\.0+)?)?Z?$/, '').replace('T', ' '), held: 'number' };
    return this.#toNumber(value, format);
  }

  #toNumber(value: string, format: NumberFormat): { readonly text: string; readonly held: HeldKind } {
    const number = value.trim() === '' ? Number.NaN : Number(value);
    if (!Number.isFinite(number)) return { text: value, held: 'text' };
    return { text: format.showNumber(number), held: 'number' };
  }
}
