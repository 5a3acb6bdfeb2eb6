import { type Ground, groundAt } from '../colour/find-ground.ts';
import { distanceOf, heightOf, labAt, type Raster, widthOf } from '../raster/raster.ts';
import type { TextPiece } from './find-texts.ts';

/** Ink, 0 to 1 a pixel, row by row: a piece with one pixel around it. */
export type Crop = { readonly width: number; readonly height: number; readonly darkness: Float32Array };

/** The ink of a piece as darkness 0 to 1 over white, whatever its colour; neighbours that are not its own are left out. */
export function cropPiece(raster: Raster, ground: Ground, piece: TextPiece): Crop {
  const { extent } = piece;
  const [width, height] = [widthOf(extent) + 2, heightOf(extent) + 2];
  const isOwn = new Uint8Array(width * height);
  for (const { pixels } of piece.glyphs) {
    for (const pixel of pixels) {
      const x = (pixel % raster.width) - extent.left + 1;
      const y = Math.floor(pixel / raster.width) - extent.top + 1;
      for (let near = -1; near <= 1; near += 1) {
        for (let beside = -1; beside <= 1; beside += 1) {
          if (x + beside >= 0 && x + beside < width && y + near >= 0 && y + near < height)
            isOwn[(y + near) * width + x + beside] = 1;
        }
      }
    }
  }
  const darkness = new Float32Array(width * height);
  let most = 1;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [atX, atY] = [x + extent.left - 1, y + extent.top - 1];
      if (isOwn[y * width + x] === 0 || atX < 0 || atY < 0 || atX >= raster.width || atY >= raster.height) continue;
      const strength = distanceOf(labAt(raster, atX, atY), groundAt(ground, atX, atY));
      darkness[y * width + x] = strength;
      most = Math.max(most, strength);
    }
  }
  return { width, height, darkness: darkness.map((strength) => strength / most) };
}
