import type { ChartType } from '../chart/chart-type.ts';
import type { ValueFormat } from '../table/column.ts';

/** A stretch of the source text: UTF-16 code units, end not included. */
export type Span = { readonly start: number; readonly end: number };

/** A cell of a sheet, both counted from 0. `toAddress` writes it as "B7". */
export type SheetPlace = { readonly row: number; readonly column: number };

/** A rectangle, measured from the top left corner of a page or picture as a reader sees it, turned pages upright. */
export type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

/**
 * A place on a page or in a picture. On a page, which is counted from 1, the box is in points (1/72 inch); in a picture, which
 * has no pages, in its pixels.
 */
export type AreaPlace = { readonly page?: number; readonly box: Box };

/**
 * One cell as it stands in the source. `text` is exactly what the reader will type into a value; `spans` are the places
 * it was read from (several where a unit or a verb was stated once for many), never empty for a filled cell of a text.
 * Cells of files have no spans: those of sheets have their `place`, those of pages and pictures their `area`.
 */
export type SourceCell = {
  readonly text: string;
  readonly spans: readonly Span[];
  readonly place?: SheetPlace;
  readonly area?: AreaPlace;
};

/** The same cell with another text. Cells of sheets get their places when asked, so that spreading one would lose them. */
export function withText({ spans, place, area }: SourceCell, text: string): SourceCell {
  return { text, spans, ...(place === undefined ? {} : { place }), ...(area === undefined ? {} : { area }) };
}

/** How a table was found. */
const READ_METHODS = [
  'delimited',
  'markdown',
  'html',
  'json',
  'aligned',
  'key-value',
  'list',
  'prose',
  /** The cells of a workbook. */
  'sheet',
  /** A table of a PDF whose cells ruled lines part. */
  'pdf-lattice',
  /** A table of a PDF whose cells white space parts. */
  'pdf-stream',
  /** A table that a picture or a scanned page shows. */
  'picture-table',
  /** The values of a chart that a picture shows. */
  'picture-chart',
  /** Cells that a language model pointed out, each found in the source. */
  'cited',
] as const;
export type ReadMethod = (typeof READ_METHODS)[number];

/**
 * What a reader could not settle by itself. Each kind has one question (`writing/`) whose answer would settle it.
 * `values` are for the question's words.
 */
export type Doubt = {
  readonly kind:
    | 'header-row'
    | 'date-order'
    | 'decimal-separator'
    | 'clock-or-length'
    | 'which-table'
    | 'delimiter'
    | 'unit'
    | 'ragged-rows'
    | 'hedged-figures'
    /** A picture lacks something to be read by: `lacks` is one of `PICTURE_LACKS`. */
    | 'unread-picture';
  readonly values: Readonly<Record<string, string | number>>;
};

/** What a picture may lack, so that its values, or some of them, cannot be read. */
export const PICTURE_LACKS = [
  /** Neither a table nor a chart was seen. */
  'table-or-chart',
  /** A chart without readable numbers on its axis, and without printed values. */
  'axis-numbers',
  /** Names of rows or categories that could not be read. */
  'names',
  /** Which colour is which series. */
  'legend',
  /** Letters too small or too blurred. */
  'sharpness',
  /** Several charts in one picture, which are not told apart. */
  'one-chart',
  /** Two axes of values, and no sign of which series belongs to which. */
  'one-axis',
  /** A chart that shows values otherwise than by lengths, heights, places or angles: by sizes, colours, boxes or on a map. */
  'plain-marks',
] as const;

/** Something done or left out on purpose, told to the caller in `warnings`. */
export type Notice = {
  readonly kind: string;
  readonly values: Readonly<Record<string, string | number>>;
};

/** How the numbers of a column are shown by its source, which says it beside the cells: a sheet's number format. */
export type StatedFormat = {
  readonly format: ValueFormat;
  /** ISO 4217 code, where the format names one currency. */
  readonly currency?: string;
  /** Decimals shown; absent where the source leaves them open. */
  readonly decimals?: number;
};

/** The place of a table within a workbook. */
export type SheetOrigin = {
  readonly sheet: string;
  /** The whole block, header and notes included, as "A1:F20". */
  readonly range: string;
  /** What the workbook itself says of these cells; `range` where it says nothing. */
  readonly kind: 'range' | 'table' | 'pivot';
  /** True where a chart of the workbook already draws these cells. */
  readonly isCharted: boolean;
  readonly isSheetHidden: boolean;
};

/** How a second reading by another method compares: cells with numbers that both read, and how many they read alike. */
export type SecondReading = {
  readonly compared: number;
  readonly agreed: number;
  /** The text of the first cell that they read differently. */
  readonly example?: string;
};

/** A column of a candidate table: its label as in the source, and what the source says of all its values. */
export type SourceColumn = {
  readonly label: string;
  readonly spans: readonly Span[];
  /** A unit or scale stated for the whole column ("in $ millions"), as written. */
  readonly unit?: string;
  /** The decimal mark that the format itself fixes (JSON writes its numbers with a point). */
  readonly decimalMark?: '.' | ',';
  /** The decimal mark that the dialect makes likely; it decides where the cells leave it open, and the doubt stays. */
  readonly likelyDecimalMark?: '.' | ',';
  /** What a sheet's number formats say of the column, where most of its numbers have the same. */
  readonly stated?: StatedFormat;
  /** True where the column is hidden in its sheet. */
  readonly isHidden?: true;
  /** The cells that were taken for its names, top down, where it is in doubt that they are. */
  readonly heading?: readonly SourceCell[];
};

/** A table found in the source, before its cells become values. Rows are rectangular. */
export type SourceTable = {
  readonly method: ReadMethod;
  /** The words above the table that name it, where there are any. */
  readonly title?: string;
  readonly span: Span;
  readonly columns: readonly SourceColumn[];
  readonly rows: readonly (readonly SourceCell[])[];
  /** How sure the reader is that this is a table and that its cells are right, 0 to 1. */
  readonly certainty: number;
  readonly doubts: readonly Doubt[];
  readonly notices: readonly Notice[];
  /** Where it stands in a workbook; absent for tables of texts. */
  readonly origin?: SheetOrigin;
  /** The pages it stands on, counted from 1; absent where the source has none. */
  readonly pages?: { readonly first: number; readonly last: number };
  /** The size of the picture it was read from, in pixels: what boxes of its cells are measured against. */
  readonly picture?: { readonly width: number; readonly height: number };
  /** True where its values were measured against an axis, and are near rather than exact. */
  readonly isMeasured?: true;
  /** The type of the chart that it was read from. */
  readonly chartType?: ChartType;
  /** What a reader that is another method found in the same place, where one looked. */
  readonly secondReading?: SecondReading;
};
