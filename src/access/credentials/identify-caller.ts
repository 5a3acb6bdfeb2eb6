import { AccessError } from '../access-error.ts';
import type { Clock } from '../clock.ts';
import { ENDPOINT_NAMES, type EndpointName } from '../endpoints.ts';
import type { Identity } from '../gate.ts';
import { type Credential, isSameHash, maybeCredential } from './credential.ts';
import type { KeyStore, StoredKey } from './key-store.ts';
import type { TokenStore } from './token-store.ts';

/** What is needed to tell who calls. */
export type IdentifyOptions = {
  readonly store: KeyStore & TokenStore;
  readonly clock: Clock;
  readonly keyPrefix: string;
};

/** `Bearer` in any case (RFC 9110, 11.1), spaces, and the credential. */
const BEARER = /^bearer +([A-Za-z0-9_]+)$/i;

/**
 * Reads an `Authorization` header. None is a keyless caller; one that is malformed, unknown, expired or revoked throws
 * `AUTHENTICATION_ERROR` and never counts as keyless. Malformed ones are refused without asking the store.
 */
export async function identifyCaller(
  options: IdentifyOptions,
  authorization: string | undefined,
  network: string,
): Promise<Identity> {
  if (authorization === undefined) return { kind: 'keyless', network };
  const [, text = ''] = BEARER.exec(authorization) ?? [];
  const credential = maybeCredential(text, options.keyPrefix);
  const identity = credential && (await IDENTIFY[credential.kind](options, credential));
  if (identity === undefined) throw new AccessError('AUTHENTICATION_ERROR');
  return identity;
}

const IDENTIFY = {
  async key({ store, clock }, { publicId, secretHash }) {
    const key = await store.findKey(publicId);
    if (key === undefined || !isLive(key, secretHash, clock.nowMs())) return undefined;
    return { kind: 'key', accountId: publicId, permissions: toPermissions(key) };
  },
  async anonymous({ store }, { publicId, secretHash }) {
    const stored = await store.findTokenHash(publicId);
    if (stored === undefined || !isSameHash(stored, secretHash)) return undefined;
    return { kind: 'anonymous', accountId: publicId };
  },
} as const satisfies Record<
  Credential['kind'],
  (options: IdentifyOptions, credential: Credential) => Promise<Identity | undefined>
>;

function isLive(key: StoredKey, secretHash: string, nowMs: number): boolean {
  if (key.revokedAtMs !== null) return false;
  return key.secrets.some(
    (secret) =>
      isSameHash(secret.secretHash, secretHash) && (secret.expiresAtMs === null || nowMs < secret.expiresAtMs),
  );
}

function toPermissions({ permissions }: StoredKey): ReadonlySet<EndpointName> {
  return new Set(permissions === null ? ENDPOINT_NAMES : ENDPOINT_NAMES.filter((name) => permissions.includes(name)));
}
