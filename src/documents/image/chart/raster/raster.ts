import type { Pixels } from '../../pixels.ts';
import { type Lab, toLab } from '../colour/lab.ts';

/** A rectangle of whole pixels; `right` and `bottom` are not part of it. */
export type Extent = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** A picture without opacity, three bytes a pixel, and its CIELAB beside it, three numbers a pixel. */
export type Raster = {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
  readonly lab: Float32Array;
};

/** The width of a box in pixels. */
export const widthOf = (box: Extent): number => box.right - box.left;

/** The height of a box in pixels. */
export const heightOf = (box: Extent): number => box.bottom - box.top;

/** The smallest box around several; a box without extent where there is none. */
export function boxAround(boxes: readonly Extent[]): Extent {
  const [first, ...rest] = boxes;
  if (first === undefined) return { left: 0, top: 0, right: 0, bottom: 0 };
  return rest.reduce(
    (around, box) => ({
      left: Math.min(around.left, box.left),
      top: Math.min(around.top, box.top),
      right: Math.max(around.right, box.right),
      bottom: Math.max(around.bottom, box.bottom),
    }),
    first,
  );
}

/** True where two boxes have a pixel in common once each has grown by `margin`. */
export const isTouching = (one: Extent, other: Extent, margin = 0): boolean =>
  one.left - margin < other.right &&
  other.left - margin < one.right &&
  one.top - margin < other.bottom &&
  other.top - margin < one.bottom;

/** A box grown by `margin` on all sides, kept within the picture. */
export const growBox = (
  box: Extent,
  margin: number,
  raster: { readonly width: number; readonly height: number },
): Extent => ({
  left: Math.max(0, box.left - margin),
  top: Math.max(0, box.top - margin),
  right: Math.min(raster.width, box.right + margin),
  bottom: Math.min(raster.height, box.bottom + margin),
});

/** Lays a picture over white and measures its colours. */
export function createRaster({ width, height, rgba }: Pixels): Raster {
  const rgb = new Uint8Array(width * height * 3);
  const lab = new Float32Array(width * height * 3);
  const seen = new Map<number, Lab>();
  const over = (at: number, opacity: number): number => Math.round((rgba[at] ?? 0) * opacity + 255 * (1 - opacity));
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const [from, opacity] = [4 * pixel, (rgba[4 * pixel + 3] ?? 255) / 255];
    const [red, green, blue] = [over(from, opacity), over(from + 1, opacity), over(from + 2, opacity)];
    const key = (red << 16) | (green << 8) | blue;
    let colour = seen.get(key);
    if (colour === undefined) {
      colour = toLab(red, green, blue);
      seen.set(key, colour);
    }
    const at = 3 * pixel;
    rgb[at] = red;
    rgb[at + 1] = green;
    rgb[at + 2] = blue;
    lab[at] = colour[0];
    lab[at + 1] = colour[1];
    lab[at + 2] = colour[2];
  }
  return { width, height, rgb, lab };
}

/** The CIELAB of one pixel. */
export const labAt = (raster: Raster, x: number, y: number): Lab => {
  const at = 3 * (y * raster.width + x);
  return [raster.lab[at] ?? 0, raster.lab[at + 1] ?? 0, raster.lab[at + 2] ?? 0];
};

/** The colour of one pixel as one number: red, green and blue, 8 bits each. */
export const colourAt = ({ width, rgb }: Raster, x: number, y: number): number => {
  const at = 3 * (y * width + x);
  return ((rgb[at] ?? 0) << 16) | ((rgb[at + 1] ?? 0) << 8) | (rgb[at + 2] ?? 0);
};

/** The plain distance of two colours in CIELAB (CIE76): quick, and good enough to tell ink from ground. */
export const distanceOf = (one: Lab, other: Lab): number =>
  Math.sqrt((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2);
