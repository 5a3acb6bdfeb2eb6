import type { ChartModel } from '../../model/chart-model.ts';
import type { PixelRange } from '../../scale/value-scale.ts';

/** Where the categories stand along their axis, in pixels. */
export type Places = {
  readonly centers: readonly number[];
  /** The room of one category; for points of a line the least distance of two. */
  readonly step: number;
};

/** Categories in bands of equal room. */
export function placeInBands(count: number, { from, to }: PixelRange): Places {
  const step = (to - from) / Math.max(1, count);
  return { centers: Array.from({ length: count }, (_, index) => from + (index + 0.5) * step), step: Math.abs(step) };
}

/** Points from end to end, at their own distances where the axis is of time or numbers; a single one in the middle. */
export function placeAsPoints({ categories }: ChartModel, { from, to }: PixelRange): Places {
  const positions = categories.map(({ position }, index) => position ?? index);
  const first = positions[0] ?? 0;
  const extent = (positions.at(-1) ?? 0) - first;
  if (extent === 0) return { centers: positions.map(() => (from + to) / 2), step: Math.abs(to - from) };
  const centers = positions.map((position) => from + ((position - first) / extent) * (to - from));
  return { centers, step: Math.abs(to - from) / Math.max(1, centers.length - 1) };
}
