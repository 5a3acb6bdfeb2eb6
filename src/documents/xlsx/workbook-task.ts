import { type TablePiece, toPieces } from '../table-pieces.ts';
import { readWorkbookTables } from './read-workbook-tables.ts';
import type { WorkbookLimits } from './workbook-limits.ts';

/** The task of a sandbox that reads a workbook: its tables in pieces. `options` are those that `readWorkbook` sent. */
export async function* runTask(bytes: Uint8Array, options: WorkbookLimits): AsyncGenerator<TablePiece, void, void> {
  for await (const table of readWorkbookTables(bytes, options)) yield* toPieces(table);
}
