import type { SourceCell } from '../source-table.ts';
import { EMPTY_CELL } from './raw-grid.ts';

type Row = readonly SourceCell[];

const textAt = (row: Row | undefined, column: number): string => row?.[column]?.text ?? '';

/**
 * Rows with the name of each group in all rows of it, where it is written beside the first alone, as in "North, women · men ·
 * all": the same names must come back beside every group, in the same order, so that what a blank stands for is plain.
 * Below the last group may stand rows of no group that name themselves, such as totals.
 */
export function fillGroups(rows: readonly Row[], headerRows: number): readonly Row[] {
  const body = rows.slice(headerRows);
  const size = sizeOfGroups(body);
  if (size === 0) return rows;
  const names = body.slice(0, size).map((row) => textAt(row, 1));
  const isInGroup = (row: Row, i: number): boolean =>
    textAt(row, 1) === names[i % size] && (textAt(row, 0) === '') === i % size > 0;
  const end = body.findIndex((row, i) => !isInGroup(row, i));
  const grouped = end < 0 ? body.length : end;
  const doNameThemselves = body.slice(grouped).every((row) => textAt(row, 0) !== '' && textAt(row, 1) === '');
  if (grouped < 2 * size || grouped % size !== 0 || !doNameThemselves) return rows;
  const filled = body.map((row, i) => {
    if (i >= grouped || i % size === 0) return row;
    return [body[i - (i % size)]?.[0] ?? EMPTY_CELL, ...row.slice(1)];
  });
  return [...rows.slice(0, headerRows), ...filled];
}

/** How many rows the first group has: its name, blanks below it, and beside them names of which none comes twice; 0 of none. */
function sizeOfGroups(body: readonly Row[]): number {
  if (textAt(body[0], 0) === '') return 0;
  const size = body.findIndex((row, i) => i > 0 && textAt(row, 0) !== '');
  const names = body.slice(0, Math.max(0, size)).map((row) => textAt(row, 1));
  return size >= 2 && new Set(names).size === size && !names.includes('') ? size : 0;
}
