import { areRangesOrShares, isAmount } from './marked-amounts.ts';
import type { ExtractedColumn, ExtractedTable } from './type-table.ts';

/** A column of amounts that stayed text, wholly or in some cells: which, how many cells, and the first of them. */
export type KeptAmounts = {
  readonly column: number;
  readonly count: number;
  readonly example: string;
  /** True where no cell of the column became a number. */
  readonly isWhole: boolean;
};

const MOST = 0.5;

/**
 * The columns whose amounts a chart would have to draw and cannot, since they stay text: cells with units ("900 g") or marks
 * ("<0.5"), ranges of amounts ("$50k-$60k"), shares of one whole ("45/50"). The first of several columns names the rows.
 */
export function findKeptAmounts({ columns }: ExtractedTable): readonly KeptAmounts[] {
  return columns.flatMap((column, i) => {
    const namesRows = i === 0 && columns.length > 1 && !column.isNumeric;
    return namesRows ? [] : keptIn(column, i);
  });
}

function keptIn({ isNumeric, typed, values }: ExtractedColumn, column: number): readonly KeptAmounts[] {
  if (typed.kind === 'date' || typed.kind === 'boolean' || typed.kind === 'empty') return [];
  const texts = values.filter((value) => typeof value === 'string');
  const amounts = texts.filter(isAmount);
  const kept = !isNumeric && areRangesOrShares(texts) ? texts : amounts;
  const [example] = kept;
  if (example === undefined || (!isNumeric && kept.length < texts.length * MOST)) return [];
  return [{ column, count: kept.length, example, isWhole: !isNumeric }];
}
