import type { Cell } from '../../chart/graph-config.ts';
import { EMPTY_CELL } from '../../documents/grid/raw-grid.ts';
import type { ReadMethod, SourceCell, SourceColumn, SourceTable } from '../../documents/source-table.ts';
import type { TypedColumn } from '../../table/column.ts';
import { parseColumn } from '../../table/parse-column.ts';
import { parseColumns } from '../../table/parse-columns.ts';
import { maybeSigned } from './arrow-signs.ts';
import { isNumeric, toCellValues, toText } from './cell-values.ts';
import { findLateLabels, settleLateLabels } from './late-labels.ts';
import { maybeUnmarked } from './marked-amounts.ts';
import { settleHabits, type TypingHabits } from './settle-habits.ts';
import { type SourceReference, TEXT_SOURCE } from './sources.ts';

/** A column of a source table, typed: what its cells become, and whether that is numbers. */
export type ExtractedColumn = {
  readonly typed: TypedColumn;
  readonly cells: readonly SourceCell[];
  readonly values: readonly Cell[];
  readonly isNumeric: boolean;
  /** The source of each cell, where they are of several. */
  readonly from?: readonly SourceReference[];
  /** True where no cell of the source holds the values: names of sheets. */
  readonly isOfNoCell?: true;
  /** Cells whose mark for "about" or "or more" was left out, and one of them. */
  readonly unmarked?: { readonly count: number; readonly example: string };
};

/** A source table with its columns typed. */
export type ExtractedTable = {
  readonly source: SourceTable;
  readonly columns: readonly ExtractedColumn[];
  /** The source it was found in. */
  readonly from: SourceReference;
  /** Its name among the tables of a request; absent for one that a model pointed out. */
  readonly ref?: string | undefined;
  /** True where another candidate, of several sheets, holds its rows as well, or names it as left out. */
  readonly isPart?: true;
  /** The sheets that it holds together or names as left out, where it was joined of several. */
  readonly sheets?: readonly string[];
};

/** Types the columns of a table by all their cells. */
export function typeTable(
  source: SourceTable,
  { locale, habits }: TypingHabits = {},
  from: SourceReference = TEXT_SOURCE,
): ExtractedTable {
  const written = source.columns.map((_, i) => source.rows.map((row) => row[i] ?? EMPTY_CELL));
  const unmarked = written.map(maybeUnmarked);
  const columnCells = written.map(
    (cells, i) => unmarked[i]?.cells ?? maybeSigned(cells, source.columns[i]?.label ?? '') ?? cells,
  );
  const lateLabels = [...findLateLabels(source)];
  const sources = source.columns.map(({ label, unit }, i) => ({
    label,
    ...(unit === undefined ? {} : { unit }),
    cells: (columnCells[i] ?? []).map((cell) => cell.text),
  }));
  const typed = parseColumns(sources, settleHabits(source, { locale, habits }));
  const columns = typed.flatMap((column, i) => {
    const cells = columnCells[i] ?? [];
    const decided = settleDecimals(column, cells, source.columns[i]);
    const among = settleAmong(settleShares(decided, cells, source.method), cells);
    const late = lateLabels.flatMap(([row, column]) => (column === i ? [row] : []));
    const settled = settleLateLabels(among, cells, late);
    const extracted = toExtractedColumn(settled, cells, source.method);
    const { marked: count, example } = unmarked[i] ?? { marked: 0, example: '' };
    return count === 0 ? extracted : { ...extracted, unmarked: { count, example } };
  });
  return { source, columns, from };
}

/** A column whose numbers are mostly kept as text after all, since they say more than a number, is one of text. */
function toExtractedColumn(typed: TypedColumn, cells: readonly SourceCell[], method: ReadMethod): ExtractedColumn {
  const values = toCellValues(typed, cells, method);
  if (!isNumeric(typed, method)) return { typed, cells, values, isNumeric: false };
  const numbers = values.filter((value) => typeof value === 'number').length;
  const texts = values.filter((value) => typeof value === 'string').length;
  if (numbers >= texts) return { typed, cells, values, isNumeric: true };
  const kept = cells.map(toText);
  const text = {
    label: typed.label,
    kind: 'text',
    format: 'text',
    values: kept,
    fitShare: 1,
    misfits: [],
    placeholders: [],
  } as const;
  return { typed: text, cells, values: kept, isNumeric: false };
}

const PERCENTAGE = /^-?\d[\d.,]*%$/;

/** A column of a sheet whose cells are numbers, some of them shown in percent, is one of numbers: nothing else was held by its cells. */
function settleShares(column: TypedColumn, cells: readonly SourceCell[], method: ReadMethod): TypedColumn {
  if (method !== 'sheet' || column.kind !== 'text') return column;
  if (!cells.every(({ text }) => text === '' || /\d%?$/.test(text)) || !cells.some(({ text }) => PERCENTAGE.test(text)))
    return column;
  const bare = cells.map(({ text }) => (PERCENTAGE.test(text) ? text.slice(0, -1) : text));
  const settled = parseColumn(bare, { label: column.label, habits: { decimal: '.' } });
  return settled.kind === 'number' && settled.fitShare === 1 ? settled : column;
}

/**
 * A column of texts that are all numbers, some of them percentages among as many plain ones or more, as figures of several kinds stand
 * below each other, is one of those plain numbers; the percentages stay as written.
 */
function settleAmong(column: TypedColumn, cells: readonly SourceCell[]): TypedColumn {
  const filled = cells.filter(({ text }) => text !== '');
  const shares = filled.filter(({ text }) => PERCENTAGE.test(text)).length;
  if (column.kind !== 'text' || shares === 0 || shares * 2 > filled.length) return column;
  const plain = cells.map(({ text }) => (PERCENTAGE.test(text) ? '' : text));
  const settled = parseColumn(plain, { label: column.label });
  if (settled.kind !== 'number' || settled.fitShare < 1) return column;
  return { ...settled, fitShare: 1 - shares / filled.length };
}

/** Reads a column again where its format fixes, or makes likely, the decimal mark that its cells leave open. */
function settleDecimals(
  column: TypedColumn,
  cells: readonly SourceCell[],
  source: SourceColumn | undefined,
): TypedColumn {
  const decimal = source?.decimalMark ?? source?.likelyDecimalMark;
  const isFixed = source?.decimalMark !== undefined;
  if (decimal === undefined || column.openMark !== true || (!isFixed && column.ambiguity === undefined)) return column;
  const texts = cells.map((cell) => cell.text);
  const settled = parseColumn(texts, { label: column.label, habits: { decimal } });
  const isOpen = !isFixed && column.ambiguity !== undefined;
  return isOpen ? { ...settled, ambiguity: column.ambiguity } : settled;
}
