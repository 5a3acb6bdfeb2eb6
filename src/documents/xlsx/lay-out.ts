import { EMPTY_CELL } from '../grid/raw-grid.ts';
import type { SourceCell } from '../source-table.ts';
import { type CellRange, MOST_COLUMNS } from './address.ts';
import { SheetCell, type SheetRow } from './sheet-content.ts';

/** Rows of cells side by side, one place for each column that holds anything. */
export type LaidOut = {
  readonly rows: readonly (readonly SourceCell[])[];
  /** The row of the sheet that each row is. */
  readonly indexes: readonly number[];
  /** How many columns hold anything. */
  readonly width: number;
};

/** Cells that are filled because a merged one covers them; a merged block as large as a sheet fills no more. */
const MOST_MERGED = 500_000;

/** Lays the sparse rows of a block out, columns without any cell left out, merged cells standing in all they cover. */
export function layOut(rows: readonly SheetRow[], merges: readonly CellRange[]): LaidOut {
  const columns = usedColumns(rows);
  const indexOf = new Map(columns.map((column, i) => [column, i]));
  const laid = rows.map((row) => layRow(row, indexOf));
  fillMerged({ rows, laid, columns, indexOf }, merges);
  return { rows: laid, indexes: rows.map(({ index }) => index), width: columns.length };
}

/** The columns in which any row has a cell, from left to right. */
export function usedColumns(rows: readonly SheetRow[]): readonly number[] {
  const isUsed = new Uint8Array(MOST_COLUMNS);
  let last = -1;
  let seen: readonly number[] = [];
  for (const row of rows) {
    if (row.columns === seen) continue;
    seen = row.columns;
    for (const column of seen) {
      isUsed[column] = 1;
      if (column > last) last = column;
    }
  }
  const columns: number[] = [];
  for (let column = 0; column <= last; column += 1) if (isUsed[column] === 1) columns.push(column);
  return columns;
}

function layRow({ columns, cells }: SheetRow, indexOf: ReadonlyMap<number, number>): SourceCell[] {
  // Of one length from the start: a list that grows takes more memory than it needs.
  const row = new Array<SourceCell>((indexOf.get(columns.at(-1) ?? 0) ?? 0) + 1).fill(EMPTY_CELL);
  for (const [i, cell] of cells.entries()) row[indexOf.get(columns[i] ?? 0) ?? 0] = cell;
  return row;
}

type Block = {
  readonly rows: readonly SheetRow[];
  readonly laid: SourceCell[][];
  readonly columns: readonly number[];
  /** The place of a column among those that hold anything. */
  readonly indexOf: ReadonlyMap<number, number>;
};

/**
 * Sideways, only merged cells above the data stand for what they cover: they name all columns below them. Downwards,
 * names, years and dates do: they name all rows beside them. A merged amount stands once.
 */
function fillMerged({ rows, laid, columns, indexOf }: Block, merges: readonly CellRange[]): void {
  if (merges.length === 0) return;
  const rowAt = new Map(rows.map(({ index }, i) => [index, i]));
  const firstData = findFirstData(rows, merges);
  const firstTable = rows.find(({ cells }) => cells.length > 1)?.index ?? 0;
  let left = MOST_MERGED;
  for (const merge of merges) {
    const at = rowAt.get(merge.top);
    const first = indexOf.get(merge.left);
    if (at === undefined || first === undefined) continue;
    const cell = laid[at]?.[first];
    // Another merge, over the same cells, may have filled this one.
    if (!(cell instanceof SheetCell) || !isOwn(cell, merge.left, rows[at]) || !isName(cell)) continue;
    const isHeading = merge.top > firstTable && isAlone(rows[at]);
    const right = merge.bottom < firstData && !isHeading ? merge.right : merge.left;
    for (let row = at; row < rows.length && (rows[row]?.index ?? 0) <= merge.bottom && left > 0; row += 1) {
      left -= fillRow(laid[row] ?? [], cell, { columns, first, to: right });
    }
  }
}

/** True where a cell of a row stands in a column itself. */
function isOwn({ place }: SheetCell, column: number, row: SheetRow | undefined): boolean {
  return place === undefined ? row?.columns.includes(column) === true : place.column === column;
}

/** A merged cell alone in its row, below the first rows of a table, heads the rows that follow and names no columns. */
function isAlone(row: SheetRow | undefined): boolean {
  return row?.cells.length === 1;
}

type Stretch = { readonly columns: readonly number[]; readonly first: number; readonly to: number };

/** Puts a cell into the empty places of a row within a stretch of columns; gives how many places it looked at. */
function fillRow(row: SourceCell[], cell: SheetCell, { columns, first, to }: Stretch): number {
  let looked = 0;
  for (let i = first; i < columns.length && (columns[i] ?? 0) <= to; i += 1) {
    while (row.length <= i) row.push(EMPTY_CELL);
    if (row[i]?.text === '') row[i] = cell;
    looked += 1;
  }
  return looked;
}

const DATE_FORMATS: ReadonlySet<string> = new Set(['date', 'datetime', 'month_year', 'month', 'year', 'day_month']);

/** True for what names rows or columns: texts, dates and years. */
function isName(cell: SheetCell): boolean {
  if (cell.held !== 'number') return true;
  return DATE_FORMATS.has(cell.format.stated?.format ?? '') || isYear(cell.text);
}

function isYear(text: string): boolean {
  return /^(?:19|20)\d\d$/.test(text);
}

/** The first row with a number that is no year and stands in no merged cell: the data begins there at the latest. */
function findFirstData(rows: readonly SheetRow[], merges: readonly CellRange[]): number {
  const starts = new Set(merges.map(({ top, left }) => `${top} ${left}`));
  const hasAmount = ({ index, columns, cells }: SheetRow): boolean =>
    cells.some((cell, i) => !isName(cell) && !starts.has(`${index} ${columns[i]}`));
  return rows.find(hasAmount)?.index ?? Number.POSITIVE_INFINITY;
}
