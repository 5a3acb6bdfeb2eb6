import type { Doubt, Notice, SourceCell, SourceColumn, SourceTable } from '../source-table.ts';
import { isColumnNumbers } from './column-numbers.ts';
import { carryRight, toColumns } from './header-labels.ts';
import { findHeaderRows, type HeaderRows } from './header-rows.ts';
import { liftIndexName } from './index-name.ts';
import { liftGroupRows } from './lift-group-rows.ts';
import { withoutNoteMarks } from './note-marks.ts';
import { countFilled, EMPTY_CELL, filledLength, type RawGrid } from './raw-grid.ts';
import { joinTitledParts } from './titled-parts.ts';
import { turnIfSideways } from './transpose.ts';
import { countNotes, countTitles } from './trim-notes.ts';
import { unfoldList } from './unfold-list.ts';

type Row = readonly SourceCell[];

const SURE_OF_HEADER = 0.6;
/** Places without a cell, up to the width of the widest row, beyond which a grid is no table. */
const MOST_HOLES = 2_000_000;

/**
 * Gives every row of a grid its role (title, header, unit, data, repeated header, note) and returns the table that the
 * data rows make; undefined where fewer than one column or one row of data is left. Data rows are kept as they stand,
 * totals included; what was left out is told in `notices`, what could not be settled in `doubts`.
 */
export function settleGrid(grid: RawGrid): SourceTable | undefined {
  const written = grid.rows.filter((row) => countFilled(row) > 0);
  const joined = grid.headerRows === undefined ? joinTitledParts(written) : undefined;
  const filledRows = joined?.rows ?? written;
  const width = filledRows.reduce((widest, row) => Math.max(widest, filledLength(row)), 0);
  const filled = filledRows.reduce((sum, row) => sum + filledLength(row), 0);
  if (width === 0 || width * filledRows.length - filled > MOST_HOLES) return undefined;
  const isHeaderKnown = grid.headerRows !== undefined;
  const titles = isHeaderKnown ? 0 : countTitles(filledRows, width);
  const upright = filledRows.slice(titles, filledRows.length - countNotes(filledRows.slice(titles), width));
  const sideways = isHeaderKnown ? undefined : turnIfSideways(upright, width);
  const rows = sideways ?? upright;
  const finalWidth = sideways === undefined ? width : upright.length;
  const notes: Notice[] = [
    ...notice('lines-above', titles > 1 || isMoreThanTitle(filledRows[0], titles) ? titles : 0),
    ...notice('titles-in-column', joined?.parts ?? 0),
    ...notice('notes-below', filledRows.length - titles - upright.length),
    ...(sideways === undefined ? [] : [{ kind: 'turned', values: {} }]),
  ];
  const title =
    grid.title ?? (titles === 0 || isMoreThanTitle(filledRows[0], titles) ? undefined : filledRows[0]?.[0]?.text);
  const table = assemble(grid, {
    rows,
    width: finalWidth,
    header: chooseHeader(grid, rows, finalWidth),
    title,
    notices: notes,
  });
  if (table === undefined) return undefined;
  const below = filledRows.slice(titles + upright.length).map(([first]) => first);
  // Of a text, the lines below its tables are read for all of them.
  const lines = below.flatMap((cell) => (cell === undefined || cell.spans.length > 0 ? [] : [cell.text]));
  return liftGroupRows(unfoldList(withoutNoteMarks(table, lines)));
}

/** True where the first of the lines above a table is a name with its amount. */
function isMoreThanTitle(first: Row | undefined, titles: number): boolean {
  return titles > 0 && first !== undefined && new Set(first.filter(({ text }) => text !== '')).size > 1;
}

function notice(kind: string, count: number): readonly Notice[] {
  return count === 0 ? [] : [{ kind, values: { count } }];
}

function chooseHeader(grid: RawGrid, rows: readonly Row[], width: number): HeaderRows {
  if (grid.headerRows === undefined) return findHeaderRows(rows, width);
  return { count: Math.min(grid.headerRows, rows.length), certainty: 1, hasUnits: false };
}

type Parts = {
  readonly rows: readonly Row[];
  readonly width: number;
  readonly header: HeaderRows;
  readonly title: string | undefined;
  readonly notices: readonly Notice[];
};

