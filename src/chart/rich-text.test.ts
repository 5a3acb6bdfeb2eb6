import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toDocument, toPlainText } from './rich-text.ts';

describe('a plain text as a document', () => {
  test('is one paragraph, and an empty line a paragraph without content', () => {
    expect(toDocument('Sales')).toEqual({
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Sales' }] }],
    });
    expect(toDocument('a\n\nb').content[1]).toEqual({ type: 'paragraph' });
  });

  test.each([
    ['المبيعات', true],
    ['٢٠٢٤ Sales', false],
    ['2024: المبيعات حسب region', true],
    ['2024: المبيعات by region', false],
    ['Sales المبيعات', false],
    ['שלום', true],
    ['123 – 45%', false],
    ['', false],
  ])('%s runs from right to left: %s', (text, isRight) => {
    const [paragraph] = toDocument(text).content;
    expect(paragraph?.attrs).toEqual(isRight ? { dir: 'rtl' } : undefined);
  });

  test('reads back as the text it was', () => {
    const line = fc
      .string({ unit: 'grapheme' })
      .filter((text) => !/[\r\n]/.test(text) && text.trim() === text && text !== '');
    fc.assert(
      fc.property(fc.array(line, { minLength: 1 }), (lines) => {
        expect(toPlainText(toDocument(lines.join('\n')))).toBe(lines.join('\n'));
      }),
    );
  });
});

describe('the plain text of a document', () => {
  test('leaves marks out and keeps the lines of paragraphs, lists and breaks', () => {
    const text = (letters: string, ...marks: string[]) => ({
      type: 'text',
      text: letters,
      marks: marks.map((type) => ({ type })),
    });
    const document = {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 1 }, content: [text('Head', 'bold'), text('line')] },
        {
          type: 'bulletList',
          content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [text('one')] }] }],
        },
        { type: 'paragraph', content: [text('two'), { type: 'hardBreak' }, text('three')] },
      ],
    };
    expect(toPlainText(document)).toBe('Headline\none\ntwo\nthree');
  });

  test.each([null, undefined, 5, [], {}, { type: 'doc' }, { content: 'x' }])('is empty for %j', (value) => {
    expect(toPlainText(value)).toBe('');
  });

  test('ends in a document without end', () => {
    const loop: { type: string; content: unknown[] } = { type: 'doc', content: [] };
    loop.content.push(loop);
    expect(toPlainText(loop)).toBe('');
  });
});
