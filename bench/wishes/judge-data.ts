import { type Fields, type ShownTable, shownTable } from './config-shape.ts';
import type { CellKind, TableFile } from './make-tables/table-file.ts';
import {
  type ColumnReadings,
  isSameBag,
  isSameSequence,
  type Match,
  matchColumns,
  type PlainRows,
} from './match-rows.ts';
import { isSameCell, lowerEnd, type PlainCell, toPlainCell } from './plain-cell.ts';
import type { WantedTable } from './table-judge.ts';
import type { Expectation } from './wish-case.ts';

/** How an answer's data compares with a reading of the wish. */
export type DataVerdict = {
  readonly hasRows: boolean;
  /** True where the wish asks for no order. */
  readonly isOrdered: boolean;
  /** Columns of the answer that no wanted column stands for, by their place. */
  readonly extras: readonly number[];
};

/** An answer's table in comparable cells, beside its cells as they came. */
type AnswerTable = ShownTable & { readonly plain: PlainRows };

/** The answer's shown cells, read by the notation of the column of that key in the table the wish was asked of. */
export function readAnswer(config: Fields, table: TableFile): AnswerTable {
  const shown = shownTable(config);
  const kinds = new Map<string, CellKind>(table.columns.map(({ key, kind }) => [key, kind]));
  const dateKind = table.columns.find(({ kind }) => kind === 'monthDayYear')?.kind;
  const plain = shown.rows.map((row) =>
    row.map((cell, at) => toPlainCell(cell, { kind: kinds.get(shown.keys[at] ?? ''), dateKind })),
  );
  return { ...shown, plain };
}

const toYear = (cell: PlainCell): PlainCell => {
  const [, year] = typeof cell === 'string' ? (/^(\d{4})-01-01$/.exec(cell) ?? []) : [];
  return year === undefined ? cell : Number(year);
};

const toHour = (cell: PlainCell): PlainCell => {
  const [, hour] = typeof cell === 'string' ? (/^(\d{1,2})(?::00| ?h)$/.exec(cell) ?? []) : [];
  return hour === undefined ? cell : Number(hour);
};

const inHundredths = (cell: PlainCell): PlainCell => (typeof cell === 'number' ? cell * 100 : cell);

/** How the answer's columns may be read for a wanted column: a share in percent or as a part of one, an interval by its lower end. */
function readingsOf(name: string, answer: AnswerTable): ColumnReadings {
  return answer.keys.map((_, at) => {
    const cells = answer.plain.map((row) => row[at] ?? null);
    if (name.endsWith('_bin')) return [answer.rows.map((row) => lowerEnd(row[at] ?? null))];
    if (name.endsWith('_pct')) return [cells, cells.map(inHundredths)];
    if (name === 'y') return [cells, cells.map(toYear)];
    return name === 'h' ? [cells, cells.map(toHour)] : [cells];
  });
}

type Order = Expectation['order'];

/** The places of the columns whose order is asked; undefined where none is. */
function orderedPlaces({ names }: WantedTable, order: Order): readonly number[] | undefined {
  if (order === undefined) return undefined;
  return order === true ? names.map((_, at) => at) : order.map((name) => names.indexOf(name));
}

const project = (rows: PlainRows, places: readonly number[]): PlainRows =>
  rows.map((row) => places.map((at) => row[at] ?? null));

/** A count of zero says as much as no row at all where intervals are counted. */
function withoutEmptyBins(wanted: WantedTable, answer: AnswerTable): AnswerTable {
  if (!wanted.names.some((name) => name.endsWith('_bin'))) return answer;
  const kept = answer.plain.flatMap((row, at) => (row.slice(1).includes(0) ? [] : [at]));
  return { ...answer, rows: kept.map((at) => answer.rows[at] ?? []), plain: kept.map((at) => answer.plain[at] ?? []) };
}

function matchLong(
  wanted: WantedTable,
  answer: AnswerTable,
  order: Order,
): { readonly match: Match; readonly isOrdered: boolean } | undefined {
  const readings = wanted.names.map((name) => readingsOf(name, answer));
  const places = orderedPlaces(wanted, order);
  if (places !== undefined) {
    const inOrder = matchColumns(wanted.rows, readings, (rows) =>
      isSameSequence(project(wanted.rows, places), project(rows, places)),
    );
    if (inOrder !== undefined) return { match: inOrder, isOrdered: true };
  }
  const match = matchColumns(wanted.rows, readings, () => true);
  return match === undefined ? undefined : { match, isOrdered: places === undefined };
}

