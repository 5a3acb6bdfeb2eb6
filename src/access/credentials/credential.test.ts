import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { systemRandom } from '../random.ts';
import { toBase62 } from './base62.ts';
import { createPublicId, isSameHash, issueCredential, maybeCredential } from './credential.ts';

const key = issueCredential('cha', createPublicId('key', systemRandom), systemRandom);
const token = issueCredential('cha', createPublicId('anonymous', systemRandom), systemRandom);

describe('a credential', () => {
  test('begins with the prefix and is letters and digits from there on', () => {
    expect(key.text).toMatch(/^cha_k[0-9A-Za-z]{11}_[0-9A-Za-z]{49}$/);
    expect(token.text).toMatch(/^cha_a[0-9A-Za-z]{11}_[0-9A-Za-z]{49}$/);
  });

  test('is taken apart into what was issued', () => {
    for (const { text, ...stored } of [key, token]) expect(maybeCredential(text, 'cha')).toEqual(stored);
  });

  test('is told apart by kind', () => {
    expect(maybeCredential(key.text, 'cha')?.kind).toBe('key');
    expect(maybeCredential(token.text, 'cha')?.kind).toBe('anonymous');
  });

  test('does not hold its secret in what is stored', () => {
    const secret = key.text.slice('cha_'.length + key.publicId.length + 1, -6);
    expect(JSON.stringify({ ...key, text: '' })).not.toContain(secret);
    expect(key.secretHash).toMatch(/^[0-9a-f]{64}$/);
  });

  test('of another prefix, even one of the same length, is none', () => {
    expect(maybeCredential(key.text, 'chb')).toBeUndefined();
    expect(maybeCredential(issueCredential('chb', key.publicId, systemRandom).text, 'cha')).toBeUndefined();
  });

  test('with any one character changed is none', () => {
    for (let index = 0; index < key.text.length; index += 1) {
      const other = key.text[index] === 'x' ? 'y' : 'x';
      expect(maybeCredential(key.text.slice(0, index) + other + key.text.slice(index + 1), 'cha')).toBeUndefined();
    }
  });

  test('with two neighbours swapped is none', () => {
    for (let index = 0; index + 1 < key.text.length; index += 1) {
      const [a = '', b = ''] = [key.text[index], key.text[index + 1]];
      if (a === b) continue;
      expect(maybeCredential(key.text.slice(0, index) + b + a + key.text.slice(index + 2), 'cha')).toBeUndefined();
    }
  });

  test('cut off, lengthened or with space around it is none', () => {
    for (const text of [
      key.text.slice(0, -1),
      `${key.text}0`,
      ` ${key.text}`,
      `${key.text}\n`,
      key.text.toLowerCase(),
    ]) {
      expect(maybeCredential(text, 'cha')).toBeUndefined();
    }
  });

  test('is not found in any other text', () => {
    const texts = fc.oneof(
      fc.string(),
      fc.string().map((text) => `cha_${text}`),
    );
    fc.assert(fc.property(texts, (text) => maybeCredential(text, 'cha') === undefined));
  });

  test('is new each time', () => {
    const again = issueCredential('cha', key.publicId, systemRandom);
    expect(again.text).not.toBe(key.text);
    expect(again.publicId).toBe(key.publicId);
  });

  test('has a secret of 256 bits whatever the bytes are', () => {
    for (const byte of [0x00, 0xff]) {
      const made = issueCredential('cha', key.publicId, (sizeBytes) => new Uint8Array(sizeBytes).fill(byte));
      expect(maybeCredential(made.text, 'cha')?.secretHash).toBe(made.secretHash);
    }
  });
});

describe('base 62', () => {
  test.each([
    [[], 0, ''],
    [[], 3, '000'],
    [[61], 1, 'z'],
    [[62], 2, '10'],
    [[0, 255], 4, '0047'],
    [[255, 255, 255, 255], 6, '4gfFC3'],
  ])('of %j in %i digits is %s', (bytes, length, text) => {
    expect(toBase62(Uint8Array.from(bytes), length)).toBe(text);
  });

  test('of 32 bytes fits 43 digits and keeps their order', () => {
    const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 });
    fc.assert(
      fc.property(bytes, bytes, (a, b) => {
        const [left, right] = [toBase62(a, 43), toBase62(b, 43)];
        expect(left).toHaveLength(43);
        expect(left < right).toBe(Buffer.compare(a, b) < 0);
      }),
    );
  });
});

describe('two hashes', () => {
  test('are the same only where every character is', () => {
    expect(isSameHash('abc', 'abc')).toBe(true);
    expect(isSameHash('abc', 'abd')).toBe(false);
    expect(isSameHash('abc', 'ab')).toBe(false);
    expect(isSameHash('', '')).toBe(true);
  });
});
