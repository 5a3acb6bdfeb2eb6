import type { Look } from '../../look/look.ts';
import type { ChartModel, ModelColumn } from '../../model/chart-model.ts';
import type { Box } from '../../svg/box.ts';
import { measureText } from '../../text/measure-text.ts';
import { wrapText } from '../../text/wrap-text.ts';
import { countFitting, shareWidth, type WidthWish } from './share-width.ts';
import { writeCell } from './write-cell.ts';

/** One column of a drawn table: the lines of its name and of each cell, and where it stands. */
export type TableColumn = {
  readonly column: ModelColumn;
  readonly isNumeric: boolean;
  readonly header: readonly string[];
  readonly cells: readonly (readonly string[])[];
  readonly x: number;
  readonly width: number;
};

/** The letters of a table, and the room on either side of a cell, in pixels. */
export type TableLetters = { readonly size: number; readonly padding: number };

/** Columns as wide as they will be, their texts still whole. */
export type TableGrid = { readonly letters: TableLetters; readonly columns: readonly GridColumn[] };

type GridColumn = {
  readonly column: ModelColumn;
  readonly isNumeric: boolean;
  readonly texts: readonly string[];
  readonly x: number;
  readonly width: number;
};

/** Words are broken or cut down to this, figures never; columns that find no room are left out, and told. */
const NARROWEST = 56;

/** Places the columns in the letters of the picture; in smaller ones, closer together, where not all find room so. */
export function placeColumns(
  model: ChartModel,
  { type }: Look,
  { box, shown }: { readonly box: Box; readonly shown: number },
): TableGrid {
  const written = model.columns.map((column) => ({
    column,
    isNumeric: column.typed.numbers !== undefined,
    texts: Array.from({ length: shown }, (_, row) => writeCell(column, row, model.locale)),
  }));
  const wishIn = (letters: TableLetters): readonly WidthWish[] => written.map((one) => wishWidth(one, letters));
  const usual = { size: type.label, padding: 10 };
  const isRoomy = countFitting(wishIn(usual), box.width) === written.length;
  const letters = isRoomy ? usual : { size: type.small, padding: 6 };
  let passed = 0;
  const columns = shareWidth(wishIn(letters), box.width).flatMap((width, index): GridColumn[] => {
    const one = written[index];
    if (one === undefined) return [];
    const x = model.direction === 'rtl' ? box.x + box.width - passed - width : box.x + passed;
    passed += width;
    return [{ ...one, x, width }];
  });
  return { letters, columns };
}

function wishWidth(
  { column, texts }: Pick<GridColumn, 'column' | 'texts'>,
  { size, padding }: TableLetters,
): WidthWish {
  const around = padding * 2;
  const header = measureText(column.label, { size, weight: 'bold' });
  const widths = texts.map((text) => measureText(text, { size }));
  const { numbers } = column.typed;
  const figures = widths.filter((_, row) => !Number.isNaN(numbers?.[row] ?? Number.NaN));
  const whole = Math.max(header, ...widths) + around;
  return { whole, least: Math.max(Math.min(whole, NARROWEST), ...figures.map((width) => width + around)) };
}

/** Breaks the names and the cells of the rows shown into lines, as many as are allowed; what finds no room in them is cut. */
export function breakLines(
  { letters, columns }: TableGrid,
  { mostLines, shown }: { readonly mostLines: number; readonly shown: number },
): readonly TableColumn[] {
  const { size, padding } = letters;
  return columns.map(({ column, isNumeric, texts, x, width }) => {
    const room = width - padding * 2 + 0.01;
    const font = { size, mostLines };
    const header = wrapText(column.label, room, { ...font, weight: 'bold' });
    return {
      column,
      isNumeric,
      header,
      cells: texts.slice(0, shown).map((text) => wrapText(text, room, font)),
      x,
      width,
    };
  });
}
