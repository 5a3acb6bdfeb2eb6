import { writeNumber } from '../format/write-number.ts';
import type { Look } from '../look/look.ts';
import type { ChartModel } from '../model/chart-model.ts';
import type { Box } from '../svg/box.ts';
import { element } from '../svg/element.ts';
import type { PlacedText } from '../svg/placed-text.ts';
import { CAP_HEIGHT, type FontWeight, LINE_HEIGHT } from '../text/measure-text.ts';
import { breakLines, placeColumns, type TableColumn, type TableGrid, type TableLetters } from './grid/table-columns.ts';
import type { Mark, Plot, PlotDrawing } from './plot-drawing.ts';

/** What is said of rows and columns that find no room. */
const MORE = {
  EN: {
    rows: (count: string) => (count === '1' ? 'and 1 more row' : `and ${count} more rows`),
    columns: (count: string) => (count === '1' ? 'and 1 more column' : `and ${count} more columns`),
  },
  PT_PT: {
    rows: (count: string) => (count === '1' ? 'e mais 1 linha' : `e mais ${count} linhas`),
    columns: (count: string) => (count === '1' ? 'e mais 1 coluna' : `e mais ${count} colunas`),
  },
  AR: { rows: (count: string) => `صفوف أخرى: ${count}`, columns: (count: string) => `أعمدة أخرى: ${count}` },
} as const;

/** Lines of a cell at most, where there is the height for them. */
const MOST_LINES = 8;
/** Heights of a row of one line, in parts of the size of its letters. */
const LOWEST_ROW = 2.1;
const HIGHEST_ROW = 2.9;

/** All columns in order, numbers to the far side, as many rows as there is room for; what is left out is told below. */
export const TABLE: Plot = { draw: drawTable, listLegend: () => [] };

/** The columns with their lines, and the height of each row from the names down. */
type Rows = {
  readonly columns: readonly TableColumn[];
  readonly letters: TableLetters;
  readonly tops: readonly number[];
};

function drawTable(model: ChartModel, look: Look, box: Box): PlotDrawing {
  const lowest = Math.round(look.type.label * LOWEST_ROW);
  const fits = Math.max(1, Math.floor(box.height / lowest) - 1);
  const grid = placeColumns(model, look, { box, shown: Math.min(model.rowCount, fits) });
  const isWhole = model.rowCount <= fits && grid.columns.length === model.columns.length;
  const shown = isWhole ? model.rowCount : Math.min(model.rowCount, Math.max(1, fits - 1));
  const rows = layOutRows(grid, { ...box, height: box.height - (isWhole ? 0 : lowest) }, shown);
  const { columns, letters, tops } = rows;
  const hidden = { rows: model.rowCount - shown, columns: model.columns.length - columns.length };
  const texts = columns.flatMap((one) =>
    [one.header, ...one.cells].flatMap((lines, row) => placeLines(one, { lines, rows, row }, { model, look })),
  );
  const width = columns.reduce((sum, one) => sum + one.width, 0);
  const left = Math.min(...columns.map(({ x }) => x), box.x + box.width);
  const bottom = tops.at(-1) ?? box.y;
  const area = { x: left, y: box.y, width, height: bottom - box.y };
  const noteAt = { x: edgeOf(box, letters, model), y: bottom + letters.size * 1.4 };
  return {
    under: drawRules(area, tops, look),
    over: '',
    texts: [...texts, ...tellHidden(hidden, { model, look, at: noteAt })],
    area,
    marks: columns.flatMap((one) => markColumn(one, model, tops)),
    axes: { isHorizontal: false },
  };
}

