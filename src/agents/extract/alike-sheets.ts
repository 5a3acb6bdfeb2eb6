import { EMPTY_CELL } from '../../documents/grid/raw-grid.ts';
import type { SourceTable } from '../../documents/source-table.ts';
import { findTotalRows } from '../../table/profile/totals-rows.ts';
import { breathe } from '../breathe.ts';
import { toNameSeeker } from './choose-table.ts';
import { writePeriodOf } from './name-columns.ts';
import type { TypingHabits } from './settle-habits.ts';
import { areNumbered, areTimes, isSummaryName, ofShortestTime } from './sheet-names.ts';
import { type ExtractedColumn, type ExtractedTable, typeTable } from './type-table.ts';

/** Sheets that are one table together, their columns in one order, and what of their shape sums them up or stands beside them. */
export type AlikeSheets = {
  readonly parts: readonly SourceTable[];
  /** The tables as they were read. */
  readonly partsAsRead: ReadonlySet<SourceTable>;
  readonly leftOut: ReadonlySet<SourceTable>;
};

/** How cells are typed, the words of a request that may name sheets, and a signal that stops the work. */
export type SheetHabits = { readonly typing: TypingHabits; readonly words: string; readonly signal: AbortSignal };

const FEWEST_COLUMNS = 2;
/** So many labels in common are hardly chance; "Name" and "Value" stand above anything. */
const TELLING_COLUMNS = 3;
/** Rows and sheets beyond which a workbook is read sheet by sheet: joined, its cells would be held twice. */
const MOST_ROWS = 100_000;
const MOST_SHEETS = 500;
/** Rows in common, as a share of the smaller table, above which one sheet is a copy or an extract of the other. */
const MOST_IN_COMMON = 0.5;
/** The share of a sheet's row names that stand in others as well, from which on they speak of the same things. */
const SAME_THINGS = 0.5;
/** Fewer parts leave open which of two equal sums is the summary. */
const FEWEST_WITH_SUMMARY = 3;
const CLOSE = 1e-6;

/** The sheet that a table stands on; empty for a table of no workbook. */
export const sheetOf = ({ origin }: SourceTable): string => origin?.sheet ?? '';

/** A label as labels are compared: blanks and letter case do not count. */
export const foldLabel = (text: string): string => text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();

/**
 * Finds the sheets of a workbook that can be one table: of the same labels and units, of cells that each sheet by itself reads the same
 * way, and named alike ("Jan", "Feb"), or with rows of the same names, or with many columns. Of sheets that the words name, only those.
 */
export async function findAlikeSheets(
  tables: readonly SourceTable[],
  habits: SheetHabits,
): Promise<readonly AlikeSheets[]> {
  const shapes = new Map<string, SourceTable[]>();
  for (const table of tables) {
    const shape = shapeOf(table);
    if (shape === undefined) continue;
    const alike = shapes.get(shape);
    if (alike === undefined) shapes.set(shape, [table]);
    else alike.push(table);
  }
  const found: AlikeSheets[] = [];
  for (const alike of shapes.values()) {
    const sheets = await maybeOneTable(alike, habits);
    if (sheets !== undefined) found.push(sheets);
  }
  return found;
}

/** The labels and units of a table in whatever order; undefined where they do not tell its columns apart. */
function shapeOf({ columns, origin }: SourceTable): string | undefined {
  if (origin === undefined || columns.length < FEWEST_COLUMNS) return undefined;
  const labels = columns.map(({ label }) => foldLabel(label));
  if (new Set(labels).size < labels.length) return undefined;
  return columns
    .map(({ label, unit = '' }) => `${foldLabel(label)}\u0001${foldLabel(unit)}`)
    .sort()
    .join('\u0000');
}

const isShown = ({ origin }: SourceTable): boolean => origin?.isSheetHidden !== true;

