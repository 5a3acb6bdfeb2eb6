import type { ReaderContext } from '../document-reading.ts';

/** A picture encoded anew: nothing of what came with its pixels (place, device, remarks) is in it. */
export type ShrunkPicture = { readonly mimeType: 'image/jpeg'; readonly bytes: Uint8Array };

const TASK_URL = import.meta.url.replace(/shrink-picture(\.\w+)$/, 'shrink-task$1');

/**
 * The picture of a PNG, JPEG, WebP or GIF, no edge longer than so many pixels. Throws `DocumentRefusal` for one that can't be
 * decoded, or the signal's reason.
 */
export async function shrinkPicture(
  bytes: Uint8Array,
  longestEdge: number,
  { sandboxes, signal }: ReaderContext,
): Promise<ShrunkPicture> {
  const pieces = sandboxes.native.run({ moduleUrl: TASK_URL, bytes, options: { longestEdge } }, signal);
  // What comes back was made by the task: both ends of the pipe are this program's.
  for await (const piece of pieces as AsyncGenerator<ShrunkPicture, void, void>) return piece;
  throw new Error('The task that shrinks pictures gave none.');
}
