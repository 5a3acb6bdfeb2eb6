import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { serialise, toPieces, toSlices } from './frames.ts';

/** The pieces of an event as the text that arrives. */
function joined(...event: Parameters<typeof toPieces>): string {
  return Buffer.concat(Array.from(toPieces(...event), (piece) => Buffer.from(piece))).toString();
}

describe('the data of an event', () => {
  test('is one line for every reader, and reads back as it was', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue()), (data) => {
        const json = serialise(data);
        expect(json).not.toMatch(/[\n\r\u0085\u2028\u2029]/);
        expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(data)));
      }),
    );
  });

  test('keeps line separators and lone surrogates as escapes', () => {
    const data = { text: 'a\u2028b\u2029c\u0085d\ud800e\r\n' };
    const json = serialise(data);
    expect(json).toBe('{"text":"a\\u2028b\\u2029c\\u0085d\\ud800e\\r\\n"}');
    expect(JSON.parse(Buffer.from(json).toString())).toEqual(data);
  });

  test.each([[undefined], [null], ['text'], [[1]], [() => 1], [{ n: 1n }]])('is refused for %s', (value) => {
    expect(() => serialise(value)).toThrow(TypeError);
  });

  test('is refused for a circle', () => {
    const circle: { self?: unknown } = {};
    circle.self = circle;
    expect(() => serialise(circle)).toThrow(TypeError);
  });
});

describe('a frame', () => {
  test('is an event line, a data line and a blank line', () => {
    expect(joined('progress', '{"message":"x"}')).toBe('event: progress\ndata: {"message":"x"}\n\n');
  });

  test('is one piece where it is short', () => {
    expect([...toPieces('complete', '{}')]).toHaveLength(1);
  });

  test('is the same text however it is cut', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 9 }), (text, sliceBytes) => {
        const json = serialise({ text });
        const whole = `event: complete\ndata: ${json}\n\n`;
        expect(joined('complete', json, sliceBytes)).toBe(whole);
        expect(joined('complete', [...toSlices(new TextEncoder().encode(json), 5)], sliceBytes)).toBe(whole);
      }),
    );
  });
});
