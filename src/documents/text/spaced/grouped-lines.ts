import { isPeriodLabel } from '../../grid/cell-shape.ts';
import { EMPTY_CELL, type RawGrid } from '../../grid/raw-grid.ts';
import type { SourceCell, Span } from '../../source-table.ts';
import { cutCell, spanOfRows } from '../source-cells.ts';

/** A line cut at every blank, and how many numbers it ends with. */
type SpacedLine = { readonly line: Span; readonly words: readonly Span[]; readonly numbers: number };

const FEWEST_GROUPS = 2;
const FEWEST_ROWS = 4;
const MOST_WORDS = 4;
/** What no name of a group ends with, or has. */
const NO_HEADING = /[,;.!?؟|=]|[:：]./u;
const SURE = 0.8;

/**
 * The table of names with as many numbers each below headings that group them: `Fruit:`, `Apples 40`, `Pears 12`, `Roots:`, `Leeks 8`; or
 * years over their quarters. Undefined where a line is neither a heading nor such a row. `toRow` gives the name and the numbers of a line.
 */
export function gridOfGroups<Line extends SpacedLine>(
  text: string,
  lines: readonly Line[],
  toRow: (line: Line) => readonly SourceCell[] | undefined,
): RawGrid | undefined {
  const rows: (readonly SourceCell[])[] = [];
  let heading: SourceCell | undefined;
  let groups = 0;
  for (const line of lines) {
    const next = maybeHeading(text, line);
    if (next !== undefined) {
      // A heading above another one has no rows.
      if (heading !== undefined && rows.at(-1)?.[0] !== heading) return undefined;
      heading = next;
      groups += 1;
      continue;
    }
    const row = toRow(line);
    if (row === undefined || heading === undefined) return undefined;
    rows.push([heading, ...row]);
  }
  const width = rows[0]?.length ?? 0;
  const isEven = rows.every((row) => row.length === width) && rows.at(-1)?.[0] === heading;
  const span = spanOfRows(rows);
  if (groups < FEWEST_GROUPS || rows.length < FEWEST_ROWS || !isEven || span === undefined) return undefined;
  return { method: 'aligned', span, rows, headerRows: 0, certainty: SURE };
}

/** A year or a like period by itself, or a few words without a figure. */
function maybeHeading(text: string, { line, words, numbers }: SpacedLine): SourceCell | undefined {
  const cell = cutCell(text, line.start, line.end);
  const name = cell.text.replace(/[:：]$/, '');
  const isPeriod = words.length === 1 && isPeriodLabel(name);
  const isName = numbers === 0 && words.length <= MOST_WORDS && !/\p{N}/u.test(name) && !NO_HEADING.test(name);
  const start = cell.spans[0]?.start;
  if ((!isPeriod && !isName) || start === undefined || name === EMPTY_CELL.text) return undefined;
  return cutCell(text, start, start + name.length);
}
