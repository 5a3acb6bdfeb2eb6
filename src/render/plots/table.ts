import type { Locale } from '../../chart/locale.ts';
import { writeDigits } from '../../chart/write-length-of-time.ts';
import type { TypedColumn } from '../../table/column.ts';
import { type NumberStyle, numberStyleOf } from '../format/number-style.ts';
import { decimalsFor, largestOf } from '../format/number-writer.ts';
import { writeMoment } from '../format/write-moment.ts';
import { writeNumber } from '../format/write-number.ts';
import type { Look } from '../look/look.ts';
import type { ChartModel, ModelColumn } from '../model/chart-model.ts';
import type { Box } from '../svg/box.ts';
import { element } from '../svg/element.ts';
import type { PlacedText } from '../svg/placed-text.ts';
import { CAP_HEIGHT, type FontWeight, measureText } from '../text/measure-text.ts';
import { cutText } from '../text/wrap-text.ts';
import type { Mark, Plot, PlotDrawing } from './plot-drawing.ts';

/** One column of a drawn table: its texts and where it stands. */
type TableColumn = {
  readonly column: ModelColumn;
  readonly isNumeric: boolean;
  readonly header: string;
  readonly texts: readonly string[];
  readonly x: number;
  readonly width: number;
};

/** A column is never cut below this; columns that find no room are left out, and told. */
const NARROWEST = 56;
const PADDING = 10;

/** What is said of rows and columns that find no room. */
const MORE = {
  EN: { rows: (count: string) => `and ${count} more rows`, columns: (count: string) => `and ${count} more columns` },
  PT_PT: { rows: (count: string) => `e mais ${count} linhas`, columns: (count: string) => `e mais ${count} colunas` },
  AR: { rows: (count: string) => `صفوف أخرى: ${count}`, columns: (count: string) => `أعمدة أخرى: ${count}` },
} as const;

/** All columns in order, numbers to the far side, as many rows as there is room for; what is left out is told below. */
export const TABLE: Plot = { draw: drawTable, listLegend: () => [] };

function drawTable(model: ChartModel, look: Look, box: Box): PlotDrawing {
  const rowHeight = chooseRowHeight(model, look, box);
  const fits = Math.max(1, Math.floor(box.height / rowHeight) - 1);
  const shown = model.rowCount <= fits ? model.rowCount : Math.max(1, fits - 1);
  const columns = layOutColumns(model, look, { box, shown });
  const hidden = { rows: model.rowCount - shown, columns: model.columns.length - columns.length };
  const baseOf = (row: number): number => box.y + (row + 0.5) * rowHeight + (look.type.label * CAP_HEIGHT) / 2;
  const texts = columns.flatMap((one) => [
    placeCell(one, { text: one.header, y: baseOf(0), weight: 'bold' }, { model, look }),
    ...one.texts.map((text, row) => placeCell(one, { text, y: baseOf(row + 1), weight: 'regular' }, { model, look })),
  ]);
  const width = columns.reduce((sum, one) => sum + one.width, 0);
  const left = Math.min(...columns.map(({ x }) => x), box.x + box.width);
  const area = { x: left, y: box.y, width, height: rowHeight * (shown + 1) };
  return {
    under: drawRules(area, { rowHeight, shown, look }),
    over: '',
    texts: [...texts, ...tellHidden(hidden, { model, look, box, y: baseOf(shown + 1) })],
    area,
    marks: columns.flatMap((one) => markColumn(one, { model, shown, rowHeight, box })),
    axes: { isHorizontal: false },
  };
}

/** Rows of a short table stand apart as far as there is room. */
function chooseRowHeight({ rowCount }: ChartModel, { type }: Look, { height }: Box): number {
  const wished = height / (rowCount + 1);
  return Math.round(Math.max(type.label * 2.1, Math.min(type.label * 2.9, wished)));
}

function layOutColumns(
  model: ChartModel,
  look: Look,
  { box, shown }: { box: Box; shown: number },
): readonly TableColumn[] {
  const size = look.type.label;
  const wanted = model.columns.map((column) => {
    const texts = Array.from({ length: shown }, (_, row) => writeCell(column, row, model.locale));
    const widths = texts.map((text) => measureText(text, { size }));
    const header = measureText(column.label, { size, weight: 'bold' });
    return { column, texts, width: Math.max(header, ...widths) + PADDING * 2 };
  });
  const widths = shareWidth(
    wanted.map(({ width }) => width),
    box.width,
  );
  let passed = 0;
  return widths.flatMap((width, index): TableColumn[] => {
    const one = wanted[index];
    if (one === undefined) return [];
    const x = model.direction === 'rtl' ? box.x + box.width - passed - width : box.x + passed;
    passed += width;
    const header = cutText(one.column.label, width - PADDING * 2, { size, weight: 'bold' });
    const texts = one.texts.map((text) => cutText(text, width - PADDING * 2, { size }));
    return [{ column: one.column, isNumeric: one.column.typed.numbers !== undefined, header, texts, x, width }];
  });
}

