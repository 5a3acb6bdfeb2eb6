import type { Locale } from '../../chart/locale.ts';
import type { TrendMethod } from '../../chart/trend-method.ts';
import { createLabelWriter } from '../format/number-writer.ts';
import type { ChartModel, Series } from '../model/chart-model.ts';
import { readReferenceLines } from '../model/read-reference-lines.ts';
import { commonStyle } from '../plots/cartesian/value-axis.ts';
import type { ValueScale } from '../scale/value-scale.ts';
import { element, toCoordinate } from '../svg/element.ts';
import type { Point } from './arrow-line.ts';
import { placeLineLabel } from './line-label.ts';
import { mergeOverlays, NO_OVERLAY, type Overlay, type OverlayGround } from './overlay.ts';
import { layOutTrend, listReferenceSeries, meanOf, type ReferenceSeries } from './reference-values.ts';
import { fitTrend } from './trend/fit-trend.ts';

const WORDS = {
  EN_US: { goal: 'Goal', average: 'Average', trend: 'Trend' },
  EN_GB: { goal: 'Goal', average: 'Average', trend: 'Trend' },
  PT_PT: { goal: 'Objetivo', average: 'Média', trend: 'Tendência' },
  AR: { goal: 'الهدف', average: 'المتوسط', trend: 'الاتجاه' },
} as const satisfies Record<Locale, Record<'goal' | 'average' | 'trend', string>>;

const DASHES = { goal: undefined, average: '6 4', trend: '2 4' } as const;
const STEPS = 96;

/** The goal, the averages and the trends of a chart with an axis of values, each with its label. */
export function drawReferenceLines(ground: OverlayGround): Overlay {
  const wishes = readReferenceLines(ground.model.config);
  const drawn: Overlay[] = [];
  const withTaken = (): OverlayGround => ({
    ...ground,
    taken: [...ground.taken, ...drawn.flatMap(({ covers }) => covers)],
  });
  if (wishes.goal !== undefined) drawn.push(drawGoal(wishes.goal, withTaken()));
  if (wishes.average !== undefined) {
    for (const one of listReferenceSeries(ground.model, wishes.average.columnKey)) {
      drawn.push(drawAverage(one, wishes.average.label, withTaken()));
    }
  }
  if (wishes.trend !== undefined) {
    for (const one of listReferenceSeries(ground.model, wishes.trend.columnKey)) {
      drawn.push(drawTrend(one, wishes.trend.method, withTaken()));
    }
  }
  return mergeOverlays(drawn);
}

type Line = {
  readonly kind: keyof typeof DASHES;
  readonly points: readonly Point[];
  readonly label: string;
  readonly color: string;
};

/** A line with a halo, so that it is seen over marks of any colour, and its label. */
function drawLine({ kind, points, label, color }: Line, ground: OverlayGround): Overlay {
  const { look } = ground;
  if (points.length < 2) return NO_OVERLAY;
  const thickness = look.lineThickness * 0.7;
  const shape = {
    d: `M${points.map(({ x, y }) => `${toCoordinate(x)} ${toCoordinate(y)}`).join('L')}`,
    fill: 'none',
    'stroke-linejoin': 'round',
  } as const;
  const halo = element('path', {
    ...shape,
    stroke: look.theme.background,
    'stroke-width': thickness + 2,
    'stroke-opacity': '0.7',
  });
  const dash = DASHES[kind];
  const cap = kind === 'trend' ? { 'stroke-linecap': 'round' } : {};
  const line = element('path', {
    ...shape,
    ...cap,
    stroke: color,
    'stroke-width': thickness,
    'stroke-dasharray': dash,
    'data-part': `${kind}-line`,
  });
  const text = placeLineLabel(label, points, { ground, color: look.textColorOf(color) });
  return {
    ...NO_OVERLAY,
    over: halo + line,
    texts: text === undefined ? [] : [text.text],
    covers: text === undefined ? [] : [text.box],
  };
}

/** A straight line at a value, from end to end of the plot. */
function acrossAt(scale: ValueScale, value: number, { drawing: { area, axes } }: OverlayGround): readonly Point[] {
  const low = Math.min(scale.min, scale.max);
  const isOn = value >= low && value <= Math.max(scale.min, scale.max) && (!scale.isLog || value > 0);
  if (!isOn) return [];
  const at = Math.round(scale.toPixel(value) - 0.5) + 0.5;
  const isUpright = axes.isHorizontal !== (scale === axes.position);
  return isUpright
    ? [
        { x: at, y: area.y },
        { x: at, y: area.y + area.height },
      ]
    : [
        { x: area.x, y: at },
        { x: area.x + area.width, y: at },
      ];
}

