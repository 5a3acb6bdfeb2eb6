import type { ReadMethod, SourceTable, Span } from '../../documents/source-table.ts';

/** Figures of a text: those that the cells and labels of its tables hold, and those that stand in none. */
export type FigureCount = { readonly inside: number; readonly outside: number };

/** A figure of a text with its separators. */
export const FIGURE = /(?<![\p{L}\p{N}_])\p{N}[\p{N}.,:'/٫٬-]*/gu;
/** A key of JSON that is a number: it counts rows, or heads a column. */
const NUMBERED_KEY = /"\d{1,9}"(?=\s{0,4}:)/g;
const FEW = 3;
const FEW_IN_PROSE = 2;

/**
 * Counts the figures of a text that the given tables leave. What HTML keeps outside of cells is markup, and is not counted.
 */
export function countFigures(tables: readonly SourceTable[], text: string): FigureCount {
  if (tables.some(({ method }) => method === 'html')) return { inside: 0, outside: 0 };
  const spans = tables.flatMap(spansOf).sort((a, b) => a.start - b.start);
  let inside = 0;
  let outside = 0;
  let next = 0;
  const isJson = tables.some(({ method }) => method === 'json');
  const counted = isJson ? text.replace(NUMBERED_KEY, (key) => ' '.repeat(key.length)) : text;
  for (const { index } of counted.matchAll(FIGURE)) {
    while (next < spans.length && (spans[next]?.end ?? 0) <= index) next += 1;
    if ((spans[next]?.start ?? Number.POSITIVE_INFINITY) <= index) inside += 1;
    else outside += 1;
  }
  return { inside, outside };
}

/** True where a text holds more figures than were read from it, and not just a few; of sentences, as many. */
export function isMostlyLeft({ inside, outside }: FigureCount, method: ReadMethod): boolean {
  return method === 'prose' ? outside >= FEW_IN_PROSE && outside >= inside : outside > FEW && outside > inside;
}

/** The places of cells and labels. */
function spansOf({ columns, rows }: SourceTable): readonly Span[] {
  return [...columns.flatMap(({ spans }) => spans), ...rows.flatMap((row) => row.flatMap(({ spans }) => spans))];
}
