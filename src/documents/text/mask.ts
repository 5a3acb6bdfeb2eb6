import type { Span } from '../source-table.ts';

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
