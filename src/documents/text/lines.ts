import { isBlankCode, skipBlanks, trimEnd } from '../../table/notation/characters.ts';
import type { Span } from '../source-table.ts';

/** A line of the source: UTF-16 offsets, line break not included, and whether nothing but white space stands on it. */
export type Line = Span & { readonly isBlank: boolean };

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const BYTE_ORDER_MARK = 0xfeff;

/** Every line of a text. Line breaks of all systems end a line, mixed ones too; a byte order mark is skipped. */
export function splitLines(text: string): readonly Line[] {
  const lines: Line[] = [];
  let start = text.charCodeAt(0) === BYTE_ORDER_MARK ? 1 : 0;
  let isBlank = true;
  for (let i = start; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code === LINE_FEED || code === CARRIAGE_RETURN) {
      lines.push({ start, end: i, isBlank });
      if (code === CARRIAGE_RETURN && text.charCodeAt(i + 1) === LINE_FEED) i += 1;
      start = i + 1;
      isBlank = true;
    } else if (isBlank && !isBlankCode(code)) isBlank = false;
  }
  if (start < text.length) lines.push({ start, end: text.length, isBlank });
  return lines;
}

/** The stretch of a text between two offsets without the blanks around it. */
export function trimSpan(text: string, from: number, to: number): Span {
  const start = skipBlanks(text, from, to);
  return { start, end: trimEnd(text, start, to) };
}
