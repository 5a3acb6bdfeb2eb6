import { middleOf, type PictureCell } from './cell-grid.ts';

type Row = readonly (PictureCell | undefined)[];

/**
 * Rows whose first one has its labels over all columns that they head, where the labels right below come back in rounds: each column
 * goes to the label whose middle is nearest. The same rows where each label has not one whole round.
 */
export function spanLabels(rows: readonly Row[]): readonly Row[] {
  const [upper = [], lower = [], ...others] = rows;
  const textAt = (column: number): string => lower[column]?.text ?? '';
  const texts = lower.map((cell) => cell?.text ?? '');
  const columns = texts.flatMap((text, column) =>
    /\p{L}/u.test(text) && texts.indexOf(text) !== texts.lastIndexOf(text) ? [column] : [],
  );
  const labels = [...new Set(columns.flatMap((column) => upper[column] ?? []))];
  const rounds = labels.map((label) => columns.filter((column) => nearest(lower[column], labels) === label));
  const size = new Set(columns.map(textAt)).size;
  const areWhole = rounds.every((own) => own.length === size && new Set(own.map(textAt)).size === size);
  if (labels.length < 2 || size < 2 || !areWhole) return rows;
  const spanned = Array.from({ length: Math.max(upper.length, lower.length) }, (_, column) => {
    const at = rounds.findIndex((own) => own.includes(column));
    return labels[at] ?? upper[column];
  });
  return [spanned, lower, ...others];
}

function nearest(cell: PictureCell | undefined, labels: readonly PictureCell[]): PictureCell | undefined {
  if (cell === undefined) return undefined;
  const distance = (label: PictureCell): number => Math.abs(middleOf(label.box).x - middleOf(cell.box).x);
  return labels.toSorted((one, other) => distance(one) - distance(other))[0];
}
