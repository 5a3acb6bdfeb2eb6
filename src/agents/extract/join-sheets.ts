import type { Locale } from '../../chart/locale.ts';
import { EMPTY_CELL } from '../../documents/grid/raw-grid.ts';
import type { Notice, SourceCell, SourceColumn, SourceTable } from '../../documents/source-table.ts';
import { writeSheetName } from '../../writing/extract/write-extract.ts';
import { writePeriodOf } from './name-columns.ts';
import type { SourceReference } from './sources.ts';
import { type ExtractedTable, type TypingHabits, typeTable } from './type-table.ts';

/** Tables of several sheets as one, and the tables that went into it. */
export type JoinedSheets = { readonly table: ExtractedTable; readonly parts: ReadonlySet<SourceTable> };

const FEWEST_COLUMNS = 2;
/** Rows beyond which a workbook is read sheet by sheet: joined, its cells would be held twice. */
const MOST_ROWS = 100_000;
/** Rows in common, as a share of the smaller table, above which one sheet is a copy or an extract of the other. */
const MOST_IN_COMMON = 0.5;
/** Fewer parts leave open which of two equal sums is the summary. */
const FEWEST_WITH_SUMMARY = 3;
const CLOSE = 1e-6;

type Place = {
  readonly reference: SourceReference;
  readonly typing: TypingHabits;
  readonly locale: Locale;
};

/**
 * Joins the tables of a workbook that have the same columns, each on a sheet of its own ("Jan", "Feb", "Mar"), with a first column that
 * names the sheet. Sheets that repeat each other's rows, and one that sums up the others, are not joined; nor are hidden ones.
 */
export function joinSheets(tables: readonly SourceTable[], place: Place): readonly JoinedSheets[] {
  const shapes = new Map<string, SourceTable[]>();
  for (const table of tables) {
    const shape = shapeOf(table);
    if (shape === undefined) continue;
    const alike = shapes.get(shape);
    if (alike === undefined) shapes.set(shape, [table]);
    else alike.push(table);
  }
  return [...shapes.values()].flatMap((alike) => {
    const rows = alike.reduce((sum, table) => sum + table.rows.length, 0);
    const areApart = new Set(alike.map(sheetOf)).size === alike.length;
    if (alike.length < 2 || !areApart || rows > MOST_ROWS || doRepeat(alike)) return [];
    const parts = withoutSummary(alike, place);
    return parts.length < 2 ? [] : [{ table: join(parts, place), parts: new Set(alike) }];
  });
}

const sheetOf = ({ origin }: SourceTable): string => origin?.sheet ?? '';
const fold = (text: string): string => text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();

/** The labels and units of a table in whatever order; undefined where they do not tell its columns apart. */
function shapeOf({ columns, origin }: SourceTable): string | undefined {
  if (origin === undefined || origin.isSheetHidden || columns.length < FEWEST_COLUMNS) return undefined;
  const labels = columns.map(({ label }) => fold(label));
  if (new Set(labels).size < labels.length) return undefined;
  return columns
    .map(({ label, unit = '' }) => `${fold(label)}\u0001${fold(unit)}`)
    .sort()
    .join('\u0000');
}

function doRepeat(tables: readonly SourceTable[]): boolean {
  const keys = tables.map((table) =>
    rowsLike(table, tables[0]).map((row) => row.map(({ text }) => text).join('\u0000')),
  );
  const sets = keys.map((rows) => new Set(rows));
  return keys.some((rows, i) =>
    sets.some((other, j) => {
      const isSmaller = rows.length < other.size || (rows.length === other.size && i < j);
      if (i === j || !isSmaller) return false;
      return rows.filter((row) => other.has(row)).length > rows.length * MOST_IN_COMMON;
    }),
  );
}

/** The rows of a table with its cells in the order of another's columns. */
function rowsLike(table: SourceTable, first: SourceTable | undefined): readonly (readonly SourceCell[])[] {
  const labels = table.columns.map(({ label }) => fold(label));
  const order = (first ?? table).columns.map(({ label }) => labels.indexOf(fold(label)));
  return order.every((at, i) => at === i)
    ? table.rows
    : table.rows.map((row) => order.map((at) => row[at] ?? EMPTY_CELL));
}

/** The tables without the one whose amounts, column by column, are the sums of all others. */
function withoutSummary(tables: readonly SourceTable[], { typing }: Place): readonly SourceTable[] {
  if (tables.length < FEWEST_WITH_SUMMARY) return tables;
  const sums = tables.map((table) => sumsOf(typeTable({ ...table, rows: rowsLike(table, tables[0]) }, typing)));
  const all = sums[0]?.map((_, column) => sums.reduce((sum, part) => sum + (part[column] ?? 0), 0)) ?? [];
  const summary = sums.findIndex(
    (part) =>
      part.some((sum) => sum !== 0) &&
      part.every((sum, column) => Math.abs((all[column] ?? 0) - 2 * sum) <= CLOSE * Math.max(1, Math.abs(sum))),
  );
  return tables.filter((_, i) => i !== summary);
}

