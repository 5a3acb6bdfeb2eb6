import type { Clock } from '../clock.ts';
import type { EndpointName } from '../endpoints.ts';
import type { RandomBytes } from '../random.ts';
import { createPublicId, type IssuedCredential, issueCredential } from './credential.ts';
import type { KeyStore } from './key-store.ts';

/** What is needed to make and change keys. */
export type KeyOptions = {
  readonly store: KeyStore;
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly keyPrefix: string;
};

/** Makes and stores an API key. `permissions` null allows every endpoint. Its text is known to the caller alone from now on. */
export async function createKey(
  { store, clock, random, keyPrefix }: KeyOptions,
  { name, permissions }: { readonly name: string; readonly permissions: readonly EndpointName[] | null },
): Promise<IssuedCredential> {
  const credential = issueCredential(keyPrefix, createPublicId('key', random), random);
  const { publicId, secretHash } = credential;
  const createdAtMs = clock.nowMs();
  const secrets = [{ secretHash, createdAtMs, expiresAtMs: null }];
  await store.insertKey({ publicId, name, permissions, createdAtMs, revokedAtMs: null, secrets });
  return credential;
}

/** A key's new secret, and until when the one before it still works. */
export type RotatedKey = { readonly credential: IssuedCredential; readonly previousExpiresAtMs: number };

/**
 * Gives a key a new secret; the one before it works on for the overlap, so that programs can change over one by one. At
 * most two secrets work at a time: one that an earlier rotation left behind ends now. Undefined where there is no such
 * key, or it is revoked.
 */
export async function rotateKey(
  { store, clock, random, keyPrefix }: KeyOptions,
  publicId: string,
  overlapMs: number,
): Promise<RotatedKey | undefined> {
  const credential = issueCredential(keyPrefix, publicId, random);
  const nowMs = clock.nowMs();
  const previousExpiresAtMs = nowMs + overlapMs;
  const { secretHash } = credential;
  const isRotated = await store.rotateSecret({ publicId, secretHash, nowMs, previousExpiresAtMs });
  return isRotated ? { credential, previousExpiresAtMs } : undefined;
}
