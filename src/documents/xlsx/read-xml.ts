import { TextDecoder } from 'node:util';
import { SaxesParser } from 'saxes';
import { DocumentRefusal } from '../document-refusal.ts';

/** The attributes of an element, with their prefixes. A map of strings without a prototype's names. */
export type Attributes = Readonly<Record<string, string>>;

/** What is told of the elements of a part. Names come without their prefix. */
export type XmlHandler = {
  open(name: string, attributes: Attributes): void;
  close(name: string): void;
  /** Text between tags, entities replaced; may come in pieces. Absent where no text is wanted. */
  text?(text: string): void;
};

const MOST_DEPTH = 100;
/** Characters from one tag to the next; the longest text a cell can hold has 32,767. */
const MOST_BETWEEN_TAGS = 2_000_000;
const DISALLOWED = /disallowed character\.$/;

/**
 * Reads one part as XML and tells its elements. No document type is accepted, so that no entity is ever declared, and
 * nothing outside the part is ever looked at. Throws `DocumentRefusal`: `forbidden-markup`, `damaged` or `too-large`.
 */
export async function readXml(chunks: AsyncIterable<Uint8Array>, handler: XmlHandler): Promise<void> {
  const parser = new XmlPart(handler);
  let decoder: TextDecoder | undefined;
  for await (const chunk of chunks) {
    decoder ??= new TextDecoder(encodingOf(chunk));
    parser.write(decoder.decode(chunk, { stream: true }));
  }
  parser.write(decoder?.decode() ?? '');
  parser.end();
}

class XmlPart {
  readonly #parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false });
  #sinceTag = 0;
  #depth = 0;

  constructor(handler: XmlHandler) {
    const parser = this.#parser;
    parser.on('error', refuseMalformed);
    parser.on('doctype', () => {
      throw new DocumentRefusal('forbidden-markup', 'a document type');
    });
    parser.on('opentag', ({ name, attributes }) => {
      this.#sinceTag = 0;
      this.#depth += 1;
      if (this.#depth > MOST_DEPTH) throw new DocumentRefusal('too-large', 'elements too deep');
      handler.open(localName(name), attributes);
    });
    parser.on('closetag', ({ name }) => {
      this.#sinceTag = 0;
      this.#depth -= 1;
      handler.close(localName(name));
    });
    const onText = handler.text?.bind(handler);
    if (onText !== undefined) {
      parser.on('text', onText);
      parser.on('cdata', onText);
    }
  }

  write(text: string): void {
    this.#sinceTag += text.length;
    this.#parser.write(text);
    if (this.#sinceTag > MOST_BETWEEN_TAGS) throw new DocumentRefusal('too-large', 'a text without end');
  }

  end(): void {
    this.#parser.close();
  }
}

/** Control characters that XML does not allow stand in many a genuine file, and hurt nobody. */
function refuseMalformed(error: Error): void {
  if (!DISALLOWED.test(error.message)) throw new DocumentRefusal('damaged', error.message.slice(0, 200));
}

/** The name without its prefix. */
export function localName(name: string): string {
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
