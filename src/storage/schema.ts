import type { Generated, Kysely } from 'kysely';
import type { EntryKind } from '../access/budget/budget-store.ts';

/** The tables as the migrations leave them. Moments are milliseconds since 1970, money whole micro-dollars. */
export type Tables = {
  api_keys: {
    public_id: string;
    name: string;
    /** JSON array of endpoint names; null for all. */
    permissions: string | null;
    created_at_ms: number;
    revoked_at_ms: number | null;
  };
  key_secrets: { public_id: string; secret_hash: string; created_at_ms: number; expires_at_ms: number | null };
  anonymous_tokens: { public_id: string; secret_hash: string; created_at_ms: number };
  /** `moments` is a JSON array: when the network was given tokens within its window. */
  mint_windows: { network: string; moments: string; last_at_ms: number };
  /** A row per account and month, derived from the ledger and written in the same transaction. */
  balances: { account_id: string; month: string; held_micros: number; spent_micros: number };
  /** Holds that have not ended. `is_dispatched` is 0 or 1. */
  open_holds: {
    hold_id: string;
    month: string;
    amount_micros: number;
    is_dispatched: number;
    expires_at_ms: number;
  };
  /** Append-only: the database refuses to change or delete a row. */
  ledger: {
    entry_id: Generated<number>;
    hold_id: string;
    account_id: string;
    month: string;
    kind: EntryKind;
    amount_micros: number;
    request_id: string;
    at_ms: number;
  };
  schema_versions: { version: number; applied_at_ms: number };
};

/** A connection, or the transaction in it. */
export type Database = Kysely<Tables>;
