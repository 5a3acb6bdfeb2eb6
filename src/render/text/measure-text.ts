import { FONT_METRICS } from './font-metrics.ts';

/** The weights that the fonts of the project have. */
export type FontWeight = 'regular' | 'bold';

/** Letters to measure: size in pixels, weight regular where absent. */
export type FontSpec = { readonly size: number; readonly weight?: FontWeight };

/** Heights of a line in parts of the font's size, the largest of both fonts. */
export const ASCENT = 0.97;
/** What hangs below the base line, in parts of the font's size. */
export const DESCENT = 0.26;
/** The height of capitals and digits in parts of the font's size. */
export const CAP_HEIGHT = 0.727;
/** From one base line to the next, in parts of the font's size. */
export const LINE_HEIGHT = 1.3;

/** Widths in thousandths of an em: alone, first, middle, last of a joined word. */
type Widths = readonly [alone: number, first: number, middle: number, last: number];

/** An average letter, for what the tables do not hold. */
const UNKNOWN_WIDTH = 640;
const WIDE_WIDTH = 1000;
const EMOJI_WIDTH = 1250;
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/;
const NO_WIDTH = /[\p{Mn}\p{Me}\p{Cf}\p{Cc}]/u;
const EMOJI = /\p{Extended_Pictographic}/u;

const TABLES: Record<FontWeight, ReadonlyMap<number, Widths>> = {
  regular: readTable(FONT_METRICS.regular),
  bold: readTable(FONT_METRICS.bold),
};

function readTable(runs: readonly (readonly [first: number, widths: string])[]): ReadonlyMap<number, Widths> {
  const table = new Map<number, Widths>();
  for (const [first, widths] of runs) {
    for (const [place, written] of widths.split(' ').entries()) {
      const [alone = 0, initial = alone, middle = alone, last = alone] = written.split('/').map(Number);
      table.set(first + place, [alone, initial, middle, last]);
    }
  }
  return table;
}

const isArabicLetter = (code: number): boolean =>
  (code >= 0x620 && code <= 0x64a && code !== 0x621) || (code >= 0x671 && code <= 0x6d3);

/** Letters that join only to the letter before them: alef, dal, dhal, reh, zain, waw, teh marbuta and their kin. */
const JOINS_BACK_ONLY = new Set('آأؤإاةدذرزوٱڈڑژۇۈۋۀۃ');

/**
 * The width in pixels of one line of text as our fonts draw it, kerning left out (which makes texts narrower, if anything).
 * Right for the letters of Latin, Greek, Cyrillic and Arabic, which join; near for others. Same result on every machine.
 */
export function measureText(text: string, font: FontSpec): number {
  const table = TABLES[font.weight ?? 'regular'];
  let total = 0;
  let joinsOn = false;
  const characters = [...text];
  for (let index = 0; index < characters.length; index++) {
    const character = characters[index] ?? '';
    const code = character.codePointAt(0) ?? 0;
    if (code > 0x2ff && NO_WIDTH.test(character)) continue;
    const widths = table.get(code);
    if (!isArabicLetter(code)) {
      joinsOn = false;
      total += widths?.[0] ?? unknownWidth(character);
      continue;
    }
    const joinsNext = !JOINS_BACK_ONLY.has(character) && isArabicLetter(nextCode(characters, index));
    total += widths?.[joinsOn ? (joinsNext ? 2 : 3) : joinsNext ? 1 : 0] ?? UNKNOWN_WIDTH;
    joinsOn = joinsNext;
  }
  return (total * font.size) / 1000;
}

/** The next character that has a width: marks above and below letters do not part them. */
function nextCode(characters: readonly string[], index: number): number {
  for (let next = index + 1; next < characters.length; next++) {
    const character = characters[next] ?? '';
    if (!NO_WIDTH.test(character)) return character.codePointAt(0) ?? 0;
  }
  return 0;
}

function unknownWidth(character: string): number {
  if (NO_WIDTH.test(character)) return 0;
  if (WIDE.test(character)) return WIDE_WIDTH;
  return EMOJI.test(character) ? EMOJI_WIDTH : UNKNOWN_WIDTH;
}
