import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FontTables } from './read-font.ts';

const compress = promisify(brotliCompress);

/** Tags that have a number of their own, in the order of the specification (WOFF 2.0, 5.1). */
const KNOWN_TAGS: readonly string[] = [
  ...['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'OS/2', 'post', 'cvt ', 'fpgm', 'glyf', 'loca', 'prep'],
  ...['CFF ', 'VORG', 'EBDT', 'EBLC', 'gasp', 'hdmx', 'kern', 'LTSH', 'PCLT', 'VDMX', 'vhea', 'vmtx', 'BASE'],
  ...['GDEF', 'GPOS', 'GSUB'],
];
/** Qualities of Brotli: to be small takes five times as long for a tenth fewer bytes. */
const QUALITIES = { quick: 9, small: 10 } as const;
/** Outlines and their places are sent as they are; every other table counts as unchanged without a mark. */
const UNCHANGED_OUTLINES = 3 << 6;
const HEADER_BYTES = 48;
const TABLE_RECORD_BYTES = 16;

/**
 * Writes a font as WOFF 2.0 (W3C Recommendation), compressed with Brotli and no table changed. The same font gives the same bytes.
 */
export async function writeWoff2(font: FontTables, effort: keyof typeof QUALITIES): Promise<Buffer> {
  const tables = [...font].sort(([a], [b]) => toOrder(a) - toOrder(b));
  const directory = Buffer.concat(tables.map(([tag, table]) => writeRecord(tag, table.length)));
  const content = Buffer.concat(tables.map(([, table]) => table));
  const compressed = await compress(content, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT,
      [constants.BROTLI_PARAM_QUALITY]: QUALITIES[effort],
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  const length = HEADER_BYTES + directory.length + compressed.length;
  const padded = tables.reduce((sum, [, table]) => sum + table.length + (-table.length & 3), 0);
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('wOF2', 0, 'latin1');
  header.writeUInt32BE(0x10000, 4);
  header.writeUInt32BE(length + (-length & 3), 8);
  header.writeUInt16BE(tables.length, 12);
  header.writeUInt32BE(12 + TABLE_RECORD_BYTES * tables.length + padded, 16);
  header.writeUInt32BE(compressed.length, 20);
  header.writeUInt16BE(1, 24);
  return Buffer.concat([header, directory, compressed, Buffer.alloc(-length & 3)]);
}

/** `loca` must follow `glyf`; the order of the numbers sees to it. */
function toOrder(tag: string): number {
  const number = KNOWN_TAGS.indexOf(tag);
  if (number < 0) throw new Error(`A font for the page has no use for a table "${tag}".`);
  return number;
}

function writeRecord(tag: string, length: number): Buffer {
  const isOutlines = tag === 'glyf' || tag === 'loca';
  return Buffer.from([toOrder(tag) | (isOutlines ? UNCHANGED_OUTLINES : 0), ...toBase128(length)]);
}

/** A number in groups of seven bits, the highest first; all but the last are marked. */
function toBase128(number: number): readonly number[] {
  const groups = [number & 0x7f];
  for (let rest = number >>> 7; rest > 0; rest >>>= 7) groups.unshift((rest & 0x7f) | 0x80);
  return groups;
}
