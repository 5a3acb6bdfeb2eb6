import type { Locale } from '../../chart/locale.ts';
import { EMPTY_CELL } from '../../documents/grid/raw-grid.ts';
import type { Notice, SourceCell, SourceColumn, SourceTable } from '../../documents/source-table.ts';
import { writeSheetName } from '../../writing/extract/write-extract.ts';
import { findAlikeSheets, foldLabel, type SheetHabits, sheetOf } from './alike-sheets.ts';
import { writePeriodOf } from './name-columns.ts';
import type { TypingHabits } from './settle-habits.ts';
import type { SourceReference } from './sources.ts';
import { type ExtractedTable, typeTable } from './type-table.ts';

/** Tables of several sheets as one, those that went into it, and those of their shape that its notices name as left out. */
export type JoinedSheets = {
  readonly table: ExtractedTable;
  readonly parts: ReadonlySet<SourceTable>;
  readonly leftOut: ReadonlySet<SourceTable>;
};

type Place = {
  readonly reference: SourceReference;
  readonly typing: TypingHabits;
  readonly locale: Locale;
};

/**
 * Joins the tables of a workbook that have the same columns, each on a sheet of its own ("Jan", "Feb", "Mar"), with a first column that
 * names the sheet. Sheets that repeat each other's rows, and one that sums up the others, are not joined; nor are hidden ones. Throws
 * the signal's reason where the caller has gone.
 */
export async function joinSheets(
  tables: readonly SourceTable[],
  place: Place & SheetHabits,
): Promise<readonly JoinedSheets[]> {
  const found = await findAlikeSheets(tables, place);
  return found.map(({ parts, partsAsRead, leftOut }) => {
    const table = join(parts, place);
    const told = [...leftOut].map((one): Notice => ({ kind: 'other-table', values: { name: sheetOf(one) } }));
    const source = { ...table.source, notices: [...told, ...table.source.notices] };
    const sheets = [...partsAsRead, ...leftOut].map(sheetOf);
    return { table: { ...table, source, sheets }, parts: partsAsRead, leftOut };
  });
}

function join(parts: readonly SourceTable[], { reference, typing, locale }: Place): ExtractedTable {
  const sheets = parts.flatMap((part) => part.rows.map((): SourceCell => ({ text: sheetOf(part), spans: [] })));
  const rows = parts.flatMap((part) => part.rows).map((row, i) => [sheets[i] ?? EMPTY_CELL, ...row]);
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
  const isTaken = source.columns.some(({ label }) => foldLabel(label) === foldLabel(period ?? ''));
  return period === undefined || isTaken ? writeSheetName(locale) : period;
}

/** The columns of the first table; what the others do not say alike of theirs is left out. */
function joinColumns([first, ...others]: readonly SourceTable[]): readonly SourceColumn[] {
  return (first?.columns ?? []).map(({ stated, decimalMark, likelyDecimalMark, isHidden, heading: _, ...column }) => {
    const alike = others.map((table) =>
      table.columns.find(({ label }) => foldLabel(label) === foldLabel(column.label)),
    );
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
