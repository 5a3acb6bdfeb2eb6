import { ARABIC_LOOKS } from './arabic-looks.ts';
import { GlyphAtlas } from './glyph-atlas.ts';

/** The line that samples from typefaces are of: none of a picture. */
const FROM_TYPEFACES = -1;
const DARKEST = 15;

/** An atlas of how digits of the Arab east, or other signs of their numbers, look in the typefaces known; to be taught those of a picture. */
export function createArabicAtlas(signs: Iterable<string> = Object.keys(ARABIC_LOOKS)): GlyphAtlas {
  const atlas = new GlyphAtlas();
  for (const sign of signs) {
    for (const look of ARABIC_LOOKS[sign] ?? []) {
      const [aspect, ink = ''] = look.split(' ');
      const shades = Float32Array.from(ink, (shade) => Number.parseInt(shade, 16) / DARKEST);
      atlas.add(sign, { ink: shades, aspect: Number(aspect) }, FROM_TYPEFACES);
    }
  }
  return atlas;
}