async function maybeOneTable(
  alike: readonly SourceTable[],
  { typing, words, signal }: SheetHabits,
): Promise<AlikeSheets | undefined> {
  const shown = alike.filter(isShown);
  const rows = alike.reduce((sum, table) => sum + table.rows.length, 0);
  const areApart = new Set(shown.map(sheetOf)).size === shown.length;
  if (shown.length < 2 || !areApart || rows > MOST_ROWS || alike.length > MOST_SHEETS) return undefined;
  const isSpokenOf = toNameSeeker(words);
  const named = shown.filter((table) => isSpokenOf(sheetOf(table)));
  const meant = named.length > 1 ? named : shown;
  const single = new Set(
    ofShortestTime(
      alike.filter((table) => !isSummaryName(sheetOf(table))),
      sheetOf,
    ),
  );
  if (meant.filter((table) => single.has(table)).length < 2) return undefined;

  const typed = new Map<SourceTable, ExtractedTable>();
  for (const table of single) {
    typed.set(table, typeTable(inOrderOf(table, shown[0] ?? table), typing));
    await breathe(signal);
  }
  const summary = maybeSummary(typed);
  const kept = meant.filter((table) => single.has(table) && table !== summary);
  const parts = kept.flatMap((table) => typed.get(table) ?? []);
  if (parts.length < 2 || doRepeat(parts) || !areOfOneKind(parts) || !doBelong(parts)) return undefined;
  const partsAsRead = new Set(kept);
  return {
    parts: parts.map(({ source }) => source),
    partsAsRead,
    leftOut: new Set(meant.filter((table) => !partsAsRead.has(table))),
  };
}

/** A table with its columns in the order of another's. */
function inOrderOf(table: SourceTable, first: SourceTable): SourceTable {
  const labels = table.columns.map(({ label }) => foldLabel(label));
  const order = first.columns.map(({ label }) => labels.indexOf(foldLabel(label)));
  if (order.every((at, i) => at === i)) return table;
  return {
    ...table,
    columns: order.flatMap((at) => table.columns[at] ?? []),
    rows: table.rows.map((row) => order.map((at) => row[at] ?? EMPTY_CELL)),
  };
}

/** True where more than half of the rows of one stand in another as well. */
function doRepeat(parts: readonly ExtractedTable[]): boolean {
  const holders = new Map<string, number[]>();
  const sizes = parts.map(({ source: { rows } }, part) => {
    const own = new Set(rows.map((row) => row.map(({ text }) => text).join('\u0000')));
    for (const row of own) {
      const others = holders.get(row);
      if (others === undefined) holders.set(row, [part]);
      else others.push(part);
    }
    return own.size;
  });
  const common = new Map<number, number>();
  for (const held of holders.values()) {
    for (const [at, one] of held.entries()) {
      for (const other of held.slice(at + 1)) {
        const pair = one * parts.length + other;
        const count = (common.get(pair) ?? 0) + 1;
        if (count > MOST_IN_COMMON * Math.min(sizes[one] ?? 0, sizes[other] ?? 0)) return true;
        common.set(pair, count);
      }
    }
  }
  return false;
}

/**
 * The table on a sheet that is shown and one of whose columns adds up to those of all others, on hidden sheets too or not on them. Prices
 * and shares beside it add up to nothing.
 */
function maybeSummary(typed: ReadonlyMap<SourceTable, ExtractedTable>): SourceTable | undefined {
  const names = [...typed.keys()].map(sheetOf);
  // Of three months one may be the sum of the others by chance, and is no summary.
  if (typed.size < FEWEST_WITH_SUMMARY || areTimes(names) || areNumbered(names)) return undefined;
  const tables = [...typed].map(([table, { columns }]) => ({ table, sums: sumsOf(columns) }));
  const sums = [tables, tables.filter(({ table }) => isShown(table))]
    .filter((some) => some.length >= FEWEST_WITH_SUMMARY)
    .map((some) => sumOf(some.map((one) => one.sums)));
  return tables.find(
    ({ table, sums: own }) =>
      isShown(table) &&
      sums.some((all) =>
        own.some((sum, i) => sum !== 0 && Math.abs((all[i] ?? 0) - 2 * sum) <= CLOSE * Math.max(1, Math.abs(sum))),
      ),
  )?.table;
}

