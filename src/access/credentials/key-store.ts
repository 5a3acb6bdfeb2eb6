/** One of the secrets of an API key. `expiresAtMs` is set on a secret that was replaced and still works for a while. */
export type StoredSecret = {
  readonly secretHash: string;
  readonly createdAtMs: number;
  readonly expiresAtMs: number | null;
};

/** An API key as it is stored. `permissions` are endpoint names; null allows every endpoint, those to come included. */
export type StoredKey = {
  readonly publicId: string;
  readonly name: string;
  readonly permissions: readonly string[] | null;
  readonly createdAtMs: number;
  readonly revokedAtMs: number | null;
  /** Newest first. Never more than two. */
  readonly secrets: readonly StoredSecret[];
};

/** A replaced secret: the new hash, and when the one before stops working. */
export type SecretRotation = {
  readonly publicId: string;
  readonly secretHash: string;
  readonly nowMs: number;
  readonly previousExpiresAtMs: number;
};

/**
 * Where API keys are kept. Each method is one atomic step that is durable when it resolves, and sees at once what any
 * process on the same store has written. All reject where the store can't be reached.
 */
export interface KeyStore {
  insertKey(key: StoredKey): Promise<void>;
  findKey(publicId: string): Promise<StoredKey | undefined>;
  /** All keys, the oldest first, revoked ones included. */
  listKeys(): Promise<readonly StoredKey[]>;
  /**
   * Adds a secret and lets the one before it expire; secrets older than that are removed. False where there is no such
   * key, or it is revoked.
   */
  rotateSecret(rotation: SecretRotation): Promise<boolean>;
  /** Revokes a key for ever. False where there is no such key; a key revoked before keeps its first moment. */
  revokeKey(publicId: string, nowMs: number): Promise<boolean>;
}
