import type { SourceCell } from './source-table.ts';

/** Stretches of text that stand side by side, from left to right, each with its `area`. */
export type WrittenLine = readonly SourceCell[];

/**
 * What was read on a page or in a picture of which no reader was sure to have made the table it shows: lines from the top. Somebody
 * else may find the table in it.
 */
export type Writing = {
  readonly lines: readonly WrittenLine[];
  /** How likely a stretch was read right, letter by letter, 0 to 1; 1 where letters were not read but stand in the file. */
  readonly certainty: number;
  /** The size of the picture, in pixels: what boxes are measured against; absent for pages. */
  readonly picture?: { readonly width: number; readonly height: number };
};

const MOST_LINES = 600;
const LONGEST_LINE = 2_000;

/** The same, no longer than what anybody would be shown of it. */
export function boundWriting(writing: Writing): Writing {
  const lines = writing.lines
    .filter((line) => line.reduce((sum, { text }) => sum + text.length, 0) <= LONGEST_LINE)
    .slice(0, MOST_LINES);
  return { ...writing, lines };
}

/** The same at other places: where its boxes are to be measured anew. */
export function moveWriting(writing: Writing, move: (cell: SourceCell) => SourceCell): Writing {
  return { ...writing, lines: writing.lines.map((line) => line.map(move)) };
}
