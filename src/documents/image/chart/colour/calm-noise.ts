import type { Pixels } from '../../pixels.ts';
import { findComponents } from '../raster/components.ts';
import { heightOf, widthOf } from '../raster/raster.ts';

/** What is so near to the page in each channel is the page, where a picture is noisy. */
const NEAR_PAGE = 10;
/**
 * A picture is noisy where so many colours close to that of its page, and tinted a little, are found, and that share of its pixels has
 * one of them: the edges of what was drawn mix with the page in few tints.
 */
const LEAST_COLOURS = 24;
const LEAST_SHARE = 0.004;
const LEAST_TINT = 2;
/** What so large a share of the pixels has is a colour that was chosen, a card on a page. */
const RARE = 0.002;
/** Specks are a little further from the page, and so small in each direction, in pixels; lines of a grid are as pale but long. */
const PALE = 32;
const SPECK = 36;
/** Neighbours that differ by no more in each channel are averaged, this many pixels around. */
const ALIKE = 26;
const AROUND = 2;

const keyAt = (rgba: Uint8Array, pixel: number): number =>
  ((rgba[4 * pixel] ?? 0) << 16) | ((rgba[4 * pixel + 1] ?? 0) << 8) | (rgba[4 * pixel + 2] ?? 0);

function mostFrequent({ rgba, width, height }: Pixels): number {
  const counts = new Map<number, number>();
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const key = keyAt(rgba, pixel);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  let [best, most] = [0xffffff, 0];
  for (const [key, count] of counts) if (count > most) [best, most] = [key, count];
  return best;
}

const farness = (one: number, other: number): number =>
  Math.max(
    Math.abs((one >> 16) - (other >> 16)),
    Math.abs(((one >> 8) & 0xff) - ((other >> 8) & 0xff)),
    Math.abs((one & 0xff) - (other & 0xff)),
  );

function isNoisy({ rgba, width, height }: Pixels, page: number): boolean {
  const counts = new Map<number, number>();
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const key = keyAt(rgba, pixel);
    if (key === page || farness(key, page) > NEAR_PAGE || tintOf(key, page) < LEAST_TINT) continue;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const rare = [...counts.values()].filter((count) => count < RARE * width * height);
  return rare.length >= LEAST_COLOURS && rare.reduce((sum, count) => sum + count, 0) >= LEAST_SHARE * width * height;
}

/** Compression spreads the hue of a mark onto the page beside it, so many pixels far. */
const BLEED = 2;
/** What is so far from the page in some channel is a mark; what is less far than the second, tinted and beside one, was bled on. */
const STRONG = 90;
const WEAK = 56;
const TINTED = 8;

const tintOf = (key: number, page: number): number => {
  const channels = [16, 8, 0].map((shift) => ((key >> shift) & 0xff) - ((page >> shift) & 0xff));
  return Math.max(...channels) - Math.min(...channels);
};

/** Marks which pixels of the page a mark beside them has tinted. */
function addBled({ rgba, width, height }: Pixels, page: number, isPage: Uint8Array): void {
  const isStrong = new Uint8Array(width * height);
  for (let pixel = 0; pixel < isStrong.length; pixel += 1)
    isStrong[pixel] = farness(keyAt(rgba, pixel), page) >= STRONG ? 1 : 0;
  for (let y = BLEED; y < height - BLEED; y += 1) {
    for (let x = BLEED; x < width - BLEED; x += 1) {
      const pixel = y * width + x;
      const own = keyAt(rgba, pixel);
      if (isPage[pixel] === 1 || farness(own, page) > WEAK || tintOf(own, page) < TINTED) continue;
      let isBeside = false;
      for (let byY = -BLEED; byY <= BLEED && !isBeside; byY += 1)
        for (let byX = -BLEED; byX <= BLEED; byX += 1) if (isStrong[pixel + byY * width + byX] === 1) isBeside = true;
      if (isBeside) isPage[pixel] = 1;
    }
  }
}

/** Which pixels are the page: what is near to it, and specks that are nearly so. */
function findPage({ rgba, width, height }: Pixels, page: number): Uint8Array {
  const isPage = new Uint8Array(width * height);
  const isPale = new Uint8Array(width * height);
  for (let pixel = 0; pixel < isPage.length; pixel += 1) {
    const far = farness(keyAt(rgba, pixel), page);
    if (far <= NEAR_PAGE) isPage[pixel] = 1;
    else if (far <= PALE) isPale[pixel] = 1;
  }
  for (const { box, pixels } of findComponents(isPale, width, height))
    if (widthOf(box) <= SPECK && heightOf(box) <= SPECK) for (const pixel of pixels) isPage[pixel] = 1;
  addBled({ rgba, width, height }, page, isPage);
  return isPage;
}

/**
 * A picture without the noise that compression leaves around letters and marks: what is nearly the page becomes the page, and each
 * other pixel the average of those around it that are like it, so that edges stay. A picture without noise is given as it is.
 */
export function calmNoise(pixels: Pixels): { readonly pixels: Pixels; readonly isNoisy: boolean } {
  const page = mostFrequent(pixels);
  if (!isNoisy(pixels, page)) return { pixels, isNoisy: false };
  const { width, height, rgba } = pixels;
  const isPage = findPage(pixels, page);
  const calm = rgba.slice();
  const set = (pixel: number, red: number, green: number, blue: number): void => {
    [calm[4 * pixel], calm[4 * pixel + 1], calm[4 * pixel + 2]] = [red, green, blue];
  };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x;
      const own = keyAt(rgba, pixel);
      if (isPage[pixel] === 1) {
        set(pixel, page >> 16, (page >> 8) & 0xff, page & 0xff);
        continue;
      }
      let [red, green, blue, count] = [0, 0, 0, 0];
      for (let nearY = Math.max(0, y - AROUND); nearY <= Math.min(height - 1, y + AROUND); nearY += 1) {
        for (let nearX = Math.max(0, x - AROUND); nearX <= Math.min(width - 1, x + AROUND); nearX += 1) {
          const near = keyAt(rgba, nearY * width + nearX);
          if (farness(near, own) > ALIKE || isPage[nearY * width + nearX] === 1) continue;
          red += near >> 16;
          green += (near >> 8) & 0xff;
          blue += near & 0xff;
          count += 1;
        }
      }
      set(pixel, red / count, green / count, blue / count);
    }
  }
  return { pixels: { width, height, rgba: calm }, isNoisy: true };
}
