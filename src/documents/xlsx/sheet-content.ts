import type { SheetPlace, SourceCell, Span } from '../source-table.ts';
import type { CellRange } from './address.ts';
import type { NumberFormat } from './number-format/number-format.ts';
import type { CellStyle } from './styles.ts';

const NO_SPANS: readonly Span[] = [];

/** What a cell held before it became text. */
export type HeldKind = 'number' | 'text' | 'boolean' | 'error';

/** A filled cell of a sheet. A large sheet has millions of them, so they carry no more than they must. */
export class SheetCell implements SourceCell {
  readonly text: string;
  readonly row: number;
  readonly column: number;
  readonly style: CellStyle;
  readonly held: HeldKind;

  constructor(text: string, { row, column }: SheetPlace, style: CellStyle, held: HeldKind) {
    this.text = text;
    this.row = row;
    this.column = column;
    this.style = style;
    this.held = held;
  }

  /** The number format it is shown by. */
  get format(): NumberFormat {
    return this.style.format;
  }

  get spans(): readonly Span[] {
    return NO_SPANS;
  }

  get place(): SheetPlace {
    return { row: this.row, column: this.column };
  }
}

/** A row with its filled cells, from left to right. */
export type SheetRow = { readonly index: number; readonly cells: readonly SheetCell[]; readonly isHidden: boolean };

/** A table or pivot table as the workbook declares it. */
export type DeclaredTable = {
  readonly kind: 'table' | 'pivot';
  readonly name: string;
  readonly range: CellRange;
  /** Rows on top that are headers; of a pivot table the last of them names the columns. */
  readonly headerRows: number;
  /** True where a filter chooses which of its rows are shown. */
  readonly isFiltered: boolean;
};

/** What was read of one sheet. */
export type SheetContent = {
  readonly name: string;
  readonly isHidden: boolean;
  readonly rows: readonly SheetRow[];
  readonly merges: readonly CellRange[];
  /** 1 for each column that is hidden. */
  readonly hiddenColumns: Uint8Array;
  readonly declared: readonly DeclaredTable[];
  /** The blocks that charts draw. */
  readonly charted: readonly CellRange[];
  /** True where a filter chooses which rows are shown. */
  readonly isFiltered: boolean;
  /** The row that holds the buttons of a filter: it names the columns. */
  readonly filterRow: number | undefined;
};

/** The smallest block that holds all cells of some rows. */
export function boundsOf(rows: readonly SheetRow[]): CellRange {
  let left = Number.POSITIVE_INFINITY;
  let right = 0;
  for (const { cells } of rows) {
    left = Math.min(left, cells[0]?.column ?? left);
    right = Math.max(right, cells.at(-1)?.column ?? 0);
  }
  const top = rows[0]?.index ?? 0;
  return { top, bottom: rows.at(-1)?.index ?? top, left: Math.min(left, right), right };
}
