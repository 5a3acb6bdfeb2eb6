import { settleGrid } from '../grid/settle-grid.ts';
import type { SourceTable } from '../source-table.ts';
import { readDelimited } from './delimited/read-delimited.ts';

/**
 * Finds every candidate table in a text of up to 500,000 characters, in the order of the text, each cell with the places
 * it was read from. Takes time linear in the length of the text, whatever stands in it, and never throws.
 */
export function readText(text: string): readonly SourceTable[] {
  return readDelimited(text).flatMap((grid) => settleGrid(grid) ?? []);
}
