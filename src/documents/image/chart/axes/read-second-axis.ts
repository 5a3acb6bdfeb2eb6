import type { PlotArea } from '../frame/find-plot-area.ts';
import type { Extent } from '../raster/raster.ts';
import type { Scene } from '../see-picture.ts';
import type { Axis } from './axis.ts';
import type { AxisTexts } from './find-axis-labels.ts';
import { type Scale, valueAt } from './fit-scale.ts';
import { readAxis } from './read-axis.ts';
import type { Sight } from './sight.ts';

/** The labels to the right of a plot, where lines and ticks are, and the axis on its left, where there is one. */
export type SecondSide = {
  readonly texts: AxisTexts;
  readonly places: readonly number[];
  readonly first: Axis | undefined;
};

/** A second axis has so many labels or more, nearly all of which its scale explains. */
const LEAST_LABELS = 3;
const EXPLAINED = 0.8;
/** Its labels stand at ticks or lines, to so many pixels. */
const AT_LINE = 3;
const MOST = 0.6;
/** Between an axis and its labels there is nothing: the colours of a scale make columns of ink, this share of them high. */
const FILLED = 0.3;

/** True where something tall stands between the plot and the labels: these then tell what its colours mean. */
function hasBetween({ ink, raster }: Scene, plot: Extent, labels: AxisTexts['labels']): boolean {
  const nearest = Math.min(...labels.map(({ extent }) => extent.left));
  for (let x = plot.right + 8; x < nearest - 1; x += 1) {
    let count = 0;
    for (let y = plot.top; y < plot.bottom; y += 1) count += ink[y * raster.width + x] ?? 0;
    if (count > FILLED * (plot.bottom - plot.top)) return true;
  }
  return false;
}

/** True where both scales give the same numbers from top to bottom: the second axis repeats the first. */
function areSameScale(one: Scale, other: Scale, plot: Extent): boolean {
  const reach = Math.abs(valueAt(one, plot.top) - valueAt(one, plot.bottom));
  return [plot.top, plot.bottom].every((at) => Math.abs(valueAt(one, at) - valueAt(other, at)) <= 0.02 * reach);
}

/**
 * The axis on the right of a plot that has one on its left, or a legend that its labels could be part of. `undefined` where its labels are none of an axis, or where it repeats
 * the first.
 */
export async function readSecondAxis(
  { texts, places, first }: SecondSide,
  scene: Scene,
  area: PlotArea,
  sight: Sight,
): Promise<Axis | undefined> {
  const { labels } = texts;
  const hasNames = first !== undefined && first.scale === undefined;
  if (hasNames || labels.length < LEAST_LABELS || hasBetween(scene, area.extent, labels)) return undefined;
  const isAtLine = ({ extent }: { readonly extent: Extent }): boolean =>
    places.some((place) => Math.abs(place - (extent.top + extent.bottom) / 2) <= AT_LINE);
  if (labels.filter(isAtLine).length < MOST * labels.length) return undefined;
  const axis = await readAxis(texts, { side: 'right', places }, sight);
  const scale = axis?.scale;
  if (scale === undefined || scale.support < LEAST_LABELS || scale.support < EXPLAINED * scale.total) return undefined;
  return first?.scale !== undefined && areSameScale(first.scale, scale, area.extent) ? undefined : axis;
}
