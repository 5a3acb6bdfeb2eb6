import { withoutNoteMarks } from '../grid/note-marks.ts';
import type { RawGrid } from '../grid/raw-grid.ts';
import { settleGrid } from '../grid/settle-grid.ts';
import type { Notice, SheetPlace, SourceTable } from '../source-table.ts';
import { type CellRange, doOverlap, maybeRange, toReference } from './address.ts';
import { alignLoneRows } from './align-lone-rows.ts';
import { carryNamesDown } from './carry-names-down.ts';
import { cutNotesBeside } from './cut-notes-beside.ts';
import { cutRemarks } from './cut-remarks.ts';
import { describeColumns } from './describe-columns.ts';
import { findShownHeader } from './find-shown-header.ts';
import { joinSteps } from './join-steps.ts';
import { layOut, usedColumns } from './lay-out.ts';
import { splitLines } from './lines-of-cells.ts';
import { boundsOf, type DeclaredTable, keepColumns, type SheetContent, type SheetRow } from './sheet-content.ts';
import { showScaled } from './show-scaled.ts';
import { mayBeSideBySide, splitBlocks } from './split-blocks.ts';
import { tellYears } from './tell-years.ts';
import { unitOfTitles } from './unit-of-titles.ts';
import { withoutPivotCaptions } from './without-pivot-captions.ts';

type Rows = readonly SheetRow[];

const CERTAIN = 1;
const LIKELY = 0.95;
/** What an empty column parts may be two tables. */
const PERHAPS_TWO = 0.75;
/** Cells without any that could be data, and forms whose cells are mostly empty. */
const DOUBTFUL = 0.5;
const SPARSE = 0.35;
/** What stands on a hidden sheet is seldom what the sender means to show. */
const HIDDEN_SHEET = 0.6;
/** Rows between a title and its table at most. */
const FAR_ABOVE = 3;
const NO_SPAN = { start: 0, end: 0 };

/** Every table of a sheet: those that the workbook declares, and those that the cells outside of them make. */
export function findTables(content: SheetContent): readonly SourceTable[] {
  const declared = content.declared.filter(isWorthwhile).filter(isApart);
  const rows = leaveOutFiltered(content, declared);
  const tables = declared.flatMap((table) => readDeclared(content, rows, table));
  const rest = declared.length === 0 ? rows : withoutRanges(rows, declared);
  const blocks = splitBlocks(rest, content.charted);
  const read = blocks.map((block) => readBlock(content, block, tables.length > 0));
  const left = blocks.filter((_, i) => read[i]?.length === 0).flat();
  const others = read.flat();
  const hidden = content.rows.filter(({ isHidden }) => isHidden);
  const shown = new Set(rows);
  return [...tables, ...others].map((table) =>
    withNotices(table, [
      ...countHidden(table, hidden, shown),
      ...countErrors(table),
      ...countUnsaved(table, content),
      ...notice('figures-elsewhere', countNumbers(left)),
    ]),
  );
}

/**
 * Rows that a filter hides are left out: whoever filtered chose what is to be seen. Other hidden rows are read, and
 * told of: nothing says why they are hidden, and what is left out here cannot be had back.
 */
function leaveOutFiltered({ rows, isFiltered }: SheetContent, declared: readonly DeclaredTable[]): Rows {
  const filtered = declared.filter((table) => table.isFiltered).map(({ range }) => range);
  if (!isFiltered && filtered.length === 0) return rows;
  const isChosen = ({ index }: SheetRow): boolean =>
    isFiltered || filtered.some(({ top, bottom }) => index >= top && index <= bottom);
  const left = rows.filter((row) => !row.isHidden || !isChosen(row));
  return left.length === 0 ? rows : left;
}

/** Numbers that stand beside the tables of a sheet, in none of them. */
function countNumbers(rows: Rows): number {
  return rows.reduce((sum, { cells }) => sum + cells.filter(({ held }) => held === 'number').length, 0);
}

/** How many rows of a table are hidden: those that were read, and those that were not, which may also follow its last. */
function countHidden(table: SourceTable, hidden: Rows, shown: ReadonlySet<SheetRow>): readonly Notice[] {
  const range = hidden.length === 0 ? undefined : maybeRange(table.origin?.range ?? '');
  if (range === undefined) return [];
  const below = hidden.filter(({ index }) => index >= range.top);
  const read = below.filter((row) => shown.has(row) && row.index <= range.bottom).length;
  const filtered = below.filter((row) => !shown.has(row)).length;
  return [...notice('filtered-rows', filtered), ...notice('hidden-rows', read)];
}

function notice(kind: string, count: number): readonly Notice[] {
  return count === 0 ? [] : [{ kind, values: { count } }];
}

