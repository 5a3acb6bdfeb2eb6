import type { GraphConfig } from '../../src/chart/graph-config.ts';
import type { Locale } from '../../src/chart/locale.ts';
import { drawChart } from '../../src/render/draw-chart.ts';
import { writeNumber } from '../../src/render/format/write-number.ts';
import { createLook } from '../../src/render/look/create-look.ts';
import type { Mode } from '../../src/render/look/theme.ts';
import type { ChartModel, Series } from '../../src/render/model/chart-model.ts';
import { readChart } from '../../src/render/model/read-chart.ts';
import type { Mark } from '../../src/render/plots/plot-drawing.ts';
import type { Box } from '../../src/render/svg/box.ts';
import { toText } from './cell-text.ts';
import { coloredConfig } from './colored-config.ts';
import type { Version } from './page-state.ts';
import { hasPartsInRows, nameOfRow } from './shown-config.ts';

/** A value of a drawn chart: where it is in pixels of the picture, and its words. */
export type Point = {
  readonly x: number;
  readonly y: number;
  readonly box: Box | undefined;
  readonly rowIndex: number;
  readonly columnKey: string;
  /** The category it belongs to. */
  readonly place: string;
  readonly series: string;
  readonly value: string;
  readonly color: string | undefined;
  /** Values of the same row that place the mark: across, and its size. */
  readonly beside: readonly { readonly series: string; readonly value: string }[];
};

/** A part of a chart that can be taken out of sight: a series, or a slice. */
export type Part = { readonly name: string; readonly label: string; readonly color: string };

/** A drawn chart with what can be pointed at. */
export type View = {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  readonly points: readonly Point[];
  /** Fewer than two parts are no choice, and are left out. */
  readonly parts: readonly Part[];
  /** True where categories follow each other downwards. */
  readonly isSideways: boolean;
};

/** How a chart is wanted; sizes in CSS pixels. */
export type ViewWish = {
  readonly width: number;
  readonly height: number;
  readonly mode: Mode;
  readonly locale: Locale;
};

const MOST_PARTS = 24;
const PLAIN_DECIMALS = 6;
const TYPES_WITH_SERIES: ReadonlySet<string> = new Set([
  'line',
  'areaStacked',
  'groupedBar',
  'stackedBar',
  '100StackedBar',
  'groupedColumn',
  'stackedColumn',
  '100StackedColumn',
  'bar',
  'column',
  'combo',
  'scatter',
  'mekko',
]);

/** Draws a version as the service draws it, byte for byte, and says what every mark stands for. Never throws. */
export function viewChart(version: Version, wish: ViewWish): View {
  const whole = version.type === undefined ? version.config : { ...version.config, type: version.type };
  const parts = listParts(readChart(whole, wish.locale), whole, wish.mode);
  const config = coloredConfig(
    version,
    parts.map(({ name }) => name),
    wish.mode,
  );
  const { svg, report } = drawChart(config, wish);
  const model = readChart(config, wish.locale);
  const look = createLook(config, { mode: wish.mode, width: wish.width });
  const colorOf = (series: Series | undefined): string | undefined =>
    series === undefined || (model.kind === 'chart' && model.series.length < 2)
      ? undefined
      : look.seriesLook(series.index).color;
  return {
    svg,
    width: report.width,
    height: report.height,
    points: model.kind === 'chart' ? describeMarks(report.marks, model, colorOf) : [],
    parts: parts.length < 2 || parts.length > MOST_PARTS ? [] : parts,
    isSideways: /bar$/i.test(config.type) || config.type === 'funnel' || config.type === 'table',
  };
}

/** A small picture of a chart without its words, as SVG text. */
export function drawThumbnail(config: GraphConfig, { mode, locale }: Pick<ViewWish, 'mode' | 'locale'>): string {
  const { type, data, appearance } = config;
  const axes = config.axes === undefined ? {} : { axes: config.axes };
  const bare = {
    type,
    data,
    ...axes,
    legend: { position: 'none' },
    ...(appearance === undefined ? {} : { appearance }),
  };
  return drawChart(bare, { width: 320, height: 210, mode, locale }).svg;
}

function listParts(model: ReturnType<typeof readChart>, { type }: GraphConfig, mode: Mode): readonly Part[] {
  if (model.kind !== 'chart') return [];
  const look = createLook(model.config, { mode, width: 800 });
  if (hasPartsInRows(type)) {
    // The stages of a funnel are bars of one series.
    return model.categories.map(({ rowIndex, label }, index) => ({
      name: nameOfRow(rowIndex),
      label,
      color: look.seriesLook(type === 'funnel' ? 0 : index).color,
    }));
  }
  if (!TYPES_WITH_SERIES.has(type)) return [];
  return model.series.map(({ columnKey, label, index }) => ({
    name: columnKey,
    label,
    color: look.seriesLook(index).color,
  }));
}

function describeMarks(
  marks: readonly Mark[],
  model: ChartModel,
  colorOf: (series: Series | undefined) => string | undefined,
): readonly Point[] {
  const places = new Map(model.categories.map(({ rowIndex, label }) => [rowIndex, label]));
  const besides = [model.xSeries, model.sizeSeries].filter((one) => one !== undefined);
  const series = new Map([...model.series, ...besides].map((one) => [one.columnKey, one]));
  const labels = new Map(model.columns.map(({ key, label }) => [key, label]));
  return marks.map((mark) => {
    const own = series.get(mark.columnKey);
    return {
      x: mark.x,
      y: mark.y,
      box: mark.box,
      rowIndex: mark.rowIndex,
      columnKey: mark.columnKey,
      place: places.get(mark.rowIndex) ?? '',
      series: own?.label ?? labels.get(mark.columnKey) ?? mark.columnKey,
      value: writeValue(mark, own, model),
      color: colorOf(own),
      beside: besides
        .filter(({ columnKey }) => columnKey !== mark.columnKey)
        .map((one) => ({ series: one.label, value: writeValue(valueAt(mark, one, model), one, model) })),
    };
  });
}

function valueAt(
  { rowIndex }: Mark,
  series: Series,
  model: ChartModel,
): Pick<Mark, 'value' | 'rowIndex' | 'columnKey'> {
  const index = model.categories.findIndex((category) => category.rowIndex === rowIndex);
  return { rowIndex, columnKey: series.columnKey, value: series.values[index] ?? Number.NaN };
}

/** Numbers in the notation of their column; what is no number as it stands in its cell. */
function writeValue(
  { value, rowIndex, columnKey }: Pick<Mark, 'value' | 'rowIndex' | 'columnKey'>,
  series: Series | undefined,
  model: ChartModel,
): string {
  const cell = toText(model.config.data.rows[rowIndex]?.[columnKey]);
  if (series === undefined || series.isTime === true || !Number.isFinite(value)) return cell;
  return writeNumber(value, { style: series.style, locale: model.locale, mostDecimals: PLAIN_DECIMALS });
}
