import { isColumnNumbers } from '../../grid/column-numbers.ts';
import { fillGroups } from '../../grid/fill-groups.ts';
import { EMPTY_CELL } from '../../grid/raw-grid.ts';
import { settleGrid } from '../../grid/settle-grid.ts';
import type { SecondReading, SourceCell, SourceTable } from '../../source-table.ts';
import { UNREAD_LETTERS } from '../page/words.ts';
import { isMostlyRightToLeft, withSignBefore } from '../page/writing-direction.ts';
import { withoutCarried } from './carried-rows.ts';
import type { FoundTable } from './find-page-tables.ts';
import { countRepeated, type PagedTable } from './join-pages.ts';
import { judgeGrid } from './judge-grid.ts';
import { type Lifted, liftHeading } from './lift-heading.ts';
import { boxOfCell, type GridCell, isFigure, isNumber, type PageGrid, toMatrix } from './page-grid.ts';

const NO_SPAN = { start: 0, end: 0 };

/** A table of one page or more as a candidate: rows get their roles, cells their places. Undefined where no table is left. */
export function toSourceTable({ parts, title }: PagedTable): SourceTable | undefined {
  const [first] = parts;
  const { grid, page } = first;
  const depth = grid.headerRows;
  const laid = parts.map((part) => toSourceRows(part, part === first ? 0 : countRepeated(first, part)));
  const carried = withoutCarried(laid, [depth ?? 1]);
  const rows = carried.parts.flat();
  const plain: Partial<Lifted> = depth === undefined ? {} : liftHeading(rows, depth);
  const name = nameWith(title, plain.heading);
  const found = plain.rows ?? rows;
  const numbered = plain.depth !== undefined && isColumnNumbers(found[plain.depth] ?? []) ? 1 : 0;
  const settled = settleGrid({
    method: grid.method === 'ruled' ? 'pdf-lattice' : 'pdf-stream',
    span: NO_SPAN,
    rows: plain.depth === undefined ? found : fillGroups(found, plain.depth + numbered),
    certainty: Math.min(...parts.map(certaintyOf)),
    ...(plain.depth === undefined ? {} : { headerRows: plain.depth }),
    ...(name === undefined ? {} : { title: name }),
    ...(carried.count === 0 ? {} : { notices: [{ kind: 'carried-sums', values: { count: carried.count } }] }),
  });
  if (settled === undefined || settled.columns.length < 2) return undefined;
  const unread = countUnread(settled);
  const secondReading = parts.map(compare).reduce(addReadings, undefined);
  return {
    ...settled,
    certainty: settled.certainty * trustIn(settled) * (unread === 0 ? 1 : LETTERS_MISSING),
    notices: [...settled.notices, ...(unread === 0 ? [] : [{ kind: 'letters-unread', values: { count: unread } }])],
    pages: { first: page.number, last: parts.at(-1)?.page.number ?? page.number },
    ...(secondReading === undefined ? {} : { secondReading }),
  };
}

/** Names with letters missing may be other names. */
const LETTERS_MISSING = 0.7;

/** Cells and labels with letters that the page draws and does not name. */
function countUnread({ columns, rows }: SourceTable): number {
  const texts = [...columns.map(({ label }) => label), ...rows.flatMap((row) => row.map(({ text }) => text))];
  return texts.filter((text) => text.includes(UNREAD_LETTERS)).length;
}

/** A title with the heading that stood over all columns, unless it says the same. */
function nameWith(title: string | undefined, heading: string | undefined): string | undefined {
  if (title === undefined || heading === undefined) return title ?? heading;
  return title.toLowerCase().includes(heading.toLowerCase()) ? title : `${title} – ${heading}`;
}

const PICTURED = /^(?:fig(?:ure|ura)?\b|gr[áa]fic|chart|graph|diagram|شكل|رسم)/i;

/** How far what was settled looks like a table: words of a chart, a column without names, or one row by white space may be none. */
function trustIn({ title, columns, rows, method }: SourceTable): number {
  const isSpaced = method === 'pdf-stream';
  const isNameless = columns.every(({ label }) => label === '');
  const isPictured = title !== undefined && PICTURED.test(title);
  return (isPictured ? 0.7 : 1) * (isNameless ? 0.75 : 1) * (isSpaced && rows.length < 2 ? 0.6 : 1);
}