/** Every column what it needs where there is room, else the wide ones cut; as many columns as can stand at all. */
function shareWidth(wanted: readonly number[], room: number): readonly number[] {
  const count = Math.max(1, Math.min(wanted.length, Math.floor(room / NARROWEST)));
  const kept = wanted.slice(0, count);
  const needed = kept.reduce((sum, width) => sum + width, 0);
  if (needed <= room) {
    const spare = Math.min((room - needed) / count, 80);
    return kept.map((width) => width + spare);
  }
  let cap = room;
  let low = 0;
  for (let round = 0; round < 30; round++) {
    const middle = (low + cap) / 2;
    const sum = kept.reduce((total, width) => total + Math.min(width, middle), 0);
    if (sum > room) cap = middle;
    else low = middle;
  }
  return kept.map((width) => Math.min(width, low));
}

/** A cell as people read it. A cell that is not of its column's kind stays as it was written. */
function writeCell({ typed, nature }: ModelColumn, row: number, locale: Locale): string {
  const value = typed.values[row] ?? null;
  if (value === null) {
    const note = [...typed.misfits, ...typed.placeholders].find((cell) => cell.row === row);
    return note?.text ?? '–';
  }
  if (typed.kind === 'date' || typed.kind === 'weeklyRange') {
    return typeof value === 'boolean' ? String(value) : writeMoment(value, typed, locale);
  }
  if (typeof value !== 'number') return String(value);
  if (typed.format === 'year' || nature === 'code') return writeDigits(String(value), locale);
  const style = numberStyleOf(typed);
  const decimals = decimalsOf(typed, style);
  return writeNumber(value, { style, locale, fewestDecimals: decimals, mostDecimals: decimals });
}

/** Nobody writes more decimals: figures with more were worked out, and are cut to what counts. */
const MOST_WRITTEN = 6;

/** As many as the column is written with, the same in every row; money has both of its cents or none. */
function decimalsOf({ scale, decimals = 2, numbers }: TypedColumn, { kind, isFraction }: NumberStyle): number {
  const written = decimals > MOST_WRITTEN ? Math.max(2, decimalsFor(largestOf(numbers ?? []), 3)) : decimals;
  const own = scale === undefined ? written : 2;
  if (kind === 'currency' && own === 1) return 2;
  return Math.max(0, kind === 'percentage' && isFraction === true ? own - 2 : own);
}

type CellText = { readonly text: string; readonly y: number; readonly weight: FontWeight };

/** Words begin on the side the picture reads from, numbers end on the other. */
function placeCell(
  { x, width, isNumeric }: TableColumn,
  { text, y, weight }: CellText,
  { model, look }: { readonly model: ChartModel; readonly look: Look },
): PlacedText {
  const isLeft = (model.direction === 'rtl') === isNumeric;
  const place = { x: isLeft ? x + PADDING : x + width - PADDING, y, anchor: isLeft ? 'left' : 'right' } as const;
  const color = weight === 'bold' ? look.theme.textMuted : look.theme.text;
  return { text, ...place, size: look.type.label, weight, color, role: 'data-label' };
}

function drawRules(
  area: Box,
  { rowHeight, shown, look }: { readonly rowHeight: number; readonly shown: number; readonly look: Look },
): string {
  return Array.from({ length: shown + 1 }, (_, row) => {
    const y = Math.round(area.y + (row + 1) * rowHeight) + 0.5;
    const stroke = row === 0 ? look.theme.axis : look.theme.grid;
    return element('line', { x1: area.x, y1: y, x2: area.x + area.width, y2: y, stroke });
  }).join('');
}

type Hidden = { readonly rows: number; readonly columns: number };

function tellHidden(
  { rows, columns }: Hidden,
  { model, look, box, y }: { readonly model: ChartModel; readonly look: Look; readonly box: Box; readonly y: number },
): readonly PlacedText[] {
  const words = MORE[model.locale === 'EN_GB' || model.locale === 'EN_US' ? 'EN' : model.locale];
  const write = (count: number): string =>
    writeNumber(count, { style: { kind: 'number' }, locale: model.locale, mostDecimals: 0 });
  const parts = [
    ...(rows > 0 ? [words.rows(write(rows))] : []),
    ...(columns > 0 ? [words.columns(write(columns))] : []),
  ];
  if (parts.length === 0) return [];
  const isRtl = model.direction === 'rtl';
  const x = isRtl ? box.x + box.width - PADDING : box.x + PADDING;
  const anchor = isRtl ? 'right' : 'left';
  return [{ text: parts.join(' · '), x, y, size: look.type.small, color: look.theme.textMuted, role: 'note', anchor }];
}

function markColumn(
  { column, x, width }: TableColumn,
  {
    model,
    shown,
    rowHeight,
    box,
  }: { readonly model: ChartModel; readonly shown: number; readonly rowHeight: number; readonly box: Box },
): readonly Mark[] {
  const { numbers } = column.typed;
  if (numbers === undefined) return [];
  return Array.from(numbers.subarray(0, shown)).flatMap((value, row): Mark[] => {
    if (Number.isNaN(value)) return [];
    const cell = { x, y: box.y + (row + 1) * rowHeight, width, height: rowHeight };
    const rowIndex = model.categories[row]?.rowIndex ?? row;
    return [{ rowIndex, columnKey: column.key, value, x: x + width / 2, y: cell.y + rowHeight / 2, box: cell }];
  });
}
