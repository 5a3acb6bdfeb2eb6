import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { systemClock } from '../../src/access/clock.ts';
import { openStore, type Store, type StoreOptions } from '../../src/storage/open-store.ts';
import { POSTGRES_MISSING, startTemporaryPostgres, type TemporaryPostgres } from './temporary-postgres.ts';

/** Where one store is kept: what `openStore` needs to find it again, in this process or another. */
export type StoreAddress = Pick<StoreOptions, 'dataDir' | 'databaseUrl'>;

/** Empty stores of one kind, for the tests of one suite. */
export type StoreMaker = {
  /** The address of a new, empty store. */
  createAddress(): StoreAddress;
  /** A new, empty store, open. */
  create(): Promise<Store>;
};

/** Opens the store at an address, on the clock of the machine. */
export function openAt(address: StoreAddress, options: Partial<StoreOptions> = {}): Promise<Store> {
  return openStore({ ...address, clock: systemClock, ...options });
}

/**
 * Runs one suite on the embedded store and on a real PostgreSQL. Stores that `create` opens are closed at the end.
 * @param define defines the tests, given a maker of empty stores
 */
export function describeEachStore(title: string, define: (stores: StoreMaker) => void): void {
  describe(`${title}, on SQLite`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'chart-agents-store-'));
    defineOn(define, () => ({ dataDir: join(folder, randomUUID()), databaseUrl: '' }));
    afterAll(() => rmSync(folder, { recursive: true }));
  });
  const missing = POSTGRES_MISSING === undefined ? '' : ` (skipped: ${POSTGRES_MISSING})`;
  describe.skipIf(missing !== '')(`${title}, on PostgreSQL${missing}`, () => {
    let postgres: TemporaryPostgres | undefined;
    beforeAll(async () => {
      postgres = await startTemporaryPostgres();
    });
    afterAll(() => postgres?.stop());
    defineOn(define, () => ({
      dataDir: '',
      databaseUrl: postgres?.createDatabase(`store_${randomUUID().replaceAll('-', '')}`) ?? '',
    }));
  });
}

function defineOn(define: (stores: StoreMaker) => void, createAddress: () => StoreAddress): void {
  const open: Store[] = [];
  define({
    createAddress,
    async create() {
      const store = await openAt(createAddress());
      open.push(store);
      return store;
    },
  });
  afterAll(() => Promise.all(open.map((store) => store.close())));
}
