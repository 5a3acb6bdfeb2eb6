import type { ChartData } from '../../chart/graph-config.ts';
import type { ColumnProfile, TableProfile } from '../../table/profile.ts';

const MOST_COLUMNS = 60;
const MOST_ROWS = 12;
const LONGEST_CELL = 60;
const LONGEST_NAME = 80;

/**
 * A table as a model is shown it: its columns with what is known of them, and a few rows from its beginning, middle and end. Never
 * longer than `mostBytes` of UTF-8, whatever the table. It is JSON in which no sign of a tag can stand, between tags that say
 * that it is data: nothing in a cell can close them.
 */
export function describeTable(data: ChartData, profile: TableProfile, mostBytes: number): string {
  const columns = profile.columns.slice(0, MOST_COLUMNS);
  const rows = sampleRows(data, columns);
  for (let count = rows.length; count >= 0; count -= count > 3 ? 3 : 1) {
    const text = write({ columns, rows: rows.slice(0, count), rowCount: profile.rowCount });
    if (Buffer.byteLength(text) <= mostBytes || count === 0) return cutToBytes(text, mostBytes);
  }
  return '';
}

type Described = {
  readonly columns: readonly ColumnProfile[];
  readonly rows: readonly (readonly unknown[])[];
  readonly rowCount: number;
};

function write({ columns, rows, rowCount }: Described): string {
  const lines = [
    `{"rows": ${rowCount}, "columns": [`,
    ...columns.map((column) => `${toSafeJson(describeColumn(column))},`),
    `], "some rows": [`,
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
