import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { decodeImage } from './decode-image.ts';

const RED_AND_CLEAR = { width: 2, height: 1, channels: 4 } as const;

function draw(): ReturnType<typeof sharp> {
  return sharp(Uint8Array.of(255, 0, 0, 255, 0, 0, 0, 0), { raw: RED_AND_CLEAR });
}

describe('decodeImage', () => {
  it.each(['png', 'webp', 'gif'] as const)('reads a %s, clear parts over white', async (format) => {
    const { pixels, scale } = await decodeImage(await draw().toFormat(format, { lossless: true }).toBuffer());
    expect([pixels.width, pixels.height, scale]).toEqual([2, 1, 1]);
    expect([...pixels.rgba]).toEqual([255, 0, 0, 255, 255, 255, 255, 255]);
  });

  it('turns a JPEG as its EXIF data says', async () => {
    const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#fff' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { pixels } = await decodeImage(bytes);
    expect([pixels.width, pixels.height]).toEqual([20, 30]);
  });

  it('makes large pictures smaller and tells how much', async () => {
    const bytes = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const { pixels, scale } = await decodeImage(bytes, { declaredPixels: 100_000, keptPixels: 20_000 });
    expect([pixels.width, pixels.height, scale]).toEqual([200, 100, 2]);
  });

  it('refuses by the header what declares too many pixels, and what is no picture or is cut off', async () => {
    const bytes = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    await expect(decodeImage(bytes, { declaredPixels: 1000, keptPixels: 1000 })).rejects.toMatchObject({
      reason: 'too-large',
    });
    await expect(decodeImage(bytes.subarray(0, 60))).rejects.toMatchObject({ reason: 'damaged' });
    await expect(decodeImage(Buffer.from('no picture'))).rejects.toMatchObject({ reason: 'wrong-kind' });
    await expect(
      decodeImage(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')),
    ).rejects.toMatchObject({
      reason: 'wrong-kind',
    });
  });
});