function addReadings(sum: SecondReading | undefined, next: SecondReading | undefined): SecondReading | undefined {
  if (sum === undefined || next === undefined) return sum ?? next;
  const example = sum.example ?? next.example;
  const counts = { compared: sum.compared + next.compared, agreed: sum.agreed + next.agreed };
  return { ...counts, ...(example === undefined ? {} : { example }) };
}

/** The rows of a part but those that repeat, from its first column on: the one on the right where words run to the left. */
function toSourceRows(found: FoundTable, repeated: number): readonly (readonly SourceCell[])[] {
  const { grid } = found;
  const isReversed = isMostlyRightToLeft(grid.cells.map(({ text }) => text));
  const read = (cell: GridCell): GridCell => (isReversed ? { ...cell, text: withSignBefore(cell.text) } : cell);
  const cells = new Map(grid.cells.map((cell) => [cell, toSourceCell(read(cell), found)]));
  const matrix = toMatrix(grid);
  const firstBody = grid.headerRows ?? firstFigureRow(matrix);
  return matrix.slice(repeated).map((row, r) => {
    const laid = Array.from(row, (cell, c) =>
      cell === undefined || !standsAt(cell, r + repeated, c, firstBody) ? EMPTY_CELL : (cells.get(cell) ?? EMPTY_CELL),
    );
    return isReversed ? laid.reverse() : laid;
  });
}

function firstFigureRow(matrix: readonly (readonly (GridCell | undefined)[])[]): number {
  const first = matrix.findIndex((row) => row.some((cell, i) => i > 0 && cell !== undefined && isNumber(cell.text)));
  return Math.max(1, first);
}

/**
 * Where a cell that spans stands: over columns in all of them where it heads them, in the first where it stands among the
 * rows; beside rows in all of them where it names them, in the first where it is a figure.
 */
function standsAt(cell: GridCell, row: number, column: number, firstBody: number): boolean {
  if (cell.firstRow < firstBody) return true;
  if (column > cell.firstColumn) return false;
  return row === cell.firstRow || !isFigure(cell.text);
}

function toSourceCell(cell: GridCell, { page }: FoundTable): SourceCell {
  const inside = boxOfCell(cell);
  if (inside === undefined || cell.text === '') return EMPTY_CELL;
  const { left, top, right, bottom } = page.toShown(inside);
  const box = { left: tenth(left), top: tenth(top), width: tenth(right - left), height: tenth(bottom - top) };
  return { text: cell.text, spans: [], area: { page: page.number, box } };
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** How far a table can be trusted: by how well its grid explains the page, and by what the other method made of it. */
function certaintyOf(found: FoundTable): number {
  const { grid, other } = found;
  const { typed, single, apart, filled } = judgeGrid(grid);
  const agreement = other === undefined ? undefined : agreementOf(grid, other);
  const base = typed * single * apart * (0.7 + 0.3 * Math.min(1, filled * 1.3));
  const method = grid.method === 'ruled' ? 1 : 0.92;
  return Math.max(0.05, Math.min(0.98, base * method * (agreement === undefined ? 1 : 0.75 + 0.25 * agreement)));
}

function compare({ grid, other }: FoundTable): SecondReading | undefined {
  if (other === undefined) return undefined;
  const theirs = countTexts(other);
  let [compared, agreed] = [0, 0];
  let example: string | undefined;
  for (const { text } of grid.cells) {
    if (!isNumber(text)) continue;
    compared += 1;
    const left = theirs.get(text) ?? 0;
    if (left > 0) {
      theirs.set(text, left - 1);
      agreed += 1;
    } else example ??= text;
  }
  if (compared === 0) return undefined;
  return { compared, agreed, ...(example === undefined ? {} : { example }) };
}

function agreementOf(grid: PageGrid, other: PageGrid): number {
  const theirs = countTexts(other);
  let agreed = 0;
  for (const { text } of grid.cells) {
    const left = theirs.get(text) ?? 0;
    if (left === 0) continue;
    theirs.set(text, left - 1);
    agreed += 1;
  }
  return grid.cells.length === 0 ? 0 : agreed / grid.cells.length;
}

function countTexts({ cells }: PageGrid): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of cells) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}
