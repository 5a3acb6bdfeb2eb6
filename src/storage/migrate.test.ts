import { Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeEachStore, openAt, type StoreAddress } from '../../test/stores/each-store.ts';
import type { StoreDialect } from './dialect.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS, type Migration } from './migrations.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import type { Database, Tables } from './schema.ts';
import { openSqlite } from './sqlite/open-sqlite.ts';

const addPets: Migration = () => ['create table pets (name text primary key)'];
const breakHalfway: Migration = () => ['create table toys (name text)', 'insert into nowhere values (1)'];

async function withDatabase(
  { dataDir, databaseUrl }: StoreAddress,
  use: (database: Database, dialect: StoreDialect) => Promise<void>,
): Promise<void> {
  const dialect = databaseUrl === '' ? await openSqlite(dataDir) : openPostgres(databaseUrl);
  const database = new Kysely<Tables>({ dialect: dialect.dialect });
  try {
    await use(database, dialect);
  } finally {
    await database.destroy();
  }
}

describeEachStore('the schema', (stores) => {
  test('is made once by many processes that start together', async () => {
    const address = stores.createAddress();
    const opened = await Promise.all(Array.from({ length: 8 }, () => openAt(address)));
    await Promise.all(opened.map((store) => store.ping()));
    await Promise.all(opened.map((store) => store.close()));
    await withDatabase(address, async (database) => {
      const versions = await database.selectFrom('schema_versions').select('version').execute();
      expect(versions).toEqual(MIGRATIONS.map((_, index) => ({ version: index + 1 })));
    });
  });

  test('goes on from the version that is there, and leaves one that is current alone', async () => {
    const address = stores.createAddress();
    await withDatabase(address, async (database, dialect) => {
      await migrate(database, dialect, { nowMs: 1, migrations: [addPets] });
      await sql`insert into pets values ('Rex')`.execute(database);
      await migrate(database, dialect, { nowMs: 2, migrations: [addPets, () => ['alter table pets add age integer']] });
      await migrate(database, dialect, { nowMs: 3, migrations: [addPets, () => ['alter table pets add age integer']] });
      expect((await sql`select * from pets`.execute(database)).rows).toEqual([{ name: 'Rex', age: null }]);
      const versions = await database.selectFrom('schema_versions').selectAll().orderBy('version').execute();
      expect(versions).toEqual([
        { version: 1, applied_at_ms: 1 },
        { version: 2, applied_at_ms: 2 },
      ]);
    });
  });

  test('stays as it was where a migration fails', async () => {
    const address = stores.createAddress();
    await withDatabase(address, async (database, dialect) => {
      await migrate(database, dialect, { nowMs: 1, migrations: [addPets] });
      const migrations = [addPets, breakHalfway];
      await expect(migrate(database, dialect, { nowMs: 2, migrations })).rejects.toThrow('nowhere');
      await expect(sql`select * from toys`.execute(database)).rejects.toThrow('toys');
      await migrate(database, dialect, { nowMs: 3, migrations: [addPets] });
    });
  });

  test('of a newer release is refused in one line', async () => {
    const address = stores.createAddress();
    await (await openAt(address)).close();
    await withDatabase(address, async (database) => {
      await database.insertInto('schema_versions').values({ version: 99, applied_at_ms: 0 }).execute();
    });
    await expect(openAt(address)).rejects.toThrow(/^The store at .* was made by a newer release \(schema 99, .*\.$/);
  });

  test('refuses to change or delete what the ledger says', async () => {
    const address = stores.createAddress();
    const store = await openAt(address);
    const charges = [{ accountId: 'k1', limitMicros: 100 }];
    const request = { requestId: 'r', charges, amountMicros: 60, month: '2026-03', nowMs: 0, expiresAtMs: 1 };
    await store.reserve({ ...request, holdId: 'h' });
    await store.close();
    await withDatabase(address, async (database) => {
      const change = database.updateTable('ledger').set({ amount_micros: 1 }).execute();
      await expect(change).rejects.toThrow('ledger is append-only');
      await expect(database.deleteFrom('ledger').execute()).rejects.toThrow('ledger is append-only');
    });
  });
});
