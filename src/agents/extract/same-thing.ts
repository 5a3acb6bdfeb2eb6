import type { Cell } from '../../chart/graph-config.ts';
import { EMPTY_CELL } from '../../documents/grid/raw-grid.ts';
import { toText } from './cell-values.ts';
import type { ExtractedColumn, ExtractedTable } from './type-table.ts';

/** A column of one table and the column of another that holds the same, by their places. */
export type ColumnPair = { readonly base: number; readonly other: number };

/** How two tables that describe the same thing lie over each other. */
export type Fit = {
  readonly keys: readonly ColumnPair[];
  readonly shared: readonly ColumnPair[];
  /** Columns that only the other table has. */
  readonly added: readonly number[];
  /** For each row of the other table the row of the base that has the same names, -1 for none. */
  readonly rowOf: readonly number[];
};

/** Rows in common below which two tables are about different things, as a share of the smaller table. */
const FEWEST_IN_COMMON = 0.5;
/** The same where no value beside the names is there to compare. */
const FEWEST_WITHOUT_VALUES = 0.8;
const FEWEST_ROWS = 2;
/** Values that agree, of those that both state, below which the tables are of different times or places. */
const FEWEST_AGREEING = 0.6;
/** Values measured on an axis are as near as this. */
const MEASURED_WITHIN = 0.05;
const CLOSE = 1e-9;
/** Digits that columns under different labels must have in common to be one. */
const FEWEST_DIGITS = 7;

/**
 * How another table fits a base that describes the same thing: rows are known by the columns of names and times that both
 * have. Tables that share names and differ in most values (one for each year, say) describe different things; those with the same
 * columns and no row in common are parts of one. Undefined where they do not belong together.
 */
export function maybeFit(base: ExtractedTable, other: ExtractedTable): Fit | undefined {
  const pairs = pairColumns(base, other);
  const isKey = (pair: ColumnPair): boolean => namesRows(base, pair.base) && namesRows(other, pair.other);
  const keys = pairs.filter(isKey);
  if (keys.length === 0) return undefined;
  const baseKeys = keysOf(base, keys, 'base');
  const otherKeys = keysOf(other, keys, 'other');
  const rowAt = new Map(baseKeys.map((key, row) => [key, row]));
  const rowOf = otherKeys.map((key) => rowAt.get(key) ?? -1);
  const all = [...pairs, ...pairByValues(base, other, { pairs, rowOf })];
  const shared = all.filter((pair) => !isKey(pair));
  const paired = new Set(all.map((pair) => pair.other));
  const added = other.columns.flatMap((_, i) => (paired.has(i) ? [] : [i]));
  const fit = { keys, shared, added, rowOf };
  const common = rowOf.filter((row) => row >= 0).length;
  const isSameHeader = added.length === 0 && all.length === base.columns.length;
  if (common === 0) return isSameHeader ? fit : undefined;
  if (rowAt.size < baseKeys.length || new Set(otherKeys).size < otherKeys.length) return undefined;
  return isCloseEnough(base, other, { fit, common }) ? fit : undefined;
}

function isCloseEnough(
  base: ExtractedTable,
  other: ExtractedTable,
  { fit, common }: { readonly fit: Fit; readonly common: number },
): boolean {
  const smaller = Math.min(base.source.rows.length, other.source.rows.length);
  const { compared, agreed } = compareShared(base, other, fit);
  if (compared > 0) return common >= smaller * FEWEST_IN_COMMON && agreed >= compared * FEWEST_AGREEING;
  return common >= Math.max(FEWEST_ROWS, smaller * FEWEST_WITHOUT_VALUES);
}

function compareShared(
  base: ExtractedTable,
  other: ExtractedTable,
  { shared, rowOf }: Fit,
): { readonly compared: number; readonly agreed: number } {
  let compared = 0;
  let agreed = 0;
  for (const pair of shared) {
    for (const [row, baseRow] of rowOf.entries()) {
      const left = baseRow < 0 ? null : (base.columns[pair.base]?.values[baseRow] ?? null);
      const right = other.columns[pair.other]?.values[row] ?? null;
      if (left === null || right === null) continue;
      compared += 1;
      if (doAgree(left, right, isMeasured(base) || isMeasured(other))) agreed += 1;
    }
  }
  return { compared, agreed };
}

/** True where the values of a table were measured on an axis. */
export function isMeasured({ source }: ExtractedTable): boolean {
  return source.isMeasured === true;
}

/**
 * True where two values state the same: texts but for case and spaces, numbers as far as the one with fewer decimals tells,
 * measured ones within five in a hundred.
 */
