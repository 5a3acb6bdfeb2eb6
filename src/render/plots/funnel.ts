import { PLAIN_NUMBERS } from '../format/number-style.ts';
import { createLabelWriter, type NumberWriter } from '../format/number-writer.ts';
import { createShareWriter } from '../format/share-writer.ts';
import { mixColors, textColorOn } from '../look/color.ts';
import type { Look } from '../look/look.ts';
import type { ChartModel } from '../model/chart-model.ts';
import { largestOf } from '../scale/largest-of.ts';
import type { Box } from '../svg/box.ts';
import { element, toCoordinate } from '../svg/element.ts';
import type { PlacedText } from '../svg/placed-text.ts';
import { CAP_HEIGHT, LINE_HEIGHT, measureText } from '../text/measure-text.ts';
import { cutText } from '../text/wrap-text.ts';
import { createEmphasis } from './emphasis.ts';
import type { Mark, Plot, PlotDrawing } from './plot-drawing.ts';

/** One stage: its bar in the middle column, and what is said of it. */
type Stage = {
  readonly rowIndex: number;
  readonly name: string;
  readonly value: number;
  readonly figure: string;
  /** Of the first stage. */
  readonly share: string;
  readonly bar: Box;
  readonly color: string;
};

/** Part of a row that the bar fills; the rest joins it to the next. */
const BAR_SHARE = 0.62;
const TALLEST_ROW = 130;

/** Stages from the top down, each a bar around the middle as wide as its value, with its share of the first beside it. */
export const FUNNEL: Plot = { draw: drawFunnel, listLegend: () => [] };

function drawFunnel(model: ChartModel, look: Look, box: Box): PlotDrawing {
  const isRtl = model.direction === 'rtl';
  const size = look.type.label;
  const stages = layOutStages(model, look, box);
  const columnKey = model.series[0]?.columnKey ?? '';
  // Rows lower than a line of text are named as often as there is room.
  const every = Math.max(1, Math.ceil((size * LINE_HEIGHT) / rowHeightOf(stages.length, box)));
  const texts = stages.flatMap((stage, index): PlacedText[] => {
    if (index % every !== 0) return [];
    const y = stage.bar.y + stage.bar.height / 2 + (size * CAP_HEIGHT) / 2;
    const near = isRtl ? box.x + box.width : box.x;
    const far = isRtl ? box.x : box.x + box.width;
    const name = { x: near, anchor: isRtl ? 'right' : 'left', role: 'axis-label', color: look.theme.text } as const;
    const share = {
      x: far,
      anchor: isRtl ? 'left' : 'right',
      role: 'data-label',
      color: look.theme.textMuted,
    } as const;
    const room = sideRoom(model, look, box);
    return [
      { ...name, text: cutText(stage.name, room.name, { size }), y, size },
      { ...share, text: stage.share, y, size },
      writeFigure(stage, { look, y }),
    ];
  });
  return {
    under: '',
    over: drawStages(stages, look),
    texts,
    area: box,
    marks: stages.map(
      ({ rowIndex, value, bar }): Mark => ({
        rowIndex,
        columnKey,
        value,
        x: bar.x + bar.width / 2,
        y: bar.y + bar.height / 2,
        box: bar,
      }),
    ),
    axes: { isHorizontal: true },
  };
}

/** The columns beside the bars: names on the side the picture begins, shares on the other. */
function sideRoom(model: ChartModel, look: Look, box: Box): { readonly name: number; readonly share: number } {
  const font = { size: look.type.label };
  const hasNames = model.settings.showCategoryLabels !== false;
  const names = hasNames ? model.categories.map(({ label }) => measureText(label, font)) : [];
  const writeShare = createStageWriter(model);
  const shares = (model.series[0]?.values ?? []).map((value) =>
    value === null ? 0 : measureText(writeShare(value), font),
  );
  return {
    name: Math.min(largestOf(names, 0) + 2, box.width * 0.34),
    share: Math.min(largestOf(shares, measureText('100%', font)) + 24, box.width * 0.24),
  };
}