/** Formulas within a table, or in the row that would close it, whose results were not saved: their cells came out empty. */
function countUnsaved({ origin }: SourceTable, { unsaved }: SheetContent): readonly Notice[] {
  const range = unsaved.length === 0 ? undefined : maybeRange(origin?.range ?? '');
  if (range === undefined) return [];
  const { top, bottom, left, right } = range;
  const isInside = ({ row, column }: SheetPlace): boolean =>
    row >= top && row <= bottom + 1 && column >= left && column <= right;
  return notice('unsaved-formulas', unsaved.filter(isInside).length);
}

/** One column or one row alone is a list for another purpose, or nothing yet: part of the sheet around it. */
function isWorthwhile({ range }: DeclaredTable): boolean {
  return range.right > range.left && range.bottom > range.top + 1;
}

/** Damaged files declare tables one over the other; the first stands. */
function isApart(table: DeclaredTable, i: number, all: readonly DeclaredTable[]): boolean {
  return all.findIndex((other) => doOverlap(other.range, table.range)) === i;
}

function cutRange(rows: Rows, { top, bottom, left, right }: CellRange): Rows {
  return rows.flatMap((row) => {
    if (row.index < top || row.index > bottom) return [];
    return keepColumns(row, (column) => column >= left && column <= right) ?? [];
  });
}

function withoutRanges(rows: Rows, declared: readonly DeclaredTable[]): Rows {
  return rows.flatMap((row) => {
    const ranges = declared
      .map(({ range }) => range)
      .filter(({ top, bottom }) => row.index >= top && row.index <= bottom);
    if (ranges.length === 0) return [row];
    const isOutside = (column: number): boolean => ranges.every(({ left, right }) => column < left || column > right);
    return keepColumns(row, isOutside) ?? [];
  });
}

function readDeclared(content: SheetContent, rows: Rows, table: DeclaredTable): readonly SourceTable[] {
  const { kind, range, headerRows, name } = table;
  // A pivot table's upper rows hold the names of its fields; the last of its header rows names the columns.
  const top = kind === 'pivot' ? range.top + headerRows - 1 : range.top;
  const inside = cutRange(rows, { ...range, top });
  if (isStrewn(inside)) return [];
  const title = titleAbove(rows, range) ?? (isDefaultTableName(name) ? undefined : name);
  const grid = toGrid(content, inside, { headerRows: Math.min(1, headerRows), certainty: CERTAIN, title });
  const settled = settleGrid(grid);
  return settled === undefined ? [] : [withOrigin(settled, content, { rows: inside, kind })];
}

/** A text alone in the last row before a declared table, if it stands near. */
function titleAbove(rows: Rows, { top, left, right }: CellRange): string | undefined {
  const above = rows.findLast(({ index }) => index < top);
  if (above === undefined || above.index < top - FAR_ABOVE) return undefined;
  const [cell, ...others] = above.cells;
  const [column = -1] = above.columns;
  if (cell === undefined || others.length > 0 || cell.held !== 'text') return undefined;
  return column >= left - 1 && column <= right ? cell.text : undefined;
}

function isDefaultTableName(name: string): boolean {
  return /^(?:table|tabela|tabelle|tableau|pivottable|الجدول)\s*\d*$/i.test(name);
}

/** Places without a cell beyond which a block is no table: cells strewn over a sheet. */
const MOST_HOLES = 2_000_000;

function isStrewn(rows: Rows): boolean {
  const filled = rows.reduce((sum, { cells }) => sum + cells.length, 0);
  return usedColumns(rows).length * rows.length - filled > MOST_HOLES;
}

function readBlock(content: SheetContent, block: Rows, isBesideDeclared: boolean): readonly SourceTable[] {
  const { rows: noted, remarks } = cutRemarks(block);
  const { rows, beside } = cutNotesBeside(noted);
  if (isStrewn(rows)) return [];
  const isPerhapsTwo = mayBeSideBySide(rows);
  const notices = [
    ...notice('notes-below', remarks.length),
    ...notice('notes-beside', beside.length),
    ...notice('may-be-two-tables', isPerhapsTwo ? 1 : 0),
  ];
  const tables = readRows(content, rows, { isBesideDeclared, isPerhapsTwo });
  return tables.map((table) => withNotices(withoutNoteMarks(table, [...remarks, ...beside]), notices));
}

type BlockFacts = { readonly isBesideDeclared: boolean; readonly isPerhapsTwo: boolean };

