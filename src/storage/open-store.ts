import { Kysely, sql } from 'kysely';
import type { Clock } from '../access/clock.ts';
import type { AccessStore } from '../access/create-gate.ts';
import { createBudgetQueries } from './budget-queries.ts';
import type { StoreDialect } from './dialect.ts';
import { createKeyQueries } from './key-queries.ts';
import { migrate } from './migrate.ts';
import type { PointListener } from './points.ts';
import type { Tables } from './schema.ts';
import { openSqlite, openSqliteInMemory } from './sqlite/open-sqlite.ts';
import { toStorageError } from './storage-error.ts';
import { createTokenQueries } from './token-queries.ts';

/** Everything the service keeps, in a database. */
export interface Store extends AccessStore {
  /** Where the data is, for people; never holds a password. */
  readonly place: string;
  /** Resolves where the store can be reached, else rejects. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Where the data is. An empty `databaseUrl` is the embedded store in `dataDir`. */
export type StoreOptions = {
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly clock: Clock;
  /** Is told when a money transaction passes a named point; for tests that let a process die there. */
  readonly onPoint?: PointListener;
};

/**
 * Opens the store and brings its schema up to date. Several processes may have it open at once. Throws a `StorageError`
 * with one line for the operator where it can't be opened.
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  return createStore(await openDialect(options), options);
}

/** Opens an empty store in memory that is gone when it is closed: the embedded store without a disk, for tests. */
export function openMemoryStore(clock: Clock): Promise<Store> {
  return createStore(openSqliteInMemory(), { clock });
}

/** The PostgreSQL driver is loaded where it is used, for a fast start of the embedded store. */
async function openDialect({ dataDir, databaseUrl }: StoreOptions): Promise<StoreDialect> {
  if (databaseUrl === '') return openSqlite(dataDir);
  const { openPostgres } = await import('./postgres/open-postgres.ts');
  return openPostgres(databaseUrl);
}

async function createStore(
  dialect: StoreDialect,
  { clock, onPoint = () => {} }: Pick<StoreOptions, 'clock' | 'onPoint'>,
): Promise<Store> {
  const database = new Kysely<Tables>({ dialect: dialect.dialect });
  try {
    await migrate(database, dialect, { nowMs: clock.nowMs() });
  } catch (error) {
    await database.destroy();
    throw toStorageError(error, dialect.place);
  }
  return {
    place: dialect.place,
    ...createKeyQueries(database),
    ...createTokenQueries(database),
    ...createBudgetQueries(database, onPoint),
    ping: async () => void (await sql`select 1`.execute(database)),
    close: () => database.destroy(),
  };
}
