import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { decodeConfig } from './config-link.ts';

const JSON_TEXT = '{"type":"pie","data":{"columns":[{"key":"م"}],"rows":[]}}';
const read = (text: string): string => Buffer.from(decodeConfig(text, 10_000)).toString();

describe('the chart in an address', () => {
  test.each([
    ['JSON as it stands', JSON_TEXT],
    ['base64url of JSON', Buffer.from(JSON_TEXT).toString('base64url')],
    ['base64url of compressed JSON', deflateRawSync(JSON_TEXT).toString('base64url')],
  ])('is read from %s', (_form, text) => {
    expect(read(text)).toBe(JSON_TEXT);
  });

  test.each(['', 'pie', 'a+b/c=', 'eyJ0eXBl!', 'AAAA', '%7B'])('is refused where it is %j', (text) => {
    expect(() => read(text)).toThrow('The chart in the address is neither JSON');
  });

  test('is not unfolded beyond its limit', () => {
    const bomb = deflateRawSync(`{${' '.repeat(20_000_000)}}`).toString('base64url');
    expect(() => read(bomb)).toThrow('unfolds to more than 10000 bytes');
  });
});
