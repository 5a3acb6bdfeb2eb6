import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isUnsafeNumber, scanJson } from './json-scan.ts';

describe('a number of a JSON text', () => {
  test.each([
    ['an integer beyond 2^53', '9007199254740993'],
    ['a negative integer beyond 2^53', '-9007199254740993'],
    ['an even integer beyond 2^53, whose neighbours it cannot be told from', '9007199254740994'],
    ['a long integer', '12345678901234567890'],
    ['a large amount whose digits change', '123456789012345678.5'],
    ['an overflow', '1e999'],
    ['a negative overflow', '-1E+999'],
    ['a value that would become zero', '1e-999'],
  ])('is unsafe: %s', (_, notation) => {
    expect(isUnsafeNumber(notation)).toBe(true);
  });

  test.each([
    ['2^53 itself', '9007199254740992'],
    ['the largest safe integer', '9007199254740991'],
    ['zero in any notation', '-0.00e999'],
    ['a power of ten that keeps its digits', '1.989e30'],
    ['a double written with 17 digits', '0.10000000000000001'],
    ['a fraction longer than a double', '3.14159265358979323846'],
    ['the smallest double', '5e-324'],
  ])('is safe: %s', (_, notation) => {
    expect(isUnsafeNumber(notation)).toBe(false);
  });

  test('is safe whenever a program wrote it from a double below 2^53', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: -(2 ** 53), max: 2 ** 53 }), (value) => {
        expect(isUnsafeNumber(JSON.stringify(value))).toBe(false);
      }),
    );
  });
});

describe('scanJson', () => {
  test('sees unsafe numbers between other tokens', () => {
    expect(scanJson('{"a":[1,2.5,12345678901234567890]}').hasUnsafeNumber).toBe(true);
    expect(scanJson('[1e999]').hasUnsafeNumber).toBe(true);
    expect(scanJson('1e999').hasUnsafeNumber).toBe(true);
  });

  test('passes over numbers, brackets and escaped quotes inside strings', () => {
    const text = JSON.stringify({ 'a"12345678901234567890': '[[[{{ \\" 1e999 \\', b: '\\' });
    expect(scanJson(text)).toEqual({ depth: 1, hasUnsafeNumber: false });
  });

  test('measures how deep a text nests', () => {
    expect(scanJson('7').depth).toBe(0);
    expect(scanJson('{"a":[{"b":[]},[]]}').depth).toBe(4);
  });

  test('finds nothing unsafe in what JSON.stringify wrote from small numbers and any text', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.integer(), fc.dictionary(fc.string(), fc.string()))), (value) => {
        expect(scanJson(JSON.stringify(value)).hasUnsafeNumber).toBe(false);
      }),
    );
  });

  test('comes to an end on texts that are no JSON', () => {
    for (const text of ['"', '"\\', '"\\"', '-', '1e', ']]]', '\u0000'.repeat(9), '\\"'.repeat(1000)]) {
      expect(scanJson(text).hasUnsafeNumber).toBeTypeOf('boolean');
    }
  });
});
