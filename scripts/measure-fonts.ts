/**
 * Writes `src/render/text/font-metrics.ts`: how wide each character of the project's fonts is, measured with the very
 * engine that draws PNG. Run it after changing a font: `node scripts/measure-fonts.ts`.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const EM = 1000;
const JOINER = '\u200d';

type Face = { readonly family: string; readonly weight: string; readonly file: string };

const LATIN: readonly Face[] = [
  { family: 'Inter', weight: 'regular', file: '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf' },
  { family: 'Inter Semi-Bold', weight: 'bold', file: '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf' },
];
const ARABIC: readonly Face[] = [
  {
    family: 'IBM Plex Sans Arabic',
    weight: 'regular',
    file: '@expo-google-fonts/ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf',
  },
  {
    family: 'IBM Plex Sans Arabic Semi-Bold',
    weight: 'bold',
    file: '@expo-google-fonts/ibm-plex-sans-arabic/600SemiBold/IBMPlexSansArabic_600SemiBold.ttf',
  },
];

const LATIN_RANGES: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x370, 0x3ff],
  [0x400, 0x45f],
  [0x2010, 0x2027],
  [0x2030, 0x203a],
  [0x2070, 0x208e],
  [0x20a0, 0x20c0],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  [0x2260, 0x2265],
];
const ARABIC_RANGES: readonly (readonly [number, number])[] = [
  [0x60c, 0x60d],
  [0x61b, 0x61b],
  [0x61f, 0x64a],
  [0x660, 0x66d],
  [0x671, 0x6d3],
  [0x6f0, 0x6f9],
];

async function inkWidth(text: string, face: Face): Promise<number> {
  const fontfile = fileURLToPath(import.meta.resolve(face.file));
  const picture = sharp({ text: { text, font: `${face.family} ${EM}`, fontfile, dpi: 72 } });
  return (await picture.raw().toBuffer({ resolveWithObject: true })).info.width;
}

/** Advance in thousandths of an em: what a character adds between two bars of ink. */
async function advance(character: string, face: Face): Promise<number> {
  const escaped = character.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  return (await inkWidth(`|${escaped}|`, face)) - (await inkWidth('||', face));
}

async function measureRanges(
  ranges: readonly (readonly [number, number])[],
  measure: (character: string) => Promise<string>,
): Promise<string> {
  const lines: string[] = [];
  for (const [first, last] of ranges) {
    const widths: string[] = [];
    for (let code = first; code <= last; code++) widths.push(await measure(String.fromCodePoint(code)));
    lines.push(`    [0x${first.toString(16)}, '${widths.join(' ')}'],`);
  }
  return lines.join('\n');
}

const entries: string[] = [];
for (const [index, latin] of LATIN.entries()) {
  const arabic = ARABIC[index];
  if (arabic === undefined) throw new Error('each weight has an Arabic face');
  const latinWidths = await measureRanges(LATIN_RANGES, async (one) => String(await advance(one, latin)));
  const arabicWidths = await measureRanges(ARABIC_RANGES, async (one) => {
    const forms = [one, one + JOINER, JOINER + one + JOINER, JOINER + one];
    const widths: number[] = [];
    for (const form of forms) widths.push(await advance(form, arabic));
    return new Set(widths).size === 1 ? String(widths[0]) : widths.join('/');
  });
  entries.push(`  ${latin.weight}: [\n${latinWidths}\n${arabicWidths}\n  ],`);
}

writeFileSync(
  new URL('../src/render/text/font-metrics.ts', import.meta.url),
  `/**
 * Advance widths of Inter and IBM Plex Sans Arabic in thousandths of an em, per weight: the first character of a run and
 * the widths from there on. Arabic letters have four: alone, first, middle and last of a joined word.
 * Written by \`scripts/measure-fonts.ts\`; do not edit.
 */
export const FONT_METRICS = {
${entries.join('\n')}
} as const satisfies Record<'regular' | 'bold', readonly (readonly [first: number, widths: string])[]>;
`,
);
