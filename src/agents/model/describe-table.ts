import type { ChartData } from '../../chart/graph-config.ts';
import type { ColumnProfile, TableProfile } from '../../table/profile.ts';
import { wordsOf } from './trade-words.ts';

/** How many columns and rows are shown: as many as there is room for, columns before rows. */
const COLUMNS_SHOWN = [60, 40, 25, 15, 8, 4, 1] as const;
const ROWS_SHOWN = [12, 9, 6, 3, 2, 1, 0] as const;
const MOST_ROWS = 12;
const LONGEST_CELL = 60;
const LONGEST_NAME = 80;

/** How long a description may be, and what is wished of the table. */
export type DescribeOptions = { readonly mostBytes: number; readonly wish: string };

/**
 * A table as a model is shown it: its columns with what is known of them, and a few rows from its beginning, middle and end. Never
 * longer than `mostBytes` of UTF-8, whatever the table; of many columns those that the wish speaks of and the first. It is JSON in
 * which no sign of a tag can stand, between tags that say that it is data: nothing in a cell can close them.
 */
export function describeTable(data: ChartData, profile: TableProfile, { mostBytes, wish }: DescribeOptions): string {
  const { rowCount } = profile;
  for (const most of COLUMNS_SHOWN) {
    const columns = chooseColumns(profile.columns, wish, most);
    const left = profile.columns.length - columns.length;
    const rows = sampleRows(data, columns);
    for (const count of ROWS_SHOWN) {
      const text = write({ columns, left, rows: rows.slice(0, count), rowCount });
      if (Buffer.byteLength(text) <= mostBytes) return text;
    }
  }
  return cutToBytes(write({ columns: [], left: profile.columns.length, rows: [], rowCount }), mostBytes);
}

/** Columns by how many words of their labels the wish has, in the order of the table. */
function chooseColumns(columns: readonly ColumnProfile[], wish: string, most: number): readonly ColumnProfile[] {
  if (columns.length <= most) return columns;
  const wished = new Set(wordsOf(wish));
  const shareOf = ({ label }: ColumnProfile): number => {
    const words = wordsOf(label.slice(0, LONGEST_NAME));
    return words.filter((word) => wished.has(word)).length / Math.max(1, words.length);
  };
  const shares = new Map(columns.map((column) => [column, shareOf(column)]));
  const chosen = new Set(
    columns.toSorted((one, other) => (shares.get(other) ?? 0) - (shares.get(one) ?? 0)).slice(0, most),
  );
  return columns.filter((column) => chosen.has(column));
}

type Described = {
  readonly columns: readonly ColumnProfile[];
  /** How many columns are not shown. */
  readonly left: number;
  readonly rows: readonly (readonly unknown[])[];
  readonly rowCount: number;
};

function write({ columns, left, rows, rowCount }: Described): string {
  const lines = [
    `{"rows": ${rowCount}, "columns": [`,
    ...columns.map((column) => `${toSafeJson(describeColumn(column))},`),
    left === 0 ? '], "some rows": [' : `], "columns not shown": ${left}, "some rows": [`,
    ...rows.map((row) => `${toSafeJson(row)},`),
    ']}',
  ];
  return `<data>\n${lines.join('\n')}\n</data>`;
}

/** JSON without the signs that tags are made of. */
function toSafeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');
}

function describeColumn({ key, label, kind, role, distinct, missing, number, time }: ColumnProfile): object {
  return {
    key: key.slice(0, LONGEST_NAME),
    ...(label === key ? {} : { label: label.slice(0, LONGEST_NAME) }),
    kind,
    role,
    distinct,
    ...(missing === 0 ? {} : { missing }),
    ...(number === undefined ? {} : { min: number.min, max: number.max }),
    ...(time === undefined ? {} : { grain: time.grain }),
  };
}

function sampleRows({ rows }: ChartData, columns: readonly ColumnProfile[]): readonly (readonly unknown[])[] {
  const step = Math.max(1, Math.floor(rows.length / MOST_ROWS));
  const picked = rows.filter((_, place) => place < 3 || place % step === 0).slice(0, MOST_ROWS);
  return picked.map((row) => columns.map(({ key }) => shorten(row[key])));
}

function shorten(cell: unknown): unknown {
  return typeof cell === 'string' && cell.length > LONGEST_CELL ? `${cell.slice(0, LONGEST_CELL)}…` : (cell ?? null);
}

function cutToBytes(text: string, mostBytes: number): string {
  if (Buffer.byteLength(text) <= mostBytes) return text;
  const kept = Buffer.from(text).subarray(0, Math.max(0, mostBytes - 8));
  return `${kept.toString().replace(/\ufffd+$/, '')}\n</data>`;
}
