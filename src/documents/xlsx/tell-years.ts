import { type SourceCell, type SourceTable, withText } from '../source-table.ts';
import { SheetCell } from './sheet-content.ts';

/**
 * A table whose days or months are shown without their year, where the cells of a column hold several years: there each is told in full,
 * since 10-Dec to 18-Jan would run backwards. Columns within one year stay as the sheet shows them.
 */
export function tellYears(table: SourceTable): SourceTable {
  const told = new Set([...table.columns.keys()].filter((column) => hasSeveralYears(table, column)));
  if (told.size === 0) return table;
  return { ...table, rows: table.rows.map((row) => row.map((cell, i) => (told.has(i) ? withDay(cell) : cell))) };
}

const dayOf = (cell: SourceCell | undefined): string | undefined => (cell instanceof SheetCell ? cell.day : undefined);

function hasSeveralYears({ rows }: SourceTable, column: number): boolean {
  let first: string | undefined;
  for (const row of rows) {
    const year = dayOf(row[column])?.slice(0, 4);
    first ??= year;
    if (year !== undefined && year !== first) return true;
  }
  return false;
}

function withDay(cell: SourceCell): SourceCell {
  const text = dayOf(cell);
  return text === undefined ? cell : withText(cell, text);
}
