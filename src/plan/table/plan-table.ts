import type { ChartData, Row } from '../../chart/graph-config.ts';
import type { ParsingLocale } from '../../chart/locale.ts';
import type { TypedColumn } from '../../table/column.ts';
import { findExamined } from '../../table/examine-data.ts';
import { parseColumn } from '../../table/parse-column.ts';
import { parseColumns } from '../../table/parse-columns.ts';
import { isStatedDuration, isStatedText, maybeParsingLocale, maybeUnit } from '../../table/parse-table.ts';
import { findTotalRows } from '../../table/profile/totals-rows.ts';
import { lazily } from './lazily.ts';
import { createColumn, type PlanColumn, redefine, shownLabel, takeColumn } from './plan-column.ts';
import { takePositions } from './take-typed.ts';

/** The table that one step hands to the next. Steps never change it; they make another. */
export type PlanTable = {
  readonly rowCount: number;
  /** All columns in their order, hidden ones too. */
  readonly columns: readonly PlanColumn[];
  /** The rows that the caller sent. */
  readonly source: readonly Row[];
  /** For each row its position in `source`, -1 for a row that a step made; absent where the rows are those of `source`. */
  readonly positions?: Int32Array;
  /** Marks with 1 the rows that sum up others; undefined where none does. Found when first asked for. */
  readonly totals: Uint8Array | undefined;
};

/** How the cells of a table are read. */
export type ReadOptions = {
  /** Settles dates and separators that the cells leave open; `data._metadata.parsingLocale` where absent. */
  readonly locale?: ParsingLocale;
};

/** The data of a chart as the table that the first step sees. Nothing is read yet. */
export function toPlanTable(data: ChartData, options: ReadOptions = {}): PlanTable {
  const { columns: definitions = [], rows = [] } = data;
  const locale = options.locale ?? maybeParsingLocale(data);
  const habits = locale === undefined ? {} : { locale };
  const known = definitions.some(isStatedText) ? undefined : findExamined(data, locale);
  const typedBefore = new Map(known?.table.columns.map(({ index, typed }) => [index, typed]));
  const typedTogether = lazily(() => {
    const visible = columns.filter(({ isHidden }) => !isHidden);
    const typed = parseColumns(visible.map(toSource), habits);
    return new Map(visible.map(({ key }, place) => [key, typed[place]]));
  });
  const columns: readonly PlanColumn[] = definitions.map((definition, index) => {
    const column: PlanColumn = createColumn({
      key: definition.key,
      label: shownLabel(definition),
      definition,
      isHidden: definition._metadata?.isHidden === true,
      isOriginal: true,
      makeCells: () => cellsOf(rows, definition.key),
      makeTyped: () => {
        const before = typedBefore.get(index);
        if (before !== undefined) return before;
        const { cells, ...source } = toSource(column);
        const alone = parseColumn(cells, { ...source, ...habits });
        // Groups called by numbers are written as text, so that they are no figures to be drawn.
        if (alone.numbers !== undefined && isStatedText(definition))
          return parseColumn(cells, { ...source, ...habits, isText: true });
        return leavesOpen(alone) ? (typedTogether().get(column.key) ?? alone) : alone;
      },
    });
    return column;
  });
  return tableWith({ rowCount: rows.length, columns, source: rows }, () =>
    markRows(known?.profile?.totalRows ?? findTotals(columns, rows.length), rows.length),
  );
}

/** The rows at the given positions, in their order, with all columns. */
export function takeRows(table: PlanTable, rows: Int32Array): PlanTable {
  const { positions, source } = table;
  const columns = table.columns.map((column) => takeColumn(column, rows));
  const facts = { rowCount: rows.length, columns, source, positions: takePositions(positions, rows) };
  return tableWith(facts, () => {
    const { totals } = table;
    return totals === undefined ? undefined : Uint8Array.from(rows, (row) => totals[row] ?? 0);
  });
}

/** The same rows with other columns. */
export function withColumns(table: PlanTable, columns: readonly PlanColumn[]): PlanTable {
  const { rowCount, source, positions } = table;
  const facts = { rowCount, columns, source, ...(positions === undefined ? {} : { positions }) };
  return tableWith(facts, () => table.totals);
}

/**
 * The same rows with one more column, in the place of the one that has its key, or behind the last. What the caller keeps in the
 * definition of a column that is replaced stays, but for the format of its values.
 */
export function withColumn(table: PlanTable, column: PlanColumn): PlanTable {
  const isThere = table.columns.some(({ key }) => key === column.key);
  const columns = isThere
    ? table.columns.map((other) => (other.key === column.key ? inPlaceOf(other, column) : other))
    : [...table.columns, column];
  return withColumns(table, columns);
}

/** Fields of a definition that say how values are written. */
const FORMAT_FIELDS: ReadonlySet<string> = new Set(['valueFormat', 'currency', 'unit', 'decimals']);

function inPlaceOf({ definition: before }: PlanColumn, column: PlanColumn): PlanColumn {
  const kept = Object.entries(before).filter(([field]) => !FORMAT_FIELDS.has(field) && !(field in column.definition));
  return kept.length === 0 ? column : redefine(column, { ...Object.fromEntries(kept), ...column.definition });
}

/** A table of rows that a step made: none of them was sent by the caller. */
export function tableOfNewRows(rowCount: number, columns: readonly PlanColumn[], totals?: Uint8Array): PlanTable {
  const positions = new Int32Array(rowCount).fill(-1);
  return { rowCount, columns, source: [], positions, totals };
}

/** A table whose rows of totals are found when they are first asked for. */
export function tableWith(facts: Omit<PlanTable, 'totals'>, find: () => Uint8Array | undefined): PlanTable {
  const totals = lazily(find);
  return {
    ...facts,
    get totals() {
      return totals();
    },
  };
}

function toSource({ label, cells, definition }: PlanColumn): {
  readonly label: string;
  readonly cells: readonly unknown[];
  readonly unit?: string;
  readonly isDuration: boolean;
} {
  const unit = maybeUnit(definition);
  return { label, cells, isDuration: isStatedDuration(definition), ...(unit === undefined ? {} : { unit }) };
}

/** True where other columns of the table may settle how this one is read. */
function leavesOpen({ openMark, openOrder, format, numbers }: TypedColumn): boolean {
  return openMark === true || openOrder === true || (format === 'year' && numbers !== undefined);
}

/** What the rows hold under a key. A property that a row inherits is no cell. */
function cellsOf(rows: readonly Row[], key: string): readonly unknown[] {
  const cells = new Array<unknown>(rows.length);
  const isInheritable = key in Object.prototype;
  for (let row = 0; row < rows.length; row++) {
    const record = rows[row];
    if (record === undefined || (isInheritable && !Object.hasOwn(record, key))) cells[row] = undefined;
    else cells[row] = record[key];
  }
  return cells;
}

function findTotals(columns: readonly PlanColumn[], rowCount: number): readonly number[] {
  const visible = columns.filter(({ isHidden }) => !isHidden);
  return findTotalRows(
    visible.map(({ typed }) => typed),
    rowCount,
  );
}

/** Marks some rows with 1; undefined for none. */
function markRows(rows: readonly number[], rowCount: number): Uint8Array | undefined {
  if (rows.length === 0) return undefined;
  const marks = new Uint8Array(rowCount);
  for (const row of rows) marks[row] = 1;
  return marks;
}
