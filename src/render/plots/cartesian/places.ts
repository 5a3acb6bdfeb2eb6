import type { ChartModel } from '../../model/chart-model.ts';
import { createValueScale, type PixelRange, type ValueScale } from '../../scale/value-scale.ts';

/** Where the categories stand along their axis, in pixels. */
export type Places = {
  readonly centers: readonly number[];
  /** The room of one category; for points of a line the mean distance of two. */
  readonly step: number;
  /** The axis of time or numbers that the categories stand on, if they do. */
  readonly scale?: ValueScale;
};

/** Categories in bands of equal room. */
export function placeInBands(count: number, { from, to }: PixelRange): Places {
  const step = (to - from) / Math.max(1, count);
  return { centers: Array.from({ length: count }, (_, index) => from + (index + 0.5) * step), step: Math.abs(step) };
}

/** Points from end to end, at their own distances where the axis is of time or numbers; a single one in the middle. */
export function placeAsPoints(model: ChartModel, { from, to }: PixelRange): Places {
  const { categories, settings } = model;
  const positions = categories.map(({ position }, index) => position ?? index);
  const first = positions[0] ?? 0;
  const last = positions.at(-1) ?? first;
  const step = Math.abs(to - from) / Math.max(1, positions.length - 1);
  if (last === first) return { centers: positions.map(() => (from + to) / 2), step };
  const bounds = model.axisKind === 'numbers' ? settings.x : { min: undefined, max: undefined };
  const min = bounds.min ?? first;
  const max = bounds.max ?? last;
  const isLog = model.axisKind === 'numbers' && settings.x.isLog && min > 0;
  const range =
    max > min ? { min, max, ticks: [min, max], isLog } : { min: first, max: last, ticks: [first, last], isLog: false };
  const scale = createValueScale(range, { from, to });
  const places = { centers: positions.map(scale.toPixel), step };
  return model.axisKind === 'words' ? places : { ...places, scale };
}
