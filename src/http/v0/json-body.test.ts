import { describe, expect, test } from 'vitest';
import { catchIssues } from '../../../test/http/catch-issues.ts';
import { proves } from '../../../test/proves.ts';
import { parseJsonBody } from './json-body.ts';

const read = (text: string) => parseJsonBody(new TextEncoder().encode(text));
const issuesOf = (text: string | Uint8Array) =>
  catchIssues(() => (typeof text === 'string' ? read(text) : parseJsonBody(text)));

describe('a request body', () => {
  test('is a JSON object', () => {
    expect(read(' {"a": [1, null]} ').value).toEqual({ a: [1, null] });
  });

  test('may begin with a byte order mark', () => {
    expect(read('\ufeff{"a":1}').value).toEqual({ a: 1 });
  });

  test.each([
    ['[]', 'an array was sent'],
    ['null', 'null was sent'],
    ['"text"', '"text" was sent'],
    ['12', '12 was sent'],
    ['', 'is empty'],
    [' \n\t ', 'is empty'],
    ['{"a":1', 'ends too early'],
    ['{\n  "a": 1,\n  b: 2}', 'at line 3, character 3'],
    ['{"a":01}', 'at line 1, character 7'],
    ['{"a":NaN}', 'at line 1, character 6'],
    ['{} {}', 'at line 1, character 4'],
    [`{"a":"\n${'['.repeat(100_000)}"}`, 'is not valid JSON: there is a mistake at line 1, character 6'],
    [`{"a":${'1,'.repeat(600_000)}}`, 'is not valid JSON.'],
  ])('is refused in words that say what is wrong: %.40s', (text, words) => {
    const [issue] = issuesOf(text);
    expect(issue?.path).toBe('');
    expect(issue?.message).toContain(words);
  });

  test('that is not JSON is never quoted back', () => {
    expect(JSON.stringify(issuesOf('{"secret": hunter2}'))).not.toContain('hunter2');
  });

  test.each([
    ['a lone continuation byte', [0x7b, 0x80, 0x7d]],
    ['an overlong form', [0x22, 0xc0, 0xaf, 0x22]],
    ['an encoded surrogate', [0x22, 0xed, 0xa0, 0x80, 0x22]],
    ['UTF-16', [0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]],
  ])('must be UTF-8 without a fault: %s', (_, bytes) => {
    expect(issuesOf(new Uint8Array(bytes))[0]?.message).toContain('UTF-8');
  });

  test('may nest, within reason', () => {
    const nested = (levels: number) => `{"a":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;
    expect(() => read(nested(200))).not.toThrow();
    expect(issuesOf(nested(201))[0]?.message).toContain('201 levels deep; the limit is 200');
    expect(issuesOf(nested(100_000))[0]?.message).toContain('100000 levels');
  });

  test('keeps own keys that name members of objects, and pollutes nothing', () => {
    const { value } = read('{"__proto__":{"polluted":1},"constructor":2,"hasOwnProperty":3}');
    expect(Object.keys(value)).toEqual(['__proto__', 'constructor', 'hasOwnProperty']);
    expect(Object.hasOwn({}, 'polluted') || 'polluted' in {}).toBe(false);
  });

  test('keeps unpaired surrogates that are written as escapes', () => {
    expect(read('{"a":"\\ud800"}').value).toEqual({ a: '\ud800' });
  });
});

describe('numbers that would not survive', () => {
  test(proves('values.unsafe-numbers', 'each is named by its path, with the advice to send it as text'), () => {
    const text = '{"config":{"data":{"rows":[{"a":1},{"b c":9007199254740993,"d":1e999}]}}}';
    expect(read(text).findUnsafeNumbers('config')).toEqual([
      {
        path: 'config.data.rows[1]["b c"]',
        message: expect.stringMatching(/9007199254740993 is beyond .* Send it as text/),
      },
      { path: 'config.data.rows[1].d', message: expect.stringContaining('"1e999"') },
    ]);
  });

  test('are of no concern outside the field that is asked for', () => {
    expect(read('{"config":{},"other":1e999}').findUnsafeNumbers('config')).toEqual([]);
  });

  test('are no concern as text', () => {
    expect(read('{"config":{"a":"9007199254740993"}}').findUnsafeNumbers('config')).toEqual([]);
  });

  test('are listed up to a bound, with notations cut', () => {
    const text = `{"config":[${Array.from({ length: 50 }, () => '9'.repeat(400)).join(',')}]}`;
    const issues = read(text).findUnsafeNumbers('config');
    expect(issues).toHaveLength(20);
    expect(issues[0]?.message.length).toBeLessThan(200);
  });
});
