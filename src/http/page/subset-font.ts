import { addSubstitutes } from './find-substitutes.ts';
import { type FontTables, readCharacters, tableOf } from './read-font.ts';

/** Code points from the first to the last, both included. */
export type CodeRange = readonly [first: number, last: number];

/** What browsers do by themselves, what letters of Arabic need to join, and figures of one width. */
const FEATURES: ReadonlySet<string> = new Set([
  ...['calt', 'ccmp', 'clig', 'liga', 'locl', 'rclt', 'rlig', 'rvrn'],
  ...['init', 'medi', 'fina', 'isol', 'mset', 'tnum'],
]);

/** What drawing needs, and the names without which browsers take no font. */
const KEPT = ['GDEF', 'GPOS', 'GSUB', 'OS/2', 'cvt ', 'fpgm', 'gasp', 'head', 'hhea', 'maxp', 'name', 'prep'] as const;

/** A glyph that is made of others says so by a count of outlines below zero. */
const COMPOSITE_HEADER = 10;
const HAS_MORE = 0x20;
const HAS_WORDS = 0x1;
const [HAS_SCALE, HAS_TWO_SCALES, HAS_MATRIX] = [0x8, 0x40, 0x80];

/**
 * Gives a font that holds the characters of some ranges and whatever is drawn in their places; the outlines of all others are
 * left out. Glyphs keep their numbers, so that the tables that join and kern them stay as they are.
 */
export function subsetFont(font: FontTables, ranges: readonly CodeRange[]): FontTables {
  const isWanted = (code: number): boolean => ranges.some(([first, last]) => first <= code && code <= last);
  const characters = [...readCharacters(font)].filter(([code]) => isWanted(code)).sort(([a], [b]) => a - b);
  const glyphs = new Set([0, ...characters.map(([, glyph]) => glyph)]);
  addSubstitutes(font, glyphs, FEATURES);
  const outlines = readOutlines(font);
  for (const glyph of glyphs) for (const part of listParts(outlines[glyph])) glyphs.add(part);
  const kept = KEPT.flatMap((tag) => {
    const table = font.get(tag);
    return table === undefined ? [] : [[tag, table] as const];
  });
  return new Map([
    ...kept,
    ['cmap', writeCharacters(characters)],
    ...writeOutlines(outlines, glyphs),
    ['head', withLongOffsets(tableOf(font, 'head'))],
    ['hmtx', keepWidths(font, glyphs)],
    ['post', withoutNames(tableOf(font, 'post'))],
  ]);
}

function readOutlines(font: FontTables): readonly Buffer[] {
  const [glyf, loca] = [tableOf(font, 'glyf'), tableOf(font, 'loca')];
  const isLong = tableOf(font, 'head').readInt16BE(50) === 1;
  const offsetOf = (glyph: number): number =>
    isLong ? loca.readUInt32BE(4 * glyph) : 2 * loca.readUInt16BE(2 * glyph);
  const count = tableOf(font, 'maxp').readUInt16BE(4);
  return Array.from({ length: count }, (_, glyph) => glyf.subarray(offsetOf(glyph), offsetOf(glyph + 1)));
}

/** The glyphs that an outline is made of; none where it is drawn by itself. */
function listParts(outline: Buffer | undefined): readonly number[] {
  if (outline === undefined || outline.length === 0 || outline.readInt16BE(0) >= 0) return [];
  const parts: number[] = [];
  let flags = HAS_MORE;
  for (let at = COMPOSITE_HEADER; (flags & HAS_MORE) !== 0; ) {
    flags = outline.readUInt16BE(at);
    parts.push(outline.readUInt16BE(at + 2));
    const scales = flags & HAS_MATRIX ? 8 : flags & HAS_TWO_SCALES ? 4 : flags & HAS_SCALE ? 2 : 0;
    at += 4 + (flags & HAS_WORDS ? 4 : 2) + scales;
  }
  return parts;
}

function writeOutlines(
  outlines: readonly Buffer[],
  glyphs: ReadonlySet<number>,
): readonly (readonly [tag: string, table: Buffer])[] {
  const loca = Buffer.alloc(4 * (outlines.length + 1));
  const kept: Buffer[] = [];
  let at = 0;
  for (const [glyph, outline] of outlines.entries()) {
    loca.writeUInt32BE(at, 4 * glyph);
    if (!glyphs.has(glyph)) continue;
    const padded = Buffer.concat([outline, Buffer.alloc(-outline.length & 3)]);
    kept.push(padded);
    at += padded.length;
  }
  loca.writeUInt32BE(at, 4 * outlines.length);
  return [
    ['glyf', Buffer.concat(kept)],
    ['loca', loca],
  ];
}

function withLongOffsets(head: Buffer): Buffer {
  const changed = Buffer.from(head);
  changed.writeInt16BE(1, 50);
  return changed;
}

/** Format 3: no names. */
function withoutNames(post: Buffer): Buffer {
  const changed = Buffer.from(post.subarray(0, 32));
  changed.writeUInt32BE(0x30000, 0);
  return changed;
}

/** Widths of glyphs that are left out become zero, which takes no room once it is compressed. */
function keepWidths(font: FontTables, glyphs: ReadonlySet<number>): Buffer {
  const widths = Buffer.from(tableOf(font, 'hmtx'));
  const count = tableOf(font, 'hhea').readUInt16BE(34);
  for (let glyph = 0; glyph < count - 1; glyph++) if (!glyphs.has(glyph)) widths.fill(0, 4 * glyph, 4 * glyph + 4);
  return widths;
}

/** A map of characters in format 4: runs of code points whose glyphs follow each other too. */
function writeCharacters(characters: readonly (readonly [code: number, glyph: number])[]): Buffer {
  const runs: { start: number; end: number; delta: number }[] = [];
  for (const [code, glyph] of characters) {
    const last = runs.at(-1);
    const delta = (glyph - code) & 0xffff;
    if (last !== undefined && last.end === code - 1 && last.delta === delta) last.end = code;
    else runs.push({ start: code, end: code, delta });
  }
  runs.push({ start: 0xffff, end: 0xffff, delta: 1 });
  const power = 2 ** Math.floor(Math.log2(runs.length));
  const numbers = [
    ...[2 * runs.length, 2 * power, Math.log2(power), 2 * (runs.length - power)],
    ...runs.map(({ end }) => end),
    0,
    ...runs.map(({ start }) => start),
    ...runs.map(({ delta }) => delta),
    ...runs.map(() => 0),
  ];
  const [version, maps, platform, encoding] = [0, 1, 3, 1];
  const map = [4, 6 + 2 * numbers.length, 0, ...numbers];
  return toWords([version, maps, platform, encoding, 0, 12, ...map]);
}

function toWords(numbers: readonly number[]): Buffer {
  const bytes = Buffer.alloc(2 * numbers.length);
  for (const [index, number] of numbers.entries()) bytes.writeUInt16BE(number, 2 * index);
  return bytes;
}
