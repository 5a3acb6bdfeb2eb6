import { TextDecoder } from 'node:util';
import { type Attributes, XmlScanner } from './xml-scanner.ts';

export type { Attributes } from './xml-scanner.ts';

/** What is told of the elements of a part. Names come without their prefix. */
export type XmlHandler = {
  open(name: string, attributes: Attributes): void;
  close(name: string): void;
  /** Text between tags, entities replaced; may come in pieces. Absent where no text is wanted. */
  text?(text: string): void;
  /** Takes an element whole: see `ScannerEvents`. Names there still have their prefix. */
  takeWhole?(text: string, start: number): number;
};

/**
 * Reads one part as XML and tells its elements. No document type is accepted, so that no entity is ever declared, and
 * nothing outside the part is ever looked at. Throws `DocumentRefusal`: `forbidden-markup`, `damaged` or `too-large`.
 */
export async function readXml(chunks: AsyncIterable<Uint8Array>, handler: XmlHandler): Promise<void> {
  const scanner = new XmlScanner({
    open: (name, attributes) => handler.open(localName(name), attributes),
    close: (name) => handler.close(localName(name)),
    text: (text) => handler.text?.(text),
    takeWhole: (text, start) => handler.takeWhole?.(text, start) ?? -1,
  });
  let decoder: TextDecoder | undefined;
  for await (const chunk of chunks) {
    decoder ??= new TextDecoder(encodingOf(chunk));
    scanner.write(decoder.decode(chunk, { stream: true }));
  }
  scanner.write(decoder?.decode() ?? '');
  scanner.end();
}

/** The name without its prefix. */
function localName(name: string): string {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
}

const DECLARED = /^<\?xml[^>]{0,80}?encoding\s*=\s*["']([\w-]{1,30})["']/;
const READABLE: ReadonlySet<string> = new Set(['iso-8859-1', 'windows-1252', 'windows-1256', 'us-ascii']);

/** The encoding that the first bytes of a part show: by its mark, by two-byte letters, or as it declares. */
function encodingOf(chunk: Uint8Array): string {
  const [first, second] = chunk;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  const declared = DECLARED.exec(Buffer.from(chunk.subarray(0, 150)).toString('latin1'))?.[1]?.toLowerCase();
  return declared !== undefined && READABLE.has(declared) ? declared : 'utf-8';
}
