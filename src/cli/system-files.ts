import { createReadStream } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { CommandFailure, type Files } from './command.ts';

const MEGABYTE = 1_048_576;

/** Bytes or text in pieces, such as the standard input of a process. */
type Source = AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>;

type Complaints = Readonly<Record<string, (path: string) => string>>;

/** What to say of a file the system does not give or take, by the code of the system. */
const COMPLAINTS: Complaints = {
  ENOENT: (path) => `There is no file or folder ${path}.`,
  EISDIR: complainOfFolder,
  ENOTDIR: (path) => `${path} lies below something that is no folder.`,
  EACCES: (path) => `${path} may not be opened by you.`,
  EPERM: (path) => `${path} may not be opened by you.`,
  ENOSPC: (path) => `There is no room left for ${path}.`,
};

/** A file that is written need not be there; its folder must. */
const NO_FOLDER: Complaints = { ENOENT: (path) => `${path} can't be written: its folder is not there.` };

/** The files of this machine; `-` is read from a given input. */
export function createSystemFiles(input: Source): Files {
  return {
    async read(path, limitBytes) {
      if (path === '-') return readWithin(input, 'The standard input', limitBytes);
      return inWords(path, async () => {
        const entry = await stat(path);
        if (entry.isDirectory()) throw new CommandFailure(complainOfFolder(path));
        if (entry.size > limitBytes) throw tooLarge(path, limitBytes, entry.size);
        return readWithin(createReadStream(path), path, limitBytes);
      });
    },
    write: (path, content) => inWords(path, () => writeFile(path, content), NO_FOLDER),
  };
}

/** Reads to the end, or until there is more than the limit: a pipe does not say how much is to come. */
async function readWithin(source: Source, name: string, limitBytes: number): Promise<Uint8Array> {
  const pieces: Buffer[] = [];
  let sizeBytes = 0;
  for await (const piece of source) {
    const bytes = Buffer.from(piece);
    sizeBytes += bytes.length;
    if (sizeBytes > limitBytes) throw tooLarge(name, limitBytes);
    pieces.push(bytes);
  }
  return Buffer.concat(pieces);
}

function tooLarge(name: string, limitBytes: number, sizeBytes?: number): CommandFailure {
  const limit = toSize(limitBytes);
  const size = sizeBytes === undefined ? `more than ${limit}` : toSize(sizeBytes);
  return new CommandFailure(`${name} has ${size}; the limit is ${limit}.`);
}

async function inWords<Value>(path: string, work: () => Promise<Value>, further: Complaints = {}): Promise<Value> {
  try {
    return await work();
  } catch (cause) {
    if (!(cause instanceof Error) || !('code' in cause)) throw cause;
    const code = String(cause.code);
    const complaint = (further[code] ?? COMPLAINTS[code])?.(path) ?? `${path} can't be used: ${cause.message}.`;
    throw new CommandFailure(complaint, { cause });
  }
}

function toSize(bytes: number): string {
  return bytes < MEGABYTE ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / MEGABYTE).toFixed(1)} MB`;
}

function complainOfFolder(path: string): string {
  return `${path} is a folder. Name a file.`;
}