/** Rows stand apart as far as there is room; cells have more than one line where every row can still be shown. */
function layOutRows(grid: TableGrid, box: Box, shown: number): Rows {
  const { letters } = grid;
  const line = letters.size * LINE_HEIGHT;
  for (let mostLines = MOST_LINES; ; mostLines--) {
    const columns = breakLines(grid, { mostLines, shown });
    const count = shown + 1;
    const lines = Array.from({ length: count }, (_, row) =>
      Math.max(1, ...columns.map(({ header, cells }) => (row === 0 ? header : cells[row - 1])?.length ?? 0)),
    );
    const further = lines.reduce((sum, one) => sum + one - 1, 0) * line;
    const wished = (box.height - further) / count;
    if (mostLines > 1 && wished < letters.size * LOWEST_ROW) continue;
    const height = Math.round(Math.max(letters.size * LOWEST_ROW, Math.min(letters.size * HIGHEST_ROW, wished)));
    const tops = [box.y];
    for (const one of lines) tops.push((tops.at(-1) ?? box.y) + height + (one - 1) * line);
    return { columns, letters, tops };
  }
}

type CellLines = { readonly lines: readonly string[]; readonly rows: Rows; readonly row: number };

/** Words begin on the side the picture reads from, numbers end on the other. */
function placeLines(
  { x, width, isNumeric }: TableColumn,
  { lines, rows: { letters, tops }, row }: CellLines,
  { model, look }: { readonly model: ChartModel; readonly look: Look },
): readonly PlacedText[] {
  const { size, padding } = letters;
  const isLeft = (model.direction === 'rtl') === isNumeric;
  const weight: FontWeight = row === 0 ? 'bold' : 'regular';
  const place = { x: isLeft ? x + padding : x + width - padding, anchor: isLeft ? 'left' : 'right' } as const;
  const color = row === 0 ? look.theme.textMuted : look.theme.text;
  const middle = ((tops[row] ?? 0) + (tops[row + 1] ?? 0)) / 2 + (size * CAP_HEIGHT) / 2;
  return lines.map((text, index): PlacedText => {
    const y = middle + (index - (lines.length - 1) / 2) * size * LINE_HEIGHT;
    return { text, ...place, y, size, weight, color, role: 'data-label' };
  });
}

function drawRules(area: Box, tops: readonly number[], look: Look): string {
  const lines = tops.slice(1).map((top, row) => {
    const y = Math.round(top) + 0.5;
    const stroke = row === 0 ? look.theme.axis : look.theme.grid;
    return element('line', { x1: area.x, y1: y, x2: area.x + area.width, y2: y, stroke });
  });
  return lines.join('');
}

const edgeOf = (box: Box, { padding }: TableLetters, { direction }: ChartModel): number =>
  direction === 'rtl' ? box.x + box.width - padding : box.x + padding;

type Hidden = { readonly rows: number; readonly columns: number };

function tellHidden(
  { rows, columns }: Hidden,
  {
    model,
    look,
    at,
  }: { readonly model: ChartModel; readonly look: Look; readonly at: { readonly x: number; readonly y: number } },
): readonly PlacedText[] {
  const words = MORE[model.locale === 'EN_GB' || model.locale === 'EN_US' ? 'EN' : model.locale];
  const write = (count: number): string =>
    writeNumber(count, { style: { kind: 'number' }, locale: model.locale, mostDecimals: 0 });
  const parts = [
    ...(rows > 0 ? [words.rows(write(rows))] : []),
    ...(columns > 0 ? [words.columns(write(columns))] : []),
  ];
  if (parts.length === 0) return [];
  const anchor = model.direction === 'rtl' ? 'right' : 'left';
  return [{ text: parts.join(' · '), ...at, size: look.type.small, color: look.theme.textMuted, role: 'note', anchor }];
}

function markColumn(
  { column, cells, x, width }: TableColumn,
  model: ChartModel,
  tops: readonly number[],
): readonly Mark[] {
  const { numbers } = column.typed;
  if (numbers === undefined) return [];
  return Array.from(numbers.subarray(0, cells.length)).flatMap((value, row): Mark[] => {
    if (Number.isNaN(value)) return [];
    const [top = 0, bottom = 0] = tops.slice(row + 1, row + 3);
    const cell = { x, y: top, width, height: bottom - top };
    const rowIndex = model.categories[row]?.rowIndex ?? row;
    return [{ rowIndex, columnKey: column.key, value, x: x + width / 2, y: (top + bottom) / 2, box: cell }];
  });
}
