import { createLabelWriter } from '../format/number-writer.ts';
import type { Look } from '../look/look.ts';
import type { ChartModel, Series } from '../model/chart-model.ts';
import type { Box } from '../svg/box.ts';
import { element } from '../svg/element.ts';
import type { PlacedText } from '../svg/placed-text.ts';
import { CAP_HEIGHT, LINE_HEIGHT, measureText } from '../text/measure-text.ts';
import { cutText } from '../text/wrap-text.ts';
import { layOutDots } from './dots/dot-layout.ts';
import { drawDots, MOST_SINGLE_DOTS } from './dots/draw-dots.ts';
import { nameDots } from './dots/name-dots.ts';
import { createEmphasis } from './emphasis.ts';
import type { Mark, Plot, PlotDrawing } from './plot-drawing.ts';

/** Bubbles at two columns of numbers, their areas a third, which a key above the plot explains. */
export const BUBBLE: Plot = { draw: drawBubble, listLegend: () => [] };

const SMALLEST_RADIUS = 2.5;
const FILL_OPACITY = 0.55;
/** Sizes that all come this near to the largest are told apart by no circle, so that small ones do. */
const HARDLY_DIFFERENT = 0.25;

function drawBubble(model: ChartModel, look: Look, box: Box): PlotDrawing {
  const sizes = model.sizeSeries?.values ?? [];
  const largest = sizes.reduce<number>((most, size) => Math.max(most, Math.abs(size ?? 0)), 0);
  const least = leastSize(sizes, largest);
  const widest = largestRadius(model, box) * (least > largest * HARDLY_DIFFERENT ? 0.5 : 1);
  const radiusOf = (size: number): number =>
    largest === 0 ? SMALLEST_RADIUS : Math.max(SMALLEST_RADIUS, Math.sqrt(Math.abs(size) / largest) * widest);
  const key = drawKey(model, look, { box, largest, radiusOf });
  const room = { ...box, y: box.y + key.height, height: Math.max(1, box.height - key.height) };
  const layout = layOutDots(model, look, { box: room, padding: Math.min(widest, room.height / 5) });
  const [series] = model.series;
  const placed = model.categories.flatMap(({ rowIndex, label }, index) => {
    const across = model.xSeries?.values[index] ?? null;
    const value = series?.values[index] ?? null;
    const size = sizes[index] ?? null;
    if (series === undefined || across === null || value === null || size === null) return [];
    const name = model.categoryColumn === undefined || model.settings.showCategoryLabels === false ? '' : label;
    const place = { x: layout.x.toPixel(across), y: layout.y.toPixel(value), radius: radiusOf(size) };
    return [{ ...place, name, value, size, rowIndex, columnKey: series.columnKey, weight: Math.abs(size) }];
  });
  const { color } = look.seriesLook(0);
  const emphasis = createEmphasis(model, look);
  const circles = placed.map((one) => ({
    ...one,
    paint: { color: emphasis.paint(color, one), isHollow: one.size < 0 },
  }));
  return {
    under: layout.under,
    over: drawBubbles(circles) + key.svg,
    texts: [...key.texts, ...layout.texts, ...nameDots(placed, layout.area, look)],
    area: layout.area,
    marks: placed.map(({ x, y, value, rowIndex, columnKey }): Mark => ({ rowIndex, columnKey, value, x, y })),
    axes: { value: layout.y, position: layout.x, isHorizontal: false },
  };
}

/** Bubbles get smaller where there are many; `pointSize` sets the width of the largest. */
function largestRadius({ settings, rowCount }: ChartModel, { width, height }: Box): number {
  if (settings.pointSize !== undefined) return settings.pointSize / 2;
  const room = Math.min(width, height);
  return Math.max(6, Math.min(room / 9, (room * 0.75) / Math.sqrt(Math.max(1, rowCount))));
}

type Paint = { readonly color: string; readonly isHollow: boolean };
type Circle = { readonly x: number; readonly y: number; readonly radius: number };

