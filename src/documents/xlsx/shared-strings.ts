import { DocumentRefusal } from '../document-refusal.ts';
import type { OfficePackage } from './open-package.ts';
import { type Attributes, readXml, type XmlHandler } from './read-xml.ts';
import type { WorkbookLimits } from './workbook-limits.ts';

/** The strings that cells share, in order; none where the workbook has no such part. */
export async function readSharedStrings(
  file: OfficePackage,
  part: string | undefined,
  limits: WorkbookLimits,
): Promise<readonly string[]> {
  if (part === undefined || !file.has(part)) return [];
  const reader = new StringsReader(limits);
  await readXml(file.read(part), reader);
  return reader.strings;
}

/** Joins the pieces of a text: runs of several styles are one text, readings of Japanese words beside it are none of it. */
export class TextPieces {
  text = '';
  #isWanted = false;
  #isAside = false;

  open(name: string): void {
    if (name === 'rPh') this.#isAside = true;
    else if (name === 't') this.#isWanted = !this.#isAside;
  }

  add(text: string): void {
    if (this.#isWanted) this.text += text;
  }

  close(name: string): void {
    if (name === 'rPh') this.#isAside = false;
    else if (name === 't') this.#isWanted = false;
  }

  /** Gives the text and begins the next. */
  take(): string {
    const { text } = this;
    this.text = '';
    return decodeEscapes(text);
  }
}

class StringsReader implements XmlHandler {
  readonly strings: string[] = [];
  readonly #limits: WorkbookLimits;
  readonly #pieces = new TextPieces();
  #leftCharacters: number;

  constructor(limits: WorkbookLimits) {
    this.#limits = limits;
    this.#leftCharacters = limits.characters;
  }

  open(name: string, _attributes: Attributes): void {
    this.#pieces.open(name);
  }

  text(text: string): void {
    this.#pieces.add(text);
  }

  close(name: string): void {
    this.#pieces.close(name);
    if (name !== 'si') return;
    const text = this.#pieces.take();
    this.#leftCharacters -= text.length;
    if (this.#leftCharacters < 0 || this.strings.length >= this.#limits.cells) {
      throw new DocumentRefusal('too-large', 'too many shared strings');
    }
    this.strings.push(text);
  }
}

/** Signs that XML cannot hold are written as "_x000D_". */
export function decodeEscapes(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
