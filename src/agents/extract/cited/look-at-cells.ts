import type { LookedAt } from '../../../documents/image/look-again.ts';
import type { Box } from '../../../documents/source-table.ts';
import { readCitation } from './find-citation.ts';
import type { SourceLine } from './source-lines.ts';

/** Reads boxes of the picture that lines were read from, once more. */
export type LookAgain = (boxes: readonly Box[]) => Promise<readonly LookedAt[]>;

/** Each takes a tenth of a second. */
const MOST_CELLS = 40;

/**
 * The lines with what a second look reads in the cells of those that a model cites, the first of them: letters of pictures are misread, and
 * a figure in which two looks differ must be the one that the model sees too.
 */
export async function lookAtCells(
  value: unknown,
  lines: readonly SourceLine[],
  look: LookAgain,
): Promise<readonly SourceLine[]> {
  const cited = citedLines(value);
  const cells = lines
    .filter(({ number }) => cited.has(number))
    .flatMap(({ cells: own }) => own)
    .filter(({ cell }) => cell.area !== undefined)
    .slice(0, MOST_CELLS);
  if (cells.length === 0) return lines;
  const texts = await look(cells.flatMap(({ cell }) => cell.area?.box ?? []));
  const textOf = new Map(cells.map((placed, at) => [placed, texts[at]]));
  return lines.map((line) => ({
    ...line,
    cells: line.cells.map((placed) => {
      const again = textOf.get(placed);
      return again === undefined ? placed : { ...placed, again };
    }),
  }));
}

function citedLines(value: unknown): ReadonlySet<number> {
  const { rows } = typeof value === 'object' && value !== null ? { rows: [], ...value } : { rows: [] };
  const cells = Array.isArray(rows) ? rows.filter((row) => Array.isArray(row)).flat() : [];
  return new Set(cells.flatMap((cell) => readCitation(cell)?.line ?? []));
}
