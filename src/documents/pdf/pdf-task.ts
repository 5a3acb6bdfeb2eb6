import { type DocumentPiece, toPieces } from '../table-pieces.ts';
import type { PdfLimits } from './page/pdf-limits.ts';
import { readPdfTables } from './read-pdf-tables.ts';

/** What the task gives: the pieces of a reading, and which pages hold no words. */
export type PdfPiece = DocumentPiece | { readonly kind: 'wordless'; readonly page: number };

/** The task of a sandbox that reads a PDF. `limits` are those that `readPdf` sent. */
export async function* runTask(bytes: Uint8Array, limits: PdfLimits): AsyncGenerator<PdfPiece, void, void> {
  for await (const finding of readPdfTables(bytes, limits)) {
    if (finding.kind === 'table') yield* toPieces(finding.table);
    else if (finding.kind === 'wordless' || finding.kind === 'writing') yield finding;
    else yield { kind: 'step', step: finding };
  }
}
