import type { ChartModel, Series } from '../../model/chart-model.ts';
import type { ValueScale } from '../../scale/value-scale.ts';
import type { Box } from '../../svg/box.ts';
import type { Mark } from '../plot-drawing.ts';
import type { Layer } from './layer.ts';
import type { Places } from './places.ts';

/** The part of a category's room that its bars take. */
const FILLED = 0.74;
const WIDEST_BAR = 88;
/** Bars this thin stand without gaps between those of a group. */
const LEAST_WITH_GAP = 8;
/** Bars from this thickness on stand on whole pixels, so that their sides are sharp. */
const LEAST_WHOLE = 6;

/** How thick bars are and how far apart those of one category stand, in pixels. */
export type BarWidths = { readonly width: number; readonly gap: number };

/** The thickness of bars in the room of a category: `count` side by side, one where they are stacked. */
function chooseBarWidths(step: number, count: number): BarWidths {
  const room = step * (step < 4 ? 0.9 : FILLED);
  const rough = room / count;
  const gap = count > 1 && rough >= LEAST_WITH_GAP ? 2 : 0;
  const width = Math.min(WIDEST_BAR, (room - gap * (count - 1)) / count);
  return { width: width < LEAST_WHOLE ? width : Math.floor(width), gap };
}

/** A bar: its mark with the rectangle it covers, and the series it is of. */
export type BarMark = Mark & { readonly box: Box; readonly series: Series; readonly index: number };

/** The bars of a layer, each as far as its axis reaches. Series beside each other stand in reading order: from right to left where the axis runs so. */
export function layOutBars(
  model: ChartModel,
  layer: Layer,
  {
    places,
    scale,
    isHorizontal,
  }: { readonly places: Places; readonly scale: ValueScale; readonly isHorizontal: boolean },
): readonly BarMark[] {
  const slots = layer.stacking === 'none' ? layer.series.length : 1;
  const { width, gap } = chooseBarWidths(places.step, slots);
  const sign = isBackward(places) ? -1 : 1;
  const snap = (pixel: number): number => (width < LEAST_WHOLE ? pixel : Math.round(pixel));
  const hold = (value: number): number => scale.toPixel(Math.max(scale.min, Math.min(scale.max, value)));
  return layer.series.flatMap((series, place) =>
    (layer.segments[place] ?? []).flatMap((segment, index): BarMark[] => {
      if (segment === null || (scale.isLog && segment.to <= 0)) return [];
      const slot = slots === 1 ? 0 : place - (slots - 1) / 2;
      const center = (places.centers[index] ?? 0) + sign * slot * (width + gap);
      const across = snap(center - width / 2) + width / 2;
      const end = hold(segment.to);
      const start = hold(segment.from === 0 ? scale.base : segment.from);
      const [low, size] = [Math.min(start, end), Math.abs(end - start)];
      const box = isHorizontal
        ? { x: low, y: across - width / 2, width: size, height: width }
        : { x: across - width / 2, y: low, width, height: size };
      const at = isHorizontal ? { x: end, y: across } : { x: across, y: end };
      const rowIndex = model.categories[index]?.rowIndex ?? index;
      return [{ rowIndex, columnKey: series.columnKey, value: segment.value, ...at, box, series, index }];
    }),
  );
}

/** True where the first category has the larger pixel. */
function isBackward({ centers }: Places): boolean {
  return (centers[0] ?? 0) > (centers.at(-1) ?? 0);
}
