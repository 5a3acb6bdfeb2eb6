import { isPeriodLabel } from '../grid/cell-shape.ts';
import { findHeaderRows } from '../grid/header-rows.ts';
import { areAscending, goesOnAsNames, roundOf } from '../grid/unfold-list.ts';
import { type CellRange, doOverlap } from './address.ts';
import { layOut, usedColumns } from './lay-out.ts';
import { boundsOf, keepColumns, type SheetCell, type SheetRow } from './sheet-content.ts';

type Rows = readonly SheetRow[];

/** A sheet in more pieces than this is a form or a report; it stays whole. */
const MOST_BLOCKS = 24;
const SAMPLED_ROWS = 40;
const LEAST_BODY_ROWS = 2;
const LEAST_COLUMNS = 2;
const LEAST_LISTED = 3;
const SURE = 0.7;
/** Columns from the last of one table to the first of another that stands beside it on purpose: one that is empty may be there for looks. */
const WIDE_GAP = 2;

/**
 * Parts the rows of a sheet into tables of their own, where it is plain that they are several: empty rows or columns run
 * between them, and each has a header of its own over figures of its own. Otherwise a sheet is one table, whatever gaps it has.
 */
export function splitBlocks(rows: Rows, charted: readonly CellRange[]): readonly Rows[] {
  return splitSideways(rows, charted)
    .flatMap((part) => splitStacked(part))
    .flatMap((part) => splitSideways(part, charted));
}

/** The columns that stand after empty ones. */
export function cutsOf(rows: Rows): readonly number[] {
  const columns = usedColumns(rows);
  return columns.filter((column, i) => i > 0 && column > (columns[i - 1] ?? 0) + 1);
}

/** Cuts at empty columns, where the parts on both sides are tables that do not belong together. */
function splitSideways(rows: Rows, charted: readonly CellRange[]): readonly Rows[] {
  const cuts = cutsOf(rows);
  if (cuts.length === 0 || cuts.length > MOST_BLOCKS) return [rows];
  const parts = [...cuts, Number.POSITIVE_INFINITY].map((end, i) => cutColumns(rows, cuts[i - 1] ?? 0, end));
  return joinUnless(parts, (left, right) => areSideBySide(left, right) || areChartedApart(left, right, charted));
}

function cutColumns(rows: Rows, from: number, to: number): Rows {
  return rows.flatMap((row) => keepColumns(row, (column) => column >= from && column < to) ?? []);
}

/** Cuts at empty rows, where the parts above and below are tables that do not continue each other. */
function splitStacked(rows: Rows): readonly Rows[] {
  const parts: SheetRow[][] = [];
  for (const row of rows) {
    const part = parts.at(-1);
    const last = part?.at(-1);
    if (part !== undefined && last !== undefined && row.index === last.index + 1) part.push(row);
    else parts.push([row]);
    if (parts.length > MOST_BLOCKS) return [rows];
  }
  return joinUnless(joinTitles(parts), areStacked);
}

/** Lone lines before a table belong to it: they are its title. */
function joinTitles(parts: readonly Rows[]): readonly Rows[] {
  const joined: Rows[] = [];
  let titles: Rows = [];
  for (const part of parts) {
    if (part.every(({ cells }) => cells.length === 1) && part.length <= 2) titles = [...titles, ...part];
    else {
      joined.push([...titles, ...part]);
      titles = [];
    }
  }
  return titles.length === 0 ? joined : [...joined, titles];
}

/** Puts neighbours together again unless they are tables apart. */
function joinUnless(parts: readonly Rows[], areApart: (before: Rows, after: Rows) => boolean): readonly Rows[] {
  const joined: Rows[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    if (before === undefined || areApart(before, part)) joined.push(part);
    else joined[joined.length - 1] = merge(before, part);
  }
  return joined;
}

function merge(a: Rows, b: Rows): Rows {
  const last = a.at(-1);
  const [first] = b;
  if (last !== undefined && first !== undefined && last.index < first.index) return [...a, ...b];
  const byIndex = new Map(a.map((row) => [row.index, row]));
  for (const row of b) {
    const known = byIndex.get(row.index);
    byIndex.set(row.index, known === undefined ? row : join(known, row));
  }
  return [...byIndex.values()].sort((x, y) => x.index - y.index);
}

function join(left: SheetRow, right: SheetRow): SheetRow {
  return { ...left, columns: [...left.columns, ...right.columns], cells: [...left.cells, ...right.cells] };
}

/**
 * Tables side by side: each with its header, and of different height, with the same labels, or each with names of its own and a title, or
 * a gap of several columns between them.
 */
function areSideBySide(left: Rows, right: Rows): boolean {
  const a = describe(left);
  const b = describe(right);
  if (a === undefined || b === undefined) return false;
  // Labels that come back without the first of them belong to the same rows: "City, Men, Women" of one year and of the next.
  const isRepeated = a.labels[0] === b.labels[0] && countShared(a.labels, b.labels) >= LEAST_COLUMNS;
  if (isRepeated && isFoldedList(a, b, [left, right])) return false;
  if (isOtherHeight(left, right) || isRepeated) return true;
  const isWide = boundsOf(right).left - boundsOf(left).right > WIDE_GAP;
  return a.labels[0] !== b.labels[0] && [left, right].every((part) => (isWide || hasTitle(part)) && namesItsRows(part));
}

