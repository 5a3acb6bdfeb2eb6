import { PLAIN_NUMBERS } from '../format/number-style.ts';
import { createLabelWriter } from '../format/number-writer.ts';
import { createShareWriter } from '../format/share-writer.ts';
import type { Look } from '../look/look.ts';
import type { ChartModel } from '../model/chart-model.ts';
import type { Box } from '../svg/box.ts';
import { element, toCoordinate } from '../svg/element.ts';
import type { PlacedText } from '../svg/placed-text.ts';
import { CAP_HEIGHT } from '../text/measure-text.ts';
import { cutText } from '../text/wrap-text.ts';
import { placeSliceLabels, type SliceText, widthsOfLabels } from './circular/slice-labels.ts';
import type { Circle } from './circular/slice-leaders.ts';
import { cutSlices, pointAt, type Slice } from './circular/slices.ts';
import { createEmphasis, type Emphasis } from './emphasis.ts';
import type { LegendEntry, Mark, Plot, PlotDrawing } from './plot-drawing.ts';

/** The hole of a donut in parts of its radius. */
const HOLE = 0.58;
const LEADER_ROOM = 26;

/** The rows as parts of a circle, clockwise from the top, each with its name and its share beside it. */
export const PIE: Plot = {
  draw: (model, look, box) => drawCircle(model, look, { box, hole: 0 }),
  listLegend,
};

/** A pie with a hole, in which the total stands where the chart asks for it. */
export const DONUT: Plot = {
  draw: (model, look, box) => drawCircle(model, look, { box, hole: HOLE }),
  listLegend,
};

/** Slices name themselves; where the chart takes their names away, a legend has them. */
function listLegend(model: ChartModel, look: Look): readonly LegendEntry[] {
  if (model.settings.showCategoryLabels !== false) return [];
  return cutSlices(model).map(({ label, index }) => ({ label, color: look.seriesLook(index).color, shape: 'box' }));
}

function drawCircle(model: ChartModel, look: Look, { box, hole }: { box: Box; hole: number }): PlotDrawing {
  const slices = cutSlices(model);
  const texts = nameSlices(slices, model);
  const room = widthsOfLabels(texts, box, look);
  const across = box.width - room.left - room.right - LEADER_ROOM * 2;
  const radius = Math.max(10, Math.min(box.height / 2 - 6, across / 2));
  // In the middle of the picture, or as near to it as the labels leave room.
  const left = box.x + room.left + LEADER_ROOM + radius;
  const right = box.x + box.width - room.right - LEADER_ROOM - radius;
  const x = Math.max(left, Math.min(right, box.x + box.width / 2));
  const circle = { x, y: box.y + box.height / 2, radius };
  const labels = placeSliceLabels(texts, circle, { look, box, isRtl: model.direction === 'rtl' });
  const emphasis = createEmphasis(model, look);
  const ring = { look, hole, count: slices.length, emphasis };
  const total = model.settings.hasCenteredTotal ? [writeTotal(slices, model, { look, circle, hole })] : [];
  return {
    under: '',
    over: slices.map((slice) => drawSlice(slice, circle, ring)).join('') + labels.svg,
    texts: [...labels.texts, ...total.flat()],
    area: { x: circle.x - radius, y: circle.y - radius, width: radius * 2, height: radius * 2 },
    marks: slices.map((slice) => toMark(slice, circle, hole)),
    axes: { isHorizontal: false },
  };
}

/** Shares unless the chart asks for the values themselves. */
function nameSlices(slices: readonly Slice[], model: ChartModel): readonly SliceText[] {
  const { settings, locale, numberFormat, series } = model;
  const style = series[0]?.style ?? PLAIN_NUMBERS;
  const asValues = settings.showDataLabels && settings.dataLabelFormat === 'absolute';
  const format = numberFormat;
  const write = asValues
    ? createLabelWriter(
        slices.map(({ value }) => value),
        { style, format, locale },
      )
    : createShareWriter({ format, locale }, style.kind === 'percentage' && style.decimals ? 'tenths' : undefined);
  return slices.map((slice) => ({
    slice,
    name: settings.showCategoryLabels === false ? '' : slice.label,
    figure: write(asValues ? slice.value : slice.share),
  }));
}

type Ring = { readonly look: Look; readonly hole: number; readonly count: number; readonly emphasis: Emphasis };

function drawSlice(slice: Slice, circle: Circle, { look, hole, count, emphasis }: Ring): string {
  const { from, to, index } = slice;
  // A gap wider than its slice would hide it.
  const gapWidth = count > 1 ? Math.min(1.5, (to - from) * circle.radius * 0.2) : 0;
  const gap = gapWidth < 0.2 ? {} : { stroke: look.theme.background, 'stroke-width': gapWidth };
  return element('path', {
    d: toRing(circle, { from, to, inner: circle.radius * hole }),
    fill: emphasis.paint(look.seriesLook(index).color, slice),
    'stroke-linejoin': 'round',
    ...gap,
  });
}

/** A part of a ring, or of a disc where `inner` is 0. A whole turn is drawn as two halves, since an arc can't end where it began. */
function toRing(circle: Circle, { from, to, inner }: { from: number; to: number; inner: number }): string {
  if (to - from > 1.9999 * Math.PI) {
    const half = (from + to) / 2;
    return `${toRing(circle, { from, to: half, inner })} ${toRing(circle, { from: half, to, inner })}`;
  }
  const isLarge = to - from > Math.PI ? 1 : 0;
  const at = (angle: number, radius: number): string => {
    const { x, y } = pointAt(circle, angle, radius);
    return `${toCoordinate(x)} ${toCoordinate(y)}`;
  };
  const outer = toCoordinate(circle.radius);
  const rim = `M${at(from, circle.radius)}A${outer} ${outer} 0 ${isLarge} 1 ${at(to, circle.radius)}`;
  if (inner === 0) return `${rim}L${toCoordinate(circle.x)} ${toCoordinate(circle.y)}Z`;
  const hole = toCoordinate(inner);
  return `${rim}L${at(to, inner)}A${hole} ${hole} 0 ${isLarge} 0 ${at(from, inner)}Z`;
}

function toMark({ rowIndex, columnKey, value, from, to }: Slice, circle: Circle, hole: number): Mark {
  return {
    rowIndex,
    columnKey,
    value,
    ...pointAt(circle, (from + to) / 2, circle.radius * (hole === 0 ? 0.62 : (1 + hole) / 2)),
  };
}

function writeTotal(
  slices: readonly Slice[],
  model: ChartModel,
  { look, circle, hole }: { look: Look; circle: Circle; hole: number },
): readonly PlacedText[] {
  if (hole === 0) return [];
  const total = slices.reduce((sum, { value }) => sum + value, 0);
  const { numberFormat: format, locale, series } = model;
  const write = createLabelWriter([total], { style: series[0]?.style ?? { kind: 'number' }, format, locale });
  const room = circle.radius * hole * 1.7;
  const size = Math.min(look.type.headline, circle.radius * 0.3);
  const base = { x: circle.x, role: 'headline', anchor: 'middle' } as const;
  const name = cutText(series[0]?.label ?? '', room, { size: look.type.small });
  const y = circle.y + (size * CAP_HEIGHT) / 2 - (name === '' ? 0 : look.type.small * 0.7);
  return [
    {
      ...base,
      text: cutText(write(total), room, { size, weight: 'bold' }),
      y,
      size,
      color: look.theme.text,
      weight: 'bold',
    },
    { ...base, text: name, y: y + look.type.small * 1.6, size: look.type.small, color: look.theme.textMuted },
  ];
}
