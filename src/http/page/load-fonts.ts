import { readFile } from 'node:fs/promises';
import { type FontTables, readFont } from './read-font.ts';
import { type CodeRange, subsetFont } from './subset-font.ts';

/** A family of letters: the installed files of its weights, and the parts that browsers fetch where a text needs them. */
type Family = {
  readonly name: string;
  readonly family: string;
  readonly weights: Readonly<Record<string, string>>;
  /** The letters of each part, as `unicode-range` of CSS writes them. */
  readonly parts: Readonly<Record<string, string>>;
};

/** The letters of the charts, so that texts are as wide as they were measured; the page uses them too. */
const FAMILIES: readonly Family[] = [
  {
    name: 'inter',
    family: 'Inter',
    weights: {
      400: '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
      600: '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
    },
    parts: {
      latin:
        'U+20-7E, U+A0-17F, U+218-21B, U+2C6-2C7, U+2D8-2DD, U+2000-206F, U+2070-209C, U+20A0-20C0, U+2116, U+2122, U+2190-2193, U+2212, U+221E, U+2248, U+2260-2265',
      other:
        'U+180-217, U+21C-2C5, U+2C8-2D7, U+2DE-52F, U+1E00-1FFF, U+2100-2115, U+2117-2121, U+2123-218F, U+2194-2211, U+2213-221D, U+221F-2247, U+2249-225F, U+2266-22FF, U+25A0-27BF',
    },
  },
  {
    name: 'arabic',
    family: 'IBM Plex Sans Arabic',
    weights: {
      400: '@expo-google-fonts/ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf',
      600: '@expo-google-fonts/ibm-plex-sans-arabic/600SemiBold/IBMPlexSansArabic_600SemiBold.ttf',
    },
    parts: { arabic: 'U+600-6FF, U+750-77F, U+FB50-FDFF, U+FE70-FEFE' },
  },
];

type Face = {
  readonly file: string;
  readonly family: string;
  readonly weight: string;
  readonly source: string;
  readonly letters: string;
};

/** The fonts of the page by the names of their files, not yet compressed: each holds the letters of one part. */
export async function loadFonts(): Promise<ReadonlyMap<string, FontTables>> {
  const read = new Map<string, FontTables>();
  for (const { source } of listFaces()) {
    if (!read.has(source)) read.set(source, readFont(await readFile(new URL(import.meta.resolve(source)))));
  }
  return new Map(
    listFaces().map(({ file, source, letters }) => {
      return [file, subsetFont(read.get(source) ?? new Map(), readRanges(letters))] as const;
    }),
  );
}

/** The style rules that name the fonts, and say which letters are in which. */
export function writeFontFaces(): string {
  return listFaces()
    .map(({ file, family, weight, letters }) => {
      const lines = [
        `font-family: "${family}"`,
        `font-weight: ${weight}`,
        'font-display: swap',
        `src: url("./${file}") format("woff2")`,
        `unicode-range: ${letters}`,
      ];
      return `@font-face {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`;
    })
    .join('');
}

function readRanges(letters: string): readonly CodeRange[] {
  return Array.from(letters.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g), ([, first = '', last = first]) => {
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
}

function listFaces(): readonly Face[] {
  return FAMILIES.flatMap(({ name, family, weights, parts }) =>
    Object.entries(weights).flatMap(([weight, source]) =>
      Object.entries(parts).map(([part, letters]) => {
        const file = part === name ? `${name}-${weight}.woff2` : `${name}-${weight}-${part}.woff2`;
        return { file, family, weight, source, letters };
      }),
    ),
  );
}