function assemble(grid: RawGrid, { rows, width, header, title, notices }: Parts): SourceTable | undefined {
  const labelRows = rows.slice(0, header.hasUnits ? header.count - 1 : header.count);
  const units = header.hasUnits ? rows[header.count - 1] : undefined;
  const labels = grid.headerRows === undefined ? carryRight(labelRows, width) : labelRows;
  const labelled = toColumns(labels, units, width);
  const isNumbered = header.count > 0 && isColumnNumbers(rows[header.count] ?? []);
  const data = rows.slice(header.count + (isNumbered ? 1 : 0));
  const unrepeated = data.filter((row) => !isRepeatedHeader(row, labelled));
  const isPrinted = grid.method === 'aligned';
  const { columns, body } = isPrinted ? liftIndexName(labelled, unrepeated) : { columns: labelled, body: unrepeated };
  if (body.length === 0) return undefined;
  const kept = columns.flatMap((column, i) => (column.label !== '' || isColumnFilled(body, i) ? [i] : []));
  const doubts = headerDoubt(header);
  const headings = doubts.length === 0 ? [] : rows.slice(0, header.count);
  return {
    method: grid.method,
    ...(title === undefined ? {} : { title }),
    span: grid.span,
    columns: kept.map((i) => withHeading(toColumn(grid, columns[i]), headings, i)),
    rows: body.map((row) => kept.map((i) => row[i] ?? EMPTY_CELL)),
    certainty: grid.certainty * (0.5 + header.certainty / 2),
    doubts: [...(grid.doubts ?? []), ...doubts],
    notices: [
      ...(grid.notices ?? []),
      ...notices,
      ...notice('column-numbers', isNumbered ? 1 : 0),
      ...notice('repeated-header', data.length - unrepeated.length),
      ...raggedNotice(body, labelRows, { width, isSheet: grid.method === 'sheet' }),
    ],
  };
}

function toColumn(grid: RawGrid, column: SourceColumn | undefined): SourceColumn {
  const { label, spans, unit } = column ?? { label: '', spans: [] };
  return {
    label,
    spans,
    ...(unit === undefined ? {} : { unit }),
    ...(grid.decimalMark === undefined ? {} : { decimalMark: grid.decimalMark }),
    ...(grid.likelyDecimalMark === undefined ? {} : { likelyDecimalMark: grid.likelyDecimalMark }),
  };
}

function withHeading(column: SourceColumn, headings: readonly Row[], i: number): SourceColumn {
  return headings.length === 0 ? column : { ...column, heading: headings.map((row) => row[i] ?? EMPTY_CELL) };
}

function isRepeatedHeader(row: Row, columns: readonly SourceColumn[]): boolean {
  return (
    columns.some((column) => column.label !== '') && columns.every((column, i) => (row[i]?.text ?? '') === column.label)
  );
}

function isColumnFilled(rows: readonly Row[], column: number): boolean {
  return rows.some((row) => (row[column]?.text ?? '') !== '');
}

function headerDoubt(header: HeaderRows): readonly Doubt[] {
  if (header.certainty >= SURE_OF_HEADER) return [];
  return [{ kind: 'header-row', values: { headerRows: header.count } }];
}

/**
 * Rows that are shorter or longer than the header; trailing empty cells count neither way. The cells of a sheet stand where they stand:
 * some that are missing at the end of a row move no other, and only where most rows lack half of them the block is hardly one table.
 */
function raggedNotice(
  body: readonly Row[],
  labels: readonly Row[],
  { width, isSheet }: { readonly width: number; readonly isSheet: boolean },
): readonly Notice[] {
  const expected = labels.reduce((widest, row) => Math.max(widest, filledLength(row)), 0) || width;
  let short = 0;
  let long = 0;
  for (const row of body) {
    const least = isSheet && labels.length > 0 ? expected / 2 : expected;
    if (row.length < least) short += 1;
    else if (filledLength(row) > expected) long += 1;
  }
  if (isSheet && short * 2 <= body.length) short = 0;
  return short + long === 0 ? [] : [{ kind: 'ragged-rows', values: { count: short + long, short, long } }];
}
