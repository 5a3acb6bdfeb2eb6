import type { KeyStore, SecretRotation, StoredKey } from '../access/credentials/key-store.ts';
import { parseStringList } from './json-columns.ts';
import type { Database, Tables } from './schema.ts';

/** Keeps API keys in a database. */
export function createKeyQueries(database: Database): KeyStore {
  return {
    insertKey: (key) => database.transaction().execute((transaction) => insertKey(transaction, key)),
    async findKey(publicId) {
      const rows = await selectKeys(database).where('api_keys.public_id', '=', publicId).execute();
      return toKeys(rows)[0];
    },
    listKeys: async () => toKeys(await selectKeys(database).execute()),
    rotateSecret: (rotation) => database.transaction().execute((transaction) => rotateSecret(transaction, rotation)),
    revokeKey: (publicId, nowMs) =>
      database.transaction().execute((transaction) => revokeKey(transaction, publicId, nowMs)),
  };
}

type KeyRow = Omit<Tables['api_keys'], 'created_at_ms'> &
  Omit<Tables['key_secrets'], 'created_at_ms'> & { key_created_at_ms: number; secret_created_at_ms: number };

function selectKeys(database: Database) {
  return database
    .selectFrom('api_keys')
    .innerJoin('key_secrets', 'key_secrets.public_id', 'api_keys.public_id')
    .select(['api_keys.public_id', 'name', 'permissions', 'revoked_at_ms', 'secret_hash', 'expires_at_ms'])
    .select(['api_keys.created_at_ms as key_created_at_ms', 'key_secrets.created_at_ms as secret_created_at_ms'])
    .orderBy('api_keys.created_at_ms')
    .orderBy('api_keys.public_id')
    .orderBy('key_secrets.created_at_ms', 'desc');
}

/** One key for each run of rows with its id. */
function toKeys(rows: readonly KeyRow[]): readonly StoredKey[] {
  const byId = Map.groupBy(rows, (row) => row.public_id);
  return Array.from(byId.values(), ([first, ...others]) => (first === undefined ? [] : [toKey(first, others)])).flat();
}

function toKey(first: KeyRow, others: readonly KeyRow[]): StoredKey {
  return {
    publicId: first.public_id,
    name: first.name,
    permissions: first.permissions === null ? null : parseStringList(first.permissions),
    createdAtMs: first.key_created_at_ms,
    revokedAtMs: first.revoked_at_ms,
    secrets: [first, ...others].map((row) => ({
      secretHash: row.secret_hash,
      createdAtMs: row.secret_created_at_ms,
      expiresAtMs: row.expires_at_ms,
    })),
  };
}

async function insertKey(transaction: Database, key: StoredKey): Promise<void> {
  await transaction
    .insertInto('api_keys')
    .values({
      public_id: key.publicId,
      name: key.name,
      permissions: key.permissions === null ? null : JSON.stringify(key.permissions),
      created_at_ms: key.createdAtMs,
      revoked_at_ms: key.revokedAtMs,
    })
    .execute();
  for (const secret of key.secrets) {
    await transaction
      .insertInto('key_secrets')
      .values({
        public_id: key.publicId,
        secret_hash: secret.secretHash,
        created_at_ms: secret.createdAtMs,
        expires_at_ms: secret.expiresAtMs,
      })
      .execute();
  }
}

async function rotateSecret(transaction: Database, rotation: SecretRotation): Promise<boolean> {
  const { publicId, secretHash, nowMs, previousExpiresAtMs } = rotation;
  // Writing the row holds it until the end, so that two rotations of one key come one after the other.
  const key = await transaction
    .updateTable('api_keys')
    .set((column) => ({ name: column.ref('name') }))
    .where('public_id', '=', publicId)
    .where('revoked_at_ms', 'is', null)
    .executeTakeFirst();
  if (key.numUpdatedRows === 0n) return false;
  await transaction
    .deleteFrom('key_secrets')
    .where('public_id', '=', publicId)
    .where('expires_at_ms', 'is not', null)
    .execute();
  await transaction
    .updateTable('key_secrets')
    .set({ expires_at_ms: previousExpiresAtMs })
    .where('public_id', '=', publicId)
    .execute();
  await transaction
    .insertInto('key_secrets')
    .values({ public_id: publicId, secret_hash: secretHash, created_at_ms: nowMs, expires_at_ms: null })
    .execute();
  return true;
}

async function revokeKey(transaction: Database, publicId: string, nowMs: number): Promise<boolean> {
  const key = await transaction
    .updateTable('api_keys')
    .set((column) => ({ revoked_at_ms: column.fn.coalesce('revoked_at_ms', column.val(nowMs)) }))
    .where('public_id', '=', publicId)
    .executeTakeFirst();
  return key.numUpdatedRows > 0n;
}
