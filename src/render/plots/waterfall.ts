import { PLAIN_NUMBERS } from '../format/number-style.ts';
import { createLabelWriter } from '../format/number-writer.ts';
import type { Look } from '../look/look.ts';
import type { ChartModel } from '../model/chart-model.ts';
import type { Box } from '../svg/box.ts';
import { element } from '../svg/element.ts';
import type { PlacedText } from '../svg/placed-text.ts';
import { measureText } from '../text/measure-text.ts';
import { outlineTogether } from './cartesian/draw-dense-bars.ts';
import { layOutVertical } from './cartesian/lay-out-vertical.ts';
import type { CartesianLayout } from './cartesian/layout.ts';
import { createValueAxis } from './cartesian/value-axis.ts';
import { createEmphasis } from './emphasis.ts';
import type { Mark, Plot, PlotDrawing } from './plot-drawing.ts';

/** What a step of a waterfall is, by the names `appearance.seriesStyles` has for them. */
type Part = 'waterfallStart' | 'waterfallPositive' | 'waterfallNegative' | 'waterfallTotal';

/** One bar: from where to where along the value axis. */
type Step = {
  readonly value: number;
  readonly from: number;
  readonly to: number;
  readonly part: Part;
  readonly index: number;
};

/** A step and what it covers. */
type Bar = { readonly step: Step; readonly box: Box };

/** The place of each part's colour in the palette: gains and losses are told apart by every eye. */
const COLOR_OF: Record<Part, number> = {
  waterfallStart: 0,
  waterfallTotal: 0,
  waterfallPositive: 2,
  waterfallNegative: 1,
};

/** Rounding may part a stated sum from the sum of its parts by this share of it. */
const SUM_TOLERANCE = 0.005;
const WIDEST_BAR = 84;

/**
 * Gains and losses, each from where the one before it ended. The first row is the start; a row that states the sum so far is a
 * total and stands on zero.
 */
export const WATERFALL: Plot = { draw: drawWaterfall, listLegend: () => [] };

function drawWaterfall(model: ChartModel, look: Look, box: Box): PlotDrawing {
  const steps = layOutSteps(model);
  const segments = [steps, steps.map(({ from, value }) => ({ value, from, to: from }))];
  const layer = { shape: 'bar', stacking: 'stacked', axis: 'value', series: model.series, segments } as const;
  const value = createValueAxis(model, look, {
    layers: [layer],
    settings: model.settings.y,
    mostTicks: Math.max(2, Math.floor(box.height / 48)),
    title: model.settings.y.label,
    color: look.theme.textMuted,
  });
  const margins = { top: look.type.small * 1.8, end: 0 };
  const layout = layOutVertical(model, look, { box, parts: { value, second: undefined, hasBands: true, margins } });
  const bars = steps.map((step) => ({ step, box: toBar(step, layout) }));
  const emphasis = createEmphasis(model, look);
  const painted = bars.map((bar) => ({
    box: bar.box,
    fill: emphasis.paint(colorOf(bar.step.part, look), toMark(bar, model)),
  }));
  const isDense = (bars[0]?.box.width ?? 1) < 1;
  const shapes = isDense
    ? drawTogether(painted)
    : drawConnectors(bars, layout, { look, isRtl: model.direction === 'rtl' }) +
      painted.map(({ box, fill }) => element('rect', { ...box, rx: look.cornerRadius, fill })).join('');
  return {
    under: layout.under,
    over: shapes,
    texts: [...layout.texts, ...writeFigures(bars, model, { look, layout })],
    area: layout.area,
    marks: bars.map((bar) => toMark(bar, model)),
    axes: { ...(layout.value === undefined ? {} : { value: layout.value }), isHorizontal: false },
  };
}

function layOutSteps({ series, totalRows, categories }: ChartModel): readonly Step[] {
  let level = 0;
  let hasBegun = false;
  return (series[0]?.values ?? []).flatMap((value, index): Step[] => {
    if (value === null) return [];
    const isTotal = hasBegun && (totalRows.has(categories[index]?.rowIndex ?? -1) || isSum(value, level, index));
    const from = isTotal ? 0 : level;
    const to = isTotal ? value : level + value;
    const part = partOf(value, { isTotal, isFirst: !hasBegun });
    hasBegun = true;
    level = to;
    return [{ value, from, to, part, index }];
  });
}

