import type { Dialect } from 'kysely';
import type { Database } from './schema.ts';

/** One kind of database, and the few words in which it differs from the other. */
export type StoreDialect = {
  readonly dialect: Dialect;
  /** The column definition of a number that the database counts up itself. */
  readonly countingColumn: string;
  /** Statements that make a table refuse changes and deletions. */
  readonly appendOnly: (table: string) => readonly string[];
  /** Keeps other processes from migrating until the transaction ends. */
  readonly lockMigrations: (transaction: Database) => Promise<void>;
  /** Where the data is, for people; never holds a password. */
  readonly place: string;
};
