import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { proves } from '../../../test/proves.ts';
import { decodeHead, findBase64Fault, toDecodedLength } from './base64.ts';

const bytes = fc.uint8Array({ minLength: 1, maxLength: 100 });
const encode = (value: Uint8Array) => Buffer.from(value).toString('base64');

describe('base64', () => {
  test('that a program wrote by the standard has no fault, and its length is known', () => {
    fc.assert(
      fc.property(bytes, (value) => {
        expect(findBase64Fault(encode(value))).toBeUndefined();
        expect(toDecodedLength(encode(value))).toBe(value.length);
      }),
    );
  });

  test('has no fault exactly where decoding and encoding give the same text', () => {
    const letters = fc.array(fc.constantFrom(...'AQgw48+/=-_ zZ09'), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(letters, (parts) => {
        const text = parts.join('');
        const isFaultless = Buffer.from(text, 'base64').toString('base64') === text;
        expect(findBase64Fault(text) === undefined).toBe(isFaultless);
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    ['', 'empty'],
    ['data:image/png;base64,AAAA', 'data: URL'],
    ['AA_A', 'URL-safe'],
    ['AA-A', 'URL-safe'],
    ['AAAA\nAAAA', 'white space'],
    ['AAAA ', 'white space'],
    ['AAA', 'a multiple of 4'],
    ['AA', 'a multiple of 4'],
    ['A===', '"="'],
    ['AA=A', '"="'],
    ['AB==', 'after the last byte'],
    ['AAB=', 'after the last byte'],
    ['AAé=', '"é"'],
  ])(proves('values.base64', 'a fault is named: %j'), (text, words) => {
    expect(findBase64Fault(text)).toContain(words);
  });

  test('gives its first bytes without the rest', () => {
    fc.assert(
      fc.property(bytes, fc.integer({ min: 1, max: 50 }), (value, length) => {
        expect([...decodeHead(encode(value), length)]).toEqual([...value.subarray(0, length)]);
      }),
    );
  });
});
