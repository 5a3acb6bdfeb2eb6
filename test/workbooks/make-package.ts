import { crc32, deflateRawSync } from 'node:zlib';

/** One entry of a zip file. What is not given is what is true of the data. */
export type ZipEntry = {
  readonly name: string;
  readonly data?: Uint8Array | string;
  /** Already deflated. */
  readonly packed?: Uint8Array;
  /** The size that is claimed. */
  readonly claimed?: number;
  readonly method?: number;
  readonly flags?: number;
};

/** A zip file of the entries, as they say, true or not. */
export function makeZip(entries: readonly ZipEntry[]): Uint8Array {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const data = Buffer.from(entry.data ?? '');
    const packed = Buffer.from(entry.packed ?? (entry.method === 0 ? data : deflateRawSync(data)));
    const facts = {
      ...entry,
      packed,
      crc: entry.packed === undefined ? crc32(data) : 0,
      size: entry.claimed ?? data.length,
    };
    const local = Buffer.concat([header(facts, undefined), Buffer.from(entry.name), packed]);
    directory.push(header(facts, offset), Buffer.from(entry.name));
    parts.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length & 0xffff, 8);
  end.writeUInt16LE(entries.length & 0xffff, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, list, end]);
}

type Facts = Pick<ZipEntry, 'name' | 'method' | 'flags'> & {
  readonly packed: Buffer;
  readonly crc: number;
  readonly size: number;
};

/** The header before the data, or with an offset the one of the list at the end. */
function header({ name, method = 8, flags = 0, packed, crc, size }: Facts, offset: number | undefined): Buffer {
  const isListed = offset !== undefined;
  const bytes = Buffer.alloc(isListed ? 46 : 30);
  const at = isListed ? 2 : 0;
  bytes.writeUInt32LE(isListed ? 0x02014b50 : 0x04034b50, 0);
  bytes.writeUInt16LE(20, 4 + at);
  bytes.writeUInt16LE(flags, 6 + at);
  bytes.writeUInt16LE(method, 8 + at);
  bytes.writeUInt32LE(crc, 14 + at);
  bytes.writeUInt32LE(packed.length, 18 + at);
  bytes.writeUInt32LE(size >>> 0, 22 + at);
  bytes.writeUInt16LE(Buffer.byteLength(name), 26 + at);
  if (isListed) bytes.writeUInt32LE(offset, 42);
  return bytes;
}

/** The parts of a workbook by name. */
export type Parts = Readonly<Record<string, string>>;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const LINKS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A list of relationships: id, kind and target of each. */
export function makeLinks(links: readonly (readonly [id: string, kind: string, target: string])[]): string {
  const items = links.map(
    ([id, kind, target]) => `<Relationship Id="${id}" Type="${LINKS}/${kind}" Target="${target}"/>`,
  );
  return `${XML}<Relationships>${items.join('')}</Relationships>`;
}

/** A sheet of rows as they are written in its part. */
export function makeSheet(rows: string, { before = '', after = '', top = '' } = {}): string {
  return `${XML}${top}<worksheet xmlns="${MAIN}" xmlns:r="${LINKS}">${before}<sheetData>${rows}</sheetData>${after}</worksheet>`;
}

/** Rows of cells, numbers as numbers and texts as inline strings. */
export function makeRows(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((cells) => `<row>${cells.map(makeCell).join('')}</row>`).join('');
}

function makeCell(value: string | number): string {
  return typeof value === 'number' ? `<c><v>${value}</v></c>` : `<c t="inlineStr"><is><t>${value}</t></is></c>`;
}

/** The parts of a workbook with the sheets S1, S2, …; other parts are added, or stand instead. */
export function workbookParts(sheets: readonly string[], others: Parts = {}): Parts {
  const named = sheets.map((sheet, i) => [`xl/worksheets/sheet${i + 1}.xml`, sheet] as const);
  const list = sheets.map((_, i) => `<sheet name="S${i + 1}" sheetId="${i + 1}" r:id="s${i + 1}"/>`);
  return {
    '_rels/.rels': makeLinks([['w', 'officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${LINKS}"><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': makeLinks([
      ...sheets.map((_, i) => [`s${i + 1}`, 'worksheet', `worksheets/sheet${i + 1}.xml`] as const),
      ['strings', 'sharedStrings', 'sharedStrings.xml'],
      ['styles', 'styles', 'styles.xml'],
    ]),
    ...Object.fromEntries(named),
    ...others,
  };
}

/** The file of some parts. */
export function packParts(parts: Parts): Uint8Array {
  return makeZip(Object.entries(parts).map(([name, data]) => ({ name, data })));
}
