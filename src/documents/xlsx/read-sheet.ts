import type { SheetPlace } from '../source-table.ts';
import { type CellRange, MOST_COLUMNS, MOST_ROWS, maybePlace, maybeRange } from './address.ts';
import type { OfficePackage } from './open-package.ts';
import { type PlainCell, takePlainCell } from './plain-cell.ts';
import { type Attributes, readXml, type XmlHandler } from './read-xml.ts';
import { RowGatherer, type SheetContext } from './row-gatherer.ts';
import { TextPieces } from './shared-strings.ts';
import type { SheetContent } from './sheet-content.ts';

/** The cells of a sheet, with what hides and merges them. */
export type SheetCells = Pick<
  SheetContent,
  'rows' | 'merges' | 'hiddenColumns' | 'isFiltered' | 'filterRow' | 'unsaved'
>;

/**
 * Reads the cells of a sheet. Formulas are never looked at: the values are those that were saved with the file. Where a program wrote
 * formulas without working them out, their places are told in `unsaved`.
 */
export async function readSheet(file: OfficePackage, part: string, context: SheetContext): Promise<SheetCells> {
  const reader = new SheetReader(context);
  await readXml(file.read(part), reader);
  const { merges, hiddenColumns, isFiltered, filterRow, unsaved } = reader;
  return { rows: reader.rows.inOrder(), merges, hiddenColumns, isFiltered, filterRow, unsaved };
}

const MOST_MERGES = 100_000;
const MOST_UNSAVED = 100_000;
const isTrue = (value: string | undefined): boolean => value === '1' || value === 'true';

/** One cell on its way: its attributes. */
type OpenCell = { readonly type: string; readonly style: number; readonly column: number };

class SheetReader implements XmlHandler {
  readonly merges: CellRange[] = [];
  readonly hiddenColumns = new Uint8Array(MOST_COLUMNS);
  readonly rows: RowGatherer;
  isFiltered = false;
  filterRow: number | undefined;
  readonly unsaved: SheetPlace[] = [];
  readonly #inline = new TextPieces();
  readonly #plain: PlainCell = { type: 'n', style: 0, column: 0, value: '' };
  #areRowsHidden = false;
  #isInRow = false;
  #cell: OpenCell | undefined;
  #isInValue = false;
  #isInInline = false;
  #hasFormula = false;
  #value = '';

  constructor(context: SheetContext) {
    this.rows = new RowGatherer(context);
  }

  open(name: string, attributes: Attributes): void {
    if (name === 'c') this.#openCell(attributes);
    else if (name === 'v') this.#isInValue = true;
    else if (name === 'row') this.#openRow(attributes);
    else if (name === 'f') this.#hasFormula = true;
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

  takeWhole(text: string, start: number): number {
    if (!this.#isInRow || this.#cell !== undefined) return -1;
    const end = takePlainCell(text, start, this.#plain);
    if (end >= 0) this.rows.add(this.#plain);
    return end;
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
    const next = this.rows.index + 1;
    const stated = r === undefined ? next : Number(r) - 1;
    const isPlace = Number.isInteger(stated) && stated >= 0 && stated < MOST_ROWS;
    const isHidden = hidden === undefined ? this.#areRowsHidden || ht === '0' : isTrue(hidden);
    this.rows.begin(isPlace ? stated : next, isHidden);
    this.#isInRow = true;
  }

  #closeRow(): void {
    this.rows.end();
    this.#isInRow = false;
  }

  #openCell({ r, t, s }: Attributes): void {
    const { nextColumn } = this.rows;
    const column = r === undefined ? nextColumn : (maybePlace(r)?.column ?? nextColumn);
    this.#cell = { type: t ?? 'n', style: s === undefined ? 0 : Number(s), column };
    this.#value = '';
    this.#hasFormula = false;
  }

  #closeCell(): void {
    const cell = this.#cell;
    this.#cell = undefined;
    const inline = this.#inline.text;
    this.#inline.text = '';
    if (cell === undefined) return;
    // A result of type `str` may be an empty text; every other result leaves a value.
    const isUnsaved = this.#hasFormula && this.#value === '' && cell.type !== 'str';
    if (isUnsaved && this.unsaved.length < MOST_UNSAVED)
      this.unsaved.push({ row: this.rows.index, column: cell.column });
    const isInline = cell.type === 'inlineStr' && inline !== '';
    this.rows.add({ ...cell, value: isInline ? inline : this.#value });
  }
}
