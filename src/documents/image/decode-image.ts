import sharp from 'sharp';
import { DocumentRefusal } from '../document-refusal.ts';
import type { Pixels } from './pixels.ts';

/** What a decoded picture may measure. */
export type ImageLimits = {
  /** Pixels that its header may declare. Nothing is decoded of a picture that declares more. */
  readonly declaredPixels: number;
  /** Pixels that are kept. A larger picture is made smaller while it is decoded. */
  readonly keptPixels: number;
};

/** Photographs of today's telephones are within the first, screenshots of any screen within the second. */
const IMAGE_LIMITS: ImageLimits = { declaredPixels: 64_000_000, keptPixels: 9_000_000 };

/** A decoded picture. */
export type DecodedImage = {
  readonly pixels: Pixels;
  /** Pixels of the picture as it was sent for one pixel here: 1, or more where it was made smaller. */
  readonly scale: number;
};

/** How the bytes of each format begin; dots stand for any byte. Nothing else reaches a decoder. */
const BEGINNINGS: readonly RegExp[] = [/^\x89PNG\r\n\x1a\n/s, /^\xff\xd8\xff/s, /^RIFF....WEBP/s, /^GIF8[79]a/s];

/**
 * Decodes a PNG, JPEG, WebP or GIF (its first frame), turned as its EXIF data says, transparent parts over white.
 * Throws `DocumentRefusal`: `wrong-kind` for other bytes, `too-large` by what the header declares, `damaged`.
 */
export async function decodeImage(bytes: Uint8Array, limits: ImageLimits = IMAGE_LIMITS): Promise<DecodedImage> {
  const { width, height } = await readHeader(bytes, limits);
  const scale = Math.max(1, Math.sqrt((width * height) / limits.keptPixels));
  const decoder = sharp(bytes, { limitInputPixels: limits.declaredPixels, failOn: 'error', pages: 1 }).autoOrient();
  const sized = scale === 1 ? decoder : decoder.resize(Math.max(1, Math.round(width / scale)));
  try {
    const { data, info } = await sized
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    return { pixels: { width: info.width, height: info.height, rgba: data }, scale: width / info.width };
  } catch (cause) {
    throw new DocumentRefusal('damaged', String(cause), { cause });
  }
}

/** The size after turning. */
async function readHeader(bytes: Uint8Array, limits: ImageLimits): Promise<{ width: number; height: number }> {
  const beginning = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  if (!BEGINNINGS.some((pattern) => pattern.test(beginning))) {
    throw new DocumentRefusal('wrong-kind', `a picture that begins with ${JSON.stringify(beginning)}`);
  }
  const metadata = await sharp(bytes, { limitInputPixels: false, pages: 1 })
    .metadata()
    .catch((cause: unknown) => {
      throw new DocumentRefusal('damaged', String(cause), { cause });
    });
  const { width, height } = metadata.autoOrient;
  if (width * height > limits.declaredPixels) throw new DocumentRefusal('too-large', `${width} × ${height} pixels`);
  return { width, height };
}
