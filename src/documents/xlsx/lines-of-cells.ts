import { EMPTY_CELL, type RawGrid } from '../grid/raw-grid.ts';
import { type SourceCell, withText } from '../source-table.ts';
import { readDelimited } from '../text/delimited/read-delimited.ts';
import { usedColumns } from './lay-out.ts';
import type { SheetRow } from './sheet-content.ts';

const FEWEST_ROWS = 3;
const MOST_ROWS = 50_000;
const LEAST_COLUMNS = 2;

/**
 * The cells of a sheet of one column each of which holds a whole line of delimited text, as where a CSV file was opened by a program that
 * parts cells otherwise; each stands where its line does. Undefined where the texts are no such lines, or not all of one table.
 */
export function splitLines(rows: readonly SheetRow[]): RawGrid | undefined {
  if (rows.length < FEWEST_ROWS || rows.length > MOST_ROWS || usedColumns(rows).length !== 1) return undefined;
  const lines = rows.map(({ cells }) => cells[0]);
  if (lines.some((line) => line === undefined || line.held !== 'text' || /[\r\n]/.test(line.text))) return undefined;
  const [grid, ...others] = readDelimited(lines.map((line) => line?.text ?? '').join('\n'));
  if (grid === undefined || others.length > 0 || grid.rows.length !== rows.length) return undefined;
  if (grid.rows.some((row) => row.length < LEAST_COLUMNS)) return undefined;
  return { ...grid, rows: grid.rows.map((row, i) => row.map((cell) => placeCell(cell, lines[i] ?? EMPTY_CELL))) };
}

const placeCell = ({ text }: SourceCell, line: SourceCell): SourceCell =>
  text === '' ? EMPTY_CELL : { ...withText(line, text), spans: [] };