function readRows(
  content: SheetContent,
  rows: Rows,
  { isBesideDeclared, isPerhapsTwo }: BlockFacts,
): readonly SourceTable[] {
  const lines = splitLines(rows);
  const cut = lines && settleGrid(lines);
  if (cut !== undefined) return [withOrigin(cut, content, { rows, kind: 'range' })];
  const grid = toGrid(content, rows, { certainty: certaintyOf(rows, isPerhapsTwo) });
  const settled = hasTableRows(rows) ? settleBlock(content, rows, grid) : undefined;
  // Beside a declared table, cells that make no table are its title and notes.
  if (isBesideDeclared && (settled === undefined || settled.columns.length < 2 || settled.rows.length < 2)) return [];
  if (settled !== undefined) return [withOrigin(carryNamesDown(joinSteps(settled)), content, { rows, kind: 'range' })];
  const bare = settleGrid({ ...grid, headerRows: 0, certainty: DOUBTFUL });
  return bare === undefined ? [] : [withOrigin(bare, content, { rows, kind: 'range' })];
}

/** Settles a block; where its texts do not show which rows are headers, its looks may. */
function settleBlock(content: SheetContent, rows: Rows, grid: RawGrid): SourceTable | undefined {
  const settled = settleGrid(grid);
  const isOpen = settled?.doubts.some(({ kind }) => kind === 'header-row') === true;
  const isUnnamed = settled?.columns.every(({ label }) => label === '') === true;
  if (!isOpen && !isUnnamed) return settled;
  const shown = findShownHeader(rows, content.filterRow);
  if (shown === undefined) return settled;
  const facts = { headerRows: shown.headerRows, certainty: grid.certainty, title: shown.title };
  return settleGrid(toGrid(content, rows.slice(shown.from), facts)) ?? settled;
}

/** True where any row has cells side by side, or all stand in one column. */
function hasTableRows(rows: Rows): boolean {
  const [first] = rows;
  return rows.some(({ cells }) => cells.length > 1) || rows.every(({ columns }) => columns[0] === first?.columns[0]);
}

type GridFacts = {
  readonly headerRows?: number;
  readonly certainty: number;
  readonly title?: string | undefined;
};

function toGrid(content: SheetContent, rows: Rows, { headerRows, certainty, title }: GridFacts): RawGrid {
  const laid = layOut(rows, content.merges);
  return {
    method: 'sheet',
    span: NO_SPAN,
    rows: headerRows === undefined ? withoutPivotCaptions(alignLoneRows(laid)) : laid.rows,
    certainty,
    ...(headerRows === undefined ? {} : { headerRows }),
    ...(title === undefined || title === '' ? {} : { title }),
  };
}

function certaintyOf(rows: Rows, isPerhapsTwo: boolean): number {
  const widest = rows.reduce((width, { cells }) => Math.max(width, cells.length), 0);
  const filled = rows.reduce((sum, { cells }) => sum + cells.length, 0);
  if (filled < widest * rows.length * SPARSE) return DOUBTFUL;
  return isPerhapsTwo ? PERHAPS_TWO : LIKELY;
}

type Place = { readonly rows: Rows; readonly kind: 'range' | 'table' | 'pivot' };

function withOrigin(settled: SourceTable, content: SheetContent, { rows, kind }: Place): SourceTable {
  const table = tellYears(settled);
  const range = boundsOf(rows);
  const title = table.title ?? (isDefaultName(content.name) ? undefined : content.name);
  const columns = describeColumns(table, { hidden: content.hiddenColumns, unit: unitOfTitles(linesAbove(rows)) });
  return {
    ...showScaled({ ...table, columns }),
    ...(title === undefined ? {} : { title }),
    certainty: table.certainty * (content.isHidden ? HIDDEN_SHEET : 1),
    origin: {
      sheet: content.name,
      range: toReference(range),
      kind,
      isCharted: content.charted.some((charted) => doOverlap(charted, range)),
      isSheetHidden: content.isHidden,
    },
  };
}

/** The texts that stand alone in the rows on top. */
function linesAbove(rows: Rows): readonly string[] {
  const table = rows.findIndex(({ cells }) => cells.length > 1);
  return rows.slice(0, Math.max(0, table)).flatMap(({ cells }) => cells.map(({ text }) => text));
}

/** The names that programs give to sheets by themselves. */
function isDefaultName(name: string): boolean {
  return /^(?:sheet|folha|planilha|tabelle|feuil|hoja|foglio|лист|ورقة)\s*\d*$/i.test(name.trim());
}

const ERROR_VALUE = /^#(?:DIV\/0!|N\/A|NAME\?|NULL!|NUM!|REF!|VALUE!|SPILL!|CALC!|GETTING_DATA)$/;

function countErrors({ rows }: SourceTable): readonly Notice[] {
  let count = 0;
  let text = '';
  for (const row of rows) {
    for (const cell of row) {
      if (!cell.text.startsWith('#') || !ERROR_VALUE.test(cell.text)) continue;
      count += 1;
      text ||= cell.text;
    }
  }
  return count === 0 ? [] : [{ kind: 'error-values', values: { count, text } }];
}

function withNotices(table: SourceTable, notices: readonly Notice[]): SourceTable {
  return notices.length === 0 ? table : { ...table, notices: [...table.notices, ...notices] };
}
