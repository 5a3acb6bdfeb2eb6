import { createLogTickWriter, createTickWriter } from '../../format/number-writer.ts';
import { timeTicks } from '../../format/time-ticks.ts';
import type { Look } from '../../look/look.ts';
import type { ChartModel, Series } from '../../model/chart-model.ts';
import { readReferenceLines } from '../../model/read-reference-lines.ts';
import type { AxisSettings } from '../../model/settings.ts';
import { chooseRange, createValueScale, type ValueRange, type ValueScale } from '../../scale/value-scale.ts';
import { type Box, inset } from '../../svg/box.ts';
import { element } from '../../svg/element.ts';
import type { PlacedText } from '../../svg/placed-text.ts';
import { CAP_HEIGHT, LINE_HEIGHT, measureText } from '../../text/measure-text.ts';
import { cutText } from '../../text/wrap-text.ts';
import { areWhole, commonStyle } from '../cartesian/value-axis.ts';

/** Two axes of values, laid out. */
export type DotLayout = {
  readonly area: Box;
  readonly x: ValueScale;
  readonly y: ValueScale;
  readonly under: string;
  readonly texts: readonly PlacedText[];
};

type Axis = {
  readonly range: ValueRange;
  readonly labels: readonly (string | undefined)[];
  readonly title: string;
  readonly settings: AxisSettings;
};

/** An axis of dots may begin at zero where that costs no more than this share of its room. */
const ROOM_FOR_ZERO = 0.35;

/**
 * Lays out a plot of dots: x along the bottom, y up the side. Neither axis must begin at zero, since places and not lengths are
 * read; one does where that leaves the dots most of the room. `padding` in pixels keeps whole dots inside.
 */
export function layOutDots(model: ChartModel, look: Look, { box, padding }: { box: Box; padding: number }): DotLayout {
  const size = look.type.label;
  const isRtl = model.direction === 'rtl';
  const xSeries = model.xSeries === undefined ? [] : [model.xSeries];
  const xAxis = createAxis(xSeries, model, {
    settings: model.settings.x,
    mostTicks: Math.floor(box.width / 90),
    goals: goalsOn(model, 'x'),
  });
  const yAxis = createAxis(model.series, model, {
    settings: model.settings.y,
    mostTicks: Math.floor(box.height / 52),
    goals: goalsOn(model, 'y'),
  });
  const line = size * LINE_HEIGHT;
  const yWidth = Math.max(0, ...yAxis.labels.map((label) => measureText(label ?? '', { size })));
  const hasX = xAxis.labels.some((label) => label !== undefined);
  const top = yAxis.title === '' ? size * 0.6 : line + look.space * 2;
  const bottom = (hasX ? line + look.space : 0) + (xAxis.title === '' ? 0 : line + look.space);
  const side = yWidth === 0 ? 0 : yWidth + look.space * 2;
  const edge = measureText(xAxis.labels.at(-1) ?? '', { size }) / 2;
  const area = inset(box, { top, bottom, ...(isRtl ? { right: side, left: edge } : { left: side, right: edge }) });
  const inner = inset(area, { left: padding, right: padding, top: padding, bottom: padding });
  const right = inner.x + inner.width;
  const lowest = inner.y + inner.height;
  const forward = xAxis.settings.isReversed === isRtl;
  const x = createValueScale(xAxis.range, forward ? { from: inner.x, to: right } : { from: right, to: inner.x });
  const y = createValueScale(
    yAxis.range,
    yAxis.settings.isReversed ? { from: inner.y, to: lowest } : { from: lowest, to: inner.y },
  );
  return {
    area,
    x,
    y,
    under: drawLines({ x, y, area, look, hasGrid: model.settings.showGridLines }),
    texts: [...placeX(xAxis, x, { look, area, box }), ...placeY(yAxis, y, { look, area, box, isRtl })],
  };
}

type AxisWish = { readonly settings: AxisSettings; readonly mostTicks: number; readonly goals: readonly number[] };

/** The goal that is drawn across an axis, if there is one: the axis reaches it. */
function goalsOn({ config }: ChartModel, axis: 'x' | 'y'): readonly number[] {
  const { goal } = readReferenceLines(config);
  return goal?.axis === axis ? [goal.value] : [];
}

function createAxis(series: readonly Series[], model: ChartModel, { settings, mostTicks, goals }: AxisWish): Axis {
  const values = [...series.flatMap((one) => one.values.filter((value) => value !== null)), ...goals];
  const numbers = values.filter((value) => !settings.isLog || value > 0);
  const min = numbers.reduce((low, value) => Math.min(low, value), Number.POSITIVE_INFINITY);
  const max = numbers.reduce((high, value) => Math.max(high, value), Number.NEGATIVE_INFINITY);
  const held = min <= max ? withZero({ min, max }, settings.isLog) : { min: 0, max: 1 };
  const wish = { ...held, mostTicks: Math.max(2, mostTicks), fixedMin: settings.min, fixedMax: settings.max };
  const isTime = series.some((one) => one.isTime === true);
  if (isTime && min < max) return createTimeAxis(series, model, { settings, mostTicks, min, max });
  const style = commonStyle(series);
  const isWhole = areWhole(series, style);
  const range = chooseRange({ ...wish, isDuration: style.kind === 'duration', isWhole }, settings.isLog);
  const writing = { style, format: model.numberFormat, locale: model.locale };
  const write = range.isLog ? createLogTickWriter(writing) : createTickWriter(range.ticks, writing);
  const last = range.ticks.length - 1;
  const labels = range.ticks.map((tick, index) => {
    const isShown = !settings.isHidden && (settings.tickDisplayMode === 'auto' || index === 0 || index === last);
    return isShown ? write(tick) : undefined;
  });
  const [only, ...others] = series;
  const own = others.length === 0 ? (only?.label ?? '') : '';
  return { range, labels, title: settings.isHidden ? '' : (settings.label ?? own), settings };
}

