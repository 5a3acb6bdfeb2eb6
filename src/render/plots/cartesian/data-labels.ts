import type { NumberStyle } from '../../format/number-style.ts';
import { createLabelWriter, type NumberWriter } from '../../format/number-writer.ts';
import { createShareWriter } from '../../format/share-writer.ts';
import type { Look } from '../../look/look.ts';
import type { ChartModel, Series } from '../../model/chart-model.ts';
import { type Box, inset } from '../../svg/box.ts';
import { element } from '../../svg/element.ts';
import { boxOfText, type PlacedText } from '../../svg/placed-text.ts';
import { CAP_HEIGHT, measureText } from '../../text/measure-text.ts';
import { type BoxGrid, createBoxGrid } from '../box-grid.ts';
import { createEmphasis, type Emphasis } from '../emphasis.ts';
import { createLabelRoom, type LabelRoom } from '../label-room.ts';
import type { BarMark } from './bar-marks.ts';
import type { BarLayer, DrawnLayer, LineLayer } from './drawn-layer.ts';
import type { LineMark } from './line-marks.ts';
import { commonStyle } from './value-axis.ts';

/** Where labels may stand and what they must keep clear of. */
export type LabelPlace = {
  readonly bounds: Box;
  readonly taken: readonly PlacedText[];
  readonly isHorizontal: boolean;
};

/** The distance of a label from its mark, in parts of its size. */
const DISTANCE = 0.36;
/** Lines of more points than this carry the values of their ends, their highest and their lowest point. */
const MOST_POINT_LABELS = 36;

/** Labels of data, and SVG that parts them from the marks below. */
export type DataLabels = { readonly texts: readonly PlacedText[]; readonly plates: string };

/** The values beside their marks and the totals above their stacks, as far as the chart asks for them and each finds room. */
export function placeDataLabels(
  model: ChartModel,
  look: Look,
  { layers, place }: { layers: readonly DrawnLayer[]; place: LabelPlace },
): DataLabels {
  if (!model.settings.showDataLabels && !model.settings.showStackTotals) return { texts: [], plates: '' };
  const room = createLabelRoom(place.bounds, place.taken);
  const emphasis = createEmphasis(model, look);
  const bars = createBoxGrid(
    layers.flatMap((drawn) => (drawn.kind === 'bars' ? drawn.marks.map(({ box }) => box) : [])),
  );
  const hasBars = layers.some(({ kind }) => kind === 'bars');
  const labels = layers.map((drawn) => {
    const wish = { model, look, room, bars, emphasis, isHorizontal: place.isHorizontal };
    const totals = drawn.kind === 'bars' && showsTotals(model, drawn) ? labelTotals(drawn.marks, wish) : [];
    if (!model.settings.showDataLabels) return { texts: totals, plates: '' };
    const write = createValueWriter(model, drawn);
    if (drawn.kind === 'bars') return { texts: [...totals, ...labelBars(drawn, write, wish)], plates: '' };
    const texts = labelPoints(drawn, write, wish);
    return { texts, plates: hasBars ? drawPlates(texts, look) : '' };
  });
  return { texts: labels.flatMap(({ texts }) => texts), plates: labels.map(({ plates }) => plates).join('') };
}

type LabelWish = {
  readonly model: ChartModel;
  readonly look: Look;
  readonly room: LabelRoom;
  /** What labels beyond the end of a bar keep clear of: bars beside it that are as long. */
  readonly bars: BoxGrid;
  readonly emphasis: Emphasis;
  readonly isHorizontal: boolean;
};
type MarkWriter = (mark: BarMark | LineMark) => string;

const showsTotals = (model: ChartModel, { layer }: DrawnLayer): boolean =>
  model.settings.showStackTotals && layer.stacking === 'stacked';

/** Writes a mark's own value, or its share: of its stack where it is in one, else of its series. */
function createValueWriter(model: ChartModel, { layer, marks }: DrawnLayer): MarkWriter {
  const isShare = model.settings.dataLabelFormat === 'percentage';
  const writers = new Map<Series, NumberWriter>();
  if (isShare) {
    const isStacked = layer.stacking !== 'none';
    const sums = new Map<unknown, number>();
    const keyOf = (mark: BarMark | LineMark): unknown => (isStacked ? mark.index : mark.series);
    for (const mark of marks) sums.set(keyOf(mark), (sums.get(keyOf(mark)) ?? 0) + Math.abs(mark.value));
    const write = createShareWriter(
      { format: model.numberFormat, locale: model.locale },
      isStacked ? 'whole' : undefined,
    );
    return (mark) => write(mark.value / (sums.get(keyOf(mark)) || 1));
  }
  return (mark) => {
    const known = writers.get(mark.series);
    const write =
      known ??
      createLabelWriter(
        mark.series.values.flatMap((value) => value ?? []),
        writingOf(model, mark.series.style),
      );
    if (known === undefined) writers.set(mark.series, write);
    return nameOf(model, mark.index) + write(mark.value);
  };
}

/** The category before the value, where it is asked for and no axis names it. */
function nameOf({ settings, categories, type }: ChartModel, index: number): string {
  const isAxisHidden = /bar/i.test(type) ? settings.y.isHidden : settings.x.isHidden;
  return settings.showCategoryLabels === true && isAxisHidden ? `${categories[index]?.label ?? ''} ` : '';
}

function writingOf(
  model: ChartModel,
  style: NumberStyle,
): { style: NumberStyle; format: ChartModel['numberFormat']; locale: ChartModel['locale'] } {
  return { style, format: model.numberFormat, locale: model.locale };
}

