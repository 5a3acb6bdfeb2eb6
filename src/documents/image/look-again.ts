import type { DocumentSandboxes, ReaderContext } from '../document-reading.ts';
import type { Box } from '../source-table.ts';

const TASK_URL = import.meta.url.replace(/look-again(\.\w+)$/, 'look-again-task$1');

/** What the task is told beside the bytes. */
export type LookOptions = Pick<DocumentSandboxes, 'ocrDataFolder'> & { readonly boxes: readonly Box[] };

/** What was read in a box; undefined where nothing was, or not surely. */
export type LookedAt = string | undefined;

/**
 * Reads boxes of a PNG, JPEG, WebP or GIF once more, in the picture as it is: the first reading lifts letters off their ground, and errs
 * where it takes one for the other. Boxes are in pixels of the picture as it was sent. Gives a text for each, in their order. Throws
 * `DocumentRefusal`, or the signal's reason.
 */
export async function lookAgain(
  bytes: Uint8Array,
  boxes: readonly Box[],
  { sandboxes, signal }: ReaderContext,
): Promise<readonly LookedAt[]> {
  const { ocrDataFolder } = sandboxes;
  const options: LookOptions = { boxes, ...(ocrDataFolder === undefined ? {} : { ocrDataFolder }) };
  const pieces = sandboxes.native.run({ moduleUrl: TASK_URL, bytes, options }, signal);
  const texts: LookedAt[] = [];
  // What comes back was made by the task: both ends of the pipe are this program's.
  for await (const { text } of pieces as AsyncGenerator<{ readonly text: LookedAt }, void, void>) texts.push(text);
  return texts;
}
