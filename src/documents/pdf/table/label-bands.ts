import type { Line } from '../layout/lines.ts';
import type { Box } from '../page/geometry.ts';
import type { ColumnBand } from './find-gutters.ts';

/** Columns with the labels that stand over each of them alone: figures below a long label take less room than the column has. */
export function widenByLabels(bands: readonly ColumnBand[], headers: readonly Line[]): readonly ColumnBand[] {
  const boxes = headers.flatMap(({ phrases }) => phrases.map(({ box }) => box));
  return bands.map((band) => {
    const own = boxes.filter(
      (box) => isOver(box, band) && !bands.some((other) => other !== band && isOver(box, other)),
    );
    return own.reduce(
      ({ left, right }, box) => ({ left: Math.min(left, box.left), right: Math.max(right, box.right) }),
      band,
    );
  });
}

const isOver = (box: Box, { left, right }: ColumnBand): boolean => box.left < right && box.right > left;
