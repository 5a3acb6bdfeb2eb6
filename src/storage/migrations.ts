import type { StoreDialect } from './dialect.ts';

/** Makes one version of the schema out of the one before. */
export type Migration = (dialect: StoreDialect) => readonly string[];

/**
 * Every version of the schema, the first being 1. A released migration is never edited: a change is a new one at the end.
 */
export const MIGRATIONS: readonly Migration[] = [
  ({ countingColumn, appendOnly }) => [
    `create table api_keys (
      public_id text primary key,
      name text not null,
      permissions text,
      created_at_ms bigint not null,
      revoked_at_ms bigint
    )`,
    `create table key_secrets (
      public_id text not null references api_keys (public_id),
      secret_hash text not null,
      created_at_ms bigint not null,
      expires_at_ms bigint,
      primary key (public_id, secret_hash)
    )`,
    `create table anonymous_tokens (
      public_id text primary key,
      secret_hash text not null,
      created_at_ms bigint not null
    )`,
    `create table mint_windows (
      network text primary key,
      moments text not null,
      last_at_ms bigint not null
    )`,
    'create index mint_windows_by_last on mint_windows (last_at_ms)',
    `create table balances (
      account_id text not null,
      month text not null,
      held_micros bigint not null check (held_micros >= 0),
      spent_micros bigint not null check (spent_micros >= 0),
      primary key (account_id, month)
    )`,
    `create table open_holds (
      hold_id text primary key,
      month text not null,
      amount_micros bigint not null check (amount_micros > 0),
      is_dispatched smallint not null,
      expires_at_ms bigint not null
    )`,
    'create index open_holds_by_expiry on open_holds (expires_at_ms)',
    `create table ledger (
      entry_id ${countingColumn},
      hold_id text not null,
      account_id text not null,
      month text not null,
      kind text not null check (kind in ('reserve', 'dispatch', 'settle', 'cancel')),
      amount_micros bigint not null check (amount_micros >= 0),
      request_id text not null,
      at_ms bigint not null,
      unique (hold_id, account_id, kind)
    )`,
    `create unique index ledger_one_end on ledger (hold_id, account_id) where kind in ('settle', 'cancel')`,
    ...appendOnly('ledger'),
  ],
];
