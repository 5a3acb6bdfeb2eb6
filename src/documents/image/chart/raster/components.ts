import type { Extent } from './raster.ts';

/** A set of pixels that touch each other, corners included. `pixels` are indexes y * width + x. */
export type Component = { readonly box: Extent; readonly pixels: Int32Array };

type Field = { readonly mask: Uint8Array; readonly width: number; readonly height: number };

function fillFrom(start: number, { mask, width, height }: Field, seen: Uint8Array): Int32Array {
  const stack = [start];
  const found: number[] = [];
  seen[start] = 1;
  for (let pixel = stack.pop(); pixel !== undefined; pixel = stack.pop()) {
    found.push(pixel);
    const x = pixel % width;
    const y = (pixel - x) / width;
    for (let nearY = Math.max(0, y - 1); nearY <= Math.min(height - 1, y + 1); nearY += 1) {
      for (let nearX = Math.max(0, x - 1); nearX <= Math.min(width - 1, x + 1); nearX += 1) {
        const near = nearY * width + nearX;
        if (mask[near] === 0 || seen[near] === 1) continue;
        seen[near] = 1;
        stack.push(near);
      }
    }
  }
  return Int32Array.from(found);
}

function boxOf(pixels: Int32Array, width: number): Extent {
  let [left, top, right, bottom] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0, 0];
  for (const pixel of pixels) {
    const x = pixel % width;
    const y = (pixel - x) / width;
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  return { left, top, right, bottom };
}

/** The connected components of a mask (every pixel that is not 0), in reading order of their first pixel. */
export function findComponents(mask: Uint8Array, width: number, height: number): readonly Component[] {
  const seen = new Uint8Array(mask.length);
  const components: Component[] = [];
  for (let pixel = 0; pixel < mask.length; pixel += 1) {
    if (mask[pixel] === 0 || seen[pixel] === 1) continue;
    const pixels = fillFrom(pixel, { mask, width, height }, seen);
    components.push({ box: boxOf(pixels, width), pixels });
  }
  return components;
}
