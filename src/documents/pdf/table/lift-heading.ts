import { EMPTY_CELL } from '../../grid/raw-grid.ts';
import type { SourceCell } from '../../source-table.ts';

type Row = readonly SourceCell[];

/** Rows whose upmost headers name the whole table no longer, and what they said. */
export type Lifted = { readonly rows: readonly Row[]; readonly depth: number; readonly heading?: string };

/**
 * Takes off a header that stands over all columns but those that name the rows: it says what the table is about, and said again
 * in the name of each column it only hides what tells them apart. `depth` is how many rows are headers.
 */
export function liftHeading(rows: readonly Row[], depth: number): Lifted {
  const [top = [], ...others] = rows;
  if (depth < 2) return { rows, depth };
  const headings = new Set(top.filter((cell, column) => cell.text !== '' && !goesDown(cell, others[0], column)));
  const [heading] = headings;
  if (headings.size !== 1 || heading === undefined) return { rows, depth };
  if (top.every((cell) => cell === heading)) return { rows: others, depth: depth - 1, heading: heading.text };
  const covered = top.flatMap((cell, column) => (cell === heading ? [column] : []));
  const first = covered[0] ?? 0;
  const isWhole = covered.length >= 2 && first > 0 && covered.length === top.length - first;
  const below = others[0] ?? [];
  const names = covered.map((column) => below[column]?.text ?? '');
  const areNamed = names.every((name) => name !== '') && new Set(names).size === names.length;
  if (!isWhole || !areNamed) return { rows, depth };
  // What stands beside the heading alone, above a blank, moves down with the names.
  const moved = below.map((cell, column) =>
    cell.text === '' && top[column] !== heading ? (top[column] ?? EMPTY_CELL) : cell,
  );
  return { rows: [moved, ...others.slice(1)], depth: depth - 1, heading: heading.text };
}

const goesDown = (cell: SourceCell, below: Row | undefined, column: number): boolean =>
  below?.[column] === cell || (below?.[column]?.text ?? '') === '';
