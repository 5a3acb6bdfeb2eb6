import { isBlankCode } from '../../../table/notation/characters.ts';
import type { Span } from '../../source-table.ts';
import type { JsonMember, JsonNode } from './json-node.ts';

/** Deeper nesting than any table has; it also bounds the recursion. */
const DEEPEST = 100;
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?/y;
const WORD = /[\p{L}_$][\p{L}\p{N}_$]*/uy;
const VALUE_WORDS: ReadonlySet<string> = new Set([
  'true',
  'false',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  'True',
  'False',
  'None',
]);
const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['t', '\t'],
  ['r', '\r'],
  ['b', '\b'],
  ['f', '\f'],
]);

/** What was parsed, and how far: where parsing failed, `end` is the place of the failure and there is no node. */
export type ParsedJson = { readonly node?: JsonNode; readonly end: number };

/**
 * Parses one value of JSON that begins at an offset. Also takes what people paste as JSON: comments, trailing commas,
 * single quotes, keys without quotes, Python's True, False and None. Looks at each position once.
 */
export function parseJson(text: string, start: number): ParsedJson {
  const parser = new JsonParser(text, start);
  const node = parser.value(0);
  return node === undefined ? { end: parser.at } : { node, end: parser.at };
}

class JsonParser {
  at: number;
  private readonly text: string;

  constructor(text: string, start: number) {
    this.text = text;
    this.at = start;
  }

  value(depth: number): JsonNode | undefined {
    this.skip();
    const sign = this.text.charAt(this.at);
    if (depth > DEEPEST) return undefined;
    if (sign === '{') return this.object(depth);
    if (sign === '[') return this.array(depth);
    if (sign === '"' || sign === "'") return this.string();
    return this.numberOrWord();
  }

  private object(depth: number): JsonNode | undefined {
    const start = this.at;
    const members: JsonMember[] = [];
    this.at += 1;
    for (;;) {
      this.skip();
      if (this.take('}')) return { kind: 'object', span: { start, end: this.at }, members };
      const key = this.key();
      if (key === undefined) return undefined;
      this.skip();
      if (!this.take(':')) return undefined;
      const value = this.value(depth + 1);
      if (value === undefined) return undefined;
      members.push({ ...key, value });
      this.skip();
      if (!this.take(',') && this.text.charAt(this.at) !== '}') return undefined;
    }
  }

  private array(depth: number): JsonNode | undefined {
    const start = this.at;
    const items: JsonNode[] = [];
    this.at += 1;
    for (;;) {
      this.skip();
      if (this.take(']')) return { kind: 'array', span: { start, end: this.at }, items };
      const item = this.value(depth + 1);
      if (item === undefined) return undefined;
      items.push(item);
      this.skip();
      if (!this.take(',') && this.text.charAt(this.at) !== ']') return undefined;
    }
  }

  private key(): Omit<JsonMember, 'value'> | undefined {
    const sign = this.text.charAt(this.at);
    const node = sign === '"' || sign === "'" ? this.string() : (this.match(WORD) ?? this.match(NUMBER));
    if (node === undefined || !('raw' in node)) return undefined;
    return { key: node.raw, keySpan: node.span };
  }

  private string(): JsonNode | undefined {
    const quote = this.text.charAt(this.at);
    const start = this.at + 1;
    const parts: string[] = [];
    let from = start;
    let i = start;
    for (; i < this.text.length; i += 1) {
      const sign = this.text.charAt(i);
      if (sign === quote) break;
      if (sign === '\n' && quote === "'") break;
      if (sign !== '\\') continue;
      const { plain, length } = this.escaped(i + 1);
      parts.push(this.text.slice(from, i), plain);
      i += length;
      from = i + 1;
    }
    this.at = Math.min(i + 1, this.text.length);
    if (this.text.charAt(i) !== quote) return undefined;
    parts.push(this.text.slice(from, i));
    return { kind: 'text', span: { start, end: i }, raw: parts.join('') };
  }

  /** What an escape stands for, and how many signs follow its backslash. */
  private escaped(at: number): { readonly plain: string; readonly length: number } {
    const sign = this.text.charAt(at);
    const hex = sign === 'u' ? this.text.slice(at + 1, at + 5) : '';
    if (/^[0-9a-fA-F]{4}$/.test(hex)) return { plain: String.fromCharCode(Number.parseInt(hex, 16)), length: 5 };
    return { plain: ESCAPES.get(sign) ?? sign, length: 1 };
  }

  private numberOrWord(): JsonNode | undefined {
    const number = this.match(NUMBER);
    if (number !== undefined) return { ...number, kind: 'number' };
    const word = this.match(WORD);
    return word !== undefined && VALUE_WORDS.has(word.raw) ? word : undefined;
  }

  private match(pattern: RegExp): { readonly kind: 'word'; readonly span: Span; readonly raw: string } | undefined {
    pattern.lastIndex = this.at;
    const raw = pattern.exec(this.text)?.[0];
    if (raw === undefined) return undefined;
    const span = { start: this.at, end: this.at + raw.length };
    this.at = span.end;
    return { kind: 'word', span, raw };
  }

  private take(sign: string): boolean {
    if (this.text.charAt(this.at) !== sign) return false;
    this.at += 1;
    return true;
  }

  /** Skips blanks and comments. */
  private skip(): void {
    for (;;) {
      while (this.at < this.text.length && isBlankCode(this.text.charCodeAt(this.at))) this.at += 1;
      const comment = this.text.startsWith('//', this.at)
        ? '\n'
        : this.text.startsWith('/*', this.at)
          ? '*/'
          : undefined;
      if (comment === undefined) return;
      const end = this.text.indexOf(comment, this.at + 2);
      this.at = end < 0 ? this.text.length : end + comment.length;
    }
  }
}
