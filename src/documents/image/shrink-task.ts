import sharp from 'sharp';
import { decodeImage } from './decode-image.ts';
import type { ShrunkPicture } from './shrink-picture.ts';

const QUALITY = 88;

/** The task of a sandbox that makes a picture smaller. `options.longestEdge` is in pixels; smaller pictures keep their size. */
export async function* runTask(
  bytes: Uint8Array,
  { longestEdge }: { readonly longestEdge: number },
): AsyncGenerator<ShrunkPicture, void, void> {
  const { pixels } = await decodeImage(bytes);
  const { width, height, rgba } = pixels;
  const picture = await sharp(rgba, { raw: { width, height, channels: 4 } })
    .resize({ width: longestEdge, height: longestEdge, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: QUALITY })
    .toBuffer();
  yield { mimeType: 'image/jpeg', bytes: picture };
}
