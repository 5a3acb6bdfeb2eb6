import type { Raster } from '../raster/raster.ts';
import type { Ground } from './find-ground.ts';

/** For each pixel how far it is from the ground (CIE76), and how much more colourful it is than the ground. */
export type ContrastMap = { readonly contrast: Float32Array; readonly chroma: Float32Array };

/** Measures every pixel against the ground once; whoever looks for ink or lines starts from here. */
export function mapContrast({ width, height, lab }: Raster, { page, panel }: Ground): ContrastMap {
  const contrast = new Float32Array(width * height);
  const chroma = new Float32Array(width * height);
  const pageChroma = Math.hypot(page[1], page[2]);
  const panelChroma = panel === undefined ? 0 : Math.hypot(panel.colour[1], panel.colour[2]);
  for (let y = 0; y < height; y += 1) {
    const isPanelRow = panel !== undefined && y >= panel.box.top && y < panel.box.bottom;
    for (let x = 0; x < width; x += 1) {
      const isPanel = isPanelRow && x >= panel.box.left && x < panel.box.right;
      const ground = isPanel ? panel.colour : page;
      const pixel = y * width + x;
      const [lightness = 0, a = 0, b = 0] = [lab[3 * pixel], lab[3 * pixel + 1], lab[3 * pixel + 2]];
      const [byLightness, byA, byB] = [lightness - ground[0], a - ground[1], b - ground[2]];
      contrast[pixel] = Math.sqrt(byLightness * byLightness + byA * byA + byB * byB);
      chroma[pixel] = Math.sqrt(a * a + b * b) - (isPanel ? panelChroma : pageChroma);
    }
  }
  return { contrast, chroma };
}

/** Colours nearer than this to the ground are the ground: noise of compression, not ink. */
const INK_DISTANCE = 4.5;

/** Marks every pixel that is not ground. */
export function findInk({ contrast }: ContrastMap): Uint8Array {
  const ink = new Uint8Array(contrast.length);
  for (let pixel = 0; pixel < ink.length; pixel += 1) ink[pixel] = (contrast[pixel] ?? 0) > INK_DISTANCE ? 1 : 0;
  return ink;
}
