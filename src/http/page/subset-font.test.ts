import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { addSubstitutes } from './find-substitutes.ts';
import { type FontTables, readCharacters, readFont, tableOf } from './read-font.ts';
import { type CodeRange, subsetFont } from './subset-font.ts';

const open = async (source: string): Promise<FontTables> =>
  readFont(await readFile(new URL(import.meta.resolve(source))));
const INTER = await open('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf');
const ARABIC = await open('@expo-google-fonts/ibm-plex-sans-arabic/600SemiBold/IBMPlexSansArabic_600SemiBold.ttf');

const PARTS: readonly (readonly [name: string, font: FontTables, ranges: readonly CodeRange[]])[] = [
  [
    'Latin letters',
    INTER,
    [
      [0x20, 0x17f],
      [0x2000, 0x206f],
      [0x20a0, 0x20c0],
    ],
  ],
  ['Greek and Cyrillic letters', INTER, [[0x370, 0x52f]]],
  [
    'Arabic letters',
    ARABIC,
    [
      [0x600, 0x6ff],
      [0xfb50, 0xfdff],
      [0xfe70, 0xfefe],
    ],
  ],
];
/** What browsers apply by themselves, and figures of one width. */
const FEATURES = new Set(['calt', 'ccmp', 'liga', 'rlig', 'init', 'medi', 'fina', 'isol', 'locl', 'tnum']);

const outlinesOf = (font: FontTables): readonly Buffer[] => {
  const [glyf, loca, head] = [tableOf(font, 'glyf'), tableOf(font, 'loca'), tableOf(font, 'head')];
  const isLong = head.readInt16BE(50) === 1;
  const at = (glyph: number): number => (isLong ? loca.readUInt32BE(4 * glyph) : 2 * loca.readUInt16BE(2 * glyph));
  const count = tableOf(font, 'maxp').readUInt16BE(4);
  return Array.from({ length: count }, (_, glyph) => glyf.subarray(at(glyph), at(glyph + 1)));
};

/** Advance and left side of a glyph; those behind the last full record share its advance. */
const widthOf = (font: FontTables, glyph: number): readonly number[] => {
  const [hmtx, full] = [tableOf(font, 'hmtx'), tableOf(font, 'hhea').readUInt16BE(34)];
  const record = Math.min(glyph, full - 1);
  const side = glyph < full ? 4 * glyph + 2 : 4 * full + 2 * (glyph - full);
  return [hmtx.readUInt16BE(4 * record), hmtx.readInt16BE(side)];
};

/** The outline without the zeros that fill it up to four bytes. */
const trim = (outline: Buffer): string => outline.toString('hex').replace(/(?:00)+$/, '');

describe.each(PARTS)('a part of a font that holds %s', (_name, font, ranges) => {
  const part = subsetFont(font, ranges);
  const isOwn = (code: number): boolean => ranges.some(([first, last]) => first <= code && code <= last);
  const characters = new Map([...readCharacters(font)].filter(([code]) => isOwn(code)));
  const drawn = new Set([0, ...characters.values()]);
  addSubstitutes(font, drawn, FEATURES);

  test('knows its characters, all of them and no others, by the same glyphs', () => {
    expect(characters.size).toBeGreaterThan(100);
    expect([...readCharacters(part)].sort(([a], [b]) => a - b)).toEqual([...characters].sort(([a], [b]) => a - b));
  });

  test('draws each of them, and all that may stand in their places, with the same outline and width', () => {
    const [whole, kept] = [outlinesOf(font), outlinesOf(part)];
    expect(kept).toHaveLength(whole.length);
    expect(drawn.size).toBeGreaterThan(characters.size / 2);
    for (const glyph of drawn) {
      expect(trim(kept[glyph] ?? Buffer.alloc(0)), `glyph ${glyph}`).toBe(trim(whole[glyph] ?? Buffer.alloc(0)));
      expect(widthOf(part, glyph), `glyph ${glyph}`).toEqual(widthOf(font, glyph));
    }
  });

  test('holds the parts that its outlines are made of', () => {
    const kept = outlinesOf(part);
    const whole = outlinesOf(font);
    for (const [glyph, outline] of kept.entries()) {
      if (outline.length === 0 || outline.readInt16BE(0) >= 0) continue;
      const first = outline.readUInt16BE(12);
      expect(kept[first]?.length, `glyph ${first} in ${glyph}`).toBeGreaterThanOrEqual(whole[first]?.length ?? 1);
    }
  });

  test('joins, places and kerns as the whole font does: what shapes is the same, byte for byte', () => {
    for (const tag of ['GSUB', 'GPOS', 'GDEF'])
      expect(part.get(tag)?.equals(font.get(tag) ?? Buffer.alloc(0)), tag).toBe(font.has(tag) ? true : undefined);
    const again = new Set(drawn);
    addSubstitutes(part, again, FEATURES);
    expect(again).toEqual(drawn);
  });

  test('stands on the same lines: its measures are those of the whole font', () => {
    for (const tag of ['OS/2', 'hhea', 'maxp']) expect(part.get(tag)?.equals(tableOf(font, tag)), tag).toBe(true);
    expect(tableOf(part, 'head').readUInt16BE(18)).toBe(tableOf(font, 'head').readUInt16BE(18));
  });

  test('leaves out most of the rest', () => {
    expect(tableOf(part, 'glyf').length).toBeLessThan(tableOf(font, 'glyf').length * 0.9);
  });
});

test('an Arabic letter brings the forms it takes at the beginning, in the middle and at the end of a word', () => {
  const beh = readCharacters(ARABIC).get(0x628) ?? 0;
  const forms = (...features: readonly string[]): number => {
    const glyphs = new Set([beh]);
    addSubstitutes(ARABIC, glyphs, new Set(features));
    return glyphs.size;
  };
  const alone = forms();
  for (const feature of ['init', 'medi', 'fina']) expect(forms(feature), feature).toBeGreaterThan(alone);
});
