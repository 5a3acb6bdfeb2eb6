import { constants, inflateRawSync } from 'node:zlib';
import { ValidationError } from '../v0/endpoint.ts';

const BASE64_URL = /^[A-Za-z0-9_-]*$/;
const BRACE = 0x7b;

/**
 * The JSON of a chart that an address carries. Three forms are read: JSON as it stands, JSON in base64url (RFC 4648, 5,
 * without padding), and JSON compressed as raw deflate (RFC 1951) in base64url, which gets about five times as much data
 * into an address. Throws a `ValidationError`; never unfolds more than `limitBytes`.
 */
export function decodeConfig(text: string, limitBytes: number): Uint8Array {
  if (text.trimStart().startsWith('{')) return Buffer.from(text);
  if (!BASE64_URL.test(text) || text === '') throw refuse('is neither JSON nor base64url of JSON');
  const bytes = Buffer.from(text, 'base64url');
  return bytes[0] === BRACE ? bytes : inflate(bytes, limitBytes);
}

function inflate(bytes: Uint8Array, limitBytes: number): Uint8Array {
  try {
    return inflateRawSync(bytes, { maxOutputLength: limitBytes, finishFlush: constants.Z_FINISH });
  } catch (cause) {
    const isTooLarge = cause instanceof RangeError;
    throw refuse(
      isTooLarge ? `unfolds to more than ${limitBytes} bytes` : 'is neither JSON nor compressed JSON',
      cause,
    );
  }
}

function refuse(fault: string, cause?: unknown): ValidationError {
  const message = `The chart in the address ${fault}. Send JSON, or JSON (as it is, or as raw deflate) in base64url.`;
  return new ValidationError([{ path: 'config', message }], { cause });
}
