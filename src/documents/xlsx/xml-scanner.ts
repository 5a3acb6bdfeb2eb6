import { DocumentRefusal } from '../document-refusal.ts';

/** The attributes of an element, with their prefixes. A map of strings without a prototype's names. */
export type Attributes = Readonly<Record<string, string>>;

/** What a scanner tells; names with their prefixes, entities replaced. */
export type ScannerEvents = {
  open(name: string, attributes: Attributes): void;
  close(name: string): void;
  /** Text between tags; may come in pieces. */
  text(text: string): void;
  /**
   * Takes an element whole, with all that is in it, which begins at a place of a text; gives where it ends, -1 where it is to be told
   * in the usual way. Only asked within the root. Absent where nothing is taken so.
   */
  takeWhole?(text: string, start: number): number;
};

const MOST_DEPTH = 100;
/** Genuine elements have some dozens at most. */
const MOST_ATTRIBUTES = 1000;
/** Characters from one tag to the next; the longest text a cell can hold has 32,767. */
const MOST_BETWEEN_TAGS = 2_000_000;
/** The longest reference to a character is `&#x10FFFF;`, those with names are shorter. */
const LONGEST_REFERENCE = 16;
/** Shorter strings are copied when they are cut out of longer ones; longer ones would keep what they were cut out of. */
const LONGEST_COPIED = 12;
const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
const REFERENCE = /&([^;&]{0,15})(;?)/g;
const NAME = /^[^\s<>/=&"'!?]+$/;
/** Objects made of this have no names of their own but those they are given, and are still quick to read. */
const NO_NAMES: object = Object.freeze(Object.create(null));
const [TAB, NEW_LINE, RETURN, SPACE] = [9, 10, 13, 32];
const [QUOTE, APOSTROPHE, SLASH, EQUALS, GREATER] = [34, 39, 47, 61, 62];

/**
 * Reads XML piece by piece, as far as the parts of a workbook need it: elements, attributes, texts. Comments and instructions are passed
 * over. No document type is accepted, so that no entity is ever declared. Sheets have millions of elements: that is why it is our own.
 * Throws `DocumentRefusal`: `forbidden-markup`, `damaged` or `too-large`.
 */
export class XmlScanner {
  readonly #events: ScannerEvents;
  readonly #open: string[] = [];
  #rest = '';
  #hasRoot = false;
  #sinceTag = 0;

  constructor(events: ScannerEvents) {
    this.#events = events;
  }

  /** Tells what is complete in all that was written so far. */
  write(text: string): void {
    const buffer = this.#rest === '' ? text : this.#rest + text;
    let at = 0;
    for (;;) {
      const tag = buffer.indexOf('<', at);
      if (tag < 0) break;
      if (tag > at) this.#tellText(buffer.slice(at, tag));
      const next = this.#takeMarkup(buffer, tag);
      if (next < 0) {
        this.#keep(buffer.slice(tag));
        return;
      }
      at = next;
    }
    const end = completeText(buffer, at);
    if (end > at) this.#tellText(buffer.slice(at, end));
    this.#keep(buffer.slice(end));
  }

  /** Throws where the text ended within an element. */
  end(): void {
    if (this.#rest !== '') this.#tellText(this.#rest);
    if (this.#open.length > 0 || !this.#hasRoot) throw new DocumentRefusal('damaged', 'an element does not end');
  }

  #keep(rest: string): void {
    if (this.#sinceTag + rest.length > MOST_BETWEEN_TAGS) throw new DocumentRefusal('too-large', 'a text without end');
    this.#rest = rest;
  }

  #tellText(raw: string): void {
    if (this.#open.length === 0) {
      if (/[^\s\ufeff]/.test(raw)) throw new DocumentRefusal('damaged', 'text outside the root element');
      return;
    }
    this.#sinceTag += raw.length;
    if (this.#sinceTag > MOST_BETWEEN_TAGS) throw new DocumentRefusal('too-large', 'a text without end');
    this.#events.text(copy(withoutReferences(raw)));
  }

  /** Takes what begins at `<`; gives where it ends, or -1 where the end is not there yet. */
  #takeMarkup(buffer: string, at: number): number {
    const whole = this.#open.length === 0 ? -1 : (this.#events.takeWhole?.(buffer, at) ?? -1);
    if (whole >= 0) {
      this.#sinceTag = 0;
      return whole;
    }
    const next = buffer[at + 1];
    if (next === '/') return this.#takeEnd(buffer, at);
    if (next === '?') return passOver(buffer, at, '?>');
    if (next === '!') return this.#takeDeclaration(buffer, at);
    return next === undefined ? -1 : this.#takeStart(buffer, at);
  }

  #takeDeclaration(buffer: string, at: number): number {
    if (buffer.startsWith('<!--', at)) return passOver(buffer, at + '<!--'.length, '-->');
    if (buffer.startsWith('<![CDATA[', at)) {
      const end = passOver(buffer, at, ']]>');
      if (end >= 0) this.#events.text(copy(buffer.slice(at + '<![CDATA['.length, end - ']]>'.length)));
      return end;
    }
    if (buffer.length - at < '<!DOCTYPE'.length) return -1;
    if (/^<!doctype/i.test(buffer.slice(at, at + '<!DOCTYPE'.length))) {
      throw new DocumentRefusal('forbidden-markup', 'a document type');
    }
    throw new DocumentRefusal('damaged', 'a declaration that is none');
  }

  #takeEnd(buffer: string, at: number): number {
    const end = buffer.indexOf('>', at);
    if (end < 0) return -1;
    const name = buffer.slice(at + 2, end).trimEnd();
    if (this.#open.pop() !== name)
      throw new DocumentRefusal('damaged', `an end of ${name.slice(0, 100)} that has no start`);
    this.#sinceTag = 0;
    this.#events.close(name);
    return end + 1;
  }

  #takeStart(buffer: string, at: number): number {
    const nameEnd = endOfName(buffer, at + 1);
    if (nameEnd >= buffer.length) return -1;
    const name = buffer.slice(at + 1, nameEnd);
    const attributes: Record<string, string> = Object.create(NO_NAMES);
    const end = readAttributes(buffer, nameEnd, attributes);
    if (end < 0) return -1;
    if (name.length !== 1 && !NAME.test(name)) throw new DocumentRefusal('damaged', 'a name with other signs');
    this.#begin(name, attributes);
    if (buffer.charCodeAt(end - 2) === SLASH) this.#events.close(this.#open.pop() ?? name);
    return end;
  }

  #begin(name: string, attributes: Attributes): void {
    if (this.#open.length === 0 && this.#hasRoot) throw new DocumentRefusal('damaged', 'a second root element');
    this.#hasRoot = true;
    if (this.#open.length >= MOST_DEPTH) throw new DocumentRefusal('too-large', 'elements too deep');
    this.#sinceTag = 0;
    this.#open.push(name);
    this.#events.open(name, attributes);
  }
}

/** Where the text before the next tag can be told up to: a reference that is cut off waits for its end. */
function completeText(buffer: string, from: number): number {
  const reference = buffer.lastIndexOf('&');
  const isCutOff =
    reference >= from && buffer.length - reference < LONGEST_REFERENCE && buffer.indexOf(';', reference) < 0;
  return isCutOff ? reference : buffer.length;
}

function passOver(buffer: string, from: number, mark: string): number {
  const end = buffer.indexOf(mark, from);
  return end < 0 ? -1 : end + mark.length;
}

function isSpace(code: number): boolean {
  return code === SPACE || code === NEW_LINE || code === TAB || code === RETURN;
}

function endOfName(buffer: string, from: number): number {
  let at = from;
  for (; at < buffer.length; at += 1) {
    const code = buffer.charCodeAt(at);
    if (code === GREATER || code === SLASH || code === EQUALS || isSpace(code)) break;
  }
  return at;
}

/** Reads the attributes of a tag; gives where the tag ends, or -1 where that is not there yet. */
function readAttributes(buffer: string, from: number, attributes: Record<string, string>): number {
  let at = from;
  for (let count = 0; ; count += 1) {
    if (count > MOST_ATTRIBUTES) throw new DocumentRefusal('too-large', 'an element with too many attributes');
    while (isSpace(buffer.charCodeAt(at))) at += 1;
    if (at >= buffer.length) return -1;
    const code = buffer.charCodeAt(at);
    if (code === GREATER) return at + 1;
    if (code === SLASH) {
      if (at + 1 >= buffer.length) return -1;
      if (buffer.charCodeAt(at + 1) !== GREATER) throw new DocumentRefusal('damaged', 'a slash within a tag');
      return at + 2;
    }
    const nameEnd = endOfName(buffer, at);
    const name = buffer.slice(at, nameEnd);
    at = skipTo(buffer, nameEnd);
    const quote = buffer.charCodeAt(at);
    if (at >= buffer.length) return -1;
    if (name === '' || (quote !== QUOTE && quote !== APOSTROPHE)) {
      throw new DocumentRefusal('damaged', 'an attribute without a value');
    }
    const end = buffer.indexOf(quote === QUOTE ? '"' : "'", at + 1);
    if (end < 0) return -1;
    attributes[name] = toValue(buffer.slice(at + 1, end), attributes, name);
    at = end + 1;
  }
}

/** Where the value of an attribute begins, whose name ends at a place. */
function skipTo(buffer: string, from: number): number {
  let at = from;
  while (isSpace(buffer.charCodeAt(at))) at += 1;
  if (at >= buffer.length) return at;
  if (buffer.charCodeAt(at) !== EQUALS) throw new DocumentRefusal('damaged', 'an attribute without a value');
  at += 1;
  while (isSpace(buffer.charCodeAt(at))) at += 1;
  return at;
}

function toValue(raw: string, attributes: Attributes, name: string): string {
  if (attributes[name] !== undefined) throw new DocumentRefusal('damaged', 'an attribute that stands twice');
  if (raw.includes('<')) throw new DocumentRefusal('damaged', 'a tag within a value');
  return copy(withoutReferences(raw));
}

function withoutReferences(raw: string): string {
  if (!raw.includes('&')) return raw;
  return raw.replace(REFERENCE, (whole, name: string, end: string) => {
    const text = end === '' ? undefined : (NAMED[name] ?? characterOf(name));
    if (text === undefined) throw new DocumentRefusal('damaged', `an entity that was never declared: ${whole}`);
    return text;
  });
}

/** The character that `#65` or `#x41` names. */
function characterOf(name: string): string | undefined {
  const [, hex, decimal] = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(name) ?? [];
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  return code >= 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

/** The same text with memory of its own: one that was cut out of another may keep all of that. */
export function copy(text: string): string {
  return text.length <= LONGEST_COPIED ? text : Buffer.from(text, 'utf16le').toString('utf16le');
}
