import type { Box } from '../source-table.ts';

export type { Box } from '../source-table.ts';

/** A picture in memory: 8-bit sRGB with a full alpha, row by row from the top left corner, 4 bytes a pixel. */
export type Pixels = { readonly width: number; readonly height: number; readonly rgba: Uint8Array };

/** Luminance of a picture, a byte a pixel, or any other map with a byte a pixel. */
export type GreyImage = { readonly width: number; readonly height: number; readonly values: Uint8Array };

/** The luminance of each pixel, by the weights of Rec. 601 that are usual for sRGB values as they are. */
export function toGrey({ width, height, rgba }: Pixels): GreyImage {
  const values = new Uint8Array(width * height);
  for (let pixel = 0, byte = 0; pixel < values.length; pixel += 1, byte += 4) {
    const [red = 0, green = 0, blue = 0] = [rgba[byte], rgba[byte + 1], rgba[byte + 2]];
    values[pixel] = (red * 299 + green * 587 + blue * 114 + 500) / 1000;
  }
  return { width, height, values };
}

/** The smallest box around both. */
export function uniteBoxes(one: Box, other: Box): Box {
  const left = Math.min(one.left, other.left);
  const top = Math.min(one.top, other.top);
  const right = Math.max(one.left + one.width, other.left + other.width);
  const bottom = Math.max(one.top + one.height, other.top + other.height);
  return { left, top, width: right - left, height: bottom - top };
}
