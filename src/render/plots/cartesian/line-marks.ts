import type { ChartModel, Series } from '../../model/chart-model.ts';
import type { ValueScale } from '../../scale/value-scale.ts';
import { type Box, contains } from '../../svg/box.ts';
import type { Mark } from '../plot-drawing.ts';
import type { Layer } from './layer.ts';
import type { Places } from './places.ts';

/** A point of a line or of the upper edge of an area. */
export type LineMark = Mark & { readonly series: Series; readonly index: number };

/** In pixels. */
const ROUNDING = 0.01;

/**
 * The points of a layer of lines or areas. Values beyond the ends of an axis have none, and on a log scale
 * those of zero and below.
 */
export function layOutLine(
  model: ChartModel,
  layer: Layer,
  { places, scale, area }: { readonly places: Places; readonly scale: ValueScale; readonly area: Box },
): readonly LineMark[] {
  return layer.series.flatMap((series, place) =>
    (layer.segments[place] ?? []).flatMap((segment, index): LineMark[] => {
      if (segment === null || (scale.isLog && segment.to <= 0)) return [];
      const rowIndex = model.categories[index]?.rowIndex ?? index;
      const [x, y] = [places.centers[index] ?? 0, scale.toPixel(segment.to)];
      if (!contains(area, { x, y, width: 0, height: 0 }, ROUNDING)) return [];
      return [{ rowIndex, columnKey: series.columnKey, value: segment.value, x, y, series, index }];
    }),
  );
}
