/**
 * Writes `src/documents/image/ocr/arabic-looks.ts`: how the signs of Arabic numbers look in several typefaces at the sizes
 * of labels in charts. Run it with the font files to draw from: `node scripts/draw-arabic-digits.ts Family=font.ttf …`.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { findComponents } from '../src/documents/image/chart/raster/components.ts';
import type { GlyphLook } from '../src/documents/image/ocr/glyph-atlas.ts';
import { lookAtDigit } from '../src/documents/image/ocr/look-at-digit.ts';

/** Nought is a dot, which has no shape of its own; of the sign of percent the stroke counts. */
const SIGNS = ['١', '٢', '٣', '٤', '٥', '٦', '٧', '٨', '٩', '٪', '+'] as const;
/** Sizes in pixels: that of small labels, and that of pictures drawn twice as large. */
const SIZES = [12, 23] as const;
const SIDE = 64;

async function lookOf(sign: string, family: string, size: number): Promise<GlyphLook | undefined> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><rect width="100%" height="100%" fill="#fff"/><text x="20.3" y="44.4" font-family="${family}" font-size="${size}">${sign}</text></svg>`;
  const { data } = await sharp(Buffer.from(svg)).greyscale().raw().toBuffer({ resolveWithObject: true });
  const values = Uint8Array.from(data.subarray(0, SIDE * SIDE), (value) => 255 - value);
  const mask = values.map((value) => Number(value > 30));
  const [largest] = findComponents(mask, SIDE, SIDE).toSorted((one, other) => other.pixels.length - one.pixels.length);
  if (largest === undefined) return undefined;
  const { left, top, right, bottom } = largest.box;
  const own = new Uint8Array(SIDE * SIDE);
  for (const pixel of largest.pixels) own[pixel] = values[pixel] ?? 0;
  return lookAtDigit(
    { width: SIDE, height: SIDE, values: own },
    { left: left - 1, top: top - 1, width: right - left + 2, height: bottom - top + 2 },
  );
}

/** A look as one line: width for its height, and the ink of each cell as a digit to base 16. */
const write = ({ aspect, ink }: GlyphLook): string =>
  `${aspect.toFixed(2)} ${[...ink].map((share) => Math.round(15 * share).toString(16)).join('')}`;

const lines: string[] = [];
for (const argument of process.argv.slice(2)) {
  const [family = '', fontfile = ''] = argument.split('=');
  // Drawing from a font file is sharp's only way to make the file known.
  await sharp({ text: { text: '١', font: family, fontfile } })
    .raw()
    .toBuffer();
}
for (const sign of SIGNS) {
  const looks: string[] = [];
  for (const argument of process.argv.slice(2))
    for (const size of SIZES) {
      const look = await lookOf(sign, argument.split('=')[0] ?? '', size);
      if (look !== undefined) looks.push(`    '${write(look)}',`);
    }
  lines.push(`  '${sign}': [`, ...looks, '  ],');
}
const families = process.argv.slice(2).map((argument) => argument.split('=')[0]);
writeFileSync(
  fileURLToPath(new URL('../src/documents/image/ocr/arabic-looks.ts', import.meta.url)),
  `// Made by scripts/draw-arabic-digits.ts.\n\n/**\n * How signs of Arabic numbers look in ${families.join(', ')}, each at two sizes: width for height, and the ink in a grid of 8 by 12.\n */\nexport const ARABIC_LOOKS: Readonly<Record<string, readonly string[]>> = {\n${lines.join('\n')}\n};\n`,
);
