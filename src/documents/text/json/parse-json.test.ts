import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isScalar, type JsonNode } from './json-node.ts';
import { parseJson } from './parse-json.ts';

function toValue(node: JsonNode): unknown {
  if (isScalar(node)) return node.kind === 'text' ? node.raw : JSON.parse(node.raw);
  if (node.kind === 'array') return node.items.map(toValue);
  return Object.fromEntries(node.members.map(({ key, value }) => [key, toValue(value)]));
}

describe('JSON with places', () => {
  it('parses whatever JSON.stringify writes', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        const text = JSON.stringify(value);
        const { node, end } = parseJson(text, 0);
        expect(node === undefined ? undefined : JSON.stringify(toValue(node))).toBe(text);
        expect(end).toBe(text.length);
      }),
    );
  });

  it('knows where each value stands, without its quotes', () => {
    const { node } = parseJson(' {"a": "bc"}', 1);
    expect(node).toMatchObject({
      span: { start: 1, end: 12 },
      members: [{ keySpan: { start: 3, end: 4 }, value: { span: { start: 8, end: 10 } } }],
    });
  });

  it('takes comments, trailing commas, single quotes, bare keys and words of Python', () => {
    const { node } = parseJson("{a: 'x', /* c */ b: [1, 2,], // d\n c: None,}", 0);
    expect(node).toMatchObject({
      members: [{ key: 'a' }, { key: 'b' }, { key: 'c', value: { kind: 'word', raw: 'None' } }],
    });
  });

  it('gives up at the first fault, and on nesting deeper than any table', () => {
    expect(parseJson('{"a" 1}', 0)).toEqual({ end: 5 });
    expect(parseJson('[1, oops]', 0).node).toBeUndefined();
    expect(parseJson('['.repeat(200), 0).node).toBeUndefined();
  });
});
