import type { Look } from '../../look/look.ts';
import type { ChartModel } from '../../model/chart-model.ts';
import { createValueScale, type ValueScale } from '../../scale/value-scale.ts';
import { type Box, inset } from '../../svg/box.ts';
import type { PlacedText } from '../../svg/placed-text.ts';
import { CAP_HEIGHT, LINE_HEIGHT, measureText } from '../../text/measure-text.ts';
import { areAlike, fitApart } from '../../text/tell-apart.ts';
import { cutText, wrapText } from '../../text/wrap-text.ts';
import { drawBaseLine, drawGridLines } from './grid-lines.ts';
import type { CartesianLayout, LabelMargins } from './layout.ts';
import { placeInBands } from './places.ts';
import type { ValueAxis } from './value-axis.ts';

/** The parts of the width that names of categories take at most: more where they would be cut alike. */
const MOST_FOR_NAMES = [0.36, 0.5] as const;
const MOST_LINES = 3;

/** Lays out a plot whose categories run down and whose values run across. The first category is on top. */
export function layOutHorizontal(
  model: ChartModel,
  look: Look,
  { box, value, margins }: { box: Box; value: ValueAxis | undefined; margins: LabelMargins },
): CartesianLayout {
  const isRtl = model.direction === 'rtl';
  const { x: xAxis, y: yAxis } = model.settings;
  const size = look.type.label;
  const hasTicks = value?.labels.some((label) => label !== undefined) === true;
  const valueTitle = value?.title === undefined ? '' : cutText(value.title, box.width, { size });
  const nameTitle = yAxis.isHidden || yAxis.label === undefined ? '' : cutText(yAxis.label, box.width, { size });
  const bottom =
    (hasTicks ? size * LINE_HEIGHT + look.space * 1.5 : 0) + (valueTitle === '' ? 0 : size * LINE_HEIGHT + look.space);
  const inner = inset(box, { top: nameTitle === '' ? size * 0.3 : size * LINE_HEIGHT + look.space * 2, bottom });
  const names = yAxis.isHidden
    ? []
    : fitNames(model, { size, step: inner.height / model.categories.length, width: box.width });
  const nameWidth = Math.max(0, ...names.flatMap((lines) => lines ?? []).map((line) => measureText(line, { size })));
  const beside = nameWidth === 0 ? 0 : nameWidth + look.space * 2;
  const edge = Math.max(margins.end, (measureText(value?.labels.at(-1) ?? '', { size }) || 0) / 2);
  const area = inset(inner, isRtl ? { right: beside, left: edge } : { left: beside, right: edge });
  const down = { from: area.y, to: area.y + area.height };
  const places = placeInBands(model.categories.length, yAxis.isReversed ? { from: down.to, to: down.from } : down);
  const scale = value === undefined ? undefined : scaleOf(value, area, isRtl);
  const base = { size, color: look.theme.textMuted } as const;
  const nameX = isRtl ? area.x + area.width + look.space * 2 : area.x - look.space * 2;
  const texts: PlacedText[] = names.flatMap((lines, index) =>
    placeName(lines ?? [], places.centers[index] ?? 0, size).map(
      ({ text, y }): PlacedText => ({
        ...base,
        color: look.theme.text,
        text,
        x: nameX,
        y,
        role: 'axis-label',
        anchor: isRtl ? 'left' : 'right',
      }),
    ),
  );
  if (nameTitle !== '') {
    texts.push({
      ...base,
      text: nameTitle,
      x: isRtl ? box.x + box.width : box.x,
      y: box.y + size,
      role: 'axis-title',
      anchor: isRtl ? 'right' : 'left',
    });
  }
  if (valueTitle !== '') {
    texts.push({
      ...base,
      text: valueTitle,
      x: box.x + box.width / 2,
      y: box.y + box.height - size * 0.3,
      role: 'axis-title',
      anchor: 'middle',
    });
  }
  const lineWish = { area, look, isHorizontal: true };
  return {
    area,
    places,
    value: scale,
    second: undefined,
    texts: [...texts, ...placeTicksBelow(value, scale, { look, area, box })],
    under: scale !== undefined && model.settings.showGridLines && !xAxis.isHidden ? drawGridLines(scale, lineWish) : '',
    over: scale === undefined ? '' : drawBaseLine(scale, lineWish),
  };
}

function scaleOf({ range, settings }: ValueAxis, { x, width }: Box, isRtl: boolean): ValueScale {
  return createValueScale(
    range,
    isRtl !== settings.isReversed ? { from: x + width, to: x } : { from: x, to: x + width },
  );
}

/** Names on as many lines as their band is high, beside a plot of some width; some left out where even one line is too high. */
function fitNames(
  model: ChartModel,
  { size, step, width }: { size: number; step: number; width: number },
): readonly (readonly string[] | undefined)[] {
  const every = Math.max(1, Math.ceil((size * 1.15) / step));
  const mostLines = Math.max(1, Math.min(MOST_LINES, Math.floor((step * 0.95) / (size * LINE_HEIGHT))));
  const isEdges = model.settings.y.tickDisplayMode === 'edges';
  const last = model.categories.length - 1;
  const isShown = (index: number): boolean => (isEdges ? index === 0 || index === last : index % every === 0);
  const shown = model.categories.filter((_, index) => isShown(index)).map(({ label }) => label);
  const [usual, most] = MOST_FOR_NAMES.map((part) => {
    const toLines = (label: string): readonly string[] => wrapText(label, width * part, { size, mostLines });
    return { isApart: !areAlike(shown, shown.map(toLines)), names: fitApart(shown, toLines) };
  });
  const fitted = (usual?.isApart === false ? most : usual)?.names.values();
  return model.categories.map((_, index) => (isShown(index) ? fitted?.next().value : undefined));
}

function placeName(
  lines: readonly string[],
  center: number,
  size: number,
): readonly { readonly text: string; readonly y: number }[] {
  const first = center - ((lines.length - 1) * size * LINE_HEIGHT) / 2 + (size * CAP_HEIGHT) / 2;
  return lines.map((text, line) => ({ text, y: first + line * size * LINE_HEIGHT }));
}

function placeTicksBelow(
  value: ValueAxis | undefined,
  scale: ValueScale | undefined,
  { look, area, box }: { look: Look; area: Box; box: Box },
): readonly PlacedText[] {
  if (value === undefined || scale === undefined) return [];
  const size = look.type.label;
  const y = area.y + area.height + look.space * 1.5 + size;
  return value.labels.flatMap((text, index): readonly PlacedText[] => {
    if (text === undefined) return [];
    const half = measureText(text, { size }) / 2;
    const center = scale.toPixel(value.range.ticks[index] ?? 0);
    const x = Math.max(box.x + half, Math.min(box.x + box.width - half, center));
    return [{ text, x, y, size, color: value.color, role: 'axis-label', anchor: 'middle' }];
  });
}
