import type { ChartModel } from '../../model/chart-model.ts';

/** One part of a circle. Angles are radians clockwise from the top. */
export type Slice = {
  /** Place among the slices, from 0: what `series1`, `series2`, … of the style count. */
  readonly index: number;
  readonly rowIndex: number;
  readonly columnKey: string;
  readonly label: string;
  readonly value: number;
  /** Of the whole, 0 to 1. */
  readonly share: number;
  readonly from: number;
  readonly to: number;
};

const TURN = 2 * Math.PI;

/** Parts a circle among the rows in their order. Rows without a value above zero have no part in it. */
export function cutSlices({ series: [series], categories }: ChartModel): readonly Slice[] {
  if (series === undefined) return [];
  const total = series.values.reduce<number>((sum, value) => sum + Math.max(0, value ?? 0), 0);
  let from = 0;
  return series.values.flatMap((value, index): Slice[] => {
    const category = categories[index];
    if (value === null || value <= 0 || category === undefined) return [];
    const share = value / total;
    const slice = { from, to: from + share * TURN, share, value, index };
    from = slice.to;
    return [{ ...slice, rowIndex: category.rowIndex, columnKey: series.columnKey, label: category.label }];
  });
}

/** A point at an angle and a distance from the middle of a circle. */
export function pointAt(
  middle: { readonly x: number; readonly y: number },
  angle: number,
  radius: number,
): { readonly x: number; readonly y: number } {
  return { x: middle.x + Math.sin(angle) * radius, y: middle.y - Math.cos(angle) * radius };
}