/** A later row that says what the rows before it come to. The second can't: it would only repeat the first. */
function isSum(value: number, level: number, index: number): boolean {
  return index >= 2 && level !== 0 && Math.abs(value - level) <= Math.abs(level) * SUM_TOLERANCE;
}

function partOf(value: number, { isTotal, isFirst }: { readonly isTotal: boolean; readonly isFirst: boolean }): Part {
  if (isTotal) return 'waterfallTotal';
  if (isFirst) return 'waterfallStart';
  return value < 0 ? 'waterfallNegative' : 'waterfallPositive';
}

function colorOf(part: Part, look: Look): string {
  return look.customColor(part) ?? look.paletteColor(COLOR_OF[part]);
}

function pixelOf(value: number, { value: scale }: CartesianLayout): number {
  return scale?.toPixel(value) ?? 0;
}

function toBar({ from, to, index }: Step, layout: CartesianLayout): Box {
  const width = Math.min(WIDEST_BAR, layout.places.step * 0.68);
  const ends = [pixelOf(from, layout), pixelOf(to, layout)];
  const y = Math.min(...ends);
  const x = (layout.places.centers[index] ?? 0) - width / 2;
  return { x, y, width, height: Math.max(1, Math.max(...ends) - y) };
}

/** Bars too thin to be told apart: one path for each colour. */
function drawTogether(bars: readonly { readonly box: Box; readonly fill: string }[]): string {
  const paths = Array.from(
    Map.groupBy(bars, ({ fill }) => fill),
    ([fill, alike]) => {
      const d = outlineTogether(
        alike.map(({ box }) => box),
        false,
      );
      return element('path', { d, fill, 'shape-rendering': 'crispEdges' });
    },
  );
  return paths.join('');
}

/** A thin line from the end of each bar to the beginning of the next. */
function drawConnectors(
  bars: readonly Bar[],
  layout: CartesianLayout,
  { look, isRtl }: { readonly look: Look; readonly isRtl: boolean },
): string {
  const lines = bars.slice(1).map(({ box: next }, index) => {
    const before = bars[index];
    if (before === undefined) return '';
    const y = Math.round(pixelOf(before.step.to, layout) - 0.5) + 0.5;
    const [left, right] = isRtl ? [next, before.box] : [before.box, next];
    return element('line', { x1: left.x + left.width, x2: right.x, y1: y, y2: y, stroke: look.theme.axis });
  });
  return lines.join('');
}

/** The figure of each bar beyond its end; left out where it would be wider than its room. */
function writeFigures(
  bars: readonly Bar[],
  { series, locale, numberFormat: format }: ChartModel,
  { look, layout: { area, places } }: { readonly look: Look; readonly layout: CartesianLayout },
): readonly PlacedText[] {
  const values = bars.map((bar) => bar.step.value);
  const size = look.type.small;
  const write = createLabelWriter(values, { style: series[0]?.style ?? PLAIN_NUMBERS, format, locale });
  const base = { size, color: look.theme.text, role: 'data-label', anchor: 'middle', weight: 'bold' } as const;
  return bars.flatMap(({ step: { value, part, from, to }, box }): PlacedText[] => {
    const text = `${part === 'waterfallPositive' && value > 0 ? '+' : ''}${write(value)}`;
    if (measureText(text, base) > places.step - 2) return [];
    const below = box.y + box.height + size * 1.15;
    const y = to < from && below < area.y + area.height - 2 ? below : box.y - size * 0.45;
    return [{ ...base, text, x: box.x + box.width / 2, y, halo: look.theme.background }];
  });
}

function toMark({ step, box }: Bar, { categories, series }: ChartModel): Mark {
  return {
    rowIndex: categories[step.index]?.rowIndex ?? step.index,
    columnKey: series[0]?.columnKey ?? '',
    value: step.value,
    x: box.x + box.width / 2,
    y: step.to >= step.from ? box.y : box.y + box.height,
    box,
  };
}