function sumOf(tables: readonly (readonly number[])[]): readonly number[] {
  return (tables[0] ?? []).map((_, i) => tables.reduce((sum, own) => sum + (own[i] ?? 0), 0));
}

/** The sum of each column of amounts, rows of totals left out; 0 for columns of names, times and shares. */
function sumsOf(columns: readonly ExtractedColumn[]): readonly number[] {
  const rowCount = columns[0]?.values.length ?? 0;
  const totals = new Set(
    findTotalRows(
      columns.map(({ typed }) => typed),
      rowCount,
    ),
  );
  return columns.map(({ values, isNumeric, typed: { format } }) =>
    isNumeric && format !== 'percentage' && writePeriodOf(format, 'EN_US') === undefined
      ? values.reduce<number>((sum, value, row) => sum + (typeof value === 'number' && !totals.has(row) ? value : 0), 0)
      : 0,
  );
}

/** True where each sheet by itself reads its columns the same way as the others. */
function areOfOneKind(parts: readonly ExtractedTable[]): boolean {
  // A register by months is kept in one notation; sheets of two offices need not be.
  const isOneRegister = areTimes(parts.map(({ source }) => sheetOf(source)));
  return (parts[0]?.columns ?? []).every((_, i) => {
    const column = parts.flatMap(({ columns, source }) => {
      const one = columns[i];
      return one === undefined || one.typed.kind === 'empty' ? [] : { ...one, stated: source.columns[i]?.stated };
    });
    const isOne = (read: (one: (typeof column)[number]) => string | boolean | undefined): boolean =>
      new Set(column.map(read)).size <= 1;
    const isOneOfStated = (read: (one: (typeof column)[number]) => string | undefined): boolean =>
      new Set(column.flatMap((one) => read(one) ?? [])).size <= 1;
    const dates = ({ typed: { dateOrder, openOrder } }: ExtractedColumn): string | undefined =>
      dateOrder ?? (openOrder === true && !isOneRegister ? 'open' : undefined);
    const marks = ({ typed: { decimalMark, openMark } }: ExtractedColumn): string | undefined =>
      decimalMark ?? (openMark === true && !isOneRegister ? 'open' : undefined);
    return (
      isOne(({ isNumeric }) => isNumeric) &&
      isOne(({ typed: { kind } }) => kind) &&
      isOne(({ typed: { format } }) => (format === 'integer' ? 'decimal' : format)) &&
      isOne(({ typed: { currency } }) => currency) &&
      isOne(({ typed: { unit } }) => unit) &&
      isOne(({ typed: { isFraction } }) => isFraction) &&
      isOneOfStated(({ stated }) => stated?.currency) &&
      isOneOfStated(dates) &&
      isOneOfStated(marks)
    );
  });
}

/** True where more than two labels show that the sheets belong together: how they are named, the names of their rows, or more labels. */
function doBelong(parts: readonly ExtractedTable[]): boolean {
  const names = parts.map(({ source }) => sheetOf(source));
  const width = parts[0]?.columns.length ?? 0;
  return width >= TELLING_COLUMNS || areTimes(names) || areNumbered(names) || areOfSameThings(parts);
}

/** True where at least half of the row names of each stand on other sheets as well. */
function areOfSameThings(parts: readonly ExtractedTable[]): boolean {
  const named = Math.max(0, parts[0]?.columns.findIndex(({ isNumeric }) => !isNumeric) ?? 0);
  const names = parts.map(({ source }) => new Set(source.rows.map((row) => foldLabel(row[named]?.text ?? ''))));
  const counts = new Map<string, number>();
  for (const own of names) for (const name of own) counts.set(name, (counts.get(name) ?? 0) + 1);
  return names.every((own) => {
    const shared = [...own].filter((name) => name !== '' && (counts.get(name) ?? 0) > 1).length;
    return shared > 0 && shared >= SAME_THINGS * own.size;
  });
}
