import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { describeEachStore, openAt } from '../../test/stores/each-store.ts';
import { POSTGRES_MISSING, startTemporaryPostgres } from '../../test/stores/temporary-postgres.ts';
import { createTestGate } from '../../test/stores/test-gate.ts';
import { auditMoney } from '../access/budget/audit-money.ts';
import { systemClock } from '../access/clock.ts';
import { openStore, type Store } from './open-store.ts';
import { StorageError } from './storage-error.ts';

/** SQLite's usual page (https://sqlite.org/pragma.html#pragma_page_size). */
const PAGE_BYTES = 4096;

describeEachStore('a store', (stores) => {
  test('answers a ping while it is open, and not when it is closed', async () => {
    const store = await openAt(stores.createAddress());
    await expect(store.ping()).resolves.toBeUndefined();
    await store.close();
    await expect(store.ping()).rejects.toThrow();
  });

  test('keeps what was written over a restart', async () => {
    const address = stores.createAddress();
    const before = await openAt(address);
    const secrets = [{ secretHash: 'hash', createdAtMs: 1, expiresAtMs: null }];
    const key = { publicId: 'k1', name: 'n', permissions: null, createdAtMs: 1, revokedAtMs: null, secrets };
    await before.insertKey(key);
    await before.close();
    const after = await openAt(address);
    expect(await after.listKeys()).toEqual([key]);
    await after.close();
  });
});

describe('the embedded store', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'chart-agents-embedded-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const open = (dataDir: string): Promise<Store> => openStore({ dataDir, databaseUrl: '', clock: systemClock });

  /** The one line with which a folder is refused. */
  async function readRefusal(dataDir: string): Promise<string> {
    const refusal: unknown = await open(dataDir).then(
      (store) => store.close(),
      (error: unknown) => error,
    );
    if (!(refusal instanceof StorageError)) throw new Error('The folder was not refused.', { cause: refusal });
    expect(refusal.message).not.toContain('\n');
    return refusal.message;
  }

  test('makes its folder for its owner alone, and its files too', async () => {
    const dataDir = join(folder, 'deep', 'data');
    await (await open(dataDir)).close();
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    const modes = readdirSync(dataDir).map((name) => statSync(join(dataDir, name)).mode & 0o777);
    expect(modes).toEqual([0o600]);
  });

  test('waits for another process that is writing', async () => {
    const store = await open(folder);
    const other = new DatabaseSync(join(folder, 'chart-agents.db'));
    other.exec('begin immediate');
    const revoked = store.revokeKey('k1', 1);
    setTimeout(() => other.exec('commit'), 200);
    expect(await revoked).toBe(false);
    other.close();
    await store.close();
  });

  test('refuses a folder that is a file', async () => {
    const path = join(folder, 'file');
    writeFileSync(path, '');
    expect(await readRefusal(path)).toContain(`The store at ${path} can't be used: ENOTDIR`);
  });

  test('refuses a folder that can not be made', async () => {
    writeFileSync(join(folder, 'file'), '');
    expect(await readRefusal(join(folder, 'file', 'data'))).toContain('ENOTDIR');
  });

  test.skipIf(!existsSync('/proc'))('refuses a folder in a place that takes none', async () => {
    expect(await readRefusal('/proc/chart-agents/data')).toContain('ENOENT');
  });

  test('refuses a database file that is a folder', async () => {
    mkdirSync(join(folder, 'chart-agents.db'));
    expect(await readRefusal(folder)).toContain('unable to open database file');
  });

  test('refuses a file that is no database', async () => {
    writeFileSync(
      join(folder, 'chart-agents.db'),
      'not a database, though long enough to be taken for one'.repeat(100),
    );
    expect(await readRefusal(folder)).toBe(`The store at ${folder} can't be used: file is not a database.`);
  });

  test('refuses a database that was cut off', async () => {
    await (await open(folder)).close();
    truncateSync(join(folder, 'chart-agents.db'), 8192);
    expect(await readRefusal(folder)).toContain('malformed');
  });

  test('refuses a database of which any page was overwritten', async () => {
    await (await open(folder)).close();
    const path = join(folder, 'chart-agents.db');
    const whole = readFileSync(path);
    const pages = whole.length / PAGE_BYTES;
    expect(pages).toBeGreaterThan(10);
    for (let page = 0; page < pages; page += 1) {
      writeFileSync(path, Buffer.from(whole).fill(0x5a, page * PAGE_BYTES, (page + 1) * PAGE_BYTES));
      expect(await readRefusal(folder)).toContain("can't be used");
    }
    writeFileSync(path, whole);
    await (await open(folder)).close();
  });
});

describe('a PostgreSQL address', () => {
  const open = (databaseUrl: string): Promise<Store> => openStore({ dataDir: '', databaseUrl, clock: systemClock });

  test('that does not answer is refused in one line without its password', async () => {
    const refusal: unknown = await open('postgres://user:secret@127.0.0.1:1/charts').catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(StorageError);
    expect(String(refusal)).toContain("The store at 127.0.0.1:1/charts can't be used: connect ECONNREFUSED");
    expect(String(refusal)).not.toContain('secret');
  });

  test('that is none is refused in one line', async () => {
    await expect(open('postgres://user:secret@[nowhere/charts')).rejects.toThrow(StorageError);
  });
});

describe.skipIf(POSTGRES_MISSING !== undefined)('a PostgreSQL that goes away while the service runs', () => {
  test('makes minting unavailable, and is found again when it is back with all that was acknowledged', async () => {
    const postgres = await startTemporaryPostgres();
    const store = await openStore({ dataDir: '', databaseUrl: postgres.createDatabase('charts'), clock: systemClock });
    try {
      const gate = createTestGate(store, systemClock);
      const caller = { kind: 'keyless', network: '192.0.2.1' } as const;
      const { token, identity } = await gate.mint(caller);
      await gate.hold(identity, 10, 'r1');

      postgres.halt();
      await expect(store.ping()).rejects.toThrow();
      await expect(gate.checkMint(caller)).rejects.toMatchObject({ code: 'ANONYMOUS_MINT_UNAVAILABLE' });
      await expect(gate.mint(caller)).rejects.toMatchObject({ code: 'ANONYMOUS_MINT_UNAVAILABLE' });
      await expect(gate.hold(identity, 10, 'r2')).rejects.not.toMatchObject({ code: 'QUOTA_EXCEEDED' });

      postgres.resume();
      await store.ping();
      expect(await gate.identify(`Bearer ${token}`, '192.0.2.1')).toEqual(identity);
      expect(await store.readMoney(auditMoney)).toEqual({ entries: 2, balances: 2, openHolds: 1, disagreements: [] });
    } finally {
      await store.close();
      postgres.stop();
    }
  });
});
