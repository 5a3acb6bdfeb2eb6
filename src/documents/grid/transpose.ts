import type { SourceCell } from '../source-table.ts';
import { isFigureShape, shapeOf } from './cell-shape.ts';
import { EMPTY_CELL } from './raw-grid.ts';

type Row = readonly SourceCell[];

const MOST_ROWS = 60;
const WELL_ABOVE = 0.3;

/**
 * The grid with rows for columns, where it lies on its side: names of the measures down the first column, and below
 * each name values of one shape only along its row, while the columns mix shapes. Undefined where it stands as it should, and where
 * a name comes twice: then it is one cell over several rows of headers.
 */
export function turnIfSideways(rows: readonly Row[], width: number): readonly Row[] | undefined {
  if (rows.length < 3 || rows.length > MOST_ROWS || width < 3) return undefined;
  const kinds = rows.map((row) => Array.from({ length: width }, (_, column) => kindOf(row[column]?.text ?? '')));
  if (!kinds.every(([name]) => name === 'word')) return undefined;
  const names = rows.map(([name]) => name?.text);
  if (new Set(names).size < names.length) return undefined;
  const body = kinds.slice(1);
  const columns = Array.from({ length: width - 1 }, (_, i) => body.map((row) => row[i + 1] ?? 'nothing'));
  const rowKinds = new Set(body.map((row) => row[1]).filter((kind) => kind !== 'nothing'));
  const lead = meanPurity(body.map((row) => row.slice(1))) - meanPurity(columns);
  if (lead < WELL_ABOVE || rowKinds.size < 2) return undefined;
  return Array.from({ length: width }, (_, column) => rows.map((row) => row[column] ?? EMPTY_CELL));
}

type Kind = 'figure' | 'word' | 'nothing';

function kindOf(text: string): Kind {
  const shape = shapeOf(text);
  if (shape === 'empty' || shape === 'mark') return 'nothing';
  return isFigureShape(shape) ? 'figure' : 'word';
}

/** Mean over lists of cells of the share that the commonest kind has, 1 for lists of nothing. */
function meanPurity(lists: readonly (readonly Kind[])[]): number {
  let sum = 0;
  for (const list of lists) {
    const figures = list.filter((kind) => kind === 'figure').length;
    const words = list.filter((kind) => kind === 'word').length;
    sum += figures + words === 0 ? 1 : Math.max(figures, words) / (figures + words);
  }
  return sum / Math.max(1, lists.length);
}
