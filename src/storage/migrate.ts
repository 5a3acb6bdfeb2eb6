import { sql } from 'kysely';
import type { StoreDialect } from './dialect.ts';
import { MIGRATIONS, type Migration } from './migrations.ts';
import type { Database } from './schema.ts';
import { StorageError } from './storage-error.ts';

/**
 * Brings the schema up to date in one transaction, or leaves it as it was. Safe when several processes start at once: one
 * migrates, the others wait and find it done. Throws a `StorageError` on a schema that a newer release has made.
 */
export async function migrate(
  database: Database,
  dialect: StoreDialect,
  { nowMs, migrations = MIGRATIONS }: { readonly nowMs: number; readonly migrations?: readonly Migration[] },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await dialect.lockMigrations(transaction);
    const current = await readVersion(transaction);
    if (current > migrations.length) {
      throw new StorageError(
        `The store at ${dialect.place} was made by a newer release (schema ${current}, this one knows ${migrations.length}). Run that release.`,
      );
    }
    for (const [index, migration] of migrations.entries()) {
      if (index < current) continue;
      for (const statement of migration(dialect)) await sql.raw(statement).execute(transaction);
      await transaction
        .insertInto('schema_versions')
        .values({ version: index + 1, applied_at_ms: nowMs })
        .execute();
    }
  });
}

async function readVersion(transaction: Database): Promise<number> {
  await sql`create table if not exists schema_versions (
    version integer primary key,
    applied_at_ms bigint not null
  )`.execute(transaction);
  const newest = await transaction
    .selectFrom('schema_versions')
    .select('version')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.version ?? 0;
}
