import type { PictureCell } from './cell-grid.ts';

type Row = readonly (PictureCell | undefined)[];

/** So many figures and more make a column. */
const LEAST_VALUES = 2;

/**
 * Rows whose first one has each label over its figures: where labels begin at the left of wide columns and figures end at their right,
 * the label seems a column that is empty below, and the next column one of figures without a label. Both are one column.
 */
export function labelValues(rows: readonly Row[]): readonly Row[] {
  const [labels = [], ...others] = rows;
  const isLabelAlone = (column: number): boolean =>
    labels[column] !== undefined && others.every((row) => row[column] === undefined);
  const areValuesAlone = (column: number): boolean => {
    const filled = others.flatMap((row) => row[column] ?? []);
    return labels[column] === undefined && filled.length >= LEAST_VALUES && filled.every(({ text }) => isFigure(text));
  };
  const labelled = labels.flatMap((_, column) => (isLabelAlone(column) && areValuesAlone(column + 1) ? [column] : []));
  if (labelled.length === 0) return rows;
  const withoutLabel = (row: Row): Row => row.filter((_, column) => !labelled.includes(column));
  const moved = labels.map((label, column) => (labelled.includes(column - 1) ? labels[column - 1] : label));
  return [withoutLabel(moved), ...others.map(withoutLabel)];
}

const isFigure = (text: string): boolean => /\p{Nd}/u.test(text) && !/\p{L}{3}/u.test(text);