/** Category, value, series: the shape that may also stand as one column for each series. */
const isThreefold = ({ rows }: WantedTable): boolean =>
  rows.length > 0 && rows.every((row) => row.length === 3 && typeof row[1] !== 'string' && typeof row[2] !== 'number');

const isTold = (row: readonly PlainCell[]): boolean => row[1] !== null && row[1] !== undefined && row[1] !== 0;

/** The columns of a table with one column for each series, the category first; undefined where the rows differ. */
function matchWide(wanted: PlainRows, answer: AnswerTable): readonly number[] | undefined {
  const names = new Set(wanted.map((row) => String(row[2] ?? '')));
  const series = answer.labels.flatMap((label, at) => {
    const name = [label, answer.keys[at]]
      .map((text) => String(toPlainCell(text) ?? ''))
      .find((text) => names.has(text));
    return name === undefined ? [] : [{ at, name: toPlainCell(name) }];
  });
  const places = new Set(series.map(({ at }) => at));
  const told = wanted.filter(isTold);
  const category = answer.keys.findIndex((_, at) => {
    if (places.has(at)) return false;
    const melted = answer.plain.flatMap((row) =>
      series.map(({ at: place, name }) => [row[at] ?? null, row[place] ?? null, name]),
    );
    return isSameBag(told, melted.filter(isTold));
  });
  return category < 0 || series.length === 0 ? undefined : [category, ...places];
}

function judgeWide(wanted: WantedTable, answer: AnswerTable, order: Order): DataVerdict | undefined {
  if (!isThreefold(wanted)) return undefined;
  const turned = wanted.rows.map(([category = null, value = null, series = null]) => [series, value, category]);
  const used = matchWide(wanted.rows, answer) ?? matchWide(turned, answer);
  if (used === undefined) return undefined;
  const categories = (rows: PlainRows, at: number): readonly PlainCell[] => [
    ...new Set(rows.map((row) => row[at] ?? null)),
  ];
  const [seen, asked] = [categories(answer.plain, used[0] ?? 0), categories(wanted.rows, 0)];
  const isOrdered = order === undefined || seen.every((cell, at) => isSameCell(cell, asked[at] ?? null));
  return { hasRows: true, isOrdered, extras: extrasOf(answer, used) };
}

const extrasOf = (answer: AnswerTable, used: readonly number[]): readonly number[] =>
  answer.keys.flatMap((_, at) => (used.includes(at) ? [] : [at]));

function onlyColumns(wanted: WantedTable, only: readonly string[] | undefined): WantedTable {
  if (only === undefined) return wanted;
  const places = only.map((name) => wanted.names.indexOf(name));
  return { names: only, rows: project(wanted.rows, places) };
}

/**
 * Compares an answer's shown rows with a reading: wanted columns map one-to-one to columns of the answer so that the rows
 * agree as a bag, or, for category, value and series, one column for each series.
 */
export function judgeData(wanted: WantedTable, answer: AnswerTable, expect: Expectation): DataVerdict {
  const asked = onlyColumns(wanted, expect.only);
  const given = withoutEmptyBins(asked, answer);
  const long = matchLong(asked, given, expect.order);
  if (long !== undefined) {
    return { hasRows: true, isOrdered: long.isOrdered, extras: extrasOf(given, long.match.columns) };
  }
  return judgeWide(asked, given, expect.order) ?? { hasRows: false, isOrdered: false, extras: [] };
}

/** Whether three to forty rows count the filled cells of a column: one column holds whole numbers that add up to them. */
export function isHistogram(answer: AnswerTable, table: TableFile, key: string): boolean {
  const place = table.columns.findIndex((column) => column.key === key);
  const kind = table.columns[place]?.kind;
  const filled = table.rows.filter((row) => toPlainCell(row[place], { kind }) !== null).length;
  if (answer.plain.length < 3 || answer.plain.length > 40) return false;
  return answer.keys.some((_, at) => {
    const counts = answer.plain.map((row) => row[at] ?? null);
    const isCount = counts.every(
      (count) => count === null || (typeof count === 'number' && Number.isInteger(count) && count >= 0),
    );
    return isCount && counts.reduce((sum: number, count) => sum + Number(count), 0) === filled;
  });
}
