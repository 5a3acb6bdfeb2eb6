import type { DocumentReading, ReaderContext } from '../document-reading.ts';
import { type DocumentPiece, joinReading } from '../table-pieces.ts';
import { PDF_LIMITS, type PdfLimits } from './page/pdf-limits.ts';
import type { PdfPiece } from './pdf-task.ts';
import type { PictureOptions } from './pictures-task.ts';

/** The extension is that of this file: `.ts` from source, `.js` when compiled. */
const taskUrl = (name: string): string => import.meta.url.replace(/read-pdf(\.\w+)$/, `${name}$1`);

/**
 * Finds every candidate table of a PDF, page by page, those that go on over pages as one; each cell has its `area` on its page.
 * Where there is no table, what the running text says in figures. Pages without words come as pictures, `scans`. Numbers are as
 * printed. Throws `DocumentRefusal` (encrypted, damaged, over the limits), or the signal's reason.
 */
export function readPdf(bytes: Uint8Array, context: ReaderContext, limits: PdfLimits = PDF_LIMITS): DocumentReading {
  return joinReading(readPieces(bytes, context, limits));
}

/** Pages without words are drawn in a second task: it needs a library that the first may not load. */
async function* readPieces(
  bytes: Uint8Array,
  { sandboxes, signal }: ReaderContext,
  limits: PdfLimits,
): AsyncGenerator<DocumentPiece, void, void> {
  const wordless: number[] = [];
  // What comes back was made by the tasks: both ends of the pipe are this program's.
  const pieces = sandboxes.plain.run({ moduleUrl: taskUrl('pdf-task'), bytes, options: limits }, signal);
  for await (const piece of pieces as AsyncGenerator<PdfPiece, void, void>) {
    if (piece.kind === 'wordless') wordless.push(piece.page);
    else yield piece;
  }
  if (wordless.length === 0) return;
  const options: PictureOptions = { pages: wordless.slice(0, limits.pictures) };
  const pictures = sandboxes.native.run({ moduleUrl: taskUrl('pictures-task'), bytes, options }, signal);
  yield* pictures as AsyncGenerator<DocumentPiece, void, void>;
}