function labelBars({ layer, marks }: BarLayer, write: MarkWriter, wish: LabelWish): readonly PlacedText[] {
  const isAlone = layer.stacking === 'none';
  return marks.flatMap((mark) => {
    const written = write(mark);
    const beyond = isAlone ? placeBeyond(written, mark, wish) : undefined;
    if (beyond !== undefined && takeBeyond(beyond, wish)) return [beyond];
    const inside = placeWithin(written, mark, wish);
    return inside !== undefined && wish.room.take(inside) ? [inside] : [];
  });
}

const takeBeyond = (text: PlacedText, { bars, room }: LabelWish): boolean =>
  !bars.hits(inset(boxOfText(text), { left: -1, right: -1, top: -1, bottom: -1 })) && room.take(text);

/** Beyond the end of a bar. */
function placeBeyond(text: string, { box, x, y }: BarMark, { look, isHorizontal }: LabelWish): PlacedText {
  const size = look.type.small;
  const gap = size * DISTANCE;
  const base = { text, size, color: look.theme.text, role: 'data-label', halo: look.theme.background } as const;
  if (isHorizontal) {
    const endsLow = x - box.x < box.width / 2;
    return {
      ...base,
      x: endsLow ? x - gap : x + gap,
      y: y + (size * CAP_HEIGHT) / 2,
      anchor: endsLow ? 'right' : 'left',
    };
  }
  const endsLow = y - box.y <= box.height / 2;
  return { ...base, x, y: endsLow ? y - gap : y + gap + size * CAP_HEIGHT, anchor: 'middle' };
}

/** In the middle of a part of a stack, if that is large enough. */
function placeWithin(text: string, mark: BarMark, { look, emphasis }: LabelWish): PlacedText | undefined {
  const { box, series } = mark;
  const size = look.type.small;
  if (box.height < size * 1.15 || box.width < measureText(text, { size }) + 4) return undefined;
  const color = look.textColorOn(emphasis.paint(look.seriesLook(series.index).color, mark));
  const y = box.y + box.height / 2 + (size * CAP_HEIGHT) / 2;
  return { text, size, color, x: box.x + box.width / 2, y, anchor: 'middle', role: 'data-label' };
}

/** Above a point, below one that its line comes down to; on the other side where another text stands there. */
function labelPoints(
  { layer, marks }: LineLayer,
  write: MarkWriter,
  { look, room, model }: LabelWish,
): readonly PlacedText[] {
  const size = look.type.small;
  const distance = (model.settings.lineThickness ?? look.lineThickness) + size * DISTANCE;
  const lines = [...Map.groupBy(marks, ({ series }) => series).values()];
  const troughs = new Set(layer.shape === 'line' ? lines.flatMap(findTroughs) : []);
  return lines.flatMap(chooseTelling).flatMap((mark) => {
    const color = look.textColorOf(look.seriesLook(mark.series.index).color);
    const base = {
      text: write(mark),
      size,
      color,
      x: mark.x,
      anchor: 'middle',
      role: 'data-label',
      halo: look.theme.background,
    } as const;
    const above: PlacedText = { ...base, y: mark.y - distance };
    const below: PlacedText = { ...base, y: mark.y + distance + size * CAP_HEIGHT };
    const chosen = (troughs.has(mark) ? [below, above] : [above, below]).find((text) => room.take(text));
    return chosen === undefined ? [] : [chosen];
  });
}

/** Plates of the background below the values of a line where it runs over bars: on colours that change below them, figures do not read. */
function drawPlates(labels: readonly PlacedText[], look: Look): string {
  const plates = labels.map((text) => {
    const box = inset(boxOfText(text), { left: -3, right: -3, top: text.size * 0.1 });
    return element('rect', { ...box, rx: 3, fill: look.theme.background });
  });
  return plates.join('');
}

/** The points of a line whose neighbours are both higher on the picture. */
function findTroughs(line: readonly LineMark[]): readonly LineMark[] {
  const isHigher = (other: LineMark | undefined, { y }: LineMark): boolean => other !== undefined && other.y < y;
  return line.filter((mark, index) => isHigher(line[index - 1], mark) && isHigher(line[index + 1], mark));
}

/** All points of a line where there are few; of many, those that tell most: the ends and the extremes. */
function chooseTelling(line: readonly LineMark[]): readonly LineMark[] {
  if (line.length <= MOST_POINT_LABELS) return line;
  const extreme = (isBeyond: (one: number, other: number) => boolean): LineMark | undefined =>
    line.reduce((best, mark) => (isBeyond(mark.value, best.value) ? mark : best));
  const telling = new Set([
    line[0],
    line.at(-1),
    extreme((one, other) => one > other),
    extreme((one, other) => one < other),
  ]);
  return line.filter((mark) => telling.has(mark));
}

/** The sum of each stack beyond its upper end; of one that lies below zero, beyond its lower end. */
function labelTotals(marks: readonly BarMark[], wish: LabelWish): readonly PlacedText[] {
  const stacks = [...Map.groupBy(marks, ({ index }) => index).values()];
  const sumOf = (stack: readonly BarMark[]): number => stack.reduce((sum, { value }) => sum + value, 0);
  const style = commonStyle(marks.map(({ series }) => series));
  const write = createLabelWriter(stacks.map(sumOf), writingOf(wish.model, style));
  return stacks.flatMap((stack) => {
    const outer = stack.filter(({ value }) => value > 0).at(-1) ?? stack.at(-1);
    if (outer === undefined) return [];
    const text: PlacedText = { ...placeBeyond(write(sumOf(stack)), outer, wish), weight: 'bold' };
    return takeBeyond(text, wish) ? [text] : [];
  });
}