/** True for parts of one list that was folded: from the same row on, under the very same labels, the names or days of the one going on in the other. */
function isFoldedList(a: Described, b: Described, [left, right]: readonly [Rows, Rows]): boolean {
  const areSame = roundOf([...a.labels, ...b.labels]) === b.labels.length;
  if (!areSame || left[0]?.index !== right[0]?.index || hasTitle(left) || hasTitle(right)) return false;
  const keys = [left, right].flatMap((part) => {
    const [column] = usedColumns(part);
    return part.slice(1).map((row) => (row.columns[0] === column ? (row.cells[0]?.text ?? '') : ''));
  });
  return goesOnAsNames(keys) || areAscending(keys);
}

/** A text alone over the first column. */
function hasTitle([first]: Rows): boolean {
  return first?.cells.length === 1 && first.cells[0]?.held === 'text';
}

/** True where the first column of a part holds texts and none twice: under a label over several columns stand amounts. */
function namesItsRows(part: Rows): boolean {
  const [column] = usedColumns(part);
  const names = part.flatMap(({ columns, cells }) => (columns[0] === column ? (cells[0] ?? []) : []));
  return names.every(({ held }) => held === 'text') && new Set(names.map(({ text }) => text)).size === names.length;
}

/**
 * True for a block that stayed whole and may be two: an empty column parts it, and on both sides other names of rows, none twice,
 * stand below a label of their own, with figures beside them.
 */
export function mayBeSideBySide(rows: Rows): boolean {
  const cuts = cutsOf(rows).slice(0, MOST_BLOCKS);
  return cuts.some((column) => {
    const parts = [cutColumns(rows, 0, column), cutColumns(rows, column, Number.POSITIVE_INFINITY)];
    const [left, right] = parts.map(describe);
    return left !== undefined && right !== undefined && left.labels[0] !== right.labels[0] && parts.every(namesItsRows);
  });
}

function isOtherHeight(left: Rows, right: Rows): boolean {
  return left[0]?.index !== right[0]?.index || left.at(-1)?.index !== right.at(-1)?.index;
}

/** Blocks of different height of which one chart draws the one, another the other, and none both. */
function areChartedApart(left: Rows, right: Rows, charted: readonly CellRange[]): boolean {
  if (charted.length < 2 || !isOtherHeight(left, right)) return false;
  const ranges = [boundsOf(left), boundsOf(right)] as const;
  const drawn = charted.map((range) => ranges.map((bounds) => doOverlap(range, bounds)));
  const isDrawn = (i: number): boolean => drawn.some((overlaps) => overlaps[i] === true);
  return isDrawn(0) && isDrawn(1) && !drawn.some((overlaps) => overlaps.every(Boolean));
}

/**
 * Tables one below the other: each with its header, and the labels are other ones or stand over other columns, or the first says that
 * other things are told of ("Income, Planned, Actual" and "Expenses, Planned, Actual"); or a list of amounts, or a form, above a wider table.
 */
function areStacked(above: Rows, below: Rows): boolean {
  const a = describe(above);
  const b = describe(below);
  if (b === undefined) return false;
  if (a === undefined) return (isListOfAmounts(above) || isForm(above)) && b.labels.length > LEAST_COLUMNS;
  const isOfOthers = a.labels[0] !== b.labels[0] && !b.labels.includes(a.labels[0] ?? '');
  return isOfOthers || countShared(a.labels, b.labels) < Math.min(a.labels.length, b.labels.length) / 2;
}

/** Fields that are filled in, as on top of an invoice: a label with a colon in each of several rows, lone lines left aside. */
function isForm(rows: Rows): boolean {
  const filled = rows.filter(({ cells }) => cells.length > 1);
  return filled.length > 1 && filled.every(({ cells }) => cells.some(({ text }) => /[^\s:]\s*:$/.test(text)));
}

/** Names with an amount beside each and no header: no part of a wider table below that has one. */
function isListOfAmounts(rows: Rows): boolean {
  const pairs = rows.filter(({ cells }) => cells[0]?.held === 'text' && cells[1]?.held === 'number');
  return rows.length >= LEAST_LISTED && pairs.length === rows.length && usedColumns(rows).length === LEAST_COLUMNS;
}

function countShared(a: readonly string[], b: readonly string[]): number {
  const known = new Set(a);
  return b.filter((label) => known.has(label)).length;
}

type Described = { readonly labels: readonly string[] };

/** The labels of rows that make a table with a header over figures; undefined for others. */
function describe(rows: Rows): Described | undefined {
  const table = rows.slice(rows.findIndex(({ cells }) => cells.length >= LEAST_COLUMNS)).slice(0, SAMPLED_ROWS);
  const columns = usedColumns(table);
  if (columns.length < LEAST_COLUMNS || !table.some(({ cells }) => cells.length >= LEAST_COLUMNS)) return undefined;
  const laid = layOut(table, []);
  const header = findHeaderRows(laid.rows, columns.length);
  const body = table.slice(header.count);
  if (header.count === 0 || header.certainty < SURE || body.length < LEAST_BODY_ROWS) return undefined;
  const head = table[header.count - 1]?.cells ?? [];
  if (head.length < columns.length / 2 || head.some(isFigure) || !body.some(({ cells }) => cells.some(isAmount)))
    return undefined;
  return { labels: head.map(({ text }) => text.toLowerCase()) };
}

/** True for a cell that can be no label: a number that is no year. */
function isFigure({ held, text }: SheetCell): boolean {
  return held !== 'text' && !isPeriodLabel(text);
}

function isAmount({ held }: SheetCell): boolean {
  return held === 'number';
}
