import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { DocumentRefusal } from '../document-refusal.ts';

/** How much may come out of a file. */
export type PackageLimits = {
  /** Bytes of all parts that are read, inflated. */
  readonly inflatedBytes: number;
  readonly parts: number;
};

/** The parts of an Office file by their names, in lower case and without a slash before them. */
export interface OfficePackage {
  has(name: string): boolean;
  /** The bytes of a part, inflated as they are asked for. Throws `DocumentRefusal` where they are broken or too many. */
  read(name: string): AsyncIterable<Uint8Array>;
}

/** A part that grew less than this is not looked at for how much it grew. */
const SMALL_BYTES = 16 * 1024 * 1024;
/** Sheets grow ten to thirty times, monotonous ones a hundred times; what a bomb is made of grows a thousand times. */
const MOST_GROWTH = 250;

const ZIP_MAGIC = [0x50, 0x4b, 0x03, 0x04];
/** Compound files: programs before 2007, and every Office file with a password. */
const COMPOUND_MAGIC = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** "EncryptedPackage" in the directory of a compound file, as UTF-16. */
const ENCRYPTED_PACKAGE = Buffer.from('EncryptedPackage', 'utf16le');

/**
 * Opens an Office file. Reads its list of parts only. Throws `DocumentRefusal`: `encrypted`, `other-format`, `wrong-kind`,
 * `damaged` or `too-large`.
 */
export async function openPackage(bytes: Uint8Array, limits: PackageLimits): Promise<OfficePackage> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  checkMagic(buffer);
  const zip = await yauzl
    .fromBufferPromise(buffer, { lazyEntries: true, autoClose: false, decodeStrings: false })
    .catch(refuseDamaged);
  const entries = await listEntries(zip, limits.parts);
  return new ZipPackage(zip, entries, limits.inflatedBytes);
}

function checkMagic(buffer: Buffer): void {
  if (startsWith(buffer, COMPOUND_MAGIC)) {
    if (buffer.includes(ENCRYPTED_PACKAGE)) throw new DocumentRefusal('encrypted', 'a compound file with a password');
    throw new DocumentRefusal('other-format', 'a compound file');
  }
  if (!startsWith(buffer, ZIP_MAGIC)) throw new DocumentRefusal('wrong-kind', 'no zip file');
}

function startsWith(buffer: Buffer, magic: readonly number[]): boolean {
  return magic.every((byte, i) => buffer[i] === byte);
}

/** What zlib and V8 say where they are out of memory: that says nothing of the file. */
const NO_ROOM = /allocation failed|out of memory|Z_MEM_ERROR/i;

function refuseDamaged(cause: unknown): never {
  if (cause instanceof DocumentRefusal) throw cause;
  const detail = cause instanceof Error ? cause.message.slice(0, 200) : 'unknown';
  if (NO_ROOM.test(detail)) throw new DocumentRefusal('too-much-memory', detail, { cause });
  throw new DocumentRefusal('damaged', detail, { cause });
}

async function listEntries(zip: ZipFile, mostParts: number): Promise<ReadonlyMap<string, Entry>> {
  const entries = new Map<string, Entry>();
  try {
    for await (const entry of zip.eachEntry()) {
      if (entries.size >= mostParts) throw new DocumentRefusal('too-large', `more than ${mostParts} parts`);
      const name = toPartName(entry.fileName.toString('utf8'));
      if (!entries.has(name)) entries.set(name, entry);
    }
  } catch (error) {
    refuseDamaged(error);
  }
  return entries;
}

/** The name by which a part is known: some programs write backslashes, others a slash before it, and case says nothing. */
function toPartName(name: string): string {
  return name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();
}

class ZipPackage implements OfficePackage {
  readonly #zip: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;
  #leftBytes: number;

  constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>, inflatedBytes: number) {
    this.#zip = zip;
    this.#entries = entries;
    this.#leftBytes = inflatedBytes;
  }

  has(name: string): boolean {
    return this.#entries.has(toPartName(name));
  }

  async *read(name: string): AsyncIterable<Uint8Array> {
    const entry = this.#entries.get(toPartName(name));
    if (entry === undefined) throw new DocumentRefusal('damaged', `the part ${name.slice(0, 100)} is missing`);
    if (!entry.canDecodeFileData()) throw new DocumentRefusal('encrypted', `the part ${name.slice(0, 100)}`);
    let readBytes = 0;
    try {
      for await (const chunk of await this.#zip.openReadStreamPromise(entry)) {
        readBytes += chunk.length;
        this.#leftBytes -= chunk.length;
        this.#check(readBytes, entry.compressedSize);
        yield chunk;
      }
    } catch (error) {
      refuseDamaged(error);
    }
  }

  #check(readBytes: number, packedBytes: number): void {
    if (this.#leftBytes < 0) throw new DocumentRefusal('too-large', 'inflates beyond the limit');
    if (readBytes > SMALL_BYTES && readBytes > packedBytes * MOST_GROWTH) {
      throw new DocumentRefusal('too-large', `a part of ${packedBytes} bytes inflates beyond ${readBytes}`);
    }
  }
}
