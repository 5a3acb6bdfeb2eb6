import type { DocumentReading, DocumentSandboxes, ReaderContext } from '../document-reading.ts';
import { type DocumentPiece, joinReading } from '../table-pieces.ts';

/** The extension is that of this file: `.ts` from source, `.js` when compiled. */
const TASK_URL = import.meta.url.replace(/read-image(\.\w+)$/, 'image-task$1');

/** What the task is told beside the bytes. */
export type ImageOptions = Pick<DocumentSandboxes, 'ocrDataFolder'>;

/**
 * Reads the tables that a PNG, JPEG, WebP or GIF shows, or the values of its chart, or the figures of its sentences: the reading that
 * explains most of it. Boxes of cells are in pixels of the picture as it was sent, turned as its EXIF data says. Where nothing can
 * be read there is no table but a doubt that says what is missing. Throws `DocumentRefusal`, or the signal's reason.
 */
export function readImage(bytes: Uint8Array, { sandboxes, signal }: ReaderContext): DocumentReading {
  const { ocrDataFolder } = sandboxes;
  const options: ImageOptions = ocrDataFolder === undefined ? {} : { ocrDataFolder };
  const pieces = sandboxes.native.run({ moduleUrl: TASK_URL, bytes, options }, signal);
  // What comes back was made by `toPieces`: both ends of the pipe are this program's.
  return joinReading(pieces as AsyncGenerator<DocumentPiece, void, void>);
}
