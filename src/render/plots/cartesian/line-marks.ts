import type { ChartModel, Series } from '../../model/chart-model.ts';
import type { ValueScale } from '../../scale/value-scale.ts';
import type { Mark } from '../plot-drawing.ts';
import type { Layer } from './layer.ts';
import type { Places } from './places.ts';

/** A point of a line or of the upper edge of an area. */
export type LineMark = Mark & { readonly series: Series; readonly index: number };

/** The points of a layer of lines or areas. Values that a log scale has no place for have none. */
export function layOutLine(
  model: ChartModel,
  layer: Layer,
  { places, scale }: { readonly places: Places; readonly scale: ValueScale },
): readonly LineMark[] {
  return layer.series.flatMap((series, place) =>
    (layer.segments[place] ?? []).flatMap((segment, index): LineMark[] => {
      if (segment === null || (scale.isLog && segment.to <= 0)) return [];
      const rowIndex = model.categories[index]?.rowIndex ?? index;
      const [x, y] = [places.centers[index] ?? 0, scale.toPixel(segment.to)];
      return [{ rowIndex, columnKey: series.columnKey, value: segment.value, x, y, series, index }];
    }),
  );
}
