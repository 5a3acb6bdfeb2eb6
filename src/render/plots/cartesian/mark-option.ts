import type { EChartsCoreOption } from 'echarts/core';
import type { Look } from '../../look/look.ts';
import type { ChartModel } from '../../model/chart-model.ts';
import type { ValueScale } from '../../scale/value-scale.ts';
import { createEmphasis, type Emphasis } from '../emphasis.ts';
import { type BarMark, chooseBarWidths, isBackward } from './bar-marks.ts';
import type { Layer } from './layer.ts';
import type { CartesianLayout } from './layout.ts';
import type { LineMark } from './line-marks.ts';

/** A layer with what is drawn of it. */
export type DrawnLayer =
  | { readonly layer: Layer; readonly kind: 'bars'; readonly marks: readonly BarMark[] }
  | { readonly layer: Layer; readonly kind: 'lines'; readonly marks: readonly LineMark[] };

type Drawing = {
  readonly model: ChartModel;
  readonly look: Look;
  readonly layout: CartesianLayout;
  readonly isHorizontal: boolean;
  readonly emphasis: Emphasis;
};

const EMPTY = '-';
/** Points closer than this many pixels blur a line instead of marking its values. */
const LEAST_POINT_DISTANCE = 22;
const BAND_AXIS = 0;
const PIXEL_AXIS = 1;

/** What ECharts draws of the layers of a plot with axes: bars over categories, lines over pixels. Log values come projected. */
export function toMarkOption(layers: readonly DrawnLayer[], wish: Omit<Drawing, 'emphasis'>): EChartsCoreOption {
  const drawing = { ...wish, emphasis: createEmphasis(wish.model, wish.look) };
  const { model, layout, isHorizontal } = drawing;
  const { area, places } = layout;
  const bands = {
    type: 'category',
    data: model.categories.map(({ rowIndex }) => String(rowIndex)),
    inverse: isBackward(places) !== isHorizontal,
    show: false,
  };
  const pixels = { type: 'value', min: area.x, max: area.x + area.width, show: false };
  const values = [layout.value, layout.second].map((scale) => toValueAxis(scale, isHorizontal));
  return {
    animation: false,
    grid: { left: area.x, top: area.y, width: area.width, height: area.height, outerBoundsMode: 'none' },
    ...(isHorizontal ? { xAxis: values, yAxis: [bands] } : { xAxis: [bands, pixels], yAxis: values }),
    series: layers.flatMap((drawn) =>
      drawn.kind === 'bars' ? toBarSeries(drawn, drawing) : toLineSeries(drawn, drawing),
    ),
  };
}

/** Values as ECharts gets them: logarithms on a log scale, else parts of the axis's extent, for it fails at tiny and huge steps. */
function projectorOf(scale: ValueScale | undefined): (value: number) => number {
  if (scale === undefined) return (value) => value;
  if (scale.isLog) return Math.log10;
  const unit = Math.max(Math.abs(scale.min), Math.abs(scale.max), scale.max - scale.min);
  return (value) => value / unit;
}

function toValueAxis(scale: ValueScale | undefined, isHorizontal: boolean): Readonly<Record<string, unknown>> {
  if (scale === undefined) return { type: 'value', min: 0, max: 1, show: false };
  const project = projectorOf(scale);
  const rises = scale.toPixel(scale.max) > scale.toPixel(scale.min);
  return {
    type: 'value',
    min: project(scale.min),
    max: project(scale.max),
    interval: project(scale.max) - project(scale.min),
    startValue: project(scale.base),
    inverse: rises !== isHorizontal,
    show: false,
  };
}

const scaleOf = (layer: Layer, layout: CartesianLayout): ValueScale | undefined => layout[layer.axis];

function toBarSeries(
  { layer, marks }: { layer: Layer; marks: readonly BarMark[] },
  drawing: Drawing,
): readonly unknown[] {
  const { model, look, layout, isHorizontal, emphasis } = drawing;
  const scale = scaleOf(layer, layout);
  const isStacked = layer.stacking !== 'none';
  const { width, gap } = chooseBarWidths(layout.places.step, isStacked ? 1 : layer.series.length);
  const project = projectorOf(scale);
  const outermost = isStacked ? findOutermost(marks) : undefined;
  const bySeries = Map.groupBy(marks, (mark) => mark.series);
  const bars = layer.series.map((series, place) => {
    const { color } = look.seriesLook(series.index);
    const data: unknown[] = model.categories.map(() => EMPTY);
    for (const mark of bySeries.get(series) ?? []) {
      const segment = layer.segments[place]?.[mark.index];
      const value =
        segment === null || segment === undefined ? EMPTY : project(isStacked ? segment.to - segment.from : segment.to);
      const style = {
        ...(emphasis.isOn ? { color: emphasis.paint(color, mark) } : {}),
        ...(outermost?.has(mark) === false ? {} : cornersOf(mark, look, isHorizontal)),
        ...(isStacked ? partingOf(mark, look, isHorizontal) : {}),
      };
      data[mark.index] = { value, itemStyle: style };
    }
    return {
      ...STILL,
      type: 'bar',
      id: String(series.index),
      ...liftStyle(data, color),
      barWidth: width,
      barGap: `${(gap / width) * 100}%`,
      ...(isStacked ? { stack: 'all' } : {}),
      ...(isHorizontal
        ? { xAxisIndex: axisIndexOf(layer) }
        : { yAxisIndex: axisIndexOf(layer), xAxisIndex: BAND_AXIS }),
    };
  });
  return isBackward(layout.places) && !isStacked ? bars.toReversed() : bars;
}

