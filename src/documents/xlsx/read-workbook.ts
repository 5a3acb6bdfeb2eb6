import type { Sandbox } from '../sandbox/sandbox.ts';
import type { SourceTable } from '../source-table.ts';
import { joinPieces, type TablePiece } from './table-pieces.ts';
import { limitsForSize, type WorkbookLimits } from './workbook-limits.ts';

/** What `readWorkbook` may be told beside the bytes. */
export type ReadWorkbookOptions = {
  /** Where the bytes are interpreted: never in the process that asks. */
  readonly sandbox: Pick<Sandbox, 'run'>;
  readonly signal: AbortSignal;
  /** The name of the file, which names tables whose sheet and titles name nothing. */
  readonly filename?: string | undefined;
  /** `limitsForSize` where they are absent. */
  readonly limits?: WorkbookLimits;
};

/** The extension is that of this file: `.ts` from source, `.js` when compiled. */
const TASK_URL = import.meta.url.replace(/read-workbook(\.\w+)$/, 'workbook-task$1');

/**
 * Finds every candidate table of an .xlsx workbook, in the order of its sheets. Each cell has its `place`, each table its
 * `origin`. Numbers come as texts that `table/` reads back in full, dates as ISO texts. Formulas are never evaluated.
 * A workbook without cells gives no tables. Throws `DocumentRefusal`, or the signal's reason.
 */
export async function readWorkbook(
  bytes: Uint8Array,
  { sandbox, signal, filename, limits = limitsForSize(bytes.length) }: ReadWorkbookOptions,
): Promise<readonly SourceTable[]> {
  const pieces = sandbox.run({ moduleUrl: TASK_URL, bytes, options: limits }, signal);
  // What comes back was made by `toPieces`: both ends of the pipe are this program's.
  const tables = await joinPieces(pieces as AsyncGenerator<TablePiece, void, void>);
  const name = filename?.replace(/\.xlsx?$/i, '').trim();
  if (name === undefined || name === '') return tables;
  return tables.map((table) => (table.title === undefined ? { ...table, title: name } : table));
}
