import type { RawGrid } from '../grid/raw-grid.ts';
import { settleGrid } from '../grid/settle-grid.ts';
import type { SourceTable } from '../source-table.ts';
import { readAligned } from './aligned/read-aligned.ts';
import { readBars } from './bars/read-bars.ts';
import { readDelimited } from './delimited/read-delimited.ts';
import { readHtml } from './html/read-html.ts';
import { readJson } from './json/read-json.ts';
import { splitLines } from './lines.ts';
import { readLists, readNumberLists } from './lists/read-lists.ts';
import { maskSpans } from './mask.ts';

/** Readers in the order of how much their format says of itself; each reads what those before it left. */
const READERS: readonly ((text: string) => readonly RawGrid[])[] = [
  readJson,
  readHtml,
  (text) => readBars(text, splitLines(text)),
  (text) => readNumberLists(text, splitLines(text)),
  readDelimited,
  (text) => readAligned(text, splitLines(text)),
  (text) => readLists(text, splitLines(text)),
];

/**
 * Finds every candidate table in a text of up to 500,000 characters, in the order of the text, each cell with the places
 * it was read from. Takes time linear in the length of the text, whatever stands in it, and never throws.
 */
export function readText(text: string): readonly SourceTable[] {
  const steps = readTextInSteps(text);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/** `readText`, cut into steps between which others may run. */
export function* readTextInSteps(text: string): Generator<undefined, readonly SourceTable[], void> {
  const tables: SourceTable[] = [];
  let rest = text;
  for (const read of READERS) {
    const found = read(rest).flatMap((grid) => settleGrid(grid) ?? []);
    tables.push(...found);
    if (found.length > 0) {
      rest = maskSpans(
        rest,
        found.map((table) => table.span),
      );
    }
    yield;
  }
  return tables.sort((a, b) => a.span.start - b.span.start);
}
