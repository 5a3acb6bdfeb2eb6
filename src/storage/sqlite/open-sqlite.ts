import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { StoreDialect } from '../dialect.ts';
import { toStorageError } from '../storage-error.ts';
import { BUSY_TIMEOUT_MS, retryWhileBusy } from './retry-while-busy.ts';
import { createSqliteDialect } from './sqlite-dialect.ts';

const FILE_NAME = 'chart-agents.db';

/** Up to this size a database is checked whole when it is opened, in about a tenth of a second. */
const CHECKED_BYTES = 32 * 1_048_576;

/**
 * Opens the embedded store in a folder, which is made for its owner alone where it is missing. Several processes may have
 * it open. Each commit is on the disk before it is reported done (`synchronous=FULL`).
 */
export async function openSqlite(dataDir: string): Promise<StoreDialect> {
  const place = resolve(dataDir);
  try {
    makeFolder(place);
    const path = join(place, FILE_NAME);
    if (!existsSync(path)) createEmpty(path);
    return toStoreDialect(await retryWhileBusy(() => openFile(path)), place);
  } catch (cause) {
    throw toStorageError(cause, place);
  }
}

/** Opens a store in memory that is gone with the process: the same code without a disk, for tests. */
export function openSqliteInMemory(): StoreDialect {
  return toStoreDialect(new DatabaseSync(':memory:'), 'memory');
}

/**
 * Makes a folder and those above it that are missing. Node's own recursive way never comes back where a system of files
 * says that a folder is missing although it is there, as `/proc` does.
 */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process may have been first.
    if (!existsSync(path)) throw error;
  }
}

/**
 * SQLite gives its own files the mode of the database: for the owner alone, whatever the folder allows. Only a file that
 * is not there is touched, because closing an open database's file anew would let go of the locks of this process.
 */
function createEmpty(path: string): void {
  closeSync(openSync(path, 'a', 0o600));
}

function openFile(path: string): DatabaseSync {
  const connection = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
  try {
    connection.exec('pragma journal_mode = wal; pragma synchronous = full');
    if (statSync(path).size <= CHECKED_BYTES) refuseDamaged(connection);
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

function refuseDamaged(connection: DatabaseSync): void {
  const verdict = connection.prepare('pragma quick_check(1)').get()?.quick_check;
  if (verdict !== 'ok') throw new Error(`the database is damaged (${verdict})`);
}

function toStoreDialect(connection: DatabaseSync, place: string): StoreDialect {
  return {
    dialect: createSqliteDialect(connection),
    countingColumn: 'integer primary key autoincrement',
    appendOnly: (table) =>
      ['update', 'delete'].map(
        (change) =>
          `create trigger ${table}_no_${change} before ${change} on ${table} begin select raise(abort, '${table} is append-only'); end`,
      ),
    // A transaction that writes has the only write lock from its beginning.
    lockMigrations: async () => {},
    place,
  };
}
