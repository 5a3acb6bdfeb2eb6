import { niceTicks } from '../../format/nice-ticks.ts';
import { PLAIN_NUMBERS } from '../../format/number-style.ts';
import { createTickWriter } from '../../format/number-writer.ts';
import { timeTicks } from '../../format/time-ticks.ts';
import type { Look } from '../../look/look.ts';
import type { ChartModel } from '../../model/chart-model.ts';
import type { PlacedText } from '../../svg/placed-text.ts';
import { LINE_HEIGHT } from '../../text/measure-text.ts';
import { cutText } from '../../text/wrap-text.ts';
import { type AxisLabel, dropCrowded, fitLabels, heightOfLabels, holdWithin } from './category-labels.ts';
import type { Places } from './places.ts';

/** The axis below the plot: the room it takes, and its texts once the bottom of the plot is known. */
export type CategoryAxisDrawing = {
  readonly height: number;
  readonly placeTexts: (bottom: number) => readonly PlacedText[];
};

/** What the axis below the plot is laid out in: its ends, and the outermost pixels its labels may cover. */
export type CategoryAxisRoom = {
  readonly places: Places;
  readonly from: number;
  readonly to: number;
  readonly canThin: boolean;
  /** The most height that labels may take where every second one stands lower. */
  readonly mostHeight: number;
};

/** Lays out the categories below a plot with the title of the axis. Takes no room where the axis is hidden. */
export function layOutCategoryAxis(model: ChartModel, look: Look, room: CategoryAxisRoom): CategoryAxisDrawing {
  const axis = model.settings.x;
  if (axis.isHidden) return { height: 0, placeTexts: () => [] };
  const size = look.type.label;
  const all = chooseLabels(model, size, room);
  const wanted = axis.tickDisplayMode === 'edges' ? onlyEnds(all) : all;
  const labels = dropCrowded(holdWithin(wanted, { ...room, size }), size);
  const top = look.space * 1.5;
  const labelHeight = heightOfLabels(labels, size);
  const title = axis.label === undefined ? '' : cutText(axis.label, room.to - room.from, { size });
  const titleHeight = title === '' ? 0 : size * LINE_HEIGHT + look.space;
  const base = { size, color: look.theme.textMuted, anchor: 'middle' } as const;
  return {
    height: top + labelHeight + titleHeight,
    placeTexts: (bottom) => {
      const texts = labels.flatMap(({ center: x, lines, below = 0 }) =>
        lines.map(
          (text, line): PlacedText => ({
            ...base,
            text,
            x,
            y: bottom + top + size + (below + line) * size * LINE_HEIGHT,
            role: 'axis-label',
          }),
        ),
      );
      const y = bottom + top + labelHeight + look.space + size;
      return title === ''
        ? texts
        : [...texts, { ...base, text: title, x: (room.from + room.to) / 2, y, role: 'axis-title' }];
    },
  };
}

/** Labels of the rows where they all fit; else, on an axis of time or numbers, round places; else some of the rows. */
function chooseLabels(model: ChartModel, size: number, room: CategoryAxisRoom): readonly AxisLabel[] {
  const { places, canThin, mostHeight } = room;
  const texts = model.categories.map(({ label }) => label);
  const { scale } = places;
  if (scale === undefined) return fitLabels(texts, { ...places, size, canThin, mostHeight });
  const own = texts.map((text, index): AxisLabel => ({ center: places.centers[index] ?? 0, lines: [text] }));
  if (model.axisKind === 'time' && own.length <= 24 && dropCrowded(own, size).length === own.length) return own;
  const mostTicks = Math.max(2, Math.floor((room.to - room.from) / (size * 5)));
  if (model.axisKind === 'numbers') return dropCrowded(labelNumbers(model, places, mostTicks), size);
  const ticks = timeTicks({ first: scale.min, last: scale.max, mostTicks }, model.locale);
  const round = ticks.map(({ time, lines }): AxisLabel => ({ center: scale.toPixel(time), lines }));
  return round.length >= 2 ? dropCrowded(round, size) : dropCrowded(own, size);
}

function labelNumbers(model: ChartModel, { scale }: Places, mostTicks: number): readonly AxisLabel[] {
  if (scale === undefined) return [];
  const isWhole = model.categories.every(({ position = 0 }) => position % 1 === 0);
  const bounds = { min: scale.min, max: scale.max, fixedMin: scale.min, fixedMax: scale.max };
  const { ticks } = niceTicks({ ...bounds, mostTicks, isWhole });
  const { categoryColumn: column } = model;
  const isDigits = column?.typed.format === 'year' || column?.nature === 'code';
  const style = isDigits ? ({ kind: 'year' } as const) : PLAIN_NUMBERS;
  const write = createTickWriter(ticks, { style, format: model.numberFormat, locale: model.locale });
  return ticks.map((tick) => ({ center: scale.toPixel(tick), lines: [write(tick)] }));
}

function onlyEnds(labels: readonly AxisLabel[]): readonly AxisLabel[] {
  return labels.filter((_, index) => index === 0 || index === labels.length - 1);
}
