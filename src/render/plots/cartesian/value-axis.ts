import { type NumberStyle, PLAIN_NUMBERS, SHARES_OF_ONE } from '../../format/number-style.ts';
import { createLogTickWriter, createTickWriter } from '../../format/number-writer.ts';
import type { Look } from '../../look/look.ts';
import type { ChartModel, Series } from '../../model/chart-model.ts';
import { readReferenceLines } from '../../model/read-reference-lines.ts';
import type { AxisSettings } from '../../model/settings.ts';
import type { ValueRange } from '../../scale/value-scale.ts';
import { measureText } from '../../text/measure-text.ts';
import { chooseValueRange } from './choose-value-range.ts';
import type { Layer } from './layer.ts';

/** An axis of values before it has its place: range, the texts of its ticks, its title. */
export type ValueAxis = {
  readonly range: ValueRange;
  readonly settings: AxisSettings;
  /** One text for each tick; undefined where a tick is not labelled. */
  readonly labels: readonly (string | undefined)[];
  /** The widest label in pixels. */
  readonly width: number;
  readonly title: string | undefined;
  /** The colour of its texts. */
  readonly color: string;
};

/** What an axis of values is made from. */
export type ValueAxisWish = {
  readonly layers: readonly Layer[];
  readonly settings: AxisSettings;
  readonly mostTicks: number;
  readonly title: string | undefined;
  readonly color: string;
};

/** Chooses range and ticks of an axis and writes its labels; nothing where no layer is measured on it. */
export function createValueAxis(model: ChartModel, look: Look, wish: ValueAxisWish): ValueAxis | undefined {
  const { layers, settings, mostTicks } = wish;
  if (layers.length === 0) return undefined;
  const isShare = layers.every(({ stacking }) => stacking === 'share');
  const series = layers.flatMap((layer) => layer.series);
  const style = isShare ? SHARES_OF_ONE : commonStyle(series);
  const range = chooseValueRange(
    layers.flatMap(({ segments }) => segments),
    {
      axis: settings,
      hasLengths: layers.some(({ shape }) => shape !== 'line'),
      isShare,
      mostTicks,
      isDuration: style.kind === 'duration',
      isWhole: areWhole(series, style),
      alsoShown: layers.some(({ axis }) => axis === 'value') ? goalsOn(model) : [],
    },
  );
  const writing = { style, format: model.numberFormat, locale: model.locale };
  const write = range.isLog ? createLogTickWriter(writing) : createTickWriter(range.ticks, writing);
  const last = range.ticks.length - 1;
  const labels = range.ticks.map((tick, index) => {
    const isShown = !settings.isHidden && (settings.tickDisplayMode === 'auto' || index === 0 || index === last);
    return isShown ? write(tick) : undefined;
  });
  const size = look.type.label;
  const width = Math.max(0, ...labels.map((label) => measureText(label ?? '', { size })));
  return { range, settings, labels, width, title: settings.isHidden ? undefined : wish.title, color: wish.color };
}

/** The goal that is drawn on the axis of values, if there is one: the axis reaches it. */
function goalsOn({ config, axisKind, xSeries }: ChartModel): readonly number[] {
  const { goal } = readReferenceLines(config);
  const isAlong = goal?.axis === 'x' && (axisKind !== 'words' || xSeries !== undefined);
  return goal === undefined || isAlong ? [] : [goal.value];
}

/** True for numbers of things, of which none is a fraction. */
export function areWhole(series: readonly Series[], { kind }: NumberStyle): boolean {
  return kind === 'number' && series.every(({ values }) => values.every((value) => value === null || value % 1 === 0));
}

/** The style that all series share, with the decimals of the one that is written with most; plain numbers where they differ. */
export function commonStyle(series: readonly Series[]): NumberStyle {
  const [first, ...others] = series;
  if (first === undefined) return PLAIN_NUMBERS;
  const isCommon = others.every(
    ({ style }) =>
      style.kind === first.style.kind &&
      style.currency === first.style.currency &&
      style.scale === first.style.scale &&
      style.unit === first.style.unit &&
      style.isFraction === first.style.isFraction,
  );
  if (!isCommon) return PLAIN_NUMBERS;
  const { decimals: _, ...style } = first.style;
  const decimals = series.map((one) => one.style.decimals ?? Number.POSITIVE_INFINITY);
  const most = Math.max(...decimals);
  return Number.isFinite(most) ? { ...style, decimals: most } : style;
}
