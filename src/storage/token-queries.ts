import type { MintRequest, TokenStore } from '../access/credentials/token-store.ts';
import { type SlidingLog, toCurrent, waitMs } from '../access/sliding-log.ts';
import { parseNumberList } from './json-columns.ts';
import type { Database } from './schema.ts';

/** Keeps anonymous tokens, and what each network was given, in a database. */
export function createTokenQueries(database: Database): TokenStore {
  return {
    async findTokenHash(publicId) {
      const tokens = database.selectFrom('anonymous_tokens').where('public_id', '=', publicId);
      return (await tokens.select('secret_hash').executeTakeFirst())?.secret_hash;
    },
    async readMintWaitMs(network, rule, nowMs) {
      const windows = database.selectFrom('mint_windows').where('network', '=', network);
      const row = await windows.select('moments').executeTakeFirst();
      return row === undefined ? 0 : waitMs(parseNumberList(row.moments), nowMs, rule);
    },
    async mintToken(request) {
      await forgetIdleNetworks(database, request);
      return database.transaction().execute((transaction) => mintToken(transaction, request));
    },
  };
}

async function forgetIdleNetworks(database: Database, { nowMs, rule }: MintRequest): Promise<void> {
  await database
    .deleteFrom('mint_windows')
    .where('last_at_ms', '<=', nowMs - rule.windowMs)
    .execute();
}

async function mintToken(transaction: Database, request: MintRequest): Promise<number> {
  const { network, rule, nowMs, publicId, secretHash } = request;
  const log = await lockMintLog(transaction, request);
  const wait = waitMs(log, nowMs, rule);
  if (wait > 0) return wait;
  await transaction
    .updateTable('mint_windows')
    .set({ moments: JSON.stringify([...toCurrent(log, nowMs, rule), nowMs]), last_at_ms: nowMs })
    .where('network', '=', network)
    .execute();
  await transaction
    .insertInto('anonymous_tokens')
    .values({ public_id: publicId, secret_hash: secretHash, created_at_ms: nowMs })
    .execute();
  return 0;
}

/** The log of a network. Writing its row holds it until the end, so that two mints of one network come one after the other. */
async function lockMintLog(transaction: Database, { network, nowMs }: MintRequest): Promise<SlidingLog> {
  const row = await transaction
    .insertInto('mint_windows')
    .values({ network, moments: '[]', last_at_ms: nowMs })
    .onConflict((conflict) => conflict.column('network').doUpdateSet({ network }))
    .returning('moments')
    .executeTakeFirstOrThrow();
  return parseNumberList(row.moments);
}
