import { createHash, timingSafeEqual } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { RandomBytes } from '../random.ts';
import { toBase62 } from './base62.ts';

/** What a credential proves: an API key, or an anonymous token. Told apart by the first letter of the public id. */
export type CredentialKind = 'key' | 'anonymous';

/** A credential taken apart: the id under which it is stored, and the hash of its secret half. */
export type Credential = { readonly kind: CredentialKind; readonly publicId: string; readonly secretHash: string };

/** A new credential: `text` is for its holder alone; the rest is what may be stored. */
export type IssuedCredential = Credential & { readonly text: string };

const KIND_LETTERS = { key: 'k', anonymous: 'a' } as const satisfies Record<CredentialKind, string>;

/** Random bytes of a public id: with 64 bits, two alike are expected after four billion ids; a store refuses the second. */
const ID_BYTES = 8;
const ID_LENGTH = 11;
const SECRET_BYTES = 32;
const SECRET_LENGTH = 43;
const CHECKSUM_LENGTH = 6;

const FORM = new RegExp(
  `^([A-Za-z0-9]{1,16})_([ka][0-9A-Za-z]{${ID_LENGTH}})_([0-9A-Za-z]{${SECRET_LENGTH}})([0-9A-Za-z]{${CHECKSUM_LENGTH}})$`,
);

/**
 * Makes a public id: the letter of the kind and 64 random bits, such as `k0Xc81MfQ2pz`. It names a credential in lists and
 * logs and proves nothing.
 */
export function createPublicId(kind: CredentialKind, random: RandomBytes): string {
  return KIND_LETTERS[kind] + toBase62(random(ID_BYTES), ID_LENGTH);
}

/**
 * Makes a credential for a public id, with a new secret of 256 random bits.
 *
 * Its form is `<prefix>_<public id>_<secret><checksum>`: letters and digits that a double click selects whole. The prefix
 * lets secret scanners find a leaked key; the checksum (CRC-32 of all before it, in base 62) lets a mistyped or cut-off
 * one be refused without asking the store.
 */
export function issueCredential(keyPrefix: string, publicId: string, random: RandomBytes): IssuedCredential {
  const secret = toBase62(random(SECRET_BYTES), SECRET_LENGTH);
  const body = `${keyPrefix}_${publicId}_${secret}`;
  return { kind: kindOf(publicId), publicId, secretHash: hashSecret(secret), text: body + checksumOf(body) };
}

/** Takes a credential apart, or gives undefined where the form, the prefix or the checksum is wrong. Asks no store. */
export function maybeCredential(text: string, keyPrefix: string): Credential | undefined {
  const [, prefix, publicId = '', secret = '', checksum = ''] = FORM.exec(text) ?? [];
  if (prefix !== keyPrefix) return undefined;
  if (checksumOf(text.slice(0, -CHECKSUM_LENGTH)) !== checksum) return undefined;
  return { kind: kindOf(publicId), publicId, secretHash: hashSecret(secret) };
}

/** Whether two hashes are equal, in a time that does not depend on where they differ. */
export function isSameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/**
 * The hash under which a secret is stored, in hexadecimal. One SHA-256 is right here, and a slow password hash would not
 * be: those make guessing dear where people choose the secret, and nobody can guess 256 random bits; they would cost every
 * request tens of milliseconds and give an attacker a cheap way to busy the service.
 */
function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

function kindOf(publicId: string): CredentialKind {
  return publicId.startsWith(KIND_LETTERS.key) ? 'key' : 'anonymous';
}

function checksumOf(body: string): string {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(crc32(body));
  return toBase62(bytes, CHECKSUM_LENGTH);
}
