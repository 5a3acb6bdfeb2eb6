import type { Span } from '../source-table.ts';

const BLOCK_TAG =
  /^<\/?(?:p|div|li|ul|ol|dl|dt|dd|br|hr|tr|table|h[1-6]|section|article|header|footer|blockquote|pre|title|body|head|html)\b/i;

/**
 * The text with blanks in place of its tags, where it holds any; block tags begin a new line. Length and every offset
 * stay as they are.
 */
export function maskTags(text: string): string {
  if (!text.includes('</') && !COMMON_TAG.test(text)) return text;
  const parts: string[] = [];
  let at = 0;
  let open = -1;
  for (let i = 0; i < text.length; i += 1) {
    const sign = text.charCodeAt(i);
    if (sign === OPEN) open = i;
    else if (sign === CLOSE && open >= 0 && /[a-z/!]/i.test(text.charAt(open + 1))) {
      const tag = text.slice(open, i + 1);
      parts.push(text.slice(at, open), BLOCK_TAG.test(tag) ? '\n' : ' ', ' '.repeat(tag.length - 1));
      at = i + 1;
      open = -1;
    }
  }
  parts.push(text.slice(at));
  return parts.join('');
}

const COMMON_TAG = /<(?:table|tr|td|th|div|p|br|li|span)[\s>/]/i;
const OPEN = 60;
const CLOSE = 62;
const NOT_LINE_BREAK = /[^\n\r]/g;

/**
 * The text with blanks in place of the given stretches, so that what one reader has read no other reads again. Length,
 * line breaks and every other offset stay as they are.
 */
export function maskSpans(text: string, spans: readonly Span[]): string {
  const sorted = [...spans].sort((a, b) => a.start - b.start);
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of sorted) {
    if (end <= at) continue;
    const from = Math.max(start, at);
    parts.push(text.slice(at, from), text.slice(from, end).replace(NOT_LINE_BREAK, ' '));
    at = end;
  }
  parts.push(text.slice(at));
  return parts.join('');
}

const FENCE = /^[ \t]*(?:`{3,}|~{3,})[^\n\r]{0,40}$/gm;

/** The text with blank lines in place of the fences around blocks of code. Length and every offset stay as they are. */
export function maskFences(text: string): string {
  return text.replace(FENCE, (fence) => ' '.repeat(fence.length));
}

const QUOTED_LINES = /(?:^[ \t]*>[^\n]*(?:\n|$)){2,}/gm;
const QUOTE_MARKS = /^([ \t]*)((?:>[ \t]?)+)/gm;

/**
 * The text with blanks in place of the marks before quoted lines of mail (`> Region,Sales`), where two or more follow one
 * another. Length and every offset stay as they are.
 */
export function maskQuotes(text: string): string {
  return text.replace(QUOTED_LINES, (lines) => lines.replace(QUOTE_MARKS, (marks) => ' '.repeat(marks.length)));
}

const DRAWN_BARS = /[\u2580-\u259f■]+/gu;

/** The text with blanks in place of the bars that are drawn beside figures (`Mon ████ 80`). Length and every offset stay as they are. */
export function maskDrawnBars(text: string): string {
  return text.replace(DRAWN_BARS, (bars) => ' '.repeat(bars.length));
}

const DOUBLE_BREAK = /\r?\n(?=[ \t]*\r?\n[ \t]*\S)/g;
const FEWEST_DOUBLE_BREAKS = 3;

/**
 * The text with blanks in place of every other line break where a blank line stands between any two of its lines, as where paragraphs were
 * copied: such blank lines part nothing. Length and every offset stay as they are.
 */
export function maskDoubleSpacing(text: string): string {
  const lines = text.trim().split(/\r?\n/);
  const isDouble = lines.every((line, at) => (line.trim() === '') === (at % 2 === 1));
  if (!isDouble || lines.length <= 2 * FEWEST_DOUBLE_BREAKS) return text;
  return text.replace(DOUBLE_BREAK, (mark) => ' '.repeat(mark.length));
}