type Goal = { readonly value: number; readonly label: string | undefined; readonly axis: 'x' | 'y' };

function drawGoal({ value, label, axis }: Goal, ground: OverlayGround): Overlay {
  const { model, look, drawing } = ground;
  const { axes } = drawing;
  const isAlong = axis === 'x' && axes.position !== undefined && !axes.isHorizontal;
  const scale = isAlong ? axes.position : axes.value;
  if (scale === undefined) return NO_OVERLAY;
  const isShare = model.type.startsWith('100');
  const at = isShare && Math.abs(value) > 1 ? value / 100 : value;
  const style = isShare ? ({ kind: 'percentage', isFraction: true } as const) : styleOn(model, isAlong);
  const written = createLabelWriter([at], { style, format: model.numberFormat, locale: model.locale })(at);
  const isDate = isAlong && model.axisKind === 'time';
  const name = label ?? WORDS[model.locale].goal;
  const text = isDate || /\p{Nd}/u.test(name) ? name : `${name} ${written}`;
  return drawLine({ kind: 'goal', points: acrossAt(scale, at, ground), label: text, color: look.theme.text }, ground);
}

function styleOn({ series, xSeries }: ChartModel, isAlong: boolean): Series['style'] {
  return isAlong ? (xSeries?.style ?? { kind: 'number' }) : commonStyle(series);
}

function scaleOf(series: Series | undefined, { drawing: { axes } }: OverlayGround): ValueScale | undefined {
  return series !== undefined && axes.secondKeys?.has(series.columnKey) === true ? axes.second : axes.value;
}

/** A lone series lends its line no colour: the line would be lost among its marks. */
function colorOf(series: Series | undefined, { model, look }: OverlayGround): string {
  return series === undefined || model.series.length === 1
    ? look.theme.text
    : look.textColorOf(look.seriesLook(series.index).color);
}

function drawAverage({ series, values }: ReferenceSeries, label: string | undefined, ground: OverlayGround): Overlay {
  const { model } = ground;
  const mean = meanOf(values);
  const scale = scaleOf(series, ground);
  if (mean === undefined || scale === undefined) return NO_OVERLAY;
  const own = series?.style ?? commonStyle(model.series);
  const style = own.decimals === undefined ? own : { ...own, decimals: own.decimals + 1 };
  const written = createLabelWriter([mean], { style, format: model.numberFormat, locale: model.locale })(mean);
  const name = label ?? nameOf('average', series, model);
  return drawLine(
    {
      kind: 'average',
      points: acrossAt(scale, mean, ground),
      label: `${name} ${written}`,
      color: colorOf(series, ground),
    },
    ground,
  );
}

function nameOf(kind: 'average' | 'trend', series: Series | undefined, { series: all, locale }: ChartModel): string {
  const word = WORDS[locale][kind];
  return series === undefined || all.length === 1 ? word : `${word}: ${series.label}`;
}

function drawTrend(one: ReferenceSeries, method: TrendMethod, ground: OverlayGround): Overlay {
  const { model, drawing } = ground;
  const scale = scaleOf(one.series, ground);
  if (scale === undefined) return NO_OVERLAY;
  const { points, toPixel } = layOutTrend(one, model, drawing);
  const curve = fitTrend(method, points);
  if (curve === undefined) return NO_OVERLAY;
  const places = points.map(({ x }) => x);
  const [first, last] = [Math.min(...places), Math.max(...places)];
  const low = Math.min(scale.min, scale.max);
  const high = Math.max(scale.min, scale.max);
  const line = Array.from({ length: STEPS + 1 }, (_, step) => first + ((last - first) * step) / STEPS).flatMap(
    (x): Point[] => {
      const value = curve(x);
      if (!Number.isFinite(value) || value < low || value > high) return [];
      const [along, at] = [toPixel(x), scale.toPixel(value)];
      return [drawing.axes.isHorizontal ? { x: at, y: along } : { x: along, y: at }];
    },
  );
  const label = nameOf('trend', one.series, model);
  return drawLine({ kind: 'trend', points: line, label, color: colorOf(one.series, ground) }, ground);
}
