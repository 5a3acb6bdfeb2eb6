import type { FontTables } from './read-font.ts';

/** A lookup of GSUB: its type, and its subtables. */
type Lookup = { readonly type: number; readonly subtables: readonly Buffer[] };

/** Gives the glyphs that a subtable puts in the place of those of a set. */
type Substitution = (subtable: Buffer, glyphs: ReadonlySet<number>) => readonly number[];

const EXTENSION = 7;

/**
 * Adds to a set of glyphs all that a font may draw in their places under some features (OpenType 1.9, GSUB). Lookups that no
 * feature names are those that others call, and are followed whatever calls them; so the set may be larger than it must be,
 * never smaller.
 */
export function addSubstitutes(font: FontTables, glyphs: Set<number>, features: ReadonlySet<string>): void {
  const table = font.get('GSUB');
  if (table === undefined) return;
  const lookups = readLookups(table);
  const { wanted, unwanted } = sortLookups(table, features);
  const followed = lookups.filter((_lookup, index) => wanted.has(index) || !unwanted.has(index));
  for (let before = -1; before !== glyphs.size; ) {
    before = glyphs.size;
    for (const { type, subtables } of followed) {
      const substitute = SUBSTITUTIONS[type];
      if (substitute === undefined) continue;
      for (const subtable of subtables) for (const glyph of substitute(subtable, glyphs)) glyphs.add(glyph);
    }
  }
}

function readLookups(table: Buffer): readonly Lookup[] {
  const list = table.subarray(table.readUInt16BE(8));
  return readOffsets(list, 0).map((lookup) => {
    const type = lookup.readUInt16BE(0);
    const subtables = readOffsets(lookup, 4);
    if (type !== EXTENSION) return { type, subtables };
    const inner = subtables.map((subtable) => subtable.subarray(subtable.readUInt32BE(4)));
    return { type: subtables[0]?.readUInt16BE(2) ?? 0, subtables: inner };
  });
}

/** The lookups that the features name, and those that only other features do. */
function sortLookups(
  table: Buffer,
  features: ReadonlySet<string>,
): { readonly wanted: ReadonlySet<number>; readonly unwanted: ReadonlySet<number> } {
  const list = table.subarray(table.readUInt16BE(6));
  const wanted = new Set<number>();
  const unwanted = new Set<number>();
  for (let index = 0; index < list.readUInt16BE(0); index++) {
    const at = 2 + 6 * index;
    const feature = list.subarray(list.readUInt16BE(at + 4));
    const named = features.has(list.toString('latin1', at, at + 4)) ? wanted : unwanted;
    for (const lookup of readNumbers(feature, 2)) named.add(lookup);
  }
  return { wanted, unwanted };
}

const single: Substitution = (subtable, glyphs) => {
  const covered = readCoverage(subtable, 2);
  const isByDifference = subtable.readUInt16BE(0) === 1;
  return covered.flatMap((glyph, index) => {
    if (!glyphs.has(glyph)) return [];
    return isByDifference ? (glyph + subtable.readInt16BE(4)) & 0xffff : subtable.readUInt16BE(6 + 2 * index);
  });
};

/** Of types 2 and 3: a list of glyphs for each. */
const several: Substitution = (subtable, glyphs) => {
  const covered = readCoverage(subtable, 2);
  return readOffsets(subtable, 4).flatMap((list, index) =>
    glyphs.has(covered[index] ?? -1) ? readNumbers(list, 0) : [],
  );
};

const ligature: Substitution = (subtable, glyphs) => {
  const covered = readCoverage(subtable, 2);
  return readOffsets(subtable, 4).flatMap((set, index) => {
    if (!glyphs.has(covered[index] ?? -1)) return [];
    return readOffsets(set, 0).flatMap((one) => {
      const others = Array.from({ length: one.readUInt16BE(2) - 1 }, (_, place) => one.readUInt16BE(4 + 2 * place));
      return others.every((glyph) => glyphs.has(glyph)) ? one.readUInt16BE(0) : [];
    });
  });
};

/** By the type of their lookup. Types 5 and 6 only call others; type 8 is for scripts that the page's fonts do not hold. */
const SUBSTITUTIONS: Readonly<Record<number, Substitution>> = { 1: single, 2: several, 3: several, 4: ligature };

/** The glyphs of the coverage table whose offset stands at a place of a subtable, in order. */
function readCoverage(subtable: Buffer, at: number): readonly number[] {
  const coverage = subtable.subarray(subtable.readUInt16BE(at));
  if (coverage.readUInt16BE(0) === 1) return readNumbers(coverage, 2);
  return Array.from({ length: coverage.readUInt16BE(2) }, (_, index) => {
    const [start, end] = [coverage.readUInt16BE(4 + 6 * index), coverage.readUInt16BE(6 + 6 * index)];
    return Array.from({ length: end - start + 1 }, (_glyph, place) => start + place);
  }).flat();
}

/** Numbers of 16 bits behind their count, which stands at a place. */
function readNumbers(table: Buffer, at: number): readonly number[] {
  return Array.from({ length: table.readUInt16BE(at) }, (_, index) => table.readUInt16BE(at + 2 + 2 * index));
}

/** The tables at the offsets behind their count, which stands at a place. */
function readOffsets(table: Buffer, at: number): readonly Buffer[] {
  return readNumbers(table, at).map((offset) => table.subarray(offset));
}
