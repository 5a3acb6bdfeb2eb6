import { createLabelWriter, type NumberWriter } from '../format/number-writer.ts';
import { mixColors, textColorOn } from '../look/color.ts';
import type { Look } from '../look/look.ts';
import type { ChartModel, Series } from '../model/chart-model.ts';
import { largestOf } from '../scale/largest-of.ts';
import type { Box } from '../svg/box.ts';
import { element } from '../svg/element.ts';
import type { PlacedText } from '../svg/placed-text.ts';
import { CAP_HEIGHT, LINE_HEIGHT, measureText } from '../text/measure-text.ts';
import { cutText } from '../text/wrap-text.ts';
import { type AxisLabel, fitLabels, heightOfLabels } from './cartesian/category-labels.ts';
import { placeInBands } from './cartesian/places.ts';
import { commonStyle } from './cartesian/value-axis.ts';
import { createEmphasis } from './emphasis.ts';
import type { Mark, Plot, PlotDrawing } from './plot-drawing.ts';

/** A value and where its cell is. */
type HeatCell = {
  readonly value: number;
  readonly row: number;
  readonly series: Series;
  readonly box: Box;
  readonly color: string;
};

/** Which colour stands for which value. */
type Ramp = { readonly min: number; readonly max: number; readonly colorOf: (value: number) => string };

const RAMP_HEIGHT = 10;
const RAMP_STEPS = 24;

/** Rows down, columns across, each value a cell whose colour says how large it is; a scale above says what the colours mean. */
export const HEATMAP: Plot = { draw: drawHeatmap, listLegend: () => [] };

function drawHeatmap(model: ChartModel, look: Look, box: Box): PlotDrawing {
  const { series, categories, direction } = model;
  const size = look.type.label;
  const isRtl = direction === 'rtl';
  const ramp = createRamp(series, look);
  const writing = { style: commonStyle(series), locale: model.locale, format: model.numberFormat };
  const write = createLabelWriter(allValues(series), writing);
  const labelRoom = Math.min(
    largestOf(
      categories.map(({ label }) => measureText(label, { size })),
      0,
    ) +
      look.space * 2 +
      1,
    box.width * 0.3,
  );
  const keyHeight = RAMP_HEIGHT + look.type.small * LINE_HEIGHT + look.space * 3;
  const across = { from: box.x + (isRtl ? 0 : labelRoom), to: box.x + box.width - (isRtl ? labelRoom : 0) };
  const columns = placeInBands(series.length, isRtl ? { from: across.to, to: across.from } : across);
  const names = fitLabels(
    series.map(({ label }) => label),
    { ...columns, size, canThin: false },
  );
  const nameHeight = heightOfLabels(names, size) + look.space * 1.5;
  const area = {
    x: across.from,
    y: box.y + keyHeight,
    width: across.to - across.from,
    height: Math.max(1, box.height - keyHeight - nameHeight),
  };
  const rows = placeInBands(categories.length, { from: area.y, to: area.y + area.height });
  const cells = layOutCells(model, { columns, rows, paint: createPainter(model, look, ramp) });
  const rowLabels = placeRowLabels(model, look, { centers: rows.centers, step: rows.step, room: labelRoom, box });
  const key = drawKey(ramp, { look, box, write, isRtl });
  return {
    under: element('rect', { ...area, fill: look.theme.grid, 'fill-opacity': 0.45 }),
    over: cells.map((cell) => element('rect', { ...cell.box, fill: cell.color })).join('') + key.svg,
    texts: [...rowLabels, ...placeNames(names, look, area), ...writeCells(cells, { look, write }), ...key.texts],
    area,
    marks: cells.map(
      ({ value, row, series: one, box: cell }): Mark => ({
        rowIndex: categories[row]?.rowIndex ?? row,
        columnKey: one.columnKey,
        value,
        x: cell.x + cell.width / 2,
        y: cell.y + cell.height / 2,
        box: cell,
      }),
    ),
    axes: { isHorizontal: false },
  };
}

function allValues(series: readonly Series[]): readonly number[] {
  return series.flatMap(({ values }) => values.filter((value) => value !== null));
}

/** From pale to strong for values of one sign; from one colour through pale to another where signs mix, zero in the middle. */
function createRamp(series: readonly Series[], look: Look): Ramp {
  const values = allValues(series);
  const min = values.reduce((low, value) => Math.min(low, value), Number.POSITIVE_INFINITY);
  const max = values.reduce((high, value) => Math.max(high, value), Number.NEGATIVE_INFINITY);
  const pale = mixColors(look.theme.background, look.theme.text, 0.06);
  const strong = look.mode === 'light' ? mixColors(look.paletteColor(0), '#000000', 0.25) : look.paletteColor(0);
  if (min < 0 && max > 0) {
    const reach = Math.max(max, -min);
    const low = look.paletteColor(1);
    return { min, max, colorOf: (value) => mixColors(pale, value < 0 ? low : strong, Math.abs(value) / reach) };
  }
  const span = max - min;
  const shareOf = (value: number): number => (span === 0 ? 0.6 : 0.06 + ((value - min) / span) * 0.94);
  return { min, max, colorOf: (value) => mixColors(pale, strong, max <= 0 ? 1.06 - shareOf(value) : shareOf(value)) };
}