/** A picture does not react: without states ECharts draws half as long. */
const STILL = { silent: true, emphasis: { disabled: true }, progressive: 0 } as const;

type StyledItem = { readonly value: unknown; readonly itemStyle: object };

const isStyled = (item: unknown): item is StyledItem =>
  typeof item === 'object' && item !== null && 'itemStyle' in item;

/** The style of the first item becomes that of the series, and items that share it plain values, which draw faster. */
function liftStyle(
  data: readonly unknown[],
  color: string,
): { readonly data: readonly unknown[]; readonly itemStyle: object } {
  const common = data.find(isStyled)?.itemStyle ?? {};
  const written = JSON.stringify(common);
  const lifted = data.map((item) => {
    if (!isStyled(item)) return item;
    if (JSON.stringify(item.itemStyle) === written) return item.value;
    return { value: item.value, itemStyle: { color, borderRadius: 0, borderWidth: 0, ...item.itemStyle } };
  });
  return { data: lifted, itemStyle: { color, ...common } };
}

const axisIndexOf = (layer: Layer): number => (layer.axis === 'value' ? 0 : 1);

/** Rounds the corners at the end of a bar. */
function cornersOf({ box, x, y }: BarMark, look: Look, isHorizontal: boolean): { borderRadius?: readonly number[] } {
  const thickness = isHorizontal ? box.height : box.width;
  const length = isHorizontal ? box.width : box.height;
  const radius = Math.min(look.cornerRadius, thickness / 2, length);
  if (radius < 1) return {};
  const endsLow = isHorizontal ? x - box.x < box.width / 2 : y - box.y < box.height / 2;
  if (isHorizontal) return { borderRadius: endsLow ? [radius, 0, 0, radius] : [0, radius, radius, 0] };
  return { borderRadius: endsLow ? [radius, radius, 0, 0] : [0, 0, radius, radius] };
}

/** The last part of each stack that has a length, above zero and below. */
function findOutermost(marks: readonly BarMark[]): ReadonlySet<BarMark> {
  const last = new Map<string, BarMark>();
  for (const mark of marks) if (mark.value !== 0) last.set(`${mark.index} ${mark.value < 0}`, mark);
  return new Set(last.values());
}

/** A hair of background between the parts of a stack, where they are large enough for one. */
function partingOf(
  { box }: BarMark,
  look: Look,
  isHorizontal: boolean,
): { borderColor?: string; borderWidth?: number } {
  const isLarge = (isHorizontal ? box.width : box.height) >= 4 && (isHorizontal ? box.height : box.width) >= 6;
  return isLarge ? { borderColor: look.theme.background, borderWidth: 1 } : {};
}

function toLineSeries(
  { layer, marks }: { layer: Layer; marks: readonly LineMark[] },
  drawing: Drawing,
): readonly unknown[] {
  const { model, look, layout, emphasis } = drawing;
  const { settings } = model;
  const project = projectorOf(scaleOf(layer, layout));
  const isArea = layer.shape === 'area';
  const connects = settings.missingValues === 'connect';
  const showsAll = settings.showPoints ?? (!isArea && layout.places.step >= LEAST_POINT_DISTANCE);
  const bySeries = Map.groupBy(marks, (mark) => mark.series);
  const thickness = settings.lineThickness ?? look.lineThickness;
  return layer.series.map((series, place) => {
    const { color: own, lineStyle } = look.seriesLook(series.index);
    const color = emphasis.paintSeries(own, series.columnKey);
    const pointColor = (index: number): string =>
      emphasis.paint(own, { rowIndex: model.categories[index]?.rowIndex ?? index, columnKey: series.columnKey });
    const drawn = new Set(bySeries.get(series)?.map(({ index }) => index));
    const isAlone = (index: number): boolean =>
      connects ? drawn.size === 1 : !drawn.has(index - 1) && !drawn.has(index + 1);
    const data = model.categories.map((_, index) => {
      const segment = layer.segments[place]?.[index];
      const value = segment && drawn.has(index) ? project(isArea ? segment.to - segment.from : segment.to) : EMPTY;
      const isPoint = emphasis.isOn && pointColor(index) !== color;
      const hasPoint = showsAll || isAlone(index) || isPoint;
      const at = [layout.places.centers[index], value];
      if (!hasPoint) return at;
      return {
        value: at,
        symbol: 'circle',
        ...(isPoint ? { itemStyle: { color: pointColor(index) }, symbolSize: thickness * 3.6 } : {}),
      };
    });
    return {
      ...STILL,
      type: 'line',
      id: String(series.index),
      data,
      xAxisIndex: PIXEL_AXIS,
      yAxisIndex: axisIndexOf(layer),
      connectNulls: connects,
      showSymbol: true,
      symbol: 'none',
      symbolSize: Math.max(5, thickness * 2.4),
      ...(settings.isSmoothLine ? { smooth: 0.4, smoothMonotone: 'x' } : {}),
      ...(isArea ? { stack: 'all', areaStyle: { color, opacity: 0.82 } } : {}),
      ...(!isArea && settings.showFill ? { areaStyle: { color, opacity: 0.14 } } : {}),
      lineStyle: {
        color,
        type: lineStyle,
        width: isArea ? Math.min(1.5, thickness) : thickness,
        cap: 'round',
        join: 'round',
      },
      itemStyle: { color },
    };
  });
}