export function doAgree(left: Cell, right: Cell, areMeasured: boolean): boolean {
  if (typeof left !== 'number' || typeof right !== 'number') return fold(left) === fold(right);
  const size = Math.max(Math.abs(left), Math.abs(right), 1e-12);
  if (areMeasured) return Math.abs(left - right) <= MEASURED_WITHIN * size;
  const rounding = 0.5 * 10 ** -Math.min(decimalsOf(left), decimalsOf(right));
  const isRounded = decimalsOf(left) !== decimalsOf(right);
  return Math.abs(left - right) <= (isRounded ? rounding : 0) + CLOSE * size;
}

function decimalsOf(value: number): number {
  return /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0;
}

/** Columns with the same label; and the first ones, where both name the rows with mostly the same names. */
function pairColumns(base: ExtractedTable, other: ExtractedTable): readonly ColumnPair[] {
  const pairs: ColumnPair[] = [];
  const taken = new Set<number>();
  for (const [i, { label }] of base.source.columns.entries()) {
    const wanted = fold(label);
    const j = other.source.columns.findIndex((column, at) => !taken.has(at) && fold(column.label) === wanted);
    if (wanted === '' || j < 0) continue;
    taken.add(j);
    pairs.push({ base: i, other: j });
  }
  const isFirstFree = !pairs.some((pair) => pair.base === 0 || pair.other === 0);
  return isFirstFree && doNamesMeet(base, other) ? [{ base: 0, other: 0 }, ...pairs] : pairs;
}

/**
 * Columns of amounts under other labels ("Units", "Vendas 2024") that state the same, for most of the rows and in more digits than
 * chance would have it.
 */
function pairByValues(
  base: ExtractedTable,
  other: ExtractedTable,
  { pairs, rowOf }: { readonly pairs: readonly ColumnPair[]; readonly rowOf: readonly number[] },
): readonly ColumnPair[] {
  const isFree = (table: ExtractedTable, side: keyof ColumnPair, index: number): boolean =>
    table.columns[index]?.isNumeric === true && !namesRows(table, index) && !pairs.some((pair) => pair[side] === index);
  const free = base.columns.flatMap((_, i) => (isFree(base, 'base', i) ? [i] : []));
  const found: ColumnPair[] = [];
  for (const j of other.columns.keys()) {
    if (!isFree(other, 'other', j)) continue;
    const i = free.find((at) => !found.some((pair) => pair.base === at) && statesSame(base, other, { rowOf, at, j }));
    if (i !== undefined) found.push({ base: i, other: j });
  }
  return found;
}

function statesSame(
  base: ExtractedTable,
  other: ExtractedTable,
  { rowOf, at, j }: { readonly rowOf: readonly number[]; readonly at: number; readonly j: number },
): boolean {
  const equal = new Set<number>();
  let compared = 0;
  let agreed = 0;
  for (const [row, baseRow] of rowOf.entries()) {
    const left = base.columns[at]?.values[baseRow];
    const right = other.columns[j]?.values[row];
    if (typeof left !== 'number' || typeof right !== 'number') continue;
    compared += 1;
    if (!doAgree(left, right, false)) continue;
    agreed += 1;
    equal.add(left);
  }
  const digits = [...equal].reduce((sum, value) => sum + String(Math.abs(value)).replace(/^[0.]+|\./g, '').length, 0);
  return agreed >= compared * FEWEST_AGREEING && equal.size >= FEWEST_ROWS && digits >= FEWEST_DIGITS;
}

function doNamesMeet(base: ExtractedTable, other: ExtractedTable): boolean {
  if (!namesRows(base, 0) || !namesRows(other, 0)) return false;
  const names = new Set(base.columns[0]?.values.map(fold));
  const met = other.columns[0]?.values.filter((value) => names.has(fold(value))).length ?? 0;
  const smaller = Math.min(base.source.rows.length, other.source.rows.length);
  return met >= Math.max(FEWEST_ROWS, smaller * FEWEST_WITHOUT_VALUES);
}

const TIME_FORMATS: ReadonlySet<string> = new Set(['year', 'date', 'datetime', 'month_year', 'quarter', 'month']);

/** True for a column of names or times; false for one of amounts. */
function namesRows({ columns }: ExtractedTable, index: number): boolean {
  const column: ExtractedColumn | undefined = columns[index];
  return column !== undefined && (!column.isNumeric || TIME_FORMATS.has(column.typed.format));
}

function keysOf(
  { columns, source }: ExtractedTable,
  keys: readonly ColumnPair[],
  side: keyof ColumnPair,
): readonly string[] {
  return source.rows.map((_, row) => keys.map((pair) => fold(columns[pair[side]]?.values[row] ?? null)).join('\u0000'));
}

/** A text without what two writers of the same thing may differ in. */
function fold(value: Cell): string {
  const text = toText({ ...EMPTY_CELL, text: String(value ?? '') }) ?? '';
  return text.normalize('NFKC').toLowerCase();
}