type Bands = { readonly centers: readonly number[]; readonly step: number };

type Painter = (value: number, place: { readonly row: number; readonly columnKey: string }) => string;

function createPainter(model: ChartModel, look: Look, ramp: Ramp): Painter {
  const emphasis = createEmphasis(model, look);
  return (value, { row, columnKey }) =>
    emphasis.paint(ramp.colorOf(value), { rowIndex: model.categories[row]?.rowIndex ?? row, columnKey });
}

function layOutCells(
  { series }: ChartModel,
  { columns, rows, paint }: { readonly columns: Bands; readonly rows: Bands; readonly paint: Painter },
): readonly HeatCell[] {
  const gap = Math.min(2, columns.step * 0.08, rows.step * 0.08);
  return series.flatMap((one) =>
    one.values.flatMap((value, row): HeatCell[] => {
      if (value === null) return [];
      const box = {
        x: (columns.centers[one.index] ?? 0) - columns.step / 2 + gap / 2,
        y: (rows.centers[row] ?? 0) - rows.step / 2 + gap / 2,
        width: Math.max(0.5, columns.step - gap),
        height: Math.max(0.5, rows.step - gap),
      };
      return [{ value, row, series: one, box, color: paint(value, { row, columnKey: one.columnKey }) }];
    }),
  );
}

function placeRowLabels(
  { categories, direction }: ChartModel,
  look: Look,
  {
    centers,
    step,
    room,
    box,
  }: { readonly centers: readonly number[]; readonly step: number; readonly room: number; readonly box: Box },
): readonly PlacedText[] {
  const size = look.type.label;
  const every = Math.max(1, Math.ceil((size * 1.15) / step));
  const isRtl = direction === 'rtl';
  const x = isRtl ? box.x + box.width - room + look.space * 2 : box.x + room - look.space * 2;
  return categories.flatMap(({ label }, index): PlacedText[] => {
    if (index % every !== 0) return [];
    const text = cutText(label, room - look.space * 2, { size });
    const y = (centers[index] ?? 0) + (size * CAP_HEIGHT) / 2;
    return [{ text, x, y, size, color: look.theme.textMuted, role: 'axis-label', anchor: isRtl ? 'left' : 'right' }];
  });
}

/** The names of the columns below them. */
function placeNames(names: readonly AxisLabel[], look: Look, area: Box): readonly PlacedText[] {
  const size = look.type.label;
  const top = area.y + area.height + look.space * 1.5 + size;
  const base = { size, color: look.theme.textMuted, role: 'axis-label', anchor: 'middle' } as const;
  return names.flatMap(({ center, lines }) =>
    lines.map((text, line): PlacedText => ({ ...base, text, x: center, y: top + line * size * LINE_HEIGHT })),
  );
}

/** The value in each cell, where every one finds room in its own. */
function writeCells(
  cells: readonly HeatCell[],
  { look, write }: { readonly look: Look; readonly write: NumberWriter },
): readonly PlacedText[] {
  const size = look.type.small;
  const texts = cells.map(({ value, box, color: fill }): PlacedText => {
    const y = box.y + box.height / 2 + (size * CAP_HEIGHT) / 2;
    const color = textColorOn(fill);
    return { text: write(value), x: box.x + box.width / 2, y, size, color, role: 'data-label', anchor: 'middle' };
  });
  const fits = cells.every(
    ({ box }, index) => box.height >= size * 1.25 && measureText(texts[index]?.text ?? '', { size }) <= box.width - 4,
  );
  return fits ? texts : [];
}

/** The scale of colours above the plot, its ends named. */
function drawKey(
  { min, max, colorOf }: Ramp,
  {
    look,
    box,
    write,
    isRtl,
  }: { readonly look: Look; readonly box: Box; readonly write: NumberWriter; readonly isRtl: boolean },
): { readonly svg: string; readonly texts: readonly PlacedText[] } {
  const size = look.type.small;
  const width = Math.min(180, box.width / 2);
  const left = isRtl ? box.x + box.width - width : box.x;
  const step = width / RAMP_STEPS;
  const svg = Array.from({ length: RAMP_STEPS }, (_, index) => {
    const share = (isRtl ? RAMP_STEPS - 1 - index : index) / (RAMP_STEPS - 1);
    const fill = colorOf(min + share * (max - min));
    return element('rect', { x: left + index * step, y: box.y, width: step + 0.5, height: RAMP_HEIGHT, fill });
  });
  const y = box.y + RAMP_HEIGHT + size * 1.15;
  const base = { y, size, color: look.theme.textMuted, role: 'legend' } as const;
  const ends = isRtl ? [max, min] : [min, max];
  return {
    svg: svg.join(''),
    texts:
      min === max
        ? [{ ...base, text: write(min), x: left, anchor: 'left' }]
        : [
            { ...base, text: write(ends[0] ?? min), x: left, anchor: 'left' },
            { ...base, text: write(ends[1] ?? max), x: left + width, anchor: 'right' },
          ],
  };
}
