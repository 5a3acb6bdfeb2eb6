import { PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { StoreDialect } from '../dialect.ts';

/** The type of a 64-bit integer in PostgreSQL's own list, `pg_type`. */
const BIGINT_TYPE = 20;
const CONNECTIONS = 10;
/** How long a query waits for a connection, one of the pool's that is in use or a new one. */
const CONNECT_TIMEOUT_MS = 10_000;
/** A statement of ours takes milliseconds. One that waits longer fails, and a transaction that was cut off frees its locks. */
const STATEMENT_TIMEOUT_MS = 10_000;
/** Any number that no other program uses for its own locks on the same database. */
const MIGRATION_LOCK = 7_236_591_842;

/** Opens a PostgreSQL database by its address. Nothing is connected before the first query. */
export function openPostgres(databaseUrl: string): StoreDialect {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    types: { getTypeParser: (type, format) => (type === BIGINT_TYPE ? Number : pg.types.getTypeParser(type, format)) },
  });
  // A connection that breaks, idle or in use, is replaced by the next query, and a query on it rejects by itself; without
  // a listener the same news would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    dialect: new PostgresDialect({ pool }),
    countingColumn: 'bigint primary key generated always as identity',
    appendOnly: (table) => [
      `create function ${table}_is_append_only() returns trigger language plpgsql
        as $$ begin raise exception '${table} is append-only'; end $$`,
      `create trigger ${table}_no_change before update or delete or truncate on ${table}
        for each statement execute function ${table}_is_append_only()`,
    ],
    lockMigrations: async (transaction) => {
      // A migration may take its time, and the others wait for it.
      await sql`set local statement_timeout = 0`.execute(transaction);
      await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(transaction);
    },
    place: toPlace(databaseUrl),
  };
}

function toPlace(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return 'the PostgreSQL address';
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}
