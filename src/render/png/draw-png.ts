import sharp from 'sharp';
import { installFonts } from './install-fonts.ts';

/**
 * Turns a picture's SVG into PNG bytes with the project's own fonts, whatever fonts the machine has. `density` is how many pixels
 * of PNG stand for one of SVG, 1 to 4. Throws where the SVG is malformed.
 */
export async function drawPng(svg: string, { density = 1 }: { readonly density?: number } = {}): Promise<Buffer> {
  await installFonts();
  const dpi = 72 * Math.min(4, Math.max(1, density));
  return sharp(Buffer.from(svg), { density: dpi }).png({ compressionLevel: 6 }).toBuffer();
}
