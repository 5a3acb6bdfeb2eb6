/**
 * How the cells of a column are written: plain text; numbers with `1,234.5` (`number`) or `1.234,5` (`commaNumber`), with any
 * sign, unit or percent sign around; ISO dates; dates by day or month first; `3 Mar 2024`; `Mar 2024`.
 */
export const CELL_KINDS = [
  'text',
  'number',
  'commaNumber',
  'isoDate',
  'dayMonthYear',
  'monthDayYear',
  'dayMonthName',
  'monthYear',
  'boolean',
] as const;

/** How the cells of one column are written. */
export type CellKind = (typeof CELL_KINDS)[number];

/** A cell as a caller would send it. */
export type WrittenCell = string | number | boolean | null;

/** A table of the wishes: columns with their notation, and rows of cells in the order of the columns. */
export type TableFile = {
  readonly columns: readonly { readonly key: string; readonly label: string; readonly kind: CellKind }[];
  readonly rows: readonly (readonly WrittenCell[])[];
};

/** A table from short column notes: key, label, kind. */
export function makeTable(
  columns: readonly (readonly [key: string, label: string, kind: CellKind])[],
  rows: readonly (readonly WrittenCell[])[],
): TableFile {
  return { columns: columns.map(([key, label, kind]) => ({ key, label, kind })), rows };
}
