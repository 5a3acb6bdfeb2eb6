import { DuckDBInstance } from '@duckdb/node-api';
import type { CellKind, TableFile, WrittenCell } from './make-tables/table-file.ts';
import { type PlainCell, toPlainCell } from './plain-cell.ts';
import { readTable } from './wish-files.ts';

/** What a query gives: the names of its columns, and comparable cells. */
export type WantedTable = { readonly names: readonly string[]; readonly rows: readonly (readonly PlainCell[])[] };

/** Answers queries over the typed view `t` of a table, by DuckDB. */
export type TableJudge = {
  readonly query: (table: string, sql: string) => Promise<WantedTable>;
  readonly close: () => void;
};

const isDate = (kind: CellKind): boolean =>
  ['isoDate', 'dayMonthYear', 'monthDayYear', 'dayMonthName', 'monthYear'].includes(kind);

function sqlType(kind: CellKind, cells: readonly WrittenCell[]): string {
  if (kind === 'number' || kind === 'commaNumber') return 'DOUBLE';
  if (kind === 'boolean') return 'BOOLEAN';
  if (!isDate(kind)) return 'VARCHAR';
  return cells.some((cell) => String(cell).includes('T')) ? 'TIMESTAMP' : 'DATE';
}

function sqlCell(cell: WrittenCell, kind: CellKind): string {
  if (cell === null) return 'NULL';
  const value = kind === 'text' || kind === 'boolean' ? cell : toPlainCell(cell, { kind });
  if (value === null || value === '') return 'NULL';
  if (typeof value === 'string') return `'${value.replace(/'/g, "''").replace(/^(\d{4}-\d{2}-\d{2})t/, '$1 ')}'`;
  return String(value);
}

const quoted = (name: string): string => `"${name.replace(/"/g, '""')}"`;

function createTableSql({ columns, rows }: TableFile): string {
  const types = columns.map(
    ({ key, kind }, at) =>
      `${quoted(key)} ${sqlType(
        kind,
        rows.map((row) => row[at] ?? null),
      )}`,
  );
  const values = rows.map((row) => `(${columns.map(({ kind }, at) => sqlCell(row[at] ?? null, kind)).join(',')})`);
  return `CREATE OR REPLACE TABLE t(${types.join(',')}); INSERT INTO t VALUES ${values.join(',')}`;
}

/** Starts the judge, in memory. */
export async function createTableJudge(): Promise<TableJudge> {
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' });
  const connection = await instance.connect();
  let loaded = '';
  return {
    async query(table, sql) {
      if (loaded !== table) await connection.run(createTableSql(readTable(table)));
      loaded = table;
      const reader = await connection.runAndReadAll(sql);
      const types = reader.columnTypes().map(String);
      const rows = reader.getRowsJson().map((row) =>
        row.map((cell, at) => {
          if (cell === null) return null;
          return /INT|DOUBLE|DECIMAL/.test(types[at] ?? '') ? Number(cell) : toPlainCell(cell);
        }),
      );
      return { names: reader.columnNames(), rows };
    },
    close() {
      connection.closeSync();
      instance.closeSync();
    },
  };
}