type TimeWish = Omit<AxisWish, 'goals'> & { readonly min: number; readonly max: number };

/** An axis of moments, marked at round ones. */
function createTimeAxis(series: readonly Series[], { locale }: ChartModel, wish: TimeWish): Axis {
  const { settings, min, max, mostTicks } = wish;
  const marks = timeTicks({ first: min, last: max, mostTicks: Math.max(2, mostTicks) }, locale);
  const range = { min, max, ticks: marks.map(({ time }) => time), isLog: false };
  const last = marks.length - 1;
  const labels = marks.map(({ lines }, index) => {
    const isShown = !settings.isHidden && (settings.tickDisplayMode === 'auto' || index === 0 || index === last);
    return isShown ? lines.join(' ') : undefined;
  });
  return { range, labels, title: settings.isHidden ? '' : (settings.label ?? series[0]?.label ?? ''), settings };
}

/** A range that begins or ends at zero where the values come near it. */
function withZero(
  { min, max }: { readonly min: number; readonly max: number },
  isLog: boolean,
): { min: number; max: number } {
  if (isLog) return { min, max };
  if (min > 0 && min / max < ROOM_FOR_ZERO) return { min: 0, max };
  return max < 0 && max / min < ROOM_FOR_ZERO ? { min, max: 0 } : { min, max };
}

function drawLines({
  x,
  y,
  area,
  look,
  hasGrid,
}: {
  readonly x: ValueScale;
  readonly y: ValueScale;
  readonly area: Box;
  readonly look: Look;
  readonly hasGrid: boolean;
}): string {
  const snap = (pixel: number): number => Math.round(pixel - 0.5) + 0.5;
  const across = (at: number, stroke: string): string =>
    element('line', { x1: area.x, y1: snap(at), x2: area.x + area.width, y2: snap(at), stroke });
  const down = (at: number, stroke: string): string =>
    element('line', { x1: snap(at), y1: area.y, x2: snap(at), y2: area.y + area.height, stroke });
  const strokeOf = (tick: number): string => (tick === 0 ? look.theme.axis : look.theme.grid);
  const grid = hasGrid
    ? [
        ...y.ticks.map((tick) => across(y.toPixel(tick), strokeOf(tick))),
        ...x.ticks.map((tick) => down(x.toPixel(tick), strokeOf(tick))),
      ]
    : [];
  const bottom = area.y + area.height;
  const hasZeroBelow = hasGrid && y.ticks.includes(0) && bottom - y.toPixel(0) < area.height * 0.08;
  return [...grid, hasZeroBelow ? '' : across(bottom, look.theme.axis)].join('');
}

type Room = { readonly look: Look; readonly area: Box; readonly box: Box };

function placeX(axis: Axis, scale: ValueScale, { look, area, box }: Room): readonly PlacedText[] {
  const size = look.type.label;
  const y = area.y + area.height + look.space * 1.5 + size;
  const base = { size, color: look.theme.textMuted, anchor: 'middle' } as const;
  const ticks = axis.labels.flatMap((text, index): PlacedText[] =>
    text === undefined ? [] : [{ ...base, text, x: scale.toPixel(scale.ticks[index] ?? 0), y, role: 'axis-label' }],
  );
  if (axis.title === '') return ticks;
  const title = cutText(axis.title, area.width, { size });
  const last = box.y + box.height - size * 0.26;
  return [...ticks, { ...base, text: title, x: area.x + area.width / 2, y: last, role: 'axis-title' }];
}

function placeY(
  axis: Axis,
  scale: ValueScale,
  { look, area, box, isRtl }: Room & { readonly isRtl: boolean },
): readonly PlacedText[] {
  const size = look.type.label;
  const base = { size, color: look.theme.textMuted } as const;
  const x = isRtl ? area.x + area.width + look.space * 2 : area.x - look.space * 2;
  const ticks = axis.labels.flatMap((text, index): PlacedText[] => {
    if (text === undefined) return [];
    const y = scale.toPixel(scale.ticks[index] ?? 0) + (size * CAP_HEIGHT) / 2;
    return [{ ...base, text, x, y, role: 'axis-label', anchor: isRtl ? 'left' : 'right' }];
  });
  if (axis.title === '') return ticks;
  const start = isRtl ? ({ x: box.x + box.width, anchor: 'right' } as const) : ({ x: box.x, anchor: 'left' } as const);
  return [
    ...ticks,
    { ...base, ...start, text: cutText(axis.title, box.width, { size }), y: box.y + size, role: 'axis-title' },
  ];
}