/** The sum of each column of amounts; 0 for columns of names and times. */
function sumsOf({ columns }: ExtractedTable): readonly number[] {
  return columns.map(({ values, isNumeric, typed }) =>
    isNumeric && writePeriodOf(typed.format, 'EN_US') === undefined
      ? values.reduce<number>((sum, value) => sum + (typeof value === 'number' ? value : 0), 0)
      : 0,
  );
}

function join(parts: readonly SourceTable[], { reference, typing, locale }: Place): ExtractedTable {
  const [first] = parts;
  const sheets = parts.flatMap((part) => part.rows.map((): SourceCell => ({ text: sheetOf(part), spans: [] })));
  const rows = parts.flatMap((part) => rowsLike(part, first)).map((row, i) => [sheets[i] ?? EMPTY_CELL, ...row]);
  const columns = [{ label: '', spans: [] }, ...joinColumns(parts)];
  const table = typeTable(toSource(parts, { rows, columns }), typing, reference);
  const from = parts.flatMap((part) => {
    const source = { ...reference, sheet: sheetOf(part) };
    return part.rows.map(() => source);
  });
  const label = nameSheets(table, locale);
  const named = columns.map((column, i) => (i === 0 ? { ...column, label } : column));
  const told: Notice = { kind: 'sheets-joined', values: { count: parts.length, name: label } };
  const source = { ...table.source, columns: named, notices: [told, ...table.source.notices] };
  const placed = table.columns.map((column, i) =>
    i === 0 ? { ...column, isOfNoCell: true as const } : { ...column, from },
  );
  return { ...table, source, columns: placed };
}

/** "Month" for sheets that are months, "Year" for years; else "Sheet". */
function nameSheets({ columns, source }: ExtractedTable, locale: Locale): string {
  const format = columns[0]?.typed.format;
  const period = format === undefined ? undefined : writePeriodOf(format, locale);
  const isTaken = source.columns.some(({ label }) => fold(label) === fold(period ?? ''));
  return period === undefined || isTaken ? writeSheetName(locale) : period;
}

/** The columns of the first table; what the others do not say alike of theirs is left out. */
function joinColumns([first, ...others]: readonly SourceTable[]): readonly SourceColumn[] {
  return (first?.columns ?? []).map(({ stated, decimalMark, likelyDecimalMark, isHidden, heading: _, ...column }) => {
    const alike = others.map((table) => table.columns.find(({ label }) => fold(label) === fold(column.label)));
    const isStatedAlike = alike.every((other) => JSON.stringify(other?.stated) === JSON.stringify(stated));
    const isFixed = decimalMark !== undefined && alike.every((other) => other?.decimalMark === decimalMark);
    const likely = decimalMark ?? likelyDecimalMark;
    return {
      ...column,
      ...(stated === undefined || !isStatedAlike ? {} : { stated }),
      ...(isFixed ? { decimalMark } : likely === undefined ? {} : { likelyDecimalMark: likely }),
      ...(isHidden === true && alike.every((other) => other?.isHidden === true) ? { isHidden } : {}),
    };
  });
}

function toSource(
  parts: readonly SourceTable[],
  { rows, columns }: Pick<SourceTable, 'rows' | 'columns'>,
): SourceTable {
  const readings = parts.flatMap(({ secondReading }) => secondReading ?? []);
  const [example] = readings.flatMap((reading) => reading.example ?? []);
  return {
    method: 'sheet',
    span: { start: 0, end: 0 },
    columns,
    rows,
    certainty: Math.min(...parts.map(({ certainty }) => certainty)),
    doubts: parts.flatMap(({ doubts }) => doubts),
    notices: addUp(parts.flatMap(({ notices }) => notices)),
    ...(readings.length < parts.length
      ? {}
      : {
          secondReading: {
            compared: readings.reduce((sum, { compared }) => sum + compared, 0),
            agreed: readings.reduce((sum, { agreed }) => sum + agreed, 0),
            ...(example === undefined ? {} : { example }),
          },
        }),
  };
}

/** Notices of one kind as one, their counts added up. */
function addUp(notices: readonly Notice[]): readonly Notice[] {
  const kinds = new Map<string, Notice>();
  for (const notice of notices) {
    const known = kinds.get(notice.kind);
    if (known === undefined) kinds.set(notice.kind, notice);
    else kinds.set(notice.kind, { kind: notice.kind, values: addValues(known.values, notice.values) });
  }
  return [...kinds.values()];
}

function addValues(a: Notice['values'], b: Notice['values']): Notice['values'] {
  return Object.fromEntries(
    Object.entries({ ...b, ...a }).map(([key, value]) => {
      const other = b[key];
      return [key, typeof value === 'number' && typeof other === 'number' ? value + other : value];
    }),
  );
}
