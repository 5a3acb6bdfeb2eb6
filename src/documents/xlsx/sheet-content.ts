import type { SheetPlace, SourceCell, Span } from '../source-table.ts';
import type { CellRange } from './address.ts';
import type { NumberFormat } from './number-format/number-format.ts';
import type { CellStyle } from './styles.ts';

const NO_SPANS: readonly Span[] = [];

/** What a cell held before it became text. */
export type HeldKind = 'number' | 'text' | 'boolean' | 'error';

/** What a cell says, wherever it stands. */
export type CellContent = {
  readonly text: string;
  readonly style: CellStyle;
  readonly held: HeldKind;
  /** The day or month in full, of a cell that shows it without its year. */
  readonly day?: string | undefined;
};

/**
 * A filled cell of a sheet. A large sheet has millions of them: deep in it, all that say the same are one object, which then knows no
 * place of its own. Where a cell stands in its row is told by the row.
 */
export class SheetCell implements SourceCell {
  readonly text: string;
  readonly style: CellStyle;
  readonly held: HeldKind;
  readonly day?: string;
  readonly place?: SheetPlace;

  constructor({ text, style, held, day }: CellContent, place?: SheetPlace) {
    this.text = text;
    this.style = style;
    this.held = held;
    if (day !== undefined) this.day = day;
    if (place !== undefined) this.place = place;
  }

  /** The number format it is shown by. */
  get format(): NumberFormat {
    return this.style.format;
  }

  get spans(): readonly Span[] {
    return NO_SPANS;
  }
}

/** A row with its filled cells, from left to right. */
export type SheetRow = {
  readonly index: number;
  /** The column of each cell. Rows filled alike share one list. */
  readonly columns: readonly number[];
  readonly cells: readonly SheetCell[];
  readonly isHidden: boolean;
};

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
  /** Where formulas stand whose results were not saved with the file. */
  readonly unsaved: readonly SheetPlace[];
};

/** The smallest block that holds all cells of some rows. */
export function boundsOf(rows: readonly SheetRow[]): CellRange {
  let left = Number.POSITIVE_INFINITY;
  let right = 0;
  for (const { columns } of rows) {
    left = Math.min(left, columns[0] ?? left);
    right = Math.max(right, columns.at(-1) ?? 0);
  }
  const top = rows[0]?.index ?? 0;
  return { top, bottom: rows.at(-1)?.index ?? top, left: Math.min(left, right), right };
}

/** Keeps those cells of a row that stand in certain columns; undefined where none does. A row that loses nothing stays itself. */
export function keepColumns(row: SheetRow, isWanted: (column: number) => boolean): SheetRow | undefined {
  if (row.columns.every(isWanted)) return row.columns.length === 0 ? undefined : row;
  const kept = row.columns.flatMap((column, i) => (isWanted(column) ? [i] : []));
  if (kept.length === 0) return undefined;
  return {
    ...row,
    columns: kept.map((i) => row.columns[i] ?? 0),
    cells: kept.flatMap((i) => row.cells[i] ?? []),
  };
}
