import type { Look } from '../../look/look.ts';
import type { ChartModel, Series } from '../../model/chart-model.ts';
import type { Box } from '../../svg/box.ts';
import type { PlacedText } from '../../svg/placed-text.ts';
import { CAP_HEIGHT, LINE_HEIGHT, measureText } from '../../text/measure-text.ts';
import type { DrawnLayer } from './drawn-layer.ts';
import type { CartesianLayout } from './layout.ts';

/** More names than this at the ends of lines are a list, and a legend lists better. */
const MOST_NAMES = 9;
const NARROWEST_PICTURE = 380;
/** The part of the width that names take at most. */
const MOST_WIDTH = 0.26;

/**
 * True where names at the ends of lines and areas serve better than a legend: the chart asks for no other place, all lines run to
 * the end, and the names find room beside each other.
 */
export function canNameEnds(model: ChartModel, look: Look, box: Box): boolean {
  const { series, settings } = model;
  if (settings.legendPosition !== 'auto' || settings.hasDualYAxis || series.length < 2 || series.length > MOST_NAMES)
    return false;
  if (box.width < NARROWEST_PICTURE || series.length * look.type.label * LINE_HEIGHT > box.height * 0.7) return false;
  const reachesEnd = (one: Series): boolean => settings.missingValues !== 'gap' || one.values.at(-1) !== null;
  return series.every(reachesEnd) && widthOfNames(model, look) <= box.width * MOST_WIDTH;
}

/** The room for names beyond the end of the plot, in pixels. */
export function widthOfNames({ series }: ChartModel, look: Look): number {
  return Math.max(...series.map(({ label }) => measureText(label, { size: look.type.label, weight: 'bold' })));
}

/** The name of each series at the end of its line, or in the middle of the end of its area, moved apart where they would touch. */
export function placeEndLabels(
  model: ChartModel,
  look: Look,
  { layers, layout }: { layers: readonly DrawnLayer[]; layout: CartesianLayout },
): readonly PlacedText[] {
  const { area } = layout;
  const size = look.type.label;
  const isRtl = model.direction === 'rtl';
  const isReversed = model.settings.x.isReversed;
  const wanted = layers.flatMap(({ layer }) =>
    layer.series.flatMap((series, place) => {
      const scale = layout[layer.axis];
      const last = layer.segments[place]?.findLast((segment) => segment !== null && !(scale?.isLog && segment.to <= 0));
      if (!last || scale === undefined) return [];
      const y = scale.toPixel(layer.shape === 'area' ? (last.from + last.to) / 2 : last.to);
      return [{ series, y: Math.max(area.y, Math.min(area.y + area.height, y)) }];
    }),
  );
  const ys = moveApart(
    wanted.map(({ y }) => y),
    { least: size * LINE_HEIGHT, from: area.y, to: area.y + area.height },
  );
  const isAtRight = isRtl === isReversed;
  return wanted.map(
    ({ series }, index): PlacedText => ({
      text: series.label,
      x: isAtRight ? area.x + area.width + look.space : area.x - look.space,
      y: (ys[index] ?? 0) + (size * CAP_HEIGHT) / 2,
      size,
      weight: 'bold',
      color: look.textColorOf(look.seriesLook(series.index).color),
      role: 'series-label',
      anchor: isAtRight ? 'left' : 'right',
    }),
  );
}

/**
 * Places as near to the wanted ones as a least distance allows: neighbours that touch become a block around their mean, until no
 * blocks touch (pool adjacent violators).
 */
export function moveApart(
  wanted: readonly number[],
  { least, from, to }: { least: number; from: number; to: number },
): readonly number[] {
  const order = wanted.map((_, index) => index).sort((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0));
  type Run = { readonly indices: readonly number[]; readonly start: number };
  const room = (count: number): number => (count - 1) * least;
  const settle = (indices: readonly number[]): Run => {
    const mean = indices.reduce((sum, index) => sum + (wanted[index] ?? 0), 0) / indices.length;
    const start = mean - room(indices.length) / 2;
    return { indices, start: Math.max(from, Math.min(to - room(indices.length), start)) };
  };
  const runs: Run[] = [];
  for (const index of order) {
    let run = settle([index]);
    let before = runs.at(-1);
    while (before !== undefined && before.start + before.indices.length * least > run.start) {
      runs.pop();
      run = settle([...before.indices, ...run.indices]);
      before = runs.at(-1);
    }
    runs.push(run);
  }
  const places = new Array<number>(wanted.length).fill(0);
  for (const { indices, start } of runs)
    for (const [rank, index] of indices.entries()) places[index] = start + rank * least;
  return places;
}
