import { createLabelWriter } from '../format/number-writer.ts';
import { createShareWriter } from '../format/share-writer.ts';
import { textColorOn } from '../look/color.ts';
import type { Look } from '../look/look.ts';
import type { ChartModel, Series } from '../model/chart-model.ts';
import type { Box } from '../svg/box.ts';
import { element } from '../svg/element.ts';
import type { PlacedText } from '../svg/placed-text.ts';
import { CAP_HEIGHT, LINE_HEIGHT, measureText } from '../text/measure-text.ts';
import { type BandName, nameBands } from './band-names.ts';
import { commonStyle } from './cartesian/value-axis.ts';
import { createEmphasis } from './emphasis.ts';
import type { LegendEntry, Mark, Plot, PlotDrawing } from './plot-drawing.ts';

/** One row: as wide as its total among all totals. */
type Band = { readonly index: number; readonly total: number; readonly x: number; readonly width: number };

/** One value of a row: as high as its share of the row's total. */
type Tile = {
  readonly value: number;
  readonly share: number;
  readonly band: Band;
  readonly series: Series;
  readonly box: Box;
  readonly color: string;
};

const GAP = 1.5;

/** Rows as columns whose widths are their totals, parted by the shares of the series: areas are the values. */
export const MEKKO: Plot = { draw: drawMekko, listLegend };

function listLegend({ series, settings }: ChartModel, look: Look): readonly LegendEntry[] {
  if (settings.legendPosition === 'none') return [];
  return series.map(({ label, index }) => ({ label, color: look.seriesLook(index).color, shape: 'box' }));
}

function drawMekko(model: ChartModel, look: Look, box: Box): PlotDrawing {
  const size = look.type.label;
  const line = size * LINE_HEIGHT;
  const top = line + look.space;
  const bands = layOutBands(model, box);
  const names = nameRows(bands, model, { look, box });
  const lines = Math.max(1, ...names.map((name) => name.lines.length));
  const bottom = line * lines + look.space;
  const area = { ...box, y: box.y + top, height: Math.max(1, box.height - top - bottom) };
  const tiles = layOutTiles(model, look, { bands, area });
  const rectangles = tiles.map(({ box: tile, color }) => element('rect', { ...tile, fill: color }));
  return {
    under: '',
    over: rectangles.join(''),
    texts: [
      ...writeNames(names, look, area),
      ...writeTotals(bands, model, { look, area }),
      ...writeShares(tiles, model, look),
    ],
    area,
    marks: tiles.map(
      ({ value, series, band, box: tile }): Mark => ({
        rowIndex: model.categories[band.index]?.rowIndex ?? band.index,
        columnKey: series.columnKey,
        value,
        x: tile.x + tile.width / 2,
        y: tile.y + tile.height / 2,
        box: tile,
      }),
    ),
    axes: { isHorizontal: false },
  };
}

function layOutBands({ series, categories, direction }: ChartModel, area: Box): readonly Band[] {
  const totals = categories.map((_, index) =>
    series.reduce((sum, { values }) => sum + Math.max(0, values[index] ?? 0), 0),
  );
  const whole = totals.reduce((sum, total) => sum + total, 0);
  let passed = 0;
  return totals.flatMap((total, index): Band[] => {
    if (total === 0) return [];
    const width = (total / whole) * area.width;
    const x = direction === 'rtl' ? area.x + area.width - passed - width : area.x + passed;
    passed += width;
    return [{ index, total, x, width }];
  });
}

/** The first series at the bottom, as in stacked columns. */
function layOutTiles(
  model: ChartModel,
  look: Look,
  { bands, area }: { readonly bands: readonly Band[]; readonly area: Box },
): readonly Tile[] {
  const { series, categories } = model;
  const emphasis = createEmphasis(model, look);
  return bands.flatMap((band) => {
    let below = area.y + area.height;
    return series.flatMap((one): Tile[] => {
      const value = one.values[band.index] ?? null;
      if (value === null || value <= 0) return [];
      const share = value / band.total;
      const height = share * area.height;
      below -= height;
      const gap = { x: Math.min(GAP, band.width * 0.1), y: Math.min(GAP, height * 0.1) };
      const box = {
        x: band.x + gap.x / 2,
        y: below + gap.y / 2,
        width: Math.max(0.5, band.width - gap.x),
        height: Math.max(0.5, height - gap.y),
      };
      const cell = { rowIndex: categories[band.index]?.rowIndex ?? band.index, columnKey: one.columnKey };
      const color = emphasis.paint(look.seriesLook(one.index).color, cell);
      return [{ value, share, band, series: one, box, color }];
    });
  });
}

/** Lines of a name at most; a low picture has one. */
const MOST_LINES = 3;
const LEAST_HEIGHT = 240;

function nameRows(
  bands: readonly Band[],
  { categories, settings }: ChartModel,
  { look, box }: { readonly look: Look; readonly box: Box },
): readonly BandName[] {
  if (settings.showCategoryLabels === false) return [];
  const named = bands.map(({ index, x, width }) => ({ name: categories[index]?.label ?? '', x, width }));
  const mostLines = box.height < LEAST_HEIGHT ? 1 : MOST_LINES;
  return nameBands(named, { from: box.x, to: box.x + box.width, mostLines, size: look.type.label });
}

/** The names of the rows below them. */
function writeNames(names: readonly BandName[], look: Look, area: Box): readonly PlacedText[] {
  const size = look.type.label;
  const top = area.y + area.height + look.space + size;
  const base = { size, anchor: 'middle', color: look.theme.text, role: 'axis-label' } as const;
  return names.flatMap(({ center, lines }) =>
    lines.map((text, line): PlacedText => ({ ...base, text, x: center, y: top + line * size * LINE_HEIGHT })),
  );
}

/** The total of each row above it, as far as there is room beside those of its neighbours. */
function writeTotals(
  bands: readonly Band[],
  { series, locale, numberFormat: format }: ChartModel,
  { look, area }: { readonly look: Look; readonly area: Box },
): readonly PlacedText[] {
  const size = look.type.label;
  const totals = bands.map(({ total }) => total);
  const write = createLabelWriter(totals, { style: commonStyle(series), format, locale });
  const y = area.y - look.space * 1.5;
  return bands.flatMap(({ total, x, width }): PlacedText[] => {
    const text = write(total);
    if (measureText(text, { size }) > width - 4) return [];
    const at = { x: x + width / 2, y, anchor: 'middle' } as const;
    return [{ ...at, text, size, color: look.theme.textMuted, role: 'data-label' }];
  });
}

function writeShares(
  tiles: readonly Tile[],
  { locale, numberFormat, settings, series }: ChartModel,
  look: Look,
): readonly PlacedText[] {
  const size = look.type.small;
  const asValues = settings.showDataLabels && settings.dataLabelFormat === 'absolute';
  const write = asValues
    ? createLabelWriter(
        tiles.map(({ value }) => value),
        { style: commonStyle(series), format: numberFormat, locale },
      )
    : createShareWriter({ format: { ...numberFormat, decimalPlaces: 'auto' }, locale }, 'whole');
  return tiles.flatMap((tile): PlacedText[] => {
    const text = write(asValues ? tile.value : tile.share);
    const { box } = tile;
    if (box.height < size * 1.3 || box.width < measureText(text, { size }) + 6) return [];
    const color = textColorOn(tile.color);
    const y = box.y + box.height / 2 + (size * CAP_HEIGHT) / 2;
    return [{ text, x: box.x + box.width / 2, y, size, color, role: 'data-label', anchor: 'middle' }];
  });
}
