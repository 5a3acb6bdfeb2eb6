/** The tables of an OpenType font by their tags, in the order of the file. */
export type FontTables = ReadonlyMap<string, Buffer>;

const HEADER_BYTES = 12;
const RECORD_BYTES = 16;

/**
 * Reads the tables of a TrueType font (OpenType 1.9, "Font file"). Throws where the bytes are none, or end too early. They are
 * those of an installed library: nothing more is checked.
 */
export function readFont(bytes: Buffer): FontTables {
  if (bytes.readUInt32BE(0) !== 0x10000) throw new Error('Only fonts with TrueType outlines can be made smaller.');
  const count = bytes.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const at = HEADER_BYTES + RECORD_BYTES * index;
      const [offset, length] = [bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12)];
      return [bytes.toString('latin1', at, at + 4), bytes.subarray(offset, offset + length)];
    }),
  );
}

/** A table that a font must have. Throws where it lacks it. */
export function tableOf(font: FontTables, tag: string): Buffer {
  const table = font.get(tag);
  if (table === undefined) throw new Error(`The font has no table "${tag}".`);
  return table;
}

/** The glyph of every character that a font knows, by code point; read from the widest of its maps (formats 4 and 12). */
export function readCharacters(font: FontTables): ReadonlyMap<number, number> {
  const cmap = tableOf(font, 'cmap');
  const maps = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(4 + 8 * index + 4)),
  );
  const wide = maps.find((map) => map.readUInt16BE(0) === 12);
  if (wide !== undefined) return new Map(readGroups(wide));
  const narrow = maps.find((map) => map.readUInt16BE(0) === 4);
  if (narrow === undefined) throw new Error('The font maps characters in no way that is known: format 4 or 12.');
  return new Map(readSegments(narrow));
}

function* readGroups(map: Buffer): Generator<[code: number, glyph: number]> {
  const count = map.readUInt32BE(12);
  for (let at = 16; at < 16 + 12 * count; at += 12) {
    const [start, end, glyph] = [map.readUInt32BE(at), map.readUInt32BE(at + 4), map.readUInt32BE(at + 8)];
    for (let code = start; code <= end; code++) yield [code, glyph + code - start];
  }
}

function* readSegments(map: Buffer): Generator<[code: number, glyph: number]> {
  const doubled = map.readUInt16BE(6);
  const [ends, starts] = [14, 16 + doubled];
  const [deltas, offsets] = [starts + doubled, starts + 2 * doubled];
  for (let at = 0; at < doubled; at += 2) {
    const offset = map.readUInt16BE(offsets + at);
    const delta = map.readUInt16BE(deltas + at);
    const start = map.readUInt16BE(starts + at);
    for (let code = start; code <= map.readUInt16BE(ends + at) && code < 0xffff; code++) {
      const direct = offset === 0 ? code : map.readUInt16BE(offsets + at + offset + 2 * (code - start));
      if (direct !== 0) yield [code, (direct + delta) & 0xffff];
    }
  }
}
