import type { Line, Phrase } from '../layout/lines.ts';

/** A part of a line, and the columns that it stands in, counted from 0, the last one included. */
export type PlacedPhrase = { readonly phrase: Phrase; readonly first: number; readonly last: number };

/** A line whose phrases have their columns. */
export type PlacedLine = { readonly line: Line; readonly phrases: readonly PlacedPhrase[] };