function layOutStages(model: ChartModel, look: Look, box: Box): readonly Stage[] {
  const { series, categories, locale, numberFormat: format, direction } = model;
  const values = series[0]?.values ?? [];
  const drawn = categories.flatMap((category, index) => {
    const value = values[index] ?? null;
    return value === null ? [] : [{ category, value }];
  });
  const numbers = drawn.map(({ value }) => value);
  const largest = largestOf(numbers.map(Math.abs), Number.MIN_VALUE);
  const writing = { style: series[0]?.style ?? PLAIN_NUMBERS, format, locale };
  const writeShare = createStageWriter(model);
  const room = sideRoom(model, look, box);
  const gap = look.space * 4;
  const left = box.x + (direction === 'rtl' ? room.share : room.name) + gap;
  const width = Math.max(20, box.width - room.name - room.share - gap * 2);
  const rowHeight = rowHeightOf(drawn.length, box);
  const emphasis = createEmphasis(model, look);
  const columnKey = series[0]?.columnKey ?? '';
  return drawn.map(({ category, value }, index) => {
    const barWidth = Math.max(1, (Math.abs(value) / largest) * width);
    return {
      rowIndex: category.rowIndex,
      color: emphasis.paint(look.seriesLook(0).color, { rowIndex: category.rowIndex, columnKey }),
      name: model.settings.showCategoryLabels === false ? '' : category.label,
      value,
      // Stages differ by powers of ten, so each has a scale of its own.
      figure: createLabelWriter([value], writing)(value),
      share: writeShare(value),
      bar: {
        x: left + (width - barWidth) / 2,
        y: box.y + index * rowHeight,
        width: barWidth,
        height: rowHeight * (drawn.length > 1 ? BAR_SHARE : 1),
      },
    };
  });
}

function rowHeightOf(count: number, { height }: Box): number {
  return Math.min(TALLEST_ROW, height / Math.max(1, count));
}

/** Writes a stage as a share of the first; nothing where the first is zero. */
function createStageWriter({ series, locale, numberFormat }: ChartModel): NumberWriter {
  const first = series[0]?.values.find((value) => value !== null) ?? 0;
  // Decimals that the chart sets are those of its figures.
  const write = createShareWriter({ format: { ...numberFormat, decimalPlaces: 'auto' }, locale });
  return (value) => (first === 0 ? '' : write(value / first));
}

/** Bars in one colour, and between each two a paler shape that shows how much is lost. */
function drawStages(stages: readonly Stage[], look: Look): string {
  return stages
    .map(({ bar, color }, index) => {
      const next = stages[index + 1]?.bar;
      const rectangle = element('rect', { ...bar, rx: look.cornerRadius, fill: color });
      return next === undefined
        ? rectangle
        : joinBars(bar, next, mixColors(look.theme.background, color, 0.22)) + rectangle;
    })
    .join('');
}

function joinBars(bar: Box, next: Box, fill: string): string {
  const bottom = bar.y + bar.height;
  const corners = [
    [bar.x, bottom - 1],
    [bar.x + bar.width, bottom - 1],
    [next.x + next.width, next.y + 1],
    [next.x, next.y + 1],
  ];
  const points = corners.map(([x = 0, y = 0]) => `${toCoordinate(x)},${toCoordinate(y)}`).join(' ');
  return element('polygon', { points, fill });
}

/** The figure in its bar; beside it where the bar is too narrow. */
function writeFigure(
  { figure, bar, color }: Stage,
  { look, y }: { readonly look: Look; readonly y: number },
): PlacedText {
  const size = look.type.label;
  const width = measureText(figure, { size, weight: 'bold' });
  const fits = width + 8 <= bar.width && bar.height >= size;
  return {
    text: figure,
    x: fits ? bar.x + bar.width / 2 : bar.x + bar.width + 6,
    y,
    size,
    weight: 'bold',
    role: 'data-label',
    anchor: fits ? 'middle' : 'left',
    color: fits ? textColorOn(color) : look.theme.text,
  };
}