/** The larger below the smaller. Very many are drawn together, those of nearly one size and of one colour. */
function drawBubbles(circles: readonly (Circle & { readonly paint: Paint })[]): string {
  const sorted = circles.toSorted((one, other) => other.radius - one.radius);
  if (sorted.length <= MOST_SINGLE_DOTS) return sorted.map((one) => drawBubbleAt(one, one.paint)).join('');
  const alike = Map.groupBy(sorted, ({ radius, paint }) => `${Math.round(radius)} ${paint.color}`);
  return [...alike.values()]
    .map((group) => {
      const [first] = group;
      const places = group.map(({ x, y }) => ({ x, y }));
      return first === undefined
        ? ''
        : drawDots(places, { color: first.paint.color, radius: Math.round(first.radius), opacity: FILL_OPACITY });
    })
    .join('');
}

/** A size below zero has no area: its bubble is hollow, its outline broken. */
function drawBubbleAt({ x, y, radius }: Circle, { color, isHollow }: Paint): string {
  return element('circle', {
    cx: x,
    cy: y,
    r: radius,
    fill: color,
    'fill-opacity': isHollow ? 0 : FILL_OPACITY,
    stroke: color,
    'stroke-width': 1.25,
    'stroke-dasharray': isHollow ? '3 3' : undefined,
  });
}

type KeyParts = { readonly box: Box; readonly largest: number; readonly radiusOf: (size: number) => number };

/** What sizes as small as there are look like, a quarter of the largest at most where there are any, beside the name of the column. */
function drawKey(
  model: ChartModel,
  look: Look,
  { box, largest, radiusOf }: KeyParts,
): { readonly height: number; readonly svg: string; readonly texts: readonly PlacedText[] } {
  const series = model.sizeSeries;
  if (series === undefined || largest === 0 || model.settings.legendPosition === 'none') {
    return { height: 0, svg: '', texts: [] };
  }
  const size = look.type.label;
  const isRtl = model.direction === 'rtl';
  const sizes = keySizes(series, largest, model);
  const height = Math.max(...sizes.map(({ value }) => radiusOf(value) * 2), size * LINE_HEIGHT) + look.space * 2;
  const middle = box.y + height / 2 - look.space;
  const base = { size, y: middle + (size * CAP_HEIGHT) / 2, role: 'legend', anchor: isRtl ? 'right' : 'left' } as const;
  const at = (offset: number): number => (isRtl ? box.x + box.width - offset : box.x + offset);
  const name = cutText(series.label, box.width * 0.4, { size });
  let offset = measureText(name, { size }) + look.space * 3;
  const texts: PlacedText[] = [{ ...base, text: name, x: at(0), color: look.theme.textMuted }];
  let svg = '';
  for (const { value, text } of sizes) {
    const radius = radiusOf(value);
    svg += element('circle', { cx: at(offset + radius), cy: middle, r: radius, fill: 'none', stroke: look.theme.axis });
    offset += radius * 2 + look.space;
    texts.push({ ...base, text, x: at(offset), color: look.theme.textMuted });
    offset += measureText(text, { size }) + look.space * 4;
  }
  return offset > box.width ? { height: 0, svg: '', texts: [] } : { height, svg, texts };
}

function keySizes(
  { style, values: sizes }: Series,
  largest: number,
  { locale, numberFormat: format }: ChartModel,
): readonly { readonly value: number; readonly text: string }[] {
  const round = firstDigit(largest, Math.floor);
  const least = leastSize(sizes, largest);
  const places = 10 ** (style.decimals ?? 2);
  const isWritten = (value: number): boolean =>
    Math.abs(value * places - Math.round(value * places)) < 1e-6 * Math.max(1, value * places);
  const isMet = (value: number): boolean => value >= least && value <= largest;
  const values = [round / 20, round / 4, firstDigit(least, Math.ceil), round]
    .filter((value, at, all) => isMet(value) && isWritten(value) && all.indexOf(value) === at)
    .slice(0, 2)
    .sort((one, other) => one - other);
  const writing = { style, format, locale };
  return values.map((value) => ({ value, text: createLabelWriter([value], writing)(value) }));
}

/** The smallest of some sizes that are not zero. */
function leastSize(sizes: Series['values'], largest: number): number {
  return sizes.reduce<number>((low, size) => (size ? Math.min(low, Math.abs(size)) : low), largest);
}

/** A number above zero brought to its first digit: 537 becomes 500 or 600. */
function firstDigit(value: number, bring: (digits: number) => number): number {
  const exponent = Math.floor(Math.log10(value));
  return Number(`${bring(value / 10 ** exponent)}e${exponent}`);
}
