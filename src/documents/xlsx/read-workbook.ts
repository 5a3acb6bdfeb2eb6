import type { DocumentReading, ReaderContext } from '../document-reading.ts';
import { type DocumentPiece, joinReading } from '../table-pieces.ts';
import { limitsForSize, type WorkbookLimits } from './workbook-limits.ts';

/** The extension is that of this file: `.ts` from source, `.js` when compiled. */
const TASK_URL = import.meta.url.replace(/read-workbook(\.\w+)$/, 'workbook-task$1');

/**
 * Finds every candidate table of an .xlsx workbook, in the order of its sheets. Each cell has its `place`, each table its
 * `origin`. Numbers come as texts that `table/` reads back in full, dates as ISO texts. Formulas are never evaluated.
 * A workbook without cells gives no tables. `limits` are `limitsForSize` where they are absent. Throws `DocumentRefusal`, or
 * the signal's reason.
 */
export function readWorkbook(
  bytes: Uint8Array,
  { sandboxes, signal }: ReaderContext,
  limits: WorkbookLimits = limitsForSize(bytes.length),
): DocumentReading {
  const pieces = sandboxes.plain.run({ moduleUrl: TASK_URL, bytes, options: limits }, signal);
  // What comes back was made by `toPieces`: both ends of the pipe are this program's.
  return joinReading(pieces as AsyncGenerator<DocumentPiece, void, void>);
}
