import type { Box, Pixels } from '../pixels.ts';

/** By how many degrees clockwise a picture is turned. */
export const TURNS = [180, 90, 270] as const;
export type Turn = (typeof TURNS)[number];

/** The picture turned clockwise. */
export function turnPixels({ width, height, rgba }: Pixels, turn: Turn): Pixels {
  const [newWidth, newHeight] = turn === 180 ? [width, height] : [height, width];
  const from = new Uint32Array(rgba.slice().buffer);
  const to = new Uint32Array(from.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [newX, newY] = placeAfter(x, y, turn, { width: width - 1, height: height - 1 });
      to[newY * newWidth + newX] = from[y * width + x] ?? 0;
    }
  }
  return { width: newWidth, height: newHeight, rgba: new Uint8Array(to.buffer) };
}

/** A box of the turned picture in the picture as it was, whose size is given. */
export function turnBoxBack(box: Box, turn: Turn, size: Pick<Pixels, 'width' | 'height'>): Box {
  const { left, top, width, height } = box;
  if (turn === 180) return { left: size.width - left - width, top: size.height - top - height, width, height };
  if (turn === 90) return { left: top, top: size.height - left - width, width: height, height: width };
  return { left: size.width - top - height, top: left, width: height, height: width };
}

function placeAfter(
  x: number,
  y: number,
  turn: Turn,
  last: { readonly width: number; readonly height: number },
): readonly [number, number] {
  if (turn === 180) return [last.width - x, last.height - y];
  return turn === 90 ? [last.height - y, x] : [y, last.width - x];
}
