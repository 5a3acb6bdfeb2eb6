import { describe, expect, it } from 'vitest';
import { DocumentRefusal } from '../document-refusal.ts';
import { XmlScanner } from './xml-scanner.ts';

/** What is told of a text that comes in pieces of a length. */
function tell(xml: string, length = xml.length): readonly string[] {
  const told: string[] = [];
  const scanner = new XmlScanner({
    open: (name, attributes) => told.push(`<${name} ${JSON.stringify(attributes)}`),
    close: (name) => told.push(`>${name}`),
    text: (text) => told.push(text),
  });
  for (let at = 0; at < xml.length; at += length) scanner.write(xml.slice(at, at + length));
  scanner.end();
  return told;
}

function reasonOf(xml: string): string {
  try {
    tell(xml);
    return 'read';
  } catch (error) {
    return error instanceof DocumentRefusal ? error.reason : String(error);
  }
}

const joined = (told: readonly string[]): string => told.join('');

describe('a scanner of XML', () => {
  it('tells elements, attributes and texts, with references replaced', () => {
    const xml = `<?xml version="1.0"?><a x="1 &lt; 2" y='"q"'><!-- <b> --><b/>one &amp; &#233;&#x41;<![CDATA[<c>]]></a>`;
    expect(tell(xml)).toEqual([
      `<a ${JSON.stringify({ x: '1 < 2', y: '"q"' })}`,
      '<b {}',
      '>b',
      'one & éA',
      '<c>',
      '>a',
    ]);
  });

  it('tells the same however the text is cut', () => {
    const xml = '<a p="x > y"><b q="&#x1F600;">tom &amp; tim</b><![CDATA[ ]] > ]]><c/></a>\n';
    for (let length = 1; length < xml.length; length += 1) expect(joined(tell(xml, length))).toBe(joined(tell(xml)));
  });

  it('refuses an element with more attributes than any genuine one has', () => {
    const make = (count: number): string => `<a ${Array.from({ length: count }, (_, i) => `x${i}=""`).join(' ')}/>`;
    expect(reasonOf(make(200))).toBe('read');
    expect(reasonOf(make(5000))).toBe('too-large');
  });

  it('gives attributes that nothing else put there', () => {
    const seen: unknown[] = [];
    const scanner = new XmlScanner({
      open: (_, attributes) => seen.push(attributes.constructor, attributes.toString),
      close: () => undefined,
      text: () => undefined,
    });
    scanner.write('<a/>');
    expect(seen).toEqual([undefined, undefined]);
  });

  it.each([
    ['<!DOCTYPE a [<!ENTITY e "x">]><a>&e;</a>', 'forbidden-markup'],
    ['<a>&e;</a>', 'damaged'],
    ['<a>&#x110000;</a>', 'damaged'],
    ['<a><b></a></b>', 'damaged'],
    ['<a>', 'damaged'],
    ['<a', 'damaged'],
    ['', 'damaged'],
    ['<a/><b/>', 'damaged'],
    ['<a/>text', 'damaged'],
    ['<a b/>', 'damaged'],
    ['<a b=c/>', 'damaged'],
    ['<a b="1" b="2"/>', 'damaged'],
    ['<a b="<c/>"/>', 'damaged'],
    ['<>x</>', 'damaged'],
    ['<a><!x></a>', 'damaged'],
    [`${'<a>'.repeat(101)}${'</a>'.repeat(101)}`, 'too-large'],
    [`<a>${'x'.repeat(2_100_000)}</a>`, 'too-large'],
    [`<a b="${'x'.repeat(2_100_000)}"/>`, 'read'],
    [`<a>${'<b>x</b>'.repeat(300_000)}</a>`, 'read'],
  ])('ends %.40s as %s', (xml, reason) => {
    expect(reasonOf(xml)).toBe(reason);
  });
});
