import { DocumentRefusal } from '../document-refusal.ts';
import { MOST_COLUMNS } from './address.ts';
import type { CellBudget } from './cell-budget.ts';
import type { NumberFormat } from './number-format/number-format.ts';
import { decodeEscapes } from './shared-strings.ts';
import { type CellContent, SheetCell, type SheetRow } from './sheet-content.ts';
import type { StyleOf } from './styles.ts';
import { copy } from './xml-scanner.ts';

/** What the cells of all sheets refer to, and what is left of the workbook's limits. */
export type SheetContext = {
  readonly strings: readonly string[];
  readonly styleOf: StyleOf;
  readonly budget: CellBudget;
};

/** A cell as it was saved: the kind that `t` names, the number of its style, and its value. */
export type SavedCell = {
  readonly type: string;
  readonly style: number;
  readonly column: number;
  readonly value: string;
};

/** Cells from the top that each know their own place: as many as an answer tells the places of. */
const PLACED_CELLS = 100_000;
/** Different cells that are remembered, so that the next one that says the same needs no memory of its own. */
const MOST_KNOWN = 100_000;

type KnownCell = { readonly type: string; readonly style: number; readonly cell: SheetCell | undefined };

/** Gathers the cells of a sheet row by row. Cells and rows that are alike share what they can: see `SheetCell`. */
export class RowGatherer {
  readonly #context: SheetContext;
  readonly #rows: SheetRow[] = [];
  /** For each column the cells that were seen in it, by their value. */
  readonly #known: Map<string, KnownCell>[] = [];
  #knownCells = 0;
  #gathered = 0;
  #isOrdered = true;
  #index = -1;
  #isHidden = false;
  #nextColumn = 0;
  #cells: SheetCell[] = [];
  #columns: number[] = [];
  #lastColumns: readonly number[] = [];

  constructor(context: SheetContext) {
    this.#context = context;
  }

  /** The row that was begun last; -1 before the first. */
  get index(): number {
    return this.#index;
  }

  /** The column after the last cell. */
  get nextColumn(): number {
    return this.#nextColumn;
  }

  begin(index: number, isHidden: boolean): void {
    if (index <= this.#index) this.#isOrdered = false;
    this.#index = index;
    this.#isHidden = isHidden;
    this.#nextColumn = 0;
    this.#cells = [];
    this.#columns = [];
  }

  /** Adds a cell to the row; one that shows nothing takes its column and is none. Throws `DocumentRefusal` beyond the limits. */
  add(saved: SavedCell): void {
    const { column } = saved;
    if (column >= MOST_COLUMNS) throw new DocumentRefusal('too-large', 'a row beyond the last column');
    if (column < this.#nextColumn) this.#isOrdered = false;
    this.#nextColumn = column + 1;
    if (this.#index < 0) return;
    const cell = this.#find(saved);
    if (cell === undefined) return;
    this.#context.budget.take(cell.text);
    this.#gathered += 1;
    const place = this.#gathered <= PLACED_CELLS ? { row: this.#index, column } : undefined;
    this.#cells.push(place === undefined ? cell : new SheetCell(cell, place));
    this.#columns.push(column);
  }

  end(): void {
    if (this.#cells.length === 0) return;
    if (!isSame(this.#columns, this.#lastColumns)) this.#lastColumns = this.#columns.slice();
    const cells = this.#cells.slice();
    this.#rows.push({ index: this.#index, columns: this.#lastColumns, cells, isHidden: this.#isHidden });
  }

  /** Rows from top to bottom, cells from left to right, whatever the order of the file. */
  inOrder(): readonly SheetRow[] {
    if (this.#isOrdered) return this.#rows;
    const ordered = this.#rows.map(({ columns, cells, ...row }) => {
      const order = columns.map((_, i) => i).sort((a, b) => (columns[a] ?? 0) - (columns[b] ?? 0));
      return { ...row, columns: order.map((i) => columns[i] ?? 0), cells: order.flatMap((i) => cells[i] ?? []) };
    });
    return ordered.sort((a, b) => a.index - b.index);
  }

  /** What a saved cell shows; undefined where that is nothing. */
  #find({ type, style, column, value }: SavedCell): SheetCell | undefined {
    this.#known[column] ??= new Map();
    const known = this.#known[column].get(value);
    if (known !== undefined && known.type === type && known.style === style) return known.cell;
    const content = toContent({ type, value }, this.#context, style);
    const cell = content.text.trim() === '' ? undefined : new SheetCell(content);
    if (known === undefined && this.#knownCells < MOST_KNOWN) {
      this.#knownCells += 1;
      this.#known[column].set(copy(value), { type, style, cell });
    }
    return cell;
  }
}

function isSame(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((column, i) => column === b[i]);
}

/** How files write that a cell is true; some programs write the word. */
const TRUE_VALUE = /^\s*(?:1|true)\s*$/i;

type Saved = Pick<SavedCell, 'type' | 'value'>;

function toContent({ type, value }: Saved, { strings, styleOf }: SheetContext, styleNumber: number): CellContent {
  const style = styleOf(styleNumber);
  const { format } = style;
  if (type === 's') return { text: format.showText(strings[Number(value)] ?? ''), style, held: 'text' };
  if (type === 'inlineStr' || type === 'str')
    return { text: format.showText(decodeEscapes(copy(value))), style, held: 'text' };
  if (type === 'b') return { text: format.showText(TRUE_VALUE.test(value) ? 'TRUE' : 'FALSE'), style, held: 'boolean' };
  if (type === 'e') return { text: copy(value), style, held: 'error' };
  if (type === 'd') {
    const day = value.replace(/T00:00(?::00(?:\.0+)?)?Z?$/, '').replace('T', ' ');
    return { text: copy(day), style, held: 'number' };
  }
  return { ...toNumber(value, format), style };
}

function toNumber(value: string, format: NumberFormat): Pick<CellContent, 'text' | 'held' | 'day'> {
  const number = value.trim() === '' ? Number.NaN : Number(value);
  if (!Number.isFinite(number)) return { text: copy(value), held: 'text' };
  const day = format.showDay?.(number);
  return { text: format.showNumber(number), held: 'number', ...(day === undefined ? {} : { day }) };
}
