import type { ReaderContext, ScannedPage } from '../document-reading.ts';
import { DocumentRefusal } from '../document-refusal.ts';
import type { DocumentPiece } from '../table-pieces.ts';
import type { PictureOptions } from './pictures-task.ts';

/** Sharp enough to read on a screen, and a hundred kilobytes or two. */
const DOTS_OF_INCH = 110;
/** Pictures are a courtesy: who waits for data waits no longer than this for them. */
const LONGEST_MS = 8_000;

const TASK_URL = import.meta.url.replace(/draw-pages(\.\w+)$/, 'pictures-task$1');

/**
 * Pictures of some pages of a PDF, counted from 1, as they look on paper; blank pages are left out. None where the file can't be
 * drawn in time, or at all. Throws the signal's reason.
 */
export async function drawPages(
  bytes: Uint8Array,
  pages: readonly number[],
  { sandboxes, signal }: ReaderContext,
): Promise<readonly ScannedPage[]> {
  const options: PictureOptions = { pages, dotsOfInch: DOTS_OF_INCH };
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]);
  const pieces = sandboxes.native.run({ moduleUrl: TASK_URL, bytes, options }, inTime);
  const drawn: ScannedPage[] = [];
  try {
    // What comes back was made by the task: both ends of the pipe are this program's.
    for await (const piece of pieces as AsyncGenerator<DocumentPiece, void, void>)
      if (piece.kind === 'scan') drawn.push(piece.scan);
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof DocumentRefusal) && !inTime.aborted) throw error;
  }
  return drawn;
}
