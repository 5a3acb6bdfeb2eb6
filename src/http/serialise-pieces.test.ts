import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { serialise } from './frames.ts';
import { serialiseInPieces } from './serialise-pieces.ts';

const rows = (count: number): object[] =>
  Array.from({ length: count }, (_, i) => ({ city: `مدينة ${i}\u2028"\ud800`, visits: i / 3, none: undefined }));

/** The text that a payload makes, and in how many pieces. */
function read(value: unknown): { readonly text: string; readonly pieces: number } {
  const payload = serialiseInPieces(value);
  if (typeof payload === 'string') return { text: payload, pieces: 1 };
  return { text: Buffer.concat(payload).toString(), pieces: payload.length };
}

describe('a value in pieces', () => {
  test.each([2000, 2001, 4000, 7777])('is what it is as a whole, with %i rows', (count) => {
    const value = {
      config: {
        type: 'table',
        data: { columns: [{ key: 'city' }], rows: rows(count), _provenance: { rows: rows(2) } },
      },
      response: { message: 'Read\u2029', left: undefined, call: () => 1 },
      extractMeta: null,
      made: new Date(0),
    };
    expect(read(value).text).toBe(serialise(value));
  });

  test('is cut where its lists are long, and one text where they are short', () => {
    expect(read({ data: { rows: rows(30_000) } }).pieces).toBeGreaterThan(5);
    expect(serialiseInPieces({ data: { rows: rows(10) } })).toBeTypeOf('string');
  });

  test('is the same for every value, wherever a long list stands in it', () => {
    const long = Array.from({ length: 2500 }, (_, i) => (i % 7 === 0 ? undefined : i));
    fc.assert(
      fc.property(
        fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue()),
        fc.integer({ max: 6 }),
        (value, depth) => {
          let nested: object = { ...value, list: long, last: 1 };
          for (let i = 0; i < depth; i += 1) nested = { before: value, nested };
          expect(read(nested).text).toBe(serialise(nested));
        },
      ),
    );
  });

  test('is refused where it is no object, or a circle', () => {
    const circle: { self?: unknown; list: number[] } = { list: new Array(3000).fill(1) };
    circle.self = circle;
    for (const value of [circle, new Array(3000).fill(1), undefined, { list: new Array(3000).fill(1n) }])
      expect(() => serialiseInPieces(value)).toThrow(TypeError);
  });
});
