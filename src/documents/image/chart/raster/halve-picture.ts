import type { Pixels } from '../../pixels.ts';

/** The picture at half its size: each pixel the mean of four. */
export function halvePicture({ width, height, rgba }: Pixels): Pixels {
  const [newWidth, newHeight] = [width >> 1, height >> 1];
  const half = new Uint8Array(4 * newWidth * newHeight);
  for (let y = 0; y < newHeight; y += 1) {
    for (let x = 0; x < newWidth; x += 1) {
      const from = 4 * (2 * y * width + 2 * x);
      for (let channel = 0; channel < 4; channel += 1) {
        const at = (by: number): number => rgba[from + by + channel] ?? 0;
        half[4 * (y * newWidth + x) + channel] = (at(0) + at(4) + at(4 * width) + at(4 * width + 4) + 2) >> 2;
      }
    }
  }
  return { width: newWidth, height: newHeight, rgba: half };
}
