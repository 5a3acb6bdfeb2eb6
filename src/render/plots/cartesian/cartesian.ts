import { type NumberStyle, PLAIN_NUMBERS, SHARES_OF_ONE } from '../../format/number-style.ts';
import { createLogTickWriter, createTickWriter } from '../../format/number-writer.ts';
import type { Look } from '../../look/look.ts';
import type { ChartModel, Series } from '../../model/chart-model.ts';
import type { AxisSettings } from '../../model/settings.ts';
import { createValueScale, type ValueRange, type ValueScale } from '../../scale/value-scale.ts';
import type { Box } from '../../svg/box.ts';
import { element } from '../../svg/element.ts';
import type { PlacedText } from '../../svg/placed-text.ts';
import { measureText } from '../../text/measure-text.ts';

/** The tick labels of a value axis. */
export type ValueTicks = { readonly range: ValueRange; readonly labels: readonly string[]; readonly width: number };

/** Writes the ticks of a value axis and measures the widest. */
export function writeTicks(
  range: ValueRange,
  series: readonly Series[],
  { model, look, isShare }: { model: ChartModel; look: Look; isShare: boolean },
): ValueTicks {
  const style = isShare ? SHARES_OF_ONE : commonStyle(series);
  const writing = { style, format: model.numberFormat, locale: model.locale };
  const write = range.isLog ? createLogTickWriter(writing) : createTickWriter(range.ticks, writing);
  const labels = range.ticks.map(write);
  return { range, labels, width: Math.max(0, ...labels.map((label) => measureText(label, { size: look.type.label }))) };
}

/** The style all series share, or plain numbers. */
function commonStyle(series: readonly Series[]): NumberStyle {
  const [first, ...others] = series;
  if (first === undefined) return PLAIN_NUMBERS;
  const isCommon = others.every(
    ({ style }) =>
      style.kind === first.style.kind &&
      style.currency === first.style.currency &&
      style.unit === first.style.unit &&
      style.isFraction === first.style.isFraction,
  );
  return isCommon ? first.style : PLAIN_NUMBERS;
}

/** Which ticks are labelled. */
export function isLabelled(index: number, count: number, axis: AxisSettings): boolean {
  return axis.tickDisplayMode === 'auto' || index === 0 || index === count - 1;
}

/** Grid lines across the plot for a value axis, the base line stronger. */
export function drawGrid(
  scale: ValueScale,
  area: Box,
  { look, isHorizontal, hasLines }: { look: Look; isHorizontal: boolean; hasLines: boolean },
): string {
  const lineAt = (value: number, color: string): string => {
    const at = Math.round(scale.toPixel(value) - 0.5) + 0.5;
    const ends = isHorizontal
      ? { x1: at, y1: area.y, x2: at, y2: area.y + area.height }
      : { x1: area.x, y1: at, x2: area.x + area.width, y2: at };
    return element('line', { ...ends, stroke: color });
  };
  const lines = hasLines
    ? scale.ticks.filter((tick) => tick !== scale.base).map((tick) => lineAt(tick, look.theme.grid))
    : [];
  return [...lines, lineAt(scale.base, look.theme.axis)].join('');
}

/** Tick labels beside the plot, on its left or its right. */
export function placeTicksBeside(
  ticks: ValueTicks,
  scale: ValueScale,
  { look, area, side, axis }: { look: Look; area: Box; side: 'left' | 'right'; axis: AxisSettings },
): readonly PlacedText[] {
  const size = look.type.label;
  const x = side === 'left' ? area.x - look.space * 2 : area.x + area.width + look.space * 2;
  return ticks.labels.flatMap((text, index): PlacedText[] =>
    isLabelled(index, ticks.labels.length, axis)
      ? [
          {
            text,
            x,
            y: scale.toPixel(ticks.range.ticks[index] ?? 0) + size * 0.36,
            size,
            color: look.theme.textMuted,
            role: 'axis-label',
            anchor: side === 'left' ? 'right' : 'left',
          },
        ]
      : [],
  );
}

/** A vertical value scale: the lowest value at the bottom, unless it is reversed. */
export function createVerticalScale(range: ValueRange, area: Box, axis: AxisSettings): ValueScale {
  const bottom = area.y + area.height;
  return createValueScale(range, axis.isReversed ? { from: area.y, to: bottom } : { from: bottom, to: area.y });
}
