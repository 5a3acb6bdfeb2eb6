import { describe, expect, it } from 'vitest';
import { readXml } from './read-xml.ts';

const read = (text: string): readonly (readonly (readonly string[])[])[] =>
  readXml(text).map(({ rows }) => rows.map((row) => row.map((cell) => cell.text)));

describe('records of XML', () => {
  it('have elements, attributes or both as fields', () => {
    expect(read('<s><r id="1"><n>A &amp; B</n><v>2</v></r>\n<r id="2"><n>C</n></r><r id="3"/></s>')).toEqual([
      [
        ['id', 'n', 'v'],
        ['1', 'A & B', '2'],
        ['2', 'C', ''],
        ['3', '', ''],
      ],
    ]);
  });

  it('name what lies deeper by a path', () => {
    expect(read('<s><r><at><x>1</x><y>2</y></at></r><r><at><x>3</x><y>4</y></at></r></s>')[0]?.[0]).toEqual([
      'at.x',
      'at.y',
    ]);
  });

  it('point at their places', () => {
    const text = '<s><r a=\'10\' b="x"/><r a=\'20\' b="y"/></s>';
    const [grid] = readXml(text);
    const [span] = grid?.rows[2]?.[0]?.spans ?? [];
    expect(text.slice(span?.start, span?.end)).toBe('20');
  });

  it('are not looked for in pages, and need two of one name with two fields', () => {
    expect(readXml('<div><r a="1" b="2"/><r a="1" b="2"/></div>')).toEqual([]);
    expect(readXml('<s><r a="1" b="2"/></s>')).toEqual([]);
    expect(readXml('<s><r a="1"/><r a="2"/></s>')).toEqual([]);
  });

  it('take whatever stands there, however broken', () => {
    expect(readXml('</a><b <c> 5 < 6 > </b></c></c>')).toEqual([]);
    expect(readXml(`<x>${'<a/>'.repeat(125_000)}`)).toEqual([]);
    expect(readXml('<a>'.repeat(160_000))).toEqual([]);
  });
});
