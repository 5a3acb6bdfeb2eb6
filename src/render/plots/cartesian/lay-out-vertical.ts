import type { Look } from '../../look/look.ts';
import type { ChartModel } from '../../model/chart-model.ts';
import { createValueScale, type ValueScale } from '../../scale/value-scale.ts';
import { type Box, inset } from '../../svg/box.ts';
import type { PlacedText } from '../../svg/placed-text.ts';
import { CAP_HEIGHT, LINE_HEIGHT } from '../../text/measure-text.ts';
import { cutText } from '../../text/wrap-text.ts';
import { layOutCategoryAxis } from './category-axis.ts';
import { drawBaseLine, drawGridLines } from './grid-lines.ts';
import type { CartesianLayout, LabelMargins } from './layout.ts';
import { placeAsPoints, placeInBands } from './places.ts';
import type { ValueAxis } from './value-axis.ts';

type Side = 'left' | 'right';

/** What a plot with categories along the bottom is laid out from. */
export type VerticalParts = {
  readonly value: ValueAxis | undefined;
  readonly second: ValueAxis | undefined;
  readonly hasBands: boolean;
  readonly margins: LabelMargins;
};

/** The part of the height that names of which every second stands lower may take. */
const MOST_FOR_LOWERED = 0.3;

/** Lays out a plot whose categories run along the bottom and whose values rise. Mirrored where the picture is. */
export function layOutVertical(
  model: ChartModel,
  look: Look,
  { box, parts }: { box: Box; parts: VerticalParts },
): CartesianLayout {
  const { value, second, margins } = parts;
  const isRtl = model.direction === 'rtl';
  const size = look.type.label;
  const [valueSide, secondSide]: readonly [Side, Side] = isRtl ? ['right', 'left'] : ['left', 'right'];
  const gap = look.space * 2;
  const roomBeside = (axis: ValueAxis | undefined): number =>
    axis === undefined || axis.width === 0 ? 0 : axis.width + gap;
  const hasTitle = value?.title !== undefined || second?.title !== undefined;
  const inner = inset(box, {
    top: Math.max(hasTitle ? size * LINE_HEIGHT + gap : 0, size * 0.6, margins.top),
    [valueSide]: roomBeside(value),
    [secondSide]: Math.max(roomBeside(second), margins.end),
  });
  const pad = parts.hasBands ? 0 : Math.min(10, inner.width / 10);
  const ends = { from: inner.x + pad, to: inner.x + inner.width - pad };
  const forward = isRtl !== model.settings.x.isReversed ? { from: ends.to, to: ends.from } : ends;
  const places = parts.hasBands ? placeInBands(model.categories.length, forward) : placeAsPoints(model, forward);
  const canThin = !parts.hasBands || model.categoryColumn?.typed.kind !== 'text';
  const categoryAxis = layOutCategoryAxis(model, look, {
    places,
    from: box.x,
    to: box.x + box.width,
    canThin,
    mostHeight: box.height * MOST_FOR_LOWERED,
  });
  const area = inset(inner, { bottom: Math.max(categoryAxis.height, size * 0.4) });
  const valueScale = value === undefined ? undefined : scaleOf(value, area);
  const secondScale = second === undefined ? undefined : scaleOf(second, area);
  const grid = valueScale ?? secondScale;
  const lineWish = { area, look, isHorizontal: false };
  return {
    area,
    places,
    value: valueScale,
    second: secondScale,
    texts: [
      ...textsBeside(value, valueScale, { look, area, box, side: valueSide }),
      ...textsBeside(second, secondScale, { look, area, box, side: secondSide }),
      ...categoryAxis.placeTexts(area.y + area.height),
    ],
    under: grid !== undefined && model.settings.showGridLines ? drawGridLines(grid, lineWish) : '',
    over: grid === undefined ? '' : drawBaseLine(grid, lineWish),
  };
}

function scaleOf({ range, settings }: ValueAxis, { y, height }: Box): ValueScale {
  return createValueScale(range, settings.isReversed ? { from: y, to: y + height } : { from: y + height, to: y });
}

type Beside = { readonly look: Look; readonly area: Box; readonly box: Box; readonly side: Side };

function textsBeside(
  axis: ValueAxis | undefined,
  scale: ValueScale | undefined,
  { look, area, box, side }: Beside,
): readonly PlacedText[] {
  if (axis === undefined || scale === undefined) return [];
  const size = look.type.label;
  const isLeft = side === 'left';
  const x = isLeft ? area.x - look.space * 2 : area.x + area.width + look.space * 2;
  const base = { size, color: axis.color } as const;
  const anchor = isLeft ? 'right' : 'left';
  const middle = (size * CAP_HEIGHT) / 2;
  const all = axis.labels.flatMap((text, index): readonly PlacedText[] => {
    const y = scale.toPixel(axis.range.ticks[index] ?? 0) + middle;
    return text === undefined ? [] : [{ ...base, text, x, y, role: 'axis-label', anchor }];
  });
  const ticks = keepApart(all, size);
  if (axis.title === undefined) return ticks;
  const title: PlacedText = {
    ...base,
    text: cutText(axis.title, box.width * 0.48, { size }),
    x: isLeft ? box.x : box.x + box.width,
    y: box.y + size * 0.97,
    role: 'axis-title',
    anchor: isLeft ? 'left' : 'right',
  };
  return [...ticks, title];
}

/** Leaves out labels that stand too near to the one before, in pictures too low for all of them. */
function keepApart(labels: readonly PlacedText[], size: number): readonly PlacedText[] {
  const kept: PlacedText[] = [];
  for (const label of labels) {
    const last = kept.at(-1);
    if (last === undefined || Math.abs(label.y - last.y) >= size * LINE_HEIGHT) kept.push(label);
  }
  return kept;
}
