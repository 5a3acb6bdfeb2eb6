import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  SqliteAdapter,
  SqliteDialect,
  type SqliteStatement,
  type TransactionSettings,
} from 'kysely';
import { retryWhileBusy } from './retry-while-busy.ts';

/**
 * The SQLite that is built into Node, for Kysely. Kysely knows SQLite through another package's interface; this maps one
 * to the other, and makes transactions that write take the write lock when they begin: one that took it later could find
 * that another process has written since it began, and fail.
 */
export function createSqliteDialect(connection: DatabaseSync): Dialect {
  const dialect = new SqliteDialect({
    database: { close: () => connection.close(), prepare: cachePrepared(connection) },
  });
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => withImmediateTransactions(dialect.createDriver()),
    createIntrospector: (database) => dialect.createIntrospector(database),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}

/** The service has a few dozen statements; each is compiled once. */
function cachePrepared(connection: DatabaseSync): (sql: string) => SqliteStatement {
  const prepared = new Map<string, SqliteStatement>();
  return (sql) => {
    const statement = prepared.get(sql) ?? toKyselyStatement(connection.prepare(sql));
    prepared.set(sql, statement);
    return statement;
  };
}

function toKyselyStatement(statement: StatementSync): SqliteStatement {
  // Kysely passes on the values that queries were built with, all of them strings, numbers, bigints or null here.
  const toInput = (parameters: readonly unknown[]): SQLInputValue[] => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...toInput(parameters)),
    run: (parameters) => statement.run(...toInput(parameters)),
    iterate: (parameters) => statement.iterate(...toInput(parameters)),
  };
}

function withImmediateTransactions(driver: Driver): Driver {
  const beginTransaction = async (connection: DatabaseConnection, settings: TransactionSettings): Promise<void> => {
    const begin = CompiledQuery.raw(settings.accessMode === 'read only' ? 'begin' : 'begin immediate');
    await retryWhileBusy(() => connection.executeQuery(begin));
  };
  return Object.assign(driver, { beginTransaction });
}
